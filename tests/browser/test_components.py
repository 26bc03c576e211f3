"""Buttons, selects, modals and layouts work, and what is private stays private. One behaviour a test."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from bot.sandbox import Sandbox

from .conftest import ONE_LOOP, Keep, Visit
from .looking import last, open_hand, options, show_table, wait_in_vain

pytestmark = [pytest.mark.browser, ONE_LOOP, pytest.mark.usefixtures("bot")]


async def test_a_button_edits_the_message_and_keeps_the_focus(visit: Visit) -> None:
    page = await visit("Anna")
    message = await show_table(page)
    await page.locator("[data-custom-id=count]").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Count: 1")).to_be_visible()
    await expect(page.locator("[data-custom-id=count]")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Count: 2")).to_be_visible()
    await expect(page.get_by_text("(edited)")).to_be_visible()
    await expect(message).to_have_count(0)


async def test_an_unanswered_press_fails_inline(visit: Visit, box: Sandbox) -> None:
    page = await visit("Anna")
    await show_table(page)
    silent = page.locator("[data-custom-id=silent]")
    await silent.click()
    await expect(silent).to_have_attribute("aria-busy", "true")
    await wait_in_vain(box)
    await expect(last(page)).to_contain_text("This interaction failed")
    await expect(silent).not_to_have_attribute("aria-busy", "true")


async def test_a_private_message_is_seen_by_its_owner_alone(visit: Visit) -> None:
    anna, kari = await visit("Anna"), await visit("Kari")
    await show_table(anna)
    hand = await open_hand(anna)
    await expect(hand).to_have_attribute("data-ephemeral", "true")
    await expect(hand).to_contain_text("Only you can see this")
    await expect(kari.get_by_text("Count: 0")).to_be_visible()
    await expect(kari.get_by_text("Hand of")).to_have_count(0)
    await anna.get_by_test_id("user-switch").click()
    await anna.get_by_test_id("user-option").filter(has_text="Kari").click()
    await expect(anna.get_by_test_id("user-switch")).to_contain_text("Norsk")
    await expect(anna.get_by_text("Count: 0")).to_be_visible()
    await expect(anna.get_by_text("Hand of")).to_have_count(0)


async def test_a_private_message_can_be_dismissed(visit: Visit) -> None:
    page = await visit("Anna")
    await show_table(page)
    await open_hand(page)
    await page.get_by_test_id("dismiss").click()
    await expect(page.get_by_text("Hand of")).to_have_count(0)
    await page.reload()
    await expect(page.get_by_text("Count: 0")).to_be_visible()
    await expect(page.get_by_text("Hand of")).to_have_count(0)


async def test_selects_send_what_was_chosen(visit: Visit, keep: Keep) -> None:
    page = await visit("Anna")
    await show_table(page)
    await open_hand(page)
    await page.locator("[data-custom-id=pick-one]").click()
    await expect(options(page).first).to_contain_text("card 0")
    await keep(page, "select")
    await options(page).nth(2).click()
    await expect(last(page)).to_contain_text("picked 4♠")
    await expect(page.locator("[data-custom-id=pick-one]")).to_contain_text("4♠")
    await page.locator("[data-custom-id=pick-user]").click()
    await options(page).filter(has_text="Björn").click()
    await expect(last(page)).to_contain_text("picked ")


async def test_a_select_of_several_wants_its_least(visit: Visit) -> None:
    page = await visit("Anna")
    await show_table(page)
    await open_hand(page)
    await page.locator("[data-custom-id=pick-many]").focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Space")
    await expect(page.get_by_test_id("list-done")).to_be_disabled()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Space")
    await expect(options(page).nth(1)).to_have_attribute("aria-selected", "true")
    await page.get_by_test_id("list-done").click()
    await expect(last(page)).to_contain_text("picked K♠, K♥")


async def test_a_modal_checks_its_limits_and_is_submitted(visit: Visit, keep: Keep) -> None:
    page = await visit("Anna")
    await page.get_by_test_id("composer").fill("/ask")
    await page.keyboard.press("Enter")
    modal = page.get_by_test_id("modal")
    await expect(modal).to_contain_text("House rules")
    await page.get_by_test_id("modal-submit").click()
    await expect(modal.get_by_text("This field is required")).to_have_count(2)
    await page.keyboard.type("ab")
    await page.keyboard.press("Enter")
    await expect(modal).to_contain_text("At least 3 characters")
    await page.keyboard.type("cdefghijklmnopqrstuvwxyz")
    await modal.get_by_test_id("component-select").click()
    await options(page).filter(has_text="Queen").click()
    await keep(page, "modal")
    await page.get_by_test_id("modal-submit").click()
    await expect(modal).to_have_count(0)
    await expect(last(page)).to_contain_text("submitted abcdefghijklmnopqrst ['Queen']")


async def test_a_button_opens_a_modal(visit: Visit) -> None:
    page = await visit("Anna")
    await show_table(page)
    await page.locator("[data-custom-id=ask]").click()
    await expect(page.get_by_test_id("modal")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_test_id("modal")).to_have_count(0)


async def test_the_second_kind_of_components_is_laid_out(visit: Visit, keep: Keep) -> None:
    page = await visit("Anna")
    message = await show_table(page)
    container = message.locator(".container")
    assert await container.evaluate("node => node.style.getPropertyValue('--accent')") == "#2e8b57"
    await expect(message.get_by_role("heading", name="Table")).to_be_visible()
    await expect(message.locator(".section-accessory [data-custom-id=count]")).to_be_visible()
    picture = message.get_by_role("img", name="A table with four seats")
    assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 720
    await expect(message.get_by_role("separator")).to_be_visible()
    await expect(message.locator("[data-custom-id=closed]")).to_be_disabled()
    link = message.get_by_role("link", name="Rules")
    await expect(link).to_have_attribute("href", "https://example.org/rules")
    await keep(page, "layout")
    await picture.click()
    await expect(page.get_by_test_id("lightbox")).to_contain_text("A table with four seats")
