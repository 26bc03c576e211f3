"""kill -9 in the middle of writing: every acknowledged line is there afterwards, and none by halves."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from bot.storage import SqliteStorage
from tests.storage.conftest import GUILD, dealt

TABLES = 8
LONG = "0 meld " + "K:KsKhKd " * 40

# Plays at every table at once and prints "table ply" for each line it has been told is stored.
PLAYER = f"""
import asyncio, os, sys
from bot.storage import SqliteStorage

async def play(store, table, ply):
    while True:
        await store.append_action(table.id, 0, ply, f"{{ply}} {LONG}")
        os.write(1, f"{{table.id}} {{ply}}\\n".encode())
        ply += 1

async def main():
    store = await SqliteStorage.open(sys.argv[1])
    tables = await store.open_tables()
    await asyncio.gather(*(play(store, table, len(table.rounds[0].lines)) for table in tables))

asyncio.run(main())
"""


async def play_until_killed(path: Path, lines: int) -> dict[int, int]:
    """The last ply told for each table."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PLAYER, str(path), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    said = [await process.stdout.readline() for _ in range(lines)]
    process.send_signal(signal.SIGKILL)
    rest, _ = await process.communicate()
    pairs = (line.split() for line in b"".join([*said, rest]).splitlines() if line)
    told: dict[int, int] = {}
    for pair in pairs:
        if len(pair) == 2:
            told[int(pair[0])] = int(pair[1])
    return told


@pytest.mark.parametrize("lines", [1, 97, 700])
async def test_every_acknowledged_line_is_there_after_a_kill(path: Path, lines: int) -> None:
    store = await SqliteStorage.open(path)
    for channel in range(TABLES):
        await dealt(store, channel, GUILD)
    await store.close()
    for _ in range(3):
        told = await play_until_killed(path, lines)
        assert sum(told.values()) + len(told) >= lines
        store = await SqliteStorage.open(path)
        (check,) = await store._connections[0].run(lambda c: c.execute("PRAGMA integrity_check").fetchone())
        assert check == "ok"
        for table in await store.open_tables():
            stored = table.rounds[0].lines
            assert len(stored) > told.get(table.id, -1)
            assert stored == tuple(f"{ply} {LONG}" for ply in range(len(stored)))
        await store.close()
