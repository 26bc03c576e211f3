"""The lobby, the public message and what Discord may do to it, on the sandbox."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.app import CanastaBot
from bot.commands.sandbox import teller
from bot.engine.cards import kinds
from bot.sandbox import Actor, Sandbox
from bot.sandbox.feed import Event
from bot.sandbox.permissions import mask
from bot.storage import GuildSettings, UserSettings
from bot.table import Status
from bot.texts import say
from bot.ui import announcer
from bot.ui.announcer import announcer_for
from bot.ui.cards import card_text, cards_text
from tests.app.conftest import serving
from tests.conftest import still_box
from tests.e2e.playing import EPHEMERAL, Person, by_command, panel_of
from tests.e2e.trouble import settle
from tests.ui.limits import walk

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("plain_pictures")]


def public(actor: Actor) -> list[dict[str, Any]]:
    return [
        message for message in actor.messages() if not message["flags"] & EPHEMERAL and message["components"]
    ]


def offers(message: dict[str, Any], what: str) -> bool:
    parts = walk(message["components"])
    return any(f":{what}:" in str(part.get("custom_id")) and not part.get("disabled") for part in parts)


def press(message: dict[str, Any], what: str) -> str:
    return next(
        str(p["custom_id"]) for p in walk(message["components"]) if f":{what}:" in str(p.get("custom_id"))
    )


async def card(actor: Actor, what: str = "join") -> dict[str, Any]:
    """The public message that offers this."""
    return await actor.see(lambda message: not message["flags"] & EPHEMERAL and offers(message, what))


async def test_people_sit_down_and_start_by_the_lobbys_buttons(box: Sandbox, bot: CanastaBot) -> None:
    emma, anna = box.user("Emma"), box.user("Anna")
    await emma.command("canasta new", variant="classic", players=2)
    lobby = await card(emma)
    assert not offers(lobby, "start")
    reply = await anna.click(lobby, press(lobby, "join"))
    assert reply.error is None
    ready_text = say(Person(emma, bot).table.setup.locale, "lobby-ready")
    ready = await emma.see(lambda message: ready_text in str(message) and offers(message, "start"))
    refused = await anna.click(ready, press(ready, "start"))
    assert refused.ephemeral or refused.followups
    assert (await emma.click(ready, press(ready, "start"))).error is None
    await card(emma, "hand")
    assert Person(emma, bot).table.status is Status.PLAYING


async def test_a_computer_makes_room_for_a_person(box: Sandbox, bot: CanastaBot) -> None:
    emma, anna = box.user("Emma"), box.user("Anna")
    await emma.command("canasta new", computers=3)
    assert (await anna.command("canasta join", seat=2)).error is None
    table = Person(emma, bot).table
    assert table.seat_of(int(anna.id)) == 1
    assert (await anna.command("canasta leave")).error is None
    assert table.seat_of(int(anna.id)) is None


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"variant": "american", "players": 2}, "2"),
        ({"variant": "classic", "players": 4, "teams": "triples"}, "two teams of three"),
        ({"variant": "danish", "players": 6, "hand_size": 20}, "20"),
        ({"computers": 5}, "5 computers do not fit"),
    ],
)
async def test_a_table_that_cannot_be_had_is_refused_in_private(
    box: Sandbox, bot: CanastaBot, options: dict[str, Any], told: str
) -> None:
    emma = box.user("Emma")
    reply = await emma.command("canasta new", **options)
    assert reply.ephemeral
    assert told in reply.text
    assert public(emma) == []


async def test_house_rules_of_the_server_hold_where_nothing_else_is_wished(
    box: Sandbox, bot: CanastaBot
) -> None:
    emma = box.user("Emma")
    guild = int(emma.channel.guild_id)
    usual = GuildSettings(variant="danish", turn_seconds=300, options={"target": 3000, "max_wilds": 2})
    await bot.services.preferences.save_guild(guild, usual)
    await emma.command("canasta new", max_wilds=1)
    table = Person(emma, bot).table
    assert (table.rules.preset, table.rules.target, table.rules.max_wilds) == ("danish", 3000, 1)
    assert table.setup.turn_time == 300


async def test_tables_are_only_set_in_the_servers_channels(box: Sandbox, bot: CanastaBot) -> None:
    emma = box.user("Emma")
    other = next(
        c for c in box.world.channels_of(emma.channel.guild_id) if c.id != emma.channel.id and c.type == 0
    )
    guild = int(emma.channel.guild_id)
    await bot.services.preferences.save_guild(guild, GuildSettings(channels=(int(other.id),)))
    reply = await emma.command("canasta new")
    assert f"<#{other.id}>" in reply.text
    assert (await emma.at(other).command("canasta new")).error is None
    thread = box.world.add_thread(other, "77000000000000000", "table", 11, emma.id)
    assert (
        say("en", "lobby-made", preset="Classic Canasta")
        in (await emma.at(thread).command("canasta new")).text
    )


async def test_after_an_edit_there_is_none_until_its_time_has_passed(
    box: Sandbox, bot: CanastaBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much the computers do meanwhile."""
    person = Person(box.user("Emma"), bot)
    await person.actor.command("canasta new", computers=3)
    await person.actor.command("canasta start")
    assert await person.my_turn()
    await settle(bot)
    monkeypatch.setattr(announcer, "EVERY", 3600.0)
    edits: list[str] = []
    edited = asyncio.Event()

    def hear(event: Event) -> None:
        if event.t in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and not event.d.get("flags", 0) & EPHEMERAL:
            edits.append(event.t)
            edited.set()

    stop = box.world.feed.listen(hear)
    moves = len(person.table.moves)
    await person.table.play(person.seat, person.wish(), at=None)
    async with asyncio.timeout(60):
        await edited.wait()
    for _ in range(2):
        while await person.my_turn() and person.table.acting() == person.seat:
            await person.table.play(person.seat, person.wish(), at=None)
    stop()
    assert len(person.table.moves) - moves > 8
    assert len(edits) == 1


