"""What a user's client does before anything is sent: finds the command or component, judges the input, fills the data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .commands import Commands
from .errors import Json, missing_permissions
from .interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, Interactions
from .options import Reader, wrong
from .things import Channel, Message, Person
from .walk import LABEL, ROW, SELECT, SELECTS, TEXT_INPUT, USER_SELECT, walk
from .world import World


class Acting:
    """Each verb starts an Interaction; LookupError where there is nothing to act on, Refused for bad input."""

    def __init__(self, world: World, commands: Commands, interactions: Interactions) -> None:
        self.world = world
        self.commands = commands
        self.interactions = interactions

    def command(
        self, user: Person, channel: Channel, key: str, options: Iterable[Json], *, autocomplete: bool = False
    ) -> Interaction:
        """`key` is the command's id or name; `options` are nested as Discord nests them."""
        guild = self.world.guild(channel.guild_id)
        command = self.commands.find(guild, user, key)
        if command is None:
            if self.commands.exists(guild, key):
                raise missing_permissions()
            raise LookupError(f"no command {key!r}")
        typed = Reader(self.world, guild, partial=autocomplete).read(command, options)
        data = {
            "id": command["id"],
            "name": command["name"],
            "type": command["type"],
            "options": typed.options,
        }
        if typed.resolved and not autocomplete:
            data["resolved"] = typed.resolved
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        return self.interactions.start(AUTOCOMPLETE if autocomplete else COMMAND, user, channel, data)

    def component(
        self, user: Person, message_id: str, custom_id: str, values: list[str] | None = None
    ) -> Interaction:
        message, channel = self._seen(user, message_id)
        item = _component(message, custom_id)
        data: Json = {"custom_id": custom_id, "component_type": item["type"], "id": item["id"]}
        if item["type"] in SELECTS:
            data["values"] = _chosen(item, values or [])
            data |= self._resolved(channel, item, values or [])
        return self.interactions.start(COMPONENT, user, channel, data, source=message)

    def modal(self, user: Person, custom_id: str, values: dict[str, Any]) -> Interaction:
        """`values` maps the custom_id of each input to its text, or to the list of chosen values."""
        opener = self.interactions.opened(user, custom_id)
        modal = opener.modal or {}
        data = {"custom_id": custom_id, "components": [_submitted(c, values) for c in modal["components"]]}
        source = opener.source
        return self.interactions.start(MODAL, user, opener.channel, data, source=source, modal_of=opener)

    def _seen(self, user: Person, message_id: str) -> tuple[Message, Channel]:
        message = self.world.find_message(message_id)
        if not message.seen_by(user.id):
            raise LookupError("this user does not see that message")
        return message, self.world.channel(message.channel_id)

    def _resolved(self, channel: Channel, item: Json, values: list[str]) -> Json:
        if item["type"] != USER_SELECT:
            return {}
        reader = Reader(self.world, self.world.guild(channel.guild_id), partial=False)
        for user_id in values:
            reader.resolve_user("values", user_id)
        return {"resolved": reader.typed.resolved}


def values_in(components: Any) -> dict[str, Any]:
    """Input values by custom_id, wherever they stand in submitted components."""
    named = [c for c in walk(components) if c.get("custom_id")]
    return {c["custom_id"]: c["values"] if "values" in c else c.get("value", "") for c in named}


def _component(message: Message, custom_id: str) -> Json:
    for item in walk(message.body["components"]):
        if item.get("custom_id") == custom_id:
            if item.get("disabled"):
                raise LookupError(f"{custom_id!r} is disabled")
            return item
    raise LookupError(f"no component {custom_id!r} on this message")


def _chosen(item: Json, values: list[str]) -> list[str]:
    low, high = item.get("min_values"), item.get("max_values") or 1
    if not (1 if low is None else low) <= len(values) <= high:
        raise wrong("this many values cannot be chosen")
    offered = {o["value"] for o in item.get("options") or []}
    if item["type"] == SELECT and not set(values) <= offered:
        raise wrong("not one of the options")
    return values


def _submitted(item: Json, values: dict[str, Any]) -> Json:
    """A component of the modal as it comes back."""
    facts: Json = {"type": item["type"], "id": item.get("id") or 0}
    if item["type"] == ROW:
        return facts | {"components": [_submitted(c, values) for c in item["components"]]}
    if item["type"] == LABEL:
        return facts | {"component": _submitted(item["component"], values)}
    if "custom_id" not in item:
        return facts
    return facts | {"custom_id": item["custom_id"]} | _input(item, values.get(item["custom_id"]))


def _input(item: Json, value: Any) -> Json:
    if item["type"] != TEXT_INPUT:
        chosen = [value] if isinstance(value, str) else list(value or [])
        if chosen or item.get("required", True):
            _chosen(item, chosen)
        return {"values": chosen}
    text = str(item.get("value") or "") if value is None else str(value)
    low, high = item.get("min_length") or 0, item.get("max_length") or 4_000
    if not text and item.get("required", True):
        raise wrong(f"{item['custom_id']}: this field is required")
    if text and not low <= len(text) <= high:
        raise wrong(f"{item['custom_id']}: must be between {low} and {high} in length")
    return {"value": text}
