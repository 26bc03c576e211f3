"""Bags of a hand's cards that may go to one meld; of those that differ only in suits, one (rule book, 3)."""

from collections.abc import Iterator
from itertools import pairwise

from bot.engine.cards import (
    JOKER,
    NATURALS,
    ONE,
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
_MOST_REMEMBERED = 100_000


def set_choices(rules: Rules, hand: Cards, rank: int, had: Cards, *, opening: bool) -> tuple[Cards, ...]:
    """Bags, each of at least one card, that may be laid to a set of this rank on top of what it `had`."""
    key, twos = hand >> (16 * rank) & _LOW16, hand >> (16 * TWO) & _LOW16
    place = (rank, key, twos, jokers(hand), naturals(had), wilds(had), opening)
    found = rules.remembered.get(place)
    if found is None:
        if len(rules.remembered) > _MOST_REMEMBERED:
            rules.remembered.clear()
        found = rules.remembered[place] = tuple(_set_choices(rules, hand, rank, had, opening=opening))
    return found


def _set_choices(rules: Rules, hand: Cards, rank: int, had: Cards, *, opening: bool) -> Iterator[Cards]:
    key, before = hand >> (16 * rank) & _LOW16, (naturals(had), wilds(had))
    for natural in range(of_rank(hand, rank) + 1):
        for wild in wild_parts(hand):
            added = (natural, size(wild))
            if any(added) and set_fault(rules, rank, before, added, opening=opening) is None:
                yield first_of_rank(rank, key, natural) + wild


def wild_parts(hand: Cards) -> Iterator[Cards]:
    """So many twos and so many jokers of a hand, from none to all."""
    key = hand >> (16 * TWO) & _LOW16
    for twos in range(of_rank(hand, TWO) + 1):
        for many in range(jokers(hand) + 1):
            yield first_of_rank(TWO, key, twos) + ONE[JOKER] * many


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
