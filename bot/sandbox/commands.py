"""The application commands that the bot has registered, global ones and those of single guilds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .errors import Json, unknown
from .feed import Event
from .things import Guild, Person
from .validate_commands import check_command, check_commands
from .world import World

DEFAULTS: Json = {
    "type": 1,
    "options": [],
    "name_localizations": None,
    "description_localizations": None,
    "default_member_permissions": None,
    "dm_permission": True,
    "nsfw": False,
    "contexts": None,
    "integration_types": [0],
}


class Commands:
    def __init__(self, world: World) -> None:
        self.world = world
        self._scopes: dict[str | None, dict[str, Json]] = {}

    def of(self, scope: str | None) -> list[Json]:
        return list(self._scopes.get(scope, {}).values())

    def get(self, scope: str | None, command_id: str) -> Json:
        command = self._scopes.get(scope, {}).get(command_id)
        if command is None:
            raise unknown("application command")
        return command

    def overwrite(self, scope: str | None, commands: Any) -> list[Json]:
        """Replaces all commands of a scope; those that keep their name keep their id."""
        check_commands(commands)
        old = {(c["name"], c["type"]): c["id"] for c in self.of(scope)}
        made = [self._make(scope, c, old.get((c["name"], c.get("type") or 1))) for c in commands]
        self._scopes[scope] = {c["id"]: c for c in made}
        self._tell(scope)
        return made

    def upsert(self, scope: str | None, command: Json) -> Json:
        check_command(command)
        same = [c["id"] for c in self.of(scope) if c["name"] == command["name"]]
        return self._put(scope, self._make(scope, command, same[0] if same else None))

    def patch(self, scope: str | None, command_id: str, changes: Json) -> Json:
        command = self.get(scope, command_id) | changes
        check_command(command)
        return self._put(scope, self._make(scope, command, command_id))

    def delete(self, scope: str | None, command_id: str) -> None:
        self.get(scope, command_id)
        del self._scopes[scope][command_id]
        self._tell(scope)

    def visible(self, guild: Guild, person: Person) -> list[Json]:
        """What this user is offered there: a guild's own command hides the global one of the same name."""
        found = {c["name"]: c for c in (*self.of(None), *self.of(guild.id))}
        held = guild.base_permissions(person)
        return [c for c in found.values() if _allowed(c, held)]

    def find(self, guild: Guild, person: Person, key: str) -> Json | None:
        """By id or name, among what this user is offered."""
        return _first(c for c in self.visible(guild, person) if key in (c["id"], c["name"]))

    def exists(self, guild: Guild, key: str) -> bool:
        return any(key in (c["id"], c["name"]) for c in (*self.of(None), *self.of(guild.id)))

    def _make(self, scope: str | None, command: Json, command_id: str | None) -> Json:
        facts = {"id": command_id or self.world.new_id(), "application_id": self.world.bot.id}
        facts |= (
            {"version": self.world.new_id(), "guild_id": scope} if scope else {"version": self.world.new_id()}
        )
        given = {k: v for k, v in command.items() if v is not None}
        made = DEFAULTS | given | facts
        made["default_member_permissions"] = _text(made["default_member_permissions"])
        made.setdefault("description", "")
        return made

    def _put(self, scope: str | None, command: Json) -> Json:
        self._scopes.setdefault(scope, {})[command["id"]] = command
        self._tell(scope)
        return command

    def _tell(self, scope: str | None) -> None:
        self.world.feed.publish(Event("COMMANDS_UPDATE", {"guild_id": scope}, to_bot=False))


def _allowed(command: Json, held: int) -> bool:
    needed = command["default_member_permissions"]
    if needed is None:
        return True
    return int(needed) != 0 and held & int(needed) == int(needed)


def _text(value: Any) -> str | None:
    return None if value is None else str(value)


def _first(commands: Iterable[Json]) -> Json | None:
    return next(iter(commands), None)
