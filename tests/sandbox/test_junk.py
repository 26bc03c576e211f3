"""Bodies with any field replaced by rubbish are refused like Discord refuses them, and never break the sandbox."""

from __future__ import annotations

import contextlib
import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.sandbox.errors import Refused
from bot.sandbox.validate_commands import check_commands
from bot.sandbox.validate_message import check_message
from bot.sandbox.validate_modal import check_choices, check_modal

from .raw import Json, button, row, select, text, v2

JUNK: list[Any] = [None, 0, -1, 1.5, "", "x" * 5000, [], {}, [None], {"a": 1}, True, [[]], 10**20, "👍"]
MESSAGE: Json = {
    "content": "x",
    "flags": 0,
    "nonce": "1",
    "embeds": [
        {
            "type": "rich",
            "title": "t",
            "color": 1,
            "fields": [{"name": "n", "value": "v"}],
            "footer": {"text": "f"},
            "author": {"name": "a"},
            "image": {"url": "https://example.org/x.png"},
        }
    ],
    "components": [row(button(emoji={"name": "♠"})), row(select(3))],
    "allowed_mentions": {"parse": ["users"], "users": [], "roles": []},
    "attachments": [{"id": 0, "filename": "x.png"}],
}
SECTION: Json = {"type": 9, "components": [text()], "accessory": button()}
PICTURE: Json = {"type": 12, "items": [{"media": {"url": "https://example.org/x.png"}, "description": "d"}]}
LAYOUT = v2(
    {"type": 17, "accent_color": 3, "components": [text(), SECTION, PICTURE, {"type": 14, "spacing": 1}]}
)
CHOICE: Json = {"name": "x", "value": "y", "name_localizations": {"da": "z"}}
OPTION: Json = {"type": 3, "name": "b", "description": "d", "choices": [CHOICE], "min_length": 1}
SUBCOMMAND: Json = {"type": 1, "name": "a", "description": "d", "options": [OPTION]}
COMMAND: Json = {
    "name": "deal",
    "description": "d",
    "type": 1,
    "name_localizations": {"da": "giv"},
    "default_member_permissions": "32",
    "options": [SUBCOMMAND],
}
INPUT: Json = {"type": 4, "style": 1, "custom_id": "a", "label": "x", "min_length": 1, "value": "a"}
LABEL: Json = {"type": 18, "label": "l", "component": select(2)}
MODAL: Json = {"custom_id": "m", "title": "t", "components": [row(INPUT), LABEL]}
CASES: dict[str, tuple[Callable[[Any], None], Any]] = {
    "message": (lambda body: check_message(body, [], set()), MESSAGE),
    "layout": (lambda body: check_message(body, [], set()), LAYOUT),
    "commands": (lambda body: check_commands(body["list"]), {"list": [COMMAND]}),
    "modal": (check_modal, MODAL),
    "choices": (check_choices, {"choices": [CHOICE]}),
}


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container and key in a body."""
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    found = [(value, key) for key in keys]
    return found + [place for key in keys for place in places(value[key])]


@pytest.mark.parametrize("name", CASES)
def test_the_body_is_taken_as_it_is(name: str) -> None:
    check, body = CASES[name]
    check(body)


@pytest.mark.parametrize("name", CASES)
@given(data=st.data())
def test_rubbish_is_refused_or_taken(name: str, data: st.DataObject) -> None:
    check, good = CASES[name]
    body = copy.deepcopy(good)
    for _ in range(data.draw(st.integers(1, 2))):
        container, key = data.draw(st.sampled_from(places(body)))
        container[key] = copy.deepcopy(data.draw(st.sampled_from(JUNK)))
    with contextlib.suppress(Refused):
        check(body)
