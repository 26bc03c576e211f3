"""The Discord client: opens the store and the tables, loads the cogs, syncs the commands, closes it all in order."""

import asyncio
import logging
import pkgutil
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
import yarl
from discord.ext import commands

import cogs
from bot import heartbeat
from bot.settings import Settings
from bot.storage import SqliteStorage, Storage
from bot.sync import sync
from bot.table.registry import USUAL_DELAY, Registry
from bot.ui.announcer import Announcer
from bot.ui.arriving import all_answered
from bot.ui.emojis import CardEmojis
from bot.ui.forms import submitted
from bot.ui.guard import AnyItem, Tree, guarded
from bot.ui.pages import PageButton, PageSelect
from bot.ui.preferences import Preferences
from bot.ui.services import Services

log = logging.getLogger(__name__)

# Servers and channels, and that somebody wrote (not what): the table message is posted anew when it has scrolled away.
INTENTS: Final = discord.Intents(guilds=True, guild_messages=True)

PATIENCE: Final = 2.0  # seconds for answers under way when the bot is closed
USUAL_WAIT: Final = 2.0  # what Discord itself may need between two servers

Step = Callable[[], Awaitable[Any]]


class CanastaBot(commands.AutoShardedBot):
    """One bot process, with as many shards as Discord wants. `services` is there from `setup_hook` on."""

    services: Services

    def __init__(
        self, settings: Settings, *, delay: float | None = None, servers_wait: float = USUAL_WAIT
    ) -> None:
        """`delay` is how long a computer player takes for an action, in seconds, on average; None as the settings say.

        The client is ready once no further server has been told of for `servers_wait` seconds.
        """
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=INTENTS,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=servers_wait,
        )
        self.settings = settings
        chosen = settings.computer_delay if delay is None else delay
        self._delay = USUAL_DELAY if chosen is None else chosen
        self._emojis = CardEmojis(self)
        self._to_close: list[Step] = []
        self._is_closing = False
        if settings.api_url is not None:
            discord.http.Route.BASE = str(settings.api_url).rstrip("/")

    async def setup_hook(self) -> None:
        """Runs after the login and before the gateway. Raises StorageError or discord.HTTPException."""
        try:
            await self._set_up()
        finally:
            if self._is_closing:  # `close` came meanwhile, and knew nothing of what was opened after it
                await self._let_go()

    async def _set_up(self) -> None:
        if self.settings.api_url is not None:
            _, gateway, _ = await self.http.get_bot_gateway()
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
        self.services = await self._open()
        self.add_dynamic_items(PageButton, PageSelect)
        for module in pkgutil.iter_modules(cogs.__path__):
            await self.load_extension(f"cogs.{module.name}")
        await self._tell_commands()
        self._emojis.start()
        self._to_close.append(self._emojis.close)
        self._start_pulse()

    def _start_pulse(self) -> None:
        alive = heartbeat.file_of(self.settings.database_or_usual)
        pulse = asyncio.create_task(heartbeat.beat(alive, self.is_well), name="heartbeat")

        async def stop() -> None:
            pulse.cancel()
            await asyncio.wait((pulse,))

        self._to_close.append(stop)

    async def _tell_commands(self) -> None:
        """Discord's refusal must not keep people from playing by the commands it has already."""
        try:
            await sync(self, self.tree, self.services.preferences, self.settings.sync_guild)
        except discord.HTTPException as error:
            log.error("Discord did not take the commands: %s", error)  # noqa: TRY400  it says what is wrong

    async def _open(self) -> Services:
        storage: Storage = await SqliteStorage.open(self.settings.database_or_usual)
        self._to_close.append(storage.close)
        preferences = await Preferences.open(storage)
        announcer = Announcer(self, preferences, self._emojis)
        registry = await self._tables(storage, announcer)
        self._to_close += [announcer.close, registry.close]
        return Services(storage, registry, preferences, self.settings.sync_guild)

    async def _tables(self, storage: Storage, announcer: Announcer) -> Registry:
        return await Registry.open(storage, listener=announcer, delay=self._delay)

    async def is_well(self) -> bool:
        """Whether Discord is connected and the store answers."""
        if (
            self.is_closed()
            or not self.is_ready()
            or any(shard.is_closed() for shard in self.shards.values())
        ):
            return False
        await self.services.storage.guild_settings(0)
        return True

    def add_dynamic_items(self, *items: AnyItem) -> None:
        super().add_dynamic_items(*(guarded(item) for item in items))

    async def on_interaction(self, interaction: discord.Interaction, /) -> None:
        """Forms that were sent off; what else there is finds its way by the library."""
        await submitted(interaction)

    async def on_message(self, message: discord.Message, /) -> None:
        """No command is ever read from a message."""

    async def close(self) -> None:
        """Let the tables finish what they do, then leave Discord, then let go of the store. Harmless when called again."""
        self._is_closing = True
        await self._let_go(but=1)
        await all_answered(self, PATIENCE)
        await super().close()
        await self._let_go()

    async def _let_go(self, but: int = 0) -> None:
        """Close what was opened, the newest first, all but the first so many: the store is the first."""
        while len(self._to_close) > but:
            await _finish(self._to_close.pop())


async def _finish(step: Step) -> None:
    """One failing step must not keep the next from closing what it can."""
    try:
        await step()
    except Exception:
        log.exception("closing failed")
