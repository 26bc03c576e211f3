"""Cards and bags of cards as packed integers; knows nothing of melds, turns or players.

A `Card` is a small integer, its *kind*: two equal cards are the same card (rule book, 1). A `Cards` value is
a bag of them in one integer: a four-bit count per kind, and above the counts the bag's worth, its wild cards and
its size, which add up by themselves because adding two bags is adding two integers. A bag is never edited.
"""

from collections.abc import Iterable
from functools import cache
from struct import Struct

Card = int
Cards = int

NATURAL_RANKS = "456789TJQKA"
RANKS = NATURAL_RANKS + "32"
SUITS = "shdc"
JOKER: Card = 52
UNKNOWN: Card = 53  # an unreadable card, or one that a seat may not see
KINDS = 53

THREE, TWO = 11, 12  # indices into RANKS
NATURALS = range(11)
FIRST_THREE: Card = THREE * 4  # from here on no card is of a rank for sets

_FIELD = 4
_WORTH = 220
_WILDS = 236
_SIZE = 252
MAKE_UP = _WILDS  # a bag without its lower bits tells how many cards and wild cards it holds, and no more
_LOW16 = 0xFFFF
FACES = (1 << _WORTH) - 1
_ONE_EACH = sum(1 << (_FIELD * kind) for kind in range(KINDS))
_GUARD = sum(0x8 << (_FIELD * kind) for kind in range(KINDS)) | 0x80 << (_FIELD * UNKNOWN)

EMPTY: Cards = 0


def card_rank(card: Card) -> int:
    """Index of a card's rank in `RANKS`; 13 for a joker, meaningless for an unknown card."""
    return card >> 2


def is_wild(card: Card) -> bool:
    """Jokers and twos are wild (rule book, 1)."""
    return 48 <= card <= JOKER


def is_three(card: Card) -> bool:
    return card >> 2 == THREE


def is_red_three(card: Card) -> bool:
    return card in RED_THREES


def card_value(card: Card) -> int:
    """Points of one card (rule book, 1); a red three has none."""
    return 5 * _fives(card)


def _fives(card: Card) -> int:
    if card == JOKER:
        return 10
    if card == UNKNOWN or card in RED_THREES:
        return 0
    return {"A": 4, "2": 4}.get(RANKS[card >> 2], 1 if RANKS[card >> 2] in "34567" else 2)


RED_THREES = (THREE * 4 + 1, THREE * 4 + 2)
BLACK_THREES = (THREE * 4, THREE * 4 + 3)


def _one(card: Card) -> Cards:
    return 1 << (_FIELD * card) | _fives(card) << _WORTH | int(is_wild(card)) << _WILDS | 1 << _SIZE


ONE: tuple[Cards, ...] = tuple(_one(card) for card in range(UNKNOWN + 1))

JOKERS: tuple[Cards, ...] = tuple(ONE[JOKER] * many for many in range(7))  # none to all of three packs

RANK_MASK: tuple[int, ...] = tuple(0xFFFF << (16 * rank) for rank in range(13))
WILD_MASK = RANK_MASK[TWO] | 0xF << (_FIELD * JOKER)
BLACK_MASK = sum(0xF << (_FIELD * card) for card in BLACK_THREES)
RED_MASK = sum(0xF << (_FIELD * card) for card in RED_THREES)


def bag(cards: Iterable[Card]) -> Cards:
    """A bag of cards; at most 7 of a kind (15 of a kind would spill, no pack holds more than 6)."""
    return sum(map(ONE.__getitem__, cards))


def size(cards: Cards) -> int:
    return cards >> _SIZE


def least_of_size(many: int) -> Cards:
    """What every bag of so many cards or more comes to at least, compared as a number."""
    return many << _SIZE


def wilds(cards: Cards) -> int:
    return cards >> _WILDS & _LOW16


def parts(make_up: int) -> tuple[int, int]:
    """How many naturals and how many wild cards a bag of this `MAKE_UP` holds."""
    wild = make_up & _LOW16
    return (make_up >> _SIZE - _WILDS) - wild, wild


def worth(cards: Cards) -> int:
    """Points of all cards of the bag; red threes count nothing here."""
    return (cards >> _WORTH & _LOW16) * 5


def naturals(cards: Cards) -> int:
    """Cards that are not wild, threes among them."""
    return (cards >> _SIZE) - (cards >> _WILDS & _LOW16)


def count(cards: Cards, card: Card) -> int:
    return cards >> (_FIELD * card) & 0xF


def of_rank(cards: Cards, rank: int) -> int:
    """How many cards of the rank with this index in `RANKS` the bag holds."""
    return COUNT[cards >> (16 * rank) & _LOW16]


def jokers(cards: Cards) -> int:
    return cards >> (_FIELD * JOKER) & 0xF


def contains(cards: Cards, part: Cards) -> bool:
    """Whether every card of `part` is in `cards`, as often as it is in `part`."""
    return ((cards & FACES | _GUARD) - (part & FACES)) & _GUARD == _GUARD


def only(cards: Cards, mask: int) -> bool:
    """Whether the bag holds nothing but cards of the mask."""
    return not cards & FACES & ~mask


