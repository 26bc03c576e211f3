"""Matches, histories, leaderboards and statistics, beside a plain recount."""

import json
import random
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.storage import Fact, LeaderRow, PlayerResult, PlayerRow, SqliteStorage, Standing
from bot.storage.connection import connect
from bot.storage.matches import _history_sql
from bot.storage.standings import spans
from tests.storage.conftest import ANNA, BENT, DAY, GUILD, Clock, chairs, play_match

START = datetime(2026, 3, 9, tzinfo=UTC)


async def test_a_finished_match_comes_back_whole(store: SqliteStorage) -> None:
    number = await play_match(store, chairs(ANNA, None))
    match = await store.match(number)
    assert (match.guild_id, match.preset, match.seats, match.teams, match.rounds) == (
        GUILD,
        "classic",
        2,
        "solo",
        1,
    )
    assert (match.options, match.totals, match.winner) == ({"target": 3000}, (100, 200), 0)
    assert match.finished_at == datetime(2026, 3, 9, 12, tzinfo=UTC)
    assert match.players == (
        PlayerRow(0, "person", ANNA, "player 0", 0, True, 100, {"canastas": 1}),
        PlayerRow(1, "computer", None, "player 1", 1, False, 200, {"canastas": 2}),
    )
    assert json.loads(await store.record(number))["players"] == ["player 0", "player 1"]


async def test_the_leaderboard_goes_by_wins_then_points(store: SqliteStorage) -> None:
    await play_match(store, chairs(ANNA, BENT, winner=1))
    await play_match(store, chairs(ANNA, BENT, None, winner=2))
    await play_match(store, chairs(ANNA, BENT, 7, winner=0))
    assert await store.leaderboard(GUILD) == (
        LeaderRow(BENT, "player 1", 3, 1, 600),
        LeaderRow(ANNA, "player 0", 3, 1, 300),
        LeaderRow(7, "player 2", 1, 0, 300),
    )
    assert [row.user_id for row in await store.leaderboard(GUILD, limit=1)] == [BENT]


async def test_servers_and_presets_are_apart(store: SqliteStorage) -> None:
    await play_match(store, chairs(ANNA, None))
    await play_match(store, chairs(ANNA, None), preset="samba")
    await play_match(store, chairs(BENT, None), guild_id=5)
    assert [(r.user_id, r.games) for r in await store.leaderboard(GUILD)] == [(ANNA, 2)]
    assert [(r.user_id, r.games) for r in await store.leaderboard(GUILD, variant="samba")] == [(ANNA, 1)]
    assert [(r.user_id, r.games) for r in await store.leaderboard(5)] == [(BENT, 1)]
    assert await store.leaderboard(GUILD, variant="danish") == ()
    assert (await store.player_stats(5, ANNA)).overall == Standing()


async def test_statistics_sum_and_top_the_facts(store: SqliteStorage) -> None:
    await play_match(store, [PlayerResult(0, ANNA, "a", 0, True, 10, {"best": 900, "canastas": 2})])
    await play_match(store, [PlayerResult(0, ANNA, "a", 0, True, -5, {"best": -40})], preset="samba")
    stats = await store.player_stats(GUILD, ANNA)
    assert stats.overall == Standing(2, 2, 5, {"best": Fact(860, 900), "canastas": Fact(2, 2)})
    assert stats.by_preset["samba"] == Standing(1, 1, -5, {"best": Fact(-40, -40)})
    assert list(stats.by_preset) == ["classic", "samba"]
    only = await store.player_stats(GUILD, ANNA, variant="samba")
    assert (only.overall, list(only.by_preset)) == (stats.by_preset["samba"], ["samba"])


async def test_somebody_who_never_played_has_zeros(store: SqliteStorage) -> None:
    stats = await store.player_stats(GUILD, ANNA)
    assert (stats.user_id, stats.overall, stats.by_preset) == (ANNA, Standing(), {})


@pytest.mark.parametrize("days", [0, 1, 8, 9, 22, 23, 45, 68, 69, 400])
async def test_since_counts_whole_days(store: SqliteStorage, clock: Clock, days: int) -> None:
    clock.at -= 70 * DAY
    for _ in range(71):
        await play_match(store, chairs(ANNA, None))
        clock.at += DAY
    since = START - timedelta(days=days) + timedelta(hours=20)
    expected = min(days + 1, 71)
    (row,) = await store.leaderboard(GUILD, since=since)
    assert row.games == expected
    assert (await store.player_stats(GUILD, ANNA, since=since)).overall.games == expected
    assert len(await store.history(GUILD, since=since - timedelta(hours=20), limit=100)) == expected


