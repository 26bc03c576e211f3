"""The gateway: one websocket a client, sessions that survive a lost socket, replay on RESUME.

Knows the protocol of Discord's gateway (opcodes, sequence numbers, close codes); what an event says is the world's.
"""

from __future__ import annotations

import asyncio

import msgspec
from aiohttp import WSMsgType, web

from .errors import Json
from .feed import Event
from .packing import packer
from .sessions import Session, Wire, encode, join, part
from .world import World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = (
    0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11,
)  # fmt: skip
PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15)
LAST_INTENT = 1 << 26
KEPT_SESSIONS = 4  # clients that are gone and may come back
WAY_BACK = 0.1  # seconds: an answer that overtakes the note of what it answers looks a whole heartbeat late


class Hangup(Exception):
    """Ends a socket with one of Discord's close codes."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Gateway:
    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self._wires: set[Wire] = set()
        self._last_interaction: Event | None = None
        world.feed.listen(self.dispatch)

    @property
    def connected(self) -> bool:
        return any(s.wire is not None for s in self.sessions.values())

    def dispatch(self, event: Event) -> None:
        if not event.to_bot or event.viewer is not None:
            return
        wanting = [s for s in self.sessions.values() if s.wants(event)]
        if event.t == "INTERACTION_CREATE":
            self._last_interaction = event
        if wanting:
            data = encode(event.d)
            for session in wanting:
                session.tell(event.t, data)

    # on demand, for tests

    def ask_reconnect(self) -> None:
        for wire in self._wires:
            wire.say(RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """INVALID_SESSION to every client; unless resumable, its session is forgotten too."""
        for wire in self._wires:
            wire.say(INVALID, resumable)
        if not resumable:
            self.sessions.clear()

    def repeat(self) -> None:
        """Tells the last interaction once more, as a replay after RESUME can."""
        if self._last_interaction is not None:
            self.dispatch(self._last_interaction)

    def drop(self) -> None:
        """Cuts every socket without a goodbye, as a network does."""
        for wire in list(self._wires):
            part(wire)
            if wire.transport is not None:
                wire.transport.abort()

    async def close(self) -> None:
        for wire in list(self._wires):
            part(wire)
            await wire.ws.close(code=1001)

    # one socket

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(timeout=1.0, compress=False, max_msg_size=16_384)
        await ws.prepare(request)
        wire = Wire(ws, packer(request.query.get("compress")), request.transport)
        self._wires.add(wire)
        writer = asyncio.create_task(wire.write())
        try:
            wire.say(HELLO, {"heartbeat_interval": 41_250, "_trace": []})
            await self._read(wire)
        except Hangup as hangup:
            await ws.close(code=hangup.code, message=hangup.reason.encode())
        finally:
            writer.cancel()
            self._wires.discard(wire)
            part(wire)
        return ws

    async def _read(self, wire: Wire) -> None:
        async for message in wire.ws:
            if message.type is WSMsgType.TEXT:
                self._hear(wire, _frame(message.data))
        if wire.ws.close_code in (1000, 1001) and wire.session is not None:
            self.sessions.pop(wire.session.id, None)

    def _hear(self, wire: Wire, frame: Json) -> None:
        op, d = frame.get("op"), frame.get("d")
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(WAY_BACK, wire.say, ACK)
        elif op == IDENTIFY:
            self._identify(wire, d if isinstance(d, dict) else {})
        elif op == RESUME:
            self._resume(wire, d if isinstance(d, dict) else {})
        elif op not in (PRESENCE, VOICE, MEMBERS):
            raise Hangup(4001, "Unknown opcode.")
        elif wire.session is None:
            raise Hangup(4003, "Not authenticated.")
        elif op == MEMBERS and isinstance(d, dict):
            self._chunk(wire.session, d)

    def _identify(self, wire: Wire, d: Json) -> None:
        if wire.session is not None:
            raise Hangup(4005, "Already authenticated.")
        if d.get("token") != self.token:
            raise Hangup(4004, "Authentication failed.")
        session = Session(_intents(d.get("intents")), _shard(d.get("shard")))
        self._forget_the_long_gone()
        self.sessions[session.id] = session
        join(wire, session)
        self._greet(session)

    def _forget_the_long_gone(self) -> None:
        gone = [s.id for s in self.sessions.values() if s.wire is None]
        for session_id in gone[:-KEPT_SESSIONS]:
            del self.sessions[session_id]

    def _greet(self, session: Session) -> None:
        bot = self.world.bot
        guilds = [g for g in self.world.guilds.values() if session.wants(Event("GUILD_CREATE", {}, g.id))]
        ready = {
            "v": 10,
            "user": bot.user() | {"verified": True, "mfa_enabled": True, "email": None},
            "guilds": [{"id": g.id, "unavailable": True} for g in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": bot.id, "flags": 0},
            "session_type": "normal",
            "private_channels": [],
        }
        session.tell("READY", encode(ready))
        for guild in guilds:
            session.tell("GUILD_CREATE", encode(self.world.guild_shape(guild)))

    def _resume(self, wire: Wire, d: Json) -> None:
        if d.get("token") != self.token:
            raise Hangup(4004, "Authentication failed.")
        session, seq = self.sessions.get(str(d.get("session_id"))), d.get("seq")
        if session is None or not isinstance(seq, int) or not session.can_replay(seq):
            wire.say(INVALID, False)
            return
        if seq > session.seq:
            raise Hangup(4007, "Invalid seq.")
        if session.wire is not None:
            part(session.wire)
        for number, frame in session.kept:
            if number > seq:
                wire.put(frame)
        join(wire, session)
        session.tell("RESUMED", encode({"_trace": []}))

    def _chunk(self, session: Session, d: Json) -> None:
        guild = self.world.guilds.get(str(d.get("guild_id")))
        if guild is None:
            return
        wanted = d.get("user_ids")
        ids = {str(i) for i in (wanted if isinstance(wanted, list) else [wanted])}
        query = str(d.get("query") or "")
        found = [
            p
            for p in self.world.people.values()
            if p.id in ids or (query and p.username.startswith(query.lower()))
        ]
        chunk: Json = {
            "guild_id": guild.id,
            "members": [guild.member(p) for p in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted(ids - {p.id for p in found} - {"None"}),
            "nonce": d.get("nonce"),
        }
        session.tell("GUILD_MEMBERS_CHUNK", encode(chunk))


def _frame(text: str) -> Json:
    try:
        frame = msgspec.json.decode(text)
    except msgspec.DecodeError:
        raise Hangup(4002, "Error while decoding payload.") from None
    if not isinstance(frame, dict):
        raise Hangup(4002, "Error while decoding payload.")
    return frame


def _intents(value: object) -> int:
    if not isinstance(value, int) or not 0 <= value < LAST_INTENT:
        raise Hangup(4013, "Invalid intent(s).")
    if value & PRIVILEGED:
        raise Hangup(4014, "Disallowed intent(s).")
    return value


def _shard(value: object) -> tuple[int, int]:
    if value is None:
        return 0, 1
    if isinstance(value, list) and len(value) == 2 and 0 <= value[0] < value[1]:
        return value[0], value[1]
    raise Hangup(4010, "Invalid shard.")
