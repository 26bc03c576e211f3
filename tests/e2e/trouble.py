"""Making trouble on the sandbox: forged and repeated interactions, lost permissions, a game in its middle."""

import asyncio
import re
from collections.abc import Callable
from typing import Any

from bot.app import CanastaBot
from bot.engine import format_action
from bot.sandbox import Actor, Fault, Reply, Sandbox
from bot.sandbox.errors import Json
from bot.sandbox.interactions import COMPONENT, Interaction
from bot.table import Status, Table
from bot.ui.announcer import announcer_for
from tests.e2e.playing import EPHEMERAL, Person, by_command
from tests.ui.limits import walk

BUTTON, SELECT = 2, 3


async def playing(box: Sandbox, bot: CanastaBot, name: str = "Emma", **options: Any) -> Person:
    """A person whose turn it is at a new table, computers in the other chairs."""
    person = Person(box.user(name), bot)
    wishes = {"computers": 3, **options}
    assert (await person.actor.command("canasta new", **wishes)).error is None
    person.keep(await person.actor.command("canasta start"))
    assert await person.my_turn()
    return person


async def goes_on(person: Person, turns: int = 1) -> None:
    """Nothing stops a table: whole turns are played by slash commands, and the turn comes back."""
    for _ in range(turns):
        await comes_back(person)
        while person.table.status is Status.PLAYING and person.table.acting() == person.seat:
            before, wish = person.table.ply, person.wish()
            await by_command(person, wish)
            told = person.shown.text if person.shown else ""
            assert person.table.ply != before, f"{format_action(wish)}: {told}"
    await comes_back(person)


async def comes_back(person: Person) -> None:
    """Wait for the person's turn; where the round is over meanwhile, in the next one."""
    while not await person.my_turn():
        assert person.table.status is Status.BETWEEN, "the match is over"
        await person.table.deal_next(int(person.actor.id))


async def settle(bot: CanastaBot, patience: float = 60) -> None:
    """Until the announcer has heard of everything and has nothing more to show."""
    tables, showing = bot.services.registry._tables, announcer_for(bot)
    async with asyncio.timeout(patience):
        while showing._tasks or any(is_telling(table) for table in tables.values()):
            await asyncio.sleep(0.005)


def is_telling(table: Table) -> bool:
    """Whether its listener has not heard yet of all that happened."""
    task = table._teller._task
    return task is not None and not task.done()


async def promised(box: Sandbox, since: int) -> None:
    """Until the bot has promised an answer, after so many requests."""
    async with asyncio.timeout(60):
        while not any(is_promise(entry) for entry in box.rest.entries(since)):
            await asyncio.sleep(0.005)


def is_promise(entry: Json) -> bool:
    return entry["path"].endswith("/callback") and entry["body"]["type"] in (5, 6)


def press_of(message: Json, what: str) -> str:
    """The custom id of the component that does this."""
    ids = [str(part.get("custom_id", "")) for part in walk(message["components"])]
    return next(found for found in ids if f":{what}:" in found)


async def leaves(actor: Actor) -> Reply:
    """Leave a running match, and say yes to the question."""
    asked = await actor.command("canasta leave")
    assert asked.message
    return await actor.click(asked.message, press_of(asked.message, "leave"))


def has(message: Json, what: str) -> bool:
    return any(f":{what}:" in str(part.get("custom_id", "")) for part in walk(message["components"]))


def is_public(message: Json) -> bool:
    return not message["flags"] & EPHEMERAL


async def public_with(actor: Actor, what: str) -> Json:
    """The newest public message that offers this."""
    return await actor.see(lambda message: is_public(message) and has(message, what))


def privates(actor: Actor) -> list[Json]:
    return [message for message in actor.messages() if not is_public(message)]


async def forge(
    box: Sandbox,
    actor: Actor,
    message: Json,
    custom_id: str,
    values: list[str] | None = None,
    *,
    on: Callable[[Json], None] | None = None,
) -> Reply:
    """Send a click that no client would send: on any message, with any custom id, as any component."""
    source = box.world.find_message(message["id"])
    saved = source.body["components"]
    kind = BUTTON if values is None else SELECT
    source.body["components"] = [_row(kind, custom_id, values)]
    data: Json = {"custom_id": custom_id, "component_type": kind, "id": 1}
    if values is not None:
        data["values"] = values
    started = box.interactions.start(COMPONENT, actor.person, actor.channel, data, source=source)
    source.body["components"] = saved
    return await actor._outcome(started)


def _row(kind: int, custom_id: str, values: list[str] | None) -> Json:
    part: Json = {"type": kind, "id": 2, "custom_id": custom_id}
    if kind == BUTTON:
        part |= {"label": "x", "style": 2}
    else:
        options = [{"label": "x", "value": value} for value in dict.fromkeys(values or ["x"])]
        part |= {"options": options[:25], "min_values": 0, "max_values": 25}
    return {"type": 1, "id": 1, "components": [part]}


def plan(box: Sandbox, route: str, status: int, times: int = 1, **more: Any) -> None:
    """Let Discord fail at the next so many requests to a route."""
    box.rest.plan(Fault(re.compile(route), status, times=times, **more))


def moves_of(table: Table) -> int:
    return len(table.moves)


async def answered(interaction: Interaction) -> None:
    """Until the bot has given its first answer."""
    async with asyncio.timeout(60):
        while interaction.open:
            await asyncio.sleep(0.005)
