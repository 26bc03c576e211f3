"""What few rounds have, played by several people on the sandbox with packs that were stacked for it."""

import dataclasses
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import CanastaBot
from bot.engine import Meld, Take, parse, parse_cards, replay
from bot.sandbox import Sandbox
from bot.sandbox.world import PEOPLE
from bot.table import Status, Table
from tests.e2e.playing import EPHEMERAL, Person, by_command, by_press

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("plain_pictures")]

RECORDS = Path(__file__).parents[1] / "records"


class Stacked(Random):
    """Chance that makes a chosen player the dealer."""

    def __init__(self, dealer: int) -> None:
        super().__init__(0)
        self._dealer = dealer

    def randrange(self, *_: Any) -> int:
        return self._dealer


def record(name: str, line: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((RECORDS / name).read_text("utf-8").splitlines()[line])
    return found


class Played:
    """A record's first round at a table of the sandbox, one person on each chair."""

    def __init__(self, bot: CanastaBot, people: list[Person], actions: Iterator[str]) -> None:
        self.bot = bot
        self.people = people
        self._actions = actions

    @property
    def table(self) -> Table:
        return self.people[0].table

    async def on(self, until: str | None = None) -> None:
        """Play the next actions, to the end or until one has been done: typed where cards are laid, else pressed."""
        for text in self._actions:
            action = parse(text)
            way = by_command if isinstance(action, Take | Meld) else by_press
            moves = len(self.table.moves)
            await way(self.people[action.seat], action)
            assert self.table.moves[moves].action == action
            if text == until:
                return
        assert until is None

    async def told(self, words: str) -> None:
        """Wait until a public message says so."""
        await self.people[0].actor.see(
            lambda message: not message["flags"] & EPHEMERAL and words in str(message["components"])
        )


async def sit_down(box: Sandbox, bot: CanastaBot, game: dict[str, Any]) -> Played:
    dealt = game["rounds"][0]
    registry = bot.services.registry
    registry._services = dataclasses.replace(
        registry._services, shuffle=lambda _: tuple(parse_cards(dealt["deck"])), rng=Stacked(dealt["dealer"])
    )
    people = [Person(box.user(name), bot) for name, _ in PEOPLE[: game["seats"]]]
    host, *others = people
    await host.actor.command(
        "canasta new", variant=game["preset"], players=game["seats"], teams=game["teams"]
    )
    for seat, person in reversed(list(enumerate(others, 2))):
        assert (await person.actor.command("canasta join", seat=seat)).error is None
    host.keep(await host.actor.command("canasta start"))
    public: set[str] = set()
    for seat, person in enumerate(people):
        assert person.seat == seat
        person.public = public  # what one has seen on the table, all have
    return Played(bot, people, iter(dealt["actions"]))


@pytest.mark.parametrize(("line", "words"), [(0, "seven pairs"), (1, "one of each rank")])
async def test_a_special_hand(box: Sandbox, bot: CanastaBot, line: int, words: str) -> None:
    game = record("chosen.jsonl", line)
    played = await sit_down(box, bot, game)
    await played.on()
    assert played.table.status is Status.BETWEEN
    assert list(played.table.totals) == game["totals"]
    assert replay(played.table.export()).totals == game["totals"]
    await played.told(words)


async def test_a_samba(box: Sandbox, bot: CanastaBot) -> None:
    played = await sit_down(box, bot, record("chosen.jsonl", 2))
    await played.on("0 meld run:4s5s6s7s8s9sTs")
    assert played.table.view(None).side(0).canastas == 1
    await played.told("samba")
    await played.on()


async def test_a_red_three_blocks_the_pile_and_another_is_laid(box: Sandbox, bot: CanastaBot) -> None:
    played = await sit_down(box, bot, record("chosen.jsonl", 3))
    await played.on("0 discard 3h")
    assert played.table.view(None).blocks == (0,)
    await played.told("nobody may take it now")
    await played.on("1 discard 9s")
    later = played.people[2]
    refused = later.keep(await later.actor.command("take"))
    assert "until it is that player’s turn again" in refused.text
    assert played.table.acting() == later.seat
    await played.on("0 three 3h")
    assert played.table.view(None).blocks == ()
    await played.on()


@pytest.mark.parametrize("line", [2, 5])
async def test_two_join_against_the_third_in_mid_round(box: Sandbox, bot: CanastaBot, line: int) -> None:
    game = record("swedish.jsonl", line)
    taking = next(text for text in game["rounds"][0]["actions"] if " take " in text)
    played = await sit_down(box, bot, game)
    assert played.table.view(None).lone is None
    await played.on(taking)
    alone = played.table.view(None).lone
    assert alone == parse(taking).seat
    assert len(set(played.table.view(None).side_of)) == 2
    await played.told("alone")
