"""The sums by player that leaderboards and statistics are read from. Knows no rule: facts are numbers by name.

A leaderboard over 100,000 matches cannot be counted in time, so each finished match is added to its players' rows: for
its preset and for all presets together, over all time, its month and its day (UTC).
"""

import json
import sqlite3
from collections.abc import Mapping
from datetime import UTC, datetime
from itertools import product
from typing import Any, Final

from bot.storage.rows import Fact, LeaderRow, MatchResult, PlayerResult, PlayerStats, Standing

EVERY_PRESET: Final = ""
Sums = dict[str, list[int]]  # a fact's name -> [total, best]

_ADD = """
INSERT INTO standings (guild_id, user_id, preset, grain, start, games, wins, points, facts)
VALUES (?, ?, ?, ?, ?, 1, ?, ?, ?)
ON CONFLICT DO UPDATE SET games = games + 1, wins = wins + excluded.wins, points = points + excluded.points,
                          facts = excluded.facts
"""

_SPAN = "guild_id = :guild AND grain = :{0} AND start >= :{0}_from AND start < :{0}_to"

_LEADERS = f"""
SELECT user_id, SUM(games), SUM(wins) AS won, SUM(points) AS scored FROM (
    SELECT user_id, games, wins, points FROM standings WHERE preset = :preset AND {_SPAN.format("whole")}
    UNION ALL
    SELECT user_id, games, wins, points FROM standings WHERE preset = :preset AND {_SPAN.format("part")}
) GROUP BY user_id ORDER BY won DESC, scored DESC, user_id LIMIT :limit
"""  # noqa: S608 - constants

_OF_USER = f"""
SELECT preset, games, wins, points, facts FROM standings
WHERE user_id = :user AND (:preset = '' OR preset IN ('', :preset)) AND ({_SPAN.format("whole")} OR {_SPAN.format("part")})
"""  # noqa: S608 - constants

_NAME = """
SELECT name FROM match_players INDEXED BY players_by_user
WHERE user_id = ? AND guild_id = ? ORDER BY match_id DESC LIMIT 1
"""


def grains(at: datetime) -> tuple[tuple[str, str], ...]:
    """The (grain, start) of the rows a match at that time belongs to."""
    day = at.astimezone(UTC).strftime("%Y-%m-%d")
    return (("all", ""), ("month", day[:7]), ("day", day))


def spans(since: datetime | None) -> dict[str, str]:
    """SQL values that cover all since that day: whole months, and the days before the first of them."""
    if since is None:
        return {
            "whole": "all",
            "whole_from": "",
            "whole_to": "~",
            "part": "day",
            "part_from": "",
            "part_to": "",
        }
    day = since.astimezone(UTC)
    year, month = (day.year, day.month) if day.day == 1 else (day.year + day.month // 12, day.month % 12 + 1)
    first = f"{year:04}-{month:02}"
    return {
        "whole": "month",
        "whole_from": first,
        "whole_to": "~",
        "part": "day",
        "part_from": day.strftime("%Y-%m-%d"),
        "part_to": f"{first}-01",
    }


def add_match(connection: sqlite3.Connection, guild_id: int, result: MatchResult, at: int) -> None:
    """Add a match to the rows of each person in it. `at` in Unix milliseconds."""
    when = grains(datetime.fromtimestamp(at / 1000, UTC))
    people = [player for player in result.players if player.user_id is not None]
    for player, preset, (grain, start) in product(people, (EVERY_PRESET, result.preset), when):
        _add(connection, (guild_id, player.user_id, preset, grain, start), player)


def _add(connection: sqlite3.Connection, key: tuple[object, ...], player: PlayerResult) -> None:
    found = connection.execute(
        "SELECT facts FROM standings WHERE guild_id = ? AND user_id = ? AND preset = ? AND grain = ? AND start = ?",
        key,
    ).fetchone()
    sums: Sums = json.loads(found[0]) if found else {}
    for name, value in player.facts.items():
        merge(sums, name, value, value)
    connection.execute(_ADD, (*key, player.won, player.points, json.dumps(sums)))


def merge(sums: Sums, name: str, total: int, best: int) -> None:
    """Add a fact to `sums`, in place."""
    so_far = sums.setdefault(name, [0, best])
    so_far[0] += total
    so_far[1] = max(so_far[1], best)


def leaderboard(
    connection: sqlite3.Connection, guild_id: int, variant: str | None, since: datetime | None, limit: int
) -> tuple[LeaderRow, ...]:
    values = {"guild": guild_id, "preset": variant or EVERY_PRESET, "limit": limit, **spans(since)}
    return tuple(
        LeaderRow(user_id, _name(connection, guild_id, user_id), games, wins, points)
        for user_id, games, wins, points in connection.execute(_LEADERS, values).fetchall()
    )


def _name(connection: sqlite3.Connection, guild_id: int, user_id: int) -> str:
    found = connection.execute(_NAME, (user_id, guild_id)).fetchone()
    return str(found[0]) if found else ""


def player_stats(
    connection: sqlite3.Connection, guild_id: int, user_id: int, variant: str | None, since: datetime | None
) -> PlayerStats:
    values = {"guild": guild_id, "user": user_id, "preset": variant or EVERY_PRESET, **spans(since)}
    rows: dict[str, list[Any]] = {}
    for preset, *sums in connection.execute(_OF_USER, values):
        rows.setdefault(preset, []).append(sums)
    by_preset = {preset: _together(some) for preset, some in sorted(rows.items())}
    overall = by_preset.pop(EVERY_PRESET, Standing())
    return PlayerStats(user_id, overall if variant is None else by_preset.get(variant, Standing()), by_preset)


def _together(rows: list[Any]) -> Standing:
    sums: Sums = {}
    for *_, facts in rows:
        for name, (total, best) in json.loads(facts).items():
            merge(sums, name, total, best)
    games, wins, points = (sum(row[column] for row in rows) for column in range(3))
    return Standing(games, wins, points, _facts(sums))


def _facts(sums: Sums) -> Mapping[str, Fact]:
    return {name: Fact(total, best) for name, (total, best) in sorted(sums.items())}
