"""`/leaderboard`, `/stats`, `/history` and `/scores`: what has been played, and how the match here stands."""

from datetime import UTC, datetime

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import presets
from bot.ui.match_files import RecordSelect
from bot.ui.pages import pages, show_page
from bot.ui.private import answer_private, locale_of
from bot.ui.refusals import Refusal
from bot.ui.scene import scene_of
from bot.ui.services import Interaction, services
from bot.ui.standings import (
    PERIODS,
    ROWS,
    Wanted,
    history_page,
    id_in,
    leaderboard_page,
    page_number,
    scores_page,
    stats_page,
)

VARIANTS = [app_commands.Choice(name=name, value=name) for name in presets()]
SPANS = [app_commands.Choice(name=name, value=name) for name in PERIODS]


def _guild(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    return interaction.guild_id


@pages("leaders")
async def leaders(interaction: Interaction, of: str, at: str) -> discord.ui.LayoutView:
    wanted, page = Wanted.read(of), page_number(at)
    rows = await services(interaction).storage.leaderboard(
        _guild(interaction),
        variant=wanted.variant,
        since=wanted.since(datetime.now(UTC)),
        limit=(page + 1) * ROWS + 1,
    )
    return leaderboard_page(locale_of(interaction), rows, wanted, page)


@pages("history")
async def history(interaction: Interaction, of: str, at: str) -> discord.ui.LayoutView:
    wanted, page = Wanted.read(of), page_number(at)
    rows = await services(interaction).storage.history(
        _guild(interaction),
        user_id=wanted.user_id,
        variant=wanted.variant,
        since=wanted.since(datetime.now(UTC)),
        limit=(page + 1) * ROWS + 1,
    )
    return history_page(locale_of(interaction), rows, wanted, page)


@pages("scores")
async def scores(interaction: Interaction, of: str, at: str) -> discord.ui.LayoutView:
    table = await services(interaction).registry.fetch(id_in(of) or 0)
    if table is None or table.guild_id != interaction.guild_id:
        raise Refusal("table-over")
    locale = locale_of(interaction)
    return scores_page(locale, scene_of(table), at)


class Scores(commands.Cog):
    """What has been played."""

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(variant=VARIANTS, period=SPANS)
    async def leaderboard(
        self, interaction: Interaction, variant: str | None = None, period: str = "all"
    ) -> None:
        await show_page(interaction, "leaders", str(Wanted(variant, period)))

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(variant=VARIANTS, period=SPANS)
    async def history(
        self,
        interaction: Interaction,
        variant: str | None = None,
        period: str = "all",
        player: discord.User | None = None,
    ) -> None:
        await show_page(interaction, "history", str(Wanted(variant, period, player.id if player else None)))

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(variant=VARIANTS, period=SPANS)
    async def stats(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        variant: str | None = None,
        period: str = "all",
    ) -> None:
        await _show_stats(interaction, player or interaction.user, Wanted(variant, period))

    @app_commands.command()
    @app_commands.guild_only()
    async def scores(self, interaction: Interaction) -> None:
        table = await services(interaction).registry.latest(interaction.channel_id or 0)
        if table is None:
            raise Refusal("lobby-no-table")
        await show_page(interaction, "scores", str(table.id))


async def _show_stats(interaction: Interaction, who: discord.User | discord.Member, wanted: Wanted) -> None:
    stats = await services(interaction).storage.player_stats(
        _guild(interaction), who.id, variant=wanted.variant, since=wanted.since(datetime.now(UTC))
    )
    await answer_private(interaction, stats_page(locale_of(interaction), stats, who.display_name, wanted))


async def setup(bot: commands.Bot) -> None:
    bot.add_dynamic_items(RecordSelect)
    await bot.add_cog(Scores())
