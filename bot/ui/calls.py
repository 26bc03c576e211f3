"""Whom to call to a table, and when: by each player's own wish, at most once in a turn. Sends nothing, holds no table.

A turn ends when another player's begins: whoever answers the partner's question in between is called for that, once.
"""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.table.moves import Change
from bot.table.table import Table
from bot.ui.preferences import Preferences, pings_of

BUSY: Final = 90.0  # seconds in which one who has just acted is not called
SLOW: Final = 120.0  # seconds of waiting after which somebody is slow, where no turn clock says so

YOURS: Final = "table-yours"
RUNNING_OUT: Final = "table-slow"


class Call(NamedTuple):
    """A seat to be mentioned, and the key of the line that does it."""

    seat: int
    key: str


@dataclass
class _Turn:
    """A turn of a table: its round and player, who is waited for since when, and which seats were called in it."""

    of: tuple[int, int]
    awaited: int | None
    since: float
    called: set[int] = field(default_factory=set)


class Calls:
    """One for all tables. Times are seconds of `clock`."""

    def __init__(self, preferences: Preferences, clock: Callable[[], float] = time.monotonic) -> None:
        self._preferences = preferences
        self._clock = clock
        self._turns: dict[int, _Turn] = {}
        self._acted: dict[int, float] = {}  # person -> when they last acted

    def acted(self, user_id: int) -> None:
        """Somebody is here: they need not be called for a while."""
        self._acted[user_id] = self._clock()

    def all_away(self) -> None:
        """Take it that nobody is here any more."""
        self._acted.clear()

    def forget(self, table_id: int) -> None:
        """A table is closed."""
        self._turns.pop(table_id, None)

    def heard(self, table: Table, change: Change) -> Call | None:
        """Whom to call now that the table has changed so."""
        turn = self._noted(table)
        if change.kind == "warning" and change.seat is not None:
            return self._call(table, change.seat, RUNNING_OUT, "turn", "slow")
        if change.kind not in ("action", "deal") or turn is None or turn.awaited is None:
            return None
        came = change.move is None or change.move.seat != turn.awaited
        return self._call(table, turn.awaited, YOURS, "turn") if came else None

    def slow_in(self, table: Table) -> float | None:
        """Seconds until whoever is waited for is slow; None where a turn clock tells, or nobody is to be called."""
        turn, seat = self._turns.get(table.id), table.acting()
        if turn is None or seat is None or table.deadline is not None:
            return None
        user = self._who(table, seat, "turn", "slow")
        if user is None or seat in turn.called:
            return None
        return max(turn.since, self._acted.get(user, turn.since)) + SLOW - self._clock()

    def slow(self, table: Table) -> Call | None:
        """The call of somebody who is slow by now."""
        left, seat = self.slow_in(table), table.acting()
        if left is None or left > 0 or seat is None:
            return None
        return self._call(table, seat, YOURS, "turn", "slow")

    def _noted(self, table: Table) -> _Turn | None:
        seat = table.acting()
        if seat is None:
            return self._turns.get(table.id)
        of, known = (table.round, table.view(None).turn.seat), self._turns.get(table.id)
        if known is None or known.of != of:
            known = self._turns[table.id] = _Turn(of, seat, self._clock())
        elif known.awaited != seat:
            known.awaited, known.since = seat, self._clock()
        return known

    def _call(self, table: Table, seat: int, key: str, *wishes: str) -> Call | None:
        """Notes that the seat is called, if its player wishes that, is not here and was not called in this turn."""
        turn, user = self._turns.get(table.id), self._who(table, seat, *wishes)
        if user is None or turn is None or seat in turn.called:
            return None
        if key == YOURS and self._clock() - self._acted.get(user, -math.inf) < BUSY:
            return None
        turn.called.add(seat)
        return Call(seat, key)

    def _who(self, table: Table, seat: int, *wishes: str) -> int | None:
        """The person on a seat, where one is and wishes to be called so."""
        chair = table.setup.chairs[seat]
        if chair is None or chair.user_id is None or chair.left or table.kept(seat):
            return None
        return chair.user_id if pings_of(self._preferences.user(chair.user_id)) in wishes else None
