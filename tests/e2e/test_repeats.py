"""The same thing twice, too late, or on a message of another time: nothing is played twice, and everyone is answered."""

import asyncio
from typing import Any

import pytest

from bot.app import CanastaBot
from bot.engine import Phase
from bot.sandbox import Sandbox
from bot.sandbox.errors import Json
from bot.ui import acting, arriving
from tests.e2e.playing import panel_of
from tests.e2e.trouble import (
    goes_on,
    is_public,
    playing,
    press_of,
    privates,
    promised,
    public_with,
    settle,
)
from tests.ui.limits import walk

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("plain_pictures")]


def answers(box: Sandbox, since: int = 0) -> list[Json]:
    return [entry for entry in box.rest.entries(since) if entry["path"].endswith("/callback")]


@pytest.mark.parametrize("path", ["hand", "draw", "canasta table"])
async def test_a_command_told_twice_is_done_once(box: Sandbox, bot: CanastaBot, path: str) -> None:
    """A RESUME tells anew what the client may have missed, with the same ids."""
    person = await playing(box, bot)
    await person.actor.command(path)
    since, played = len(box.rest.log), len(person.table.moves)
    box.gateway.repeat()
    await person.actor.command("hand")
    assert len(answers(box, since)) == 1
    assert len(person.table.moves) == played
    await goes_on(person)


async def test_a_click_told_twice_is_done_once(box: Sandbox, bot: CanastaBot) -> None:
    person = await playing(box, bot)
    panel = await panel_of(person)
    await person.actor.click(panel, press_of(panel, "draw"))
    since, played = len(box.rest.log), len(person.table.moves)
    box.gateway.repeat()
    await person.actor.command("hand")
    assert len(answers(box, since)) == 1
    assert len(person.table.moves) == played
    await goes_on(person)


async def test_a_lost_connection_costs_neither_a_click_nor_a_move(box: Sandbox, bot: CanastaBot) -> None:
    person = await playing(box, bot)
    panel = await panel_of(person)
    box.gateway.drop()
    reply = await person.actor.click(panel, press_of(panel, "draw"))
    assert reply.error is None
    assert [move.seat for move in person.table.moves].count(person.seat) == 1
    box.gateway.invalidate(resumable=True)
    await goes_on(person)
    box.gateway.ask_reconnect()
    await goes_on(person)


