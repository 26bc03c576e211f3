"""The real bot, played with the mouse: a table opened, a round played to its score sheet."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.app import CanastaBot
from bot.sandbox import Sandbox
from bot.table import Status
from tests.app.conftest import serving

from . import real
from .conftest import ONE_LOOP, Keep, Visit

pytestmark = [pytest.mark.browser, ONE_LOOP]

MOST_TURNS = 60


@pytest_asyncio.fixture(loop_scope="session")
async def canasta(box: Sandbox, tmp_path: Path) -> AsyncIterator[CanastaBot]:
    async with serving(box, tmp_path / "games.db") as bot:
        yield bot


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (400, 860)])
async def test_a_round_is_played_by_pressing(
    canasta: CanastaBot, box: Sandbox, visit: Visit, keep: Keep, width: int, height: int
) -> None:
    page = await visit("Anna", width=width, height=height)
    await real.open_table(page)
    await real.open_hand(page)
    await keep(page, f"round-begins-{width}")
    turns = 0
    while await real.play_turn(page):
        turns += 1
        if turns == 4:
            await keep(page, f"round-runs-{width}")
        assert turns < MOST_TURNS
    await keep(page, f"round-over-{width}")
    channel = box.user("Anna").channel
    table = canasta.services.registry.at(int(channel.id))
    assert table is not None
    assert table.status in (Status.BETWEEN, Status.FINISHED)
    assert len(table.sheets) == 1
    assert turns > 0
