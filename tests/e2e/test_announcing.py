"""Nothing that happened at a table stays unshown, not even what happened last."""

import asyncio

import pytest

from bot.app import CanastaBot
from bot.sandbox import Sandbox
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
