"""Discord in trouble, permissions taken away, a full disk: everyone is told in private, and the game goes on."""

import asyncio
from typing import Any

import pytest

from bot.app import CanastaBot
from bot.sandbox import Actor, Sandbox
from bot.sandbox.errors import Json
from bot.sandbox.permissions import mask
from bot.storage import DiskFull, StorageError
from bot.table import Status
from bot.ui import announcer
from tests.e2e.playing import panel_of
from tests.e2e.trouble import (
    comes_back,
    goes_on,
    is_public,
    leaves,
    plan,
    playing,
    press_of,
    privates,
    public_with,
    settle,
)

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("plain_pictures", "impatient")]

CALLBACK = "POST /interactions/"
EDIT = "PATCH /channels/"
POST = "POST /channels/"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried again at once."""
    monkeypatch.setattr(announcer, "_AGAIN", (0.05, 0.05, 0.05, 0.05))
    monkeypatch.setattr(announcer, "EVERY", 0.05)


@pytest.mark.parametrize("after_apply", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("status", [429, 500, 503])
async def test_an_answer_that_discord_fails_to_take_stops_no_table(
    box: Sandbox, bot: CanastaBot, status: int, after_apply: bool
) -> None:
    person = await playing(box, bot)
    plan(box, CALLBACK, status, after_apply=after_apply, retry_after=0.01)
    reply = await person.actor.command("draw")
    assert [move.seat for move in person.table.moves].count(person.seat) == 1
    assert reply.error is None
    assert reply.ephemeral
    assert all(message["flags"] & 64 for message in privates(person.actor))
    await goes_on(person)


@pytest.mark.parametrize("route", [EDIT, POST, "DELETE /channels/"])
@pytest.mark.parametrize("status", [429, 500, 503])
async def test_the_public_message_comes_although_discord_failed(
    box: Sandbox, bot: CanastaBot, route: str, status: int
) -> None:
    person = await playing(box, bot)
    await settle(bot)
    plan(box, route, status, times=4, retry_after=0.01)
    await goes_on(person)
    await person.actor.command("canasta table")
    await settle(bot)
    shown = await public_with(person.actor, "hand")
    assert press_of(shown, "hand").split(":")[2] == str(person.table.ply)


@pytest.mark.parametrize("denied", ["SEND_MESSAGES", "VIEW_CHANNEL", "ATTACH_FILES", "EMBED_LINKS"])
async def test_permissions_taken_away_in_mid_game(box: Sandbox, bot: CanastaBot, denied: str) -> None:
    person = await playing(box, bot)
    await settle(bot)
    box.world.deny_bot(person.actor.channel, mask([denied]))
    told = await person.actor.command("canasta table")
    assert told.ephemeral
    await goes_on(person)
    await settle(bot)
    box.world.deny_bot(person.actor.channel, 0)
    await person.actor.command("canasta table")
    await settle(bot)
    assert await public_with(person.actor, "hand")
    await goes_on(person)


async def test_without_leave_to_attach_the_public_message_goes_on_without_its_picture(
    box: Sandbox, bot: CanastaBot
) -> None:
    person = await playing(box, bot)
    await settle(bot)
    box.world.deny_bot(person.actor.channel, mask(["ATTACH_FILES"]))
    await goes_on(person)
    await settle(bot)
    shown = await public_with(person.actor, "hand")
    assert press_of(shown, "hand").split(":")[2] == str(person.table.ply)
    assert not shown["attachments"]
    await person.actor.command("canasta table")
    await settle(bot)
    assert (await public_with(person.actor, "hand"))["id"] != shown["id"]


async def test_a_message_that_a_moderator_deletes_again_and_again(box: Sandbox, bot: CanastaBot) -> None:
    person = await playing(box, bot)
    for _ in range(3):
        await settle(bot)
        shown = await public_with(person.actor, "hand")
        box.messages.delete(box.world.find_message(shown["id"]))
        await goes_on(person)
    await settle(bot)
    assert await public_with(person.actor, "hand")


async def test_a_channel_that_is_deleted_troubles_no_other_table(
    box: Sandbox, bot: CanastaBot, caplog: pytest.LogCaptureFixture
) -> None:
    first = await playing(box, bot)
    other = next(
        c
        for c in box.world.channels_of(first.actor.channel.guild_id)
        if c.type == 0 and c.id != first.actor.channel.id
    )
    table = first.table
    second = box.user("Anna", other)
    await second.command("canasta new", computers=3)
    await second.command("canasta start")
    box.world.remove_channel(first.actor.channel)
    async with asyncio.timeout(60):
        while table.status.is_open:
            await asyncio.sleep(0.01)
    await settle(bot)
    assert (await second.command("hand")).ephemeral
    assert "Traceback" not in caplog.text


async def test_a_thread_that_is_deleted_or_archived(box: Sandbox, bot: CanastaBot) -> None:
    emma = box.user("Emma")
    thread = box.world.add_thread(emma.channel, "77000000000000001", "table", 11, emma.id)
    there = emma.at(thread)
    assert (await there.command("canasta new", computers=3)).error is None
    await there.command("canasta start")
    await settle(bot)
    thread.archived = True
    assert (await there.command("hand")).ephemeral
    await settle(bot)
    box.world.remove_channel(thread)
    await settle(bot)
    assert (await emma.command("canasta new", computers=3)).error is None


def failing(error: StorageError) -> Any:
    async def fail(*_: Any, **__: Any) -> None:
        raise error

    return fail


async def test_a_full_disk_is_told_in_private_and_loses_nothing(
    box: Sandbox, bot: CanastaBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await playing(box, bot)
    panel = await panel_of(person)
    before, hand = person.table.ply, person.table.view(person.seat).hand
    for name in ("append_action", "update_setup", "set_message", "set_status", "start_round"):
        monkeypatch.setattr(bot.services.storage, name, failing(DiskFull("the disk is full")))
    for reply in (
        await person.actor.command("draw"),
        await person.actor.click(panel, press_of(panel, "draw")),
        await leaves(person.actor),
    ):
        shown = reply.followups[-1] if reply.followups else reply.message
        assert shown
        assert shown["flags"] & 64
        assert "disk" in str(shown).lower()
    assert (person.table.ply, person.table.view(person.seat).hand) == (before, hand)
    await person.actor.command("canasta table")
    await settle(bot)
    monkeypatch.undo()
    await goes_on(person)


async def test_a_disk_that_fills_while_computers_move_holds_them_up_only_as_long(
    box: Sandbox, bot: CanastaBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.driver.REST", (0.05, 0.1))
    person = await playing(box, bot)
    append, failed = bot.services.storage.append_action, asyncio.Event()

    async def full(*args: Any, **more: Any) -> None:
        if person.table.acting() != person.seat:
            failed.set()
            raise DiskFull("the disk is full")
        await append(*args, **more)

    monkeypatch.setattr(bot.services.storage, "append_action", full)
    while person.table.acting() == person.seat:
        await person.table.play(person.seat, person.wish(), at=None)
    await asyncio.wait_for(failed.wait(), 60)
    monkeypatch.setattr(bot.services.storage, "append_action", append)
    await comes_back(person)
    await goes_on(person)


async def test_two_people_want_the_last_chair(box: Sandbox, bot: CanastaBot) -> None:
    emma, anna, kari = (box.user(name) for name in ("Emma", "Anna", "Kari"))
    await emma.command("canasta new", players=2)
    replies = await asyncio.gather(anna.command("canasta join"), kari.command("canasta join"))
    told = sorted("seat 2" in reply.text or "chair 2" in reply.text for reply in replies)
    table = bot.services.registry.at(int(emma.channel.id))
    assert table is not None
    assert all(reply.ephemeral for reply in replies)
    assert len(table.setup.people()) == 2
    assert told == [False, True]


async def test_two_people_come_at_once_where_computers_sit(box: Sandbox, bot: CanastaBot) -> None:
    emma, anna, kari = (box.user(name) for name in ("Emma", "Anna", "Kari"))
    await emma.command("canasta new", players=4, computers=3)
    await asyncio.gather(anna.command("canasta join"), kari.command("canasta join"))
    table = bot.services.registry.at(int(emma.channel.id))
    assert table is not None
    assert len(table.setup.people()) == 3


async def test_the_host_leaves_and_another_goes_on(box: Sandbox, bot: CanastaBot) -> None:
    emma, anna = box.user("Emma"), box.user("Anna")
    await emma.command("canasta new", players=2)
    await anna.command("canasta join")
    refused = await anna.command("canasta start")
    assert refused.ephemeral
    await emma.command("canasta start")
    await leaves(emma)
    table = bot.services.registry.at(int(emma.channel.id))
    assert table is not None
    assert table.status is Status.PLAYING
    assert table.setup.host == int(anna.id)
    assert (await emma.command("canasta end")).ephemeral
    assert table.status is Status.PLAYING
    assert (await emma.command("canasta join")).ephemeral
    assert table.seat_of(int(emma.id)) == 0


async def test_a_start_with_empty_chairs_is_refused_in_private(box: Sandbox, bot: CanastaBot) -> None:
    emma = box.user("Emma")
    await emma.command("canasta new", players=4, computers=1)
    reply = await emma.command("canasta start")
    assert reply.ephemeral
    table = bot.services.registry.at(int(emma.channel.id))
    assert table is not None
    assert table.status is Status.LOBBY


async def test_what_is_offered_in_direct_messages_answers_there(box: Sandbox, bot: CanastaBot) -> None:
    """Commands about a table are not offered there, and one that comes all the same is refused."""
    global_ = {command["name"]: command for command in box.commands.of(None)}
    of_servers = ("canasta", "hand", "draw", "meld", "discard", "leaderboard", "stats", "history", "settings")
    for name in of_servers:
        assert global_[name].get("contexts") == [0] or global_[name].get("dm_permission") is False, name
    emma = _keeper(box)
    for path in ("rules", "preferences", "privacy show", "canasta new", "hand", "leaderboard", "settings"):
        reply = await in_private(box, emma, path)
        assert reply["type"] in (4, 5), path
        assert reply["data"]["flags"] & 64, path
    assert bot.services.registry.open_tables() == []


def _keeper(box: Sandbox) -> Actor:
    """Somebody who is offered every command."""
    for person in box.world.users:
        if box.world.permissions(person, box.user(person.id).channel) & mask(["manage_guild"]):
            return box.user(person.id)
    raise LookupError("nobody manages a server")


async def in_private(box: Sandbox, actor: Any, path: str) -> Json:
    """The body of the first answer to a command in a direct message."""
    since = len(box.rest.log)
    publish = box.world.feed.publish

    def without_server(event: Any) -> None:
        if event.t == "INTERACTION_CREATE":
            for name in ("guild_id", "guild", "guild_locale", "member"):
                event.d.pop(name, None)
            event.d["user"] = actor.person.user()
            event.d["channel"] = {"id": "1", "type": 1, "recipients": []}
            event.d["channel_id"], event.d["context"] = "1", 1
        publish(event)

    box.world.feed.publish = without_server  # type: ignore[method-assign]
    try:
        await actor.command(path)
    finally:
        box.world.feed.publish = publish  # type: ignore[method-assign]
    body: Json = next(e["body"] for e in box.rest.entries(since) if e["path"].endswith("/callback"))
    return body


async def test_a_person_who_leaves_the_table_open_for_all(box: Sandbox, bot: CanastaBot) -> None:
    """With nobody left the table pauses, anybody may end it, and who left may come back."""
    person = await playing(box, bot)
    anna = box.user("Anna")
    assert (await anna.command("canasta end")).ephemeral
    assert person.table.status is Status.PLAYING
    await leaves(person.actor)
    assert (await person.actor.command("canasta join")).ephemeral
    await comes_back(person)
    await goes_on(person)


async def test_every_public_message_is_public_and_every_answer_private(box: Sandbox, bot: CanastaBot) -> None:
    person = await playing(box, bot)
    await goes_on(person)
    await settle(bot)
    for entry in box.rest.entries():
        if entry["path"].endswith("/callback") and entry["body"]["type"] in (4, 5):
            assert entry["body"]["data"]["flags"] & 64, entry
    assert all(message["components"] for message in person.actor.messages() if is_public(message))


async def test_a_round_that_ends_while_the_table_is_being_told_is_told_next(
    box: Sandbox, bot: CanastaBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord is slow; what it is told is a moment of the past, and is not taken for the present."""
    person = await playing(box, bot, players=2, computers=1, target=5000)
    await settle(bot)
    edit, under_way, answers, edited = announcer.Announcer._edit, *(asyncio.Event() for _ in range(3))

    async def slowly(*args: Any) -> bool:
        under_way.set()
        await answers.wait()
        done = await edit(*args)
        edited.set()
        return done

    monkeypatch.setattr(announcer.Announcer, "_edit", slowly)
    rested = rest_until_told(monkeypatch)
    while await person.my_turn():
        await person.table.play(person.seat, person.wish(), at=None)
        await asyncio.wait_for(under_way.wait(), 60)
    answers.set()
    await asyncio.wait_for(edited.wait(), 60)
    await person.table.deal_next(int(person.actor.id))
    rested.set()
    await settle(bot)
    assert "Traceback" not in caplog.text
    tables = [m for m in person.actor.messages() if is_public(m) and ":hand:" in str(m["components"])]
    assert len(tables) == 1


def rest_until_told(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Between two edits of a table's message the announcer rests until this is set."""
    rested = asyncio.Event()

    async def rest(_: announcer.Announcer, seconds: float) -> None:
        await rested.wait()

    monkeypatch.setattr(announcer.Announcer, "_rest", rest)
    return rested
