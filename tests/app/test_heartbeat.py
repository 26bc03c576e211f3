"""The sign of life, and what `python -m bot health` makes of it."""

import argparse
import asyncio
import os
import time
from pathlib import Path

import pytest

from bot.commands import health
from bot.heartbeat import TOO_OLD, beat, file_of, is_alive


async def well() -> bool:
    return True


async def ill() -> bool:
    return False


async def broken() -> bool:
    raise OSError("the disk is gone")


async def wait_for(file: Path) -> None:
    while not file.exists():
        await asyncio.sleep(0)


async def test_it_is_there_while_all_is_well_and_gone_afterwards(tmp_path: Path) -> None:
    file = tmp_path / "games.db.alive"
    task = asyncio.create_task(beat(file, well))
    await asyncio.wait_for(wait_for(file), 60)
    assert is_alive(file)
    task.cancel()
    await asyncio.wait({task})
    assert not is_alive(file)


@pytest.mark.parametrize("state", [ill, broken])
async def test_it_is_not_given_when_something_is_wrong(tmp_path: Path, state: object) -> None:
    file, asked = tmp_path / "games.db.alive", asyncio.Event()

    async def is_well() -> bool:
        asked.set()
        return await (ill() if state is ill else broken())

    task = asyncio.create_task(beat(file, is_well))
    await asyncio.wait_for(asked.wait(), 60)
    await asyncio.sleep(0)
    assert not is_alive(file)
    task.cancel()
    await asyncio.wait({task})


def test_an_old_one_counts_for_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games.db.alive"
    file.touch()
    then = time.time() - TOO_OLD - 1
    os.utime(file, (then, then))
    assert not is_alive(file)


def test_health_tells_by_its_exit_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CANASTA_DATABASE", str(tmp_path / "games.db"))
    assert health.run(argparse.Namespace()) == 1
    file_of(str(tmp_path / "games.db")).touch()
    assert health.run(argparse.Namespace()) == 0
    monkeypatch.setenv("CANASTA_SYNC_GUILD", "nonsense")
    assert health.run(argparse.Namespace()) == 2
