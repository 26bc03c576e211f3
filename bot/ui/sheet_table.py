"""Numbers of the sides beside each other, as monospaced text narrow enough for a phone. Knows no table and no rules."""

import textwrap
import unicodedata
from collections.abc import Sequence
from typing import Final, NamedTuple

from wcwidth import wcswidth

from bot.pictures.fonts import cleaned
from bot.pictures.names import together

WIDE: Final = 30  # letters; a phone of 400 pixels shows hardly more of them in a code block
_LEAST_LABEL: Final = 12
_NOTHING: Final = "–"
_ISOLATE, _ISOLATED = "\u2068", "\u2069"


class Compared(NamedTuple):
    """A line of the table: what is compared, and the number of each side, empty where it has none."""

    label: str
    cells: tuple[str, ...]

    def part(self, begin: int, end: int) -> "Compared":
        return Compared(self.label, self.cells[begin:end])


def compared(names: Sequence[Sequence[str]], rows: Sequence[Compared], total: Compared) -> str:
    """The lines under each other, a column a side, `total` below a rule; several tables where there are many sides.

    `names` are those of each side's players, without markup.
    """
    wide = 1 + max(_width(cell) for row in (*rows, total) for cell in row.cells)
    tables = -(-len(names) * wide // (WIDE - _LEAST_LABEL))
    each = -(-len(names) // tables)
    return "\n".join(
        _table(
            names[begin : begin + each],
            [row.part(begin, begin + each) for row in rows],
            total.part(begin, begin + each),
            wide,
        )
        for begin in range(0, len(names), each)
    )


def _table(names: Sequence[Sequence[str]], rows: Sequence[Compared], total: Compared, wide: int) -> str:
    shown = [row for row in rows if any(row.cells)]
    most = WIDE - wide * len(names)
    labels = max(_width(row.label) for row in (*shown, total))
    label = min(max(_for_names(names, wide), labels + 1), most)
    told = [
        *_heads(names, label, wide),
        *(line for row in shown for line in _row(row, label, wide)),
        "─" * (label + wide * len(names)),
        *_row(total, label, wide),
    ]
    return "\n".join(["```", *told, "```"])


def _for_names(names: Sequence[Sequence[str]], wide: int) -> int:
    """How wide the labels must be for all names to have room."""
    return max(_width(_named(one, 10**3)) + 2 - wide * column for column, one in enumerate(names, 1))


def _heads(names: Sequence[Sequence[str]], label: int, wide: int) -> list[str]:
    """A line a side, the last one's first: its names, and from there a line to its column."""
    told = []
    for column in reversed(range(len(names))):
        room = label + wide * (column + 1) - 2
        name = _named(names[column], room)
        later = (" " * (wide - 1) + "│") * (len(names) - 1 - column)
        told.append(f"{_kept_apart(name)} {'─' * (room - _width(name))}┐{later}")
    return told


def _named(names: Sequence[str], room: int) -> str:
    return together([_plain(name) for name in names], lambda line: _width(line) <= room)


def _row(row: Compared, label: int, wide: int) -> list[str]:
    """The numbers stand beside the last line of what they are."""
    *first, last = textwrap.wrap(row.label, label)
    cells = "".join(_right(cell or _NOTHING, wide) for cell in row.cells)
    return [*first, last + " " * (label - _width(last)) + cells]


def _right(words: str, wide: int) -> str:
    return " " * (wide - _width(words)) + words


def _width(words: str) -> int:
    """Columns that the words take where every letter is as wide as another, or twice as wide."""
    return max(wcswidth(words), 0)


def _plain(name: str) -> str:
    """A name that cannot end the code block it stands in."""
    return cleaned(name).replace("`", "'") or "?"


def _kept_apart(name: str) -> str:
    """A name written from right to left turns nothing around but itself."""
    turned = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in name)
    return f"{_ISOLATE}{name}{_ISOLATED}" if turned else name
