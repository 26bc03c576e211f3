"""The real bot in the stand-in for Discord."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.app import CanastaBot
from bot.sandbox import Sandbox
from bot.settings import Settings
from tests.english import everyone_reads_english

__all__ = ["bot", "box", "everyone_reads_english", "serving", "settings_for"]


def settings_for(box: Sandbox, database: Path) -> Settings:
    return Settings.model_validate({"DISCORD_API_URL": box.api_url, "CANASTA_DATABASE": str(database)})


@asynccontextmanager
async def serving(box: Sandbox, database: Path) -> AsyncIterator[CanastaBot]:
    """A bot that is ready, and closed afterwards."""
    bot = CanastaBot(settings_for(box, database), delay=0, servers_wait=0.05)
    ready = asyncio.Event()

    async def on_ready() -> None:
        ready.set()

    bot.add_listener(on_ready, "on_ready")
    task = asyncio.create_task(bot.start(box.token))
    waiting = asyncio.create_task(ready.wait())
    try:
        await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED, timeout=20)
        if task.done():
            task.result()
        yield bot
    finally:
        waiting.cancel()
        await bot.close()
        await asyncio.wait({task}, timeout=10)


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    async with Sandbox() as box:
        yield box


@pytest.fixture
async def bot(box: Sandbox, tmp_path: Path) -> AsyncIterator[CanastaBot]:
    async with serving(box, tmp_path / "games.db") as bot:
        yield bot
