"""What goes into the store and comes out of it: frozen rows of plain values. Knows neither SQL nor rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

Status = Literal["lobby", "playing", "between", "finished", "abandoned"]
Kind = Literal["person", "computer", "forgotten"]
OPEN: tuple[Status, ...] = ("lobby", "playing", "between")


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A round and its lines, the line of ply `n` at index `n`. `scores` is None until the round is over."""

    index: int
    dealer: int
    deck: str
    nonce: str
    commit: str
    scores: tuple[int, ...] | None
    started_at: datetime
    lines: tuple[str, ...]
    last_at: datetime | None  # of the last line


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it was left. `setup` is the caller's JSON text."""

    id: int
    guild_id: int
    channel_id: int
    status: Status
    setup: str
    message_id: int | None
    created_at: datetime
    updated_at: datetime
    rounds: tuple[RoundRow, ...]


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """One chair of a finished match. `user_id` is None for a computer; `facts` are numbers to be summed and topped."""

    seat: int
    user_id: int | None
    name: str
    side: int
    won: bool
    points: int
    facts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What the last action of a match adds. `record` is the export, a JSON text with `players` by seat."""

    preset: str
    seats: int
    teams: str
    options: Mapping[str, Any]
    totals: Sequence[int]
    winner: int | None
    record: str
    players: Sequence[PlayerResult]


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """As `PlayerResult`; `kind` tells a computer from a person who asked to be forgotten (whose name is empty)."""

    seat: int
    kind: Kind
    user_id: int | None
    name: str
    side: int
    won: bool
    points: int
    facts: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A finished match without its record."""

    id: int
    table_id: int | None
    guild_id: int
    preset: str
    seats: int
    teams: str
    options: Mapping[str, Any]
    finished_at: datetime
    totals: tuple[int, ...]
    winner: int | None
    rounds: int
    players: tuple[PlayerRow, ...]


@dataclass(frozen=True, slots=True)
class LeaderRow:
    """A line of the leaderboard. `name` is the one of the person's last match there."""

    user_id: int
    name: str
    games: int
    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class Fact:
    """One of a person's facts over many matches."""

    total: int
    best: int


@dataclass(frozen=True, slots=True)
class Standing:
    """Sums over matches."""

    games: int = 0
    wins: int = 0
    points: int = 0
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlayerStats:
    """A person's standing on a server, over all the presets asked for and by preset (those played only)."""

    user_id: int
    overall: Standing
    by_preset: Mapping[str, Standing]


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """A server's choices; None or empty is "not chosen". `options` are house rules; `more` is for what is to come."""

    variant: str | None = None
    turn_seconds: int | None = None
    channels: tuple[int, ...] = ()
    locale: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    more: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class UserSettings:
    """A person's choices; None or empty is "not chosen"."""

    locale: str | None = None
    cards: str | None = None
    pings: str | None = None
    more: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Forgotten:
    """How many rows of each sort held the person and no longer do."""

    tables: int = 0
    matches: int = 0
    standings: int = 0
    settings: int = 0
