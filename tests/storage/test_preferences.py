"""All settings at once, as the bot reads them when it starts."""

from bot.storage import GuildSettings, SqliteStorage, UserSettings
from tests.storage.conftest import ANNA, BENT, CHANNEL, GUILD


async def test_all_settings_come_at_once(store: SqliteStorage) -> None:
    guild, anna, bent = GuildSettings("samba", 90, (CHANNEL,)), UserSettings("da"), UserSettings(pings="slow")
    await store.save_guild_settings(GUILD, guild)
    await store.save_user_settings(ANNA, anna)
    await store.save_user_settings(BENT, bent)
    assert await store.every_guild_settings() == {GUILD: guild}
    assert await store.every_user_settings() == {ANNA: anna, BENT: bent}


async def test_a_new_store_has_no_settings(store: SqliteStorage) -> None:
    assert await store.every_guild_settings() == {}
    assert await store.every_user_settings() == {}
