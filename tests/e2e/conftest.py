"""The real bot in the stand-in for Discord, its computer players quick and its public message edited at once."""

import asyncio
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from tests.app.conftest import bot
from tests.english import everyone_reads_english

__all__ = ["bot", "everyone_reads_english"]


@pytest.fixture
def plain_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dot for every picture: where pictures are not what is looked at, drawing them takes most of the time."""
    buffer = BytesIO()
    Image.new("RGB", (8, 8)).save(buffer, "PNG")
    for name in ("table_picture", "hand_picture", "match_chart"):
        monkeypatch.setattr(f"bot.ui.drawn.{name}", lambda *_, **__: buffer.getvalue())


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The library waits seconds before it asks a troubled Discord again; here it does not."""
    sleep = asyncio.sleep

    async def short(seconds: float, result: Any = None) -> Any:
        return await sleep(min(seconds, 0.02), result)

    monkeypatch.setattr("discord.http.asyncio.sleep", short)
    yield
    monkeypatch.setattr("discord.http.asyncio.sleep", sleep)
