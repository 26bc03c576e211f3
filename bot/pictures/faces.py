"""Cards as sprites, one per look, size and language, drawn once and kept; knows no table and no hand."""

from collections.abc import Callable
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from bot.engine.cards import JOKER, RANKS, UNKNOWN, Card
from bot.pictures.fonts import letter_mask
from bot.pictures.paint import Sprite, canvas, inked, mapped, palette, put, rounded, shape
from bot.pictures.shapes import FIGURES, layer, sign
from bot.pictures.theme import CARDS, SUIT_INKS, CardSize

Letters = tuple[str, str, str, str]
"""How a language writes ace, king, queen and jack on a card."""

ENGLISH: Letters = ("A", "K", "Q", "J")
_EDGE = 1.4
_ALPHA = bytes(0 if cover < 128 else 255 for cover in range(256))
_INSET = 7


def letters_of(say: Callable[..., str]) -> Letters:
    """The letters of the language that `say` speaks."""
    ace, king, queen, jack = say("pictures-letters").split()
    return ace, king, queen, jack


def rank_text(card: Card, letters: Letters) -> str:
    """The rank as it stands on the card: `10`, or the language's letter."""
    letter = RANKS[card >> 2]
    return dict(zip("AKQJ", letters, strict=True)).get(letter, "10" if letter == "T" else letter)


def ink_of(card: Card) -> str:
    return "joker" if card == JOKER else SUIT_INKS[card & 3]


def face(look: str, letters: Letters, size: str, card: Card, *, bare: bool = False) -> Sprite:
    """A card face up, `bare` with nothing but its index; a card not seen lies face down."""
    if card == UNKNOWN:
        return back(look, size)
    return _face(
        look, letters if RANKS[card >> 2 if card < JOKER else 0] in "AKQJ" else ENGLISH, size, card, bare
    )


@lru_cache(maxsize=1024)
def _face(look: str, letters: Letters, size: str, card: Card, bare: bool) -> Sprite:
    form = CARDS[size]
    image = _blank(look, form, "card")
    if card == JOKER:
        _draw_joker_index(look, image, form)
    else:
        _draw_index(look, image, form, rank_text(card, letters), card)
    if not bare:
        _draw_centre(look, image, form, card)
    elif RANKS[card >> 2 if card < JOKER else 0] in FIGURES:
        below = _INSET + form.cap + form.pip + 15
        _draw_figure(look, image, RANKS[card >> 2], form.pip + 4, ink_of(card), (_INSET - 3, below))
    return Sprite(image, _alpha(form))


def _blank(look: str, form: CardSize, colour: str) -> Image.Image:
    """An empty card with its edge, corners shading into the felt."""
    image = canvas(look, form.width, form.height, "felt")
    put(image, inked(look, rounded(form.width, form.height, form.radius), ("felt", "edge")), 0, 0)
    inner = rounded(form.width, form.height, form.radius, _EDGE)
    put(image, inked(look, inner, ("edge", colour)), 0, 0)
    return image


@cache
def _alpha(form: CardSize) -> Image.Image:
    return mapped(rounded(form.width, form.height, form.radius), _ALPHA)


def _draw_index(look: str, image: Image.Image, form: CardSize, rank: str, card: Card) -> None:
    """Rank and suit in the corner that stays visible: side by side for columns, one above the other for fans."""
    ramp = ("card", ink_of(card))
    room = form.width - form.pip - 2 * _INSET - 3 if form.beside else form.pip + 6
    letter = letter_mask(rank, form.cap, "heavy", room)
    pip = sign(SUIT_INKS[card & 3], form.pip)
    if form.beside:
        put(image, inked(look, letter, ramp), _INSET, _INSET)
        put(image, inked(look, pip, ramp), form.width - form.pip - _INSET + 1, _INSET)
        return
    middle = _INSET - 1 + (form.pip + 4) / 2
    put(image, inked(look, letter, ramp), max(middle - letter.width / 2, 4), _INSET + 1)
    put(image, inked(look, pip, ramp), middle - form.pip / 2, _INSET + form.cap + 8)


