"""How cards are written for people: `K♠`, `10♥`, `🃏`, and ranks in words; knows nothing of hands or rules."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from bot.engine.cards import (
    JOKER,
    RANKS,
    UNKNOWN,
    Card,
    Cards,
    card_rank,
    is_red_three,
    spread,
)
from bot.texts import say

SUIT_SIGNS: Final = "♠♥♦♣"
JOKER_SIGN: Final = "🃏"
BACK_SIGN: Final = "▒"

SHOWN_RANKS: Final = "AKQJT9876543"  # natural ranks and threes, in the order people sort a hand
_TWO: Final = RANKS.index("2")


def rank_sign(letter: str) -> str:
    """A rank as it stands on a card: `10` for T."""
    return "10" if letter == "T" else letter


def card_text(card: Card, locale: str) -> str:  # noqa: ARG001  a language may write its own letters one day
    """A card as rank and suit, `K♠`, `10♥`, a joker `🃏`: the same in every language."""
    if card == JOKER:
        return JOKER_SIGN
    if card == UNKNOWN:
        return BACK_SIGN
    return rank_sign(RANKS[card_rank(card)]) + SUIT_SIGNS[card & 3]


def sorted_cards(cards: Cards | Iterable[Card]) -> list[Card]:
    """Cards as people sort them: ace high, threes, twos, jokers last."""
    listed = spread(cards) if isinstance(cards, int) else list(cards)
    return sorted(listed, key=_place)


def _place(card: Card) -> tuple[int, int]:
    if card >= JOKER:
        return 14, card
    rank = card_rank(card)
    return (13 if rank == _TWO else SHOWN_RANKS.index(RANKS[rank])), card & 3


def cards_text(cards: Cards | Iterable[Card], locale: str) -> str:
    """Cards parted by spaces, sorted: `K♠ K♥ 2♦`."""
    return " ".join(card_text(card, locale) for card in sorted_cards(cards))


@lru_cache(maxsize=4096)
def rank_name(target: str, locale: str, count: int = 2) -> str:
    """A rank or meld in words, for so many of it: `kings`; also `3` black threes, `red3`, `W`, `run`, `joker`."""
    return say(locale, f"rank-{'run' if target.startswith('run') else target}", count=count)


def card_group(card: Card) -> str:
    """What a card is called by: a rank's letter, `3` for a black three, `red3`, `2` or `joker`."""
    if card == JOKER:
        return "joker"
    return "red3" if is_red_three(card) else RANKS[card_rank(card)]


def grouped(cards: Cards) -> dict[str, list[Card]]:
    """A hand by rank, at most 14 groups (threes of both colours in one), in the order people sort a hand."""
    groups: dict[str, list[Card]] = {}
    for card in sorted_cards(cards):
        groups.setdefault("joker" if card == JOKER else RANKS[card_rank(card)], []).append(card)
    return groups
