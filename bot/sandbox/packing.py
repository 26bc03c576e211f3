"""The gateway's transport compression: nothing, zlib-stream or zstd-stream, as the client's address asks."""

from __future__ import annotations

import importlib
import zlib
from typing import Any, Protocol


class Packer(Protocol):
    def pack(self, data: bytes) -> bytes: ...


class ZlibPacker:
    """One zlib stream for the whole life of a socket, flushed after each event."""

    def __init__(self) -> None:
        self._stream = zlib.compressobj(1)

    def pack(self, data: bytes) -> bytes:
        return self._stream.compress(data) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class ZstdPacker:
    """The same with Zstandard, which a client asks for where its Python has it (3.14, or the package)."""

    def __init__(self) -> None:
        try:
            module: Any = importlib.import_module("compression.zstd")
            stream, flush = module.ZstdCompressor(), module.ZstdCompressor.FLUSH_BLOCK
        except ImportError:
            module = importlib.import_module("zstandard")
            stream, flush = module.ZstdCompressor().compressobj(), module.COMPRESSOBJ_FLUSH_BLOCK
        self._stream, self._flush = stream, flush

    def pack(self, data: bytes) -> bytes:
        packed: bytes = self._stream.compress(data) + self._stream.flush(self._flush)
        return packed


def packer(kind: str | None) -> Packer | None:
    """For the `compress` parameter of a gateway address; None sends plain text frames."""
    if kind is None:
        return None
    return ZstdPacker() if kind == "zstd-stream" else ZlibPacker()
