"""What the gateway keeps of a client: its session, which outlives a socket, and the socket's queue of frames."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from typing import Any

import msgspec
from aiohttp import web

from .feed import Event
from .packing import Packer

GUILDS, GUILD_MESSAGES = 1 << 0, 1 << 9
INTENT_OF = {"MESSAGE": GUILD_MESSAGES, "CHANNEL": GUILDS, "THREAD": GUILDS, "GUILD": GUILDS}
KEPT_EVENTS = 1_000
encode = msgspec.json.encode


class Session:
    """What Discord remembers of a client between its sockets."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.seq = 0
        self.kept: deque[tuple[int, bytes]] = deque(maxlen=KEPT_EVENTS)
        self.wire: Wire | None = None

    def tell(self, t: str, data: bytes) -> None:
        self.seq += 1
        frame = b'{"op":0,"t":"%s","s":%d,"d":%s}' % (t.encode(), self.seq, data)
        self.kept.append((self.seq, frame))
        if self.wire is not None:
            self.wire.put(frame)

    def wants(self, event: Event) -> bool:
        if event.guild_id is not None and (int(event.guild_id) >> 22) % self.shard[1] != self.shard[0]:
            return False
        needed = INTENT_OF.get(event.t.split("_")[0], 0)
        return not needed or bool(self.intents & needed)

    def can_replay(self, seq: int) -> bool:
        return not self.kept or self.kept[0][0] <= seq + 1


class Wire:
    """One socket: a queue of frames and the task that writes them."""

    def __init__(
        self, ws: web.WebSocketResponse, packer: Packer | None, transport: asyncio.Transport | None
    ) -> None:
        self.ws = ws
        self.transport = transport
        self.packer = packer
        self.session: Session | None = None
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()

    def put(self, frame: bytes) -> None:
        self._queue.put_nowait(frame)

    def say(self, op: int, d: Any = None) -> None:
        self.put(encode({"op": op, "t": None, "s": None, "d": d}))

    async def write(self) -> None:
        while True:
            frame = await self._queue.get()
            with contextlib.suppress(ConnectionError):
                await self._send(frame)

    async def _send(self, frame: bytes) -> None:
        if self.packer is None:
            await self.ws.send_str(frame.decode())
        else:
            await self.ws.send_bytes(self.packer.pack(frame))


def join(wire: Wire, session: Session) -> None:
    wire.session, session.wire = session, wire


def part(wire: Wire) -> None:
    """Parts a socket from its session, which goes on keeping events for a RESUME."""
    if wire.session is not None and wire.session.wire is wire:
        wire.session.wire = None
    wire.session = None
