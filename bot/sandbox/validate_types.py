"""The first look at a body: is each field of the kind that its name asks for? After it the other judgements can read on."""

from __future__ import annotations

from typing import Any

from .errors import Form, Path

FAULTS: dict[type, tuple[str, str]] = {
    str: ("STRING_TYPE_CONVERT", "Could not interpret the value as string."),
    int: ("NUMBER_TYPE_COERCE", "The value is not int."),
    list: ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    dict: ("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"),
}
NAMES = {
    str: "content title description label custom_id placeholder text url filename name",
    int: "type flags style min_values max_values min_length max_length color accent_color spacing",
    list: "components embeds options choices fields items attachments",
    dict: "emoji media file footer author image thumbnail accessory component allowed_mentions message_reference "
    "name_localizations description_localizations",
}
KINDS = {name: kind for kind, names in NAMES.items() for name in names.split()}


def check_types(body: Any, path: Path = ()) -> None:
    """Raises Refused (50035) with every field that is of another kind; null passes for absent."""
    if _fits(body, dict):
        return  # nearly always; the places are worked out only where something is wrong
    form = Form()
    _value(form, path, body, dict)
    form.check()


def _fits(value: Any, kind: type) -> bool:
    if type(value) is not kind:
        return False
    if isinstance(value, list):
        return all(_fits(item, dict) for item in value)
    if isinstance(value, dict):
        return all(v is None or k not in KINDS or _fits(v, KINDS[k]) for k, v in value.items())
    return True


def _value(form: Form, path: Path, value: Any, kind: type) -> None:
    if not isinstance(value, kind) or isinstance(value, bool):
        form.add(path, *FAULTS[kind])
    elif isinstance(value, list):
        for number, item in enumerate(value):
            _value(form, (*path, number), item, dict)
    elif isinstance(value, dict):
        for name, inner in value.items():
            if inner is None or name not in KINDS or (name == "type" and "embeds" in path):
                continue  # an embed's type is a word
            _value(form, (*path, name), inner, KINDS[name])
