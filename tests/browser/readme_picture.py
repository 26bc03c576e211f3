"""Takes the README's picture: a table in mid-round on the sandbox's page. `python -m tests.browser.readme_picture`."""

import asyncio
import tempfile
from pathlib import Path

from playwright.async_api import async_playwright

from bot.sandbox import Sandbox
from tests.app.conftest import serving
from tests.browser import real
from tests.browser.conftest import QUIET, chromium

PICTURE = Path(__file__).parents[2] / "docs" / "table.png"
TURNS = 7


async def main() -> None:
    """Play some turns as Anna, on a server of the same language, and take the picture."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            Sandbox() as box,
            serving(box, Path(folder) / "games.db"),
            async_playwright() as playwright,
        ):
            browser = await playwright.chromium.launch(executable_path=chromium(), args=QUIET)
            page = await browser.new_page(viewport={"width": 1120, "height": 1240}, color_scheme="dark")
            await page.goto(f"{box.url}/?user={box.world.user_named('Anna').id}")
            await real.open_table(page)
            await real.open_hand(page)
            for _ in range(TURNS):
                await real.play_turn(page)
            await real.open_hand(page)
            await page.wait_for_timeout(1500)
            table = page.locator("[data-testid=message][data-ephemeral=false]").last
            await table.evaluate("node => node.scrollIntoView({block: 'start'})")
            await page.wait_for_timeout(500)
            await page.screenshot(path=PICTURE)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
