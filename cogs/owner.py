"""`/owner`: for whoever runs the bot."""

from math import isfinite

import discord
from discord import app_commands
from discord.ext import commands

from bot import __version__
from bot.sync import sync
from bot.texts import say
from bot.ui.private import answer_private, defer_private, locale_of
from bot.ui.services import Interaction, services


async def check_owner(interaction: Interaction) -> None:
    """Raises CheckFailure for anyone but the application's owner or their team."""
    if not await interaction.client.is_owner(interaction.user):
        raise app_commands.CheckFailure


class Owner(commands.Cog):
    """Looking after a running bot."""

    owner = app_commands.Group(
        name="owner", description="…", default_permissions=discord.Permissions(administrator=True)
    )

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot

    @owner.command()
    async def sync(self, interaction: Interaction) -> None:
        await check_owner(interaction)
        await defer_private(interaction)
        own = services(interaction)
        await sync(self._bot, self._bot.tree, own.preferences, own.sync_guild, anyway=True)
        await answer_private(interaction, say(locale_of(interaction), "owner-synced"))

    @owner.command()
    async def status(self, interaction: Interaction) -> None:
        await check_owner(interaction)
        registry = services(interaction).registry
        told = say(
            locale_of(interaction),
            "owner-status",
            version=__version__,
            guilds=len(self._bot.guilds),
            tables=len(registry.open_tables()),
            broken=len(registry.broken),
            latency=milliseconds(self._bot.latency),
        )
        await answer_private(interaction, told)


def milliseconds(seconds: float) -> int | str:
    """For people; a dash while a shard is connecting anew, when the library tells of no time or an endless one."""
    return round(seconds * 1000) if isfinite(seconds) else "–"


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Owner(bot))
