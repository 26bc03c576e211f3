"""Records of games: reading, writing and replaying them to the card (rule book, 12)."""

import hashlib
import json
from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.engine.actions import parse
from bot.engine.cards import Card, format_cards, parse_cards
from bot.engine.deal import deal, is_pack, owners
from bot.engine.errors import Illegal, RecordError, RulesError
from bot.engine.play import apply
from bot.engine.rules import Rules, load_rules
from bot.engine.scoring import score, totals_after, winner_of
from bot.engine.state import Phase, State

FORMAT: Literal["canasta-record-1"] = "canasta-record-1"
_REQUIRED = frozenset(
    ("format", "options")
)  # have a usual value for who makes a record, not for who reads one

_MOST = 2**53  # what every reader of JSON reads exactly
Number = Annotated[int, Field(ge=-_MOST, le=_MOST)]


class RoundRecord(BaseModel):
    """One round: the deal, every action, and the scores once it is over."""

    model_config = ConfigDict(strict=True, frozen=True)

    dealer: Number
    deck: str
    actions: list[str]
    scores: list[Number] | None = None
    commit: str | None = None
    nonce: str | None = None


class Record(BaseModel):
    """One game; nothing else is needed to replay it to the card."""

    model_config = ConfigDict(strict=True, frozen=True)

    format: Literal["canasta-record-1"] = FORMAT
    preset: str
    seats: Number
    teams: str
    options: dict[str, Any] = Field(default_factory=dict)
    players: list[str]
    start_totals: list[Number] | None = None
    rounds: list[RoundRecord]
    totals: list[Number]
    winner: Number | None

    def line(self) -> str:
        """The record as one line of JSON."""
        whole = self.model_dump() | {"rounds": self._rounds()}
        if self.start_totals is None:
            del whole["start_totals"]
        return json.dumps(whole, ensure_ascii=False)

    def _rounds(self) -> list[dict[str, Any]]:
        return [round_.model_dump(exclude_none=True) for round_ in self.rounds]


class Outcome(BaseModel):
    """What a good record comes to: the scores of each finished round, the totals, the winner."""

    scores: list[list[int]]
    totals: list[int]
    winner: int | None


def commitment(deck: str, nonce: str) -> str:
    """The promise shown before a round: SHA-256 of `deck:nonce` in lower-case hex."""
    return hashlib.sha256(f"{deck}:{nonce}".encode()).hexdigest()


def read_json(text: str | bytes) -> Any:
    """Read JSON from outside; raises ValueError for anything else, numbers that are none and halves of characters too."""
    try:
        found = json.loads(text, parse_constant=_refuse_constant)
        json.dumps(found, ensure_ascii=False).encode()
    except RecursionError:
        raise ValueError("nested too deep") from None
    return found


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def read_record(text: str | bytes) -> Record:
    """Read one record; raises RecordError `bad_record` for what is no record of this format."""
    try:
        return _validated(read_json(text))
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][:4])
        raise RecordError("bad_record", f"{where[:80] or 'record'}: {first['msg'][:120]}") from None
    except ValueError:
        raise RecordError("bad_record", "not readable as JSON") from None


def _validated(found: Any) -> Record:
    if isinstance(found, dict) and (missing := _REQUIRED - found.keys()):
        raise RecordError("bad_record", f"{min(missing)}: missing")
    return Record.model_validate(found)


def replay(record: Record | str) -> Outcome:
    """Play a record through the rules, checking everything in it.

    Raises RecordError with the record's or the action's code, the round and the action.
    """
    game = read_record(record) if isinstance(record, str) else record
    rules = record_rules(game)
    totals, scores = _start_totals(game, rules), []
    for state, number in _rounds(game, rules):
        final = state
        if final.phase is Phase.OVER:
            scores.append([line.total for line in score(final)])
            totals = totals_after(final)
        _check_scores(game.rounds[number], final, number)
    over = len(scores) == len(game.rounds) > 0
    winner = winner_of(rules, totals) if over else None
    _check_end(game, totals, winner)
    return Outcome(scores=scores, totals=list(totals), winner=winner)


def record_rules(game: Record) -> Rules:
    """The rules a record was played by; raises RecordError `bad_options`."""
    try:
        return load_rules(game.preset, game.seats, game.teams, **game.options)
    except (RulesError, TypeError, RecursionError) as error:
        raise RecordError("bad_options", str(error)[:200]) from None


def _start_totals(game: Record, rules: Rules) -> tuple[int, ...]:
    if len(game.players) != rules.seats:
        raise RecordError("bad_record", f"players: {len(game.players)} names for {rules.seats} seats")
    start = game.start_totals if game.start_totals is not None else [0] * owners(rules)
    if len(start) != owners(rules):
        raise RecordError("bad_record", f"start_totals: {len(start)} numbers for {owners(rules)} sides")
    return tuple(start)


def _rounds(game: Record, rules: Rules) -> Iterator[tuple[State, int]]:
    """The last state of each round with its number, each played in turn."""
    totals, dealer, over = _start_totals(game, rules), None, True
    for number, round_ in enumerate(game.rounds):
        if not over or (number and winner_of(rules, totals) is not None):
            raise RecordError("bad_record", f"round {number} comes after the end")
        _check_dealer(round_, rules, dealer, number)
        state = _play_round(round_, rules, totals, number)
        yield state, number
        dealer, over = round_.dealer, state.phase is Phase.OVER
        totals = totals_after(state) if over else totals


def _check_dealer(round_: RoundRecord, rules: Rules, before: int | None, number: int) -> None:
    due = round_.dealer if before is None else (before + 1) % rules.seats
    if not 0 <= round_.dealer < rules.seats or round_.dealer != due:
        raise RecordError("bad_dealer", f"dealer {round_.dealer}, due {due}", at_round=number)


def _play_round(round_: RoundRecord, rules: Rules, totals: tuple[int, ...], number: int) -> State:
    state = deal(rules, _deck(round_, rules, number), round_.dealer, totals)
    for place, text in enumerate(round_.actions):
        try:
            state = apply(state, parse(text))
        except Illegal as illegal:
            raise RecordError(illegal.reason, str(illegal), at_round=number, at_action=place) from None
    return state


def _deck(round_: RoundRecord, rules: Rules, number: int) -> tuple[Card, ...]:
    try:
        deck = tuple(parse_cards(round_.deck))
    except ValueError as error:
        raise RecordError("bad_deck", str(error), at_round=number) from None
    if not is_pack(rules, deck):
        raise RecordError("bad_deck", f"{len(deck)} cards are not exactly the pack", at_round=number)
    if (
        None not in (round_.commit, round_.nonce)
        and commitment(round_.deck, str(round_.nonce)) != round_.commit
    ):
        raise RecordError("bad_commit", "the commitment is not that of this deck and nonce", at_round=number)
    return deck


def _check_scores(round_: RoundRecord, state: State, number: int) -> None:
    due = [line.total for line in score(state)] if state.phase is Phase.OVER else None
    if round_.scores != due:
        raise RecordError("bad_scores", f"scores {_short(round_.scores)}, due {due}", at_round=number)


def _check_end(game: Record, totals: tuple[int, ...], winner: int | None) -> None:
    if game.totals != list(totals):
        raise RecordError("bad_totals", f"totals {_short(game.totals)}, due {list(totals)}")
    if game.winner != winner:
        raise RecordError("bad_winner", f"winner {game.winner}, due {winner}")


def _short(value: object) -> str:
    return str(value)[:80]


def deck_text(deck: tuple[Card, ...]) -> str:
    """A deck in the record notation, top first."""
    return format_cards(deck)
