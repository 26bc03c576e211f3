"""A sandbox with the small bot, and browser pages in it, one for each player who looks."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, async_playwright

from bot.sandbox import Sandbox

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


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    async with Sandbox() as box:
        yield box


@pytest.fixture
async def bot(box: Sandbox) -> AsyncIterator[DemoBot]:
    async with running(box) as bot:
        yield bot


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium on the path and CANASTA_CHROMIUM is not set")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        await browser.close()


@pytest.fixture
async def visit(box: Sandbox, browser: Browser) -> AsyncIterator[Visit]:
    """Opens the page as a user, by name; at the end no console of theirs may hold an error."""
    errors: list[str] = []

    async def open_page(name: str, width: int = 1280, height: int = 800, scheme: str = "dark") -> Page:
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="light" if scheme == "light" else "dark",
            reduced_motion="reduce",
        )
        page = await context.new_page()
        page.set_default_timeout(10_000)
        page.on(
            "console",
            lambda said: (
                errors.append(f"{said.text} {said.location['url']}")
                if said.type in ("error", "warning")
                else None
            ),
        )
        page.on("pageerror", lambda problem: errors.append(str(problem)))
        await page.goto(f"{box.url}/?user={box.world.user_named(name).id}")
        await page.get_by_test_id("channel").first.wait_for(state="attached")
        await page.get_by_test_id("composer").wait_for()
        return page

    yield open_page
    assert errors == []


@pytest.fixture
def keep() -> Keep:
    """Keeps a screenshot under artefacts/, for people to look at."""
    folder = Path(__file__).parents[2] / "artefacts" / "page"
    folder.mkdir(parents=True, exist_ok=True)

    async def shoot(page: Page, name: str) -> None:
        await page.screenshot(path=folder / f"{name}.png")

    return shoot
