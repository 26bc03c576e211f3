"""Canastas that the cards of one suit could make of sequences, card by card (rule book, 3).

Knows which of several sequences of one name takes a card, and nothing of the other suits and of what else is laid.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from bot.engine.cards import NATURALS
from bot.engine.state import CANASTA

Counts = tuple[int, ...]  # cards of the suit by rank
TOP = NATURALS[-1]


class Laid(NamedTuple):
    """A sequence on the table that is no canasta yet: its lowest and its highest rank."""

    low: int
    high: int

    @property
    def room(self) -> int:
        return CANASTA - 1 - self.high + self.low


class Added(NamedTuple):
    """So many cards below a sequence on the table and above it; `run` is its place among those of the suit."""

    run: int
    below: int
    above: int


class Plan(NamedTuple):
    """A way to make canastas: a new sequence of these ranks, or what is `added` to some on the table."""

    ranks: tuple[int, ...]
    gain: int
    added: tuple[Added, ...] = ()


class Suit(NamedTuple):
    """The cards of a suit, its sequences on the table in the order they were laid, and what may be planned."""

    counts: Counts
    laid: tuple[Laid, ...]
    plans: tuple[Plan, ...]
    above: frozenset[int]  # sequences on the table that a plan may begin with just above them
    wanted: int  # plans at once, at most


def suit_of(counts: Counts, laid: tuple[Laid, ...], wanted: int) -> Suit:
    """The suit, with every plan there is or with none."""
    every = [*_sambas(counts), *_completions(counts, laid)] if wanted else []
    found = {
        (plan.ranks, plan.gain, frozenset(one.run for one in plan.added)): plan for plan in every
    }.values()
    above = {plan.added[0].run for plan in found if len(plan.added) == 1 and not plan.added[0].below}
    return Suit(counts, laid, tuple(found), frozenset(above), wanted)


def _sambas(counts: Counts) -> Iterator[Plan]:
    for low in range(len(NATURALS) - CANASTA + 1):
        if all(counts[low : low + CANASTA]):
            yield Plan(tuple(range(low, low + CANASTA)), 1)


def _completions(counts: Counts, laid: tuple[Laid, ...]) -> Iterator[Plan]:
    for run, it in enumerate(laid):
        for added in _ways(counts, it, run):
            if added.below + added.above < it.room:
                continue
            if added.above or not _takers(laid, run, added.below):
                yield _plan(laid, (added,))
            else:
                yield from _behind(counts, laid, added)


def _named_before(laid: tuple[Laid, ...], run: int) -> list[int]:
    """Sequences with the same lowest card, laid earlier."""
    return [other for other in range(run) if laid[other].low == laid[run].low]


def _takers(laid: tuple[Laid, ...], run: int, below: int) -> bool:
    """Whether one of the same name takes these cards first, as long as it is as it is (3)."""
    return any(laid[other].room >= below for other in _named_before(laid, run))


def _behind(counts: Counts, laid: tuple[Laid, ...], added: Added) -> Iterator[Plan]:
    """Plans in which those that would take the cards get others first, so that they do not take these."""
    ways = (_first_ways(counts, laid, other, added) for other in _named_before(laid, added.run))
    for chosen in product(*ways):
        every = (*chosen, added)
        if all(_arrives(laid, every[:at], one) for at, one in enumerate(every)):
            plan = _plan(laid, tuple(one for one in every if one.below or one.above))
            if all(plan.ranks.count(rank) <= counts[rank] for rank in plan.ranks):
                yield plan


def _first_ways(counts: Counts, laid: tuple[Laid, ...], other: int, added: Added) -> list[Added]:
    """What comes to an earlier one; one just like it gets the same, for else the two could change places."""
    same = added._replace(run=other)
    return [same] if laid[other] == laid[added.run] else _ways(counts, laid[other], other)


def _arrives(laid: tuple[Laid, ...], before: tuple[Added, ...], added: Added) -> bool:
    """Whether the cards come to the sequence they are meant for once those laid before it have theirs."""
    return bool(added.above or not added.below) or all(
        other.below or laid[other.run].room - other.above < added.below for other in before
    )


def _ways(counts: Counts, laid: Laid, run: int) -> list[Added]:
    """All that the suit's cards could add to a sequence on the table, nothing too."""
    below = _stretch(counts, range(laid.low - 1, max(laid.low - laid.room, 0) - 1, -1))
    above = _stretch(counts, range(laid.high + 1, min(laid.high + laid.room, TOP) + 1))
    return [Added(run, b, a) for b in range(below + 1) for a in range(min(above, laid.room - b) + 1)]


def _stretch(counts: Counts, ranks: range) -> int:
    return next((many for many, rank in enumerate(ranks) if not counts[rank]), len(ranks))


def _plan(laid: tuple[Laid, ...], added: tuple[Added, ...]) -> Plan:
    ranks: list[int] = []
    for run, below, above in added:
        low, high = laid[run].low, laid[run].high
        ranks += [*range(low - below, low), *range(high + 1, high + 1 + above)]
    gain = sum(one.below + one.above == laid[one.run].room for one in added)
    return Plan(tuple(sorted(ranks)), gain, added)
