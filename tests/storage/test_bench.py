"""The measurements measure what they say; the figures themselves are for `python -m bot bench`."""

import sqlite3
from pathlib import Path

import pytest

from bot.storage import SqliteStorage
from bot.storage.bench import GUILD, durable, durable_64, fill, open_tables_s, standings_ms
from bot.storage.connection import connect


def test_durable_gives_both_rates(tmp_path: Path) -> None:
    for found in (durable(2, 20, str(tmp_path)), durable_64(2, 128, str(tmp_path))):
        assert set(found) == {"per_s", "raw_per_s"}
        assert min(found.values()) > 0
    assert list(tmp_path.iterdir()) == []


def test_restoring_and_standings_are_measured(tmp_path: Path) -> None:
    assert open_tables_s(tables=5, rounds=2, lines=3, folder=str(tmp_path)) > 0
    found = standings_ms(matches=50, people=10, asked=20, folder=str(tmp_path))
    assert found["p95"] == max(value for kind, value in found.items() if kind != "p95")


@pytest.fixture
async def filled(path: Path) -> Path:
    await (await SqliteStorage.open(path)).close()
    connection = connect(path, writer=True)
    connection.execute("BEGIN")
    fill(connection, 200, 12)
    connection.execute("COMMIT")
    connection.close()
    return path


async def test_invented_matches_have_the_sums_of_real_ones(filled: Path) -> None:
    store = await SqliteStorage.open(filled)
    board = {
        row.user_id: (row.games, row.wins, row.points) for row in await store.leaderboard(GUILD, limit=100)
    }
    canastas = {
        user: (await store.player_stats(GUILD, user)).overall.facts["canastas"].total for user in board
    }
    await store.close()
    plain = sqlite3.connect(filled)
    rows = plain.execute(
        "SELECT user_id, COUNT(*), SUM(won), SUM(points), SUM(json_extract(facts, '$.canastas')) FROM match_players GROUP BY 1"
    ).fetchall()
    plain.close()
    assert board == {user: tuple(sums) for user, *sums, _ in rows}
    assert canastas == {user: total for user, *_, total in rows}
