"""Bags of a hand's cards that may go to one meld; of those that differ only in suits, one (rule book, 3)."""

from collections.abc import Iterator
from functools import cache
from itertools import product, repeat
from operator import attrgetter, getitem, mul, rshift
from typing import NamedTuple

from bot.engine.actions import Group
from bot.engine.cards import (
    JOKER,
    JOKERS,
    MAKE_UP,
    NATURAL_RANKS,
    NATURALS,
    ONE,
    TWO,
    Card,
    Cards,
    card_value,
    contains,
    count,
    first_of_rank,
    held,
    jokers,
    kinds,
    of_rank,
    size,
    wild_code,
)
from bot.engine.melds import around, highest, lowest, set_fits
from bot.engine.rules import Rules
from bot.engine.state import CANASTA, MELD_LEAST

_LOW16 = 0xFFFF


class SetWay(NamedTuple):
    """Cards for one set, told by how many there are of each sort, which is all that the rules ask of them."""

    rank: int
    naturals: int
    twos: int
    jokers: int
    size: int
    worth: int
    wild_code: int
    whole: bool  # all naturals of the rank that the hand holds

    def cards(self, hand: Cards) -> Cards:
        """These cards out of a hand, the first of each sort by suit."""
        natural = first_of_rank(self.rank, hand >> (16 * self.rank) & _LOW16, self.naturals)
        return natural + first_of_rank(TWO, hand >> (16 * TWO) & _LOW16, self.twos) + JOKERS[self.jokers]

    def group(self, hand: Cards) -> Group:
        return Group(NATURAL_RANKS[self.rank], self.cards(hand))


def set_choices(rules: Rules, hand: Cards, rank: int, had: Cards, *, opening: bool) -> list[Cards]:
    """Bags, each of at least one card, that may be laid to a set of this rank on top of what it `had`."""
    ways = set_ways(rules, rank, of_rank(hand, rank), wild_code(hand), had, opening=opening)
    return [way.cards(hand) for way in ways]


def set_ways(
    rules: Rules, rank: int, many: int, wild: int, had: Cards, *, opening: bool, whole: bool = False
) -> tuple[SetWay, ...]:
    """The choices of `set_choices` for so many naturals of the rank and the wild cards of this `wild_code`.

    `whole`: only those with all the naturals.
    """
    return _tables(rules, wild, opening=opening, whole=whole)[rank][had >> MAKE_UP][many]


class Outlook(NamedTuple):
    """What a side's sets and so many wild cards make of a hand, by rank and by how many naturals of it are held.

    `ways`: all that may be laid to the set, once the side has opened. `lonely`: how many of the naturals can join no set
    and make none with all the wild cards. `needed`: how many wild cards it takes to lay naturals that are not.
    """

    ways: list["_WaysByMany"]
    lonely: list[tuple[int, ...]]
    needed: list[tuple[int, ...]]


def outlook(rules: Rules, sets: tuple[Cards, ...], wild: int) -> Outlook:
    """The outlook of these sets of a side, `wild` being the `wild_code` of the hand."""
    found: Outlook | None = rules.recent.get((sets, wild))
    if found is None:
        tables = _tables(rules, wild, opening=False, whole=False)
        ways = [*map(getitem, tables, map(rshift, sets, repeat(MAKE_UP)))]
        found = rules.recent[sets, wild] = Outlook(ways, [*map(_lonely_in, ways)], [*map(_needed_in, ways)])
    return found


_MANY = range(13)  # naturals of a rank in a hand: at most all of three packs
_NONE = (0,) * len(_MANY)


@cache
def _lonely_of(least: int, wild: int) -> tuple[int, ...]:
    """How many of so many naturals of a rank without a set make none with all the wild cards: all or none."""
    return tuple(many if many < least or many + wild < MELD_LEAST else 0 for many in _MANY)


@cache
def _needed_of(least: int, wild: int) -> tuple[int, ...]:
    """How many wild cards so many naturals of a rank without a set need, should they not be lonely."""
    lonely = _lonely_of(least, wild)
    return tuple(MELD_LEAST - many if 0 < many < MELD_LEAST and not lonely[many] else 0 for many in _MANY)


_lonely_in = attrgetter("lonely")
_needed_in = attrgetter("needed")

# What may be laid to a set is told once for each number of cards that play a part in it, of which there are not many:
# by rank, by what the set had, and by how many naturals of the rank are held.


class _Case(NamedTuple):
    rules: Rules
    wild: int  # the `wild_code` of the hand
    opening: bool
    whole: bool


