"""The scores of a match drawn by round: a line a side, or for a single round a bar a side. Knows numbers and words only."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor, log10

import msgspec
from PIL import Image, ImageDraw

from bot.pictures.fonts import width_of
from bot.pictures.paint import inked, palette, panel, put, shape, text
from bot.pictures.shapes import MARKERS, sign
from bot.pictures.theme import (
    BAR,
    CHART_GUTTER,
    CHART_INKS,
    CHART_LINE,
    MARKER,
    NAME,
    PAD,
    SMALL,
    ZONE_RADIUS,
)

_LONG = 12  # from so many rounds on only some of them are numbered
_LINE_APART = 62  # pixels between two lines across, at the least

Area = tuple[int, int, int, int]


class Plot(msgspec.Struct, frozen=True):
    """Totals from the start on by side, the target, and the numbers at the side as they are written."""

    rows: tuple[tuple[int, ...], ...]
    winner: int | None
    target: int
    target_words: str
    grid: tuple[tuple[int, str], ...]

    @property
    def rounds(self) -> int:
        return len(self.rows) - 1

    @property
    def drawn_last(self) -> list[int]:
        """The sides, the winner above the others."""
        return sorted(range(len(self.rows[0])), key=lambda side: side == self.winner)


def grid(totals: Sequence[Sequence[int]], target: int, height: int) -> list[int]:
    """Round numbers from below the lowest to above the highest total, for a drawing so high."""
    low = min(0, *(min(row) for row in totals))
    high = max(target, *(max(row) for row in totals))
    step = _round_step((high - low) * _LINE_APART / height)
    return [step * n for n in range(floor(low / step), ceil(high / step) + 1)]


def _round_step(rough: float) -> int:
    power = 10 ** floor(log10(max(rough, 10)))
    return next(int(power * times) for times in (1, 2, 5, 10) if power * times >= rough)


def draw_plot(image: Image.Image, look: str, plot: Plot, at: Area) -> None:
    """Draw it into its rectangle (x, y, width, height)."""
    panel(image, look, at, ZONE_RADIUS, ("felt", "zone"))
    labels = [text(look, words, SMALL, "medium", ("zone", "muted")) for _, words in plot.grid]
    gutter = max(label.width for label in labels) + 10
    x, y, width = at[0] + PAD + gutter, at[1] + 24, at[2] - 2 * PAD - gutter - 16
    area = (x, y, width, at[3] - 24 - CHART_GUTTER)
    for (points, _), label in zip(plot.grid, labels, strict=True):
        down = _down(plot, points, area)
        image.paste(palette(look).index["line"], (x, down, x + width, down + (3 if points == 0 else 1)))
        put(image, label, x - label.width - 10, down - label.height / 2)
    _draw_target(image, look, plot, area)
    if plot.rounds > 1:
        _number_rounds(image, look, plot.rounds, area)
    draw = _draw_line if plot.rounds > 1 else _draw_bar
    for side in plot.drawn_last:
        draw(image, look, plot, side, area)


def _down(plot: Plot, points: float, area: Area) -> int:
    low, high = plot.grid[0][0], plot.grid[-1][0]
    return area[1] + round((high - points) / (high - low) * area[3])


def _draw_target(image: Image.Image, look: str, plot: Plot, area: Area) -> None:
    """The target as a dashed line."""
    down = _down(plot, plot.target, area)
    for dash in range(area[0], area[0] + area[2] - 8, 18):
        image.paste(palette(look).index["gold"], (dash, down - 1, dash + 11, down + 2))
    words = text(look, plot.target_words, NAME, "bold", ("zone", "gold"))
    put(image, words, area[0] + 10, down + 4)


def _number_rounds(image: Image.Image, look: str, rounds: int, area: Area) -> None:
    step = 1 if rounds < _LONG else ceil(rounds / 10)
    for after in range(step, rounds + 1, step):
        label = text(look, str(after), SMALL, "medium", ("zone", "muted"))
        middle = area[0] + round(area[2] * after / rounds)
        put(image, label, middle - label.width / 2, area[1] + area[3] + 12)


def _draw_line(image: Image.Image, look: str, plot: Plot, side: int, area: Area) -> None:
    across = [area[0] + round(area[2] * after / plot.rounds) for after in range(plot.rounds + 1)]
    points = [(x, _down(plot, row[side], area)) for x, row in zip(across, plot.rows, strict=True)]

    def draw(pen: ImageDraw.ImageDraw, scale: float) -> None:
        for start, end in pairwise(points):
            ends = [((px - area[0]) * scale, (py - area[1] + 8) * scale) for px, py in (start, end)]
            pen.line(ends, fill=255, width=round(CHART_LINE * scale))

    line = inked(look, shape((area[2], area[3] + 16), draw, 3), ("zone", CHART_INKS[side]))
    put(image, line, area[0], area[1] - 8)
    for px, py in points[1:]:
        _mark(image, look, side, px, py)


def _draw_bar(image: Image.Image, look: str, plot: Plot, side: int, area: Area) -> None:
    """From nothing to the total, with the side's marker below it; beside the words that tell the target."""
    left = width_of(plot.target_words, NAME, "bold") + 10
    slot = (area[2] - left) / len(plot.rows[0])
    wide = min(round(slot / 2), BAR)
    middle = area[0] + left + round(slot * (side + 0.5))
    ends = sorted((_down(plot, 0, area), _down(plot, plot.rows[-1][side], area)))
    ink = palette(look).index[CHART_INKS[side]]
    image.paste(ink, (middle - wide // 2, ends[0], middle + wide // 2, ends[1] + 1))
    _mark(image, look, side, middle, area[1] + area[3] + CHART_GUTTER // 2)


def _mark(image: Image.Image, look: str, side: int, x: int, y: int) -> None:
    marker = inked(look, sign(MARKERS[side], MARKER), ("zone", CHART_INKS[side]))
    put(image, marker, x - MARKER / 2, y - MARKER / 2)