async def test_a_forgotten_session_is_begun_anew_and_play_goes_on(
    box: Sandbox, bot: CanastaBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await playing(box, bot)
    monkeypatch.setattr(bot, "before_identify_hook", without_a_rest)
    box.gateway.invalidate()
    async with asyncio.timeout(60):
        while not box.gateway.sessions:
            await asyncio.sleep(0.005)
    await goes_on(person)


async def without_a_rest(shard_id: int | None, *, initial: bool = False) -> None:
    """The library waits five seconds before it begins a session anew; here it does not."""


async def test_many_clicks_at_once_are_one_move(box: Sandbox, bot: CanastaBot) -> None:
    person = await playing(box, bot)
    panel = await panel_of(person)
    draw = press_of(panel, "draw")
    replies = await asyncio.gather(*(person.actor.click(panel, draw) for _ in range(5)))
    assert {reply.error for reply in replies} == {None}
    assert [move.seat for move in person.table.moves].count(person.seat) == 1
    await goes_on(person)


async def test_every_button_of_an_old_panel_is_answered_and_moves_nothing(
    box: Sandbox, bot: CanastaBot
) -> None:
    person = await playing(box, bot)
    panel = await panel_of(person)
    kept = dict(box.world.find_message(panel["id"]).body)
    await goes_on(person)
    asked = await panel_of(person)
    box.world.find_message(asked["id"]).body["components"] = kept["components"]
    since = len([move for move in person.table.moves if move.seat == person.seat])
    for what in ("draw", "undo", "lay"):
        ids = [found for found in _live(kept) if f":{what}:" in found]
        for custom_id in ids:
            box.world.find_message(asked["id"]).body["components"] = kept["components"]
            person.keep(await person.actor.click(asked, custom_id))
    assert len([move for move in person.table.moves if move.seat == person.seat]) == since
    await goes_on(person)


def _live(message: Json) -> list[str]:
    parts = walk(message["components"])
    return [str(part["custom_id"]) for part in parts if part.get("custom_id") and not part.get("disabled")]


async def test_old_clicks_after_the_table_has_ended_are_answered(box: Sandbox, bot: CanastaBot) -> None:
    person = await playing(box, bot)
    panel, public = await panel_of(person), await public_with(person.actor, "hand")
    kept = [dict(box.world.find_message(message["id"]).body) for message in (panel, public)]
    asked = await person.actor.command("canasta end")
    assert asked.message
    await person.actor.click(asked.message, press_of(asked.message, "end"))
    await settle(bot)
    for old in kept:
        for custom_id in _live(old):
            box.world.find_message(old["id"]).body["components"] = old["components"]
            if ":suggest:" in custom_id or ":group:" in custom_id:
                continue
            reply = await person.actor.click(old, custom_id)
            assert reply.error is None, custom_id
            assert reply.ephemeral or reply.followups or is_public(old), custom_id
    assert (await person.actor.command("draw")).ephemeral
    assert (await person.actor.command("canasta new", computers=3)).error is None


async def test_a_panel_older_than_its_token_works_when_it_is_clicked(box: Sandbox, bot: CanastaBot) -> None:
    person = await playing(box, bot)
    panel = await panel_of(person)
    box.clock.advance(16 * 60)
    reply = person.keep(await person.actor.click(panel, press_of(panel, "draw")))
    assert reply.message
    assert reply.message["id"] == panel["id"]
    box.clock.advance(61 * 60)  # and the table's message is too old to be edited
    await goes_on(person)
    await settle(bot)
    tables = [m for m in person.actor.messages() if is_public(m) and "hand" in str(m["components"])]
    assert len(tables) >= 1


async def test_an_answer_that_takes_long_is_promised_in_time(
    box: Sandbox, bot: CanastaBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A picture that is slow to draw, a disk that is slow to write: it comes late, and to the one who asked alone."""
    monkeypatch.setattr(arriving, "SOON", 0.1)
    person = await playing(box, bot)
    append = bot.services.storage.append_action

    since, before = len(box.rest.log), len(privates(person.actor))

    async def slowly(*args: Any, **more: Any) -> None:
        await promised(box, since)
        await append(*args, **more)

    monkeypatch.setattr(bot.services.storage, "append_action", slowly)
    reply = person.keep(await person.actor.command("draw"))
    assert "Draw" not in reply.text or person.table.view(person.seat).phase is Phase.PLAY
    assert len(privates(person.actor)) == before + 1
    panel = reply.message
    assert panel
    cards = panel["components"]
    assert cards
    refused = person.keep(await person.actor.command("draw"))
    assert refused.message
    monkeypatch.setattr(bot.services.storage, "append_action", append)
    await goes_on(person)


async def test_a_press_on_the_lobby_that_takes_long_leaves_no_message_behind(
    box: Sandbox, bot: CanastaBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arriving, "SOON", 0.1)
    emma, anna = box.user("Emma"), box.user("Anna")
    await emma.command("canasta new", players=2)
    lobby = await public_with(emma, "join")
    update = bot.services.storage.update_setup

    since = len(box.rest.log)

    async def slowly(*args: Any) -> None:
        await promised(box, since)
        await update(*args)

    monkeypatch.setattr(bot.services.storage, "update_setup", slowly)
    await anna.click(lobby, press_of(lobby, "join"))
    await emma.see(lambda message: is_public(message) and anna.mention in str(message))
    async with asyncio.timeout(60):
        while privates(anna):
            await asyncio.sleep(0.005)
    monkeypatch.setattr(bot.services.storage, "update_setup", update)
    assert (await emma.command("canasta start")).error is None


async def test_a_command_typed_again_after_its_question_is_the_yes(
    box: Sandbox, bot: CanastaBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One who plays by commands alone needs no button."""
    person = await playing(box, bot)
    monkeypatch.setattr(acting, "question", lambda *_, **__: "Really?")
    before = person.table.ply
    asked = person.keep(await person.actor.command("draw"))
    assert "Really?" in asked.text
    box.gateway.repeat()  # the same command told twice is no yes
    hand = person.keep(await person.actor.command("hand"))
    assert person.table.ply == before
    assert hand.message
    assert (
        "Really?" in person.keep(await person.actor.click(hand.message, press_of(hand.message, "draw"))).text
    )
    assert "Really?" not in person.keep(await person.actor.command("draw")).text
    assert person.table.ply == before + 1
