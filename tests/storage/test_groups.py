"""Group commit: one transaction for those who wait together, each told only what concerns them."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage import BadValue, DiskFull, SqliteStorage, StorageBusy, StorageError
from bot.storage.connection import Connection, connect, open_connection
from bot.storage.groups import Writer
from tests.storage.conftest import CHANNEL, GUILD, dealt


class Watched:
    """A writer on a table of numbers, and the statements that begin and end its transactions."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.writer = Writer(connection, self.note)
        self.commits = 0
        self.undone = 0

    def note(self) -> None:
        self.undone += 1

    def count(self, statement: str) -> None:
        self.commits += statement == "COMMIT"

    async def add(self, number: int) -> int:
        return await self.writer.write(lambda c: add(c, number))


def add(connection: sqlite3.Connection, number: int) -> int:
    connection.execute("INSERT INTO numbers VALUES (?)", (number,))
    return number


@pytest.fixture
async def watched(path: Path) -> AsyncIterator[Watched]:
    connection = await open_connection(path, writer=True)
    await connection.run(lambda c: c.execute("CREATE TABLE numbers (n INTEGER PRIMARY KEY)"))
    made = Watched(connection)
    await connection.run(lambda c: c.set_trace_callback(made.count))
    yield made
    await made.writer.close()
    await connection.close()


def stored(path: Path) -> list[int]:
    connection = connect(path, writer=False)
    try:
        return [n for (n,) in connection.execute("SELECT n FROM numbers ORDER BY n")]
    finally:
        connection.close()


async def test_those_who_wait_together_share_a_transaction(watched: Watched, path: Path) -> None:
    assert await asyncio.gather(*map(watched.add, range(64))) == list(range(64))
    assert watched.commits == 1
    assert stored(path) == list(range(64))


async def test_those_who_come_meanwhile_are_the_next_group(watched: Watched, path: Path) -> None:
    first = asyncio.create_task(watched.add(0))
    await asyncio.sleep(0)
    await asyncio.sleep(0)  # the first group is on its way now
    await asyncio.gather(first, *map(watched.add, range(1, 30)))
    assert watched.commits == 2
    assert stored(path) == list(range(30))


async def test_told_means_committed(watched: Watched, path: Path) -> None:
    async def add_and_look(number: int) -> bool:
        await watched.add(number)
        return number in stored(path)

    assert all(await asyncio.gather(*map(add_and_look, range(20))))


async def test_only_the_failing_caller_hears_of_it(watched: Watched, path: Path) -> None:
    numbers = [1, 2, 2, 3, 1, 4]
    told = await asyncio.gather(*map(watched.add, numbers), return_exceptions=True)
    assert [isinstance(answer, StorageError) for answer in told] == [False, False, True, False, True, False]
    assert watched.commits == 1
    assert watched.undone == 3  # the group as a whole, then each that failed
    assert stored(path) == [1, 2, 3, 4]


@pytest.mark.parametrize("others", [0, 3])
async def test_a_failing_work_leaves_nothing_of_itself(watched: Watched, path: Path, others: int) -> None:
    def half(connection: sqlite3.Connection) -> None:
        add(connection, 50)
        raise LookupError("after the first of two rows")

    told = await asyncio.gather(
        watched.writer.write(half), *map(watched.add, range(others)), return_exceptions=True
    )
    assert isinstance(told[0], LookupError)
    assert stored(path) == list(range(others))
    await watched.add(50)


async def test_a_cancelled_caller_breaks_nothing(watched: Watched, path: Path) -> None:
    tasks = [asyncio.create_task(watched.add(number)) for number in range(10)]
    await asyncio.sleep(0)
    tasks[3].cancel()
    told = await asyncio.gather(*tasks, return_exceptions=True)
    assert [number for number, answer in enumerate(told) if isinstance(answer, asyncio.CancelledError)] == [3]
    await watched.add(10)
    assert stored(path) == list(range(11))


async def test_closing_commits_what_waits(watched: Watched, path: Path) -> None:
    tasks = [asyncio.create_task(watched.add(number)) for number in range(5)]
    await asyncio.sleep(0)
    await watched.writer.close()
    assert await asyncio.gather(*tasks) == list(range(5))
    with pytest.raises(StorageError, match="closed"):
        await watched.add(6)
    assert stored(path) == list(range(5))


async def test_a_lock_held_elsewhere_fails_all_and_may_be_tried_again(watched: Watched, path: Path) -> None:
    await watched.connection.run(lambda c: c.execute("PRAGMA busy_timeout = 20"))
    other = connect(path, writer=True)
    other.execute("BEGIN IMMEDIATE")
    told = await asyncio.gather(*map(watched.add, range(3)), return_exceptions=True)
    assert [type(answer) for answer in told] == [StorageBusy] * 3
    other.execute("ROLLBACK")
    other.close()
    assert await asyncio.gather(*map(watched.add, range(3))) == [0, 1, 2]


async def test_a_full_disk_fails_loudly_and_may_be_tried_again(store: SqliteStorage) -> None:
    table = await dealt(store)
    writer = store._connections[0]
    await writer.run(
        lambda c: c.execute(f"PRAGMA max_page_count = {c.execute('PRAGMA page_count').fetchone()[0]}")
    )
    with pytest.raises(DiskFull):
        await store.append_action(table.id, 0, 0, "x" * 100_000)
    with pytest.raises(DiskFull):
        await asyncio.gather(
            *(store.create_table(GUILD, CHANNEL + n, '"' + "x" * 50_000 + '"') for n in range(1, 4))
        )
    await writer.run(lambda c: c.execute("PRAGMA max_page_count = 1000000"))
    await store.append_action(table.id, 0, 0, "0 draw")
    assert (await store.load_table(table.id)).rounds[0].lines == ("0 draw",)
    assert [row.id for row in await store.open_tables()] == [table.id]


async def test_a_value_that_does_not_fit_is_refused_alone(store: SqliteStorage) -> None:
    told = await asyncio.gather(
        store.create_table(2**63, 1, "{}"),
        store.create_table(GUILD, 2, '"\ud800"'),
        store.create_table(GUILD, 3, "{not json"),
        store.create_table(GUILD, 4, "{}"),
        return_exceptions=True,
    )
    assert [isinstance(answer, BadValue) for answer in told] == [True, True, True, False]
    assert [table.channel_id for table in await store.open_tables()] == [4]