def _centre(form: CardSize) -> tuple[float, float]:
    """The upper left corner of the big picture of a card."""
    if form.beside:
        return (form.width - form.big) / 2, form.height - form.big - _INSET - 2
    return form.width - form.big - _INSET - 1, form.height - form.big - _INSET - 2


def _draw_centre(look: str, image: Image.Image, form: CardSize, card: Card) -> None:
    if card == JOKER:
        _draw_figure(look, image, "joker", form.big + 4, "joker", _centre(form))
    elif RANKS[card >> 2] in FIGURES:
        _draw_figure(look, image, RANKS[card >> 2], form.big, ink_of(card), _centre(form))
    else:
        put(image, inked(look, sign(SUIT_INKS[card & 3], form.big), ("card", ink_of(card))), *_centre(form))


def _draw_figure(
    look: str, image: Image.Image, figure: str, side: int, ink: str, at: tuple[float, float]
) -> None:
    for place, (colour, _) in enumerate(FIGURES[figure]):
        ramp = ("card", ink if colour == "suit" else colour)
        put(image, inked(look, layer(figure, place, side), ramp), *at)


def _draw_joker_index(look: str, image: Image.Image, form: CardSize) -> None:
    """Two stars side by side for columns, a star over a jester's head for fans."""
    star = sign("star", round(form.cap * 1.15))
    put(image, inked(look, star, ("card", "joker")), _INSET - 1, _INSET - 2)
    if form.beside:
        put(image, inked(look, star, ("card", "hearts")), form.width - star.width - _INSET + 1, _INSET - 2)
    else:
        _draw_figure(look, image, "joker", form.pip + 4, "joker", (_INSET - 2, _INSET + form.cap + 8))


@lru_cache(maxsize=16)
def back(look: str, size: str) -> Sprite:
    """A card face down."""
    form = CARDS[size]
    image = _blank(look, form, "card")
    border = max(form.width // 16, 4)
    field = rounded(form.width - 2 * border, form.height - 2 * border, form.radius - 3)
    put(image, Sprite(mapped(field, _flat(look, "back")), mapped(field, _ALPHA)), border, border)
    put(image, inked(look, _weave(form, border + 4), ("back", "weave")), 0, 0)
    return Sprite(image, _alpha(form))


def _flat(look: str, colour: str) -> bytes:
    return bytes([palette(look).index[colour]]) * 256


def _weave(form: CardSize, border: int) -> Image.Image:
    """Crossing lines inside the border, and a frame."""
    pitch = form.width / 7

    def draw(pen: ImageDraw.ImageDraw, scale: float) -> None:
        wide = round(1.6 * scale)
        for line in range(-14, 28):
            start = line * pitch * scale
            rise = form.height * scale
            pen.line((start, 0, start + rise, rise), fill=255, width=wide)
            pen.line((start, rise, start + rise, 0), fill=255, width=wide)

    inside = mapped(rounded(form.width, form.height, form.radius, border), _ALPHA)
    clear = Image.new("L", (form.width, form.height), 0)
    clear.paste(shape((form.width, form.height), draw), (0, 0), inside)
    return clear


@lru_cache(maxsize=256)
def crosswise(look: str, letters: Letters, size: str, card: Card) -> Sprite:
    """A card lying on its side, its index upright at the left end, where it sticks out of the pile."""
    form = CARDS[size]
    side = form._replace(width=form.height, height=form.width)
    image = _blank(look, side, "card")
    if card == JOKER:
        put(image, inked(look, sign("star", form.cap), ("card", "joker")), 9, 12)
    else:
        ramp = ("card", ink_of(card))
        letter = letter_mask(rank_text(card, letters), form.cap, "heavy", form.pip + 4)
        put(image, inked(look, letter, ramp), 10 + (form.pip - letter.width) / 2, 12)
        put(image, inked(look, sign(SUIT_INKS[card & 3], form.pip), ramp), 10, 12 + form.cap + 8)
    _draw_centre(look, image, side, card)
    return Sprite(image, _alpha(side))
