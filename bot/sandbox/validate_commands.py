"""Application commands as Discord accepts them: names, descriptions, translations, options, sizes."""

from __future__ import annotations

import re
from typing import Any

from . import validate_fields as field
from .errors import Form, Json, Path
from .options import GROUP, INTEGER, NUMBER, STRING, SUB
from .validate_modal import check_choice
from .validate_types import check_types

NAME = re.compile(r"[-_'\w]{1,32}")
MOST_COMMANDS = 100
MOST_OPTIONS = 25
MOST_SIZE = 8_000
LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)


def check_commands(commands: Any) -> None:
    """A whole list, as bulk overwrite takes it; raises Refused (50035)."""
    form = Form()
    listed = field.objects(form, (), commands, MOST_COMMANDS)
    form.check()
    for path, command in listed:
        check_types(command, path)
    seen: set[tuple[str, int]] = set()
    for path, command in listed:
        _command(form, path, command)
        key = (str(command.get("name")), int(command.get("type") or 1))
        if key in seen:
            text = "Application command names must be unique"
            form.add((*path, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", text)
        seen.add(key)
    form.check()


def check_command(command: Json) -> None:
    check_types(command)
    form = Form()
    _command(form, (), command)
    form.check()


def _command(form: Form, path: Path, command: Json) -> None:
    if int(command.get("type") or 1) == 1:
        _named(form, path, command)
    else:
        field.text(form, (*path, "name"), command.get("name"), 32, low=1, needed=True)
    _options(form, (*path, "options"), command.get("options"), depth=0)
    size = _size(command)
    if size > MOST_SIZE:
        text = f"Command exceeds maximum size ({MOST_SIZE})"
        form.add(path, "APPLICATION_COMMAND_TOO_LARGE", text)
    _contexts(form, path, command)
    permissions = command.get("default_member_permissions")
    if permissions is not None and not str(permissions).isdecimal():
        form.add(
            (*path, "default_member_permissions"), "BITFIELD_TYPE_CONVERT", "The value is not a bitfield."
        )


def _contexts(form: Form, path: Path, command: Json) -> None:
    for key, high in (("contexts", 3), ("integration_types", 2)):
        if command.get(key) is not None:
            field.items(form, (*path, key), command[key], high, low=1)


def _named(form: Form, path: Path, node: Json) -> None:
    """Name and description, in each language."""
    _name(form, (*path, "name"), node.get("name"))
    field.text(form, (*path, "description"), node.get("description"), 100, low=1, needed=True)
    for locale, name in _localized(form, (*path, "name_localizations"), node):
        _name(form, (*path, "name_localizations", locale), name)
    for locale, value in _localized(form, (*path, "description_localizations"), node):
        field.text(form, (*path, "description_localizations", locale), value, 100, low=1, needed=True)


def _localized(form: Form, path: Path, node: Json) -> list[tuple[str, Any]]:
    given = node.get(str(path[-1])) or {}
    for locale in given:
        if locale not in LOCALES:
            listed = ", ".join(sorted(LOCALES))
            form.add(
                (*path, locale), "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value ({listed}).'
            )
    return list(given.items())


def _name(form: Form, path: Path, value: Any) -> None:
    name = field.text(form, path, value, 32, low=1, needed=True)
    if name and (not NAME.fullmatch(name) or name != name.lower()):
        text = "Command name is invalid"
        form.add(path, "APPLICATION_COMMAND_INVALID_NAME", text)


def _options(form: Form, path: Path, options: Any, *, depth: int) -> None:
    listed = field.objects(form, path, options, MOST_OPTIONS)
    branches = [o.get("type") in (SUB, GROUP) for _, o in listed]
    if any(branches) and not all(branches):
        text = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        form.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    for place, option in listed:
        _option(form, place, option, depth)
    _unique(form, path, [str(o.get("name")) for _, o in listed])
    needed = [bool(o.get("required")) for _, o in listed]
    if needed != sorted(needed, reverse=True):
        text = "Required options must be placed before non-required options"
        form.add(path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)


def _unique(form: Form, path: Path, names: list[str]) -> None:
    for number, name in enumerate(names):
        if name in names[:number]:
            text = "Option name must be unique"
            form.add((*path, number, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", text)


def _option(form: Form, path: Path, option: Json, depth: int) -> None:
    kind = field.whole(form, (*path, "type"), option.get("type"), 1, 11, 0)
    _named(form, path, option)
    if kind in (SUB, GROUP):
        _branch(form, path, option, kind, depth)
    else:
        _leaf(form, path, option, kind)


def _branch(form: Form, path: Path, option: Json, kind: int, depth: int) -> None:
    if depth > (1 if kind == SUB else 0):
        text = "Sub-command option types cannot be nested this deep"
        form.add((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    if kind == GROUP and any(o.get("type") != SUB for o in option.get("options") or []):
        text = "A sub-command group may only hold sub-commands"
        form.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    if kind == SUB and any(o.get("type") in (SUB, GROUP) for o in option.get("options") or []):
        text = "A sub-command may not hold sub-commands"
        form.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    _options(form, (*path, "options"), option.get("options"), depth=depth + 1)


def _leaf(form: Form, path: Path, option: Json, kind: int) -> None:
    choices = field.objects(form, (*path, "choices"), option.get("choices"), MOST_OPTIONS)
    for place, choice in choices:
        check_choice(form, place, choice)
        for locale, value in _localized(form, (*place, "name_localizations"), choice):
            field.text(form, (*place, "name_localizations", locale), value, 100, low=1, needed=True)
    if option.get("autocomplete") and (choices or kind not in (STRING, INTEGER, NUMBER)):
        text = "Autocomplete is not possible here"
        form.add((*path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", text)
    field.whole(form, (*path, "min_length"), option.get("min_length"), 0, 6_000, 0)
    field.whole(form, (*path, "max_length"), option.get("max_length"), 1, 6_000, 1)


def _size(node: Json) -> int:
    """Characters of names, descriptions and values; of each text its longest language counts."""
    own = _longest(node, "name") + _longest(node, "description")
    options = sum(_size(o) for o in node.get("options") or [] if isinstance(o, dict))
    choices = [c for c in node.get("choices") or [] if isinstance(c, dict)]
    return own + options + sum(_longest(c, "name") + len(str(c.get("value"))) for c in choices)


def _longest(node: Json, key: str) -> int:
    translated = (node.get(f"{key}_localizations") or {}).values()
    return max(len(str(value or "")) for value in (node.get(key), *translated))
