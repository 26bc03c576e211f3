"""The page's socket: what happens, as one user may see it."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from aiohttp import web

from .errors import Refused
from .feed import Event
from .world import World

SHOWN = frozenset(
    [
        "MESSAGE_CREATE",
        "MESSAGE_UPDATE",
        "MESSAGE_DELETE",
        "CHANNEL_CREATE",
        "USER_UPDATE",
        "COMMANDS_UPDATE",
        "INTERACTION",
    ]
)


class PageSocket:
    def __init__(self, world: World) -> None:
        self.world = world
        self._open: set[web.WebSocketResponse] = set()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        try:
            user = self.world.person(request.query.get("user_id"))
        except Refused as refusal:
            return web.json_response(refusal.body(), status=refusal.status)
        ws = web.WebSocketResponse(heartbeat=30, max_msg_size=4_096)
        await ws.prepare(request)
        queue: asyncio.Queue[Event] = asyncio.Queue()
        stop = self.world.feed.listen(lambda event: _take(event, user.id, queue))
        writer = asyncio.create_task(_write(ws, queue))
        self._open.add(ws)
        try:
            async for _ in ws:
                pass  # it only listens
        finally:
            stop()
            writer.cancel()
            self._open.discard(ws)
        return ws

    async def close(self) -> None:
        for ws in list(self._open):
            await ws.close(code=1001)


def _take(event: Event, user_id: str, queue: asyncio.Queue[Event]) -> None:
    if event.to_page and event.t in SHOWN and event.viewer in (None, user_id):
        queue.put_nowait(event)


async def _write(ws: web.WebSocketResponse, queue: asyncio.Queue[Event]) -> None:
    with contextlib.suppress(ConnectionError):
        while True:
            event = await queue.get()
            await ws.send_str(msgspec.json.encode({"t": event.t, "d": event.d}).decode())
