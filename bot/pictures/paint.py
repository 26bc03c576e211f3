"""Palette painting: smooth shapes and text as indices into one palette per look; knows no cards and no tables.

A canvas is an "L" image whose values are palette indices until `png` gives it the look's palette. An ink is laid on a
paper through a coverage mask and the ramp between the two colours, so edges are smooth and no colour has to be found.
"""

import struct
import zlib
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.pictures.fonts import Weight, line_mask, shortened, width_of
from bot.pictures.names import BETWEEN, together
from bot.pictures.theme import LOOKS, RGB, RIM, RIM_RADIUS, SHAPE_PAIRS, SHAPE_STEPS, TEXT_PAIRS, TEXT_STEPS

Ramp = tuple[str, str]
Box = tuple[float, float, float, float]
FINE = 6  # masks are drawn this many times larger and scaled down
PACK = 3  # zlib level: the next ones take twice the time for a twentieth less
_PALETTE_IMAGE = 3
_FAINT = 20  # coverage below this, of 255, is left out


class Sprite(NamedTuple):
    """A piece of picture: palette indices, and a mask of 0 and 255 saying where they are."""

    image: Image.Image
    mask: Image.Image

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height


class Palette:
    """The colours of a look: an index for each name, and for each ramp a table from coverage to index."""

    def __init__(self, look: str) -> None:
        named = LOOKS[look]
        self.index = {name: place for place, name in enumerate(named)}
        self._colours: list[RGB] = list(named.values())
        self.ramps = {ramp: self._ramp(named, ramp, TEXT_STEPS) for ramp in TEXT_PAIRS}
        self.ramps |= {ramp: self._ramp(named, ramp, SHAPE_STEPS) for ramp in SHAPE_PAIRS}
        self.raw = bytes(channel for colour in self._colours for channel in colour)

    def _ramp(self, named: dict[str, RGB], ramp: Ramp, steps: int) -> bytes:
        paper, ink = named[ramp[0]], named[ramp[1]]
        places = [self.index[ramp[0]]]
        for step in range(1, steps + 1):
            self._colours.append(_between(paper, ink, step / (steps + 1)))
            places.append(len(self._colours) - 1)
        places.append(self.index[ramp[1]])
        return bytes(places[round(cover * (steps + 1) / 255)] for cover in range(256))


def _between(paper: RGB, ink: RGB, part: float) -> RGB:
    """Mix two colours by light, not by number, so that thin strokes keep their weight."""
    mixed = [
        round(((1 - part) * low**2.0 + part * high**2.0) ** 0.5) for low, high in zip(paper, ink, strict=True)
    ]
    return mixed[0], mixed[1], mixed[2]


@cache
def palette(look: str) -> Palette:
    """The palette of a look; raises KeyError for no such look."""
    return Palette(look)


_SOLID = bytes(0 if cover < _FAINT else 255 for cover in range(256))


def inked(look: str, mask: Image.Image, ramp: Ramp) -> Sprite:
    """A coverage mask as a sprite in the ramp's ink, its edges shading into the ramp's paper."""
    return Sprite(mapped(mask, palette(look).ramps[ramp]), mapped(mask, _SOLID))


def mapped(image: Image.Image, table: bytes) -> Image.Image:
    """The image with each value replaced by the table's; many times faster than the library's `point`."""
    return Image.frombytes("L", image.size, image.tobytes().translate(table))


def put(canvas: Image.Image, sprite: Sprite, x: float, y: float) -> None:
    """Lay a sprite on the canvas with its upper left corner there."""
    canvas.paste(sprite.image, (round(x), round(y)), sprite.mask)


def clear(width: int, height: int) -> Sprite:
    """A sprite with nothing on it yet."""
    return Sprite(Image.new("L", (width, height), 0), Image.new("L", (width, height), 0))


def lay(under: Sprite, piece: Sprite, x: int, y: int) -> None:
    """Lay a piece on a sprite that is being put together, which grows by it."""
    under.image.paste(piece.image, (x, y), piece.mask)
    under.mask.paste(255, (x, y), piece.mask)


def canvas(look: str, width: int, height: int, colour: str) -> Image.Image:
    return Image.new("L", (width, height), palette(look).index[colour])


def shape(
    size: tuple[int, int], draw: Callable[[ImageDraw.ImageDraw, float], None], scale: int = FINE
) -> Image.Image:
    """A coverage mask of this size; `draw(pen, scale)` draws it `scale` times larger, in 255 on 0."""
    fine = Image.new("L", (size[0] * scale, size[1] * scale), 0)
    draw(ImageDraw.Draw(fine), scale)
    return fine.reduce(scale)


