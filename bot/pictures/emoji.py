"""A card as an emoji: a tile with nothing on it but a rank and a suit, made to be read at 22 pixels."""

import hashlib
import io
from functools import cache

from PIL import Image

from bot.engine.cards import JOKER, Card
from bot.pictures.faces import ENGLISH, Letters, ink_of, rank_text
from bot.pictures.fonts import letter_mask
from bot.pictures.paint import rounded
from bot.pictures.shapes import FIGURES, layer, sign
from bot.pictures.theme import EMOJI, LOOKS, RGB, SUIT_INKS

_COLOURS = LOOKS["classic"]  # there is one set for everybody: the look most hands beside it have
_WIDE, _RADIUS, _EDGE = 112, 20, 5
_LEFT = (EMOJI - _WIDE) // 2


@cache
def emoji_picture(card: Card, letters: Letters = ENGLISH) -> bytes:
    """A card's face as a PNG file of 128 by 128 pixels, its surroundings clear."""
    image = Image.new("RGBA", (EMOJI, EMOJI), (0, 0, 0, 0))
    _lay(image, rounded(_WIDE, EMOJI, _RADIUS), _COLOURS["edge"], _LEFT, 0)
    _lay(image, rounded(_WIDE, EMOJI, _RADIUS, _EDGE), _COLOURS["card"], _LEFT, 0)
    if card == JOKER:
        _draw_joker(image)
    else:
        _draw_card(image, rank_text(card, letters), SUIT_INKS[card & 3], _COLOURS[ink_of(card)])
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


@cache
def emoji_mark(card: Card) -> str:
    """Six hexadecimal digits that change when the drawing does, however the file is packed."""
    with Image.open(io.BytesIO(emoji_picture(card))) as image:
        return hashlib.sha256(image.tobytes()).hexdigest()[:6]


def _lay(image: Image.Image, mask: Image.Image, colour: RGB, x: int, y: int) -> None:
    """Lay a colour on the image through a coverage mask."""
    cover = Image.new("L", image.size, 0)
    cover.paste(mask, (x, y))
    ink = Image.new("RGBA", image.size, (*colour, 0))
    ink.putalpha(cover)
    image.alpha_composite(ink)


def _draw_card(image: Image.Image, rank: str, suit: str, colour: RGB) -> None:
    """The rank in the upper left half, the suit in the lower right one."""
    letter = letter_mask(rank, 60, "heavy", 76)
    _lay(image, letter, colour, _LEFT + 11, 11)
    side, halo = 58, 12
    right, bottom = EMOJI - _LEFT - side - 9, EMOJI - side - 9
    _lay(image, sign(suit, side + halo), _COLOURS["card"], right - halo // 2, bottom - halo // 2)
    _lay(image, sign(suit, side), colour, right, bottom)


def _draw_joker(image: Image.Image) -> None:
    side = 96
    for place, (ink, _) in enumerate(FIGURES["joker"]):
        colour = _COLOURS["joker" if ink == "suit" else ink]
        _lay(image, layer("joker", place, side), colour, (EMOJI - side) // 2, 16)
