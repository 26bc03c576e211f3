"""The page does what a chat client does: commands, components, modals, privacy, phones. One behaviour a test."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, Page, WebSocketRoute, expect

from bot.sandbox import Sandbox

from .conftest import Keep, Visit

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("bot")]


def options(page: Page) -> Locator:
    return page.get_by_test_id("option")


def last(page: Page) -> Locator:
    return page.get_by_test_id("message").last


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


async def test_a_slash_lists_the_commands_in_the_players_language(visit: Visit, keep: Keep) -> None:
    page = await visit("Anna")
    await type_in(page, "/")
    await expect(options(page).filter(has_text="/table aabn")).to_contain_text("Åbn et bord")
    await keep(page, "commands-danish")
    english = await visit("Emma")
    await type_in(english, "/ta")
    await expect(options(english)).to_have_count(2)
    await expect(options(english).first).to_contain_text("/table open")


async def test_arrows_tab_and_enter_fill_a_command(visit: Visit, keep: Keep) -> None:
    page = await visit("Emma")
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
    await expect(last(page)).to_contain_text("Emma used /table open")


async def test_a_whole_command_may_be_typed_or_pasted(visit: Visit) -> None:
    page = await visit("Emma")
    await page.get_by_test_id("composer").fill("/table open variant:samba players:3")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("samba / 3 / - / -")


async def test_missing_and_wrong_options_are_told_before_sending(visit: Visit, keep: Keep) -> None:
    page = await visit("Emma")
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
    page = await visit("Emma")
    await page.get_by_test_id("composer").fill("/table open ")
    await expect(page.get_by_test_id("command-line")).to_be_visible()
    await page.keyboard.press("Backspace")
    await expect(page.get_by_test_id("composer")).to_have_value("/table open")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await expect(page.get_by_test_id("composer")).to_have_value("")


async def test_autocomplete_comes_while_typing(visit: Visit, keep: Keep) -> None:
    page = await visit("Emma")
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
    page = await visit("Emma")
    await page.get_by_test_id("composer").fill("/lay ")
    await expect(options(page)).to_have_count(4)
    await page.keyboard.type("three kings")
    await expect(options(page)).to_have_count(0)
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("three kings laid")


async def test_a_button_edits_the_message_and_keeps_the_focus(visit: Visit) -> None:
    page = await visit("Emma")
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
    page = await visit("Emma")
    await show_table(page)
    silent = page.locator("[data-custom-id=silent]")
    await silent.click()
    await expect(silent).to_have_attribute("aria-busy", "true")
    box.clock.advance(4)
    await expect(last(page)).to_contain_text("This interaction failed")
    await expect(silent).not_to_have_attribute("aria-busy", "true")


async def test_an_unanswered_command_is_told(visit: Visit, box: Sandbox) -> None:
    page = await visit("Emma")
    await page.get_by_test_id("composer").fill("/silence")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("Sending command…")
    box.clock.advance(4)
    await expect(last(page)).to_contain_text("The application did not respond")
    await page.get_by_test_id("dismiss").click()
    await expect(page.get_by_test_id("message")).to_have_count(0)


async def test_a_deferred_answer_shows_that_it_is_being_thought_of(visit: Visit) -> None:
    page = await visit("Emma")
    await page.get_by_test_id("composer").fill("/ponder")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("is thinking…")
    await expect(last(page)).to_have_attribute("data-ephemeral", "true")


async def test_a_private_message_is_seen_by_its_owner_alone(visit: Visit) -> None:
    emma, kari = await visit("Emma"), await visit("Kari")
    await show_table(emma)
    hand = await open_hand(emma)
    await expect(hand).to_have_attribute("data-ephemeral", "true")
    await expect(hand).to_contain_text("Only you can see this")
    await expect(kari.get_by_text("Count: 0")).to_be_visible()
    await expect(kari.get_by_text("Hand of")).to_have_count(0)
    await emma.get_by_test_id("user-switch").click()
    await emma.get_by_test_id("user-option").filter(has_text="Kari").click()
    await expect(emma.get_by_test_id("user-switch")).to_contain_text("Norsk")
    await expect(emma.get_by_text("Count: 0")).to_be_visible()
    await expect(emma.get_by_text("Hand of")).to_have_count(0)


async def test_a_private_message_can_be_dismissed(visit: Visit) -> None:
    page = await visit("Emma")
    await show_table(page)
    await open_hand(page)
    await page.get_by_test_id("dismiss").click()
    await expect(page.get_by_text("Hand of")).to_have_count(0)
    await page.reload()
    await expect(page.get_by_text("Count: 0")).to_be_visible()
    await expect(page.get_by_text("Hand of")).to_have_count(0)


async def test_selects_send_what_was_chosen(visit: Visit, keep: Keep) -> None:
    page = await visit("Emma")
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
    page = await visit("Emma")
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
    page = await visit("Emma")
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
    page = await visit("Emma")
    await show_table(page)
    await page.locator("[data-custom-id=ask]").click()
    await expect(page.get_by_test_id("modal")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_test_id("modal")).to_have_count(0)


async def test_the_second_kind_of_components_is_laid_out(visit: Visit, keep: Keep) -> None:
    page = await visit("Emma")
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


async def test_hostile_text_stays_text(visit: Visit) -> None:
    page = await visit("Emma")
    message = await show_table(page)
    small = message.locator(".subtext")
    await expect(small).to_contain_text("<script>throw 1</script>")
    await expect(small.locator("strong")).to_have_text("bold")
    await expect(small.locator("img, script")).to_have_count(0)
    assert "broken" not in await page.title()


async def test_ordinary_chat_is_read_by_the_others(visit: Visit) -> None:
    emma, bjorn = await visit("Emma"), await visit("Björn")
    await type_in(emma, "Hello @Björn, **ready**?")
    await emma.keyboard.press("Enter")
    await expect(last(bjorn)).to_contain_text("Hello @Björn, ready?")
    await expect(last(bjorn)).to_have_class(re.compile("mentions-me"))


async def test_a_channel_with_news_is_marked(visit: Visit) -> None:
    emma, bjorn = await visit("Emma"), await visit("Björn")
    await emma.get_by_test_id("channel").nth(1).click()
    await type_in(emma, "over here @Björn")
    await emma.keyboard.press("Enter")
    marked = bjorn.get_by_test_id("channel").nth(1)
    await expect(marked.locator(".badge")).to_have_text("1")
    await marked.click()
    await expect(last(bjorn)).to_contain_text("over here")
    await expect(marked.locator(".badge")).to_have_count(0)


async def test_the_tools_add_places_and_people_and_move_the_clock(
    visit: Visit, box: Sandbox, keep: Keep
) -> None:
    page = await visit("Emma")
    before = box.clock.now()
    await page.get_by_test_id("tools").click()
    await page.get_by_test_id("clock-900").click()
    await keep(page, "tools")
    await page.get_by_test_id("addThread").click()
    await page.get_by_test_id("prompt-input").fill("evening")
    await page.get_by_test_id("prompt-submit").click()
    await expect(page.get_by_test_id("channel").filter(has_text="evening")).to_have_attribute(
        "aria-current", "page"
    )
    assert box.clock.now() >= before + 900
    await page.get_by_test_id("user-switch").click()
    await page.get_by_test_id("add-user").click()
    await page.get_by_test_id("prompt-input").fill("Åse")
    await page.get_by_test_id("prompt-submit").click()
    await page.get_by_test_id("user-switch").click()
    await page.get_by_test_id("user-option").filter(has_text="Åse").click()
    await expect(page.get_by_test_id("user-switch")).to_contain_text("Åse")


async def test_the_language_can_be_changed(visit: Visit) -> None:
    page = await visit("Emma")
    for code, words in (
        ("da", "Skriv i #"),
        ("sv-SE", "Skriv i #"),
        ("no", "Skriv i #"),
        ("en-GB", "Message #"),
    ):
        await page.get_by_test_id("user-switch").click()
        await page.locator(f"[data-locale={code}]").click()
        await expect(page.get_by_test_id("composer")).to_have_attribute(
            "placeholder", re.compile(f"^{words}")
        )
        await expect(page.locator("html")).to_have_attribute("lang", code[:2])


async def test_seats_stand_side_by_side(visit: Visit, keep: Keep) -> None:
    page = await visit("Emma")
    await page.get_by_test_id("tools").click()
    await page.get_by_role("button", name="Seats side by side: 4").click()
    for index in range(4):
        frame = page.frame_locator("[data-testid=seat]").nth(index)
        await expect(frame.get_by_test_id("composer")).to_be_visible()
    await keep(page, "seats")


async def test_it_fits_a_phone(visit: Visit, keep: Keep) -> None:
    page = await visit("Anna", width=400)
    await show_table(page)
    hand = await open_hand(page)
    tops = [
        await hand.locator(f"[data-custom-id='pick-{name}']").bounding_box()
        for name in ("Draw", "Lay", "Undo")
    ]
    assert all(box is not None for box in tops)
    first, third, fourth = (box["y"] for box in tops if box is not None)
    assert first == third < fourth
    await keep(page, "phone-hand")
    await hand.get_by_test_id("component-select").first.click()
    sheet = await page.get_by_role("dialog").bounding_box()
    assert sheet is not None
    assert (sheet["x"], sheet["width"], sheet["y"] + sheet["height"]) == (0, 400, 800)
    await keep(page, "phone-sheet")
    await page.keyboard.press("Escape")
    await expect(page.locator("#sidebar")).not_to_be_in_viewport()
    await page.get_by_test_id("menu").click()
    await expect(page.locator("#sidebar")).to_be_in_viewport()
    await keep(page, "phone-menu")
    await page.get_by_test_id("channel").nth(1).click()
    await expect(page.locator("#sidebar")).not_to_be_in_viewport()
    assert await page.evaluate("document.documentElement.scrollWidth") == 400


async def test_a_lost_connection_comes_back_with_what_was_missed(visit: Visit, box: Sandbox) -> None:
    page = await visit("Emma")
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    await page.route_web_socket("**/page/ws*", pass_on)
    await page.reload()
    await expect(page.get_by_test_id("composer")).to_have_attribute("placeholder", "Message #cards")
    await sockets[0].close()
    box.messages.chat(box.world.channel_named("cards"), box.world.user_named("Kari"), "while you were out")
    await expect(last(page)).to_contain_text("while you were out")
    assert len(sockets) == 2
