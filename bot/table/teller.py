"""Tells the listener what changed, one table's changes in their order, without keeping the table waiting."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from bot.table.moves import Change, Listener
from bot.table.services import log

if TYPE_CHECKING:
    from bot.table.table import Table

MOST_WAITING = 256  # changes; a listener so far behind shows the table as it is, not each step


class Teller:
    """A queue and, while there is something in it, a task that empties it. A listener that raises is logged."""

    def __init__(self, table: "Table", listener: Listener | None) -> None:
        self._table = table
        self._listener = listener
        self._waiting: deque[Change] = deque(maxlen=MOST_WAITING)
        self._task: asyncio.Task[None] | None = None

    def tell(self, change: Change) -> None:
        """Returns at once; the listener hears of it later."""
        if self._listener is None:
            return
        self._waiting.append(change)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(self._listener))

    async def _run(self, listener: Listener) -> None:
        while self._waiting:
            change = self._waiting.popleft()
            try:
                await listener(self._table, change)
            except Exception:  # noqa: BLE001 - a game does not depend on who watches it
                log.exception("the listener failed for table %s at %s", self._table.id, change.kind)

    async def close(self, patience: float) -> None:
        """Wait so many seconds for the listener to hear all, then give up."""
        if self._task is None or self._task is asyncio.current_task():
            return
        await asyncio.wait([self._task], timeout=patience)
        self._task.cancel()
        await asyncio.wait([self._task], timeout=patience)
