"""The finished rounds of a match, and what is made of them: totals, score sheets, the record, the result."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.engine import GoneOut, Record, RoundRecord, Rules, Score, State, score
from bot.engine.deal import owners
from bot.storage import MatchResult, PlayerResult
from bot.table import lines
from bot.table.round import Deal, Round, start
from bot.table.setup import Setup


@dataclass(frozen=True)
class FinishedRound:
    """A round that is over. `lines` are as stored, or only those that stand; all else comes from them when asked for."""

    rules: Rules
    dealt: Deal
    before: tuple[int, ...]  # the totals before it
    lines: tuple[str, ...]
    points: tuple[int, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals after it."""
        return tuple(total + gained for total, gained in zip(self.before, self.points, strict=True))

    @cached_property
    def _last(self) -> State:
        return replayed(self.rules, self.dealt, self.before, self.lines).state

    @property
    def out(self) -> GoneOut | None:
        return self._last.out

    @cached_property
    def sheet(self) -> tuple[Score, ...]:
        """The scores line by line."""
        return score(self._last)

    def record(self) -> RoundRecord:
        """The round to the card, with the promise and what it was made of."""
        deal = self.dealt
        actions = lines.standing(self.lines)
        return RoundRecord(
            dealer=deal.dealer,
            deck=deal.deck,
            actions=actions,
            scores=list(self.points),
            commit=deal.commit,
            nonce=deal.nonce,
        )


def replayed(
    rules: Rules, dealt: Deal, totals: tuple[int, ...], stored: Sequence[str], missed: lines.Missed = ()
) -> Round:
    """A round from its stored lines. Raises Illegal or ValueError if they are not such a round."""
    played = start(rules, dealt, totals, missed or (0,) * rules.seats)
    for line in stored:
        played = played.after(lines.read(line))
    return played


def finished(played: Round) -> FinishedRound:
    """A round just played to its end."""
    stored = tuple(lines.write(lines.Did(move.action, move.by)) for move in played.moves)
    points = tuple(side.total for side in score(played.state))
    return FinishedRound(played.state.rules, played.dealt, played.state.totals, stored, points)


def totals_of(setup: Setup, rounds: Sequence[FinishedRound]) -> tuple[int, ...]:
    """The totals after all finished rounds, by side (by seat in cutthroat)."""
    return rounds[-1].totals if rounds else setup.start_totals or (0,) * owners(setup.rules())


def record_of(setup: Setup, rounds: Sequence[FinishedRound], winner: int | None) -> Record:
    """The game so far; a round that is still played is left out, for its deck is a secret."""
    return Record(
        preset=setup.preset,
        seats=setup.seats,
        teams=setup.teams,
        options=setup.options,
        players=_names(setup),
        start_totals=list(setup.start_totals) if setup.start_totals else None,
        rounds=[round_.record() for round_ in rounds],
        totals=list(totals_of(setup, rounds)),
        winner=winner,
    )


def _names(setup: Setup) -> list[str]:
    return [chair.name if chair and chair.name else f"seat {seat}" for seat, chair in enumerate(setup.chairs)]


def result_of(setup: Setup, rounds: Sequence[FinishedRound], winner: int) -> MatchResult:
    """What a match adds to the standings of its server."""
    return MatchResult(
        preset=setup.preset,
        seats=setup.seats,
        teams=setup.teams,
        options=setup.options,
        totals=totals_of(setup, rounds),
        winner=winner,
        record=record_of(setup, rounds, winner).line(),
        players=[_player(setup, rounds, seat, winner) for seat in range(setup.seats)],
    )


def _player(setup: Setup, rounds: Sequence[FinishedRound], seat: int, winner: int) -> PlayerResult:
    chair, owner = setup.chairs[seat], owner_of(setup.rules(), seat)
    return PlayerResult(
        seat=seat,
        user_id=chair.user_id if chair else None,
        name=_names(setup)[seat],
        side=owner,
        won=owner == winner,
        points=rounds[-1].totals[owner],
        facts=facts_of(rounds, seat, owner),
    )


def owner_of(rules: Rules, seat: int) -> int:
    """The index of the seat's total: its side's, or its own in cutthroat."""
    if rules.cutthroat:
        return seat
    return next(side for side, seats in enumerate(rules.seats_of_sides) if seat in seats)


def facts_of(rounds: Sequence[FinishedRound], seat: int, owner: int) -> Mapping[str, int]:
    """What the player did in a match, to be summed and topped over many.

    `rounds`, `best_round` (the side's points), `went_out` and `concealed` (the player), and the side's `natural_canasta`,
    `mixed_canasta`, every other kind of canasta and `red_threes` by the names of the score's lines.
    """
    outs = [round_.out for round_ in rounds if round_.out is not None and round_.out.seat == seat]
    counts: Counter[str] = Counter()
    for round_ in rounds:
        counts.update(round_.sheet[owner].counts)
    kept = {
        name: many for name, many in counts.items() if "canasta" in name or name in ("samba", "red_threes")
    }
    return {
        "rounds": len(rounds),
        "best_round": max(round_.points[owner] for round_ in rounds),
        "went_out": len(outs),
        "concealed": sum(out.concealed for out in outs),
        **kept,
    }
