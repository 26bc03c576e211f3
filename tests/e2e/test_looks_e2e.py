"""Each reader's own look, what watchers see, words for every picture, and where tables may be: on the sandbox."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.app import CanastaBot
from bot.engine import Record
from bot.engine.cards import spread
from bot.pictures import (
    ALT_MOST,
    MatchStory,
    alt_chart,
    alt_hand,
    alt_table,
    hand_picture,
    highlights_of,
    letters_of,
    match_chart,
    table_picture,
)
from bot.sandbox import Actor, Sandbox
from bot.sandbox.things import Channel
from bot.storage import GuildSettings, UserSettings
from bot.table import Status
from bot.table.story import course, story
from bot.texts import say
from bot.ui.cards import card_text
from bot.ui.preferences import LOOKS
from bot.ui.scene import holders
from tests.e2e.playing import Person, by_command
from tests.e2e.trouble import is_public, playing, press_of, public_with, settle
from tests.ui.limits import GALLERY, walk

pytestmark = pytest.mark.e2e

Json = dict[str, Any]
PICTURED = [look for look in LOOKS if look != "text"]


def picture_of(message: Json) -> Json | None:
    """The picture that a message shows: `media` and `description`."""
    found = [
        item for part in walk(message["components"]) if part["type"] == GALLERY for item in part["items"]
    ]
    assert len(found) <= 1
    return found[0] if found else None


def data_of(box: Sandbox, message: Json) -> bytes:
    picture = picture_of(message)
    assert picture is not None
    data, kind = box.world.blobs[picture["media"]["url"].split("/")[-2]]
    assert kind == "image/png"
    return data


def texts_of(message: Json) -> str:
    return "\n".join(str(part.get("content", "")) for part in walk(message["components"]))


async def choose_look(actor: Actor, look: str) -> None:
    """As a person does it: `/preferences`, then the select."""
    shown = (await actor.command("preferences")).message
    assert shown is not None
    ids = [str(part.get("custom_id", "")) for part in walk(shown["components"])]
    await actor.select(shown, next(found for found in ids if found.startswith("st:me:cards:")), look)


async def hand_of(person: Person) -> Json:
    reply = person.keep(await person.actor.command("hand"))
    assert reply.message is not None
    return reply.message


# Looks


async def speaks(bot: CanastaBot, actor: Actor, locale: str) -> None:
    """The person has chosen this language for themselves."""
    chosen = bot.services.preferences.user(int(actor.id))
    await bot.services.preferences.save_user(int(actor.id), replace(chosen, locale=locale))


@pytest.mark.parametrize("locale", ["en", "da"])
async def test_the_hand_is_drawn_in_the_look_one_has_chosen(
    box: Sandbox, bot: CanastaBot, locale: str
) -> None:
    person = await playing(box, bot)
    await speaks(bot, person.actor, locale)
    words = partial(say, locale)
    drawn = set()
    for look in PICTURED:
        await choose_look(person.actor, look)
        shown = await hand_of(person)
        hand = person.table.view(person.seat).hand
        assert data_of(box, shown) == hand_picture(hand, letters=letters_of(words), look=look)
        picture = picture_of(shown)
        assert picture is not None
        assert picture["description"] == alt_hand(hand, words)
        drawn.add(data_of(box, shown))
    assert len(drawn) == len(PICTURED) == 3


async def test_in_plain_text_a_hand_is_told_in_words_and_never_drawn(box: Sandbox, bot: CanastaBot) -> None:
    person = await playing(box, bot)
    await speaks(bot, person.actor, "en")
    await choose_look(person.actor, "text")
    while person.table.acting() == person.seat:
        shown = await hand_of(person)
        assert picture_of(shown) is None
        assert shown["attachments"] == []
        told = texts_of(shown)
        for card in spread(person.table.view(person.seat).hand):
            assert card_text(card, "en") in told
        assert f"Stock: {person.table.view(None).stock} cards" in told
        assert "Your side: " in told
        await by_command(person, person.wish())


async def test_a_look_is_ones_own(box: Sandbox, bot: CanastaBot) -> None:
    emma, anna = Person(box.user("Emma"), bot), Person(box.user("Anna"), bot)
    await emma.actor.command("canasta new", players=2)
    await anna.actor.command("canasta join")
    await speaks(bot, anna.actor, "da")
    await choose_look(emma.actor, "text")
    await choose_look(anna.actor, "high_contrast")
    await emma.actor.command("canasta start")
    assert picture_of(await hand_of(emma)) is None
    hand, letters = anna.table.view(anna.seat).hand, letters_of(partial(say, "da"))
    assert data_of(box, await hand_of(anna)) == hand_picture(hand, letters=letters, look="high_contrast")
    table = await public_with(emma.actor, "hand")
    assert picture_of(table) is not None


# Those who watch


async def test_one_who_watches_presses_hand_and_sees_what_everyone_sees(
    box: Sandbox, bot: CanastaBot
) -> None:
    person, watcher = await playing(box, bot), box.user("Anna")
    await speaks(bot, watcher, "da")
    await settle(bot)
    table = await public_with(watcher, "hand")
    reply = await watcher.click(table, press_of(table, "hand"))
    assert reply.error is None
    assert reply.ephemeral
    assert reply.message is not None
    assert say("da", "panel-spectator") in reply.text
    view, words = person.table.view(None), partial(say, "da")
    names = [chair.name for chair in person.table.setup.chairs if chair]
    picture = picture_of(reply.message)
    assert picture is not None
    assert picture["description"] == alt_table(view, names, words)
    assert data_of(box, reply.message) == table_picture(view, names, say=words, letters=letters_of(words))
    assert not any(part.get("custom_id") for part in walk(reply.message["components"]))


async def test_one_who_watches_in_plain_text_gets_no_picture(box: Sandbox, bot: CanastaBot) -> None:
    person, watcher = await playing(box, bot), box.user("Kari")
    await bot.services.preferences.save_user(int(watcher.id), UserSettings(cards="text", locale="en"))
    reply = await watcher.command("hand")
    assert reply.message is not None
    assert picture_of(reply.message) is None
    for chair in person.table.setup.chairs:
        assert chair is not None
        assert chair.name in texts_of(reply.message)


# Words for every picture


def pictures_sent(box: Sandbox) -> list[tuple[Json, Json]]:
    """Every picture the bot sent: what was said of the file, and the item that shows it."""
    sent = []
    for entry in box.rest.entries():
        if not any(file["filename"].endswith(".png") for file in entry.get("files", [])):
            continue
        data = entry["body"].get("data", entry["body"])
        items = [item for part in walk(data["components"]) for item in part.get("items", [])]
        assert len(items) == len(data["attachments"]) == len(entry["files"]) == 1
        sent.append((data["attachments"][0], items[0]))
    return sent


async def play_match(person: Person, watcher: Actor | None = None) -> None:
    """To the end by commands, another watching now and then."""
    turns = 0
    while person.table.status is not Status.FINISHED:
        while await person.my_turn():
            turns += 1
            if watcher is not None and turns % 20 == 1:
                await watcher.command("hand")
            await by_command(person, person.wish())
        if person.table.status is Status.BETWEEN:
            await person.table.deal_next(int(person.actor.id))


async def test_every_picture_of_a_match_comes_with_its_words_and_the_end_is_its_story(
    box: Sandbox, bot: CanastaBot
) -> None:
    person = await playing(box, bot, target=700)
    await play_match(person, box.user("Anna"))
    end = await public_with(person.actor, "rematch")
    await settle(bot)
    sent = pictures_sent(box)
    assert len(sent) > 10
    for attachment, item in sent:
        assert item["media"]["url"] == f"attachment://{attachment['filename']}"
        assert attachment["description"] == item["description"]
        assert 1 <= len(item["description"]) <= ALT_MOST == 1024
    picture, table = picture_of(end), person.table
    record = table.export()
    assert picture is not None
    assert isinstance(record, Record)
    players = [chair.name for chair in table.setup.chairs if chair]
    sides = holders(table.rules)
    words = partial(say, table.setup.locale)
    told = MatchStory(course(record), sides, players, 700, table.winner, highlights_of(story(record)))
    assert picture["description"] == alt_chart(told, words)
    assert data_of(box, end) == match_chart(told, say=words)


# Where tables may be


def other_channel(box: Sandbox, actor: Actor) -> Channel:
    return next(
        c for c in box.world.channels_of(actor.channel.guild_id) if c.id != actor.channel.id and c.type == 0
    )


async def test_a_rematch_is_refused_where_tables_may_not_be_any_more(box: Sandbox, bot: CanastaBot) -> None:
    person = await playing(box, bot, target=700)
    await play_match(person)
    other = other_channel(box, person.actor)
    guild = int(person.actor.channel.guild_id)
    await bot.services.preferences.save_guild(guild, GuildSettings(channels=(int(other.id),)))
    end = await public_with(person.actor, "rematch")
    pressed = await person.actor.click(end, press_of(end, "rematch"))
    typed = await person.actor.command("canasta rematch")
    for reply in (pressed, typed):
        assert reply.ephemeral
        assert f"<#{other.id}>" in reply.text
    assert person.table.status is Status.FINISHED


async def test_a_whole_round_is_played_in_a_thread_of_a_chosen_channel(box: Sandbox, bot: CanastaBot) -> None:
    anna = box.user("Anna")
    await speaks(bot, anna, "da")
    other = other_channel(box, anna)
    guild = int(anna.channel.guild_id)
    await bot.services.preferences.save_guild(guild, GuildSettings(channels=(int(other.id),), locale="en"))
    refused = await anna.command("canasta new", computers=3)
    assert refused.ephemeral
    assert say("da", "lobby-no-channel", channels=f"<#{other.id}>") in refused.text
    thread = box.world.add_thread(other, "77000000000000000", "table", 11, anna.id)
    away = box.world.add_thread(anna.channel, "77000000000000001", "chat", 11, anna.id)
    assert f"<#{other.id}>" in (await anna.at(away).command("canasta new")).text
    person = Person(anna.at(thread), bot)
    assert (await person.actor.command("canasta new", computers=3)).error is None
    person.keep(await person.actor.command("canasta start"))
    while await person.my_turn():
        await by_command(person, person.wish())
    assert len(person.table.sheets) == 1
    await public_with(person.actor, "next")
    assert not any(is_public(message) for message in anna.messages())
