"""How likely it is that another hand holds some cards; knows sizes and counts, no game."""

from functools import lru_cache
from math import comb


@lru_cache(maxsize=1 << 14)
def at_least(need: int, kind: int, hand: int, unseen: int) -> float:
    """Chance that `hand` cards of `unseen`, of which `kind` are of one kind, hold at least `need` of them."""
    hand = min(hand, unseen)
    ways = sum(
        comb(kind, some) * comb(unseen - kind, hand - some)
        for some in range(min(need, kind + 1))
        if some <= hand
    )
    return 1 - ways / comb(unseen, hand)
