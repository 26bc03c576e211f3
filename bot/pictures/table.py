"""The picture of a whole table, for everybody: sides above and below, stock and pile between them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.engine.cards import Card
from bot.engine.view import View
from bot.pictures.faces import ENGLISH, Letters, back, crosswise, face
from bot.pictures.paint import inked, outline, panel, png, put, tabletop, text
from bot.pictures.scene import Say, Scene, read_scene
from bot.pictures.shapes import sign
from bot.pictures.theme import (
    ACROSS,
    CARDS,
    GAP,
    MARGIN,
    MIDDLE,
    NAME,
    NUMBER,
    WIDTH,
)
from bot.pictures.zone import draw_zone, zone_height

_ROWS: dict[int, tuple[tuple[int, ...], ...]] = {
    1: ((0,),),
    2: ((1,), (0,)),
    3: ((1, 2), (0,)),
    4: ((1, 2), (0, 3)),
    5: ((2, 3), (1, 4), (0,)),
    6: ((2, 3), (1, 4), (0, 5)),
}
"""Which zones lie beside each other, top to bottom, by their number: clockwise from the lower left."""


def table_picture(
    seen: View, names: Sequence[str], *, say: Say, letters: Letters = ENGLISH, look: str = "classic"
) -> bytes:
    """The table as a PNG file, `WIDTH` pixels wide and as high as its melds need.

    `names` is by seat. Raises ValueError for a View that holds a hand, KeyError for an unknown look.
    """
    return _drawn(read_scene(seen, names, say), look, letters)


class _Place(NamedTuple):
    zone: int
    box: tuple[int, int, int, int]


@lru_cache(maxsize=64)
def _drawn(scene: Scene, look: str, letters: Letters) -> bytes:
    places, middle, height = _arranged(scene)
    image = tabletop(look, WIDTH, height)
    for place in places:
        draw_zone(image, look, letters, scene.zones[place.zone], scene.dealer_mark, place.box)
    _draw_middle(image, look, letters, scene, middle)
    return png(look, image)


def _arranged(scene: Scene) -> tuple[list[_Place], int, int]:
    """Where each zone lies, where the middle begins, and the height of it all."""
    places: list[_Place] = []
    rows = _ROWS[len(scene.zones)]
    y, middle = MARGIN, MARGIN
    for number, row in enumerate(rows):
        if number == (len(rows) + 1) // 2 or len(rows) == 1:
            middle = y
            y += MIDDLE + GAP
        width = (WIDTH - 2 * MARGIN - GAP * (len(row) - 1)) // len(row)
        height = max(zone_height(scene.zones[zone], width) for zone in row)
        places += [_Place(zone, (MARGIN + i * (width + GAP), y, width, height)) for i, zone in enumerate(row)]
        y += height + GAP
    return places, middle, y - GAP + MARGIN


# The middle


def _draw_middle(image: Image.Image, look: str, letters: Letters, scene: Scene, y: int) -> None:
    form = CARDS["pile"]
    top = y + (MIDDLE - form.height) // 2
    _draw_stock(image, look, scene, WIDTH // 2 - 60 - form.width, top)
    _draw_pile(image, look, letters, scene, WIDTH // 2 + 64, top)


def _draw_stock(image: Image.Image, look: str, scene: Scene, x: int, y: int) -> None:
    form = CARDS["pile"]
    if scene.stock:
        for edge in range(_thickness(scene.stock), -1, -1):
            put(image, back(look, "pile"), x + 3 * edge, y + 2 * edge)
    else:
        put(image, outline(look, form.width, form.height, form.radius, 2.5, ("felt", "line")), x, y)
    _write_count(image, look, str(scene.stock), scene.words[0], x - 22, y + 30, right=True)


def _thickness(cards: int) -> int:
    """Edges seen under the top card."""
    return min((cards + 14) // 20, 4) if cards > 1 else 0


def _draw_pile(image: Image.Image, look: str, letters: Letters, scene: Scene, x: int, y: int) -> None:
    form = CARDS["pile"]
    _draw_pack(image, look, letters, scene, x, y)
    left = x + form.width + 32
    _write_count(image, look, str(scene.pile), scene.words[1], left, y + (2 if scene.state else 28))
    if scene.state:
        _draw_state(image, look, scene.state, scene.words[2], left, y + form.height - 42)


def _draw_pack(image: Image.Image, look: str, letters: Letters, scene: Scene, x: int, y: int) -> None:
    """The pile itself; the card that freezes it lies crosswise, under the top card or as the top card."""
    form = CARDS["pile"]
    upright = scene.under if scene.across == scene.top else scene.top
    if upright is None:
        put(image, outline(look, form.width, form.height, form.radius, 2.5, ("felt", "line")), x, y)
    else:
        for edge in range(_thickness(scene.pile), 0, -1):
            put(image, face(look, letters, "pile", upright), x + 3 * edge, y + 2 * edge)
    if scene.across is not None and scene.across != scene.top:
        _lay_across(image, look, letters, scene.across, x - ACROSS, y)
    if upright is not None:
        put(image, face(look, letters, "pile", upright), x, y)
    if scene.across is not None and scene.across == scene.top:
        _lay_across(image, look, letters, scene.across, x - (form.height - form.width) // 2, y + 14)


def _lay_across(image: Image.Image, look: str, letters: Letters, card: Card, x: int, y: int) -> None:
    form = CARDS["pile"]
    put(image, crosswise(look, letters, "pile", card), x, y + (form.height - form.width) // 2)


def _write_count(
    image: Image.Image, look: str, number: str, caption: str, x: int, y: int, *, right: bool = False
) -> None:
    """A large number over its caption, to the right or left of x."""
    for words, size, ramp, drop in (
        (number, NUMBER, ("felt", "cream"), 0),
        (caption, NAME, ("felt", "muted"), 54),
    ):
        line = text(look, words, size, "bold", ramp, 250)
        put(image, line, x - line.width if right else x, y + drop)


def _draw_state(image: Image.Image, look: str, state: str, words: str, x: int, y: int) -> None:
    """A badge saying that the pile is frozen or blocked, with its sign."""
    paper, ink = ("ice", "night") if state == "frozen" else ("red_tag", "cream")
    line = text(look, words, NAME, "bold", (paper, ink), 200)
    panel(image, look, (x - 8, y, line.width + 62, 46), 23, ("felt", paper))
    put(image, inked(look, sign("flake" if state == "frozen" else "bar", 30), (paper, ink)), x + 4, y + 8)
    put(image, line, x + 40, y + (46 - line.height) // 2)
