"""Hostile words, names and forged clicks: answered in private, understood as nothing, moving nothing."""

from typing import Any

import pytest

from bot.app import CanastaBot
from bot.sandbox import Sandbox
from bot.sandbox.things import Channel
from bot.sandbox.things import Person as Human
from bot.ui.ids import Press, button_id, select_id
from tests.e2e.playing import Person, panel_of
from tests.e2e.trouble import forge, goes_on, is_public, playing, press_of, privates, public_with, settle
from tests.ui.limits import walk

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("plain_pictures")]

WORDS = [
    "@everyone @here <@&1> <@1193162047513165824>",
    "**K** __K__ ||K|| `K` ```K``` > K # K [K](https://example.com)",
    "K" * 6000,
    "KK 77 " * 1000,
    "2" * 3000 + "🃏" * 3000,
    "\u202eKKK\u202c \u2066777\u2069",
    "K\u200bK\u200cK\u200d \ufeff",
    "KKK\n777\r\n\n\t555",
    "\x1b[31mKKK\x1b[0m \x00\x07",
    "{0} {card} %s %d %n {{}} ${x}",
    '{ $card } { -brand } { NUMBER($n) } {"x"}',
    "0 -1 1e9 ½ ① ٣ 三 Ⅲ K٣",
    "run W any draw pass special straight",
    "'; DROP TABLE tables; --",
    "🂡🂮🃏👨‍👩‍👧‍👦",
    " ",
]


def _assert_quiet(box: Sandbox, since: int) -> None:
    """Nothing that was sent calls anybody, and no answer was for all to see."""
    for entry in box.rest.entries(since):
        body = entry["body"] if isinstance(entry["body"], dict) else {}
        data = body.get("data") if entry["path"].endswith("/callback") else body
        if isinstance(data, dict) and "components" in data:
            assert (data.get("allowed_mentions") or {}).get("parse", []) == []


async def test_hostile_words_in_every_option(box: Sandbox, bot: CanastaBot) -> None:
    person = await playing(box, bot)
    since = len(box.rest.log)
    for words in WORDS:
        await _typed(person, words)
    await person.actor.command("draw")
    for words in WORDS:
        await _typed(person, words)
    _assert_quiet(box, since)
    await goes_on(person)


async def _typed(person: Person, words: str) -> None:
    actor, before = person.actor, person.table.ply
    for path, option in (("take", "cards"), ("meld", "cards"), ("discard", "card")):
        if path == "take" and not words.strip():
            continue  # nothing typed is no hostile word there: it takes the pile, where there is one way to
        reply = person.keep(await actor.command(path, **{option: words}))
        assert "unforeseen" not in reply.text
        assert "nothing of the game is lost" not in reply.text
        offered = await actor.autocomplete(path, option, words)
        assert offered.choices is not None
    assert person.table.ply == before


NAMES = [
    "**bold** _it_ `x`",
    "@everyone",
    "<@1193162047513165824>",
    "</canasta:1><#1><t:0:R>",
    "\u202egnp.exe",
    "\u200b\u200b",
    "{ $who } %s {0}",
    "x" * 32,
    "ﷺ" * 32,
    "a\nb\n# c",
    "||spoiler||~~~~",
]


async def test_hostile_names(box: Sandbox, bot: CanastaBot) -> None:
    for number, name in enumerate(NAMES):
        evil = box.world.add_person(f"evil {number}", "en-US")
        evil.global_name = name
        channel = box.world.add_channel(box.user("Emma").channel.guild_id, f"evil-{number}")
        await _named(box, bot, evil, channel)


async def _named(box: Sandbox, bot: CanastaBot, evil: Human, channel: Channel) -> None:
    person = Person(box.user(evil.id, channel), bot)
    assert (await person.actor.command("canasta new", players=2, computers=1, target=1)).error is None
    person.keep(await person.actor.command("canasta start"))
    await settle(bot)
    for message in person.actor.messages():
        told = "".join(str(part.get("content", "")) for part in walk(message["components"]))
        assert "@everyone" not in told
        assert "\u202e" not in told
        assert not message["mention_everyone"]
        assert all(m["id"] == evil.id for m in message["mentions"])
    for path in ("stats", "scores", "leaderboard", "history", "canasta table"):
        assert (await person.actor.command(path)).ephemeral
    await goes_on_or_ends(person)
    await settle(bot)


async def goes_on_or_ends(person: Person) -> None:
    while await person.my_turn():
        await person.table.play(person.seat, person.wish(), at=None)


# Forged clicks


async def test_a_click_on_anothers_panel_shows_and_moves_nothing_of_theirs(
    box: Sandbox, bot: CanastaBot
) -> None:
    emma = await playing(box, bot, players=2, computers=1)
    anna = box.user("Anna")
    panel = await panel_of(emma)
    before, shown = emma.table.ply, dict(emma.actor.now(panel))
    hand = emma.table.view(emma.seat).hand
    for part in walk(panel["components"]):
        if "custom_id" not in part:
            continue
        values = [o["value"] for o in part["options"]][:1] if "options" in part else None
        reply = await forge(box, anna, panel, part["custom_id"], values)
        seen = str([*privates(anna), reply.message if reply.ephemeral else ""])
        assert "Your hand" not in seen
        assert reply.message is None or is_public(reply.message) or reply.message["id"] != panel["id"]
    assert (emma.table.ply, emma.table.view(emma.seat).hand) == (before, hand)
    assert emma.table.staged(emma.seat) == ()
    assert emma.actor.now(panel)["components"] == shown["components"]
    await goes_on_or_ends(emma)


