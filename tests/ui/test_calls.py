"""Who is called to a table and when, by each player's wish and never twice in a turn, on a clock that is moved by hand."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.app import CanastaBot
from bot.engine import AnyAction, Ask, Discard, Draw, Yes
from bot.sandbox import Sandbox
from bot.storage import UserSettings
from bot.table import Change, Table
from bot.table.moves import Move
from bot.table.setup import Chair
from bot.ui import calls
from bot.ui.announcer import announcer_for
from bot.ui.calls import BUSY, RUNNING_OUT, SLOW, YOURS, Call, Calls
from bot.ui.preferences import Preferences
from tests.app.conftest import serving
from tests.e2e.playing import EPHEMERAL, Person
from tests.e2e.trouble import settle as settled
from tests.table.tools import ANNA, BO, CARL, DINA, House, acting, plain, play_turn, settle, until

MINUTE = 60
USERS = (ANNA, BO, CARL, DINA)


class Caller:
    """Listens to a table as the announcer does, and notes who is called."""

    def __init__(self, house: House, preferences: Preferences) -> None:
        self.calls = Calls(preferences, house.clock)
        self.made: list[Call] = []
        self.preferences = preferences

    async def __call__(self, table: Table, change: Change) -> None:
        if (call := self.calls.heard(table, change)) is not None:
            self.made.append(call)

    async def wish(self, pings: str, *users: int) -> None:
        for user in users or USERS:
            await self.preferences.save_user(user, UserSettings(pings=pings))

    def look(self, table: Table) -> None:
        """What the announcer does when it is time to look."""
        if (call := self.calls.slow(table)) is not None:
            self.made.append(call)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House(tmp_path / "games.db").open(choose=plain)
    yield house
    await house.close()


@pytest.fixture
async def caller(house: House) -> Caller:
    caller = Caller(house, await Preferences.open(house.storage))
    await house.close()
    await house.open(listener=caller)
    caller.preferences = caller.calls._preferences = await Preferences.open(house.storage)
    return caller


async def test_who_wants_every_turn_is_called_when_it_comes_and_once(house: House, caller: Caller) -> None:
    await caller.wish("turn")
    table = await house.game(2)
    first = acting(table)
    for turn in range(4):
        seat = (first + turn) % 2
        await settle()
        assert caller.made == [Call(seat, YOURS)]
        caller.made.clear()
        house.clock.now += BUSY
        await play_turn(table)
    await settle()


async def test_who_never_wants_to_be_called_is_not(house: House, caller: Caller) -> None:
    await caller.wish("never")
    table = await house.game(2, turn_time=MINUTE)
    await house.pass_time(0.9 * MINUTE)
    caller.look(table)
    await play_turn(table)
    house.clock.now += 10 * SLOW
    caller.look(table)
    assert caller.made == []


async def test_wishes_hold_for_each_player_alone(house: House, caller: Caller) -> None:
    await caller.wish("never", ANNA)
    await caller.wish("turn", BO)
    table = await house.game(2)
    for _ in range(4):
        await play_turn(table)
    await settle()
    bo = table.seat_of(BO)
    assert caller.made
    assert {call.seat for call in caller.made} == {bo}


async def test_who_is_slow_is_called_at_the_clocks_warning_and_not_before(
    house: House, caller: Caller
) -> None:
    await caller.wish("slow")
    table = await house.game(2, turn_time=MINUTE)
    await house.pass_time(0.79 * MINUTE)
    assert caller.made == []
    await house.pass_time(0.02 * MINUTE)
    await until(lambda: bool(caller.made))
    assert caller.made == [Call(acting(table), RUNNING_OUT)]


async def test_who_was_called_when_the_turn_came_is_not_called_again_by_the_warning(
    house: House, caller: Caller
) -> None:
    await caller.wish("turn")
    table = await house.game(2, turn_time=MINUTE)
    await house.pass_time(0.9 * MINUTE)
    await settle()
    assert caller.made == [Call(acting(table), YOURS)]


async def test_where_no_clock_runs_two_minutes_are_slow(house: House, caller: Caller) -> None:
    await caller.wish("slow")
    table = await house.game(2)
    await settle()
    assert caller.calls.slow_in(table) == SLOW
    house.clock.now += SLOW - 1
    caller.look(table)
    assert caller.made == []
    house.clock.now += 1
    caller.look(table)
    assert caller.made == [Call(acting(table), YOURS)]
    house.clock.now += 10 * SLOW
    caller.look(table)
    assert len(caller.made) == 1
    assert caller.calls.slow_in(table) is None


async def test_the_two_minutes_begin_with_the_turn_and_with_each_sign_of_its_player(
    house: House, caller: Caller
) -> None:
    await caller.wish("slow")
    table = await house.game(2)
    house.clock.now += SLOW - 1
    seat = await play_turn(table)
    await settle()
    assert caller.calls.slow_in(table) == SLOW
    house.clock.now += SLOW / 2
    caller.calls.acted(USERS[1 - seat])
    assert caller.calls.slow_in(table) == SLOW
    house.clock.now += SLOW - 1
    caller.look(table)
    assert caller.made == []


async def test_who_is_here_is_not_called_but_is_once_slow(house: House, caller: Caller) -> None:
    await caller.wish("turn")
    caller.calls.acted(ANNA)
    caller.calls.acted(BO)
    table = await house.game(2)
    await settle()
    assert caller.made == []
    house.clock.now += SLOW
    caller.look(table)
    assert caller.made == [Call(acting(table), YOURS)]


async def test_acting_in_ones_turn_calls_nobody(house: House, caller: Caller) -> None:
    await caller.wish("turn")
    table = await house.game(2)
    caller.made.clear()
    seat = acting(table)
    await table.play(seat, Draw(seat), at=table.ply)
    await settle()
    assert caller.made == []


class Asking:
    """A table of four at which seat 0 plays and may ask seat 2; nothing else of a table."""

    id, round, deadline = 1, 0, None

    def __init__(self) -> None:
        self.awaited = 0
        chairs = tuple(
            Chair(seat=seat, user_id=user, name="x", level=None) for seat, user in enumerate(USERS)
        )
        self.setup = SimpleNamespace(chairs=chairs)

    def acting(self) -> int:
        return self.awaited

    def view(self, _: None) -> SimpleNamespace:
        return SimpleNamespace(turn=SimpleNamespace(seat=0))

    def kept(self, _: int) -> bool:
        return False

    def moves(self, action: AnyAction, awaited: int) -> Change:
        self.awaited = awaited
        return Change("action", 1, move=Move(action.seat, action, 0, "player"))


async def test_a_question_calls_the_partner_and_its_answer_nobody(caller: Caller) -> None:
    await caller.wish("turn")
    asking = Asking()
    table = cast("Table", asking)
    assert caller.calls.heard(table, Change("deal", 0)) == Call(0, YOURS)
    assert caller.calls.heard(table, asking.moves(Ask(0), awaited=2)) == Call(2, YOURS)
    assert caller.calls.heard(table, asking.moves(Yes(2), awaited=0)) is None


async def test_a_computers_turn_calls_nobody(house: House, caller: Caller) -> None:
    await caller.wish("turn")
    table = await house.game(1, computers=3)
    await until(lambda: table.acting() == table.seat_of(ANNA))
    await settle()
    assert {call.seat for call in caller.made} == {table.seat_of(ANNA)}
    assert len(caller.made) == 1


# On the sandbox


@pytest.fixture
async def bot(box: Sandbox, tmp_path: Path) -> AsyncIterator[CanastaBot]:
    async with serving(box, tmp_path / "table.db") as bot:
        yield bot


def mentions(person: Person) -> list[str]:
    """Ids of everyone that a public message has notified, each message once."""
    messages: list[dict[str, Any]] = person.actor.messages()
    return [user["id"] for m in messages if not m["flags"] & EPHEMERAL for user in m["mentions"]]


@pytest.mark.e2e
async def test_one_who_is_slow_is_mentioned_once_and_others_are_not(
    box: Sandbox, bot: CanastaBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "SLOW", 0.2)
    monkeypatch.setattr(calls, "BUSY", 0.0)
    emma, anna = Person(box.user("Emma"), bot), Person(box.user("Anna"), bot)
    for person, pings in ((emma, "slow"), (anna, "never")):
        await bot.services.preferences.save_user(int(person.actor.id), UserSettings(pings=pings))
    await emma.actor.command("canasta new", players=2)
    await anna.actor.command("canasta join")
    await emma.actor.command("canasta start")
    await settled(bot)
    if emma.table.acting() == anna.seat:
        await a_turn(anna)
    await emma.actor.see(lambda m: any(user["id"] == emma.actor.id for user in m.get("mentions", [])))
    await asyncio.sleep(0.5)
    await settled(bot)
    assert mentions(emma) == [emma.actor.id]
    await a_turn(emma)
    await settled(bot)
    await asyncio.sleep(0.5)
    assert anna.actor.id not in mentions(emma)
    assert announcer_for(bot)._looks == {}


async def a_turn(person: Person) -> None:
    table, seat = person.table, person.seat
    await table.play(seat, Draw(seat), at=None)
    while table.acting() == seat:
        wish = person.wish()
        await table.play(seat, wish, at=None)
        if isinstance(wish, Discard):
            return