async def test_the_table_is_posted_anew_when_talk_has_scrolled_it_away(box: Sandbox, bot: CanastaBot) -> None:
    person, talker = Person(box.user("Emma"), bot), box.user("Anna")
    await person.actor.command("canasta new", computers=3)
    person.keep(await person.actor.command("canasta start"))
    await settle(bot)
    before = (await card(person.actor, "hand"))["id"]
    for line in range(8):
        talker.say(f"line {line}")
    assert await person.my_turn()
    await by_command(person, person.wish())
    await settle(bot)
    tables = [message["id"] for message in public(person.actor) if offers(message, "hand")]
    assert len(tables) == 1
    assert tables != [before]


async def test_someone_is_called_once_when_the_turn_comes_and_only_by_their_wish(
    box: Sandbox, bot: CanastaBot
) -> None:
    emma, anna = Person(box.user("Emma"), bot), Person(box.user("Anna"), bot)
    await emma.actor.command("canasta new", players=2)
    await anna.actor.command("canasta join")
    await bot.services.preferences.save_user(int(emma.actor.id), UserSettings(pings="never"))
    await emma.actor.command("canasta start")
    await settle(bot)
    announcer_for(bot)._calls.all_away()  # as if both had been away for a while
    called = {"Emma": 0, "Anna": 0}
    for _ in range(4):
        person = emma if emma.table.acting() == emma.seat else anna
        while person.table.acting() == person.seat:
            await person.table.play(person.seat, person.wish(), at=None)
        await settle(bot)
        newest = public(emma.actor)[-1]
        for who in (emma, anna):
            called[who.actor.person.global_name] += any(m["id"] == who.actor.id for m in newest["mentions"])
    assert called["Emma"] == 0
    assert called["Anna"] > 0


