"""The SQL of finished matches: writing one, reading histories and records. Sums are in `standings.py`."""

import json
import sqlite3
from collections.abc import Sequence
from datetime import datetime
from itertools import groupby
from operator import itemgetter
from typing import Any

from bot.storage.errors import NotStored
from bot.storage.rows import MatchResult, MatchRow, PlayerResult, PlayerRow
from bot.storage.standings import add_match
from bot.storage.tables import moment, set_status

_MATCH = """
SELECT m.id, m.table_id, m.guild_id, m.preset, m.seats, m.teams, m.options, m.finished_at, m.totals, m.winner, m.rounds
FROM matches m
"""

_PLAYERS = """
SELECT match_id, seat, kind, user_id, name, side, won, points, facts FROM match_players
WHERE match_id IN (SELECT value FROM json_each(?)) ORDER BY match_id, seat
"""


def clean(text: str) -> str:
    """The text with what UTF-8 cannot hold replaced: an odd name must not keep a match from ending."""
    return text.encode(errors="replace").decode()


def finish(connection: sqlite3.Connection, table_id: int, result: MatchResult, at: int) -> int:
    """Write the match, its players, record and sums; the match's id."""
    (guild_id,) = connection.execute("SELECT guild_id FROM tables WHERE id = ?", (table_id,)).fetchone()
    (rounds,) = connection.execute("SELECT COUNT(*) FROM rounds WHERE table_id = ?", (table_id,)).fetchone()
    set_status(connection, table_id, "finished", at)
    match_id = _insert(connection, table_id, guild_id, rounds, result, at)
    connection.execute(
        "INSERT INTO records (match_id, record) VALUES (?, ?)", (match_id, clean(result.record))
    )
    connection.executemany(
        "INSERT INTO match_players (match_id, seat, guild_id, preset, kind, user_id, name, side, won, points, facts)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [_player_values(match_id, guild_id, result.preset, player) for player in result.players],
    )
    add_match(connection, guild_id, result, at)
    return match_id


def _insert(
    connection: sqlite3.Connection, table_id: int, guild_id: int, rounds: int, result: MatchResult, at: int
) -> int:
    cursor = connection.execute(
        "INSERT INTO matches (table_id, guild_id, preset, seats, teams, options, finished_at, totals, winner, rounds)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table_id,
            guild_id,
            result.preset,
            result.seats,
            result.teams,
            json.dumps(dict(result.options)),
            at,
            json.dumps(list(result.totals)),
            result.winner,
            rounds,
        ),
    )
    assert cursor.lastrowid is not None  # noqa: S101 - an INSERT has one
    return cursor.lastrowid


def _player_values(match_id: int, guild_id: int, preset: str, player: PlayerResult) -> tuple[object, ...]:
    return (
        match_id,
        player.seat,
        guild_id,
        preset,
        "computer" if player.user_id is None else "person",
        player.user_id,
        clean(player.name),
        player.side,
        player.won,
        player.points,
        json.dumps(dict(player.facts)),
    )


def one(connection: sqlite3.Connection, match_id: int) -> MatchRow:
    found = _with_players(connection, connection.execute(f"{_MATCH} WHERE m.id = ?", (match_id,)).fetchall())
    if not found:
        raise NotStored(f"there is no match {match_id}")
    return found[0]


def record(connection: sqlite3.Connection, match_id: int) -> str:
    found = connection.execute("SELECT record FROM records WHERE match_id = ?", (match_id,)).fetchone()
    if found is None:
        raise NotStored(f"there is no match {match_id}")
    return str(found[0])


def history(
    connection: sqlite3.Connection,
    guild_id: int,
    user_id: int | None,
    variant: str | None,
    since: datetime | None,
    limit: int,
) -> tuple[MatchRow, ...]:
    values = {
        "guild": guild_id,
        "user": user_id,
        "preset": variant,
        "first": _first_since(connection, guild_id, since),
        "limit": limit,
    }
    return _with_players(connection, connection.execute(_history_sql(user_id, variant), values).fetchall())


def _history_sql(user_id: int | None, variant: str | None) -> str:
    """A walk down the one index that fits: by server or person, with or without the preset."""
    source, number = ("m", "m.id") if user_id is None else ("p", "p.match_id")
    person = "" if user_id is None else "JOIN match_players p ON p.match_id = m.id AND p.user_id = :user"
    preset = "" if variant is None else f"AND {source}.preset = :preset"
    span = f"{source}.guild_id = :guild AND {number} >= :first"
    return f"{_MATCH} {person} WHERE {span} {preset} ORDER BY {number} DESC LIMIT :limit"


def _first_since(connection: sqlite3.Connection, guild_id: int, since: datetime | None) -> int:
    """The id of the first match since then: ids grow with time, so the lists need look no further back."""
    if since is None:
        return 0
    (first,) = connection.execute(
        "SELECT MIN(id) FROM matches WHERE guild_id = ? AND finished_at >= ?",
        (guild_id, int(since.timestamp() * 1000)),
    ).fetchone()
    return 2**63 - 1 if first is None else int(first)


def _with_players(connection: sqlite3.Connection, heads: Sequence[Sequence[Any]]) -> tuple[MatchRow, ...]:
    rows = connection.execute(_PLAYERS, (json.dumps([head[0] for head in heads]),))
    players = {match_id: tuple(map(_player, some)) for match_id, some in groupby(rows, key=itemgetter(0))}
    return tuple(_match(head, players.get(head[0], ())) for head in heads)


def _match(head: Sequence[Any], players: tuple[PlayerRow, ...]) -> MatchRow:
    number, table_id, guild_id, preset, seats, teams, options, finished, totals, winner, rounds = head
    return MatchRow(
        id=number,
        table_id=table_id,
        guild_id=guild_id,
        preset=preset,
        seats=seats,
        teams=teams,
        options=json.loads(options),
        finished_at=moment(finished),
        totals=tuple(json.loads(totals)),
        winner=winner,
        rounds=rounds,
        players=players,
    )


def _player(row: Sequence[Any]) -> PlayerRow:
    _, seat, kind, user_id, name, side, won, points, facts = row
    return PlayerRow(seat, kind, user_id, name, side, bool(won), points, json.loads(facts))
