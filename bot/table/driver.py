"""Keeps a table going: computer players, the turn clock, the next deal, giving up. One task a table.

It enters by the same door as everybody, with the ply it saw, so whatever happens in between makes it look again.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.engine import AnyAction, Discard, Draw, No, Pass, View, Yes, check, imagine, legal_actions
from bot.table.errors import StaleError
from bot.table.moves import Status
from bot.table.services import WARN_AT, Services, log
from bot.table.table import Table

LOOK_AGAIN = 60.0  # seconds after which a sleeper looks at the clock, should it have been set
THINK = 20.0  # seconds a computer player may take before the plainest action is done in its place
REST = (0.5, 30.0)  # seconds to wait after a failure: the first, the longest
_PLAIN = (Draw, Discard, Pass, No, Yes)


@dataclass(frozen=True, slots=True)
class Due:
    """Something to be done at a time."""

    when: float
    act: Callable[[], Awaitable[None]]


class Driver:
    """Survives whatever goes wrong at its table: it logs, rests and looks again."""

    def __init__(self, table: Table, services: Services) -> None:
        self._table = table
        self._services = services
        self._rng = random.Random(services.rng.random())  # noqa: S311 - for players' whims, not for decks
        self._warned: float | None = None

    async def run(self) -> None:
        """Until the table is closed."""
        rest = REST[0]
        while self._table.status.is_open:
            try:
                await self._step()
                rest = REST[0]
            except Exception:  # noqa: BLE001 - a table never stops
                log.exception("table %s could not go on; trying again in %s s", self._table.id, rest)
                await asyncio.sleep(rest)
                rest = min(2 * rest, REST[1])

    async def _step(self) -> None:
        self._table.changed.clear()
        due = self._due()
        if due is None:
            await self._table.changed.wait()
        elif (left := due.when - self._services.clock()) > 0:
            await self._wait(min(left, LOOK_AGAIN))
        else:
            await self._act(due)

    async def _wait(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._table.changed.wait()
        except TimeoutError:
            pass

    async def _act(self, due: Due) -> None:
        try:
            await due.act()
        except StaleError:
            await asyncio.sleep(0)  # somebody was faster

    def _due(self) -> Due | None:
        """The next thing that will happen by itself."""
        table, ply = self._table, self._table.ply
        following = None if table.paused else self._due_next()
        if following is not None or table.abandoned_at is None:
            return following
        return Due(table.abandoned_at, lambda: table.abandon(at=ply))

    def _due_next(self) -> Due | None:
        table, ply = self._table, self._table.ply
        if table.next_deal is not None:
            return Due(table.next_deal, lambda: table.deal_due(at=ply))
        return self._due_move() if table.status is Status.PLAYING else None

    def _due_move(self) -> Due | None:
        table = self._table
        by, deadline, time = table.played_by(), table.deadline, table.setup.turn_time
        if by != "player":
            return Due(0.0, self._move)
        if deadline is None or time is None:
            return None
        if self._warned != deadline:
            return Due(deadline - (1 - WARN_AT) * time, self._warn)
        return Due(deadline, self._move)

    async def _warn(self) -> None:
        self._warned = self._table.deadline
        seat = self._table.acting()
        if seat is not None:
            self._table.warn(seat)

    async def _move(self) -> None:
        """One action for a chair whose player is a computer, or is not here."""
        table, ply, by, seat = self._table, self._table.ply, self._table.played_by(), self._table.acting()
        if seat is None or by is None:
            return
        if self._services.delay > 0:
            await asyncio.sleep(self._services.delay * self._rng.uniform(0.6, 1.4))
        chair = table.chair(seat)
        level = (chair.level if chair else None) or table.setup.level
        action = await self._chosen(table.view(seat), level)
        if table.ply == ply and table.played_by() == by:
            await table.play(seat, action, at=ply, by=by)

    async def _chosen(self, seen: View, level: str) -> AnyAction:
        """What the computer player wants; the plainest legal action if it fails."""
        try:
            action = await self._think(seen, level)
            check(imagine(seen), action)
        except Exception:  # noqa: BLE001 - nor for a player that fails
            log.exception("the computer player failed at table %s", self._table.id)
            return plainest(legal_actions(seen))
        return action

    async def _think(self, seen: View, level: str) -> AnyAction:
        """In a thread, so that no table waits for another's thoughts."""
        thought = asyncio.get_running_loop().run_in_executor(
            self._services.threads, self._services.choose, seen, level, self._rng
        )
        async with asyncio.timeout(THINK):
            return await thought


def plainest(actions: Sequence[AnyAction]) -> AnyAction:
    """Draw, discard or pass, whichever is legal; else the first there is. Raises ValueError for none."""
    if not actions:
        raise ValueError("no legal action")
    return min(
        actions, key=lambda action: _PLAIN.index(type(action)) if type(action) in _PLAIN else len(_PLAIN)
    )
