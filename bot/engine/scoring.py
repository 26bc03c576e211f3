"""What each side scores for a round, line by line (rule book, 8 and 9)."""

import msgspec

from bot.engine.cards import NATURAL_RANKS, RED_MASK, TWO, Cards, jokers, of_rank, select, size, wilds, worth
from bot.engine.melds import incomplete, is_special
from bot.engine.rules import Rules
from bot.engine.special import special_points_by_name
from bot.engine.state import CANASTA, Side, State, is_canasta, seats_of

_UNMELDED_RED_THREE = -200  # each, when another side goes out before this one has melded (`opened`)
_TRIPS = 3


class Score(msgspec.Struct, frozen=True):
    """One side's score of a round (one player's in cutthroat): points by line, signs included.

    The lines are `special`, `melds`, one a kind of canasta, `going_out`, `concealed`, `red_threes`, `hand`,
    `red_threes_in_hand`, `incomplete` and `trips`; lines of nothing are left out. `counts` says how many of a thing a
    line stands for, where that is more than its points tell.
    """

    lines: dict[str, int]
    counts: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.lines.values())


def score(state: State) -> tuple[Score, ...]:
    """The scores of the round as it stands, by side (by seat in cutthroat); final when the round is over."""
    if state.rules.cutthroat:
        return tuple(_score(state, state.side_of[seat], (seat,)) for seat in range(len(state.hands)))
    return tuple(_score(state, side, seats_of(state, side)) for side in range(len(state.sides)))


def totals_after(state: State) -> tuple[int, ...]:
    """The match's totals with this round's scores."""
    return tuple(total + gained.total for total, gained in zip(state.totals, score(state), strict=True))


def winner_of(rules: Rules, totals: tuple[int, ...]) -> int | None:
    """Who has won with these totals after a round; None while the match goes on (rule book, 8)."""
    best = max(totals)
    return totals.index(best) if best >= rules.target and totals.count(best) == 1 else None


def _score(state: State, side: int, holders: tuple[int, ...]) -> Score:
    """The score of a side, red threes counted for `holders` only."""
    lines: dict[str, int] = {}
    counts: dict[str, int] = {}
    seats = seats_of(state, side)
    _add_melds(state, state.sides[side], lines, counts)
    _add_going_out(state, seats, lines)
    _add_red_threes(state, side, holders, lines, counts)
    _add_hands(state, seats, lines, counts)
    _add_penalties(state, side, seats, lines, counts)
    return Score({name: points for name, points in lines.items() if points}, counts)


def _add_melds(state: State, side: Side, lines: dict[str, int], counts: dict[str, int]) -> None:
    lines["melds"] = sum(worth(meld) for meld in side.melds())
    for name, points in _canastas(state.rules, side):
        lines[name] = lines.get(name, 0) + points
        counts[name] = counts.get(name, 0) + 1


def _canastas(rules: Rules, side: Side) -> list[tuple[str, int]]:
    """(line, points) of each canasta the side has."""
    found = [
        _set_canasta(rules, NATURAL_RANKS[rank], meld)
        for rank, meld in enumerate(side.sets)
        if is_canasta(meld)
    ]
    found += [("samba", rules.samba) for run in side.runs if is_canasta(run)]
    if is_canasta(side.wild):
        found.append(("wild_canasta", _wild_canasta(rules, side.wild)))
    return found


def _set_canasta(rules: Rules, letter: str, meld: Cards) -> tuple[str, int]:
    if letter in rules.special_canastas and is_special(rules, letter, meld):
        return f"canasta_{letter}", rules.special_canastas[letter]
    return (
        ("mixed_canasta", rules.mixed_canasta) if wilds(meld) else ("natural_canasta", rules.natural_canasta)
    )


def _wild_canasta(rules: Rules, meld: Cards) -> int:
    """Seven twos, all the jokers of the pack, or else."""
    if of_rank(meld, TWO) == CANASTA:
        return rules.wild_canastas.twos
    return rules.wild_canastas.jokers if jokers(meld) == 2 * rules.packs else rules.wild_canastas.mixed


def _add_going_out(state: State, seats: tuple[int, ...], lines: dict[str, int]) -> None:
    out = state.out
    if out is None or out.seat not in seats:
        return
    if out.special is not None:
        lines["special"] = special_points_by_name(out.special)
        return
    lines["going_out"] = state.rules.going_out_bonus
    lines["concealed"] = state.rules.concealed_bonus if out.concealed else 0


def _add_red_threes(
    state: State, side: int, holders: tuple[int, ...], lines: dict[str, int], counts: dict[str, int]
) -> None:
    rules = state.rules
    laid = sum(size(state.reds[seat]) for seat in holders)
    if laid:
        lines["red_threes"] = _red_three_points(state, side, laid)
        counts["red_threes"] = laid
    if held := sum(size(select(state.hands[seat], RED_MASK)) for seat in seats_of(state, side)):
        lines["red_threes_in_hand"] = -held * rules.red_three_value
        counts["red_threes_in_hand"] = held


def _red_three_points(state: State, side: int, laid: int) -> int:
    rules, opened = state.rules, state.sides[side].opened
    went_out = state.out is not None and state.side_of[state.out.seat] == side
    points = rules.all_red_threes if laid == 2 * rules.packs else laid * rules.red_three_value
    if rules.red_three_sign == "opened":
        beaten = state.out is not None and not went_out and not opened
        return laid * _UNMELDED_RED_THREE if beaten else points
    plus = opened if rules.red_three_sign == "melded" else went_out
    return points if plus else -points


def _add_hands(state: State, seats: tuple[int, ...], lines: dict[str, int], counts: dict[str, int]) -> None:
    lines["hand"] = -sum(worth(state.hands[seat]) for seat in seats)
    if held := sum(size(state.hands[seat]) for seat in seats):
        counts["hand"] = held


def _add_penalties(
    state: State, side: int, seats: tuple[int, ...], lines: dict[str, int], counts: dict[str, int]
) -> None:
    rules = state.rules
    targets = incomplete(rules, state.sides[side])
    lines["incomplete"] = -sum(rules.incomplete_penalty[target] for target in targets)
    trips = sum(
        of_rank(state.hands[seat], NATURAL_RANKS.index(letter)) >= _TRIPS for seat in seats for letter in "7A"
    )
    lines["trips"] = -trips * rules.hand_trips_penalty
    counts.update(
        {name: many for name, many in (("incomplete", len(targets)), ("trips", trips)) if lines[name]}
    )