def spread(cards: Cards) -> list[Card]:
    """The cards of a bag, sorted by kind."""
    found: list[Card] = []
    faces = cards & FACES
    while faces:
        card = min(((faces & -faces).bit_length() - 1) >> 2, UNKNOWN)
        many = faces >> (_FIELD * card) & (0xFF if card == UNKNOWN else 0xF)
        found.extend([card] * many)
        faces ^= many << (_FIELD * card)
    return found


def kinds(cards: Cards) -> list[Card]:
    """The distinct cards of a bag, sorted by kind."""
    found, there = [], held(cards)
    while there:
        found.append((there & -there).bit_length() - 1 >> 2)
        there &= there - 1
    return [*found, UNKNOWN] if (cards & FACES) >> (_FIELD * UNKNOWN) else found


def held(cards: Cards) -> int:
    """The distinct cards of a bag, a bit for each at the lowest place of its count; this is a bag of faces too."""
    return (cards | cards >> 1 | cards >> 2) & _ONE_EACH


def nth_kind(held: int, place: int) -> Card:
    """The distinct card at this place, counted from 0, of those that `held` tells."""
    for _ in range(place):
        held &= held - 1
    return ((held & -held).bit_length() - 1) // _FIELD


def select(cards: Cards, mask: int) -> Cards:
    """The part of a bag that lies under the mask (`RED_MASK`, `WILD_MASK`, a `RANK_MASK`)."""
    return bag(spread(cards & mask)) if cards & mask else EMPTY


class _Counts(dict[int, int]):
    """Number of cards in a rank's sixteen bits, worked out when first asked for."""

    def __missing__(self, key: int) -> int:
        found = sum(key >> shift & 0xF for shift in (0, 4, 8, 12))
        self[key] = found
        return found


COUNT = _Counts()


class _WildCodes(dict[int, int]):
    """`wild_code` by the twenty bits of twos and jokers."""

    def __missing__(self, key: int) -> int:
        found = self[key] = COUNT[key & _LOW16] << 3 | key >> 16
        return found


_WILD_CODES = _WildCodes()


def wild_code(cards: Cards) -> int:
    """How many twos (times eight) and jokers a bag holds, in one small number."""
    return _WILD_CODES[cards >> (16 * TWO) & 0xFFFFF]


_unpack_keys = Struct("<13H").unpack_from
_BYTES = 36
_EVEN_SUITS = sum(0x0F0F << (16 * rank) for rank in range(13))
_LOW_BYTES = sum(0xFF << (16 * rank) for rank in range(13))


def rank_counts(cards: Cards) -> bytes:
    """How many cards of each rank a bag holds, in the order of `RANKS`, one byte a rank."""
    pairs = (cards & _EVEN_SUITS) + (cards >> _FIELD & _EVEN_SUITS)  # all ranks at once: suits by twos,
    return (pairs + (pairs >> 8) & _LOW_BYTES).to_bytes(26, "little")[::2]  # then both twos


def rank_keys(cards: Cards) -> tuple[int, ...]:
    """The sixteen bits of each rank in the order of `RANKS`; `COUNT` tells how many cards such a key holds."""
    keys: tuple[int, ...] = _unpack_keys(cards.to_bytes(_BYTES, "little"))
    return keys


@cache  # a few thousand values: ranks, what packs hold of them, how many
def first_of_rank(rank: int, key: int, many: int) -> Cards:
    """The first `many` cards, by suit, of a rank of which a bag holds `key` (its sixteen bits)."""
    cards = [rank * 4 + suit for suit in range(4) for _ in range(key >> (4 * suit) & 0xF)]
    return bag(cards[:many])


def pack(packs: int) -> Cards:
    """All cards of so many packs of 52 cards and 2 jokers."""
    return sum(ONE[card] for card in range(JOKER)) * packs + ONE[JOKER] * 2 * packs


# Notation

_NAMES = (*(RANKS[card >> 2] + SUITS[card & 3] for card in range(JOKER)), "Jo", "??")
_KIND = {name: card for card, name in enumerate(_NAMES)}


def card_name(card: Card) -> str:
    """A card in the record notation: `Ts`, `Jo`; `??` for one not seen."""
    return _NAMES[card]


def parse_card(text: str) -> Card:
    """Read one card of the record notation; raises ValueError for anything else."""
    card = _KIND.get(text, UNKNOWN)
    if card == UNKNOWN:
        raise ValueError(f"not a card: {text[:8]!r}")
    return card


def parse_cards(text: str) -> list[Card]:
    """Read cards run together (`KsKh2d`); raises ValueError at the first that is none."""
    return [parse_card(text[start : start + 2]) for start in range(0, len(text), 2)]


def read_bag(text: str) -> Cards:
    """Like `parse_cards`, into a bag; what is unreadable or cannot be held becomes an unknown card."""
    cards = [_KIND.get(text[start : start + 2], UNKNOWN) for start in range(0, min(len(text), 400), 2)]
    many = {card: cards.count(card) for card in set(cards)}
    return bag(card if many[card] <= 7 else UNKNOWN for card in cards[:120])


def format_cards(cards: Cards | Iterable[Card]) -> str:
    """Cards run together in the record notation; a bag is written in the order of its kinds."""
    return "".join(_NAMES[card] for card in (spread(cards) if isinstance(cards, int) else cards))
