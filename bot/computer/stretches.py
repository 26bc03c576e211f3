"""Sequences in a hand: which could be laid, what extends one on the table, which cards are close to one.

Knows bags of cards only, no table.
"""

from itertools import pairwise

from bot.engine import Card, Cards
from bot.engine.cards import NATURALS, bag, contains, count, size
from bot.engine.melds import around, lowest
from bot.engine.state import CANASTA, MELD_LEAST


def sequences_in(hand: Cards) -> list[Cards]:
    """The longest sequences of each suit that could be laid, and the highest three of each."""
    found = []
    for suit in range(4):
        for cards in _stretches(hand, suit):
            if len(cards) >= MELD_LEAST:
                found.append(bag(cards[-CANASTA:]))
            if len(cards) > MELD_LEAST:
                found.append(bag(cards[-MELD_LEAST:]))
    return found


def _stretches(hand: Cards, suit: int) -> list[list[Card]]:
    """Consecutive cards of a suit that the hand holds, one of each."""
    held = [rank * 4 + suit for rank in NATURALS if count(hand, rank * 4 + suit)]
    stretches: list[list[Card]] = [held[:1]]
    for low, high in pairwise(held):
        if high - low == 4:
            stretches[-1].append(high)
        else:
            stretches.append([high])
    return stretches


def longest(run: Cards, hand: Cards) -> int:
    """How long a sequence on the table could grow with the hand, up to a canasta."""
    fitting = [size(cards) for cards in around(run) if contains(hand, cards)]
    return size(run) + max(fitting, default=0)


def runs_with(hand: Cards, least: int) -> list[list[Card]]:
    """Stretches of at least so many consecutive cards of a suit in the hand."""
    return [cards for suit in range(4) for cards in _stretches(hand, suit) if len(cards) >= least]


def prospect(hand: Cards, runs: tuple[Cards, ...], card: Card) -> int:
    """The most cards that lie in one stretch of seven ranks with this card: in the hand, or in a run it would join."""
    suit = card & 3
    held = [count(hand, rank * 4 + suit) > 0 for rank in NATURALS]
    best = max(sum(held[low : low + CANASTA]) for low in _windows(card >> 2))
    for run in runs:
        low, length = lowest(run) >> 2, size(run)
        if lowest(run) & 3 == suit and length < CANASTA and _between(held, low, low + length - 1, card >> 2):
            best = max(best, length + 1)
    return best


def _windows(rank: int) -> range:
    return range(max(0, rank - CANASTA + 1), min(rank, len(NATURALS) - CANASTA) + 1)


def _between(held: list[bool], low: int, high: int, rank: int) -> bool:
    """Whether the hand holds every card between a run and this rank, so that it can join."""
    steps = range(rank + 1, low) if rank < low else range(high + 1, rank)
    return not low <= rank <= high and all(held[step] for step in steps)
