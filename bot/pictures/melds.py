"""Melds as sprites: columns of cards and squared-up canastas, kept because few change from one picture to the next."""

from functools import lru_cache

from bot.engine.cards import Card
from bot.pictures.faces import Letters, face
from bot.pictures.paint import Sprite, clear, fitted, inked, lay, put, rounded, slab, text
from bot.pictures.scene import Canasta
from bot.pictures.theme import CARDS, COLUMN_STEP, COUNT_PILL, SMALL, STACK, TAG_HEIGHT, TAG_SIZES, TAG_TOP

HANG = COUNT_PILL[1] // 2
"""Pixels that a count hangs below its meld."""

_FORM = CARDS["meld"]
_TAGS = {"natural": "red_tag", "mixed": "black_tag", "samba": "violet_tag", "wild": "blue_tag"}


def column_height(cards: int) -> int:
    """Pixels from the first card's upper to the last one's lower edge."""
    return _FORM.height + (cards - 1) * COLUMN_STEP


@lru_cache(maxsize=96)
def column_sprite(look: str, letters: Letters, cards: tuple[Card, ...], *, counted: bool) -> Sprite:
    """Cards one below the other, and how many there are."""
    height = column_height(len(cards))
    sprite = clear(_FORM.width, height + (HANG if counted else 0))
    for place, card in enumerate(cards):
        lay(sprite, face(look, letters, "meld", card), 0, place * COLUMN_STEP)
    if counted:
        _lay_count(sprite, look, len(cards))
    return sprite


@lru_cache(maxsize=64)
def canasta_sprite(look: str, letters: Letters, canasta: Canasta) -> Sprite:
    """A squared-up pack with its colour on top, and a ribbon with what it is worth."""
    sprite = clear(_FORM.width + 2 * STACK, _FORM.height + HANG)
    for edge in (2, 1, 0):
        lay(sprite, face(look, letters, "meld", canasta.top), STACK * edge, STACK * edge)
    tag = _TAGS[canasta.kind]
    lay(sprite, slab(look, _FORM.width, TAG_HEIGHT, tag), 0, TAG_TOP)
    line = fitted(look, canasta.worth, TAG_SIZES, "bold", (tag, "cream"), _FORM.width - 4)
    lay(sprite, line, (_FORM.width - line.width) // 2, TAG_TOP + (TAG_HEIGHT - line.height) // 2)
    _lay_count(sprite, look, canasta.many)
    return sprite


def _lay_count(sprite: Sprite, look: str, many: int) -> None:
    """A number on a dark pill across the lower edge of the meld."""
    lay(sprite, _pill(look, many), (_FORM.width - COUNT_PILL[0]) // 2, sprite.height - COUNT_PILL[1])


@lru_cache(maxsize=64)
def _pill(look: str, many: int) -> Sprite:
    width, height = COUNT_PILL
    line = text(look, str(many), SMALL, "bold", ("plate", "cream"))
    pill = inked(look, rounded(width, height, height // 2), ("zone", "plate"))
    put(pill.image, line, (width - line.width) // 2, (height - line.height) // 2)
    return pill
