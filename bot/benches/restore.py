"""How long it takes until a thousand tables in mid-round are there again after a restart."""

import asyncio
import random
import tempfile
import time
from pathlib import Path

from bot.benches.loop import run_as_bot
from bot.engine.sampling import random_action
from bot.engine.view import imagine
from bot.storage import SqliteStorage
from bot.table.registry import Registry
from bot.table.table import Table

TABLES, ACTIONS, SEATS = 1000, 60, 4
_GUILD = 1


def restore_1000_s() -> float:
    """Seconds to open a store with a thousand running tables and bring each of them back by replaying it."""
    return run_as_bot(_restore_1000_s())


async def _restore_1000_s() -> float:
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        file = Path(folder) / "tables.db"
        await _fill(file)
        start = time.perf_counter()
        store = await SqliteStorage.open(file)
        registry = await Registry.open(store)
        spent = time.perf_counter() - start
        found = sum(registry.at(channel) is not None for channel in range(TABLES))
        await registry.close()
        await store.close()
    if found != TABLES:
        raise RuntimeError(f"{found} of {TABLES} tables came back")
    return round(spent, 2)


async def _fill(file: Path) -> None:
    store = await SqliteStorage.open(file)
    registry = await Registry.open(store)
    await asyncio.gather(*(_play(registry, channel) for channel in range(TABLES)))
    await registry.close()
    await store.close()


async def _play(registry: Registry, channel: int) -> None:
    """A table of four people in mid-round; whoever is to act does something legal."""
    rng = random.Random(channel)  # noqa: S311  a seeded walk
    first = channel * SEATS + 1
    table = await registry.create(_GUILD, channel, first, "North", preset="classic", seats=SEATS)
    for seat in range(1, SEATS):
        await table.join(first + seat, f"Seat {seat}")
    await table.start(first)
    for _ in range(ACTIONS):
        await _act(table, rng)


async def _act(table: Table, rng: random.Random) -> None:
    seat = table.acting()
    if seat is not None:
        await table.play(seat, random_action(imagine(table.view(seat)), rng), at=None)