class _WaysByMany(dict[int, tuple[SetWay, ...]]):
    __slots__ = ("_case", "_had", "_rank", "lonely", "needed")

    def __init__(self, case: _Case, rank: int, had: int) -> None:
        self._case, self._rank, self._had = case, rank, had
        wild = (case.wild >> 3) + (case.wild & 7)
        self.lonely = _NONE if had else _lonely_of(case.rules.min_naturals, wild)
        self.needed = _NONE if had else _needed_of(case.rules.min_naturals, wild)

    def __missing__(self, many: int) -> tuple[SetWay, ...]:
        twos, high = self._case.wild >> 3, self._case.wild & 7
        least = many if self._case.whole else 0
        ways = product(range(least, many + 1), range(twos + 1), range(high + 1))
        found = self[many] = tuple(self._told(way, many) for way in ways if any(way) and self._fits(way))
        return found

    def _fits(self, way: tuple[int, int, int]) -> bool:
        added = ONE[0] * way[0] + ONE[JOKER] * (way[1] + way[2])
        case = self._case
        return set_fits(case.rules, self._rank, self._had, added >> MAKE_UP, opening=case.opening)

    def _told(self, way: tuple[int, int, int], many: int) -> SetWay:
        points = sum(map(mul, way, (_VALUES[self._rank], _TWO_VALUE, _JOKER_VALUE)))
        return SetWay(self._rank, *way, sum(way), points, way[1] << 3 | way[2], way[0] == many)


class _WaysByMakeUp(dict[int, _WaysByMany]):
    __slots__ = ("_case", "_rank")

    def __init__(self, case: _Case, rank: int) -> None:
        self._case, self._rank = case, rank

    def __missing__(self, had: int) -> _WaysByMany:
        found = self[had] = _WaysByMany(self._case, self._rank, had)
        return found


def _tables(rules: Rules, wild: int, *, opening: bool, whole: bool) -> tuple[_WaysByMakeUp, ...]:
    """For each rank."""
    key = wild << 2 | opening << 1 | whole
    found: tuple[_WaysByMakeUp, ...] | None = rules.remembered.get(key)
    if found is None:
        case = _Case(rules, wild, opening, whole)
        found = rules.remembered[key] = tuple(_WaysByMakeUp(case, rank) for rank in NATURALS)
    return found


_VALUES = tuple(card_value(rank * 4) for rank in NATURALS)
_TWO_VALUE, _JOKER_VALUE = card_value(TWO * 4), card_value(JOKER)


def wild_parts(hand: Cards) -> Iterator[Cards]:
    """So many twos and so many jokers of a hand, from none to all."""
    key = hand >> (16 * TWO) & _LOW16
    for twos in range(of_rank(hand, TWO) + 1):
        for many in range(jokers(hand) + 1):
            yield first_of_rank(TWO, key, twos) + JOKERS[many]


def wild_choices(hand: Cards, had: Cards) -> list[Cards]:
    """Bags that may be laid to the meld of wild cards."""
    return [wild for wild in wild_parts(hand) if wild and MELD_LEAST <= size(had) + size(wild) <= CANASTA]


def has_run(hand: Cards) -> bool:
    """Whether a hand holds a sequence at all."""
    return _is_in_sequence(held(hand) & _NATURAL)


def _is_in_sequence(there: int) -> bool:
    return bool(there & there >> 16 & there >> 32)  # some card has two neighbours above it


def run_choices(hand: Cards) -> list[Cards]:
    """New sequences that a hand holds, suit by suit."""
    there = held(hand) & _NATURAL
    if not _is_in_sequence(there):
        return []
    begin = there & there >> 16 & there >> 32  # cards with two neighbours above them
    lows = sorted(kinds(begin), key=lambda low: (low & 3, low))
    return [run for low in lows for run in _runs_from(low, there)]


def _runs_from(low: Card, there: int) -> Iterator[Cards]:
    """The sequences that begin with a card which has two neighbours above it."""
    run, high = ONE[low] + ONE[low + 4], low + 8
    while high <= low + 4 * (CANASTA - 1) and there >> (4 * high) & 1:
        run += ONE[high]
        high += 4
        yield run


def run_extensions(hand: Cards, run: Cards) -> list[Cards]:
    """Bags of a hand's cards that extend a sequence on the table."""
    below, above = lowest(run) - 4, highest(run) + 4
    if not (below >= 0 and count(hand, below)) and not (above < _THREES and count(hand, above)):
        return []
    return [added for added in around(run) if contains(hand, added)]


_THREES = len(NATURALS) * 4
_NATURAL = (1 << (4 * _THREES)) - 1
