"""Writes the table of presets in `docs/rules.md` from the data files: `python -m tools.preset_table`.

A value that depends on the number of players is followed by the forms that have it: `15 at 2; 11 at 4 pairs`.
"""

import math
import sys
from pathlib import Path
from typing import Any, Final

from bot.engine import Rules, forms, load_rules, presets

PAGE: Final = Path(__file__).parent.parent / "docs" / "rules.md"
BEGIN, END = "<!-- presets: written by tools/preset_table.py -->", "<!-- end of presets -->"
_NAMES: Final = ("preset", "seats", "teams")
_WORDS: Final = {True: "yes", False: "no", None: "–"}


def table() -> str:
    """The table as Markdown: a row a field of `Rules`, a column a preset."""
    names = presets()
    head = ["| field | " + " | ".join(names) + " |", "|---" * (len(names) + 1) + "|"]
    seats = ["| seats, teams | " + " | ".join(_forms(name) for name in names) + " |"]
    rows = [
        f"| {field} | " + " | ".join(_cell(name, field) for name in names) + " |"
        for field in Rules.model_fields
        if field not in _NAMES
    ]
    return "\n".join([*head, *seats, *rows])


def _forms(preset: str) -> str:
    return ", ".join(f"{seats} {teams}" for seats, teams in sorted(forms(preset), key=lambda form: form[0]))


def _cell(preset: str, field: str) -> str:
    """What a preset has there, with the forms where it is not the same in all."""
    found: dict[str, list[str]] = {}
    for seats, teams in sorted(forms(preset), key=lambda form: form[0]):
        value = getattr(load_rules(preset, seats, teams), field)
        found.setdefault(_value(value), []).append(_form(preset, seats, teams))
    if len(found) == 1:
        return next(iter(found))
    return "; ".join(f"{value} at {', '.join(where)}" for value, where in found.items())


def _form(preset: str, seats: int, teams: str) -> str:
    """A form by its seats, and by its teams where there are several."""
    several = sum(other == seats for other, _ in forms(preset)) > 1
    return f"{seats} {teams}" if several else str(seats)


def _value(value: Any) -> str:
    if isinstance(value, bool) or value is None:
        return _WORDS[value]
    if isinstance(value, dict):
        return _pairs(value)
    if isinstance(value, tuple):
        return " ".join(_step(part) for part in value) or "–"
    return _pairs(value.model_dump()) if hasattr(value, "model_dump") else str(value)


def _pairs(values: dict[str, int]) -> str:
    return ", ".join(f"{name} {points}" for name, points in values.items() if points) or "–"


def _step(part: Any) -> str:
    """A step of the opening, or a rank."""
    if not isinstance(part, tuple):
        return str(part)
    start, points = part
    return f"{'-∞' if math.isinf(start) else int(start)}:{points}"


def with_table(page: str) -> str:
    """The page with the table as the data files have it. Raises ValueError for a page without its place."""
    before, _, rest = page.partition(BEGIN)
    _, there, after = rest.partition(END)
    if not there:
        raise ValueError(f"no place for the table between {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}"


def main() -> int:
    """Write the page anew if it is not as it should be."""
    page = PAGE.read_text("utf-8")
    PAGE.write_text(with_table(page), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
