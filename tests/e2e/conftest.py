"""The real bot in the stand-in for Discord, its computer players quick and its public message edited at once."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import CanastaBot
from bot.sandbox import Sandbox
from tests.app.conftest import serving
from tests.english import everyone_reads_english

__all__ = ["bot", "box", "everyone_reads_english"]


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    async with Sandbox() as box:
        yield box


@pytest.fixture
async def bot(box: Sandbox, tmp_path: Path) -> AsyncIterator[CanastaBot]:
    async with serving(box, tmp_path / "games.db") as bot:
        yield bot
