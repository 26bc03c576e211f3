"""`/rules`: what the table in this channel plays by, or any of the rule sets."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import presets
from bot.ui.guide import PAGES, guide_page, rules_here, rules_named, rules_of_preset
from bot.ui.pages import pages, show_page
from bot.ui.private import locale_of
from bot.ui.services import Interaction
from bot.ui.why_items import WhyButton

VARIANTS = [app_commands.Choice(name=name, value=name) for name in presets()]
TOPIC_CHOICES = [app_commands.Choice(name=name, value=name) for name in PAGES]


@pages("guide")
async def guide(interaction: Interaction, of: str, topic: str) -> discord.ui.LayoutView:
    """The page of a topic; `of` names the rules, but a page may come with other rules before a slash."""
    named, _, page = topic.rpartition("/")
    shown = named or of
    return guide_page(locale_of(interaction), await rules_named(interaction, shown), page, shown)


class Guide(commands.Cog):
    """What the rules are."""

    @app_commands.command()
    @app_commands.choices(variant=VARIANTS, topic=TOPIC_CHOICES)
    async def rules(
        self, interaction: Interaction, variant: str | None = None, topic: str = PAGES[0]
    ) -> None:
        """The rules of the table here or, without one, those usual on this server."""
        of = rules_of_preset(variant) if variant else rules_here(interaction)
        await show_page(interaction, "guide", of, topic)


async def setup(bot: commands.Bot) -> None:
    bot.add_dynamic_items(WhyButton)
    await bot.add_cog(Guide())
