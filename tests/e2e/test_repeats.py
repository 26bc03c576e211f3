"""The same thing twice, too late, or on a message of another time: nothing is played twice, and everyone is answered."""

import asyncio

import pytest

from bot.app import CanastaBot
from bot.engine import Discard, Draw, Group, Meld
from bot.engine.cards import bag
from bot.sandbox import Sandbox
from bot.table import Status
from tests.e2e.playing import Person, by_command, panel_of
from tests.e2e.trouble import goes_on, moves_of, playing, press_of, privates, public_with, settle

pytestmark = pytest.mark.e2e


async def test_an_interaction_told_twice_acts_once(box: Sandbox, bot: CanastaBot) -> None:
    """A RESUME replays what the client may have missed, with the same id."""
    person = await playing(box, bot)
    await person.actor.command("draw")
    played, shown = moves_of(person.table), len(privates(person.actor))
    box.gateway.repeat()
    await asyncio.sleep(0.3)
    assert moves_of(person.table) == played
    assert len(privates(person.actor)) == shown
    await goes_on(person)


async def test_a_command_told_twice_lays_no_second_card(box: Sandbox, bot: CanastaBot) -> None:
    seen: list[int] = []

    async def count(_: object) -> None:
        seen.append(1)

    bot.tree.get_command("hand")._callback = None if False else bot.tree.get_command("hand")._callback  # type: ignore[union-attr]
    person = await playing(box, bot)
    await person.actor.command("hand")
    requests = len(box.rest.entries())
    box.gateway.repeat()
    await asyncio.sleep(0.3)
    answers = [entry for entry in box.rest.entries()[requests:] if "/callback" in entry["path"]]
    assert answers == []
