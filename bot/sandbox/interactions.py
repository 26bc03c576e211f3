"""Interactions: what a user does, sent to the bot over the gateway, and the one answer it may give.

Keeps the 3 seconds, the 15 minutes and the one acknowledgement; the answers' effects are in `rest_interactions`.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

from .clock import Timer
from .errors import Json, dead_token, unknown
from .feed import Event
from .options import partial_channel, self_bits
from .things import Channel, Message, Person
from .world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
SUBCOMMAND, GROUP = 1, 2
FIRST_ANSWER_S = 3.0
TOKEN_S = 15 * 60.0
FAILED = "This interaction failed"
SILENT = "The application did not respond"


@dataclass(slots=True)
class Interaction:
    """`ack` is the type of the first answer; `original` the message it made or, for a component, came from."""

    id: str
    token: str
    type: int
    user: Person
    channel: Channel
    created: float
    data: Json
    source: Message | None = None
    modal_of: Interaction | None = None
    ack: int | None = None
    original: Message | None = None
    ephemeral: bool = False
    followups: list[Message] = field(default_factory=list)
    edits: int = 0
    modal: Json | None = None
    choices: list[Json] | None = None
    error: str | None = None
    refusal: str | None = None
    started: float = field(default_factory=time.perf_counter)
    elapsed: float = 0.0
    timer: Timer | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def open(self) -> bool:
        return self.ack is None and self.error is None

    @property
    def loading(self) -> bool:
        """A deferred answer whose message has not come yet."""
        return self.ack == 5 and self.original is not None and bool(self.original.body["flags"] & 128)

    def command_name(self) -> str:
        """With its groups and subcommand, as in "canasta new"."""
        names, level = [str(self.data["name"])], self.data.get("options") or []
        while level and level[0]["type"] in (SUBCOMMAND, GROUP):
            names.append(level[0]["name"])
            level = level[0].get("options") or []
        return " ".join(names)

    def metadata(self) -> Json:
        """What Discord writes on the messages that answer this interaction."""
        facts: Json = {
            "id": self.id,
            "type": self.type,
            "user": self.user.user(),
            "authorizing_integration_owners": {"0": self.channel.guild_id},
        }
        if self.type == COMMAND:
            facts |= {"name": self.command_name(), "command_type": 1}
        if self.type == COMPONENT and self.source is not None:
            facts["interacted_message_id"] = self.source.id
        if self.modal_of is not None:
            facts["triggering_interaction_metadata"] = self.modal_of.metadata()
        return facts

    def receipt(self) -> Json:
        """What a callback gives that asks `with_response`."""
        facts: Json = {"id": self.id, "type": self.type}
        if self.original is not None and self.ack in (4, 5):
            facts |= {
                "response_message_id": self.original.id,
                "response_message_loading": self.loading,
                "response_message_ephemeral": self.ephemeral,
            }
        receipt: Json = {"interaction": facts}
        if self.original is not None and self.ack in (4, 7):
            receipt["resource"] = {"type": self.ack, "message": self.original.body}
        return receipt


class Interactions:
    def __init__(self, world: World) -> None:
        self.world = world
        self._by_token: dict[str, Interaction] = {}

    # from the user

    def start(
        self,
        kind: int,
        user: Person,
        channel: Channel,
        data: Json,
        *,
        source: Message | None = None,
        modal_of: Interaction | None = None,
    ) -> Interaction:
        """Sends an interaction to the bot; what becomes of it shows on the returned record."""
        now = self.world.clock.now()
        token = secrets.token_urlsafe(48)
        interaction = Interaction(
            self.world.new_id(), token, kind, user, channel, now, data, source, modal_of
        )
        interaction.timer = self.world.clock.call_at(
            now + FIRST_ANSWER_S, lambda: self._too_late(interaction)
        )
        self._forget_old(now)
        self._by_token[token] = interaction
        payload = self._payload(interaction)
        self.world.feed.publish(Event("INTERACTION_CREATE", payload, channel.guild_id, to_page=False))
        return interaction

    def recent(self) -> list[Interaction]:
        """Those of the last half hour, oldest first."""
        return list(self._by_token.values())

    def opened(self, user: Person, custom_id: str) -> Interaction:
        """The latest interaction that showed this user that modal; LookupError if none did."""
        for interaction in reversed(self._by_token.values()):
            if interaction.user is user and interaction.modal and interaction.modal["custom_id"] == custom_id:
                return interaction
        raise LookupError(f"no modal {custom_id!r} is open")

    # from the bot

    def to_answer(self, interaction_id: str, token: str) -> Interaction:
        """The interaction a callback names; 10062 if there is none or its 3 seconds are over."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id or interaction.error is not None:
            raise unknown("interaction")
        if interaction.ack is None and self.world.clock.now() - interaction.created > FIRST_ANSWER_S:
            raise unknown("interaction")
        return interaction

    def of_webhook(self, application_id: str, token: str) -> Interaction:
        """The interaction behind a webhook address; 50027 if the token is unknown or 15 minutes old."""
        interaction = self._by_token.get(token)
        if application_id != self.world.bot.id:
            raise unknown("Webhook")
        if interaction is None or self.world.clock.now() - interaction.created > TOKEN_S:
            raise dead_token()
        if interaction.ack is None:
            raise unknown("Webhook")
        return interaction

    def acknowledge(self, interaction: Interaction, kind: int) -> None:
        interaction.ack = kind
        interaction.elapsed = time.perf_counter() - interaction.started
        self.world.clock.cancel(interaction.timer)

    def report(self, interaction: Interaction, state: str, **facts: Any) -> None:
        """Tells the user's page and the waiting actor how it stands."""
        interaction.changed.set()
        self.tell(interaction.user, interaction.id, state, **facts)

    def tell(self, user: Person, interaction_id: str, state: str, **facts: Any) -> None:
        d = {"id": interaction_id, "state": state, **facts}
        self.world.feed.publish(Event("INTERACTION", d, viewer=user.id, to_bot=False))

    def _too_late(self, interaction: Interaction) -> None:
        refusal = interaction.refusal
        self.fail(interaction, SILENT if refusal is None else f"{FAILED}: {refusal}")

    def fail(self, interaction: Interaction, text: str) -> None:
        """The first answer did not come, or was refused for good."""
        if not interaction.open:
            return
        interaction.error = text
        interaction.elapsed = time.perf_counter() - interaction.started
        self.world.clock.cancel(interaction.timer)
        self.report(interaction, "failed", error=text)

    def _forget_old(self, now: float) -> None:
        while self._by_token:
            token, oldest = next(iter(self._by_token.items()))
            if now - oldest.created <= 2 * TOKEN_S:
                return
            del self._by_token[token]

    # what the bot is sent

    def _payload(self, interaction: Interaction) -> Json:
        channel, user = interaction.channel, interaction.user
        guild = self.world.guild(channel.guild_id)
        member = guild.member(user) | {"permissions": str(self.world.permissions(user, channel))}
        payload = {
            "id": interaction.id,
            "application_id": self.world.bot.id,
            "type": interaction.type,
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.locale, "features": []},
            "channel_id": channel.id,
            "channel": partial_channel(self.world, channel),
            "member": member,
            "locale": user.locale,
            "guild_locale": guild.locale,
            "app_permissions": self_bits(self.world, channel),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": {"0": guild.id},
            "context": 0,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if interaction.source is not None:
            payload["message"] = interaction.source.body
        return payload
