"""`/canasta new join leave start end table rematch export`: sitting down, and the table as a whole."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.computer import LEVELS
from bot.engine import presets
from bot.engine.rules import allowed
from bot.ui import lobby_acting, lobby_change, lobby_house, lobby_presses
from bot.ui.acting import here
from bot.ui.lobby_acting import TEAMS, Wishes
from bot.ui.lobby_card import TURN_TIMES
from bot.ui.services import Interaction, services_of

__all__ = ["Lobby", "lobby_change", "lobby_house", "lobby_presses", "setup"]

Choice = app_commands.Choice


def _named(*values: str) -> list[Choice[str]]:
    return [Choice(name=value, value=value) for value in values]


def _values(field: str) -> list[Choice[str]]:
    """The values of a house rule that is chosen by name."""
    return _named(*allowed(field).split(", "))


Seats = app_commands.Range[int, 2, 6]
Others = app_commands.Range[int, 0, 5]
Bonus = app_commands.Range[int, 0, 5000]


@app_commands.guild_only()
class Lobby(commands.GroupCog, group_name="canasta", group_description="…"):
    """The table in this channel."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot

    @app_commands.command()
    @app_commands.choices(turn_time=[Choice(name=str(seconds), value=seconds) for seconds in TURN_TIMES])
    @app_commands.choices(
        variant=_named(*presets()),
        teams=_named(*TEAMS),
        level=_named(*LEVELS),
        wild_ratio=_values("wild_ratio"),
        ask_partner=_values("ask_partner"),
        stock_end=_values("stock_end"),
        take_onto_meld=_values("take_onto_meld"),
        wild_discard=_values("wild_discard"),
    )
    async def new(
        self,
        interaction: Interaction,
        variant: str | None = None,
        players: Seats | None = None,
        teams: str | None = None,
        computers: Others = 0,
        level: str | None = None,
        turn_time: int | None = None,
        hand_size: app_commands.Range[int, 7, 20] | None = None,
        canastas_to_go_out: app_commands.Range[int, 1, 4] | None = None,
        wild_ratio: str | None = None,
        max_wilds: app_commands.Range[int, 1, 5] | None = None,
        ask_partner: str | None = None,
        all_red_threes: Bonus | None = None,
        target: app_commands.Range[int, 1, 100_000] | None = None,
        stock_end: str | None = None,
        draw_count: app_commands.Range[int, 1, 2] | None = None,
        take_onto_meld: str | None = None,
        wild_discard: str | None = None,
        concealed_bonus: Bonus | None = None,
    ) -> None:
        house: dict[str, Any] = {
            "hand_size": hand_size,
            "canastas_to_go_out": canastas_to_go_out,
            "wild_ratio": wild_ratio,
            "max_wilds": max_wilds,
            "ask_partner": ask_partner,
            "all_red_threes": all_red_threes,
            "target": target,
            "stock_end": stock_end,
            "draw_count": draw_count,
            "take_onto_meld": take_onto_meld,
            "wild_discard": wild_discard,
            "concealed_bonus": concealed_bonus,
        }
        chosen = {name: value for name, value in house.items() if value is not None}
        wishes = Wishes(variant, players, teams, computers, level, turn_time, chosen)
        await lobby_acting.open_table(interaction, wishes)

    @app_commands.command()
    async def join(self, interaction: Interaction, seat: app_commands.Range[int, 1, 6] | None = None) -> None:
        await lobby_acting.join(interaction, here(interaction), None if seat is None else seat - 1)

    @app_commands.command()
    async def leave(self, interaction: Interaction) -> None:
        await lobby_acting.leave(interaction, here(interaction))

    @app_commands.command()
    async def start(self, interaction: Interaction) -> None:
        await lobby_acting.start(interaction, here(interaction))

    @app_commands.command()
    async def end(self, interaction: Interaction) -> None:
        await lobby_acting.end(interaction, here(interaction))

    @app_commands.command()
    async def table(self, interaction: Interaction) -> None:
        await lobby_acting.show_here(interaction)

    @app_commands.command()
    async def rematch(self, interaction: Interaction) -> None:
        await lobby_acting.rematch(interaction)

    @app_commands.command()
    async def export(self, interaction: Interaction) -> None:
        await lobby_acting.export(interaction)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await end_where_nobody_can_be(self._bot, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await end_where_nobody_can_be(self._bot, thread.thread_id)


async def end_where_nobody_can_be(bot: commands.Bot, channel_id: int) -> None:
    """A table whose channel is gone would wait for its people for ever, and come back at each start."""
    table = services_of(bot).registry.at(channel_id)
    if table is not None and table.status.is_open:
        await table.end(0, force=True)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Lobby(bot))
