"""`/owner`: for whoever runs the bot, and nobody else."""

import math

import pytest

from bot.app import CanastaBot
from bot.sandbox import Sandbox
from bot.sandbox.actor import Actor
from bot.sync import sync
from cogs.owner import milliseconds
from tests.app.test_serving import puts


@pytest.fixture
def keeper(box: Sandbox) -> Actor:
    """The owner of a server, who is shown the commands for administrators."""
    found = box.user("Anna")
    box.world.guild(found.channel.guild_id).owner_id = found.id
    return found


async def test_the_owner_is_told_how_the_bot_is_doing(bot: CanastaBot, keeper: Actor) -> None:
    bot.owner_id = int(keeper.id)
    await keeper.command("canasta new")
    reply = await keeper.command("owner status")
    assert reply.ephemeral
    assert "Servers: 2 · open tables: 1 · tables that could not be brought back: 0" in reply.text


async def test_the_owner_may_tell_the_commands_anew(bot: CanastaBot, box: Sandbox, keeper: Actor) -> None:
    bot.owner_id = int(keeper.id)
    before = len(puts(box))
    assert (await keeper.command("owner sync")).ephemeral
    assert len(puts(box)) == before + 1


@pytest.mark.parametrize("command", ["owner status", "owner sync"])
async def test_nobody_else_is(bot: CanastaBot, box: Sandbox, keeper: Actor, command: str) -> None:
    before = len(puts(box))
    reply = await keeper.command(command)
    assert reply.ephemeral
    assert "not for you" in reply.text
    assert len(puts(box)) == before


@pytest.mark.parametrize(
    ("seconds", "told"), [(0.0421, 42), (math.inf, "–"), (math.nan, "–")], ids=["known", "endless", "none"]
)
def test_a_latency_that_nobody_knows_is_a_dash(seconds: float, told: object) -> None:
    assert milliseconds(seconds) == told


async def test_a_server_that_had_the_commands_to_itself_does_not_show_them_twice(
    bot: CanastaBot, box: Sandbox
) -> None:
    guild = int(box.user("Anna").channel.guild_id)
    told: list[int | None] = []
    for where in (guild, None):
        before = len(puts(box))
        assert await sync(bot, bot.tree, bot.services.preferences, where)
        told.append(len(puts(box)) - before)
    assert told == [1, 2]
    assert bot.application_id
    assert await bot.http.get_guild_commands(bot.application_id, guild) == []
    assert await bot.http.get_global_commands(bot.application_id)
