"""Keeps every table's public message and the open hand panels in step with the tables; the only place that edits the former.

Hears of each change and answers later: edits are gathered, at most one a second a table, so that four computers' moves cost no
more than one. What Discord forbids is not tried again for a while; play goes on by slash commands meanwhile.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final
from weakref import WeakKeyDictionary

import aiohttp
import discord

from bot.storage import StorageError
from bot.table.moves import Change, Status
from bot.table.table import Table
from bot.texts import say
from bot.ui.board import SCROLLED, Board, Written, still_sheet, written
from bot.ui.calls import Calls
from bot.ui.emojis import CardEmojis
from bot.ui.panels import Panels
from bot.ui.parts import name_text
from bot.ui.preferences import Preferences
from bot.ui.scene import Scene, scene_of
from bot.ui.services import Interaction, services_of

log = logging.getLogger(__name__)

Write = Callable[..., Awaitable[Written]]
"""Writes a table's message, `pictured` or not."""

PATIENCE: Final = 2.0  # seconds for the last edits when the bot is closed
EVERY: Final = 1.0  # seconds between two edits of a table's message
LAST_TRIES: Final = 12  # to show how a table ended, where Discord forbids it
FORBIDDEN_FOR: Final = 300.0  # seconds until what Discord forbade is tried again
_NO_PERMISSION: Final = 50013
_NO_CHANNEL: Final = 10003
_ARCHIVED: Final = 50083
_FORBIDDEN: Final = frozenset(
    {50001, _NO_PERMISSION, _NO_CHANNEL, _ARCHIVED}
)  # no access, no permission, no channel, thread archived
_NO_MESSAGE: Final = 10008
_AGAIN: Final = (2.0, 5.0, 15.0, 60.0)  # seconds until what went wrong is tried again, each time longer
_TOO_OLD_TO_EDIT: Final = 30046


