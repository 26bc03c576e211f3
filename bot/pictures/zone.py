"""One side's part of the table: a header of its seats, then canastas, melds as columns and red threes."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.pictures.faces import Letters, back, face
from bot.pictures.fonts import Weight
from bot.pictures.paint import Sprite, fitted, inked, panel, put, rounded, slab, text
from bot.pictures.scene import Canasta, Column, Seat, Zone
from bot.pictures.shapes import sign
from bot.pictures.theme import (
    CARDS,
    CHIP_GAP,
    CHIP_LEAST,
    CHIP_RADIUS,
    COLUMN_GAP,
    COLUMN_STEP,
    COUNT_PILL,
    GAP,
    HEADER,
    NAME,
    NAME_SIZES,
    PAD,
    SCORE,
    SMALL,
    STACK,
    TAG_HEIGHT,
    TAG_SIZES,
    TAG_TOP,
    ZONE_RADIUS,
)

_FORM = CARDS["meld"]
_HANG = COUNT_PILL[1] // 2  # what a count hangs below its column


class _Item(NamedTuple):
    """A canasta, a column of cards, or the red threes, with the room it takes."""

    what: Canasta | Column | tuple[int, ...]
    width: int
    height: int


def _items(zone: Zone) -> list[_Item]:
    found: list[_Item] = [
        _Item(canasta, _FORM.width + 2 * STACK, _FORM.height + _HANG) for canasta in zone.canastas
    ]
    found += [
        _Item(column, _FORM.width, _column_height(len(column.cards)) + _HANG) for column in zone.columns
    ]
    if zone.reds:
        height = _column_height(len(zone.reds)) if found else _FORM.height
        width = _FORM.width if found else _FORM.width + (len(zone.reds) - 1) * (_FORM.width + 4)
        found.append(_Item(zone.reds, width, height))
    return found


def _column_height(cards: int) -> int:
    return _FORM.height + (cards - 1) * COLUMN_STEP


def _rows(items: Sequence[_Item], width: int) -> list[list[_Item]]:
    """The items broken into rows that fit."""
    rows: list[list[_Item]] = []
    used = width + 1
    for item in items:
        used += item.width + COLUMN_GAP
        if used - COLUMN_GAP > width:
            rows.append([])
            used = item.width + COLUMN_GAP
        rows[-1].append(item)
    return rows


def zone_height(zone: Zone, width: int) -> int:
    """Pixels a zone of this width needs."""
    rows = _rows(_items(zone), width - 2 * PAD)
    body = sum(max(item.height for item in row) + GAP for row in rows) - GAP if rows else 0
    if zone.need:
        body = max(body, NAME + 12)
    header = _header_height(zone, width - 2 * PAD)
    return PAD + header + (PAD + body if body else 0) + PAD


def draw_zone(
    image: Image.Image, look: str, letters: Letters, zone: Zone, mark: str, at: tuple[int, int, int, int]
) -> None:
    """Draw a side into its rectangle (x, y, width, height)."""
    x, y, width, _ = at
    panel(image, look, at, ZONE_RADIUS, ("felt", "zone"))
    _draw_header(image, look, zone, mark, (x + PAD, y + PAD, width - 2 * PAD))
    top = y + 2 * PAD + _header_height(zone, width - 2 * PAD)
    below = top
    left = x + PAD
    for row in _rows(_items(zone), width - 2 * PAD):
        left = x + PAD
        for item in row:
            if isinstance(item.what, tuple) and zone.columns + zone.canastas:
                left = x + width - PAD - item.width
            _draw_item(image, look, letters, item, left, top)
            left += item.width + COLUMN_GAP
        top += max(item.height for item in row) + GAP
    if zone.need:
        _write_need(image, look, zone, left, x + width - PAD - left, below)


def _write_need(image: Image.Image, look: str, zone: Zone, left: int, room: int, top: int) -> None:
    line = text(look, zone.need, NAME, "bold", ("zone", "gold"), room - 16)
    drop = (_FORM.height - line.height) // 2 if zone.reds else 0
    put(image, line, left + (16 if zone.reds else 4), top + drop)


# The header


def _header_height(zone: Zone, width: int) -> int:
    """One line of chips, or a line for each seat where names would have no room beside each other."""
    lines = len(zone.seats) if _stacked(zone, width) else 1
    return lines * HEADER + (lines - 1) * CHIP_GAP


def _stacked(zone: Zone, width: int) -> bool:
    return width // len(zone.seats) < CHIP_LEAST


def _draw_header(image: Image.Image, look: str, zone: Zone, mark: str, at: tuple[int, int, int]) -> None:
    x, y, width = at
    score = text(look, zone.score, SCORE, "bold", ("zone", "cream")) if zone.score else None
    room = width - (score.width + 18 if score else 0)
    if score:
        put(image, score, x + width - score.width, y + (HEADER - score.height) // 2)
    stacked = _stacked(zone, width)
    each = room if stacked else (room - GAP * (len(zone.seats) - 1)) // len(zone.seats)
    for number, seat in enumerate(zone.seats):
        across, down = (0, number * (HEADER + CHIP_GAP)) if stacked else (number * (each + GAP), 0)
        _draw_seat(image, look, seat, mark, (x + across, y + down, each))


def _draw_seat(image: Image.Image, look: str, seat: Seat, mark: str, at: tuple[int, int, int]) -> None:
    """A seat's chip: whose turn, dealer, name, score of its own, hand size."""
    x, y, width = at
    paper, ink = ("gold", "night") if seat.turn else ("plate", "cream")
    panel(image, look, (x, y, width, HEADER), CHIP_RADIUS, ("zone", paper))
    left, right = x + 14, x + width - 12
    if seat.turn:
        put(image, inked(look, sign("arrow", 26), (paper, ink)), left, y + 13)
        left += 34
    if seat.dealer:
        _draw_dealer(image, look, mark, paper, left, y + 9)
        left += 42
    many = text(look, str(seat.cards), SCORE, "bold", (paper, ink))
    right -= many.width
    put(image, many, right, y + (HEADER - many.height) // 2)
    right -= CARDS["chip"].width + 6
    put(image, back(look, "chip"), right, y + 8)
    if seat.score:
        points = text(look, seat.score, NAME, "bold", (paper, ink))
        right -= points.width + 16
        put(image, points, right, y + (HEADER - points.height) // 2)
    weight: Weight = "bold" if seat.turn else "medium"
    name = fitted(look, seat.name, NAME_SIZES, weight, (paper, ink), right - left - 8)
    put(image, name, left, y + (HEADER - name.height) // 2)


def _draw_dealer(image: Image.Image, look: str, mark: str, paper: str, x: int, y: int) -> None:
    panel(image, look, (x, y, 34, 34), 17, (paper, "cream"))
    letter = text(look, mark, SMALL, "bold", ("cream", "night"))
    put(image, letter, x + (34 - letter.width) // 2, y + (34 - letter.height) // 2)


# Melds


def _draw_item(image: Image.Image, look: str, letters: Letters, item: _Item, x: int, y: int) -> None:
    if isinstance(item.what, Canasta):
        _draw_canasta(image, look, letters, item.what, x, y)
    elif isinstance(item.what, Column):
        _draw_column(image, look, letters, item.what.cards, x, y)
        _draw_count(image, look, len(item.what.cards), x + _FORM.width // 2, y + item.height)
    elif item.width > _FORM.width:
        for place, card in enumerate(item.what):
            put(image, face(look, letters, "meld", card), x + place * (_FORM.width + 4), y)
    else:
        _draw_column(image, look, letters, item.what, x, y)


def _draw_column(
    image: Image.Image, look: str, letters: Letters, cards: Sequence[int], x: int, y: int
) -> None:
    for place, card in enumerate(cards):
        put(image, face(look, letters, "meld", card), x, y + place * COLUMN_STEP)


def _draw_count(image: Image.Image, look: str, many: int, centre: int, bottom: int) -> None:
    put(image, _pill(look, many), centre - COUNT_PILL[0] // 2, bottom - COUNT_PILL[1])


@lru_cache(maxsize=128)
def _pill(look: str, many: int) -> Sprite:
    """A number on a dark pill."""
    width, height = COUNT_PILL
    line = text(look, str(many), SMALL, "bold", ("plate", "cream"))
    pill = inked(look, rounded(width, height, height // 2), ("zone", "plate"))
    put(pill.image, line, (width - line.width) // 2, (height - line.height) // 2)
    return pill


_TAGS = {"natural": "red_tag", "mixed": "black_tag", "samba": "violet_tag", "wild": "blue_tag"}


def _draw_canasta(image: Image.Image, look: str, letters: Letters, canasta: Canasta, x: int, y: int) -> None:
    """A squared-up pack with its colour on top, and a ribbon with what it is worth."""
    for edge in (2, 1, 0):
        put(image, face(look, letters, "meld", canasta.top), x + STACK * edge, y + STACK * edge)
    tag = _TAGS[canasta.kind]
    put(image, slab(look, _FORM.width, TAG_HEIGHT, tag), x, y + TAG_TOP)
    line = fitted(look, canasta.worth, TAG_SIZES, "bold", (tag, "cream"), _FORM.width - 4)
    put(image, line, x + (_FORM.width - line.width) // 2, y + TAG_TOP + (TAG_HEIGHT - line.height) // 2)
    _draw_count(image, look, canasta.many, x + _FORM.width // 2, y + _FORM.height + _HANG)
