"""The page's own API under /page: the world, what one sees, what one does, and the levers for tests."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from .acting import Acting, values_in
from .errors import Json, Refused, unknown
from .gateway import Gateway
from .interactions import Interaction
from .messages import Messages
from .permissions import mask
from .rest import Call, Fault, Rest
from .things import CATEGORY, PUBLIC_THREAD, Guild, Person
from .uploads import decode
from .validate_commands import LOCALES

MOST_SHOWN = 100
Answer = Callable[[Call], Any]


class PageApi:
    def __init__(self, acting: Acting, messages: Messages, rest: Rest, gateway: Gateway) -> None:
        self.acting = acting
        self.world = acting.world
        self.messages = messages
        self.rest = rest
        self.gateway = gateway

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/page/world", _json(self.show_world)),
            web.post("/page/users", _json(self.add_user)),
            web.patch("/page/users/{id}", _json(self.change_user)),
            web.post("/page/guilds", _json(self.add_guild)),
            web.post("/page/channels", _json(self.add_channel)),
            web.post("/page/threads", _json(self.add_thread)),
            web.get("/page/commands", _json(self.commands)),
            web.get("/page/channels/{id}/messages", _json(self.history)),
            web.post("/page/interactions", _json(self.interact)),
            web.post("/page/messages", _json(self.chat)),
            web.delete("/page/messages/{id}", _json(self.dismiss)),
            web.post("/page/clock", _json(self.move_clock)),
            web.post("/page/faults", _json(self.plan_fault)),
            web.get("/page/log", _json(self.log)),
            web.post("/page/permissions", _json(self.permissions)),
            web.post("/page/gateway", _json(self.gateway_lever)),
        ]

    # looking

    def show_world(self, _: Call) -> Json:
        return {
            "users": [p.card() for p in self.world.users],
            "guilds": [self._guild(g) for g in self.world.guilds.values()],
            "now": self.world.clock.now(),
        }

    def _guild(self, guild: Guild) -> Json:
        shown = [c for c in self.world.channels_of(guild.id) if not c.archived]
        fields = ("id", "name", "type", "parent_id")
        channels = [{name: getattr(c, name) for name in fields} for c in shown]
        return {"id": guild.id, "name": guild.name, "locale": guild.locale, "channels": channels}

    def commands(self, call: Call) -> list[Json]:
        guild = self.world.guild(call.query.get("guild_id"))
        return self.acting.commands.visible(guild, self._user(call.query.get("user_id")))

    def history(self, call: Call) -> list[Json]:
        channel = self.world.channel(call.path["id"])
        user = self._user(call.query.get("user_id"))
        return [m.body for m in self.world.messages_for(user.id, channel)][-MOST_SHOWN:]

    def log(self, call: Call) -> list[Json]:
        return self.rest.entries(int(call.query.get("since") or 0))

    # adding

    def add_user(self, call: Call) -> Json:
        return self.world.add_person(_name(call.body), _locale(call.body)).card()

    def change_user(self, call: Call) -> Json:
        person = self._user(call.path["id"])
        return self.world.change_person(person, call.body.get("name"), _locale(call.body, person.locale))

    def add_guild(self, call: Call) -> Json:
        return self._guild(self.world.add_guild(_name(call.body), _locale(call.body)))

    def add_channel(self, call: Call) -> Json:
        return self.world.add_channel(str(call.body.get("guild_id")), _name(call.body)).shape(
            self.world.bot.id
        )

    def add_thread(self, call: Call) -> Json:
        parent = self.world.channel(call.body.get("channel_id"))
        owner = self.world.users[0].id
        thread = self.world.add_thread(parent, self.world.new_id(), _name(call.body), PUBLIC_THREAD, owner)
        return thread.shape(self.world.bot.id)

    # doing

    def interact(self, call: Call) -> Json:
        """The id at once; what comes of it is told on the user's socket."""
        user = self._user(call.body.get("user_id"))
        try:
            return {"id": self._start(user, call.body).id}
        except Refused as refusal:
            return self._failed(user, refusal.message)
        except LookupError as missing:
            return self._failed(user, str(missing.args[0]))

    def _start(self, user: Person, body: Json) -> Interaction:
        kind = body.get("kind")
        if kind in ("command", "autocomplete"):
            channel = self.world.channel(body.get("channel_id"))
            if channel.type == CATEGORY:
                raise unknown("Channel")
            key, options = str(body.get("command_id") or body.get("name")), body.get("options") or []
            return self.acting.command(user, channel, key, options, autocomplete=kind == "autocomplete")
        if kind == "component":
            values = [str(v) for v in body.get("values") or []]
            return self.acting.component(
                user, str(body.get("message_id")), str(body.get("custom_id")), values
            )
        if kind == "modal":
            return self.acting.modal(user, str(body.get("custom_id")), values_in(body.get("components")))
        raise Refused(400, 50035, "kind must be command, autocomplete, component or modal")

    def _failed(self, user: Person, text: str) -> Json:
        interaction_id = self.world.new_id()
        self.acting.interactions.tell(user, interaction_id, "failed", error=text)
        return {"id": interaction_id}

    def chat(self, call: Call) -> Json:
        content = str(call.body.get("content") or "")
        if not 1 <= len(content) <= 2_000:
            raise Refused(400, 50035, "content must be between 1 and 2000 in length")
        channel = self.world.channel(call.body.get("channel_id"))
        return self.messages.chat(channel, self._user(call.body.get("user_id")), content).body

    def dismiss(self, call: Call) -> Json:
        message = self.world.find_message(call.path["id"])
        if message.owner is None or message.owner != call.query.get("user_id"):
            raise unknown("Message")
        self.messages.dismiss(message)
        return {}

    # levers

    def move_clock(self, call: Call) -> Json:
        seconds = call.body.get("advance")
        if not isinstance(seconds, int | float) or seconds < 0:
            raise Refused(400, 50035, "advance must be a number of seconds, forward")
        self.world.clock.advance(seconds)
        return {"now": self.world.clock.now()}

    def plan_fault(self, call: Call) -> Json:
        try:
            route = re.compile(str(call.body["route"]))
            fault = Fault(route, int(call.body["status"]), int(call.body.get("times", 1)))
        except (KeyError, ValueError, re.error):
            raise Refused(400, 50035, "route (a pattern) and status are needed") from None
        fault.retry_after = float(call.body.get("retry_after") or 0)
        fault.after_apply = bool(call.body.get("after_apply"))
        self.rest.plan(fault)
        return {}

    def permissions(self, call: Call) -> Json:
        try:
            bits = mask(call.body.get("deny") or [])
        except KeyError as missing:
            raise Refused(400, 50035, f"no permission is called {missing}") from None
        self.world.deny_bot(self.world.channel(call.body.get("channel_id")), bits)
        return {}

    def gateway_lever(self, call: Call) -> Json:
        """`do`: reconnect, resume_later (INVALID_SESSION d=true), invalidate (d=false), drop or repeat."""
        match call.body.get("do"):
            case "reconnect":
                self.gateway.ask_reconnect()
            case "resume_later" | "invalidate" as which:
                self.gateway.invalidate(resumable=which == "resume_later")
            case "drop":
                self.gateway.drop()
            case "repeat":
                self.gateway.repeat()
            case _:
                raise Refused(400, 50035, "do must be reconnect, resume_later, invalidate, drop or repeat")
        return {}

    def _user(self, user_id: object) -> Person:
        person = self.world.person(user_id)
        if person not in self.world.users:
            raise unknown("User")
        return person


def _name(body: Json) -> str:
    name = str(body.get("name") or "").strip()
    if not 1 <= len(name) <= 100:
        raise Refused(400, 50035, "name must be between 1 and 100 in length")
    return name


def _locale(body: Json, default: str = "en-US") -> str:
    locale = body.get("locale") or default
    if locale not in LOCALES:
        raise Refused(400, 50035, f"locale must be one of {', '.join(sorted(LOCALES))}")
    return str(locale)


def _json(answer: Answer) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Decodes the body, encodes the answer, and turns a refusal into its status."""

    async def handler(request: web.Request) -> web.Response:
        try:
            call = Call(_object(await request.read()), [], dict(request.match_info), dict(request.query))
            return _respond(200, answer(call))
        except Refused as refusal:
            return _respond(refusal.status, refusal.body())

    return handler


def _object(raw: bytes) -> Json:
    body = decode(raw or b"{}")
    if not isinstance(body, dict):
        raise Refused(400, 50035, "the body must be an object")
    return body


def _respond(status: int, body: Any) -> web.Response:
    return web.Response(status=status, body=msgspec.json.encode(body), content_type="application/json")
