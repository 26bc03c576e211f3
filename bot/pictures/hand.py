"""The picture of one hand, for the player who holds it: grouped by rank, fanned, in as many rows as it needs."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple

from PIL import Image

from bot.engine.cards import EMPTY, Card, Cards, card_rank, spread
from bot.pictures.faces import ENGLISH, Letters, face
from bot.pictures.paint import canvas, inked, panel, png, put
from bot.pictures.shapes import sign
from bot.pictures.theme import ARC, CARDS, GROUP_GAP, HAND_LEAST, HAND_STEP, LIFT, MARGIN, ROW_STEP, WIDTH

_FORM = CARDS["hand"]
_ORDER = (13, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 11)
"""Ranks as a hand is sorted: joker, two, ace down to four, three."""


class _Laid(NamedTuple):
    card: Card
    staged: bool
    x: int


def hand_picture(
    cards: Cards, *, staged: Cards = EMPTY, letters: Letters = ENGLISH, look: str = "classic"
) -> bytes:
    """A hand as a PNG file at most `WIDTH` pixels wide; the `staged` cards of it stand out, with a tick.

    Private: only the player who holds the cards may be sent it. Raises KeyError for an unknown look.
    """
    return _drawn(cards, staged, look, letters)


def groups_of(cards: Cards) -> list[list[Card]]:
    """The cards of a hand by rank, in the order in which pictures and texts show them."""
    found = {rank: [card for card in spread(cards) if card_rank(card) == rank] for rank in _ORDER}
    return [group for group in found.values() if group]


@lru_cache(maxsize=64)
def _drawn(cards: Cards, staged: Cards, look: str, letters: Letters) -> bytes:
    rows = _rows(_marked(groups_of(cards), staged)) or [[]]
    top = MARGIN + (LIFT if any(laid.staged for laid in rows[0]) else 0)
    wide = max(_row_width(row) for row in rows) + 2 * MARGIN
    height = top + ARC + (len(rows) - 1) * ROW_STEP + _FORM.height + MARGIN
    image = canvas(look, max(wide, HAND_LEAST), height, "felt")
    for number, row in enumerate(rows):
        _draw_row(image, look, letters, row, top + number * ROW_STEP)
    return png(look, image)


def _marked(groups: Iterable[Sequence[Card]], staged: Cards) -> list[list[tuple[Card, bool]]]:
    """Each card with whether it is staged, the staged ones last of their kind."""
    left = spread(staged)
    marked: list[list[tuple[Card, bool]]] = []
    for group in groups:
        taken = []
        for card in reversed(group):
            taken.append((card, card in left))
            if card in left:
                left.remove(card)
        marked.append(taken[::-1])
    return marked


def _rows(groups: Sequence[Sequence[tuple[Card, bool]]]) -> list[list[_Laid]]:
    """Cards with their places, in as few rows as they need, about equally full."""
    tried = ([_row(row) for row in _shared_out(groups, many)] for many in range(1, len(groups) + 1))
    room = WIDTH - 2 * MARGIN
    return next((rows for rows in tried if all(_row_width(row) <= room for row in rows)), [])


def _shared_out(
    groups: Sequence[Sequence[tuple[Card, bool]]], many: int
) -> list[list[Sequence[tuple[Card, bool]]]]:
    """The groups in so many rows, in their order, none parted."""
    rows: list[list[Sequence[tuple[Card, bool]]]] = [[] for _ in range(many)]
    wide = sum(_length(group) for group in groups)
    start = 0
    for group in groups:
        rows[(2 * start + _length(group)) * many // (2 * wide)].append(group)
        start += _length(group)
    return [row for row in rows if row]


def _length(group: Sequence[object]) -> int:
    return len(group) * HAND_STEP + GROUP_GAP


def _row(groups: Sequence[Sequence[tuple[Card, bool]]]) -> list[_Laid]:
    row: list[_Laid] = []
    x = 0
    for group in groups:
        row += [_Laid(card, staged, x + place * HAND_STEP) for place, (card, staged) in enumerate(group)]
        x += _length(group)
    return row


def _row_width(row: Sequence[_Laid]) -> int:
    return row[-1].x + _FORM.width if row else 0


def _draw_row(image: Image.Image, look: str, letters: Letters, row: Sequence[_Laid], top: int) -> None:
    """A row of the fan: centred, its ends a little lower than its middle."""
    width = _row_width(row)
    left = (image.width - width) // 2
    for laid, after in zip_longest(row, row[1:]):
        off_centre = (laid.x + _FORM.width / 2) / width * 2 - 1
        drop = round(ARC * off_centre**2) - (LIFT if laid.staged else 0)
        covered = after is not None
        card = face(look, letters, "hand", laid.card, bare=covered)
        put(image, card, left + laid.x, top + drop)
        if laid.staged:
            _draw_tick(image, look, left + laid.x + 2, top + drop + _FORM.height - 36)


def _draw_tick(image: Image.Image, look: str, x: int, y: int) -> None:
    panel(image, look, (x, y, 32, 32), 16, ("card", "gold"))
    put(image, inked(look, sign("tick", 22), ("gold", "night")), x + 5, y + 5)
