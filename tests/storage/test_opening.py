"""Opening a file: the pragmas, and one clear error for each way it can go wrong."""

import asyncio
import os
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.storage import (
    DatabaseInUse,
    DatabaseNotWritable,
    DatabaseTooNew,
    DatabaseUnreadable,
    SqliteStorage,
    Storage,
    StorageError,
    sqlite,
)
from bot.storage.connection import Connection, connect, open_connection
from tests.storage.conftest import CHANNEL, GUILD

OTHER_PROCESS = """
import asyncio, sys
from bot.storage import SqliteStorage, StorageError
async def main():
    try:
        store = await SqliteStorage.open(sys.argv[1])
    except StorageError as error:
        print(type(error).__name__, error)
    else:
        await store.close()
        print("opened")
asyncio.run(main())
"""


async def opened_elsewhere(path: Path) -> str:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        OTHER_PROCESS,
        str(path),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    return said.decode()


async def test_the_store_is_a_storage(store: SqliteStorage) -> None:
    kept: Storage = store
    assert await kept.open_tables() == ()


def test_every_connection_has_the_pragmas(path: Path) -> None:
    def pragma(connection: sqlite3.Connection, name: str) -> object:
        return connection.execute(f"PRAGMA {name}").fetchone()[0]

    writer = connect(path, writer=True)
    reader = connect(path, writer=False)
    assert [pragma(writer, name) for name in ("journal_mode", "synchronous", "foreign_keys")] == ["wal", 2, 1]
    assert [pragma(reader, name) for name in ("journal_mode", "query_only", "foreign_keys")] == ["wal", 1, 1]
    assert pragma(writer, "busy_timeout") == pragma(reader, "busy_timeout") == 5000
    reader.close()
    writer.close()


async def test_a_second_process_is_told_that_the_file_is_in_use(store: SqliteStorage, path: Path) -> None:
    said = await opened_elsewhere(path)
    assert said.startswith("DatabaseInUse")
    assert str(path) in said


async def test_a_link_to_the_file_is_the_same_file(store: SqliteStorage, path: Path) -> None:
    link = path.with_name("link.db")
    link.symlink_to(path)
    with pytest.raises(DatabaseInUse):
        await SqliteStorage.open(link)


async def test_a_closed_file_can_be_opened_again(store: SqliteStorage, path: Path) -> None:
    table = await store.create_table(GUILD, CHANNEL, "{}")
    await store.close()
    await store.close()
    assert await opened_elsewhere(path) == "opened\n"
    again = await SqliteStorage.open(path)
    assert await again.load_table(table.id) == table
    await again.close()


async def test_a_closed_store_refuses_everything(store: SqliteStorage) -> None:
    await store.close()
    with pytest.raises(StorageError, match="closed"):
        await store.open_tables()
    with pytest.raises(StorageError, match="closed"):
        await store.create_table(GUILD, CHANNEL, "{}")


@pytest.mark.parametrize(
    "content", [b"not a database at all" * 400, b"SQLite format 3\x00" + bytes(range(256)) * 40]
)
async def test_a_file_that_is_no_database_is_named(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(DatabaseUnreadable, match=r"canasta\.db"):
        await SqliteStorage.open(path)
    assert path.read_bytes() == content


async def test_damage_inside_is_told_when_it_is_met(path: Path) -> None:
    store = await SqliteStorage.open(path)
    for channel in range(300):
        await store.create_table(GUILD, channel, '"' + "x" * 500 + '"')
    await store.close()
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2] + b"\xff" * (len(whole) - len(whole) // 2))
    damaged = await SqliteStorage.open(path)
    with pytest.raises(DatabaseUnreadable, match="damaged"):
        await damaged.open_tables()
    await damaged.close()


async def test_a_newer_file_is_refused(path: Path) -> None:
    await (await SqliteStorage.open(path)).close()
    with sqlite3.connect(path) as plain:
        plain.execute("INSERT INTO schema_version VALUES (9999, 'future', '', 0)")
    plain.close()
    with pytest.raises(DatabaseTooNew, match="9999"):
        await SqliteStorage.open(path)


async def test_after_a_refusal_the_lock_is_free(path: Path) -> None:
    path.write_bytes(b"rubbish" * 1000)
    with pytest.raises(DatabaseUnreadable):
        await SqliteStorage.open(path)
    path.unlink()
    await (await SqliteStorage.open(path)).close()


async def test_a_folder_that_is_not_there_is_not_writable(tmp_path: Path) -> None:
    with pytest.raises(DatabaseNotWritable, match="nowhere"):
        await SqliteStorage.open(tmp_path / "nowhere" / "canasta.db")


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(DatabaseNotWritable):
        await SqliteStorage.open(tmp_path)


NOBODY = 65534


@pytest.fixture
def everybodys() -> Iterator[Path]:
    """A new folder that everybody can come to, also where the usual place for those is root's alone."""
    for place in (None, "/tmp", "/var/tmp", "/dev/shm"):  # noqa: S108  looked for, not trusted
        with tempfile.TemporaryDirectory(dir=place) as name:
            folder = Path(name)
            folder.chmod(0o777)
            if all(parent.stat().st_mode & 0o001 for parent in folder.parents):
                yield folder
                return
    pytest.skip("there is no place for a folder that everybody can come to")


@contextmanager
def plain_user() -> Iterator[None]:
    """Act as somebody who may be kept out of a file (root never is)."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


async def test_a_folder_without_leave_to_write_is_named(everybodys: Path) -> None:
    inner = everybodys / "inner"
    inner.mkdir()
    inner.chmod(0o555)
    with plain_user(), pytest.raises(DatabaseNotWritable, match="inner"):
        await SqliteStorage.open(inner / "canasta.db")


async def test_a_file_without_leave_to_write_is_named(everybodys: Path) -> None:
    path = everybodys / "canasta.db"
    await (await SqliteStorage.open(path)).close()
    for file in everybodys.iterdir():
        file.chmod(0o666)
    path.chmod(0o444)
    with plain_user(), pytest.raises(DatabaseNotWritable, match=r"canasta\.db"):
        await SqliteStorage.open(path)


async def test_a_reader_that_cannot_be_opened_leaves_none_open(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Connection] = []

    async def two_at_most(where: Path, *, writer: bool) -> Connection:
        if len(opened) == 2:
            raise DatabaseNotWritable("no more files")
        opened.append(await open_connection(where, writer=writer))
        return opened[-1]

    monkeypatch.setattr(sqlite, "open_connection", two_at_most)
    with pytest.raises(DatabaseNotWritable, match="no more files"):
        await SqliteStorage.open(path)
    assert len(opened) == 2
    for connection in opened:
        with pytest.raises(ValueError, match="no active connection"):
            await connection.run(lambda plain: plain.total_changes)
