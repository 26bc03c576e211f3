"""The real bot in the stand-in for Discord, as in the tests of the app."""

import pytest

from bot.app import CanastaBot
from bot.sandbox import Actor, Sandbox
from bot.storage import GuildSettings, UserSettings
from tests.app.conftest import bot

__all__ = ["anna", "bot"]


@pytest.fixture
async def anna(bot: CanastaBot, box: Sandbox) -> Actor:
    """Somebody who manages the server and reads English, as everybody does there."""
    actor = box.user("Anna")
    preferences = bot.services.preferences
    await preferences.save_user(int(actor.id), UserSettings(locale="en"))
    await preferences.save_guild(int(actor.channel.guild_id), GuildSettings(locale="en"))
    return actor
