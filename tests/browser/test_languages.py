"""The real bot on the page in each language but English, on a phone's width: what one reads is in one's own."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.sandbox import Sandbox
from bot.texts import say
from tests.app.conftest import serving

from . import real
from .conftest import ONE_LOOP, Keep, Visit

pytestmark = [pytest.mark.browser, ONE_LOOP]


@pytest.mark.parametrize(("name", "language"), [("Emma", "da"), ("Björn", "sv"), ("Kari", "no")])
async def test_a_hand_is_read_in_ones_own_language(
    box: Sandbox, visit: Visit, keep: Keep, tmp_path: Path, name: str, language: str
) -> None:
    async with serving(box, tmp_path / "games.db"):
        page = await visit(name, width=400, height=860)
        await real.open_table(page)
        await real.open_hand(page)
        panel = page.locator("[data-testid=message][data-ephemeral=true]").last
        hand = say(language, "panel-hand", count=2, points=0).partition(":")[0]
        for told in (hand, say(language, "button-refresh")):
            await expect(panel).to_contain_text(told)
        await keep(page, f"hand-{language}-400")
        await page.set_viewport_size({"width": 1280, "height": 900})
        await keep(page, f"hand-{language}-1280")
