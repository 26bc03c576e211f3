"""A person who plays with the mouse: presses what the page of the sandbox shows, the real bot behind it."""

from __future__ import annotations

import re

from playwright.async_api import Locator, Page, expect

HAND, DRAW, LAY, SUGGEST, DISCARD = (
    re.compile(f":{what}:") for what in ("hand", "draw", "lay", "suggest", "discard")
)
SURE, NEXT, YES = (re.compile(f":{what}:") for what in ("sure", "next", "yes"))
_ALL_ANSWERED = "() => !document.querySelector('[data-testid=message][data-busy=true]')"


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
        await _press_in_lobby(page.locator("[data-custom-id*=':computer:']").last)
    await _press_in_lobby(page.locator("[data-custom-id*=':start:']").last)


async def open_hand(page: Page) -> None:
    """Once a person is to act, whom the table's message mentions: while computers act it changes under the hand."""
    await page.locator("[data-testid=message][data-ephemeral=false] .mention").last.wait_for()
    await _press(pressable(page, HAND, private=False).last)


async def _press(button: Locator) -> None:
    """Press, and wait until the answer has come."""
    await button.click()
    await _answered(button.page)


async def _answered(page: Page) -> None:
    await page.wait_for_function(_ALL_ANSWERED)


async def _press_in_lobby(button: Locator) -> None:
    """Press, and wait until the card shows what came of it: its buttons have other ids then."""
    pressed = await button.get_attribute("data-custom-id")
    await _press(button)
    await expect(button.page.locator(f"[data-custom-id='{pressed}']")).to_have_count(0)


async def play_turn(page: Page) -> bool:
    """One turn by pressing: draw, lay what is suggested, throw a card; or let the partner go out. False after the round."""
    draw, over = pressable(page, DRAW, private=True).last, pressable(page, NEXT, private=False).last
    asked = pressable(page, YES, private=True).last
    await draw.or_(over).or_(asked).first.wait_for()
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
    if await lay.count():
        await _press(lay)
        await _sure(page)


async def _throw(page: Page) -> None:
    select = pressable(page, DISCARD, private=True).last
    if await select.count():
        await select.click()
        await page.get_by_test_id("option").last.click()
        await _answered(page)
        await _sure(page)


async def _sure(page: Page) -> None:
    sure = pressable(page, SURE, private=True).last
    if await sure.count():
        await _press(sure)
