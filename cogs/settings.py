"""`/settings` for a server, `/preferences` for oneself, and `/privacy`."""

from discord import app_commands
from discord.ext import commands

from bot.ui.privacy import PrivacyButton, ask_to_delete, show_data
from bot.ui.services import Interaction
from bot.ui.settings_items import ChannelsSelect, PanelButton, SettingSelect, show_me, show_server


class Settings(commands.Cog):
    """What is chosen once and holds from then on."""

    privacy = app_commands.Group(name="privacy", description="…")

    @app_commands.command()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(self, interaction: Interaction) -> None:
        await show_server(interaction)

    @app_commands.command()
    async def preferences(self, interaction: Interaction) -> None:
        await show_me(interaction)

    @privacy.command()
    async def show(self, interaction: Interaction) -> None:
        await show_data(interaction)

    @privacy.command()
    async def delete(self, interaction: Interaction) -> None:
        await ask_to_delete(interaction)


async def setup(bot: commands.Bot) -> None:
    bot.add_dynamic_items(SettingSelect, ChannelsSelect, PanelButton, PrivacyButton)
    await bot.add_cog(Settings())