async def test_a_player_who_forges_gets_their_own_hand_in_a_message_of_their_own(
    box: Sandbox, bot: CanastaBot
) -> None:
    emma, anna = box.user("Emma"), box.user("Anna")
    await emma.command("canasta new", players=2)
    await anna.command("canasta join")
    await emma.command("canasta start")
    theirs = (await emma.command("hand")).message
    assert theirs
    shown = emma.now(theirs)["components"]
    await forge(box, anna, theirs, press_of(theirs, "hand"))
    assert emma.now(theirs)["components"] == shown
    assert any("Your hand" in str(message) for message in privates(anna))


FORGED = [
    ("nonsense", "", None),
    ("draw", "x" * 40, None),
    ("sure", "discard.Zz", None),
    ("sure", "take.0.ffff", None),
    ("sure", "lay.0", None),
    ("sure", "unreadable", None),
    ("sure", "", None),
    ("three", "Ks", None),
    ("special", "made_up", None),
    ("take", "99.abc", None),
    ("yes", "", None),
    ("pass", "", None),
    ("end", "", None),
    ("next", "", None),
    ("rematch", "", None),
    ("group", "", []),
    ("group", "", ["K"] * 25),
    ("group", "", ["run", "W", "\x00"]),
    ("how", "K", ["Zz"]),
    ("how", "K", ["KsKsKsKsKs"]),
    ("how", "nowhere", ["none"]),
    ("discard", "", []),
    ("discard", "", ["Ks Ks"]),
    ("discard", "", ["\u202e"]),
    ("discard", "", ["x" * 100]),
    ("take", "", ["x"]),
    ("house", "", ["x"]),
    ("passport", "", None),
]


async def test_a_forged_click_is_answered_and_moves_nothing(
    box: Sandbox, bot: CanastaBot, caplog: pytest.LogCaptureFixture
) -> None:
    person = await playing(box, bot)
    stranger = box.user("Kari")  # manages nothing here
    panel = await panel_of(person)
    before, hand = person.table.ply, person.table.view(person.seat).hand
    for what, arg, values in FORGED:
        press = Press(person.table.id, before, what, arg)
        custom_id = button_id(press) if values is None else select_id(press)
        await forge(box, stranger, panel, custom_id, values)
        assert "Your hand" not in str(privates(stranger)), custom_id
        assert person.table.ply == before, custom_id
        if what not in _DOES_SOMETHING:
            reply = await forge(box, person.actor, panel, custom_id, values)
            assert reply.error is None, (custom_id, reply)
        assert (person.table.ply, person.table.view(person.seat).hand) == (before, hand), custom_id
    assert "Traceback" not in caplog.text
    assert "unforeseen" not in caplog.text
    await goes_on(person)


_DOES_SOMETHING = ("draw", "end")  # what it may do, it does, however it is asked


ADDRESSES = [
    "cb:1:0:hand::",
    "cb:999999999999999999:999999999:hand::",
    "cb:1:999999999:draw::",
    "pg:history:99999999999999999999:f:.all.99999999999999999999999",
    "pg:scores:0:f:999999999999999999999",
    "pg:scores:0:f:x",
    "pg:nowhere:0:f:x",
    "wy:nowhere:nowhere",
    "sb:server",
    "pv:delete",
]


async def test_forged_addresses_are_answered(
    box: Sandbox, bot: CanastaBot, caplog: pytest.LogCaptureFixture
) -> None:
    person = await playing(box, bot)
    kari = box.user("Kari")
    shown = await public_with(person.actor, "hand")
    for custom_id in ADDRESSES:
        reply = await forge(box, kari, shown, custom_id)
        assert reply.error is None, custom_id
        assert reply.ephemeral or reply.followups, custom_id
    assert "Traceback" not in caplog.text
    await goes_on(person)


async def test_another_servers_table_is_not_to_be_seen_by_a_forged_click(
    box: Sandbox, bot: CanastaBot
) -> None:
    person = await playing(box, bot)
    elsewhere = next(
        c for c in box.world.channels.values() if c.guild_id != person.actor.channel.guild_id and c.type == 0
    )
    kari = box.user("Kari", elsewhere)
    message = kari.say("hello")
    press = Press(person.table.id, person.table.ply, "hand")
    reply = await forge(box, kari, message, button_id(press))
    assert "canasta" in reply.text
    assert "Stock" not in reply.text
    assert person.actor.mention not in reply.text


async def test_options_of_a_wrong_type_are_answered(box: Sandbox, bot: CanastaBot) -> None:
    person = await playing(box, bot)
    before = person.table.ply
    publish = box.world.feed.publish
    values: tuple[object, ...] = (None, True, 3, 2.5, [], {}, "x" * 7000)
    for value in values:

        def wrong(event: Any, value: object = value) -> None:
            if event.t == "INTERACTION_CREATE":
                options = [{"name": "card", "type": 3, "value": value}]
                event.d["data"] = {**event.d["data"], "options": options}
            publish(event)

        box.world.feed.publish = wrong  # type: ignore[method-assign]
        try:
            reply = await person.actor.command("discard", card="x")
        finally:
            box.world.feed.publish = publish  # type: ignore[method-assign]
        assert reply.error is None
        assert reply.ephemeral
    assert person.table.ply == before
    await goes_on(person)
