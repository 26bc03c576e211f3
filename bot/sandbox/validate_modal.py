"""Modals and autocomplete choices as Discord accepts them."""

from __future__ import annotations

from typing import Any

from . import validate_fields as field
from .errors import Form, Json, Path
from .validate_components import check_select
from .validate_types import check_types
from .walk import LABEL, ROW, SELECTS, TEXT, TEXT_INPUT

MOST_CHOICES = 25


def check_modal(data: Json) -> None:
    """Raises Refused (50035) with paths under `data`."""
    check_types(data, ("data",))
    form = Form()
    field.text(form, ("data", "custom_id"), data.get("custom_id"), 100, low=1, needed=True)
    field.text(form, ("data", "title"), data.get("title"), 45, low=1, needed=True)
    path: Path = ("data", "components")
    seen: set[str] = set()
    for place, item in field.objects(form, path, data.get("components"), 5, low=1):
        _top(form, place, item, seen)
    form.check()


def _top(form: Form, path: Path, item: Json, seen: set[str]) -> None:
    kind = item.get("type")
    if kind == ROW:
        for place, child in field.objects(form, (*path, "components"), item.get("components"), 1, low=1):
            field.text(form, (*place, "label"), child.get("label"), 45, low=1, needed=True)
            _input(form, place, child, (TEXT_INPUT,), seen)
    elif kind == LABEL:
        _label(form, path, item, seen)
    elif kind == TEXT:
        field.text(form, (*path, "content"), item.get("content"), 4_000, low=1, needed=True)
    else:
        form.add((*path, "type"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).')


def _label(form: Form, path: Path, item: Json, seen: set[str]) -> None:
    field.text(form, (*path, "label"), item.get("label"), 45, low=1, needed=True)
    field.text(form, (*path, "description"), item.get("description"), 100)
    inner = item.get("component")
    if isinstance(inner, dict):
        _input(form, (*path, "component"), inner, (TEXT_INPUT, *SELECTS, 19, 21, 22, 23), seen)
    else:
        field.required(form, (*path, "component"))


def _input(form: Form, path: Path, item: Json, allowed: tuple[int, ...], seen: set[str]) -> None:
    kind = item.get("type")
    if kind not in allowed:
        listed = ", ".join(str(k) for k in allowed)
        form.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed},).')
        return
    custom_id = field.text(form, (*path, "custom_id"), item.get("custom_id"), 100, low=1, needed=True)
    if custom_id in seen:
        form.add(
            (*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
        )
    seen.add(custom_id)
    if kind == TEXT_INPUT:
        _text_input(form, path, item)
    elif kind in SELECTS:
        check_select(form, path, item, set())


def _text_input(form: Form, path: Path, item: Json) -> None:
    field.whole(form, (*path, "style"), item.get("style"), 1, 2, 1)
    field.text(form, (*path, "placeholder"), item.get("placeholder"), 100)
    low = field.whole(form, (*path, "min_length"), item.get("min_length"), 0, 4_000, 0)
    high = field.whole(form, (*path, "max_length"), item.get("max_length"), 1, 4_000, 4_000)
    value = field.text(form, (*path, "value"), item.get("value"), high)
    if value and len(value) < low:
        form.add((*path, "value"), "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")


def check_choices(data: Json) -> None:
    """The suggestions of an autocomplete answer; raises Refused (50035)."""
    check_types(data, ("data",))
    form = Form()
    path: Path = ("data", "choices")
    if not isinstance(data.get("choices"), list):
        field.required(form, path)
    for place, choice in field.objects(form, path, data.get("choices"), MOST_CHOICES):
        check_choice(form, place, choice)
    form.check()


def check_choice(form: Form, path: Path, choice: Json) -> None:
    field.text(form, (*path, "name"), choice.get("name"), 100, low=1, needed=True)
    value: Any = choice.get("value")
    if value is None:
        field.required(form, (*path, "value"))
    elif isinstance(value, str):
        field.text(form, (*path, "value"), value, 100, low=1)