@lru_cache(maxsize=256)
def rounded(width: int, height: int, radius: float, inset: float = 0.0) -> Image.Image:
    """Coverage of a rectangle with round corners, drawn in from the edges of its mask by `inset`."""

    def draw(pen: ImageDraw.ImageDraw, scale: float) -> None:
        corner = (
            inset * scale,
            inset * scale,
            (width - inset) * scale - 1,
            (height - inset) * scale - 1,
        )
        pen.rounded_rectangle(corner, max(radius - inset, 0) * scale, fill=255)

    return shape((width, height), draw)


def panel(image: Image.Image, look: str, box: tuple[int, int, int, int], radius: int, ramp: Ramp) -> None:
    """Fill the rectangle (x, y, width, height) of the image, with round corners."""
    x, y, width, height = box
    right, bottom, colour = x + width, y + height, palette(look).index[ramp[1]]
    image.paste(colour, (x + radius, y, right - radius, bottom))
    image.paste(colour, (x, y + radius, right, bottom - radius))
    places = ((x, y), (right - radius, y), (x, bottom - radius), (right - radius, bottom - radius))
    for corner, place in zip(_corners(look, radius, ramp), places, strict=True):
        put(image, corner, *place)


@lru_cache(maxsize=256)
def _corners(look: str, radius: int, ramp: Ramp) -> tuple[Sprite, ...]:
    disc = inked(look, rounded(2 * radius, 2 * radius, radius), ramp)
    quarters = [(x, y, x + radius, y + radius) for y in (0, radius) for x in (0, radius)]
    return tuple(Sprite(disc.image.crop(box), disc.mask.crop(box)) for box in quarters)


@lru_cache(maxsize=64)
def slab(look: str, width: int, height: int, colour: str) -> Sprite:
    """A plain rectangle."""
    return Sprite(canvas(look, width, height, colour), Image.new("L", (width, height), 255))


@lru_cache(maxsize=128)
def outline(look: str, width: int, height: int, radius: int, line: float, ramp: Ramp) -> Sprite:
    """The outline of a rectangle with round corners, `line` wide."""

    def draw(pen: ImageDraw.ImageDraw, scale: float) -> None:
        corner = (0, 0, width * scale - 1, height * scale - 1)
        pen.rounded_rectangle(corner, radius * scale, outline=255, width=round(line * scale))

    return inked(look, shape((width, height), draw), ramp)


def text(look: str, words: str, height: int, weight: Weight, ramp: Ramp, most: int | None = None) -> Sprite:
    """A line of text, shortened to `most` pixels; its height is that of the font, whatever the letters."""
    shown = words if most is None else shortened(words, height, weight, most)
    return _line(look, shown, height, weight, ramp)


@lru_cache(maxsize=192)
def _line(look: str, words: str, height: int, weight: Weight, ramp: Ramp) -> Sprite:
    return inked(look, line_mask(words, height, weight), ramp)


def fitted(look: str, words: str, heights: tuple[int, ...], weight: Weight, ramp: Ramp, most: int) -> Sprite:
    """A line of text in the largest of the heights in which all of it has room, shortened in the last."""
    height = next((tall for tall in heights if width_of(words, tall, weight) <= most), heights[-1])
    return text(look, words, height, weight, ramp, most)


def named(
    look: str, names: Sequence[str], heights: tuple[int, ...], weight: Weight, ramp: Ramp, most: int
) -> Sprite:
    """Names in one line as `fitted`; where they have no room, each is shortened so that it is still known."""
    whole = BETWEEN.join(names)
    height = next((tall for tall in heights if width_of(whole, tall, weight) <= most), heights[-1])
    words = together(names, lambda line: width_of(line, height, weight) <= most)
    return text(look, words, height, weight, ramp, most)


def tabletop(look: str, width: int, height: int) -> Image.Image:
    """A canvas of felt inside a wooden rim with an inlaid line."""
    image = canvas(look, width, height, "rim")
    for rim, ramp in ((RIM, ("rim", "inlay")), (RIM + 2, ("inlay", "felt"))):
        panel(image, look, (rim, rim, width - 2 * rim, height - 2 * rim), RIM_RADIUS - rim, ramp)
    return image


def png(look: str, image: Image.Image) -> bytes:
    """The canvas as a PNG file with the look's palette."""
    width, height = image.size
    rows = Image.new("L", (width + 1, height), 0)  # each row of the file begins with its filter: none
    rows.paste(image, (1, 0))
    packer = zlib.compressobj(PACK, zlib.DEFLATED)
    packed = packer.compress(rows.tobytes()) + packer.flush()
    header = struct.pack(">IIBBBBB", width, height, 8, _PALETTE_IMAGE, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", palette(look).raw), (b"IDAT", packed), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
