"""A table whose channel or thread is deleted is given up."""

import asyncio

import pytest

from bot.app import CanastaBot
from bot.sandbox import Sandbox
from bot.sandbox.things import PUBLIC_THREAD
from bot.table import Status


@pytest.mark.parametrize("kind", ["channel", "thread"])
async def test_a_table_ends_with_its_channel(bot: CanastaBot, box: Sandbox, kind: str) -> None:
    anna = box.user("Anna")
    place = box.world.add_channel(anna.channel.guild_id, "attic")
    if kind == "thread":
        place = box.world.add_thread(place, box.world.new_id(), "a game", PUBLIC_THREAD, anna.id)
    await anna.at(place).command("canasta new", computers=1, players=2)
    await anna.command("canasta new")
    registry = bot.services.registry
    here, gone = registry.at(int(anna.channel.id)), registry.at(int(place.id))
    assert here is not None
    assert gone is not None
    box.world.remove_channel(place)
    async with asyncio.timeout(60):
        while gone.status.is_open:
            await asyncio.sleep(0.01)
    assert (gone.status, here.status) == (Status.ABANDONED, Status.LOBBY)
    assert registry.open_tables() == [here]
