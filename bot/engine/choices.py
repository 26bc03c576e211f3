"""Bags of a hand's cards that may go to one meld; of those that differ only in suits, one (rule book, 3)."""

from collections.abc import Iterator
from itertools import pairwise, product

from bot.engine.cards import (
    COUNT,
    JOKERS,
    NATURALS,
    TWO,
    Cards,
    bag,
    contains,
    count,
    first_of_rank,
    jokers,
    naturals,
    of_rank,
    size,
    wilds,
)
from bot.engine.melds import around, set_fault
from bot.engine.rules import Rules
from bot.engine.state import CANASTA, MELD_LEAST

_LOW16 = 0xFFFF
_MOST_REMEMBERED = 200_000

_Counts = tuple[int, int, int]  # naturals, twos, jokers


def set_choices(
    rules: Rules, hand: Cards, rank: int, had: Cards, *, opening: bool, whole: bool = False
) -> list[Cards]:
    """Bags, each of at least one card, that may be laid to a set of this rank on top of what it `had`.

    `whole`: only those with every natural of the rank.
    """
    key, twos = hand >> (16 * rank) & _LOW16, hand >> (16 * TWO) & _LOW16
    held = (COUNT[key], COUNT[twos], jokers(hand))
    place = (rank, held, naturals(had), wilds(had), opening, whole)
    counts = rules.remembered.get(place)
    if counts is None:
        counts = _set_counts(rules, rank, held, (naturals(had), wilds(had)), opening=opening)
        rules.remembered[place] = counts = tuple(way for way in counts if way[0] == held[0] or not whole)
    return [
        first_of_rank(rank, key, natural) + first_of_rank(TWO, twos, two) + JOKERS[joker]
        for natural, two, joker in counts
    ]


def _set_counts(
    rules: Rules, rank: int, held: _Counts, before: tuple[int, int], *, opening: bool
) -> tuple[_Counts, ...]:
    """How many naturals, twos and jokers of those held may be laid, in every legal way; told once and kept."""
    if len(rules.remembered) > _MOST_REMEMBERED:
        rules.remembered.clear()
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


def run_choices(hand: Cards, suit: int) -> list[Cards]:
    """New sequences of one suit that a hand holds."""
    held = [rank for rank in NATURALS if count(hand, rank * 4 + suit)]
    found: list[Cards] = []
    for start in range(len(held)):
        for end in range(start + MELD_LEAST, min(len(held), start + CANASTA) + 1):
            ranks = held[start:end]
            if all(high - low == 1 for low, high in pairwise(ranks)):
                found.append(bag(rank * 4 + suit for rank in ranks))
    return found


def run_extensions(hand: Cards, run: Cards) -> list[Cards]:
    """Bags of a hand's cards that extend a sequence on the table."""
    return [added for added in around(run) if contains(hand, added)]
