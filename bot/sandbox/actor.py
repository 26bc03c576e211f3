"""A test driver: one user who types commands, presses buttons and reads what comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .acting import Acting
from .errors import Json, Refused
from .feed import Event
from .interactions import Interaction
from .messages import Messages
from .options import CHANNEL, GROUP, SUB, USER
from .things import Channel, Person
from .walk import visible_text, walk

PATIENCE_S = 60.0  # only guards against hanging: a machine may be slow
SETTLE_S = 3.0  # for what may never come


@dataclass(frozen=True, slots=True)
class Reply:
    """What the user saw of one interaction; `message` is Discord's shape as it was then, `elapsed` in seconds."""

    message: Json | None = None
    ephemeral: bool = False
    modal: Json | None = None
    choices: list[Json] | None = None
    error: str | None = None
    elapsed: float = 0.0
    followups: list[Json] = field(default_factory=list)

    @property
    def text(self) -> str:
        """All that can be read in the message."""
        return visible_text(self.message) if self.message else ""


class Actor:
    """Acts in one channel; `at(channel)` gives the same user in another."""

    def __init__(self, acting: Acting, messages: Messages, person: Person, channel: Channel) -> None:
        self._acting = acting
        self._messages = messages
        self._world = acting.world
        self.person = person
        self.channel = channel

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def mention(self) -> str:
        return f"<@{self.person.id}>"

    def at(self, channel: Channel | str) -> Actor:
        return Actor(self._acting, self._messages, self.person, self._channel(channel))

    # acting

    async def command(self, path: str, **options: Any) -> Reply:
        """`path` is the command with its subcommands, as typed: `canasta new`."""
        return await self._try(lambda: self._start(path, options))

    async def autocomplete(self, path: str, focused: str, text: str = "", **options: Any) -> Reply:
        """Asks for suggestions for the option `focused` while `text` stands in it."""
        return await self._try(lambda: self._start(path, options, focused=(focused, text)))

    async def click(self, message: Json | str, button: str) -> Reply:
        """Presses the button with this custom_id or label; LookupError if it is not there or disabled."""
        message_id = _id(message)
        custom_id = self._find(message_id, button)
        return await self._try(lambda: self._acting.component(self.person, message_id, custom_id))

    async def select(self, message: Json | str, custom_id: str, values: list[str] | str) -> Reply:
        """Chooses values (or labels) in the select with this custom_id or placeholder."""
        message_id = _id(message)
        found = self._find(message_id, custom_id)
        chosen = self._values(message_id, found, [values] if isinstance(values, str) else values)
        return await self._try(lambda: self._acting.component(self.person, message_id, found, chosen))

    async def submit(self, modal: Json | Reply, values: dict[str, Any]) -> Reply:
        """Sends a modal off; `values` by the custom_id (or label) of each input."""
        shown = modal.modal if isinstance(modal, Reply) else modal
        if shown is None:
            raise LookupError("there is no modal")
        by_id = {_input_id(shown, key): value for key, value in values.items()}
        return await self._try(lambda: self._acting.modal(self.person, shown["custom_id"], by_id))

    def say(self, content: str) -> Json:
        """Writes an ordinary chat message."""
        return dict(self._messages.chat(self.channel, self.person, content).body)

    def delete(self, message: Json | str) -> None:
        """Deletes a message, as its author or a moderator can; LookupError if the user does not see it."""
        self._messages.delete(self._world.find_message(self.now(message)["id"]))

    # reading

    def messages(self, channel: Channel | str | None = None) -> list[Json]:
        """What this user sees in a channel (its own by default), oldest first."""
        place = self.channel if channel is None else self._channel(channel)
        return [dict(m.body) for m in self._world.messages_for(self.person.id, place)]

    def last(self, channel: Channel | str | None = None) -> Json:
        """The newest message this user sees; LookupError if there is none."""
        seen = self.messages(channel)
        if not seen:
            raise LookupError("no messages here")
        return seen[-1]

    def now(self, message: Json | str) -> Json:
        """A message as it stands at this moment; LookupError if the user does not see it any more."""
        try:
            found = self._world.find_message(_id(message))
        except Refused:
            raise LookupError("that message is gone") from None
        if not found.seen_by(self.person.id):
            raise LookupError("this user does not see that message")
        return dict(found.body)

    async def see(
        self,
        wanted: Callable[[Json], bool],
        channel: Channel | str | None = None,
        patience: float = PATIENCE_S,
    ) -> Json:
        """Waits until a visible message fits, newest first, and gives it; TimeoutError if none comes."""
        changed = asyncio.Event()
        stop = self._world.feed.listen(lambda event: _ring(event, changed))
        try:
            async with asyncio.timeout(patience):
                while True:
                    for message in reversed(self.messages(channel)):
                        if wanted(message):
                            return message
                    await changed.wait()
                    changed.clear()
        finally:
            stop()

    # the insides

    async def _try(self, start: Callable[[], Interaction]) -> Reply:
        try:
            interaction = start()
        except Refused as refusal:
            return Reply(error=refusal.message)
        return await self._outcome(interaction)

    async def _outcome(self, interaction: Interaction) -> Reply:
        edits = interaction.source.edits if interaction.source else 0
        answered = await _until(interaction, lambda: not interaction.open, PATIENCE_S)
        if interaction.ack == 5:
            answered = await _until(
                interaction, lambda: not interaction.loading or self._gone(interaction), PATIENCE_S
            )
        elif interaction.ack == 6:
            await self._followed(interaction, edits)
        return self._reply(interaction, None if answered else "The application is still thinking")

    async def _followed(self, interaction: Interaction, edits: int) -> None:
        """Waits for what was promised: an edit through the interaction, or a word after it.

        A public message may be changed by another way, or stay as it is; `edits` is how often it was when it was pressed.
        """
        source, private = interaction.source, bool(interaction.original and interaction.original.ephemeral)

        def came() -> bool:
            changed = source is not None and not private and source.edits > edits
            return changed or bool(interaction.edits or interaction.followups) or self._gone(interaction)

        stop = self._world.feed.listen(lambda event: _ring(event, interaction.changed))
        try:
            await _until(interaction, came, PATIENCE_S if private else SETTLE_S)
        finally:
            stop()

    def _gone(self, interaction: Interaction) -> bool:
        return (
            interaction.original is not None and interaction.original.id not in interaction.channel.messages
        )

    def _reply(self, interaction: Interaction, error: str | None) -> Reply:
        original = None if self._gone(interaction) else interaction.original
        return Reply(
            message=dict(original.body) if original else None,
            ephemeral=original.ephemeral if original else False,
            modal=interaction.modal,
            choices=interaction.choices,
            error=interaction.error or error,
            elapsed=interaction.elapsed,
            followups=[dict(m.body) for m in interaction.followups],
        )

    def _start(
        self, path: str, options: dict[str, Any], focused: tuple[str, str] | None = None
    ) -> Interaction:
        name, *branches = path.removeprefix("/").split()
        guild = self._world.guild(self.channel.guild_id)
        node = self._acting.commands.find(guild, self.person, name) or {}
        leaf, kinds = _walk_down(node, branches)
        known = {o["name"]: o["type"] for o in leaf.get("options") or []}
        given = [
            {"name": key, "value": self._typed(known.get(key, 3), value)} for key, value in options.items()
        ]
        if focused is not None:
            given.append({"name": focused[0], "value": focused[1], "focused": True})
        for branch, kind in zip(reversed(branches), reversed(kinds), strict=True):
            given = [{"name": branch, "type": kind, "options": given}]
        autocomplete = focused is not None
        return self._acting.command(self.person, self.channel, name, given, autocomplete=autocomplete)

    def _typed(self, kind: int, value: Any) -> Any:
        if kind == USER:
            return value.id if isinstance(value, Actor | Person) else self._world.user_named(str(value)).id
        if kind == CHANNEL:
            return self._channel(value).id
        return value

    def _channel(self, channel: Channel | str) -> Channel:
        return channel if isinstance(channel, Channel) else self._world.channel_named(channel)

    def _find(self, message_id: str, wanted: str) -> str:
        items = [c for c in walk(self.now(message_id)["components"]) if c.get("custom_id")]
        for key in ("custom_id", "label", "placeholder"):
            for item in items:
                if item.get(key) == wanted:
                    return str(item["custom_id"])
        offered = ", ".join(str(i.get("label") or i["custom_id"]) for i in items)
        raise LookupError(f"nothing called {wanted!r} on this message, only: {offered}")

    def _values(self, message_id: str, custom_id: str, wanted: list[str]) -> list[str]:
        for item in walk(self.now(message_id)["components"]):
            if item.get("custom_id") == custom_id:
                by_label = {o["label"]: o["value"] for o in reversed(item.get("options") or [])}
                values = set(by_label.values())
                return [w if w in values else by_label.get(w, w) for w in wanted]
        return wanted


def _id(message: Json | str) -> str:
    return message if isinstance(message, str) else str(message["id"])


def _ring(event: Event, bell: asyncio.Event) -> None:
    if event.t.startswith("MESSAGE_"):
        bell.set()


async def _until(interaction: Interaction, done: Callable[[], bool], patience: float) -> bool:
    """Whether it came to be done in time (real seconds)."""
    try:
        async with asyncio.timeout(patience):
            while not done():
                interaction.changed.clear()
                await interaction.changed.wait()
    except TimeoutError:
        return False
    return True


def _walk_down(node: Json, branches: list[str]) -> tuple[Json, list[int]]:
    kinds = []
    for branch in branches:
        options = node.get("options") or []
        found = next((o for o in options if o["name"] == branch and o["type"] in (SUB, GROUP)), None)
        if node and found is None:
            raise LookupError(f"no subcommand {branch!r}")
        node = found or {}
        kinds.append(node.get("type", SUB))
    return node, kinds


def _input_id(modal: Json, key: str) -> str:
    for item in walk(modal["components"]):
        inner = item.get("component") or item
        if key in (item.get("label"), inner.get("custom_id")) and inner.get("custom_id"):
            return str(inner["custom_id"])
    raise LookupError(f"no input {key!r} in this modal")
