"""A user's side: commands, buttons, selects, modals, suggestions, and who sees what comes back."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.sandbox import Fault, Sandbox

from .small_client import PNG, SmallClient

pytestmark = pytest.mark.e2e


async def test_a_subcommand_with_options_is_answered(box: Sandbox, client: SmallClient) -> None:
    anna = box.user("Anna")
    reply = await anna.command("canasta new", variant="classic", players=3, partner="Kari", where="kitchen")
    assert reply.error is None
    assert reply.message is not None
    assert reply.message["content"] == "classic 3 Kari kitchen"
    assert reply.message["interaction_metadata"]["user"]["id"] == anna.id
    assert not reply.ephemeral
    assert reply.elapsed > 0


async def test_locales_of_the_person_and_of_the_server_arrive(box: Sandbox, client: SmallClient) -> None:
    reply = await box.user("Björn", channel="table-one").command("discard", card="4♠")
    assert reply.text == "4♠ from sv-SE/da"


async def test_input_that_discord_does_not_send_never_reaches_the_bot(
    box: Sandbox, client: SmallClient
) -> None:
    anna = box.user("Anna")
    assert (await anna.command("canasta new")).error == "variant: this option is required"
    assert (await anna.command("canasta new", variant="poker")).error == "variant: not one of the choices"
    assert (await anna.command("canasta new", variant="classic", players=9)).error == "players: out of bounds"
    assert (await anna.command("canasta new", variant="classic", players="x")).error is not None
    assert client.seen == []
    with pytest.raises(LookupError):
        await anna.command("nothing")
    with pytest.raises(LookupError):
        await anna.command("canasta nothing")


async def test_only_members_who_may_are_offered_a_command(box: Sandbox, client: SmallClient) -> None:
    assert (await box.user("Anna").command("settings")).text == "settings"
    assert (await box.user("Kari").command("settings")).error == "Missing Permissions"


async def test_autocomplete_gives_choices(box: Sandbox, client: SmallClient) -> None:
    reply = await box.user("Emma").autocomplete("discard", "card", "4")
    assert [c["value"] for c in reply.choices or []] == ["4♠", "4♥"]
    assert box.user("Emma").messages() == []


async def test_an_ephemeral_message_is_seen_by_its_owner_alone(box: Sandbox, client: SmallClient) -> None:
    anna, kari = box.user("Anna"), box.user("Kari")
    reply = await anna.command("hand")
    assert reply.ephemeral
    assert [m["content"] for m in anna.messages()] == ["your cards"]
    assert kari.messages() == []
    with pytest.raises(LookupError):
        await kari.click(reply.message or {}, "Edit")
    assert client.told == []


async def test_a_button_edits_its_message_at_once_or_later(box: Sandbox, client: SmallClient) -> None:
    anna = box.user("Anna")
    shown = (await anna.command("hand")).message or {}
    edited = await anna.click(shown, "Edit")
    assert edited.text.startswith("changed\n")
    assert edited.message is not None
    assert edited.message["id"] == shown["id"]
    later = await anna.click(shown, "press:later")
    assert later.text.startswith("changed later")
    assert later.ephemeral


async def test_a_public_message_may_change_by_another_way_than_the_press(
    box: Sandbox, client: SmallClient
) -> None:
    anna = box.user("Anna")
    table = (await anna.command("canasta new", variant="classic")).message or {}
    assert (await anna.click(table, "Elsewhere")).text.startswith("changed by the channel")


async def test_a_button_can_answer_privately_under_a_public_message(
    box: Sandbox, client: SmallClient
) -> None:
    anna, kari = box.user("Anna"), box.user("Kari")
    table = (await anna.command("canasta new", variant="classic")).message or {}
    reply = await kari.click(table, "Private")
    assert reply.ephemeral
    assert reply.text.startswith("only you")
    assert [m["content"] for m in anna.messages()] == ["classic 4 - -"]


async def test_a_modal_opens_and_is_submitted(box: Sandbox, client: SmallClient) -> None:
    anna = box.user("Anna")
    table = (await anna.command("canasta new", variant="classic")).message or {}
    shown = await anna.click(table, "Ask")
    assert shown.modal is not None
    assert shown.modal["title"] == "Which cards"
    assert (await anna.submit(shown, {"Cards": "x" * 21})).error is not None
    assert (await anna.submit(shown, {"cards": "KK2"})).text == "got KK2"


async def test_a_select_sends_its_values(box: Sandbox, client: SmallClient) -> None:
    anna = box.user("Anna")
    shown = (await anna.command("choose")).message or {}
    assert (await anna.select(shown, "choose", ["1", "Card 3"])).text == "chose 1,3"
    assert (await anna.select(shown, "Cards", ["1", "2", "3", "4"])).error is not None
    assert (await anna.select(shown, "Cards", "99")).error is not None


async def test_an_attachment_finds_its_place_in_the_embed(box: Sandbox, client: SmallClient) -> None:
    message = (await box.user("Anna").command("picture")).message or {}
    image = message["embeds"][0]["image"]
    assert image["url"].startswith(box.url + "/cdn/attachments/")
    assert (image["width"], image["height"]) == (7, 5)
    assert message["attachments"] == []
    assert await client.http.get_from_cdn(image["url"]) == PNG


async def test_a_follow_up_fills_a_deferred_answer_and_is_as_private_as_that(
    box: Sandbox, client: SmallClient
) -> None:
    anna, kari = box.user("Anna"), box.user("Kari")
    private = await anna.command("think")
    assert (private.text, private.ephemeral) == ("first", True)
    public = await anna.command("think", ephemeral=False)
    assert (public.text, public.ephemeral) == ("first", False)
    await anna.see(lambda m: m["content"] == "second")
    assert [m["content"] for m in kari.messages()] == ["first"]


async def test_no_answer_in_three_seconds_fails(client: SmallClient, box: Sandbox) -> None:
    waiting = asyncio.create_task(box.user("Anna").command("silence"))
    while not client.seen:
        await asyncio.sleep(0.01)
    box.clock.advance(3.1)
    assert (await waiting).error == "The application did not respond"


async def test_a_user_message_reaches_the_bot_without_its_content(box: Sandbox, client: SmallClient) -> None:
    said = box.user("Anna").say("what a hand")
    assert client.user is not None
    box.user("Anna").say(f"hello <@{client.user.id}>")
    while len(client.told) < 2:
        await asyncio.sleep(0.01)
    assert [m.content for m in client.told] == ["", f"hello <@{client.user.id}>"]
    assert str(client.told[0].id) == said["id"]
    assert box.user("Kari").messages()[0]["content"] == "what a hand"


async def test_a_layout_is_pressed_and_drawn_anew(box: Sandbox, client: SmallClient) -> None:
    anna, kari = box.user("Anna"), box.user("Kari")
    shown = await anna.command("layout")
    assert shown.text.startswith("hello")
    table = shown.message or {}
    assert table["flags"] & 1 << 15
    assert (await kari.click(table, "Relay")).text.startswith("pressed")
    assert (await kari.select(table, "Partner", [anna.id])).text == "with Anna"
    modal = await anna.click(table, "Labelled")
    assert (await anna.submit(modal, {"Why": "so"})).error is not None
    assert (await anna.submit(modal, {"Rank": ["king"]})).text.startswith("['king'] because")


async def test_an_answer_that_arrived_but_was_not_confirmed_is_not_given_twice(
    box: Sandbox, client: SmallClient
) -> None:
    box.rest.plan(Fault(re.compile("POST /interactions/"), 500, times=1, after_apply=True))
    reply = await box.user("Anna").command("hand")
    assert reply.text.startswith("your cards")
    while len(answers := [e["status"] for e in box.rest.entries() if "/callback" in e["path"]]) < 2:
        await asyncio.sleep(0.01)
    assert answers == [500, 400]
    assert len(box.user("Anna").messages()) == 1
