"""A person who plays with the mouse: presses what the page of the sandbox shows, the real bot behind it."""

from __future__ import annotations

import re

from playwright.async_api import Locator, Page
from playwright.async_api import TimeoutError as NotThere

HAND, DRAW, LAY, SUGGEST, DISCARD = (
    re.compile(f":{what}:") for what in ("hand", "draw", "lay", "suggest", "discard")
)
SURE, NEXT, YES = (re.compile(f":{what}:") for what in ("sure", "next", "yes"))
_TURN_MS = 20_000


def pressable(page: Page, what: re.Pattern[str], *, private: bool | None = None) -> Locator:
    """The buttons and selects that do this and may be pressed now."""
    where = "" if private is None else f"[data-testid=message][data-ephemeral={str(private).lower()}] "
    return page.locator(f"{where}[data-custom-id*='{what.pattern}']:not([disabled])")


async def open_table(page: Page, *words: str) -> None:
    """`/canasta new` typed and sent, computers on the other chairs, started."""
    await page.get_by_test_id("composer").click()
    await page.keyboard.type("/canasta new")
    await page.keyboard.press("Enter")
    for word in words:
        await page.keyboard.type(word)
    await page.keyboard.press("Enter")
    for _ in range(3):
        await _press(page.locator("[data-custom-id*=':computer:']").last)
    await _press(page.locator("[data-custom-id*=':start:']").last)


async def open_hand(page: Page) -> None:
    await _press(pressable(page, HAND, private=False).last)


async def _press(button: Locator) -> None:
    """Press, and wait until the answer has come."""
    await button.wait_for()
    handle = await button.element_handle()
    await button.click()
    page = button.page
    await page.wait_for_function(
        "node => !node.isConnected || node.getAttribute('aria-busy') !== 'true'", arg=handle
    )


async def play_turn(page: Page) -> bool:
    """One turn by pressing: draw, lay what is suggested, throw a card; or let the partner go out. False after the round."""
    draw, over = pressable(page, DRAW, private=True).last, pressable(page, NEXT, private=False).last
    asked = pressable(page, YES, private=True).last
    await draw.or_(over).or_(asked).first.wait_for(timeout=_TURN_MS)
    if await asked.count():
        await _press(asked)
        return True
    if not await draw.count():
        return False
    await _press(draw)
    await _lay(page)
    await _throw(page)
    return True


async def _lay(page: Page) -> None:
    await _press(pressable(page, SUGGEST, private=True).last)
    lay = pressable(page, LAY, private=True).last
    try:
        await lay.wait_for(timeout=500)
    except NotThere:
        return
    await _press(lay)
    await _sure(page)


async def _throw(page: Page) -> None:
    select = pressable(page, DISCARD, private=True).last
    if not await select.count():
        return
    await select.click()
    await page.get_by_test_id("option").last.click()
    await _sure(page)


async def _sure(page: Page) -> None:
    try:
        await pressable(page, SURE, private=True).last.click(timeout=400)
    except NotThere:
        return
