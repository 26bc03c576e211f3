"""Everything at once: people who click, leave, come back and hang up, a disk that fails, restarts at any moment."""

import asyncio
import random

import pytest

from bot.engine import AnyAction, Discard, Draw, Illegal, Pass, replay
from bot.storage import DiskFull, StorageError
from bot.table import Status, Table, TableError
from tests.table.test_restart import everything
from tests.table.tools import ANNA, BO, NAMES, House, acting, choices, settle, some_group

CHANNELS = (1, 2, 3)


async def click(table: Table, rng: random.Random) -> None:
    """Something a person might do, sensible or not, now or on an old message."""
    at = rng.choice([None, table.ply, table.ply, table.ply - 1])
    user = rng.choice([ANNA, BO])
    seat = rng.randrange(table.setup.seats)
    match rng.randrange(12):
        case 0:
            await table.leave(user)
        case 1 | 2:
            await table.join(user, NAMES[user])
        case 3:
            await table.undo(seat, at=at)
        case 4:
            await table.stage(seat, [some_group(table, seat)], at=at)
        case 5:
            await table.unstage(seat, at=at, all=rng.random() < 0.5)
        case 6:
            await table.deal_next(user)
        case 7:
            tried: list[AnyAction] = [Draw(seat), Pass(seat), Discard(seat, 0)]
            await table.play(seat, rng.choice(tried), at=at)
        case _ if table.status is Status.PLAYING:
            action = rng.choice(choices(table))
            await table.play(action.seat, action, at=at)
        case _:
            await asyncio.sleep(0)


async def clicks(table: Table, rng: random.Random, many: int) -> None:
    """So many clicks; some of those who click go away before the answer."""
    for _ in range(many):
        clicking = asyncio.ensure_future(click(table, rng))
        if rng.random() < 0.2:
            await asyncio.sleep(0)
            clicking.cancel()
        result = (await asyncio.gather(clicking, return_exceptions=True))[0]
        expected = (TableError, Illegal, StorageError, asyncio.CancelledError, StopIteration, RuntimeError)
        assert result is None or isinstance(result, expected), result


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_happens_memory_is_what_is_stored(house: House, seed: int) -> None:
    rng = random.Random(seed)
    for channel in CHANNELS:
        await house.game(2, 1, channel=channel, turn_time=60, options={"target": 100_000})
    for _ in range(6):
        tables = house.tables.open_tables()
        assert len(tables) == len(CHANNELS)
        house.faults.before = DiskFull("full") if rng.random() < 0.2 else None
        house.faults.after = lost = StorageError("answer lost") if rng.random() < 0.2 else None
        house.clock.now += rng.choice([1, 31, 61])
        house.tables.nudge()
        await asyncio.gather(*(clicks(table, rng, 25) for table in tables for _ in range(2)))
        house.faults.before = house.faults.after = None
        await settle(5)
        await house.tables.close()
        left = [(table, everything(table)) for table in tables]
        await house.storage.close()
        await house.open()
        for table, before in left:
            again = house.tables.get(table.id)
            assert again is not None
            assert again.ply >= table.ply
            assert lost is not None or everything(again) == before
            assert replay(again.export().line()).totals == list(again.totals)
    for table in house.tables.open_tables():
        seat = acting(table) if table.status is Status.PLAYING else None
        assert seat is None or choices(table)
