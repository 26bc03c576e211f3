"""One side's part of the table: a header of its seats, then canastas, melds as columns and red threes."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from bot.pictures.faces import Letters, back, face
from bot.pictures.fonts import Weight
from bot.pictures.melds import HANG, canasta_sprite, column_height, column_sprite
from bot.pictures.paint import inked, named, panel, put, text
from bot.pictures.scene import Canasta, Column, Seat, Zone
from bot.pictures.shapes import sign
from bot.pictures.theme import (
    CARDS,
    CHIP_GAP,
    CHIP_LEAST,
    CHIP_RADIUS,
    COLUMN_GAP,
    GAP,
    HEADER,
    NAME,
    NAME_SIZES,
    PAD,
    SCORE,
    SMALL,
    STACK,
    ZONE_RADIUS,
)

_FORM = CARDS["meld"]


class _Item(NamedTuple):
    """A canasta, a column of cards, or the red threes, with the room it takes."""

    what: Canasta | Column | tuple[int, ...]
    width: int
    height: int


def _items(zone: Zone) -> list[_Item]:
    found: list[_Item] = [
        _Item(canasta, _FORM.width + 2 * STACK, _FORM.height + HANG) for canasta in zone.canastas
    ]
    found += [_Item(column, _FORM.width, column_height(len(column.cards)) + HANG) for column in zone.columns]
    if zone.reds:
        height = column_height(len(zone.reds)) if found else _FORM.height
        width = _FORM.width if found else _FORM.width + (len(zone.reds) - 1) * (_FORM.width + 4)
        found.append(_Item(zone.reds, width, height))
    return found


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
    name = named(look, (seat.name,), NAME_SIZES, weight, (paper, ink), right - left - 8)
    put(image, name, left, y + (HEADER - name.height) // 2)


def _draw_dealer(image: Image.Image, look: str, mark: str, paper: str, x: int, y: int) -> None:
    panel(image, look, (x, y, 34, 34), 17, (paper, "cream"))
    letter = text(look, mark, SMALL, "bold", ("cream", "night"))
    put(image, letter, x + (34 - letter.width) // 2, y + (34 - letter.height) // 2)


# Melds


def _draw_item(image: Image.Image, look: str, letters: Letters, item: _Item, x: int, y: int) -> None:
    if isinstance(item.what, Canasta):
        put(image, canasta_sprite(look, letters, item.what), x, y)
    elif isinstance(item.what, Column):
        put(image, column_sprite(look, letters, item.what.cards, counted=True), x, y)
    elif item.width == _FORM.width:
        put(image, column_sprite(look, letters, item.what, counted=False), x, y)
    else:
        for place, card in enumerate(item.what):
            put(image, face(look, letters, "meld", card), x + place * (_FORM.width + 4), y)
