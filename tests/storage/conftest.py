"""A store in a fresh file, with a clock the test moves."""

import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.storage import MatchResult, PlayerResult, SqliteStorage, TableRow

GUILD, CHANNEL = 2**62 + 1, 2**62 + 2
ANNA, BENT = 2**61 + 3, 2**61 + 4
DAY = 24 * 3600 * 1000


@dataclass
class Clock:
    """Unix milliseconds; starts on 2026-03-09 12:00 UTC."""

    at: int = 1_773_057_600_000

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "canasta.db"


@pytest.fixture
async def store(path: Path, clock: Clock) -> AsyncIterator[SqliteStorage]:
    opened = await SqliteStorage.open(path, now=clock)
    yield opened
    await opened.close()


async def dealt(
    store: SqliteStorage, channel_id: int = CHANNEL, guild_id: int = GUILD, setup: str = "{}"
) -> TableRow:
    """A table whose first round has begun."""
    table = await store.create_table(guild_id, channel_id, setup)
    await store.start_round(table.id, 0, dealer=1, deck="Ks4d", nonce="n", commit="c")
    return table


def chairs(*user_ids: int | None, winner: int = 0, points: int = 100) -> list[PlayerResult]:
    """Everybody for themselves, named `player 0`, `player 1`, …; one canasta each, `points` times the seat + 1."""
    return [
        PlayerResult(
            seat, user, f"player {seat}", seat, seat == winner, points * (seat + 1), {"canastas": seat + 1}
        )
        for seat, user in enumerate(user_ids)
    ]


def result(players: Sequence[PlayerResult], preset: str = "classic") -> MatchResult:
    totals = [player.points for player in players]
    winner = next(player.side for player in players if player.won)
    record = {
        "format": "canasta-record-1",
        "players": [player.name for player in players],
        "rounds": [{"deck": "Ks4d"}],
    }
    return MatchResult(
        preset, len(players), "solo", {"target": 3000}, totals, winner, json.dumps(record), players
    )


async def play_match(
    store: SqliteStorage, players: Sequence[PlayerResult], preset: str = "classic", guild_id: int = GUILD
) -> int:
    """A match of one round and one action; its id."""
    table = await dealt(store, guild_id=guild_id)
    ended = result(players, preset)
    number = await store.append_action(
        table.id, 0, 0, "0 draw", finish_round=ended.totals, finish_match=ended
    )
    assert number is not None
    return number
