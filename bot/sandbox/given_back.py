"""Components and embeds as Discord gives them back: ids given, defaults filled in, attachments in their place."""

from __future__ import annotations

from typing import Any

from .errors import Json
from .walk import CONTAINER, FILE, GALLERY, SELECTS, SEPARATOR, THUMBNAIL, embed_media, media, walk

MEDIA_FACTS = ("url", "proxy_url", "content_type", "width", "height")
DESCRIBED: Json = {"description": None, "spoiler": False}
DEFAULTS: dict[int, Json] = {
    CONTAINER: {"accent_color": None, "spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    THUMBNAIL: DESCRIBED,
    FILE: {"name": None, "size": None, "spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}


def given_components(components: list[Json], files: list[Json]) -> list[Json]:
    """A copy of its own; `files` are the message's attachments."""
    copied: list[Json] = _copy(components)
    everything = list(walk(copied))
    taken = {c["id"] for c in everything if c.get("id")}
    fresh = (n for n in range(1, 1_000) if n not in taken)
    for component in everything:
        component["id"] = component.get("id") or next(fresh)
        for name, value in DEFAULTS.get(component["type"], {}).items():
            component.setdefault(name, value)
        write_ids(component)
        _place_media(component, files)
    return copied


def write_ids(component: Json) -> None:
    """Ids of emojis and defaults as strings, in place: clients send integers, and a browser would round those."""
    emojis = [component.get("emoji"), *(o.get("emoji") for o in component.get("options") or [])]
    for holder in [*emojis, *(component.get("default_values") or [])]:
        if holder and holder.get("id"):
            holder["id"] = str(holder["id"])


def given_embed(embed: Json, files: list[Json]) -> Json:
    copied: Json = {**_copy(embed), "type": "rich"}
    for item in embed_media(copied):
        _place(item, files)
    return copied


def used_urls(body: Json) -> set[str]:
    """The addresses of what stands in the components and embeds of a message."""
    inside = [item for c in walk(body["components"]) for item in media(c)]
    inside += [item for e in body["embeds"] for item in embed_media(e)]
    return {str(item.get("url")) for item in inside}


def _place_media(component: Json, files: list[Json]) -> None:
    if component["type"] == GALLERY:
        for item in component["items"]:
            for name, value in DESCRIBED.items():
                item.setdefault(name, value)
    for item in media(component):
        _place(item, files)
        item.setdefault("id", str(component["id"]))
        item.setdefault("proxy_url", item["url"])


def _place(item: Json, files: list[Json]) -> None:
    name = str(item.get("url") or "").removeprefix("attachment://")
    file = next((f for f in files if f["filename"] == name), None)
    if file is not None:
        item |= {k: file[k] for k in MEDIA_FACTS if k in file}
        item["attachment_id"] = file["id"]


def _copy(value: Any) -> Any:
    """Of decoded JSON, without the fields that are null: Discord leaves those out."""
    if isinstance(value, dict):
        return {key: _copy(inner) for key, inner in value.items() if inner is not None}
    return [_copy(inner) for inner in value] if isinstance(value, list) else value
