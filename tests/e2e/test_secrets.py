"""What only a hand holds is in nothing that others can see: no message, no edit, no alt text, no list of choices, no log."""

import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import CanastaBot
from bot.engine import forms, presets
from bot.engine.cards import KINDS, kinds, spread
from bot.pictures import alt_hand, emoji_drawings
from bot.sandbox import Sandbox
from bot.sandbox.errors import Json
from bot.sandbox.feed import Event
from bot.table import Status, Table
from bot.texts import say
from bot.ui import announcer, drawn, emojis, panels
from bot.ui.cards import card_text
from bot.ui.emojis import emoji_name
from bot.ui.told import action_text
from tests.app.conftest import serving
from tests.e2e.playing import CARD, EPHEMERAL, Person, by_command, by_name, by_press
from tests.e2e.trouble import (
    goes_on,
    plan,
    playing,
    press_of,
    privates,
    promised,
    public_with,
    settle,
)
from tests.ui.limits import walk

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("plain_pictures")]


LOADING = 128


class Watch:
    """Reads all that everyone can see, as it comes, and knows what lies, or lay, on the table for all to see."""

    def __init__(self, box: Sandbox, table: Table) -> None:
        self._table = table
        self.lay: set[str] = set()
        self.read = 0
        self.leaks: list[str] = []
        self.note()
        self._stop = box.world.feed.listen(self._hear)

    def note(self) -> None:
        """Look at the table, from where everyone sits."""
        if self._table.status is Status.LOBBY:
            return
        view = self._table.view(None)
        laid = [card for side in view.sides for meld in side.melds() for card in spread(meld)]
        reds = [card for cards in view.reds for card in spread(cards)]
        moved = " ".join(action_text(move.action, "en") for move in self._table.moves)
        self.lay |= {card_text(card, "en") for card in (*view.pile, *laid, *reds)} | set(CARD.findall(moved))

    def _hear(self, event: Event) -> None:
        self.note()
        if event.t not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or event.viewer is not None:
            return
        self.read += 1
        told = " ".join(strings(event.d.get("components")))
        if self._table.status in (Status.PLAYING, Status.LOBBY) and not named(told) <= self.lay:
            self.leaks.append(f"{named(told) - self.lay}: {told}")
        if "Your hand" in told or any(words in told for words in self._hands()):
            self.leaks.append(told)

    def _hands(self) -> Iterator[str]:
        """Each hand as it is told to those who listen to pictures."""
        if self._table.status is not Status.LOBBY:
            for seat in range(self._table.rules.seats):
                if hand := self._table.view(seat).hand:
                    yield alt_hand(hand, partial(say, "en"), 0).partition(": ")[2]

    def stop(self) -> None:
        self._stop()


def named(told: str) -> set[str]:
    """Every card in a text, by its sign or as an emoji."""
    return set(CARD.findall(by_name(told)))


def strings(value: Any) -> Iterator[str]:
    """Every string in a body, alt texts and ids of buttons too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)


@pytest.fixture
async def bot(box: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[CanastaBot]:
    """One that tells every card by its emoji, which are there already."""
    faces = {emoji_name(drawing): drawing for drawing in emoji_drawings([])[:KINDS]}
    for name in faces:
        emoji_id = box.world.new_id()
        box.world.emojis[emoji_id] = {"id": emoji_id, "name": name, "animated": False}
    monkeypatch.setattr(emojis, "_names", lambda: faces)
    async with serving(box, tmp_path / "games.db") as bot:
        await bot._emojis.settled()
        assert len(bot._emojis._found) == KINDS
        yield bot


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The more often the public message is told, the more there is to read."""
    monkeypatch.setattr(announcer, "EVERY", 0.01)


async def test_the_watch_notices_a_hand_that_is_told_to_all(box: Sandbox, bot: CanastaBot) -> None:
    person = await playing(box, bot)
    panel = (await person.actor.command("hand")).message
    assert panel
    watch = Watch(box, person.table)
    texts = [str(part["content"]) for part in walk(panel["components"]) if "content" in part]
    alts = [text for text in strings(panel["components"]) if text.startswith("Your hand, ")]
    hand = next(text for text in texts if text.startswith("**Your hand"))
    for words in (hand.partition("\n")[2], alts[0].partition(": ")[2]):
        found = len(watch.leaks)
        box.world.feed.publish(Event("MESSAGE_UPDATE", {"components": [{"content": words}]}, to_bot=False))
        assert len(watch.leaks) > found
    watch.stop()


async def whole_match(
    box: Sandbox, bot: CanastaBot, form: tuple[str, int, str], way: Any, target: int
) -> None:
    preset, seats, teams = form
    person = Person(box.user("Emma"), bot)
    person.rng = Random(f"{form}")
    wishes = {"variant": preset, "players": seats, "teams": teams, "computers": seats - 1, "target": target}
    assert "set" in (await person.actor.command("canasta new", **wishes)).text
    watch = Watch(box, person.table)
    person.keep(await person.actor.command("canasta start"))
    while person.table.status is not Status.FINISHED:
        while await person.my_turn():
            await way(person, person.wish())
        watch.note()  # the last moves of a round, before the next one is dealt
        person.public |= watch.lay
        if person.table.status is Status.BETWEEN:
            await person.table.deal_next(int(person.actor.id))
    await settle(bot)
    watch.stop()
    assert watch.leaks == []
    assert watch.read > 5


