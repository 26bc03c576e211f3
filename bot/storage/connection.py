"""One SQLite connection on its own thread. Knows pragmas and threads, no tables."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar, cast

import aiosqlite

from bot.storage.errors import translated

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

BUSY_MS: Final = 5_000
OLDEST_SQLITE: Final = (3, 37)  # STRICT tables

_EVERY_CONNECTION = f"PRAGMA foreign_keys = ON; PRAGMA busy_timeout = {BUSY_MS};"
# The mode is a property of the file, so readers need not set it.
_WRITER = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
# A file that may only be read is opened without complaint; only the wish to write finds out.
_TRY_TO_WRITE = "BEGIN IMMEDIATE; PRAGMA user_version = 1; ROLLBACK;"
_READER = "PRAGMA query_only = ON;"


def connect(path: Path, *, writer: bool) -> sqlite3.Connection:
    """A plain connection in autocommit mode with this store's pragmas.

    Raises `sqlite3.Error`.
    """
    connection = sqlite3.connect(path, isolation_level=None, cached_statements=256)
    try:
        connection.executescript(_EVERY_CONNECTION + (_WRITER + _TRY_TO_WRITE if writer else _READER))
    except BaseException:
        connection.close()
        raise
    return connection


class Connection(aiosqlite.Connection):
    """An aiosqlite connection that does a whole piece of work in one visit to its thread.

    aiosqlite goes to the thread and back for each statement, some 50 µs a time: more than half of what a commit
    costs. A transaction of several statements is therefore one function here.
    """

    def __init__(self, path: Path, *, writer: bool) -> None:
        super().__init__(lambda: connect(path, writer=writer), iter_chunk_size=64)
        self._thread.daemon = (
            True  # a program that dies without closing must not hang; what was told is on disk
        )

    @property
    def plain(self) -> sqlite3.Connection:
        """The connection itself, for work on its own thread only."""
        return self._conn

    def post(self, job: Callable[[], None]) -> None:
        """Have `job()` done on the connection's thread, after what was asked for before; returns at once."""
        self._tx.put_nowait((None, job))

    def leave_thread(self) -> None:
        """After a failed opening: the thread is ending, and must not outlive the event loop it would report to."""
        self._thread.join()

    async def run(self, work: Work[T]) -> T:
        """`work(connection)` on the connection's thread; what it raises, untranslated."""
        return cast("T", await self._execute(work, self.plain))  # type: ignore[no-untyped-call]


async def open_connection(path: Path, *, writer: bool) -> Connection:
    """A connection ready to `run`. Raises `StorageError`."""
    connection = Connection(path, writer=writer)
    try:
        return cast("Connection", await connection)
    except sqlite3.Error as error:
        connection.leave_thread()
        raise translated(error) from error
