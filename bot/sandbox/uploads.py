"""Request bodies: JSON, or multipart with `payload_json` and `files[n]`; and what a picture measures."""

from __future__ import annotations

import mimetypes
import struct
from dataclasses import dataclass
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from .errors import Json, Refused

MOST_BYTES = 10 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Upload:
    number: str
    filename: str
    data: bytes

    @property
    def content_type(self) -> str:
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"

    def size(self) -> Json:
        """Width and height in pixels where it is a PNG."""
        if self.data[:8] != b"\x89PNG\r\n\x1a\n" or len(self.data) < 24:
            return {}
        width, height = struct.unpack(">II", self.data[16:24])
        return {"width": width, "height": height}


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """The decoded JSON (None without a body) and the uploads; Refused if it is not JSON or too big."""
    if request.content_type.startswith("multipart/"):
        return await _multipart(request)
    raw = await request.read()
    return (decode(raw) if raw else None), []


def decode(raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw)
    except msgspec.DecodeError:
        raise Refused(400, 50109, "The request body contains invalid JSON.") from None


async def _multipart(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = None
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        if part.name == "payload_json":
            body = decode(data)
        elif part.name:
            uploads.append(_upload(part.name, part.filename, data))
    if sum(len(u.data) for u in uploads) > MOST_BYTES:
        raise Refused(413, 40005, "Request entity too large")
    return body, uploads


def _upload(name: str, filename: str | None, data: bytes) -> Upload:
    number = name.removeprefix("files[").removesuffix("]")
    return Upload(number, filename or "unknown", data)
