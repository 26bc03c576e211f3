"""What a user typed after a slash command, judged by the registered command as Discord's client judges it.

Finds the command, walks subcommands, types the values, and collects the users and channels they name.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from .errors import Json, Refused
from .things import Channel, Guild
from .world import World

SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)
TYPES: dict[int, tuple[type, ...]] = {
    STRING: (str,), INTEGER: (int,), BOOLEAN: (bool,), NUMBER: (int, float),
    USER: (str,), CHANNEL: (str,), ROLE: (str,), MENTIONABLE: (str,),
}  # fmt: skip


@dataclass(slots=True)
class Typed:
    """The options as the bot gets them, and what they resolve to."""

    options: list[Json] = field(default_factory=list)
    path: list[str] = field(default_factory=list)
    resolved: Json = field(default_factory=dict)


class Reader:
    """Reads the options of one interaction in one guild."""

    def __init__(self, world: World, guild: Guild, *, partial: bool) -> None:
        self.world = world
        self.guild = guild
        self.partial = partial  # autocomplete: values may be unfinished and required ones missing
        self.typed = Typed()

    def read(self, command: Json, given: Iterable[Json]) -> Typed:
        self.typed.path.append(command["name"])
        self.typed.options = self._level(command, list(given))
        return self.typed

    def _level(self, node: Json, given: list[Json]) -> list[Json]:
        known = {o["name"]: o for o in node.get("options") or []}
        branches = [o for o in known.values() if o["type"] in (SUB, GROUP)]
        if branches:
            return [self._branch(known, given)]
        values = [self._value(known, item) for item in given]
        self._demand(known, values)
        return values

    def _branch(self, known: dict[str, Json], given: list[Json]) -> Json:
        if len(given) != 1 or given[0].get("name") not in known:
            raise wrong("a subcommand is needed: " + ", ".join(known))
        option = known[given[0]["name"]]
        self.typed.path.append(option["name"])
        inner = self._level(option, given[0].get("options") or [])
        return {"type": option["type"], "name": option["name"], "options": inner}

    def _demand(self, known: dict[str, Json], values: list[Json]) -> None:
        there = {v["name"] for v in values}
        missing = [name for name, o in known.items() if o.get("required") and name not in there]
        if missing and not self.partial:
            raise wrong(f"{missing[0]}: this option is required")

    def _value(self, known: dict[str, Json], item: Json) -> Json:
        option = known.get(str(item.get("name")))
        if option is None:
            raise wrong(f"unknown option {item.get('name')!r}")
        result = {"type": option["type"], "name": option["name"], "value": item.get("value")}
        if item.get("focused"):
            return result | {"focused": True}
        self._judge(option, item.get("value"))
        return result

    def _judge(self, option: Json, value: Any) -> None:
        kind, name = option["type"], option["name"]
        expected = TYPES.get(kind, (str,))
        if not isinstance(value, expected) or (isinstance(value, bool) and kind != BOOLEAN):
            raise wrong(f"{name}: not a value of this option's type")
        choices = option.get("choices") or []
        if choices and value not in [c["value"] for c in choices] and not option.get("autocomplete"):
            raise wrong(f"{name}: not one of the choices")
        _bounds(option, value)
        self._resolve(kind, name, value)

    def _resolve(self, kind: int, name: str, value: Any) -> None:
        if kind in (USER, MENTIONABLE):
            self.resolve_user(name, value)
        elif kind == CHANNEL:
            self._resolve_channel(name, value)

    def resolve_user(self, name: str, user_id: str) -> None:
        person = self.world.people.get(user_id)
        if person is None:
            raise wrong(f"{name}: no such user")
        member = self.guild.member(person)
        del member["user"], member["deaf"], member["mute"]
        member["permissions"] = str(self.guild.base_permissions(person))
        self.typed.resolved.setdefault("users", {})[user_id] = person.user()
        self.typed.resolved.setdefault("members", {})[user_id] = member

    def _resolve_channel(self, name: str, channel_id: str) -> None:
        channel = self.world.channels.get(channel_id)
        if channel is None or channel.guild_id != self.guild.id:
            raise wrong(f"{name}: no such channel")
        self.typed.resolved.setdefault("channels", {})[channel_id] = partial_channel(self.world, channel)


def partial_channel(world: World, channel: Channel) -> Json:
    bits = self_bits(world, channel)
    return channel.shape(world.bot.id) | {"permissions": bits}


def self_bits(world: World, channel: Channel) -> str:
    """The bot's permissions in a channel, as the text Discord sends."""
    return str(world.permissions(world.bot, channel))


def wrong(text: str) -> Refused:
    """The user's own mistake, which never reaches the bot."""
    return Refused(400, 50035, text)


def _bounds(option: Json, value: Any) -> None:
    name = option["name"]
    if isinstance(value, str):
        low, high, size = option.get("min_length"), option.get("max_length"), float(len(value))
    elif isinstance(value, (int, float)):
        low, high, size = option.get("min_value"), option.get("max_value"), float(value)
    else:
        return
    if (low is not None and size < low) or (high is not None and size > high):
        raise wrong(f"{name}: out of bounds")
