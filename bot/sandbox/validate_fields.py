"""The small judgements every form is made of: texts, numbers, lists, and Discord's words for what is wrong."""

from __future__ import annotations

import re
from typing import Any

from .errors import Form, Json, Path

_EMOJI = re.compile(
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u25fe\u2600-\u27bf\u2934\u2935"
    "\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f004\U0001f0cf\U0001f170-\U0001f251\U0001f300-\U0001faff"
    "#*0-9][\ufe0f\u20e3\u200d\U0001f3fb-\U0001f3ff\U0001f1e6-\U0001f1ff\U000e0020-\U000e007f\u2600-\u27bf"
    "\U0001f300-\U0001faff]*"
)


def required(form: Form, path: Path) -> None:
    form.add(path, "BASE_TYPE_REQUIRED", "This field is required")


def text(form: Form, path: Path, value: Any, high: int, *, low: int = 0, needed: bool = False) -> str:
    """The text, or "" where it is absent or no text; faults go to the form."""
    if value is None:
        if needed:
            required(form, path)
        return ""
    if not isinstance(value, str):
        form.add(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
        return ""
    if not value and needed:
        required(form, path)
    elif not low <= len(value) <= high:
        _bad_length(form, path, low, high)
    return str(value)


def whole(form: Form, path: Path, value: Any, low: int, high: int, default: int) -> int:
    """The number, or `default` where it is absent or none."""
    if value is None:
        return default
    if isinstance(value, bool) or not isinstance(value, int):
        form.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        return default
    if value < low:
        form.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
    if value > high:
        form.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
    return value


def items(form: Form, path: Path, value: Any, high: int, *, low: int = 0) -> list[Any]:
    """The list, or [] where it is absent or none."""
    if value is None:
        value = []
    if not isinstance(value, list):
        form.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return []
    if not low <= len(value) <= high:
        _bad_length(form, path, low, high)
    return value


def objects(form: Form, path: Path, value: Any, high: int, *, low: int = 0) -> list[tuple[Path, Json]]:
    """The objects of a list with the path of each."""
    found = []
    for number, item in enumerate(items(form, path, value, high, low=low)):
        if isinstance(item, dict):
            found.append(((*path, number), item))
        else:
            form.add((*path, number), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    return found


def url(form: Form, path: Path, value: Any, schemes: tuple[str, ...] = ("http", "https")) -> None:
    if not isinstance(value, str) or value.split("://")[0] not in schemes:
        listed = ", ".join(f"'{s}'" for s in schemes)
        form.add(
            path,
            "URL_TYPE_INVALID_SCHEME",
            f'Scheme "{value}" is not supported. Scheme must be one of ({listed}).',
        )


def emoji(form: Form, path: Path, value: Any, known: set[str]) -> None:
    """A unicode emoji, or a custom one that exists."""
    if value is None:
        return
    facts = value if isinstance(value, dict) else {"name": value}
    custom = facts.get("id")
    if custom is not None and str(custom) not in known:
        form.add((*path, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    elif custom is None and not _EMOJI.fullmatch(str(facts.get("name") or "")):
        form.add((*path, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _bad_length(form: Form, path: Path, low: int, high: int) -> None:
    wanted = f"between {low} and {high}" if low else f"{high} or fewer"
    form.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be {wanted} in length.")
