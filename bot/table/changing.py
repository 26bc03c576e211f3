"""How a table changes: one at a time, durable before it is in memory, in memory before anybody is told."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar, cast

from bot.storage import Conflict, MatchResult, TableRow
from bot.table import lines
from bot.table.errors import LobbyCode, LobbyError, NotPlayingError, StaleError
from bot.table.memory import Awaited, TableMemory
from bot.table.moves import Change, Kind, Move, Status
from bot.table.round import Round
from bot.table.services import Services
from bot.table.setup import Setup, not_host
from bot.table.teller import Teller

if TYPE_CHECKING:
    from bot.table.table import Table

T = TypeVar("T")


class ChangingTable(TableMemory):
    """The lock, the ply check, and the two ways a change is stored: a line of the round, or another setup."""

    def __init__(self, row: TableRow, services: Services) -> None:
        super().__init__(row, services)
        self.changed = asyncio.Event()  # for the one that drives the table
        self._lock = asyncio.Lock()
        self._teller = Teller(cast("Table", self), services.listener)
        self._under_way: set[asyncio.Task[object]] = set()

    async def _do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do the work under the lock, to its end even when the caller is cancelled."""
        task = asyncio.ensure_future(self._locked(work))
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: "asyncio.Task[T]") -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # heard, though the caller may be gone

    async def _locked(self, work: Callable[[], Awaitable[T]]) -> T:
        async with self._lock:
            try:
                return await work()
            except (
                Conflict
            ) as conflict:  # memory is not what is stored, as after a commit whose answer was lost
                await self._reload()
                raise StaleError(self.ply) from conflict

    async def _reload(self) -> None:
        """Take over what is stored, and tell of it: whatever led there was told to nobody."""
        self._restore(await self._services.storage.load_table(self.id))
        self._tell("reread")

    def _touch(self, before: Awaited) -> None:
        """Note the time of a change; whoever is awaited only since then has the whole time before them."""
        self._quiet_since = self._services.clock()
        if before != self._awaited():
            self._waits_since = self._quiet_since

    def _tell(self, kind: Kind, *, move: Move | None = None, seat: int | None = None, many: int = 0) -> None:
        self._teller.tell(Change(kind, self.ply, move, seat, many))
        self.changed.set()

    async def close(self, patience: float = 1.0) -> None:
        """Let changes under way be finished, and the listener hear of them for so many seconds."""
        if self._under_way:
            await asyncio.wait(set(self._under_way))
        await self._teller.close(patience)

    def _playing(self, at: int | None) -> Round:
        """The round being played, at this ply. Raises StaleError, NotPlayingError."""
        if at is not None and at != self.ply:
            raise StaleError(self.ply)
        if self._round is None or self.status is not Status.PLAYING:
            raise NotPlayingError(self.status)
        return self._round

    async def _append(
        self,
        line: lines.Line,
        after: Round,
        *,
        scores: tuple[int, ...] | None = None,
        result: MatchResult | None = None,
    ) -> None:
        """Make the line durable, then let the round it led to be the table's."""
        text = lines.write(line)
        place = after.lines - 1
        await self._services.storage.append_action(
            self.id, after.dealt.number, place, text, finish_round=scores, finish_match=result
        )
        before = self._awaited()
        self._round = after
        if scores is not None:
            self.status = Status.BETWEEN if result is None else Status.FINISHED
        self.ply += lines.plies([text])
        self._touch(before)

    async def _save(self, setup: Setup) -> None:
        await self._services.storage.update_setup(self.id, setup.model_dump_json())
        before = self._awaited()
        self.ply += setup.edits - self.setup.edits
        self.setup, self.rules = setup, setup.rules()
        self._touch(before)
        self._tell("lobby")

    def _check_open(self) -> None:
        if not self.status.is_open:
            raise LobbyError(LobbyCode.OVER, status=self.status)

    def _check_lobby(self) -> None:
        self._check_open()
        if self.status is not Status.LOBBY:
            raise LobbyError(LobbyCode.RUNNING, status=self.status)

    def _check_running(self) -> None:
        self._check_open()
        if self.status is Status.LOBBY:
            raise LobbyError(LobbyCode.NOT_RUNNING, status=self.status)

    def may_host(self, user_id: int) -> bool:
        """Whether they are the host, or sit here while the host has been away for long."""
        here = any(chair.user_id == user_id for chair in self.setup.people())
        return user_id == self.setup.host or (here and self.host_is_away())

    def _check_host(self, user_id: int) -> None:
        if not self.may_host(user_id):
            raise not_host(self.setup)
