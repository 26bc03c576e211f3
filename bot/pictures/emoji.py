"""A card as an emoji: a tile with nothing on it but a rank and a suit, made to be read at 22 pixels."""

import hashlib
import io
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from PIL import Image

from bot.engine.cards import JOKER, KINDS, Card
from bot.pictures.faces import ENGLISH, Letters, ink_of, rank_text
from bot.pictures.fonts import letter_mask
from bot.pictures.paint import rounded
from bot.pictures.shapes import FIGURES, layer, sign
from bot.pictures.theme import EMOJI, LOOKS, RGB, SUIT_INKS

_WIDE, _RADIUS, _EDGE = 112, 20, 5
_LEFT = (EMOJI - _WIDE) // 2


class EmojiDrawing(NamedTuple):
    """What an emoji shows: a card, the rank as it is written on it (nothing on a joker), in the colours of this look."""

    card: Card
    rank: str
    look: str


@cache
def emoji_drawing(card: Card, letters: Letters = ENGLISH, look: str = "classic") -> EmojiDrawing:
    """How these readers see a card: the same for all for whom it looks the same, the classic look where it can be.

    Raises KeyError for an unknown look.
    """
    alike = _colours(card, look) == _colours(card, "classic")
    rank = rank_text(card, letters) if card < JOKER else ""
    return EmojiDrawing(card, rank, "classic" if alike else look)


def emoji_drawings(languages: Iterable[Letters]) -> list[EmojiDrawing]:
    """Everything there is to draw: the English cards of the classic look first, then other letters, then other looks."""
    every = dict.fromkeys((ENGLISH, *languages))
    return list(
        dict.fromkeys(
            emoji_drawing(card, letters, look) for look in LOOKS for letters in every for card in range(KINDS)
        )
    )


def emoji_picture(drawing: EmojiDrawing) -> bytes:
    """A card's face as a PNG file of 128 by 128 pixels, its surroundings clear."""
    out = io.BytesIO()
    _drawn(drawing).save(out, "PNG", optimize=True)
    return out.getvalue()


@cache
def emoji_mark(drawing: EmojiDrawing) -> str:
    """Six hexadecimal digits that change when the drawing does, however the file is packed."""
    return hashlib.sha256(_drawn(drawing).tobytes()).hexdigest()[:6]


def _inks(card: Card) -> set[str]:
    """The names of all colours on this card's emoji."""
    figure = {"joker" if ink == "suit" else ink for ink, _ in FIGURES["joker"]}
    return {"edge", "card"} | (figure if card == JOKER else {ink_of(card)})


def _colours(card: Card, look: str) -> dict[str, RGB]:
    return {ink: LOOKS[look][ink] for ink in _inks(card)}


def _drawn(drawing: EmojiDrawing) -> Image.Image:
    card, colours = drawing.card, _colours(drawing.card, drawing.look)
    image = Image.new("RGBA", (EMOJI, EMOJI), (0, 0, 0, 0))
    _lay(image, rounded(_WIDE, EMOJI, _RADIUS), colours["edge"], _LEFT, 0)
    _lay(image, rounded(_WIDE, EMOJI, _RADIUS, _EDGE), colours["card"], _LEFT, 0)
    if card == JOKER:
        _draw_joker(image, colours)
    else:
        _draw_card(image, drawing.rank, SUIT_INKS[card & 3], colours)
    return image


def _lay(image: Image.Image, mask: Image.Image, colour: RGB, x: int, y: int) -> None:
    """Lay a colour on the image through a coverage mask."""
    cover = Image.new("L", image.size, 0)
    cover.paste(mask, (x, y))
    ink = Image.new("RGBA", image.size, (*colour, 0))
    ink.putalpha(cover)
    image.alpha_composite(ink)


def _draw_card(image: Image.Image, rank: str, suit: str, colours: dict[str, RGB]) -> None:
    """The rank in the upper left half, the suit in the lower right one."""
    letter = letter_mask(rank, 60, "heavy", 76)
    _lay(image, letter, colours[suit], _LEFT + 11, 11)
    side, halo = 58, 12
    right, bottom = EMOJI - _LEFT - side - 9, EMOJI - side - 9
    _lay(image, sign(suit, side + halo), colours["card"], right - halo // 2, bottom - halo // 2)
    _lay(image, sign(suit, side), colours[suit], right, bottom)


def _draw_joker(image: Image.Image, colours: dict[str, RGB]) -> None:
    side = 96
    for place, (ink, _) in enumerate(FIGURES["joker"]):
        colour = colours["joker" if ink == "suit" else ink]
        _lay(image, layer("joker", place, side), colour, (EMOJI - side) // 2, 16)
