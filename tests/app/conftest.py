"""The real bot in the stand-in for Discord."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from pydantic import AnyHttpUrl

from bot.app import CanastaBot
from bot.sandbox import Sandbox
from bot.settings import Settings
from bot.storage import Storage
from bot.table.registry import Registry
from bot.ui.announcer import Announcer
from tests.english import everyone_reads_english
from tests.table.tools import shuffler

__all__ = ["SeededBot", "bot", "everyone_reads_english", "serving", "settings_for"]

PATIENCE = 60.0  # seconds; only guards against hanging


class SeededBot(CanastaBot):
    """Deals the same decks in every run, to the same dealers."""

    async def _tables(self, storage: Storage, announcer: Announcer) -> Registry:
        return await Registry.open(
            storage, listener=announcer, delay=self._delay, rng=Random(2), shuffle=shuffler(2)
        )


def settings_for(box: Sandbox, database: Path) -> Settings:
    """Nothing from the environment, nor from a file of whoever runs the tests."""
    return Settings.model_construct(api_url=AnyHttpUrl(box.api_url), database=str(database))


@asynccontextmanager
async def serving(box: Sandbox, database: Path) -> AsyncIterator[CanastaBot]:
    """A bot that is ready, and closed afterwards."""
    bot = SeededBot(settings_for(box, database), delay=0, servers_wait=0.05)
    ready = asyncio.Event()

    async def on_ready() -> None:
        ready.set()

    bot.add_listener(on_ready, "on_ready")
    task = asyncio.create_task(bot.start(box.token))
    waiting = asyncio.create_task(ready.wait())
    try:
        await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
        if task.done():
            task.result()
        assert ready.is_set()
        yield bot
    finally:
        waiting.cancel()
        await bot.close()
        await asyncio.wait({task}, timeout=PATIENCE)
        assert task.done()


@pytest.fixture
async def bot(box: Sandbox, tmp_path: Path) -> AsyncIterator[CanastaBot]:
    async with serving(box, tmp_path / "games.db") as bot:
        yield bot
