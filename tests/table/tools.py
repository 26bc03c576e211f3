"""What the tests of tables share: a store on disk, a clock that stands still, a chooser at random, people to sit down."""

import asyncio
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

from bot.engine import (
    AnyAction,
    Card,
    Discard,
    Draw,
    Group,
    Meld,
    Pass,
    Phase,
    Rules,
    View,
    legal_actions,
    spread_pack,
)
from bot.engine.cards import NATURAL_RANKS, NATURALS, ONE, card_rank, spread
from bot.storage import SqliteStorage, Storage
from bot.table import Change, Registry, Status, Table

ANNA, BO, CARL, DINA = 11 << 22, 12 << 22, 13 << 22, 14 << 22
NAMES = {ANNA: "Anna", BO: "Bo", CARL: "Carl", DINA: "Dina"}
WRITES = ("create_table", "update_setup", "set_status", "set_message", "start_round", "append_action")
GUILD, CHANNEL = 1 << 40, 2 << 40


class FakeClock:
    """Stands still until it is moved; `time.time` in its place."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self.now = start

    def __call__(self) -> float:
        return self.now


def at_random(seen: View, level: str, rng: random.Random) -> AnyAction:
    """A computer player that does anything legal."""
    return rng.choice(legal_actions(seen))


def plain(seen: View, level: str, rng: random.Random) -> AnyAction:
    """One that only draws and discards, so that rounds end with the stock and nobody lays anything."""
    kinds = (Draw, Discard, Pass)
    return next(action for action in legal_actions(seen) if isinstance(action, kinds))


class Heard:
    """A listener that remembers what it heard."""

    def __init__(self) -> None:
        self.changes: list[Change] = []

    async def __call__(self, table: Table, change: Change) -> None:
        self.changes.append(change)

    @property
    def kinds(self) -> list[str]:
        return [change.kind for change in self.changes]


class Faults:
    """What the disk does to writes: fails before them, or loses the answer after them."""

    def __init__(self) -> None:
        self.before: Exception | None = None
        self.after: Exception | None = None
        self.writes = 0


class Faulty:
    """A store that passes everything on, with the faults of a disk."""

    def __init__(self, stored: SqliteStorage, faults: Faults) -> None:
        self._stored = stored
        self._faults = faults

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._stored, name)
        return self._with_faults(method) if name in WRITES else method

    def _with_faults(self, method: Any) -> Any:
        async def write(*args: Any, **more: Any) -> Any:
            if self._faults.before:
                raise self._faults.before
            done = await method(*args, **more)
            self._faults.writes += 1
            if self._faults.after:
                raise self._faults.after
            return done

        return write


def shuffler(seed: int) -> Callable[[Rules], tuple[Card, ...]]:
    """Shuffles that come out the same in every run."""
    rng = random.Random(seed)

    def shuffle(rules: Rules) -> tuple[Card, ...]:
        deck = spread_pack(rules)
        rng.shuffle(deck)
        return tuple(deck)

    return shuffle


class House:
    """A registry over a file, to be closed or killed and opened again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.faults = Faults()
        self.clock = FakeClock()
        self.heard = Heard()
        self.settings: dict[str, Any] = {}
        self.storage: Storage
        self.tables: Registry

    async def open(self, **settings: Any) -> "House":
        self.settings = (
            {"choose": at_random, "delay": 0.0, "rng": random.Random(1), "shuffle": shuffler(1)}
            | self.settings
            | settings
        )
        stored = await SqliteStorage.open(self.path, now=lambda: int(self.clock.now * 1000))
        self.storage = cast("Storage", Faulty(stored, self.faults))
        chosen: dict[str, Any] = {"clock": self.clock, "listener": self.heard} | self.settings
        self.tables = await Registry.open(self.storage, **chosen)
        return self

    async def close(self) -> None:
        await self.tables.close()
        await self.storage.close()

    async def restart(self) -> "House":
        await self.close()
        return await self.open()

    async def pass_time(self, seconds: float) -> None:
        self.clock.now += seconds
        self.tables.nudge()
        await settle()

    async def table(self, people: int = 1, computers: int = 0, channel: int = CHANNEL, **rules: Any) -> Table:
        """A table in the lobby, its people seated in order from seat 0, its computers where they like."""
        chosen: dict[str, Any] = {"preset": "classic", "seats": people + computers} | rules
        table = await self.tables.create(GUILD, channel, ANNA, "Anna", **chosen)
        for user in (BO, CARL, DINA)[: people - 1]:
            await table.join(user, NAMES[user])
        for _ in range(computers):
            await table.add_computer()
        return table

    async def game(self, people: int = 2, computers: int = 0, **rules: Any) -> Table:
        """A table whose first round is dealt."""
        table = await self.table(people, computers, **rules)
        await table.start(ANNA)
        return table


async def settle(turns: int = 60) -> None:
    """Let tasks that have something to do come to rest; the store works in a thread, so its answers take a moment."""
    for _ in range(turns):
        await asyncio.sleep(0.001)


async def until(happened: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait for something to become true; TimeoutError if it does not."""
    async with asyncio.timeout(seconds):
        while not happened():
            await asyncio.sleep(0.002)


def acting(table: Table) -> int:
    seat = table.acting()
    assert seat is not None
    return seat


def choices(table: Table) -> Sequence[AnyAction]:
    return legal_actions(table.view(acting(table)))


async def play_turn(table: Table) -> int:
    """The acting seat draws and discards; the seat."""
    seat = acting(table)
    if table.view(seat).phase is Phase.DRAW:
        await table.play(seat, Draw(seat), at=table.ply)
    discard = next(action for action in choices(table) if isinstance(action, Discard))
    await table.play(seat, discard, at=table.ply)
    return seat


async def play_round(table: Table, rng: random.Random) -> None:
    """Everybody does anything legal until the round is over."""
    number = len(table.sheets)
    while len(table.sheets) == number:
        await table.play(acting(table), rng.choice(choices(table)), at=table.ply)


async def to_a_meld(table: Table) -> Meld:
    """Turns are played until the acting seat has drawn and can lay something; one thing it can lay."""
    while True:
        if table.status is not Status.PLAYING:
            await table.deal_next(ANNA)
        seat = acting(table)
        if table.view(seat).phase is Phase.DRAW:
            await table.play(seat, Draw(seat), at=table.ply)
        melds = [action for action in choices(table) if isinstance(action, Meld)]
        if melds and table.view(seat).phase is Phase.PLAY:
            return melds[0]
        await play_turn(table)


def seen_by_all(table: Table) -> list[View]:
    return [table.view(seat) for seat in (None, *range(table.setup.seats))]


def some_group(table: Table, seat: int) -> Group:
    """One natural card of the hand, for the set of its rank."""
    card = next(card for card in spread(table.view(seat).hand) if card_rank(card) in NATURALS)
    return Group(NATURAL_RANKS[card_rank(card)], ONE[card])
