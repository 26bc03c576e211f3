"""Routes about the application itself: login, gateway address, commands, emojis, users and guilds."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Any

from .commands import Commands
from .errors import Form, Json, Refused, unknown
from .gateway import Gateway
from .rest import Call, Rest
from .world import World

EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)
DATA_URI = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.*)", re.DOTALL)
MOST_EMOJIS = 2_000
MOST_EMOJI_BYTES = 256 * 1024


class AppRoutes:
    def __init__(self, rest: Rest, world: World, gateway: Gateway, commands: Commands) -> None:
        self.world = world
        self.gateway = gateway
        self.commands = commands
        self._login_routes(rest)
        self._command_routes(rest, "/applications/{app}/commands")
        self._command_routes(rest, "/applications/{app}/guilds/{guild}/commands")
        self._emoji_routes(rest, "/applications/{app}/emojis")
        self._guild_routes(rest)

    def _login_routes(self, rest: Rest) -> None:
        rest.add("GET", "/gateway", lambda _: {"url": self.gateway.url}, with_token=False)
        rest.add("GET", "/gateway/bot", lambda _: self._gateway_bot())
        rest.add("GET", "/users/@me", lambda _: self._me())
        for path in ("/applications/@me", "/oauth2/applications/@me"):
            rest.add("GET", path, lambda _: self._application())
        rest.add("POST", "/users/@me/channels", _no_direct_messages)
        rest.add("GET", "/users/{user}", lambda call: self.world.person(call.path["user"]).user())

    def _gateway_bot(self) -> Json:
        limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1}
        return {"url": self.gateway.url, "shards": 1, "session_start_limit": limit}

    def _me(self) -> Json:
        return self.world.bot.user() | {
            "mfa_enabled": True,
            "locale": "en-US",
            "verified": True,
            "email": None,
        }

    def _application(self) -> Json:
        return {
            "id": self.world.bot.id,
            "name": self.world.bot.global_name,
            "icon": None,
            "description": "",
            "bot": self.world.bot.user(),
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": self.world.host.user(),
            "team": None,
            "verify_key": "0" * 64,
            "flags": 0,
            "summary": "",
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "redirect_uris": [],
            "type": None,
            "flags_new": "0",
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
            "approximate_guild_count": len(self.world.guilds),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
        }

    # commands

    def _command_routes(self, rest: Rest, base: str) -> None:
        rest.add("GET", base, lambda call: self.commands.of(self._scope(call)))
        rest.add("PUT", base, lambda call: self.commands.overwrite(self._scope(call), call.body))
        rest.add("POST", base, lambda call: self.commands.upsert(self._scope(call), call.fields()))
        one = base + "/{command}"
        rest.add("GET", one, lambda call: self.commands.get(self._scope(call), call.path["command"]))
        rest.add("PATCH", one, lambda c: self.commands.patch(self._scope(c), c.path["command"], c.fields()))
        rest.add("DELETE", one, lambda call: self.commands.delete(self._scope(call), call.path["command"]))
        rest.add("GET", base + "/permissions", lambda _: [])

    def _scope(self, call: Call) -> str | None:
        """The guild id of a guild's commands, None for the global ones."""
        self._own(call)
        return self.world.guild(call.path["guild"]).id if "guild" in call.path else None

    def _own(self, call: Call) -> None:
        if call.path["app"] != self.world.bot.id:
            raise Refused(403, 20012, "You are not authorized to perform this action on this application")

    # emojis

    def _emoji_routes(self, rest: Rest, base: str) -> None:
        rest.add("GET", base, lambda _: {"items": list(self.world.emojis.values())})
        rest.add("POST", base, self.add_emoji)
        rest.add("GET", base + "/{emoji}", lambda call: self._emoji(call))
        rest.add("PATCH", base + "/{emoji}", self.rename_emoji)
        rest.add("DELETE", base + "/{emoji}", self.remove_emoji)

    def add_emoji(self, call: Call) -> Json:
        self._own(call)
        fields = call.fields()
        self._check_emoji_name(fields.get("name"))
        kind, data = _image(fields.get("image"))
        if len(self.world.emojis) >= MOST_EMOJIS:
            raise Refused(400, 30008, f"Maximum number of emojis reached ({MOST_EMOJIS})")
        emoji_id = self.world.new_id()
        self.world.blobs[emoji_id] = (data, kind)
        emoji = {"id": emoji_id, "name": fields["name"], "roles": [], "user": self.world.bot.user()}
        emoji |= {"require_colons": True, "managed": False, "animated": False, "available": True}
        self.world.emojis[emoji_id] = emoji
        return emoji

    def rename_emoji(self, call: Call) -> Json:
        emoji = self._emoji(call)
        name = call.fields().get("name", emoji["name"])
        self._check_emoji_name(name, but=emoji["id"])
        emoji["name"] = name
        return emoji

    def remove_emoji(self, call: Call) -> None:
        emoji = self._emoji(call)
        del self.world.emojis[emoji["id"]]
        self.world.blobs.pop(emoji["id"], None)

    def _emoji(self, call: Call) -> Json:
        self._own(call)
        emoji = self.world.emojis.get(call.path["emoji"])
        if emoji is None:
            raise unknown("Emoji")
        return emoji

    def _check_emoji_name(self, name: Any, but: str | None = None) -> None:
        form = Form()
        if not isinstance(name, str) or not EMOJI_NAME.fullmatch(name):
            form.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
        if any(e["name"] == name and e["id"] != but for e in self.world.emojis.values()):
            text = "An emoji with this name already exists"
            form.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", text)
        form.check()

    # guilds and members

    def _guild_routes(self, rest: Rest) -> None:
        base = "/guilds/{guild}"
        rest.add(
            "GET",
            "/users/@me/guilds",
            lambda _: [g.facts() for g in self.world.guilds.values()],
        )
        rest.add("GET", base, lambda call: self.world.guild(call.path["guild"]).facts())
        rest.add("GET", base + "/channels", self.channels)
        rest.add("GET", base + "/roles", lambda call: self.world.guild(call.path["guild"]).roles())
        rest.add("GET", base + "/members/{user}", self.member)

    def channels(self, call: Call) -> list[Json]:
        guild = self.world.guild(call.path["guild"])
        return [c.shape(self.world.bot.id) for c in self.world.channels_of(guild.id) if not c.is_thread]

    def member(self, call: Call) -> Json:
        guild = self.world.guild(call.path["guild"])
        user_id = call.path["user"] if call.path["user"] != "@me" else self.world.bot.id
        if user_id not in self.world.people:
            raise unknown("Member")
        return guild.member(self.world.people[user_id])


def _no_direct_messages(_: Call) -> Json:
    """Everybody here keeps their direct messages closed."""
    raise Refused(403, 50007, "Cannot send messages to this user")


def _image(value: Any) -> tuple[str, bytes]:
    """Content type and bytes of a data URI."""
    match = DATA_URI.fullmatch(value) if isinstance(value, str) else None
    try:
        data = base64.b64decode(match[2], validate=True) if match else b""
    except binascii.Error:
        data = b""
    if match is None or not data:
        form = Form()
        form.add(("image",), "IMAGE_INVALID", "Invalid image data")
        form.check()
        raise AssertionError  # check() has raised
    if len(data) > MOST_EMOJI_BYTES:
        raise Refused(400, 50138, f"Failed to resize asset below the maximum size: {MOST_EMOJI_BYTES}")
    return match[1], data
