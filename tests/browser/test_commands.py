"""Slash commands are completed, checked and sent by keyboard or by paste. One behaviour a test."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from bot.sandbox import Sandbox

from .conftest import ONE_LOOP, Keep, Visit
from .looking import last, options, type_in, wait_in_vain

pytestmark = [pytest.mark.browser, ONE_LOOP, pytest.mark.usefixtures("bot")]


async def test_a_slash_lists_the_commands_in_the_players_language(visit: Visit, keep: Keep) -> None:
    page = await visit("Emma")
    await type_in(page, "/")
    await expect(options(page).filter(has_text="/table aabn")).to_contain_text("Åbn et bord")
    await keep(page, "commands-danish")
    english = await visit("Anna")
    await type_in(english, "/ta")
    await expect(options(english)).to_have_count(2)
    await expect(options(english).first).to_contain_text("/table open")


async def test_arrows_tab_and_enter_fill_a_command(visit: Visit, keep: Keep) -> None:
    page = await visit("Anna")
    await type_in(page, "/tab")
    await page.keyboard.press("Tab")
    await expect(options(page)).to_have_text(["Classic", "Samba"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(options(page)).to_have_count(3)
    await page.keyboard.type("players:6")
    await page.keyboard.press("Tab")
    await page.keyboard.type("partner:kar")
    await page.keyboard.press("Enter")
    await page.keyboard.type("where:")
    await options(page).first.click()
    await keep(page, "command-filled")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("samba / 6 / Kari / ")
    await expect(last(page)).to_contain_text("Anna used /table open")


async def test_a_whole_command_may_be_typed_or_pasted(visit: Visit) -> None:
    page = await visit("Anna")
    await page.get_by_test_id("composer").fill("/table open variant:samba players:3")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("samba / 3 / - / -")


async def test_missing_and_wrong_options_are_told_before_sending(visit: Visit, keep: Keep) -> None:
    page = await visit("Anna")
    error = page.get_by_test_id("composer-error")
    await page.get_by_test_id("composer").fill("/table open ")
    await page.keyboard.press("Enter")
    await expect(error).to_have_text("variant: This option is required. Specify a value.")
    await page.keyboard.type("poker")
    await page.keyboard.press("Enter")
    await expect(error).to_have_text("variant: Choose one from the list.")
    await page.keyboard.press("Control+a")
    await page.keyboard.type("classic")
    await page.keyboard.press("Tab")
    await page.keyboard.type("players:9")
    await page.keyboard.press("Enter")
    await expect(error).to_have_text("players: Must be at most 6.")
    await keep(page, "command-refused")
    await expect(page.get_by_test_id("message")).to_have_count(0)


async def test_escape_and_backspace_leave_a_command(visit: Visit) -> None:
    page = await visit("Anna")
    await page.get_by_test_id("composer").fill("/table open ")
    await expect(page.get_by_test_id("command-line")).to_be_visible()
    await page.keyboard.press("Backspace")
    await expect(page.get_by_test_id("composer")).to_have_value("/table open")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await expect(page.get_by_test_id("composer")).to_have_value("")


async def test_autocomplete_comes_while_typing(visit: Visit, keep: Keep) -> None:
    page = await visit("Anna")
    await page.get_by_test_id("composer").fill("/lay ")
    await expect(options(page)).to_have_text(["K♠", "K♥", "4♠", "10♥"])
    await page.keyboard.type("4")
    await expect(options(page)).to_have_text(["4♠"])
    await keep(page, "autocomplete")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(last(page).locator("strong")).to_have_text("laid")
    await expect(last(page).locator("img.emoji")).to_have_attribute("alt", ":card_k:")
    assert (
        await last(page)
        .locator("img.emoji")
        .evaluate("image => image.decode().then(() => image.naturalWidth)")
        == 72
    )


async def test_free_text_passes_autocomplete(visit: Visit) -> None:
    page = await visit("Anna")
    await page.get_by_test_id("composer").fill("/lay ")
    await expect(options(page)).to_have_count(4)
    await page.keyboard.type("three kings")
    await expect(options(page)).to_have_count(0)
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("three kings laid")


async def test_an_unanswered_command_is_told(visit: Visit, box: Sandbox) -> None:
    page = await visit("Anna")
    await page.get_by_test_id("composer").fill("/silence")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("Sending command…")
    await wait_in_vain(box)
    await expect(last(page)).to_contain_text("The application did not respond")
    await page.get_by_test_id("dismiss").click()
    await expect(page.get_by_test_id("message")).to_have_count(0)


async def test_a_deferred_answer_shows_that_it_is_being_thought_of(visit: Visit) -> None:
    page = await visit("Anna")
    await page.get_by_test_id("composer").fill("/ponder")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("is thinking…")
    await expect(last(page)).to_have_attribute("data-ephemeral", "true")
