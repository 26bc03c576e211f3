"""What people and servers have chosen, in memory, so that a sentence can be made in the right language without waiting.

One bot process owns the database, so what is kept here cannot grow stale; every change goes to the store first.
"""

from collections.abc import Mapping
from typing import Final

from bot.storage import GuildSettings, Storage, UserSettings

_NOBODY: Final = UserSettings()
_NOWHERE: Final = GuildSettings()


class Preferences:
    """The settings of everyone and every server that has chosen something; made by `open`."""

    def __init__(
        self, storage: Storage, users: Mapping[int, UserSettings], guilds: Mapping[int, GuildSettings]
    ) -> None:
        self._storage = storage
        self._users = dict(users)
        self._guilds = dict(guilds)

    @classmethod
    async def open(cls, storage: Storage) -> "Preferences":
        """Read all there is. Raises StorageError."""
        return cls(storage, await storage.every_user_settings(), await storage.every_guild_settings())

    def user(self, user_id: int) -> UserSettings:
        """A person's choices, or the defaults."""
        return self._users.get(user_id, _NOBODY)

    def guild(self, guild_id: int | None) -> GuildSettings:
        """A server's choices, or the defaults."""
        return _NOWHERE if guild_id is None else self._guilds.get(guild_id, _NOWHERE)

    async def save_user(self, user_id: int, settings: UserSettings) -> None:
        """Replace a person's choices. Raises StorageError."""
        await self._storage.save_user_settings(user_id, settings)
        self._users[user_id] = settings

    async def save_guild(self, guild_id: int, settings: GuildSettings) -> None:
        """Replace a server's choices. Raises StorageError."""
        await self._storage.save_guild_settings(guild_id, settings)
        self._guilds[guild_id] = settings

    def forget(self, user_id: int) -> None:
        """Drop a person who asked for it; the store does its own part."""
        self._users.pop(user_id, None)


LOOKS: Final = (
    "classic",
    "four_colour",
    "high_contrast",
    "text",
)  # how cards look; `text` is without pictures
PINGS: Final = (
    "turn",
    "slow",
    "never",
)  # when a person is called: at each turn, when time runs out, not at all


def look_of(settings: UserSettings) -> str:
    """One of `LOOKS`."""
    return settings.cards if settings.cards in LOOKS else LOOKS[0]


def pings_of(settings: UserSettings) -> str:
    """One of `PINGS`."""
    return settings.pings if settings.pings in PINGS else PINGS[0]
