"""Special hands: fourteen cards that end the round at once (rule book, 7)."""

from collections import Counter

from bot.engine.cards import (
    BLACK_MASK,
    NATURAL_RANKS,
    NATURALS,
    TWO,
    Cards,
    jokers,
    of_rank,
    select,
    size,
)

_SIZE = 14
_POINTS = {"straight": 3000, "pairs": 2500, "pairs_wild": 2000, "garbage": 2000}
_ACE, _SEVEN = NATURAL_RANKS.index("A"), NATURAL_RANKS.index("7")

SPECIAL_HANDS = tuple(_POINTS)


def special_points(name: str, hand: Cards) -> int:
    """What the hand is worth as the special hand of this name; 0 if it is not one."""
    return _POINTS[name] if name in special_names(hand) else 0


def special_names(hand: Cards) -> list[str]:
    """The special hands that these cards make."""
    if size(hand) != _SIZE:
        return []
    many = [of_rank(hand, rank) for rank in NATURALS]
    shape = Counter(many)
    twos = of_rank(hand, TWO)
    tests = {
        "straight": shape[1] == len(many)
        and twos == 1
        and jokers(hand) == 1
        and size(select(hand, BLACK_MASK)) == 1,
        "pairs": shape[2] == 7,
        "pairs_wild": shape[2] == 6 and twos == 2 and many[_ACE] == 2 and many[_SEVEN] == 2,
        "garbage": shape[4] == 2 and shape[3] == 2,
    }
    return [name for name, fits in tests.items() if fits]


def special_points_by_name(name: str) -> int:
    """What a special hand of this name is worth."""
    return _POINTS[name]
