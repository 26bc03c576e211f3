"""Discord's limits on a message of Components V2, as far as the library does not check them."""

from collections.abc import Iterator
from typing import Any

import discord

MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_BYTES = 10_000
ROW, BUTTON, SELECT, TEXT, GALLERY = 1, 2, 3, 10, 12


def payload(view: discord.ui.LayoutView) -> list[dict[str, Any]]:
    """What is sent to Discord."""
    found: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]
    return found


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, nested ones too."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if accessory := component.get("accessory"):
            yield from walk([accessory])


def assert_within(view: discord.ui.LayoutView) -> None:
    """Fails with what is too much."""
    found = list(walk(payload(view)))
    assert 0 < len(found) <= MOST_COMPONENTS, f"{len(found)} components"
    texts = [component["content"] for component in found if component["type"] == TEXT]
    assert all(texts), "an empty text"
    assert sum(map(len, texts)) <= MOST_TEXT, f"{sum(map(len, texts))} characters"
    assert sum(len(text.encode()) for text in texts) <= MOST_BYTES, "too many bytes"
    ids = [component["custom_id"] for component in found if "custom_id" in component]
    assert len(set(ids)) == len(ids), "a custom id twice"
    assert all(0 < len(custom_id) <= 100 for custom_id in ids), "a custom id too long"
    for component in found:
        _CHECKS.get(component["type"], _anything)(component)


def words(view: discord.ui.LayoutView) -> str:
    """Every word that a message shows."""
    return "\n".join(_strings(payload(view)))


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            if key not in ("custom_id", "value", "url"):
                yield from _strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from _strings(part)


def ids(view: discord.ui.LayoutView) -> list[str]:
    return [component["custom_id"] for component in walk(payload(view)) if "custom_id" in component]


def _anything(_: dict[str, Any]) -> None:
    return None


def _row(component: dict[str, Any]) -> None:
    inside = component["components"]
    assert 1 <= len(inside) <= 5, "an action row with too much or nothing"
    assert len(inside) == 1 or all(part["type"] == BUTTON for part in inside), "a select is not alone"


def _button(component: dict[str, Any]) -> None:
    assert 0 < len(component["label"]) <= 80, component["label"]


def _select(component: dict[str, Any]) -> None:
    options = component["options"]
    assert 1 <= len(options) <= 25, f"{len(options)} options"
    values = [option["value"] for option in options]
    assert len(set(values)) == len(values), "a value twice"
    assert 0 < len(component["placeholder"]) <= 150
    assert 1 <= component["max_values"] <= len(options)
    assert sum(bool(option.get("default")) for option in options) <= component["max_values"]
    for option in options:
        assert 0 < len(option["label"]) <= 100, option
        assert 0 < len(option["value"]) <= 100, option
        assert len(option.get("description") or "") <= 100, option


def _gallery(component: dict[str, Any]) -> None:
    for item in component["items"]:
        assert len(item.get("description") or "") <= 1024


_CHECKS = {ROW: _row, BUTTON: _button, SELECT: _select, GALLERY: _gallery}
