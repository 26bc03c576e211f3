"""What the table layer refuses, as codes with facts. Knows no sentence: that is made late, in the reader's language."""

from enum import StrEnum

from bot.engine.errors import Fact, spell


class LobbyCode(StrEnum):
    """Every code a `LobbyError` carries."""

    ALREADY_HERE = "already_here"
    BAD_LEVEL = "bad_level"
    CHANNEL_BUSY = "channel_busy"
    FULL = "full"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_BETWEEN = "not_between"
    NOT_COMPUTER = "not_computer"
    NOT_FINISHED = "not_finished"
    NOT_FULL = "not_full"
    NOT_HERE = "not_here"
    NOT_HOST = "not_host"
    NOT_RUNNING = "not_running"
    OVER = "over"
    RUNNING = "running"
    SEAT_TAKEN = "seat_taken"
    TOO_MANY = "too_many"
    TOO_SOON = "too_soon"


class TableError(Exception):
    """Something a table refuses; nothing has changed. `code` says what, `facts` the values that explain it."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return spell(self.code, self.facts)


class LobbyError(TableError):
    """Sitting down, leaving, starting and ending; `code` is a `LobbyCode`.

    Facts: `seat` (seat_taken, no_such_seat, already_here, not_computer), `seats` (full, no_such_seat), `missing` (not_full: empty
    chairs), `table` (channel_busy), `status` (running, over, not_running, not_between, not_finished), `level` (bad_level),
    `people` and `seats` (too_many), `host` (not_host: the host's name as they call themselves; missing where nobody is),
    `minutes` (too_soon: to wait for a person before a computer may play on).
    """

    def __init__(self, code: LobbyCode, **facts: Fact) -> None:
        super().__init__(code, **facts)


class StaleError(TableError):
    """The table has moved on since the button was shown; `now` is its ply."""

    def __init__(self, now: int) -> None:
        super().__init__("stale", now=now)
        self.now = now


class NotPlayingError(TableError):
    """No round is being played; `status` is the table's."""

    def __init__(self, status: str) -> None:
        super().__init__("not_playing", status=status)
        self.status = status


class NothingToUndoError(TableError):
    """Nothing of this turn can be taken back since the last new information."""

    def __init__(self) -> None:
        super().__init__("nothing_to_undo")
