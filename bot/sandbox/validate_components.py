"""Message components as Discord accepts them: rows, buttons, selects, and the layout of components V2."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import validate_fields as field
from .errors import Form, Json, Path
from .walk import (
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    ROW,
    SECTION,
    SELECT,
    SELECTS,
    SEPARATOR,
    TEXT,
    THUMBNAIL,
    media,
    walk,
)  # fmt: skip

MOST_NESTED = 40
MOST_TEXT = 4_000
MOST_TEXT_BYTES = 10_000
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP_V2 = (*IN_CONTAINER, CONTAINER)
PREMIUM, LINK = 6, 5


class ComponentCheck:
    """Judges the components of one message into a form; `files` are the names of its attachments."""

    def __init__(self, form: Form, known_emojis: set[str], files: set[str]) -> None:
        self.form = form
        self.emojis = known_emojis
        self.files = files
        self.ids: set[str] = set()
        self.checks: dict[int, Callable[[Path, Json], None]] = {
            ROW: self._row,
            SECTION: self._section,
            TEXT: self._text,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
        }

    def message(self, path: Path, components: Any, *, v2: bool) -> None:
        most = MOST_NESTED if v2 else 5
        for place, item in field.objects(self.form, path, components, most):
            self._one(place, item, TOP_V2 if v2 else (ROW,))
        if v2:
            self._totals(path, components)

    def _totals(self, path: Path, components: Any) -> None:
        everything = list(walk(components if isinstance(components, list) else []))
        if len(everything) > MOST_NESTED:
            text = f"The total number of components cannot exceed {MOST_NESTED}"
            self.form.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", text)
        shown = "".join(str(c.get("content") or "") for c in everything if c.get("type") == TEXT)
        if len(shown) > MOST_TEXT or len(shown.encode()) > MOST_TEXT_BYTES:
            text = f"The total size of displayable text components exceeds the maximum size of {MOST_TEXT}"
            self.form.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)

    def _one(self, path: Path, item: Json, allowed: tuple[int, ...]) -> None:
        kind: Any = item.get("type")
        if kind in allowed:
            self.checks[kind](path, item)
        else:
            _bad_type(self.form, path, allowed)

    def _container(self, path: Path, item: Json) -> None:
        field.whole(self.form, (*path, "accent_color"), item.get("accent_color"), 0, 0xFFFFFF, 0)
        inner = (*path, "components")
        for place, child in field.objects(self.form, inner, item.get("components"), MOST_NESTED, low=1):
            self._one(place, child, IN_CONTAINER)

    def _section(self, path: Path, item: Json) -> None:
        inner = (*path, "components")
        for place, child in field.objects(self.form, inner, item.get("components"), 3, low=1):
            self._one(place, child, (TEXT,))
        accessory = item.get("accessory")
        place = (*path, "accessory")
        if not isinstance(accessory, dict):
            field.required(self.form, place)
        elif accessory.get("type") == BUTTON:
            self._button(place, accessory)
        elif accessory.get("type") == THUMBNAIL:
            self._described(place, accessory)
        else:
            _bad_type(self.form, place, (BUTTON, THUMBNAIL))

    def _text(self, path: Path, item: Json) -> None:
        field.text(self.form, (*path, "content"), item.get("content"), MOST_TEXT, low=1, needed=True)

    def _separator(self, path: Path, item: Json) -> None:
        field.whole(self.form, (*path, "spacing"), item.get("spacing"), 1, 2, 1)

    def _gallery(self, path: Path, item: Json) -> None:
        for place, child in field.objects(self.form, (*path, "items"), item.get("items"), 10, low=1):
            self._described(place, child)

    def _file(self, path: Path, item: Json) -> None:
        address = (item.get("file") or {}).get("url")
        field.url(self.form, (*path, "file", "url"), address, ("attachment", "http", "https"))
        self._referenced((*path, "file"), item)

    def _described(self, path: Path, item: Json) -> None:
        field.text(self.form, (*path, "description"), item.get("description"), 1024)
        address = (item.get("media") or {}).get("url")
        field.url(self.form, (*path, "media", "url"), address, ("http", "https", "attachment"))
        self._referenced((*path, "media"), item if "media" in item else {"media": {}})

    def _referenced(self, path: Path, item: Json) -> None:
        for thing in media({k: v for k, v in item.items() if k in ("media", "file")}):
            name = str(thing.get("url") or "")
            if name.startswith("attachment://") and name.removeprefix("attachment://") not in self.files:
                text = f"Referenced attachment '{name}' was not found in the message"
                self.form.add((*path, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", text)

    # what one can press

    def _row(self, path: Path, item: Json) -> None:
        children = field.objects(self.form, (*path, "components"), item.get("components"), 5, low=1)
        for place, child in children:
            kind = child.get("type")
            if kind == BUTTON:
                self._button(place, child)
            elif kind in SELECTS:
                self._select(place, child)
                self._alone(place, children)
            else:
                _bad_type(self.form, place, (BUTTON, *SELECTS))

    def _alone(self, path: Path, children: list[tuple[Path, Json]]) -> None:
        if len(children) > 1:
            text = "The specified component exceeds the maximum width"
            self.form.add(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)

    def _button(self, path: Path, item: Json) -> None:
        style = field.whole(self.form, (*path, "style"), item.get("style"), 1, 6, 0)
        field.text(self.form, (*path, "label"), item.get("label"), 80)
        field.emoji(self.form, (*path, "emoji"), item.get("emoji"), self.emojis)
        if not style:
            field.required(self.form, (*path, "style"))
        if style == LINK:
            self._link(path, item)
        elif style != PREMIUM:
            self._custom_id(path, item)
        if style != PREMIUM and not item.get("label") and not item.get("emoji"):
            text = "A button must have a label or an emoji"
            self.form.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", text)

    def _link(self, path: Path, item: Json) -> None:
        field.url(self.form, (*path, "url"), item.get("url"), ("http", "https", "discord"))
        if item.get("custom_id") is not None:
            text = "A custom id and url cannot both be specified"
            self.form.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", text)

    def _custom_id(self, path: Path, item: Json) -> None:
        place = (*path, "custom_id")
        custom_id = field.text(self.form, place, item.get("custom_id"), 100, low=1, needed=True)
        if custom_id and custom_id in self.ids:
            text = "Component custom id cannot be duplicated"
            self.form.add(place, "COMPONENT_CUSTOM_ID_DUPLICATED", text)
        self.ids.add(custom_id)

    def _select(self, path: Path, item: Json) -> None:
        self._custom_id(path, item)
        check_select(self.form, path, item, self.emojis)


def check_select(form: Form, path: Path, item: Json, emojis: set[str]) -> None:
    """What selects in messages and in modals have in common."""
    field.text(form, (*path, "placeholder"), item.get("placeholder"), 150)
    low = field.whole(form, (*path, "min_values"), item.get("min_values"), 0, 25, 1)
    high = field.whole(form, (*path, "max_values"), item.get("max_values"), 1, 25, 1)
    if low > high:
        form.add((*path, "min_values"), "BASE_TYPE_BAD_LENGTH", "min_values must not be above max_values.")
    if item.get("type") == SELECT:
        _options(form, (*path, "options"), item.get("options"), high, emojis)


def _options(form: Form, path: Path, options: Any, high: int, emojis: set[str]) -> None:
    listed = field.objects(form, path, options, 25, low=1)
    seen: set[str] = set()
    for place, option in listed:
        field.text(form, (*place, "label"), option.get("label"), 100, low=1, needed=True)
        field.text(form, (*place, "description"), option.get("description"), 100)
        field.emoji(form, (*place, "emoji"), option.get("emoji"), emojis)
        value = field.text(form, (*place, "value"), option.get("value"), 100, low=1, needed=True)
        if value in seen:
            text = "The specified option value is already used"
            form.add((*place, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)
        seen.add(value)
    if sum(bool(o.get("default")) for _, o in listed) > high:
        form.add(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", f"Only {high} options may be default.")
    if listed and high > len(listed):
        form.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be {high} or more in length.")


def _bad_type(form: Form, path: Path, allowed: tuple[int, ...]) -> None:
    listed = ", ".join(str(kind) for kind in allowed)
    form.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed},).')
