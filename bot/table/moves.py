"""What happens at a table, as small values that everybody may see: statuses, moves and changes."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Literal

import msgspec

from bot.engine import AnyAction

if TYPE_CHECKING:
    from bot.table.table import Table

By = Literal["player", "computer", "clock"]
Kind = Literal["lobby", "action", "undo", "deal", "round_over", "match_over", "ended", "warning", "reread"]


class Status(StrEnum):
    """How far a table has come. BETWEEN: a round is over, the next deal is due after a press or a while."""

    LOBBY = "lobby"
    PLAYING = "playing"
    BETWEEN = "between"
    FINISHED = "finished"
    ABANDONED = "abandoned"

    @property
    def is_open(self) -> bool:
        """Whether the table still holds its channel."""
        return self not in (Status.FINISHED, Status.ABANDONED)


class Move(msgspec.Struct, frozen=True):
    """An action and who did it: the player, a computer, or a computer because the player's time was up.

    Public by nature: a record line holds no secret. `round` counts from 0.
    """

    seat: int
    action: AnyAction
    round: int
    by: By = "player"


@dataclass(frozen=True, slots=True)
class Change:
    """One durable change of a table (or a warning of the clock). `ply` is the table's after it.

    `reread`: memory was behind the store, so any change may have come before.

    `move` is there for `action` (and the `round_over` or `match_over` it led to), `seat` for `undo` and `warning`, `many`, the
    number of actions taken back, for `undo`.
    """

    kind: Kind
    ply: int
    move: Move | None = None
    seat: int | None = None
    many: int = 0


Listener = Callable[["Table", Change], Awaitable[None]]
