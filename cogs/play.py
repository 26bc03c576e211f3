"""`/hand /draw /take /meld /discard /undo /ask /hint`: each reads its option, makes an action, and shows the panel."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import Ask, Draw
from bot.ui import play_presses
from bot.ui.acting import do, here, seat_in, show_panel, suggest, undo
from bot.ui.announcer import announcer_for
from bot.ui.autocomplete import discard_choices, meld_choices, take_choices
from bot.ui.presses import TableButton, TableSelect
from bot.ui.services import Interaction
from bot.ui.typed import discard_typed, meld_typed, take_typed

__all__ = ["Play", "play_presses", "setup"]


class Play(commands.Cog):
    """Playing by commands. Without a table in the channel, each says so."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot

    @app_commands.command()
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction) -> None:
        await show_panel(interaction, here(interaction))

    @app_commands.command()
    @app_commands.guild_only()
    async def draw(self, interaction: Interaction) -> None:
        table = here(interaction)
        await do(interaction, table, Draw(seat_in(interaction, table)), at=None)

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(cards=take_choices)
    async def take(self, interaction: Interaction, cards: str | None = None) -> None:
        await take_typed(interaction, here(interaction), cards or "")

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(cards=meld_choices)
    async def meld(self, interaction: Interaction, cards: str) -> None:
        """The cards are required, so that Discord takes what is typed after the command for them."""
        await meld_typed(interaction, here(interaction), cards)

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(card=discard_choices)
    async def discard(self, interaction: Interaction, card: str) -> None:
        await discard_typed(interaction, here(interaction), card)

    @app_commands.command()
    @app_commands.guild_only()
    async def undo(self, interaction: Interaction) -> None:
        await undo(interaction, here(interaction), at=None)

    @app_commands.command()
    @app_commands.guild_only()
    async def ask(self, interaction: Interaction) -> None:
        table = here(interaction)
        await do(interaction, table, Ask(seat_in(interaction, table)), at=None)

    @app_commands.command()
    @app_commands.guild_only()
    async def hint(self, interaction: Interaction) -> None:
        await suggest(interaction, here(interaction))

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """A table scrolls up when others write."""
        if message.author != self._bot.user:
            announcer_for(self._bot).wrote(message.channel.id)


async def setup(bot: commands.Bot) -> None:
    bot.add_dynamic_items(TableButton, TableSelect)
    await bot.add_cog(Play(bot))
