"""Nothing that happened at a table stays unshown, not even what happened last."""

import asyncio

import pytest

from bot.app import CanastaBot
from bot.sandbox import Sandbox
from bot.sandbox.permissions import mask
from bot.table.table import Table
from bot.ui import announcer
from bot.ui.announcer import Announcer, announcer_for
from tests.e2e.playing import Person
from tests.e2e.trouble import playing, settle

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("plain_pictures")]


async def test_what_happened_last_is_shown_before_the_bot_is_closed(
    box: Sandbox, bot: CanastaBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer, "EVERY", 60.0)
    person: Person = await playing(box, bot)
    showing, table = announcer_for(bot), person.table
    before = table.message_id
    showing.show(table)  # while the task of the table rests
    await showing.close()
    assert table.message_id != before


async def test_a_change_is_shown_whenever_it_comes(
    box: Sandbox, bot: CanastaBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await playing(box, bot)
    await settle(bot)

    async def told(_: Announcer, __: Table) -> bool:
        await asyncio.sleep(0)
        return True

    monkeypatch.setattr(Announcer, "_told", told)
    monkeypatch.setattr(announcer, "EVERY", 0.0)
    showing = announcer_for(bot)
    for steps in range(60):
        showing.show(person.table)
        for _ in range(steps):
            await asyncio.sleep(0)
        showing.show(person.table)  # also in the very step in which the task ends
        await settle(bot)
        assert not showing._dirty, steps


@pytest.mark.parametrize("denied", ["VIEW_CHANNEL", "SEND_MESSAGES"])
async def test_a_table_is_shown_again_by_itself_once_it_may_be(
    box: Sandbox, bot: CanastaBot, monkeypatch: pytest.MonkeyPatch, denied: str
) -> None:
    monkeypatch.setattr(announcer, "FORBIDDEN_FOR", 0.5)
    person = await playing(box, bot)
    await settle(bot)
    box.world.deny_bot(person.actor.channel, mask([denied]))
    box.messages.delete(box.world.find_message(str(person.table.message_id)))
    before = person.table.message_id
    announcer_for(bot).show(person.table)
    await settle(bot)
    assert person.table.message_id == before
    box.world.deny_bot(person.actor.channel, 0)
    await shown_anew(person, before)


async def test_a_table_is_shown_again_by_itself_after_a_long_outage(
    box: Sandbox, bot: CanastaBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer, "FORBIDDEN_FOR", 0.5)
    monkeypatch.setattr(announcer, "_AGAIN", (0.01, 0.01))
    person = await playing(box, bot)
    await settle(bot)
    before = person.table.message_id

    async def broken(*_: object) -> None:
        raise OSError("Discord is away")

    with monkeypatch.context() as outage:
        outage.setattr(Announcer, "_tell", broken)
        announcer_for(bot).show(person.table)
        await settle(bot)
    assert person.table.message_id == before
    await shown_anew(person, before)


async def test_a_thread_that_has_gone_to_sleep_is_woken_by_its_table(box: Sandbox, bot: CanastaBot) -> None:
    emma = box.user("Emma")
    thread = box.world.add_thread(emma.channel, "77000000000000001", "table", 11, emma.id)
    person = Person(emma.at(thread), bot)
    await person.actor.command("canasta new", computers=3)
    await person.actor.command("canasta start")
    assert await person.my_turn()
    await settle(bot)
    before, thread.archived = person.table.message_id, True
    await person.table.play(person.seat, person.wish(), at=None)
    await shown_anew(person, before)


async def shown_anew(person: Person, before: int | None) -> None:
    async with asyncio.timeout(60):
        while person.table.message_id == before:
            await asyncio.sleep(0.02)


async def test_how_a_table_ended_is_shown_once_it_may_be(
    box: Sandbox, bot: CanastaBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer, "FORBIDDEN_FOR", 0.5)
    person = await playing(box, bot)
    await settle(bot)
    channel, table = person.actor.channel, person.table
    box.world.deny_bot(channel, mask(["VIEW_CHANNEL"]))
    await table.end(int(person.actor.id))
    await settle(bot)
    box.world.deny_bot(channel, 0)
    shown = str(table.message_id)
    async with asyncio.timeout(60):
        while ":hand:" in str(box.world.find_message(shown).body["components"]):
            await asyncio.sleep(0.02)
