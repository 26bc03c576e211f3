"""The story of a match as one picture: who stands where, each side's score by round, and what was remarkable."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from PIL import Image

from bot.pictures.fonts import Weight, width_of
from bot.pictures.highlights import Highlights, MatchStory
from bot.pictures.names import together
from bot.pictures.paint import Sprite, inked, named, outline, panel, png, put, tabletop, text
from bot.pictures.plot import Area, Plot, draw_plot, grid
from bot.pictures.scene import Say, seat_name
from bot.pictures.shapes import MARKERS, sign
from bot.pictures.theme import (
    CHART,
    CHART_INKS,
    GAP,
    MARGIN,
    MARKER,
    NAME,
    NAME_SIZES,
    NOTE,
    PAD,
    SCORE,
    STANDING,
    STANDING_COLUMNS,
    STANDING_GAP,
    ZONE_RADIUS,
)

_IN_ONE_COLUMN = 3  # sides


class _Note(msgspec.Struct, frozen=True):
    """Something remarkable: its sign and caption, what it was, and whose."""

    icon: str
    caption: str
    what: str
    names: tuple[str, ...] = ()


class _Shown(msgspec.Struct, frozen=True):
    """Everything the chart shows, words said."""

    names: tuple[tuple[str, ...], ...]  # of the partners, by side
    totals: tuple[str, ...]
    plot: Plot
    notes: tuple[_Note, ...]


def match_chart(match: MatchStory, *, say: Say, look: str = "classic") -> bytes:
    """The match as a PNG file. Raises ValueError when there are no totals or they and the sides do not match."""
    if not match.totals or any(len(row) != len(match.sides) for row in match.totals):
        raise ValueError("a chart needs totals, one a side")
    return _drawn(_read(match, say), look)


def _read(match: MatchStory, say: Say) -> _Shown:
    players = [seat_name(match.players, seat, say) for seat in range(len(match.players))]
    names = tuple(tuple(players[seat] for seat in seats) for seats in match.sides)
    return _Shown(
        names=names,
        totals=tuple(say("pictures-score", points=points) for points in match.totals[-1]),
        plot=_plot(match, say),
        notes=tuple(_notes(match.highlights, names, players, say)),
    )


def _plot(match: MatchStory, say: Say) -> Plot:
    numbers = grid(match.totals, match.target, CHART[1] // 2)
    return Plot(
        rows=tuple(tuple(row) for row in match.totals),
        winner=match.winner,
        target=match.target,
        target_words=say("pictures-chart-target", points=match.target),
        grid=tuple((points, say("pictures-score", points=points)) for points in numbers),
    )


def _notes(
    seen: Highlights, names: Sequence[tuple[str, ...]], players: Sequence[str], say: Say
) -> list[_Note]:
    """What there was; nothing is said of a match without a freeze that its longest took no turn."""
    notes = []
    if seen.pile_seat is not None:
        what = say("pictures-chart-pile-what", count=seen.pile)
        notes.append(_Note("stack", say("pictures-chart-pile"), what, (players[seen.pile_seat],)))
    if seen.freeze:
        what = say("pictures-chart-freeze-what", count=seen.freeze)
        notes.append(_Note("flake", say("pictures-chart-freeze"), what))
    if best := max(seen.canastas, default=0):
        leaders = [who for who, many in zip(names, seen.canastas, strict=True) if many == best]
        what = say("pictures-chart-canastas-what", best=best, all=sum(seen.canastas))
        who = leaders[0] if len(leaders) == 1 else ()
        notes.append(_Note("star", say("pictures-chart-canastas"), what, who))
    return notes


# Drawing


@lru_cache(maxsize=8)
def _drawn(shown: _Shown, look: str) -> bytes:
    width, height = CHART
    image = tabletop(look, width, height)
    inner = width - 2 * MARGIN
    standings = _standings_height(len(shown.names))
    notes = len(shown.notes) * NOTE + 2 * PAD if shown.notes else -GAP
    _draw_standings(image, look, shown, (MARGIN, MARGIN, inner, standings))
    top = MARGIN + standings + GAP
    bottom = height - MARGIN - notes
    draw_plot(image, look, shown.plot, (MARGIN, top, inner, bottom - GAP - top))
    if shown.notes:
        _draw_notes(image, look, shown.notes, (MARGIN, bottom, inner, notes))
    return png(look, image)


def _columns(sides: int) -> int:
    return 1 if sides <= _IN_ONE_COLUMN else STANDING_COLUMNS


def _standings_height(sides: int) -> int:
    rows = -(-sides // _columns(sides))
    return rows * (STANDING + STANDING_GAP) - STANDING_GAP + 2 * PAD


def _draw_standings(image: Image.Image, look: str, shown: _Shown, at: Area) -> None:
    """Best first, column by column."""
    panel(image, look, at, ZONE_RADIUS, ("felt", "zone"))
    last = shown.plot.rows[-1]
    order = sorted(range(len(last)), key=lambda side: (side != shown.plot.winner, -last[side]))
    columns = _columns(len(order))
    rows = -(-len(order) // columns)
    wide = (at[2] - 2 * PAD - GAP * (columns - 1)) // columns
    for place, side in enumerate(order):
        column, row = divmod(place, rows)
        x, y = at[0] + PAD + column * (wide + GAP), at[1] + PAD + row * (STANDING + STANDING_GAP)
        _draw_standing(image, look, shown, side, (x, y, wide, STANDING))


def _draw_standing(image: Image.Image, look: str, shown: _Shown, side: int, at: Area) -> None:
    """The marker of the side's line, its names and its total; the winner framed, with a crown."""
    x, y, width, height = at
    won = side == shown.plot.winner
    panel(image, look, at, 12, ("zone", "plate"))
    _put_middle(image, inked(look, sign(MARKERS[side], MARKER), ("plate", CHART_INKS[side])), x + 16, at)
    left, right = x + 56, x + width - 16
    if won:
        put(image, outline(look, width, height, 12, 3, ("zone", "gold")), x, y)
        _put_middle(image, inked(look, sign("crown", 34), ("plate", "gold")), left, at)
        left += 46
    total = text(look, shown.totals[side], SCORE, "bold", ("plate", "cream"))
    _put_middle(image, total, right - total.width, at)
    weight: Weight = "bold" if won else "medium"
    room = right - total.width - 16 - left
    name = named(look, shown.names[side], NAME_SIZES, weight, ("plate", "cream"), room)
    _put_middle(image, name, left, at)


def _put_middle(image: Image.Image, sprite: Sprite, x: int, at: Area) -> None:
    put(image, sprite, x, at[1] + (at[3] - sprite.height) // 2)


def _draw_notes(image: Image.Image, look: str, notes: Sequence[_Note], at: Area) -> None:
    """A line each: what it is called on the left, what it was and whose on the right."""
    panel(image, look, at, ZONE_RADIUS, ("felt", "zone"))
    x, y, width, _ = at
    for place, note in enumerate(notes):
        line = (x, y + PAD + place * NOTE, width, NOTE)
        _put_middle(image, inked(look, sign(note.icon, 32), ("zone", "gold")), x + 16, line)
        caption = text(look, note.caption, NAME, "medium", ("zone", "muted"))
        _put_middle(image, caption, x + 62, line)
        room = width - 62 - caption.width - 40
        told = text(look, _told(note, room), NAME, "bold", ("zone", "cream"), room)
        _put_middle(image, told, x + width - told.width - 16, line)


def _told(note: _Note, room: int) -> str:
    if not note.names:
        return note.what
    what = f"{note.what} · "
    return what + together(note.names, lambda line: width_of(what + line, NAME, "bold") <= room)
