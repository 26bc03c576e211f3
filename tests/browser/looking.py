"""What the tests look for on the page, and the ways to the demo bot's messages."""

from __future__ import annotations

import asyncio

from playwright.async_api import Locator, Page, expect

from bot.sandbox import Sandbox


def options(page: Page) -> Locator:
    return page.get_by_test_id("option")


def last(page: Page) -> Locator:
    return page.get_by_test_id("message").last


async def wait_in_vain(box: Sandbox) -> None:
    """Let the time for an answer pass, once what was sent is under way."""
    while not any(interaction.open for interaction in box.interactions.recent()):
        await asyncio.sleep(0.01)
    box.clock.advance(4)


async def type_in(page: Page, text: str) -> None:
    await page.get_by_test_id("composer").press_sequentially(text)


async def show_table(page: Page) -> Locator:
    await page.get_by_test_id("composer").fill("/table show")
    await page.keyboard.press("Enter")
    message = page.get_by_test_id("message").filter(has=page.get_by_text("Count: 0"))
    await expect(message).to_be_visible()
    return message


async def open_hand(page: Page) -> Locator:
    await page.locator("[data-custom-id=hand]").click()
    hand = page.get_by_test_id("message").filter(has_text="Hand of")
    await expect(hand).to_be_visible()
    return hand