async def test_play_goes_on_by_commands_where_the_bot_may_not_write(box: Sandbox, bot: CanastaBot) -> None:
    person = Person(box.user("Emma"), bot)
    await person.actor.command("canasta new", computers=3)
    await settle(bot)
    box.world.deny_bot(person.actor.channel, mask(["SEND_MESSAGES", "VIEW_CHANNEL"]))
    person.keep(await person.actor.command("canasta start"))
    for _ in range(2):
        while await person.my_turn():
            await by_command(person, person.wish())
            if person.table.acting() != person.seat:
                break
    await settle(bot)
    box.world.deny_bot(person.actor.channel, 0)
    assert (await person.actor.command("canasta table")).error is None
    await card(person.actor, "hand")


async def test_a_message_that_was_deleted_is_posted_anew(box: Sandbox, bot: CanastaBot) -> None:
    person = Person(box.user("Emma"), bot)
    await person.actor.command("canasta new", computers=3)
    person.keep(await person.actor.command("canasta start"))
    await settle(bot)
    box.messages.delete(box.world.find_message((await card(person.actor, "hand"))["id"]))
    assert await person.my_turn()
    await by_command(person, person.wish())
    await card(person.actor, "hand")


async def test_old_buttons_work_after_a_restart(box: Sandbox, tmp_path: Path) -> None:
    async with serving(box, tmp_path / "games.db") as bot:
        person = Person(box.user("Emma"), bot)
        await person.actor.command("canasta new", computers=3)
        person.keep(await person.actor.command("canasta start"))
        assert await person.my_turn()
        panel = await panel_of(person)
        await settle(bot)
    async with serving(box, tmp_path / "games.db") as bot:
        person.bot = bot
        reply = person.keep(await person.actor.click(panel, press(panel, "draw")))
        assert person.table.moves[-1].seat == person.seat
        assert offers(reply.message or {}, "discard")
        table = await card(person.actor, "hand")
        assert person.keep(await person.actor.click(table, press(table, "hand"))).message


async def test_the_tables_are_shown_again_in_a_sandbox_that_was_started_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with still_box() as box, serving(box, tmp_path / "games.db") as bot:
        await box.user("Emma").command("canasta new", computers=3)
        await settle(bot)
    async with still_box() as box, serving(box, tmp_path / "games.db") as bot:
        assert public(box.user("Emma")) == []
        tell = teller(bot, box.url, open_browser=False)
        await tell()
        await tell()
        await card(box.user("Emma"), "start")
    assert capsys.readouterr().out == f"Play at {box.url} (Ctrl-C ends it)\n"


async def test_what_is_put_aside_and_undone(box: Sandbox, bot: CanastaBot) -> None:
    person = Person(box.user("Emma"), bot)
    await person.actor.command("canasta new", computers=3)
    person.keep(await person.actor.command("canasta start"))
    assert await person.my_turn()
    panel = await panel_of(person)
    group = next((p for p in walk(panel["components"]) if ":group:" in str(p.get("custom_id"))), None)
    if group is not None:
        value = group["options"][0]["value"]
        reply = person.keep(await person.actor.select(panel, group["custom_id"], value))
        assert "Put aside to lay" in reply.text
        assert len(person.table.staged(person.seat)) == 1
        cleared = person.keep(
            await person.actor.click(reply.message or {}, press(reply.message or {}, "clear"))
        )
        assert "Put aside to lay" not in cleared.text
    refused = person.keep(await person.actor.command("undo"))
    assert say("en", "table-nothing_to_undo") in refused.text


