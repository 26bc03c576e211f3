"""All tables of one process: opens them, brings unfinished ones back after a restart, keeps them going."""

import asyncio
import random
import time
from collections import deque
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Self

from bot.engine import forms, load_rules, options_of, shuffled
from bot.storage import ChannelTaken, Forgotten, NotStored, Storage, TableRow
from bot.table import setup as lobby
from bot.table.driver import Driver
from bot.table.errors import LobbyCode, LobbyError
from bot.table.moves import Listener, Status
from bot.table.services import Choose, Clock, Services, Shuffle, log
from bot.table.table import Table

THINKERS = 4  # threads: one slow thought must not hold up every other table's computers
USUAL_DELAY = 1.2  # seconds a computer takes for an action, on average
USUAL_SEATS = 4
AT_A_TIME = 20  # tables brought back between two turns of the event loop
CLOSED_KEPT = 100  # closed tables in memory, for a look right afterwards; older ones come from the store


class Registry:
    """Made by `open`, used from one event loop, to be closed before the store is."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tables: dict[int, Table] = {}
        self._by_channel: dict[int, Table] = {}
        self._drivers: dict[int, asyncio.Task[None]] = {}
        self._closed: deque[Table] = deque()  # the oldest first
        self.broken: dict[
            int, str
        ] = {}  # unfinished tables whose stored lines could not be replayed, and why

    @classmethod
    async def open(
        cls,
        storage: Storage,
        *,
        clock: Clock = time.time,
        rng: random.Random | None = None,
        listener: Listener | None = None,
        delay: float = USUAL_DELAY,
        choose: Choose | None = None,
        shuffle: Shuffle = shuffled,
    ) -> Self:
        """Bring back every unfinished table by replaying it, and let them go on.

        `clock` gives Unix seconds; `delay` is the mean time a computer takes for an action, 0 for at once; `listener` hears of
        each durable change. Raises StorageError.
        """
        threads = ThreadPoolExecutor(THINKERS, thread_name_prefix="computer")
        chosen = choose or _usual_choose()
        services = Services(
            storage, clock, rng or random.SystemRandom(), shuffle, chosen, listener, delay, threads
        )
        registry = cls(services)
        await registry._restore()
        return registry

    async def _restore(self) -> None:
        for place, row in enumerate(await self._services.storage.open_tables()):
            try:
                self._add(row)
            except Exception as error:  # noqa: BLE001 - the others must come back all the same
                log.exception("table %s cannot be brought back", row.id)
                self.broken[row.id] = f"{type(error).__name__}: {error}"
            if place % AT_A_TIME == 0:
                await asyncio.sleep(0)

    def _add(self, row: TableRow) -> Table:
        table = Table(row, self._services, self._rematch)
        if old := self._by_channel.get(table.channel_id):
            self._drop(old)
        self._tables[table.id] = self._by_channel[table.channel_id] = table
        driver = asyncio.create_task(Driver(table, self._services).run(), name=f"table {table.id}")
        self._drivers[table.id] = driver
        driver.add_done_callback(lambda _: self._ended(table))
        return table

    def _ended(self, table: Table) -> None:
        self._drivers.pop(table.id, None)
        if not table.status.is_open:
            self._closed.append(table)
        while len(self._closed) > CLOSED_KEPT:
            self._drop(self._closed.popleft())

    def _drop(self, table: Table) -> None:
        """Let a closed table go; the store has it."""
        self._tables.pop(table.id, None)
        if self._by_channel.get(table.channel_id) is table:
            del self._by_channel[table.channel_id]

    async def create(
        self,
        guild_id: int,
        channel_id: int,
        host_id: int,
        host_name: str,
        *,
        preset: str,
        seats: int | None = None,
        teams: str | None = None,
        options: Mapping[str, Any] | None = None,
        computers: int = 0,
        level: str = lobby.USUAL_LEVEL,
        turn_time: int | None = None,
        locale: str = "en",
        start_totals: tuple[int, ...] | None = None,
    ) -> Table:
        """A new table with the host on seat 0 and computers on as many chairs as asked for.

        `seats` None: four, or the fewest the preset offers. Raises RulesError, LobbyError channel_busy, full, bad_level.
        """
        count = seats if seats is not None else _usual_seats(preset)
        rules = load_rules(preset, count, teams, **(options or {}))
        more = {"level": level, "turn_time": turn_time, "locale": locale, "start_totals": start_totals}
        setup = lobby.new_setup(host_id, host_name, rules, options_of(rules), **more)
        for _ in range(computers):
            setup = lobby.seat_computer(setup, level, None)
        return await self._create(guild_id, channel_id, setup)

    async def _create(self, guild_id: int, channel_id: int, setup: lobby.Setup) -> Table:
        try:
            row = await self._services.storage.create_table(guild_id, channel_id, setup.model_dump_json())
        except ChannelTaken as taken:
            if taken.table_id not in self.broken:
                raise LobbyError(LobbyCode.CHANNEL_BUSY, table=taken.table_id) from taken
            await self._services.storage.set_status(taken.table_id, "abandoned")
            self.broken.pop(taken.table_id, None)  # another may have asked for a table here at the same time
            return await self._create(guild_id, channel_id, setup)
        return self._add(row)

    async def _rematch(self, table: Table) -> Table:
        setup = lobby.for_rematch(table.setup)
        return await self._create(table.guild_id, table.channel_id, setup)

    def at(self, channel_id: int) -> Table | None:
        """The channel's table; a finished one until there is another (or a restart, or many have ended since)."""
        table = self._by_channel.get(channel_id)
        return None if table is None or table.status is Status.ABANDONED else table

    def get(self, table_id: int) -> Table | None:
        """The table with this id, if it is still in memory: see `fetch`."""
        return self._tables.get(table_id)

    def open_tables(self) -> list[Table]:
        """Every unfinished table, oldest first."""
        return [table for table in self._tables.values() if table.status.is_open]

    async def fetch(self, table_id: int) -> Table | None:
        """Like `get`, but also a closed table from the store: to look at, to export, for a rematch. None for a broken one."""
        if table := self._tables.get(table_id):
            return table
        try:
            row = await self._services.storage.load_table(table_id)
        except NotStored:
            return None
        return self._read(row)

    async def latest(self, channel_id: int) -> Table | None:
        """The channel's unfinished table, or else its last one, from the store if need be. None for a broken one."""
        if table := self.at(channel_id):
            return table
        row = await self._services.storage.latest_table(channel_id)
        return None if row is None else self._read(row)

    def _read(self, row: TableRow) -> Table | None:
        try:
            return Table(row, self._services, self._rematch)
        except Exception:  # noqa: BLE001 - as when it could not be brought back
            log.exception("table %s cannot be read", row.id)
            return None

    async def forget(self, user_id: int) -> Forgotten:
        """Take a person out of every table and of all that is stored."""
        while naming := [table for table in self._tables.values() if table.setup.chair_of(user_id)]:
            for table in naming:
                await table.forget(user_id)
                if not table.status.is_open:  # the store has it without the name from now on
                    self._drop(table)
        return await self._services.storage.forget(user_id)

    def nudge(self) -> None:
        """Let every table look at the clock again, after it was moved."""
        for table in self.open_tables():
            table.changed.set()

    async def close(self) -> None:
        """Stop all that goes on by itself; changes under way are finished first. The store stays open."""
        drivers = list(self._drivers.values())
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        self._services.threads.shutdown(wait=False, cancel_futures=True)


def _usual_seats(preset: str) -> int:
    offered = [seats for seats, _ in forms(preset)]
    return USUAL_SEATS if USUAL_SEATS in offered else min(offered)


def _usual_choose() -> Choose:
    from bot.computer import choose  # tables with another chooser need no computer player

    return choose