@pytest.mark.parametrize("preset", presets())
async def test_a_whole_match_tells_nobody_what_only_a_hand_holds(
    box: Sandbox, bot: CanastaBot, preset: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    way = by_command if presets().index(preset) % 2 else by_press
    seats, teams = forms(preset)[0]
    await whole_match(box, bot, (preset, seats, teams), way, 1)
    told = [record.getMessage() for record in caplog.records if record.name.startswith("bot.")]
    assert not any(CARD.search(line) for line in told), told


@pytest.mark.slow
@pytest.mark.parametrize("form", [(p, *form) for p in presets() for form in forms(p)], ids=str)
async def test_whole_matches_of_every_form(box: Sandbox, bot: CanastaBot, form: tuple[str, int, str]) -> None:
    await whole_match(box, bot, form, by_command, 1500)


async def test_what_others_are_offered_while_typing_is_not_of_anyones_hand(
    box: Sandbox, bot: CanastaBot
) -> None:
    person, watcher = await playing(box, bot), box.user("Kari")
    await person.actor.command("draw")
    for path, option in (("discard", "card"), ("meld", "cards"), ("take", "cards")):
        assert (await watcher.autocomplete(path, option, "")).choices == []
    second = box.user("Björn")
    await second.command("canasta join")
    for path, option in (("discard", "card"), ("meld", "cards")):
        assert (await second.autocomplete(path, option, "")).choices == []


async def test_of_two_players_each_is_offered_their_own_cards(box: Sandbox, bot: CanastaBot) -> None:
    emma, anna = Person(box.user("Emma"), bot), Person(box.user("Kari"), bot)
    await emma.actor.command("canasta new", players=2)
    await anna.actor.command("canasta join")
    await emma.actor.command("canasta start")
    for person in (emma, anna):
        own = {card_text(card, "en") for card in kinds(person.table.view(person.seat).hand)}
        offered = (await person.actor.autocomplete("meld", "cards", "")).choices or []
        named = Counter(CARD.findall(" ".join(choice["name"] for choice in offered)))
        assert set(named) <= own


async def test_a_watcher_sees_what_lies_on_the_table_and_no_more(box: Sandbox, bot: CanastaBot) -> None:
    person, watcher = await playing(box, bot), box.user("Kari")
    await goes_on(person)
    watch = Watch(box, person.table)
    for path in ("hand", "draw", "hint", "undo", "ask", "scores", "canasta export", "privacy show"):
        reply = await watcher.command(path)
        assert reply.ephemeral, path
        assert named(" ".join(strings((reply.message or {}).get("components")))) <= watch.lay, path
    await watcher.command("discard", card="K♠")
    await watcher.command("meld", cards="KKK")
    shown = await public_with(person.actor, "hand")
    reply = await watcher.click(shown, press_of(shown, "hand"))
    assert named(" ".join(strings((reply.message or {}).get("components")))) <= watch.lay
    watch.stop()


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("status", [500, 503])
async def test_after_every_fault_what_is_private_stays_private(
    box: Sandbox, bot: CanastaBot, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever fails - the first answer, the edit after a deferral, the drawing - nothing comes out for all to see."""
    monkeypatch.setattr("bot.ui.arriving.SOON", 0.0)  # everything is deferred
    person = await playing(box, bot)
    watch = Watch(box, person.table)
    for route in ("POST /interactions/", "PATCH /webhooks/", "POST /webhooks/"):
        for after in (False, True):
            plan(box, route, status, after_apply=after)
            await person.actor.command("hand")
            plan(box, route, status, after_apply=after)
            await person.actor.command("discard", card="nonsense")
            box.rest.faults.clear()
    monkeypatch.setattr("bot.ui.panels.draw_hand", _broken)
    await person.actor.command("hand")
    monkeypatch.undo()
    await settle(bot)
    watch.stop()
    assert watch.leaks == []
    assert_private(box)
    assert not any(m["flags"] & LOADING for m in privates(person.actor)), "somebody waits for ever"
    others = [m for m in box.user("Kari").messages() if m["flags"] & EPHEMERAL]
    assert others == []
    assert privates(person.actor)
    await goes_on(person)


async def _broken(*_: Any, **__: Any) -> None:
    raise OSError("no picture today")


def assert_private(box: Sandbox) -> None:
    """Every first answer with a message, and every deferral of one, is for one reader."""
    for entry in box.rest.entries():
        body: Json = entry["body"] if isinstance(entry["body"], dict) else {}
        if entry["path"].endswith("/callback") and body.get("type") in (4, 5):
            assert body["data"]["flags"] & EPHEMERAL, entry["path"]
        if entry["method"] == "POST" and entry["path"].startswith("/webhooks/"):
            assert body["flags"] & EPHEMERAL, entry["path"]


async def test_a_slow_picture_comes_late_and_to_one_reader(
    box: Sandbox, bot: CanastaBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.arriving.SOON", 0.05)
    draw, since = drawn.draw_hand, 0

    async def slowly(*args: Any, **more: Any) -> Any:
        await promised(box, since)
        return await draw(*args, **more)

    person = await playing(box, bot)
    monkeypatch.setattr(panels, "draw_hand", slowly)
    for path in ("hand", "draw", "hint"):
        since = len(box.rest.log)
        reply = person.keep(await person.actor.command(path))
        assert say("en", "panel-hand", count=1, points=5).split(":")[0] in reply.text
    assert_private(box)
    assert [m for m in box.user("Kari").messages() if m["flags"] & EPHEMERAL] == []
