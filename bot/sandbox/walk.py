"""Walking through the components of a message: all of them, nested ones too, and what stands in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .errors import Json

ROW, BUTTON, SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, UPLOAD, RADIO, CHECKS, CHECK = 18, 19, 21, 22, 23
SELECTS = (SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)


def walk(components: Any) -> Iterator[Json]:
    """Every component, the outer before the inner, in reading order."""
    for component in components or []:
        if not isinstance(component, dict):
            continue
        yield component
        if inside := component.get("components"):
            yield from walk(inside)
        for name in ("accessory", "component"):
            if isinstance(inner := component.get(name), dict):
                yield from walk([inner])


def media(component: Json) -> Iterator[Json]:
    """The media items of one component (not of those inside it)."""
    for name in ("media", "file"):
        if isinstance(item := component.get(name), dict):
            yield item
    for item in component.get("items") or []:
        if isinstance(item, dict) and isinstance(item.get("media"), dict):
            yield item["media"]


def embed_media(embed: Json) -> Iterator[Json]:
    for name in ("image", "thumbnail"):
        if isinstance(item := embed.get(name), dict):
            yield item


def visible_text(message: Json) -> str:
    """All text one reads in a message: content, embeds, text displays, button labels and options."""
    parts = [message.get("content") or ""]
    for embed in message.get("embeds") or []:
        parts += [embed.get("title") or "", embed.get("description") or ""]
        parts += [f"{f['name']} {f['value']}" for f in embed.get("fields") or []]
        parts.append((embed.get("footer") or {}).get("text") or "")
    for component in walk(message.get("components")):
        parts += [str(component.get(k) or "") for k in ("content", "label", "placeholder")]
        parts += [f"{o['label']} {o.get('description') or ''}" for o in component.get("options") or []]
        parts += [str(item.get("description") or "") for item in component.get("items") or []]
    return "\n".join(part for part in parts if part)
