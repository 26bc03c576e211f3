"""Bags of a hand's cards that may go to one meld; of those that differ only in suits, one (rule book, 3)."""

from collections.abc import Iterator
from itertools import product

from bot.engine.cards import (
    COUNT,
    EMPTY,
    JOKERS,
    NATURALS,
    ONE,
    SUITS,
    TWO,
    Cards,
    contains,
    count,
    first_of_rank,
    jokers,
    naturals,
    of_rank,
    size,
    spread,
    wilds,
)
from bot.engine.melds import around, set_fault
from bot.engine.rules import Rules
from bot.engine.state import CANASTA, MELD_LEAST

_LOW16 = 0xFFFF

Counts = tuple[int, int, int]  # naturals, twos, jokers


def set_choices(
    rules: Rules, hand: Cards, rank: int, had: Cards, *, opening: bool, whole: bool = False
) -> list[Cards]:
    """Bags, each of at least one card, that may be laid to a set of this rank on top of what it `had`.

    `whole`: only those with every natural of the rank.
    """
    counts = set_counts(rules, hand, rank, had, opening=opening, whole=whole)
    return [set_bag(hand, rank, way) for way in counts]


def set_bag(hand: Cards, rank: int, way: Counts) -> Cards:
    """So many naturals of a rank, twos and jokers of a hand, the first of each by suit."""
    natural = first_of_rank(rank, hand >> (16 * rank) & _LOW16, way[0])
    return natural + first_of_rank(TWO, hand >> (16 * TWO) & _LOW16, way[1]) + JOKERS[way[2]]


def set_counts(
    rules: Rules, hand: Cards, rank: int, had: Cards, *, opening: bool, whole: bool = False
) -> tuple[Counts, ...]:
    """The choices of `set_choices` as numbers of cards."""
    held = (COUNT[hand >> (16 * rank) & _LOW16], COUNT[hand >> (16 * TWO) & _LOW16], jokers(hand))
    place = (rank, held, naturals(had), wilds(had), opening, whole)
    counts: tuple[Counts, ...] | None = rules.remembered.get(place)
    if counts is None:
        found = _set_counts(rules, rank, held, (naturals(had), wilds(had)), opening=opening)
        rules.remembered[place] = counts = tuple(way for way in found if way[0] == held[0] or not whole)
    return counts


def _set_counts(
    rules: Rules, rank: int, held: Counts, before: tuple[int, int], *, opening: bool
) -> tuple[Counts, ...]:
    """How many naturals, twos and jokers of those held may be laid, in every legal way; told once and kept."""
    ways = product(range(held[0] + 1), range(held[1] + 1), range(held[2] + 1))
    return tuple(
        way
        for way in ways
        if any(way) and set_fault(rules, rank, before, (way[0], way[1] + way[2]), opening=opening) is None
    )


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
    return _is_in_sequence(_held(hand))


def _held(hand: Cards) -> int:
    """A bit for each natural card that the hand holds, at the lowest place of its count."""
    return (hand | hand >> 1 | hand >> 2) & _ONE_EACH


def _is_in_sequence(held: int) -> bool:
    return bool(held & held >> 16 & held >> 32)  # some card has two neighbours above it


def run_choices(hand: Cards) -> list[Cards]:
    """New sequences that a hand holds, suit by suit."""
    held = _held(hand)
    if not _is_in_sequence(held):
        return []
    return [run for suit in range(len(SUITS)) for run in _runs_of(held >> (4 * suit), suit)]


def _runs_of(held: int, suit: int) -> Iterator[Cards]:
    """The sequences of one suit; `held` has a bit set at 16 times each rank that is there."""
    for low in NATURALS:
        run, length = EMPTY, 0
        while length < CANASTA and held >> (16 * (low + length)) & 1:
            run += ONE[(low + length) * 4 + suit]
            length += 1
            if length >= MELD_LEAST:
                yield run


def run_extensions(hand: Cards, run: Cards) -> list[Cards]:
    """Bags of a hand's cards that extend a sequence on the table."""
    cards = spread(run)
    below, above = cards[0] - 4, cards[-1] + 4
    if not (below >= 0 and count(hand, below)) and not (above < _THREES and count(hand, above)):
        return []
    return [added for added in around(run) if contains(hand, added)]


_THREES = len(NATURALS) * 4
_ONE_EACH = sum(
    1 << (4 * card) for card in range(_THREES)
)  # the lowest bit of the count of each natural card
