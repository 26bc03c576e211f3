"""What the bot has at hand while it runs, and how a cog or a button gets at it. Opens and closes nothing itself."""

from dataclasses import dataclass
from typing import Any

import discord

from bot.storage import Storage
from bot.table.registry import Registry
from bot.ui.preferences import Preferences

Interaction = discord.Interaction[Any]


@dataclass(frozen=True, slots=True)
class Services:
    """One of each for the whole bot."""

    storage: Storage
    registry: Registry
    preferences: Preferences
    sync_guild: int | None = None  # the only server that has the commands, while developing


def services(interaction: Interaction) -> Services:
    """The bot's services, from any interaction."""
    return services_of(interaction.client)


def services_of(client: Any) -> Services:
    """The bot's services (`client.services`)."""
    found = client.services
    assert isinstance(found, Services)  # noqa: S101 - the client is made in one place
    return found


def registry_of(interaction: Interaction) -> Registry:
    """The tables."""
    return services(interaction).registry
