"""The store in one SQLite file: each method of the interface as one piece of work for the writer or a reader."""

import contextlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Self

from bot.storage import matches, people, standings, tables
from bot.storage.connection import OLDEST_SQLITE, Connection, T, Work, open_connection
from bot.storage.due import Due
from bot.storage.errors import StorageError, translated
from bot.storage.groups import Writer
from bot.storage.lock import Lock
from bot.storage.migrate import migrate, migrations
from bot.storage.rows import (
    Forgotten,
    GuildSettings,
    LeaderRow,
    MatchResult,
    MatchRow,
    PlayerStats,
    Status,
    TableRow,
    UserSettings,
)


def _now() -> int:
    return time.time_ns() // 1_000_000


class SqliteStorage:
    """`Storage` over one writing and two reading connections; made by `open`, used from one event loop."""

    def __init__(self, lock: Lock, connections: Sequence[Connection], now: Callable[[], int]) -> None:
        self._lock = lock
        self._connections = connections
        # Two readers, so that a leaderboard does not keep a table waiting.
        _, self._games, self._lists = connections
        self._due = Due()
        self._writer = Writer(connections[0], undone=self._due.ask_all_again)
        self._now = now
        self._closed = False

    @classmethod
    async def open(cls, path: str | Path, *, now: Callable[[], int] = _now) -> Self:
        """Open or create the file and bring it to the newest schema. `now` gives Unix milliseconds.

        Raises `DatabaseInUse`, `DatabaseUnreadable`, `DatabaseTooNew`, `DatabaseNotWritable` or another `StorageError`.
        """
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            raise StorageError(f"SQLite 3.37 or newer is needed, this Python has {sqlite3.sqlite_version}")
        lock = Lock(file := _resolved(path))
        try:
            return cls(lock, await _connections(file), now)
        except BaseException:
            lock.release()
            raise

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await _close(self._connections[::-1])  # the writer last: it checkpoints
        self._lock.release()

    async def _read(self, reader: Connection, work: Work[T]) -> T:
        if self._closed:
            raise StorageError("the database is closed")
        try:
            return await reader.run(lambda connection: _in_one_snapshot(connection, work))
        except Exception as error:
            raise translated(error) from error

    # --- games -------------------------------------------------------------------------------------------------

    async def create_table(self, guild_id: int, channel_id: int, setup: str) -> TableRow:
        at = self._now()
        return await self._writer.write(lambda c: tables.create(c, guild_id, channel_id, setup, at))

    async def update_setup(self, table_id: int, setup: str) -> None:
        at = self._now()
        await self._writer.write(lambda c: tables.update_setup(c, table_id, setup, at))

    async def set_message(self, table_id: int, message_id: int | None) -> None:
        await self._writer.write(lambda c: tables.set_message(c, table_id, message_id))

    async def set_status(self, table_id: int, status: Status) -> None:
        at = self._now()

        def work(connection: sqlite3.Connection) -> None:
            self._due.ask_again(table_id)
            tables.set_status(connection, table_id, status, at)

        await self._writer.write(work)

    async def start_round(
        self,
        table_id: int,
        index: int,
        *,
        dealer: int,
        deck: str,
        nonce: str,
        commit: str,
        lines: Sequence[str] = (),
    ) -> None:
        at, deal = self._now(), (dealer, deck, nonce, commit)
        await self._writer.write(lambda c: tables.start_round(c, table_id, index, deal, lines, at))

    async def append_action(
        self,
        table_id: int,
        round_index: int,
        ply: int,
        line: str,
        *,
        finish_round: Sequence[int] | None = None,
        finish_match: MatchResult | None = None,
    ) -> int | None:
        at = self._now()
        if finish_round is None and finish_match is not None:
            raise ValueError("a match ends with the end of a round")

        def work(connection: sqlite3.Connection) -> int | None:
            tables.append(connection, self._due, table_id, round_index, ply, line, at)
            if finish_round is None:
                return None
            self._due.ask_again(table_id)
            tables.finish_round(connection, table_id, round_index, finish_round, at)
            return None if finish_match is None else matches.finish(connection, table_id, finish_match, at)

        return await self._writer.write(work)

    async def open_tables(self) -> tuple[TableRow, ...]:
        return await self._read(self._games, tables.load_open)

    async def load_table(self, table_id: int) -> TableRow:
        return await self._read(self._games, lambda c: tables.load(c, table_id))

    async def latest_table(self, channel_id: int) -> TableRow | None:
        return await self._read(self._games, lambda c: tables.latest(c, channel_id))

    # --- matches and standings ---------------------------------------------------------------------------------

    async def leaderboard(
        self, guild_id: int, *, variant: str | None = None, since: datetime | None = None, limit: int = 10
    ) -> tuple[LeaderRow, ...]:
        return await self._read(
            self._lists, lambda c: standings.leaderboard(c, guild_id, variant, since, limit)
        )

    async def player_stats(
        self, guild_id: int, user_id: int, *, variant: str | None = None, since: datetime | None = None
    ) -> PlayerStats:
        return await self._read(
            self._lists, lambda c: standings.player_stats(c, guild_id, user_id, variant, since)
        )

    async def history(
        self,
        guild_id: int,
        *,
        user_id: int | None = None,
        variant: str | None = None,
        since: datetime | None = None,
        limit: int = 10,
    ) -> tuple[MatchRow, ...]:
        return await self._read(
            self._lists, lambda c: matches.history(c, guild_id, user_id, variant, since, limit)
        )

    async def match(self, match_id: int) -> MatchRow:
        return await self._read(self._lists, lambda c: matches.one(c, match_id))

    async def record(self, match_id: int) -> str:
        return await self._read(self._lists, lambda c: matches.record(c, match_id))

    # --- settings ----------------------------------------------------------------------------------------------

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        return await self._read(self._games, lambda c: people.guild_settings(c, guild_id))

    async def every_guild_settings(self) -> dict[int, GuildSettings]:
        return await self._read(self._lists, people.every_guild_settings)

    async def save_guild_settings(self, guild_id: int, settings: GuildSettings) -> None:
        text, at = people.packed(settings), self._now()
        await self._writer.write(lambda c: people.save_guild(c, guild_id, text, at))

    async def user_settings(self, user_id: int) -> UserSettings:
        return await self._read(self._games, lambda c: people.user_settings(c, user_id))

    async def every_user_settings(self) -> dict[int, UserSettings]:
        return await self._read(self._lists, people.every_user_settings)

    async def save_user_settings(self, user_id: int, settings: UserSettings) -> None:
        text, at = people.packed(settings), self._now()
        await self._writer.write(lambda c: people.save_user(c, user_id, text, at))

    # --- privacy -----------------------------------------------------------------------------------------------

    async def personal_data(self, user_id: int) -> dict[str, Any]:
        return await self._read(self._lists, lambda c: people.personal_data(c, user_id))

    async def forget(self, user_id: int) -> Forgotten:
        done = await self._writer.write(lambda c: people.forget_outside_matches(c, user_id))
        chairs = 0
        while some := await self._writer.write(lambda c: people.forget_some_matches(c, user_id)):
            chairs += some
        return Forgotten(done.tables, chairs, done.standings, done.settings)


def _resolved(path: str | Path) -> Path:
    """One name for one file, so that a link to it meets the same lock."""
    return Path(path).resolve()


async def _connections(path: Path) -> list[Connection]:
    """The writer, then two readers, of a file with the newest schema."""
    opened: list[Connection] = []
    try:
        opened.append(await open_connection(path, writer=True))
        await opened[0].run(lambda connection: migrate(connection, migrations()))
        for _ in range(2):
            opened.append(await open_connection(path, writer=False))  # noqa: PERF401  what is open must be closed
    except Exception as error:
        await _close(opened)
        raise _named(path, error) from error
    return opened


async def _close(connections: Sequence[Connection]) -> None:
    for connection in connections:
        with contextlib.suppress(sqlite3.Error):
            await connection.close()


def _named(path: Path, error: Exception) -> Exception:
    meant = translated(error)
    return type(meant)(f"{path}: {meant}") if isinstance(meant, StorageError) else meant


def _in_one_snapshot(connection: sqlite3.Connection, work: Work[T]) -> T:
    """All that `work` reads is of one moment, though others write meanwhile."""
    connection.execute("BEGIN")
    try:
        return work(connection)
    finally:
        connection.execute("ROLLBACK")
