"""Group commit: writes that wait at the same moment share one transaction. Knows nothing of what they write."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.storage.connection import Connection, T, Work
from bot.storage.errors import StorageError, translated


@dataclass(slots=True)  # not frozen: one is made for each line stored, and freezing doubles what that costs
class Done:
    value: Any


@dataclass(frozen=True, slots=True)
class Failed:
    error: Exception


Outcome = Done | Failed


def commit_together(
    connection: sqlite3.Connection, works: Sequence[Work[Any]], undone: Callable[[], None]
) -> list[Outcome]:
    """Run each work and commit once; the outcomes in the same order.

    A work that raises is undone alone: the group is run again, each work under a savepoint. (Savepoints from the
    start would cost every good group a third of its speed.) So a work may be run twice, the first time undone.
    If SQLite itself gives up (disk full, lock), all have failed. `undone` is called whenever something was.
    """
    try:
        return _commit(connection, works, _plainly, undone)
    except sqlite3.OperationalError as error:
        return _all_failed(error, works)
    except Exception as error:  # noqa: BLE001 - told to its caller
        if len(works) == 1:
            return _all_failed(error, works)
    try:
        return _commit(connection, works, partial(_guarded, undone=undone), undone)
    except Exception as error:  # noqa: BLE001 - told to every caller
        return _all_failed(error, works)


def _all_failed(error: Exception, works: Sequence[Work[Any]]) -> list[Outcome]:
    return [Failed(translated(error)) for _ in works]


def _commit(
    connection: sqlite3.Connection,
    works: Sequence[Work[Any]],
    attempt: Callable[[sqlite3.Connection, Work[Any]], Outcome],
    undone: Callable[[], None],
) -> list[Outcome]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [attempt(connection, work) for work in works]
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        undone()
        raise
    return outcomes


def _plainly(connection: sqlite3.Connection, work: Work[Any]) -> Outcome:
    return Done(work(connection))


def _guarded(connection: sqlite3.Connection, work: Work[Any], undone: Callable[[], None]) -> Outcome:
    connection.execute("SAVEPOINT one")
    outcome: Outcome
    try:
        outcome = Done(work(connection))
    except Exception as error:
        if not connection.in_transaction:
            raise
        connection.execute("ROLLBACK TO one")
        undone()
        outcome = Failed(translated(error))
    connection.execute("RELEASE one")
    return outcome


Waiting = tuple[Work[Any], "asyncio.Future[Any]"]


class Writer:
    """The one place that writes: at most one group is under way, all that comes meanwhile is the next group.

    There is no task between the callers and the connection's thread: the thread tells the callers itself, which
    saves two turns of the event loop in each lone write (a sixth of its time where the disk is fast).
    """

    def __init__(self, connection: Connection, undone: Callable[[], None]) -> None:
        """`undone` is called on the connection's thread when some of what was written is taken back."""
        self._connection = connection
        self._undone = undone
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Waiting] = []
        self._idle = asyncio.Event()
        self._idle.set()
        self._closed = False

    def write(self, work: Work[T]) -> "asyncio.Future[T]":
        """Do `work` and commit; done after the commit. A caller cancelled while waiting has still written.

        The future raises what the work raised, or `StorageError` if the group could not be committed.
        """
        if self._closed:
            raise StorageError("the database is closed")
        told: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append((work, told))
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_soon(self._next)  # not at once: whoever else is ready to run comes along
        return told

    async def close(self) -> None:
        """Take no more, and return when all that waits is committed."""
        self._closed = True
        await self._idle.wait()

    def _next(self) -> None:
        group, self._waiting = self._waiting, []
        if group:
            self._connection.post(lambda: self._commit(group))
        else:
            self._idle.set()

    def _commit(self, group: list[Waiting]) -> None:
        """On the connection's thread."""
        outcomes = commit_together(self._connection.plain, [work for work, _ in group], self._undone)
        self._loop.call_soon_threadsafe(self._committed, group, outcomes)

    def _committed(self, group: list[Waiting], outcomes: list[Outcome]) -> None:
        _tell(group, outcomes)
        self._loop.call_soon(self._next)  # behind those just told: what they write now goes along


def _tell(group: list[Waiting], outcomes: list[Outcome]) -> None:
    for (_, told), outcome in zip(group, outcomes, strict=True):
        if told.done():  # its caller was cancelled
            continue
        if isinstance(outcome, Failed):
            told.set_exception(outcome.error)
        else:
            told.set_result(outcome.value)
