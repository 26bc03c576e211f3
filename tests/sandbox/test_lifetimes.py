"""Interactions live 3 seconds, are answered once, and their token lives 15 minutes; messages are edited for an hour."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest

from bot.sandbox import Actor, Clock, Reply, Sandbox

from .raw import button, faults, refused, row, send
from .small_client import Seen, SmallClient, running

pytestmark = pytest.mark.e2e


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    """A clock that stands still makes every limit exact."""
    async with Sandbox(clock=Clock(1_800_000_000)) as box:
        yield box


@pytest.fixture
async def client(box: Sandbox) -> AsyncIterator[SmallClient]:
    async with running(box) as client:
        yield client


@asynccontextmanager
async def unanswered(
    client: SmallClient, actor: Actor, path: str = "silence"
) -> AsyncIterator[tuple[Seen, Any]]:
    """An interaction that the client holds, and the user's waiting for it."""
    waiting = asyncio.create_task(actor.command(path))
    while not client.seen:
        await asyncio.sleep(0.005)
    try:
        yield client.seen[-1], waiting
    finally:
        actor._acting.interactions.world.clock.advance(10)
        await waiting


def hook(client: SmallClient, interaction: Seen, tail: str = "/messages/@original") -> str:
    return f"/webhooks/{client.application_id}/{interaction.token}{tail}"


def callback(interaction: Seen) -> str:
    return f"/interactions/{interaction.id}/{interaction.token}/callback"


async def test_after_three_seconds_an_interaction_is_unknown(box: Sandbox, client: SmallClient) -> None:
    async with unanswered(client, box.user("Anna")) as (interaction, waiting):
        box.clock.advance(3.5)
        reply: Reply = await waiting
        assert reply.error == "The application did not respond"
        with pytest.raises(discord.NotFound) as caught:
            await interaction.response.send_message("late")
        assert caught.value.code == 10062
    assert box.user("Anna").messages() == []


async def test_just_in_time_is_in_time(box: Sandbox, client: SmallClient) -> None:
    async with unanswered(client, box.user("Anna")) as (interaction, waiting):
        box.clock.advance(2.9)
        await interaction.response.send_message("in time")
        assert (await waiting).text == "in time"


async def test_a_second_answer_is_refused(box: Sandbox, client: SmallClient) -> None:
    async with unanswered(client, box.user("Anna")) as (interaction, waiting):
        await interaction.response.send_message("one")
        error = await refused(client, "POST", callback(interaction), {"type": 4, "data": {"content": "two"}})
        assert (error.status, error.code) == (400, 40060)
        assert (await waiting).text == "one"
    assert len(box.user("Anna").messages()) == 1


async def test_a_wrong_token_is_an_unknown_interaction(box: Sandbox, client: SmallClient) -> None:
    async with unanswered(client, box.user("Anna")) as (interaction, _):
        path = f"/interactions/{interaction.id}/wrong/callback"
        assert (await refused(client, "POST", path, {"type": 5})).code == 10062


async def test_a_refused_answer_leaves_time_for_a_better_one(box: Sandbox, client: SmallClient) -> None:
    async with unanswered(client, box.user("Anna")) as (interaction, waiting):
        body = {"type": 4, "data": {"content": "x" * 2001}}
        assert await faults(client, "POST", callback(interaction), body) == {
            "data.content": "BASE_TYPE_BAD_LENGTH"
        }
        await interaction.response.send_message("shorter")
        assert (await waiting).text == "shorter"


async def test_a_refused_answer_is_shown_as_a_failure(box: Sandbox, client: SmallClient) -> None:
    async with unanswered(client, box.user("Anna")) as (interaction, waiting):
        await refused(client, "POST", callback(interaction), {"type": 4, "data": {"content": "x" * 2001}})
        box.clock.advance(3.1)
        assert "50035" in str((await waiting).error)


async def test_a_command_takes_no_update_and_no_choices(box: Sandbox, client: SmallClient) -> None:
    async with unanswered(client, box.user("Anna")) as (interaction, _):
        for kind in (1, 6, 7, 8, 99):
            assert await faults(client, "POST", callback(interaction), {"type": kind}) == {
                "type": "BASE_TYPE_CHOICES"
            }


async def test_modals_and_choices_are_judged(box: Sandbox, client: SmallClient) -> None:
    async with unanswered(client, box.user("Anna")) as (interaction, _):
        inputs = [row({"type": 4, "style": 1, "custom_id": "a", "label": "x" * 46})]
        modal = {"custom_id": "m", "title": "x" * 46, "components": inputs}
        found = await faults(client, "POST", callback(interaction), {"type": 9, "data": modal})
        assert set(found) == {"data.title", "data.components.0.components.0.label"}
        modal |= {"title": "t", "components": [inputs[0]] * 6}
        assert "data.components" in await faults(
            client, "POST", callback(interaction), {"type": 9, "data": modal}
        )


