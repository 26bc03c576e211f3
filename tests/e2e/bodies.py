"""Discord's own description of its API as a judge of bodies, where it is at hand; and the limits that it leaves out."""

import json
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from jsonschema import Draft202012Validator
from jsonschema.validators import validator_for

import bot
from bot.sandbox.errors import Json
from tests.ui.limits import BUTTON, GALLERY, MOST_BYTES, MOST_COMPONENTS, MOST_TEXT, ROW, SELECT, TEXT, walk

ROOT: Final = Path(bot.__file__).parent.parent
SHARED: Final = Path(os.environ.get("CANASTA_SHARED", ROOT.parent / "shared"))
DESCRIPTION: Final = SHARED / "discord-openapi.json"
V2, EPHEMERAL = 1 << 15, 1 << 6
SELECTS: Final = (SELECT, 5, 6, 7, 8)

# Which description a logged request is judged by.
_ROUTES: Final = (
    (r"POST /interactions/\d+/[^/]+/callback", "/interactions/{interaction_id}/{interaction_token}/callback"),
    (r"POST /webhooks/\d+/[^/]+", "/webhooks/{webhook_id}/{webhook_token}"),
    (
        r"PATCH /webhooks/\d+/[^/]+/messages/@original",
        "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
    ),
    (
        r"PATCH /webhooks/\d+/[^/]+/messages/\d+",
        "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
    ),
    (r"POST /channels/\d+/messages", "/channels/{channel_id}/messages"),
    (r"PATCH /channels/\d+/messages/\d+", "/channels/{channel_id}/messages/{message_id}"),
    (r"PUT /applications/\d+/commands", "/applications/{application_id}/commands"),
    (r"POST /applications/\d+/emojis", "/applications/{application_id}/emojis"),
)


@cache
def description() -> Json:
    """The file, with the one thing mended in which it is too strict: it wants ids as strings, and takes integers too."""
    found: Json = json.loads(DESCRIPTION.read_text("utf-8"))
    found["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
    return found


@cache
def _judge(method: str, path: str) -> Draft202012Validator:
    operation = description()["paths"][path][method.lower()]
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    whole = {**schema, "components": description()["components"]}
    found = validator_for(whole, Draft202012Validator)
    assert found is Draft202012Validator
    return Draft202012Validator(whole)


def faults(entry: Json) -> list[str]:
    """What Discord's description has against a logged request; a route it is not asked about has none."""
    line = f"{entry['method']} {entry['path']}"
    for pattern, path in _ROUTES:
        if re.fullmatch(pattern, line):
            judge = _judge(entry["method"], path)
            return [
                f"{line}: {error.json_path}: {error.message[:300]}"
                for error in judge.iter_errors(entry["body"])
            ]
    return []


def is_judged(entry: Json) -> bool:
    return any(re.fullmatch(pattern, f"{entry['method']} {entry['path']}") for pattern, _ in _ROUTES)


# The limits that the description leaves out


def excesses(entry: Json) -> Iterator[str]:
    """Where a body goes beyond what Discord really takes."""
    body = entry["body"]
    if not isinstance(body, dict):
        return
    data = body.get("data") if entry["path"].endswith("/callback") else body
    if not isinstance(data, dict):
        return
    if data.get("choices") is not None:
        yield from _choices(data["choices"])
    if data.get("components"):
        yield from _message(data, entry.get("files", []))


def _choices(choices: list[Json]) -> Iterator[str]:
    if len(choices) > 25:
        yield f"{len(choices)} choices"
    for choice in choices:
        if not 1 <= len(choice["name"]) <= 100 or not 1 <= len(str(choice["value"])) <= 100:
            yield f"a choice of a wrong length: {choice}"


def _message(data: Json, files: list[Json]) -> Iterator[str]:
    parts = list(walk(data["components"]))
    texts = [part["content"] for part in parts if part["type"] == TEXT]
    ids = [part["custom_id"] for part in parts if part.get("custom_id")]
    if "flags" in data and not data["flags"] & V2:
        yield "components without the flag"
    if data.get("content") or data.get("embeds"):
        yield "content beside components"
    if len(parts) > MOST_COMPONENTS:
        yield f"{len(parts)} components"
    if sum(map(len, texts)) > MOST_TEXT or sum(len(text.encode()) for text in texts) > MOST_BYTES:
        yield "too much text"
    if not all(texts) or len(ids) != len(set(ids)):
        yield "an empty text or an id twice"
    if "allowed_mentions" not in data:
        yield "no word on who may be called"
    yield from _uploads(parts, files)
    for part in parts:
        yield from _part(part)


def _uploads(parts: list[Json], files: list[Json]) -> Iterator[str]:
    used = set(re.findall(r"attachment://([^\"']+)", json.dumps(parts)))
    sent = {file["filename"] for file in files}
    if used != sent:
        yield f"files {sent} for {used}"


def _part(part: Json) -> Iterator[str]:
    kind, inside = part["type"], part.get("components", [])
    if not 1 <= len(part.get("custom_id", "x")) <= 100:
        yield f"an id too long: {part['custom_id']}"
    if kind == ROW and (not 1 <= len(inside) <= 5 or (len(inside) > 1 and inside[0]["type"] != BUTTON)):
        yield "an action row with too much or nothing"
    if kind == BUTTON and not (1 <= len(part.get("label") or "") <= 80 or part.get("emoji")):
        yield f"a button's label: {part.get('label')}"
    if kind == GALLERY and any(len(item.get("description") or "") > 1024 for item in part["items"]):
        yield "an alt text too long"
    if kind in SELECTS:
        yield from _select(part)


def _select(part: Json) -> Iterator[str]:
    options: list[Json] = part.get("options", [])
    if part["type"] == SELECT and not 1 <= len(options) <= 25:
        yield f"{len(options)} options"
    if len({option["value"] for option in options}) != len(options):
        yield "a value twice"
    if len(part.get("placeholder") or "") > 150:
        yield "a placeholder too long"
    for option in options:
        lengths = (len(option["label"]), len(option["value"]), len(option.get("description") or "x"))
        if not all(1 <= length <= 100 for length in lengths):
            yield f"an option of a wrong length: {option}"


def kinds_of(entries: list[Json]) -> set[str]:
    """Which kinds of requests there were."""
    return {
        pattern
        for pattern, _ in _ROUTES
        for e in entries
        if re.fullmatch(pattern, f"{e['method']} {e['path']}")
    }
