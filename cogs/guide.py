"""`/rules`: what the table in this channel plays by, or any of the rule sets."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import presets
from bot.ui.guide import TOPICS, guide_page, rules_named, rules_of_preset, rules_of_table
from bot.ui.pages import pages, show_page
from bot.ui.private import locale_of
from bot.ui.services import Interaction, services

VARIANTS = [app_commands.Choice(name=name, value=name) for name in presets()]
TOPIC_CHOICES = [app_commands.Choice(name=name, value=name) for name in TOPICS]


@pages("guide")
async def guide(interaction: Interaction, of: str, topic: str) -> discord.ui.LayoutView:
    """The page of a topic; `of` names the rules as `rules_of_table` and `rules_of_preset` do."""
    registry = services(interaction).registry
    return guide_page(locale_of(interaction), await rules_named(registry, of), topic, of)


class Guide(commands.Cog):
    """What the rules are."""

    @app_commands.command()
    @app_commands.choices(variant=VARIANTS, topic=TOPIC_CHOICES)
    async def rules(self, interaction: Interaction, variant: str | None = None, topic: str = "table") -> None:
        """The rules of the table here or, without one, those usual on this server."""
        await show_page(
            interaction, "guide", rules_of_preset(variant) if variant else _of_here(interaction), topic
        )


def _of_here(interaction: Interaction) -> str:
    own = services(interaction)
    table = own.registry.at(interaction.channel_id or 0)
    if table is not None:
        return rules_of_table(table.id)
    return rules_of_preset(own.preferences.guild(interaction.guild_id).variant or presets()[0])


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Guide())
