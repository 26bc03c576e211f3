"""The story of a match as one picture: each side's score by round, who stands where, and what was remarkable."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor, log10

import msgspec
from PIL import Image, ImageDraw

from bot.pictures.highlights import Highlights, MatchStory
from bot.pictures.paint import fitted, inked, palette, panel, png, put, shape, tabletop, text
from bot.pictures.scene import Say, seat_name
from bot.pictures.shapes import MARKERS, sign
from bot.pictures.theme import (
    CHART,
    CHART_FOOT,
    CHART_INKS,
    CHART_LINE,
    CHART_RIGHT,
    GAP,
    MARGIN,
    MARKER,
    NAME,
    NAME_SIZES,
    PAD,
    SCORE,
    SMALL,
    STANDING,
    STANDING_GAP,
    STANDING_TALL,
    ZONE_RADIUS,
)

_LINES = 6  # about so many lines across the chart
_LONG = 14  # from so many rounds on only some of them are numbered


class _Shown(msgspec.Struct, frozen=True):
    """Everything the chart shows, words said."""

    rows: tuple[tuple[int, ...], ...]  # totals, from the start on, by side
    names: tuple[str, ...]
    totals: tuple[str, ...]
    winner: int | None
    target: int
    target_words: str
    grid: tuple[tuple[int, str], ...]
    notes: tuple[tuple[str, str, str, str], ...]  # sign, caption, what, who


def match_chart(match: MatchStory, *, say: Say, look: str = "classic") -> bytes:
    """The match as a PNG file. Raises ValueError when there are no totals or they and the names do not match."""
    if not match.totals or any(len(row) != len(match.names) for row in match.totals):
        raise ValueError("a chart needs totals, one a name")
    return _drawn(_read(match, say), look)


def _read(match: MatchStory, say: Say) -> _Shown:
    shown = tuple(seat_name(match.names, place, say) for place in range(len(match.names)))
    grid = _grid(match.totals, match.target)
    return _Shown(
        rows=tuple(tuple(row) for row in match.totals),
        names=shown,
        totals=tuple(say("pictures-score", points=points) for points in match.totals[-1]),
        winner=match.winner,
        target=match.target,
        target_words=say("pictures-chart-target", points=match.target),
        grid=tuple((points, say("pictures-score", points=points)) for points in grid),
        notes=_notes(match.highlights, shown, match.players, say),
    )


def _notes(
    seen: Highlights, names: Sequence[str], players: Sequence[str], say: Say
) -> tuple[tuple[str, str, str, str], ...]:
    best = max(seen.canastas, default=0)
    leaders = [name for name, many in zip(names, seen.canastas, strict=True) if many == best and best]
    taker = "" if seen.pile_seat is None else seat_name(players, seen.pile_seat, say)
    pile = say("pictures-chart-pile-what", count=seen.pile)
    freeze = say("pictures-chart-freeze-what", count=seen.freeze)
    return (
        ("stack", say("pictures-chart-pile"), pile, taker),
        ("flake", say("pictures-chart-freeze"), freeze, ""),
        (
            "star",
            say("pictures-chart-canastas"),
            say("pictures-score", points=sum(seen.canastas)),
            _led(leaders, best, say),
        ),
    )


def _led(leaders: Sequence[str], best: int, say: Say) -> str:
    return f"{leaders[0]}: {say('pictures-score', points=best)}" if len(leaders) == 1 else ""


def _grid(totals: Sequence[Sequence[int]], target: int) -> list[int]:
    """Round numbers from below the lowest to above the highest total."""
    low = min(0, *(min(row) for row in totals))
    high = max(target, *(max(row) for row in totals))
    step = _round_step((high - low) / _LINES)
    return [step * n for n in range(floor(low / step), ceil(high / step) + 1)]


def _round_step(rough: float) -> int:
    power = 10 ** floor(log10(max(rough, 10)))
    return next(int(power * times) for times in (1, 2, 5, 10) if power * times >= rough)


# Drawing


@lru_cache(maxsize=8)
def _drawn(shown: _Shown, look: str) -> bytes:
    width, height = CHART
    image = tabletop(look, width, height)
    inner = (width - 2 * MARGIN, height - 2 * MARGIN - GAP - CHART_FOOT)
    left = (MARGIN, MARGIN, inner[0] - CHART_RIGHT - GAP, inner[1])
    _draw_lines(image, look, shown, left)
    _draw_standings(image, look, shown, (MARGIN + left[2] + GAP, MARGIN, CHART_RIGHT, inner[1]))
    _draw_notes(image, look, shown, (MARGIN, MARGIN + inner[1] + GAP, inner[0], CHART_FOOT))
    return png(look, image)


Area = tuple[int, int, int, int]


def _draw_lines(image: Image.Image, look: str, shown: _Shown, at: Area) -> None:
    panel(image, look, at, ZONE_RADIUS, ("felt", "zone"))
    labels = [text(look, words, SMALL, "medium", ("zone", "muted")) for _, words in shown.grid]
    gutter = max(label.width for label in labels) + 8
    x, y, width, height = at[0] + PAD + gutter, at[1] + 26, at[2] - 2 * PAD - gutter - 12, at[3] - 26 - 46
    area = (x, y, width, height)
    for (points, _), label in zip(shown.grid, labels, strict=True):
        down = _down(shown, points, area)
        image.paste(palette(look).index["line"], (x, down, x + width, down + (3 if points == 0 else 1)))
        put(image, label, x - label.width - 8, down - label.height / 2)
    _draw_target(image, look, shown, area)
    _number_rounds(image, look, len(shown.rows) - 1, area)
    for side in range(len(shown.names)):
        _draw_line(image, look, shown, side, area)


def _down(shown: _Shown, points: float, area: Area) -> int:
    low, high = shown.grid[0][0], shown.grid[-1][0]
    return area[1] + round((high - points) / (high - low) * area[3])


def _across(shown: _Shown, after: int, area: Area) -> int:
    return area[0] + round(area[2] * after / max(len(shown.rows) - 1, 1))


def _draw_target(image: Image.Image, look: str, shown: _Shown, area: Area) -> None:
    """The target as a dashed line."""
    down = _down(shown, shown.target, area)
    for dash in range(area[0], area[0] + area[2] - 8, 18):
        image.paste(palette(look).index["gold"], (dash, down - 1, dash + 11, down + 2))
    words = text(look, shown.target_words, SMALL, "bold", ("zone", "gold"))
    put(image, words, area[0] + 8, down + 4)


def _number_rounds(image: Image.Image, look: str, rounds: int, area: Area) -> None:
    step = 1 if rounds < _LONG else ceil(rounds / 10)
    for after in range(step, rounds + 1, step):
        label = text(look, str(after), SMALL, "medium", ("zone", "muted"))
        middle = area[0] + round(area[2] * after / rounds)
        put(image, label, middle - label.width / 2, area[1] + area[3] + 10)


def _draw_line(image: Image.Image, look: str, shown: _Shown, side: int, area: Area) -> None:
    points = [
        (_across(shown, after, area), _down(shown, row[side], area)) for after, row in enumerate(shown.rows)
    ]
    ramp = ("zone", CHART_INKS[side])

    def draw(pen: ImageDraw.ImageDraw, scale: float) -> None:
        for start, end in pairwise(points):
            ends = [((px - area[0]) * scale, (py - area[1] + 8) * scale) for px, py in (start, end)]
            pen.line(ends, fill=255, width=round(CHART_LINE * scale))

    put(image, inked(look, shape((area[2], area[3] + 16), draw, 3), ramp), area[0], area[1] - 8)
    marker = inked(look, sign(MARKERS[side], MARKER), ramp)
    for px, py in points[1:]:
        put(image, marker, px - MARKER / 2, py - MARKER / 2)


def _draw_standings(image: Image.Image, look: str, shown: _Shown, at: Area) -> None:
    """Best first: marker, name and total; the winner on gold."""
    panel(image, look, at, ZONE_RADIUS, ("felt", "zone"))
    x, y, width, height = at
    order = sorted(range(len(shown.names)), key=lambda side: -shown.rows[-1][side])
    pitch = min((height - 2 * PAD + STANDING_GAP) // len(order), STANDING)
    for place, side in enumerate(order):
        box = (x + PAD, y + PAD + place * pitch, width - 2 * PAD, pitch - STANDING_GAP)
        _draw_standing(image, look, shown, side, box)


def _draw_standing(image: Image.Image, look: str, shown: _Shown, side: int, at: Area) -> None:
    """Name over total where there is room, else side by side."""
    x, y, width, height = at
    won = side == shown.winner
    paper, ink = ("gold", "night") if won else ("plate", "cream")
    panel(image, look, at, 12, ("zone", paper))
    total = text(look, shown.totals[side], SCORE if height >= STANDING_TALL else NAME, "bold", (paper, ink))
    above = height >= total.height + 2 * NAME - 8
    room = width - 54 if above else width - 64 - total.width
    name = fitted(look, shown.names[side], NAME_SIZES, "bold" if won else "medium", (paper, ink), room)
    line = height // 2 - (total.height // 2 if above else 0)  # where the middle of the name is
    put(image, total, x + width - total.width - 12, y + height // 2 - (2 if above else total.height // 2))
    put(image, name, x + 44, y + line - name.height // 2 + (2 if above else 0))
    marker = ("gold", "night") if won else ("plate", CHART_INKS[side])
    put(image, inked(look, sign(MARKERS[side], 24), marker), x + 10, y + line - 12)


def _draw_notes(image: Image.Image, look: str, shown: _Shown, at: Area) -> None:
    x, y, width, height = at
    each = (width - 2 * GAP) // 3
    for place, (icon, caption, what, who) in enumerate(shown.notes):
        left = x + place * (each + GAP)
        panel(image, look, (left, y, each, height), ZONE_RADIUS, ("felt", "zone"))
        put(image, inked(look, sign(icon, 40), ("zone", "gold")), left + 14, y + 18)
        room = each - 76
        put(image, text(look, caption, SMALL, "medium", ("zone", "muted"), room), left + 66, y + 8)
        put(image, text(look, what, SCORE, "bold", ("zone", "cream"), room), left + 66, y + 36)
        if who:
            put(image, text(look, who, SMALL, "medium", ("zone", "cream"), room), left + 66, y + 74)
