"""Laying every card of a hand at once where there are no sequences: which layouts there are, and what they make (3, 7).

The search walks the ranks upwards with the wild cards still to place and the canastas made so far, so that equal
positions are met once. `run_layout` does the same where there are sequences.
"""

from collections.abc import Iterator
from typing import NamedTuple

from bot.engine.actions import Group
from bot.engine.cards import (
    NATURAL_RANKS,
    NATURALS,
    RANK_MASK,
    WILD_MASK,
    Cards,
    bag,
    naturals,
    of_rank,
    select,
    size,
    spread,
    wilds,
)
from bot.engine.melds import WILD_TARGET, set_fault
from bot.engine.rules import Rules
from bot.engine.state import CANASTA, MELD_LEAST, Side

_Position = tuple[int, int, bool]  # wild cards left, canastas, a pure triple among the melds


class _Step(NamedTuple):
    """How a position was reached: at this rank so many wild cards to the set."""

    before: "_Step | None"
    rank: int
    wild: int


class Layout(NamedTuple):
    """A way to lay a whole hand: canastas the side then has, whether a meld of it is a pure triple."""

    canastas: int
    pure: bool
    hand: Cards
    last: _Step | None

    def groups(self) -> tuple[Group, ...]:
        """The groups to lay, as one action."""
        return tuple(_groups(self.hand, _path(self.last)))


def layouts(rules: Rules, side: Side, hand: Cards) -> Iterator[Layout]:
    """The layouts of all these cards (naturals and wild cards), one for each outcome that differs."""
    reached: dict[_Position, _Step | None] = {(wilds(hand), side.canastas, False): None}
    for rank in _ranks_to_visit(rules, side, hand):
        reached = _visit(rules, side, of_rank(hand, rank), rank, reached)
    for position, step in reached.items():
        for canastas in _end(rules, side, position):
            yield Layout(canastas, position[2], hand, step)


def _ranks_to_visit(rules: Rules, side: Side, hand: Cards) -> list[int]:
    """Ranks where something can be laid or must be complete."""
    wild = wilds(hand)
    return [
        rank
        for rank in NATURALS
        if of_rank(hand, rank)
        or (side.sets[rank] and (wild or NATURAL_RANKS[rank] in rules.incomplete_penalty))
    ]


def _visit(
    rules: Rules, side: Side, many: int, rank: int, reached: dict[_Position, _Step | None]
) -> dict[_Position, _Step | None]:
    """The positions after laying all naturals of one rank with some wild cards to the set."""
    found: dict[_Position, _Step | None] = {}
    for (wild, canastas, pure), step in reached.items():
        for use, made, triple in set_ways(rules, side, rank, many, wild):
            after = (wild - use, canastas + made, pure or triple)
            if after not in found:
                found[after] = _Step(step, rank, use)
    return found


_SetWays = tuple[tuple[int, int, bool], ...]


def set_ways(rules: Rules, side: Side, rank: int, natural: int, wild: int) -> _SetWays:
    """(wild cards used, canastas made, pure triple) for each way to lay so many naturals of a rank in its set."""
    had = (naturals(side.sets[rank]), wilds(side.sets[rank]))
    place = ("layout", rank, had, natural, wild, side.opened)
    found: _SetWays | None = rules.remembered.get(place)
    if found is None:
        found = rules.remembered[place] = tuple(
            _work_out(rules, rank, had, natural, wild, opening=not side.opened)
        )
    return found


def _work_out(
    rules: Rules, rank: int, had: tuple[int, int], natural: int, wild: int, *, opening: bool
) -> Iterator[tuple[int, int, bool]]:
    for use in range(wild + 1):
        now = (had[0] + natural, had[1] + use)
        fault = now != had and set_fault(rules, rank, had, (natural, use), opening=opening)
        if not fault and not _stays_incomplete(rules, rank, now):
            yield use, int(sum(now) >= CANASTA > sum(had)), now[0] >= MELD_LEAST and not now[1]


def _stays_incomplete(rules: Rules, rank: int, now: tuple[int, int]) -> bool:
    letter = NATURAL_RANKS[rank]
    special = letter in rules.incomplete_penalty and (letter in rules.natural_only or not now[1])
    return special and 0 < sum(now) < CANASTA


def _end(rules: Rules, side: Side, position: _Position) -> Iterator[int]:
    """The canastas that a position above the ace comes to, the wild cards left in a meld of their own; none if it is no end."""
    wild, canastas, _ = position
    had = size(side.wild)
    now = had + wild
    if wild and not (rules.wild_melds and MELD_LEAST <= now <= CANASTA):
        return
    if WILD_TARGET in rules.incomplete_penalty and 0 < now < CANASTA:
        return
    yield canastas + int(now >= CANASTA > had)


# From the path of a search back to groups of cards


def _path(last: _Step | None) -> list[_Step]:
    steps: list[_Step] = []
    while last is not None:
        steps.append(last)
        last = last.before
    return steps[::-1]


def _groups(hand: Cards, steps: list[_Step]) -> Iterator[Group]:
    wild = spread(select(hand, WILD_MASK))
    for step in steps:
        laid = select(hand, RANK_MASK[step.rank]) + bag(wild.pop() for _ in range(step.wild))
        if laid:
            yield Group(NATURAL_RANKS[step.rank], laid)
    if wild:
        yield Group(WILD_TARGET, bag(wild))
