"""A sandbox with the small bot, and browser pages in it, one for each player who looks."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright, expect

from bot.sandbox import Sandbox
from tests.conftest import still_box

from .demo_bot import DemoBot, running

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
Visit = Callable[..., Awaitable[Page]]
Keep = Callable[[Page, str], Awaitable[None]]


def chromium() -> str | None:
    """Where Chromium is: CANASTA_CHROMIUM, or the first on the path."""
    return os.environ.get("CANASTA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


ONE_LOOP = pytest.mark.asyncio(loop_scope="session")  # the browser's, for every test here
PATIENCE_MS = 60_000  # only guards against hanging
expect.set_options(timeout=PATIENCE_MS)


@pytest_asyncio.fixture(loop_scope="session")
async def box() -> AsyncIterator[Sandbox]:
    async with still_box() as box:
        yield box


@pytest_asyncio.fixture(loop_scope="session")
async def bot(box: Sandbox) -> AsyncIterator[DemoBot]:
    async with running(box) as bot:
        yield bot


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One for all tests, and a context of its own for each page: starting one takes longer than most tests."""
    path = chromium()
    if path is None:
        pytest.skip("no Chromium on the path and CANASTA_CHROMIUM is not set")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=QUIET, timeout=3 * PATIENCE_MS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def visit(box: Sandbox, browser: Browser) -> AsyncIterator[Visit]:
    """Opens the page as a user, by name; at the end no console of theirs may hold an error."""
    errors: list[str] = []
    async with AsyncExitStack() as contexts:

        async def open_page(name: str, width: int = 1280, height: int = 800, scheme: str = "dark") -> Page:
            context = await browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="light" if scheme == "light" else "dark",
                reduced_motion="reduce",
            )
            contexts.push_async_callback(context.close)
            page = await context.new_page()
            page.set_default_timeout(PATIENCE_MS)
            page.on("console", lambda said: errors.extend(complaints(said)))
            page.on("pageerror", lambda problem: errors.append(str(problem)))
            await page.goto(f"{box.url}/?user={box.world.user_named(name).id}")
            await page.get_by_test_id("composer").wait_for()
            await page.locator(".channel-start").wait_for(state="attached")  # its commands are there too
            return page

        yield open_page
    assert errors == []


def complaints(said: ConsoleMessage) -> list[str]:
    """What the console holds that it should not."""
    return [f"{said.text} {said.location['url']}"] if said.type in ("error", "warning") else []


@pytest.fixture
def keep() -> Keep:
    """Keeps a screenshot under artefacts/, for people to look at."""
    folder = Path(__file__).parents[2] / "artefacts" / "page"
    folder.mkdir(parents=True, exist_ok=True)

    async def shoot(page: Page, name: str) -> None:
        await page.screenshot(path=folder / f"{name}.png")

    return shoot