class Announcer:
    """The listener of the registry: `Registry.open(…, listener=announcer)`. One for each client."""

    def __init__(
        self, client: discord.Client, preferences: Preferences, emojis: CardEmojis | None = None
    ) -> None:
        """Without `emojis`, cards are told by name."""
        self._client = client
        self._boards: dict[int, Board] = {}
        self._channels: dict[int, int] = {}  # channel -> its table
        self._dirty: dict[int, Table] = {}
        self._closing = asyncio.Event()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._preferences = preferences
        self._calls = Calls(preferences)
        self._looks: dict[int, asyncio.TimerHandle] = {}  # table -> when somebody there will be slow
        self._later: dict[int, asyncio.TimerHandle] = {}  # table -> when what failed is tried again
        self._emojis = emojis or CardEmojis(client)
        self.panels = Panels(preferences, self._emojis)
        _ANNOUNCERS[client] = self

    async def __call__(self, table: Table, change: Change) -> None:
        """A table has changed."""
        board = self._board(table)
        if change.kind == "deal" and table.round > 0:
            board.keep = True  # the score sheet stays where it is
        self._call(table, board, change)
        self._wake(table)

    def show(self, table: Table) -> None:
        """A table is new, or wanted where the talk is: post its message."""
        board = self._board(table)
        board.mute_until, board.foreign = 0.0, SCROLLED
        self._wake(table)

    def acted(self, user_id: int) -> None:
        """Somebody is here: they need not be called."""
        self._calls.acted(user_id)

    def wrote(self, channel_id: int) -> None:
        """Somebody wrote in a channel, so a table there scrolls up."""
        if (board := self._boards.get(self._channels.get(channel_id, 0))) is not None:
            board.foreign += 1

    async def close(self) -> None:
        """Show how the tables stand, as far as that takes no longer than a moment, and stop editing."""
        for timers in (self._looks, self._later):
            for table_id in list(timers):
                _stop(timers, table_id)
        self._closing.set()
        if self._tasks:
            await asyncio.wait(self._tasks.values(), timeout=PATIENCE)
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _board(self, table: Table) -> Board:
        self._channels[table.channel_id] = table.id
        if table.id not in self._boards:
            board = Board(message_id=table.message_id)
            if board.message_id is not None:
                board.posted_at = discord.utils.snowflake_time(board.message_id).timestamp()
            self._boards[table.id] = board
        return self._boards[table.id]

    # --- calling -------------------------------------------------------------------------------------------------

    def _call(self, table: Table, board: Board, change: Change) -> None:
        """Note whom to call with the next posting; a call that nobody heard yet is void once the table moves on."""
        call = self._calls.heard(table, change)
        if call is not None or change.kind in ("action", "deal"):
            board.call = call
        self._look_later(table)

    def _look_later(self, table: Table) -> None:
        """Look again when whoever is waited for will be slow, where no clock of the table says so."""
        _stop(self._looks, table.id)
        if (left := self._calls.slow_in(table)) is not None:
            loop = asyncio.get_running_loop()
            self._looks[table.id] = loop.call_later(max(left, 0.0), self._look, table)

    def _look(self, table: Table) -> None:
        if (call := self._calls.slow(table)) is not None:
            self._board(table).call = call
            self._wake(table)
        self._look_later(table)

    # --- the message ---------------------------------------------------------------------------------------------

    def _wake(self, table: Table) -> None:
        _stop(self._later, table.id)
        self._dirty[table.id] = table
        known = self._tasks.get(table.id)
        if known is None or known.done():  # done, though its callback was not called yet: it looks no more
            task = asyncio.create_task(self._run(table.id), name=f"announce {table.id}")
            self._tasks[table.id] = task
            task.add_done_callback(partial(self._ended, table.id))

    def _wake_later(self, table: Table, seconds: float) -> None:
        """So that a table at which nothing happens is shown again once Discord lets us; a closed one not for ever."""
        board = self._board(table)
        board.last_tries += not table.status.is_open
        if board.last_tries <= LAST_TRIES and not self._closing.is_set():
            loop = asyncio.get_running_loop()
            self._later[table.id] = loop.call_later(seconds, self._wake, table)

    def _ended(self, table_id: int, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]

    async def _run(self, table_id: int) -> None:
        """Until nothing is new: tell what is, then rest, so that what happens meanwhile is told at once."""
        failures = 0
        while (table := self._dirty.pop(table_id, None)) is not None:
            failures = 0 if await self._told(table) else failures + 1
            if 0 < failures <= len(_AGAIN) and not self._closing.is_set():
                self._dirty.setdefault(table_id, table)
                await self._rest(_AGAIN[failures - 1])
                continue
            if failures:
                self._wake_later(table, FORBIDDEN_FOR)
            if not table.status.is_open and table.id not in self._later:
                self._forget(table)
            await self._rest(EVERY)

    async def _rest(self, seconds: float) -> None:
        """Not a moment longer once all is to be closed."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)

    async def _told(self, table: Table) -> bool:
        """Whether the table could be shown. A turn may wait for a person who sees nothing of it, so a failure counts."""
        try:
            await self._tell(table)
            await self.panels.refresh(table)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("table %s cannot be shown now: %s", table.id, error)
            return False
        except Exception:
            log.exception("table %s could not be shown", table.id)
            return False
        return True

    def _forget(self, table: Table) -> None:
        """A closed table's message is as it will stay."""
        _stop(self._looks, table.id)
        self._calls.forget(table.id)
        self._boards.pop(table.id, None)
        if self._channels.get(table.channel_id) == table.id:
            del self._channels[table.channel_id]

    async def _tell(self, table: Table) -> None:
        board = self._board(table)
        if (left := board.mute_until - time.monotonic()) > 0:
            self._wake_later(table, left)
            return
        call, scene = board.call, self._scene(table)
        record = table.export() if scene.status is Status.FINISHED else None
        standings = await self._standings(table, scene.locale)
        write = partial(written, scene, call=call, standings=standings, record=record)
        try:
            await self._place(table, board, write, call)
            # Of the scene, not of the table: that may have gone on while Discord was asked.
            board.sheet, board.known = scene if scene.status is Status.BETWEEN else None, True
        except discord.HTTPException as error:
            if error.code not in _FORBIDDEN:
                raise
            board.mute_until = time.monotonic() + FORBIDDEN_FOR
            if error.code != _NO_CHANNEL:
                self._wake_later(table, FORBIDDEN_FOR)
            log.info("table %s cannot be shown: %s", table.id, error)

    async def _place(self, table: Table, board: Board, write: Write, call: tuple[int, str] | None) -> None:
        """Edit or post; without a picture where Discord lets us write but not attach."""
        pictured = time.monotonic() >= board.plain_until
        try:
            await self._put(table, board, await write(pictured=pictured), call)
        except discord.HTTPException as error:
            if error.code != _NO_PERMISSION or not pictured:
                raise
            board.plain_until = time.monotonic() + FORBIDDEN_FOR
            await self._put(table, board, await write(pictured=False), call)

    async def _put(self, table: Table, board: Board, message: Written, call: tuple[int, str] | None) -> None:
        if board.must_be_posted() or not await self._edit(table, board.message_id or 0, message):
            await self._post(table, board, message, call)

    def _scene(self, table: Table) -> Scene:
        """In the language that the server has chosen by now, else in that of the table's beginning."""
        locale = self._preferences.guild(table.guild_id).locale or table.setup.locale
        return scene_of(table, locale, self._emojis.reader(locale))

    async def _standings(self, table: Table, locale: str) -> str:
        """How often those at the table have won here, once a match is over."""
        if table.status is not Status.FINISHED:
            return ""
        storage = services_of(self._client).storage
        told: list[str] = []
        for chair in table.setup.people():
            stats = await storage.player_stats(table.guild_id, chair.user_id or 0)
            facts = {"wins": stats.overall.wins, "games": stats.overall.games}
            told.append(say(locale, "match-standing", who=name_text(chair.name), **facts))
        return "\n".join(told)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)

    async def _edit(self, table: Table, message_id: int, message: Written) -> bool:
        """Whether the message could be edited; one that is gone or too old, or in a thread that has gone to sleep, is posted anew."""
        partial = self._channel(table).get_partial_message(message_id)
        try:
            await partial.edit(view=message.view, attachments=message.files(), allowed_mentions=_NOBODY)
        except discord.HTTPException as error:
            if error.code not in (_NO_MESSAGE, _TOO_OLD_TO_EDIT, _ARCHIVED):
                raise
            return False
        return True

    async def _post(self, table: Table, board: Board, message: Written, call: tuple[int, str] | None) -> None:
        """A new message; the old one goes, unless it is a score sheet that is to stay."""
        old, sheet = board.message_id, board.sheet if board.keep else None
        may_be_sheet = board.keep and not board.known  # from before this process
        nonce = secrets.token_hex(8)  # a retry after a lost answer must not post twice
        sent = await self._channel(table).send(
            view=message.view, files=message.files(), allowed_mentions=message.mentions, nonce=nonce
        )
        await self._remember(table, sent.id)
        board.posted(sent.id, call)  # before anything else can fail, or it would be posted again
        if old is not None and sheet is not None:
            await self._edit(table, old, await still_sheet(sheet, pictured=message.drawn is not None))
        elif old is not None and not may_be_sheet:
            await self._delete(table, old)

    async def _remember(self, table: Table, message_id: int) -> None:
        """It was posted, whether or not that can be written down: after a restart there would be one more, that is all."""
        try:
            await table.remember_message(message_id)
        except StorageError as error:
            log.warning("where table %s is shown could not be stored: %s", table.id, error)

    async def _delete(self, table: Table, message_id: int) -> None:
        """The old message is ours; that it is gone already is as well."""
        try:
            await self._channel(table).get_partial_message(message_id).delete()
        except discord.HTTPException as error:
            log.info("the old message of table %s stays: %s", table.id, error)


def _stop(timers: dict[int, asyncio.TimerHandle], table_id: int) -> None:
    if (timer := timers.pop(table_id, None)) is not None:
        timer.cancel()


_NOBODY: Final = discord.AllowedMentions.none()
_ANNOUNCERS: Final[WeakKeyDictionary[discord.Client, Announcer]] = WeakKeyDictionary()


def announcer_of(interaction: Interaction) -> Announcer:
    """The announcer of the client that got the interaction. Raises KeyError where none was made."""
    return _ANNOUNCERS[interaction.client]


def announcer_for(client: discord.Client) -> Announcer:
    """The announcer of a client. Raises KeyError where none was made."""
    return _ANNOUNCERS[client]
