"""A person plays whole matches on the sandbox, computers in the other chairs: by commands, and by presses."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.app import CanastaBot
from bot.engine import AnyAction, Record, replay
from bot.sandbox import Sandbox
from bot.table import Status
from bot.texts import say
from tests.e2e.playing import EPHEMERAL, Person, by_command, by_press, panel_of
from tests.ui.limits import GALLERY, walk

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("plain_pictures")]

Way = Callable[[Person, AnyAction], Awaitable[None]]


async def play_match(person: Person, way: Way) -> None:
    """To the end of the match, round by round."""
    while person.table.status is not Status.FINISHED:
        while await person.my_turn():
            await way(person, person.wish())
        if person.table.status is Status.BETWEEN:
            await person.table.deal_next(int(person.actor.id))


@pytest.mark.parametrize("way", [by_command, by_press])
async def test_a_match_is_played_to_its_end(box: Sandbox, bot: CanastaBot, way: Way) -> None:
    person = Person(box.user("Anna"), bot)
    reply = await person.actor.command("canasta new", variant="classic", computers=3, target=700)
    assert reply.error is None
    assert reply.ephemeral
    person.keep(await person.actor.command("canasta start"))
    await play_match(person, way)
    end = await person.actor.see(
        lambda message: not message["flags"] & EPHEMERAL and "rematch" in str(message)
    )
    assert any(part["type"] == GALLERY for part in walk(end["components"]))
    record = person.table.export()
    assert isinstance(record, Record)
    assert replay(record).winner == person.table.winner is not None


@pytest.mark.parametrize(
    ("variant", "players"), [("samba", 4), ("american", 4), ("swedish", 3), ("norwegian", 2)]
)
async def test_a_round_of_other_rules_is_played_by_presses(
    box: Sandbox, bot: CanastaBot, variant: str, players: int
) -> None:
    person = Person(box.user("Anna"), bot)
    await person.actor.command("canasta new", variant=variant, players=players, computers=players - 1)
    person.keep(await person.actor.command("canasta start"))
    while await person.my_turn():
        await by_press(person, person.wish())
    assert len(person.table.sheets) == 1


async def test_a_press_on_an_old_panel_is_answered_with_the_panel_as_it_is(
    box: Sandbox, bot: CanastaBot
) -> None:
    person = Person(box.user("Emma"), bot)
    await person.actor.command("canasta new", computers=3)
    person.keep(await person.actor.command("canasta start"))
    assert await person.my_turn()
    panel = await panel_of(person)
    old = panel["components"]
    draw = next(part for part in str(old).split("'") if ":draw:" in part)
    assert (await person.actor.click(panel, draw)).error is None
    box.world.find_message(panel["id"]).body["components"] = old  # as one whose client shows it still
    late = await person.actor.click(panel, draw)
    assert late.error is None
    assert say("en", "panel-stale") in late.text
    assert len([move for move in person.table.moves if move.seat == person.seat]) == 1


async def test_someone_who_watches_gets_the_public_view(box: Sandbox, bot: CanastaBot) -> None:
    person, watcher = Person(box.user("Kari"), bot), box.user("Emma")
    await person.actor.command("canasta new", computers=3)
    person.keep(await person.actor.command("canasta start"))
    reply = await watcher.command("hand")
    assert reply.ephemeral
    assert say("en", "panel-spectator") in reply.text


async def test_the_panel_follows_when_the_turn_comes_back(box: Sandbox, bot: CanastaBot) -> None:
    person = Person(box.user("Emma"), bot)
    await person.actor.command("canasta new", computers=3)
    person.keep(await person.actor.command("canasta start"))
    assert await person.my_turn()
    panel = await panel_of(person)
    await by_command(person, person.wish())
    while await person.my_turn() and person.table.view(person.seat).phase.value != "draw":
        await by_command(person, person.wish())
    shown = person.shown
    assert shown is not None
    assert shown.message is not None
    newest = shown.message["id"]
    await person.actor.see(lambda message: message["id"] == newest and ":draw:" in str(message))
    assert panel["id"] != newest


async def test_a_new_panel_takes_the_place_of_the_one_before(box: Sandbox, bot: CanastaBot) -> None:
    person = Person(box.user("Emma"), bot)
    await person.actor.command("canasta new", computers=3)
    person.keep(await person.actor.command("canasta start"))
    assert await person.my_turn()
    old = [await panel_of(person), (await person.actor.command("draw")).message]
    newest = (await person.actor.command("hand")).message
    await person.actor.see(lambda message: newest is not None and message["id"] == newest["id"])
    async with asyncio.timeout(60):
        while {part["id"] for part in old if part} & {part["id"] for part in person.actor.messages()}:
            await asyncio.sleep(0.02)
    assert newest
    assert newest["id"] in {part["id"] for part in person.actor.messages()}
