"""Chat, places, players, languages, seats, phones and lost connections. One behaviour a test."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import WebSocketRoute, expect

from bot.sandbox import Sandbox

from .conftest import ONE_LOOP, Keep, Visit
from .looking import last, open_hand, show_table, type_in

pytestmark = [pytest.mark.browser, ONE_LOOP, pytest.mark.usefixtures("bot")]


async def test_markdown_is_read(visit: Visit, box: Sandbox) -> None:
    page = await visit("Anna")
    soon = int(box.clock.now()) + 3600
    lines = [
        "# Head",
        "> quoted **bold**",
        "- one",
        "  - inner",
        f"*slanted* __under__ ~~gone~~ `co*d*e` snake_case_name <t:{soon}:R>",
        "```\n**raw**\n```",
        "[words](https://example.org/) [bad](javascript:alert)",
    ]
    channel, kari = box.world.channel_named("cards"), box.world.user_named("Kari")
    box.messages.chat(channel, kari, "\n".join(lines))
    text = last(page).locator(".markdown")
    await expect(text.get_by_role("heading", name="Head")).to_be_visible()
    await expect(text.locator("blockquote strong")).to_have_text("bold")
    await expect(text.locator("ul ul li")).to_have_text("inner")
    for tag, words in (("em", "slanted"), ("u", "under"), ("s", "gone"), ("pre code", "**raw**")):
        await expect(text.locator(tag)).to_have_text(words)
    await expect(text.locator("code").first).to_have_text("co*d*e")
    await expect(text.get_by_text("snake_case_name")).to_be_visible()
    await expect(text.get_by_role("link")).to_have_count(1)
    await expect(text.locator("time")).to_have_text(re.compile("in (59|60) minutes|in 1 hour"))


async def test_a_relative_time_ticks_with_the_servers_clock(visit: Visit, box: Sandbox) -> None:
    page = await visit("Anna")
    channel, kari = box.world.channel_named("cards"), box.world.user_named("Kari")
    box.messages.chat(channel, kari, f"<t:{int(box.clock.now()) + 300}:R>")
    await expect(last(page).locator(".markdown time")).to_have_text(re.compile("in [45] minutes"))
    await page.get_by_test_id("tools").click()
    await page.get_by_test_id("clock-900").click()
    await expect(last(page).locator(".markdown time")).to_have_text(re.compile("(9|10) minutes ago"))


async def test_hostile_text_stays_text(visit: Visit) -> None:
    page = await visit("Anna")
    message = await show_table(page)
    small = message.locator(".subtext")
    await expect(small).to_contain_text("<script>throw 1</script>")
    await expect(small.locator("strong")).to_have_text("bold")
    await expect(small.locator("img, script")).to_have_count(0)
    assert "broken" not in await page.title()


async def test_ordinary_chat_is_read_by_the_others(visit: Visit) -> None:
    anna, bjorn = await visit("Anna"), await visit("Björn")
    await type_in(anna, "Hello @Björn, **ready**?")
    await anna.keyboard.press("Enter")
    await expect(last(bjorn)).to_contain_text("Hello @Björn, ready?")
    await expect(last(bjorn)).to_have_class(re.compile("mentions-me"))


async def test_a_channel_with_news_is_marked(visit: Visit) -> None:
    anna, bjorn = await visit("Anna"), await visit("Björn")
    await anna.get_by_test_id("channel").nth(1).click()
    await type_in(anna, "over here @Björn")
    await anna.keyboard.press("Enter")
    marked = bjorn.get_by_test_id("channel").nth(1)
    await expect(marked.locator(".badge")).to_have_text("1")
    await marked.click()
    await expect(last(bjorn)).to_contain_text("over here")
    await expect(marked.locator(".badge")).to_have_count(0)


async def test_the_tools_add_places_and_people_and_move_the_clock(
    visit: Visit, box: Sandbox, keep: Keep
) -> None:
    page = await visit("Anna")
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
    page = await visit("Anna")
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
    page = await visit("Anna")
    await page.get_by_test_id("tools").click()
    await page.get_by_role("button", name="Seats side by side: 4").click()
    for index in range(4):
        frame = page.frame_locator("[data-testid=seat]").nth(index)
        await expect(frame.get_by_test_id("composer")).to_be_visible()
    await keep(page, "seats")


async def test_it_fits_a_phone(visit: Visit, keep: Keep) -> None:
    page = await visit("Emma", width=400)
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
    page = await visit("Anna")
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


async def test_every_language_has_every_text(visit: Visit) -> None:
    page = await visit("Anna")
    languages = await page.evaluate("import('/static/strings.js').then(module => module.LANGUAGES)")
    facts = {
        language: {key: sorted(re.findall(r"\{\w+\}", text)) for key, text in texts.items()}
        for language, texts in languages.items()
    }
    assert set(facts) == {"en", "da", "sv", "no"}
    assert all(texts == facts["en"] for texts in facts.values())
    assert all(texts and all(texts.values()) for texts in languages.values())


GROW = """() => {
  const scroller = document.querySelector(".scroller"), list = scroller.querySelector(".message-list");
  const taller = (pixels) => list.append(Object.assign(document.createElement("li"), { style: `height: ${pixels}px` }));
  taller(900);
  scroller.scrollTop = scroller.scrollHeight;
  taller(300); // before the page has heard that it was scrolled
}"""
LEFT = "() => { const s = document.querySelector('.scroller'); return s.scrollHeight - s.scrollTop - s.clientHeight; }"


async def test_the_bottom_is_kept_while_messages_grow_and_left_by_the_reader_alone(visit: Visit) -> None:
    page = await visit("Anna")
    jump = page.locator(".jump")
    await page.evaluate(GROW)
    await page.wait_for_function(f"({LEFT})() < 5")
    await page.wait_for_timeout(100)
    assert await page.evaluate(LEFT) < 5
    assert not await jump.is_visible()
    await page.locator(".scroller").hover()
    await page.mouse.wheel(0, -500)
    await jump.wait_for()
    await page.evaluate(GROW.replace("scroller.scrollTop = scroller.scrollHeight;", ""))
    await page.wait_for_timeout(100)
    assert await jump.is_visible()
    await jump.click()
    await page.wait_for_function(f"({LEFT})() < 5")