async def test_26_choices_are_refused(box: Sandbox, client: SmallClient) -> None:
    option = {"type": 3, "name": "card", "description": "d", "autocomplete": True}
    foreign = {"name": "odd", "description": "nothing of the client answers this", "options": [option]}
    guild = next(iter(box.world.guilds))
    await send(client, "PUT", f"/applications/{client.application_id}/guilds/{guild}/commands", [foreign])
    waiting = asyncio.create_task(box.user("Anna").autocomplete("odd", "card"))
    while not client.seen:
        await asyncio.sleep(0.005)
    path, choice = callback(client.seen[-1]), {"name": "x", "value": "x"}
    found = await faults(client, "POST", path, {"type": 8, "data": {"choices": [choice] * 26}})
    assert found == {"data.choices": "BASE_TYPE_BAD_LENGTH"}
    long = [{"name": "x" * 101, "value": "y" * 101}]
    found = await faults(client, "POST", path, {"type": 8, "data": {"choices": long}})
    assert set(found) == {"data.choices.0.name", "data.choices.0.value"}
    await send(client, "POST", path, {"type": 8, "data": {"choices": [choice] * 25}})
    assert len((await waiting).choices or []) == 25


async def test_the_webhook_is_unknown_until_the_first_answer(box: Sandbox, client: SmallClient) -> None:
    async with unanswered(client, box.user("Anna")) as (interaction, _):
        assert (await refused(client, "GET", hook(client, interaction))).code == 10015


async def test_the_token_dies_after_15_minutes(box: Sandbox, client: SmallClient) -> None:
    anna = box.user("Anna")
    await anna.command("hand")
    interaction = client.seen[-1]
    box.clock.advance(15 * 60)
    await interaction.edit_original_response(content="still")
    box.clock.advance(1)
    with pytest.raises(discord.HTTPException) as caught:
        await interaction.edit_original_response(content="too late")
    assert (caught.value.status, caught.value.code) == (401, 50027)
    assert anna.last()["content"] == "still"


async def test_an_ephemeral_message_is_unknown_to_the_channel(box: Sandbox, client: SmallClient) -> None:
    anna = box.user("Anna")
    shown = (await anna.command("hand")).message or {}
    path = f"/channels/{anna.channel.id}/messages/{shown['id']}"
    for method, body in (("GET", None), ("PATCH", {"content": "x"}), ("DELETE", None)):
        error = await refused(client, method, path, body)
        assert (error.status, error.code) == (404, 10008)


async def test_a_dismissed_message_is_gone_for_its_reader_only(box: Sandbox, client: SmallClient) -> None:
    anna = box.user("Anna")
    shown = (await anna.command("hand")).message or {}
    box.messages.dismiss(box.world.find_message(shown["id"]))
    assert anna.messages() == []
    await client.seen[-1].edit_original_response(content="unseen")
    assert anna.messages() == []


async def test_the_original_is_read_changed_and_deleted(box: Sandbox, client: SmallClient) -> None:
    anna = box.user("Anna")
    await anna.command("hand")
    interaction = client.seen[-1]
    original = await interaction.original_response()
    assert original.content == "your cards"
    more = await interaction.followup.send("more", ephemeral=True, wait=True)
    await more.edit(content="much more")
    assert [m["content"] for m in anna.messages()] == ["your cards", "much more"]
    await more.delete()
    await interaction.delete_original_response()
    assert anna.messages() == []
    assert (await refused(client, "PATCH", hook(client, interaction), {"content": "x"})).code == 10008


async def test_a_message_older_than_an_hour_is_not_edited(box: Sandbox, client: SmallClient) -> None:
    base = f"/channels/{box.user('Anna').channel.id}/messages"
    message = await send(client, "POST", base, {"content": "old"})
    box.clock.advance(3600)
    await send(client, "PATCH", f"{base}/{message['id']}", {"content": "an hour old"})
    box.clock.advance(1)
    error = await refused(client, "PATCH", f"{base}/{message['id']}", {"content": "older"})
    assert (error.status, error.code) == (429, 30046)


async def test_with_response_tells_the_message(box: Sandbox, client: SmallClient) -> None:
    async with unanswered(client, box.user("Anna")) as (interaction, _):
        answer = await interaction.response.send_message("hello", ephemeral=True)
        assert answer.is_ephemeral()
        assert isinstance(answer.resource, discord.InteractionMessage)
        assert answer.resource.content == "hello"


async def test_a_button_may_be_pressed_by_anyone_who_sees_it(box: Sandbox, client: SmallClient) -> None:
    base = f"/channels/{box.user('Anna').channel.id}/messages"
    body = {
        "content": "t",
        "components": [row(button("press:edit"), button("off", label="Off", disabled=True))],
    }
    message = await send(client, "POST", base, body)
    with pytest.raises(LookupError, match="disabled"):
        await box.user("Kari").click(message, "Off")
    assert (await box.user("Kari").click(message, "Press")).text.startswith("changed")