def test_a_year_ends_in_december() -> None:
    values = spans(datetime(2026, 12, 24, tzinfo=UTC))
    assert (values["part_from"], values["part_to"], values["whole_from"]) == (
        "2026-12-24",
        "2027-01-01",
        "2027-01",
    )


async def test_random_matches_sum_to_a_recount(store: SqliteStorage, clock: Clock) -> None:
    rng = random.Random(1)
    since = START + timedelta(days=20)
    for _ in range(120):
        users = rng.sample(range(100, 110), 4)
        preset, seat = rng.choice(["classic", "samba"]), rng.randrange(4)
        await play_match(store, chairs(*users, winner=seat, points=rng.randrange(-50, 50)), preset)
        clock.at += rng.randrange(DAY)
    matches = await store.history(GUILD, limit=1000)
    for variant, start in ((None, None), ("samba", None), (None, since), ("classic", since)):
        counted: dict[int, list[int]] = {}
        for match in matches:
            if (variant in (None, match.preset)) and (start is None or match.finished_at >= start):
                for player in match.players:
                    assert player.user_id is not None
                    sums = counted.setdefault(player.user_id, [0, 0, 0])
                    sums[:] = sums[0] + 1, sums[1] + player.won, sums[2] + player.points
        board = await store.leaderboard(GUILD, variant=variant, since=start, limit=100)
        assert {row.user_id: [row.games, row.wins, row.points] for row in board} == counted
        assert list(board) == sorted(board, key=lambda row: (-row.wins, -row.points, row.user_id))
        for user_id, (games, wins, points) in counted.items():
            overall = (await store.player_stats(GUILD, user_id, variant=variant, since=start)).overall
            assert (overall.games, overall.wins, overall.points) == (games, wins, points)


async def test_history_is_newest_first(store: SqliteStorage) -> None:
    numbers = [
        await play_match(store, chairs(ANNA, BENT if n % 3 else None), ["classic", "samba"][n % 2])
        for n in range(9)
    ]
    assert [m.id for m in await store.history(GUILD, limit=4)] == numbers[:4:-1]
    assert [m.id for m in await store.history(GUILD)] == numbers[::-1]
    assert [m.id for m in await store.history(GUILD, variant="samba")] == numbers[7::-2]
    assert [m.id for m in await store.history(GUILD, user_id=BENT)] == [
        n for n in reversed(numbers) if numbers.index(n) % 3
    ]
    of_bent = await store.history(GUILD, user_id=BENT, variant="classic")
    assert [m.id for m in of_bent] == [numbers[8], numbers[4], numbers[2]]
    assert await store.history(GUILD, since=datetime(2027, 1, 1, tzinfo=UTC)) == ()
    assert await store.history(5) == ()
    assert all(len(match.players) == 2 for match in of_bent)


@pytest.mark.parametrize("user", [None, ANNA])
@pytest.mark.parametrize("variant", [None, "classic"])
async def test_histories_walk_an_index_without_sorting(
    store: SqliteStorage, path: Path, user: int | None, variant: str | None
) -> None:
    plain = connect(path, writer=False)
    values = {"guild": GUILD, "user": user, "preset": variant, "first": 0, "limit": 10}
    plan = " ".join(
        row[3] for row in plain.execute("EXPLAIN QUERY PLAN " + _history_sql(user, variant), values)
    )
    plain.close()
    assert "SCAN" not in plan
    assert "TEMP B-TREE" not in plan


async def test_hostile_names_are_kept_as_text(store: SqliteStorage) -> None:
    names = ["'; DROP TABLE matches; --", "\x00null", "@everyone **x** <@1>", "\ud800 half a pair"]
    players = [PlayerResult(seat, 100 + seat, name, seat, seat == 0, 1) for seat, name in enumerate(names)]
    match = await store.match(await play_match(store, players))
    assert [player.name for player in match.players] == [*names[:3], "? half a pair"]


async def test_the_same_chair_twice_is_refused_by_the_schema(store: SqliteStorage, path: Path) -> None:
    await play_match(store, chairs(ANNA, None))
    other = connect(path, writer=True)
    for sql in (
        "INSERT INTO match_players SELECT * FROM match_players",
        "UPDATE match_players SET user_id = NULL WHERE kind = 'person'",
        "UPDATE match_players SET match_id = 99 WHERE seat = 0",
    ):
        with pytest.raises(sqlite3.IntegrityError):
            other.execute(sql)
    other.close()
