"""Every body the bot sends in long sessions, judged by Discord's own description of its API and by the true limits."""

from collections.abc import AsyncIterator

import pytest

from bot.app import CanastaBot
from bot.engine import forms, presets
from bot.sandbox import Actor, Sandbox
from bot.sandbox.errors import Json
from bot.sandbox.permissions import mask
from bot.table import Status
from tests.e2e.bodies import DESCRIPTION, excesses, faults, is_judged, kinds_of
from tests.e2e.playing import Person, by_command, by_press, panel_of
from tests.e2e.trouble import is_public, press_of, public_with, settle
from tests.ui.limits import walk

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("plain_pictures")]

described = pytest.mark.skipif(not DESCRIPTION.exists(), reason="Discord's description is not at hand")


FIRST, *OTHERS, LAST = presets()
SOME = [FIRST, LAST, *(pytest.param(preset, marks=pytest.mark.slow) for preset in OTHERS)]


@pytest.fixture
async def judged(box: Sandbox) -> AsyncIterator[None]:
    """After each session of this file, all that was sent is judged."""
    yield
    entries = box.rest.entries()
    refused = [(e["method"], e["path"], e["status"]) for e in entries if e["status"] == 400]
    assert refused == []
    assert [found for entry in entries for found in excesses(entry)] == []
    if DESCRIPTION.exists():
        assert [found for entry in entries for found in faults(entry)] == []
    assert sum(map(is_judged, entries)) > 3


def keeper(box: Sandbox) -> Actor:
    """Somebody who manages the server."""
    bits = mask(["manage_guild"])
    actors = [box.user(person.id) for person in box.world.users]
    return next(one for one in actors if box.world.permissions(one.person, one.channel) & bits)


async def press_everything(actor: Actor, message: Json, *, but: tuple[str, ...] = ()) -> None:
    """Press each button and choose in each select of a private message, as it stands then."""
    ids = [part["custom_id"] for part in walk(message["components"]) if part.get("custom_id")]
    for custom_id in ids:
        now = actor.now(message)
        parts = {part.get("custom_id"): part for part in walk(now["components"])}
        stem = custom_id.rsplit(":", 1)[0]
        part = parts.get(custom_id) or next((p for i, p in parts.items() if i and i.startswith(stem)), None)
        if part is None or part.get("disabled") or any(word in custom_id for word in but):
            continue
        if part["type"] == 2:
            reply = await actor.click(now, part["custom_id"])
        else:
            wanted = [option["value"] for option in part.get("options", [])][-1:] or [actor.channel.id]
            reply = await actor.select(now, part["custom_id"], wanted)
        assert reply.error is None, custom_id


async def match(person: Person, preset: str, seats: int, teams: str) -> None:
    """A match from the lobby to its end, by commands and presses in turn."""
    actor = person.actor
    wishes: dict[str, object] = {
        "variant": preset,
        "players": seats,
        "teams": teams,
        "target": 1,
        "turn_time": 600,
    }
    wishes["computers"] = seats - 2
    assert (await actor.command("canasta new", **wishes)).error is None
    lobby = await public_with(actor, "computer")
    await actor.click(lobby, press_of(lobby, "computer"))
    person.keep(await actor.command("canasta start"))
    ways, turn = (by_command, by_press), 0
    while await person.my_turn():
        await ways[turn % 2](person, person.wish())
        turn += 1
    await settle(person.bot)
    assert person.table.status is Status.FINISHED
    for path in ("scores", "canasta export", "hand", "canasta table"):
        assert (await actor.command(path)).error is None
    await settle(person.bot)


@pytest.mark.usefixtures("judged")
@pytest.mark.parametrize("preset", SOME)
async def test_a_match_of_every_rule_set(box: Sandbox, bot: CanastaBot, preset: str) -> None:
    seats, teams = max(forms(preset))
    await match(Person(box.user("Emma"), bot), preset, seats, teams)


@pytest.mark.usefixtures("judged")
async def test_lobby_panels_sheets_and_lists(box: Sandbox, bot: CanastaBot) -> None:
    person = Person(keeper(box), bot)
    actor = person.actor
    for path in ("settings", "preferences", "rules", "privacy show", "privacy delete"):
        reply = await actor.command(path)
        assert reply.message, path
        await press_everything(actor, reply.message, but=("pv:delete", "paste"))
    await actor.command("preferences")
    for path in ("leaderboard", "history", "stats", "scores", "hint", "draw", "canasta rematch"):
        assert (await actor.command(path)).error is None
    await actor.command("canasta new", variant="classic", players=2, target=700)
    lobby = await public_with(actor, "rules")
    for what in ("rules", "house", "change", "join"):
        if f":{what}:" in str(lobby):
            await actor.click(lobby, press_of(lobby, what))
    await actor.command("canasta join", seat=2)
    closed = await actor.see(lambda message: is_public(message) and "join" in str(message["components"]))
    await actor.command("canasta end")
    await settle(bot)
    assert ":join:" not in str(actor.now(closed)["components"])
    await actor.command("canasta new", variant="classic", players=2, computers=1, target=700)
    person.keep(await actor.command("canasta start"))
    assert await person.my_turn()
    await press_everything(actor, await panel_of(person), but=(":draw:", ":take:"))
    while person.table.status is not Status.FINISHED:
        while await person.my_turn():
            await person.table.play(person.seat, person.wish(), at=None)
        if person.table.status is Status.BETWEEN:
            sheet = await public_with(actor, "next")
            await actor.click(sheet, press_of(sheet, "next"))
            await settle(bot)
    await settle(bot)
    for path in ("leaderboard", "history", "stats", "scores", "canasta export"):
        reply = await actor.command(path)
        assert reply.message, path
        if path != "canasta export":
            await press_everything(actor, reply.message)
    end = await public_with(actor, "rematch")
    await actor.click(end, press_of(end, "rematch"))
    await settle(bot)
    asked = await actor.command("canasta start")
    assert asked.ephemeral
    kinds = kinds_of(box.rest.entries())
    assert len(kinds) >= 5, kinds


@pytest.mark.usefixtures("judged")
async def test_what_is_said_when_someone_is_called(box: Sandbox, bot: CanastaBot) -> None:
    emma, kari = Person(box.user("Emma"), bot), Person(box.user("Kari"), bot)
    await emma.actor.command("canasta new", players=2)
    await kari.actor.command("canasta join")
    await emma.actor.command("canasta start")
    for _ in range(12):
        for person in (emma, kari):
            while person.table.acting() == person.seat:
                await person.table.play(person.seat, person.wish(), at=None)
        await settle(bot)
    assert any(is_public(message) for message in emma.actor.messages())


@described
def test_the_judge_finds_fault() -> None:
    entry: Json = {"method": "POST", "path": "/channels/1/messages", "status": 200}
    assert faults({**entry, "body": {"components": [{"type": 10}]}})
    assert faults({**entry, "body": {"components": "none"}})
    assert not faults(
        {**entry, "body": {"components": [{"type": 10, "content": "x"}], "allowed_mentions": {"parse": []}}}
    )
    long = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81, "custom_id": "a"}]}
    assert list(excesses({**entry, "body": {"components": [long], "allowed_mentions": {}}}))