async def test_typed_cards_are_read_and_refused_with_a_reason(box: Sandbox, bot: CanastaBot) -> None:
    person = Person(box.user("Emma"), bot)
    assert say("en", "lobby-no-table") in (await person.actor.command("draw")).text
    await person.actor.command("canasta new", computers=3)
    person.keep(await person.actor.command("canasta start"))
    assert await person.my_turn()
    refused = await person.actor.command("discard", card=_any_card(person))
    assert say("en", "illegal-wrong_phase-draw") in person.keep(refused).text
    assert (
        say("en", "read-unknown", text="hello")
        in person.keep(await person.actor.command("meld", cards="hello")).text
    )
    offered = await person.actor.autocomplete("discard", "card", "")
    assert offered.choices == []
    before = person.table.view(person.seat).hand
    reply = person.keep(await person.actor.command("draw"))
    drawn = cards_text(person.table.view(person.seat).hand - before, "en")
    assert say("en", "panel-drew", cards=drawn) in reply.text
    offered = await person.actor.autocomplete("discard", "card", "")
    assert offered.choices
    assert "Suggestion: " in person.keep(await person.actor.command("hint")).text


def _any_card(person: Person) -> str:
    return card_text(kinds(person.table.view(person.seat).hand)[0], "en")


async def test_the_score_sheet_stays_and_the_next_round_is_a_new_message(
    box: Sandbox, bot: CanastaBot
) -> None:
    person = Person(box.user("Emma"), bot)
    await person.actor.command("canasta new", players=2, computers=1)
    person.keep(await person.actor.command("canasta start"))
    while await person.my_turn():
        await person.table.play(person.seat, person.wish(), at=None)
    sheet = await card(person.actor, "next")
    title = say(person.table.setup.locale, "sheet-title", round=1)
    assert title in str(sheet)
    assert (await person.actor.click(sheet, press(sheet, "next"))).error is None
    await settle(bot)
    assert person.table.round == 1
    kept = person.actor.now(sheet)
    assert title in str(kept)
    assert not offers(kept, "next")
    assert (await card(person.actor, "hand"))["id"] != sheet["id"]


async def test_ending_a_match_is_asked_about_and_is_the_hosts(box: Sandbox, bot: CanastaBot) -> None:
    emma, anna = Person(box.user("Emma"), bot), Person(box.user("Anna"), bot)
    await anna.actor.command("canasta new", players=2)
    await emma.actor.command("canasta join")
    await anna.actor.command("canasta start")
    assert say("en", "table-not_host", host="Anna") in (await emma.actor.command("canasta end")).text
    table = emma.table
    asked = await anna.actor.command("canasta end")
    assert table.acting() is not None
    await anna.actor.click(asked.message or {}, press(asked.message or {}, "end"))
    assert bot.services.registry.at(int(emma.actor.channel.id)) is None
    await settle(bot)
    assert not any(offers(message, "hand") for message in public(emma.actor))


async def test_an_open_table_follows_the_servers_language(box: Sandbox, bot: CanastaBot) -> None:
    person = Person(box.user("Emma"), bot)
    await person.actor.command("canasta new", computers=3)
    await person.actor.command("canasta start")
    await settle(bot)
    guild = int(person.actor.channel.guild_id)
    for locale in ("sv", "da"):
        await bot.services.preferences.save_guild(guild, GuildSettings(locale=locale))
        await person.actor.command("canasta table")
        await settle(bot)
        assert say(locale, "button-hand") in str(public(person.actor)[-1]["components"])


async def test_whoever_keeps_the_others_waiting_is_played_for(
    box: Sandbox, bot: CanastaBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    emma, anna = box.user("Emma"), box.user("Anna")
    await emma.command("canasta new", players=2)
    await anna.command("canasta join")
    await emma.command("canasta start")
    table = Person(emma, bot).table
    asked = anna if table.seat_of(int(emma.id)) == table.acting() else emma
    told = await asked.command("hand")
    assert told.message
    assert not offers(told.message, "standin")
    monkeypatch.setattr("bot.table.memory.STAND_IN_AFTER", 0.0)
    told = await asked.command("hand")
    assert told.message
    seat = table.acting()
    assert seat is not None
    assert (await asked.click(told.message, press(told.message, "standin"))).error is None
    assert table.kept(seat)
    async with asyncio.timeout(60):
        while table.acting() == seat:
            await asyncio.sleep(0.02)
