"""Message bodies as Discord accepts them: content, embeds, flags, attachments, mentions; new ones and edits."""

from __future__ import annotations

from typing import Any

from . import validate_fields as field
from .errors import Form, Json, Path, empty_message
from .messages import SETTABLE, V2
from .things import Message
from .uploads import Upload
from .validate_components import ComponentCheck
from .validate_types import check_types
from .walk import embed_media, media, walk

EMBED_TEXTS = {"title": 256, "description": 4096}
MOST_EMBED_TEXT = 6_000
LEGACY = ("content", "embeds", "poll", "sticker_ids")


def check_message(data: Json, files: list[Upload], emojis: set[str], *, path: Path = ()) -> None:
    """A new message; raises Refused (50035, 50006)."""
    check_types(data, path)
    form = Form()
    v2 = bool(_flags(form, path, data) & V2)
    names = _names(data, files)
    _body(form, path, data, emojis, names, v2=v2)
    field.text(form, (*path, "nonce"), _nonce(data), 25)
    if v2:
        _all_referenced(form, path, data, names)
    form.check()
    if not v2 and not any(data.get(k) for k in (*LEGACY, "components")) and not files:
        raise empty_message()


def check_edit(
    message: Message, data: Json, files: list[Upload], emojis: set[str], *, path: Path = ()
) -> None:
    """A change to a message, judged by what the message will be; raises Refused."""
    check_types(data, path)
    form = Form()
    was_v2 = bool(message.body["flags"] & V2)
    v2 = was_v2 or bool(_flags(form, path, data) & V2)
    if was_v2 and data.get("flags") is not None and not int(data["flags"]) & V2:
        text = "The IS_COMPONENTS_V2 flag cannot be removed from a message"
        form.add((*path, "flags"), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", text)
    new = _names(data, files)
    kept = {f["filename"] for f in message.files}
    _body(form, path, data, emojis, new | kept, v2=v2)
    if v2 and not was_v2:
        _no_legacy(form, path, {k: message.body[k] for k in ("content", "embeds") if k not in data})
    if v2 and "components" in data:
        _all_referenced(form, path, data, new)
    form.check()
    _still_something(message, data, files)


def _still_something(message: Message, data: Json, files: list[Upload]) -> None:
    after = message.body | {
        k: v for k, v in data.items() if k in ("content", "embeds", "components", "attachments")
    }
    if not any(after.get(k) for k in ("content", "embeds", "components", "attachments")) and not files:
        raise empty_message()


def _body(form: Form, path: Path, data: Json, emojis: set[str], names: set[str], *, v2: bool) -> None:
    if v2:
        _no_legacy(form, path, data)
    field.text(form, (*path, "content"), data.get("content"), 2_000)
    _embeds(form, (*path, "embeds"), data.get("embeds"), names)
    ComponentCheck(form, emojis, names).message((*path, "components"), data.get("components"), v2=v2)
    _attachments(form, (*path, "attachments"), data.get("attachments"))
    _allowed_mentions(form, (*path, "allowed_mentions"), data.get("allowed_mentions"))


def _flags(form: Form, path: Path, data: Json) -> int:
    return field.whole(form, (*path, "flags"), data.get("flags"), 0, 1 << 30, 0) & SETTABLE


def _nonce(data: Json) -> str | None:
    return None if data.get("nonce") is None else str(data["nonce"])


def _no_legacy(form: Form, path: Path, data: Json) -> None:
    for name in LEGACY:
        if data.get(name):
            text = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form.add((*path, name), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", text)


# attachments


def _names(data: Json, files: list[Upload]) -> set[str]:
    described = data.get("attachments")
    listed = described if isinstance(described, list) else []
    facts = {str(d.get("id")): d for d in listed if isinstance(d, dict)}
    return {str(facts.get(f.number, {}).get("filename") or f.filename) for f in files}


def _attachments(form: Form, path: Path, value: Any) -> None:
    for place, item in field.objects(form, path, value, 10):
        field.text(form, (*place, "filename"), item.get("filename"), 1024)
        field.text(form, (*place, "description"), item.get("description"), 1024)
        if item.get("id") is None:
            field.required(form, (*place, "id"))


def _all_referenced(form: Form, path: Path, data: Json, names: set[str]) -> None:
    components = data.get("components")
    used = {str(i.get("url")).removeprefix("attachment://") for c in walk(components) for i in media(c)}
    for name in sorted(names - used):
        text = f"The attachment '{name}' must be referenced by a component"
        form.add((*path, "attachments"), "MESSAGE_UNREFERENCED_ATTACHMENTS", text)


# embeds


def _embeds(form: Form, path: Path, value: Any, names: set[str]) -> None:
    total = sum(_embed(form, place, embed, names) for place, embed in field.objects(form, path, value, 10))
    if total > MOST_EMBED_TEXT:
        text = f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}"
        form.add(path, "MAX_EMBED_SIZE_EXCEEDED", text)


def _embed(form: Form, path: Path, embed: Json, names: set[str]) -> int:
    """The length of its texts."""
    size = sum(len(field.text(form, (*path, k), embed.get(k), most)) for k, most in EMBED_TEXTS.items())
    for place, item in field.objects(form, (*path, "fields"), embed.get("fields"), 25):
        size += len(field.text(form, (*place, "name"), item.get("name"), 256, needed=True))
        size += len(field.text(form, (*place, "value"), item.get("value"), 1024, needed=True))
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    size += len(field.text(form, (*path, "footer", "text"), footer.get("text"), 2048))
    size += len(field.text(form, (*path, "author", "name"), author.get("name"), 256))
    field.whole(form, (*path, "color"), embed.get("color"), 0, 0xFFFFFF, 0)
    for item in embed_media(embed):
        field.url(form, (*path, "image", "url"), item.get("url"), ("http", "https", "attachment"))
        if str(item.get("url")).startswith("attachment://") and str(item["url"])[13:] not in names:
            form.add(
                (*path, "image", "url"), "EMBED_ATTACHMENT_NOT_FOUND", "Attachment not found in the message"
            )
    return size


# mentions


def _allowed_mentions(form: Form, path: Path, value: Any) -> None:
    if value is None:
        return
    if not isinstance(value, dict):
        form.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return
    parse = field.items(form, (*path, "parse"), value.get("parse"), 3)
    for number, kind in enumerate(parse):
        if kind not in ("users", "roles", "everyone"):
            text = "Value must be one of ('roles', 'users', 'everyone')."
            form.add((*path, "parse", number), "BASE_TYPE_CHOICES", text)
    for kind in ("users", "roles"):
        if kind in parse and value.get(kind):
            text = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            form.add(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)
        field.items(form, (*path, kind), value.get(kind), 100)
