"""The SQL of tables, rounds and actions. Each function is one piece of work on a plain connection."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

from bot.storage.due import Due
from bot.storage.errors import ChannelTaken, Conflict, NotStored, WrongPly
from bot.storage.rows import OPEN, RoundRow, Status, TableRow

_TABLE = "SELECT id, guild_id, channel_id, status, setup, message_id, created_at, updated_at FROM tables"
_IS_OPEN = "status IN ('lobby', 'playing', 'between')"

# One row a round: its lines come as one JSON array, built by SQLite, which reads a thousand tables three times as
# fast as one row a line does. The array is in the order of the primary key because the inner SELECT says so.
_ROUNDS = """
SELECT r.table_id, r.round, r.dealer, r.deck, r.nonce, r."commit", r.scores, r.started_at,
       (SELECT json_group_array(line) FROM
           (SELECT line FROM actions a WHERE a.table_id = r.table_id AND a.round = r.round ORDER BY a.ply)),
       (SELECT at FROM actions a WHERE a.table_id = r.table_id AND a.round = r.round ORDER BY a.ply DESC LIMIT 1)
FROM rounds r
"""


def moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def create(connection: sqlite3.Connection, guild_id: int, channel_id: int, setup: str, at: int) -> TableRow:
    _refuse_second(connection, channel_id)
    cursor = connection.execute(
        "INSERT INTO tables (guild_id, channel_id, status, setup, created_at, updated_at) VALUES (?, ?, 'lobby', ?, ?, ?)",
        (guild_id, channel_id, setup, at, at),
    )
    assert cursor.lastrowid is not None  # noqa: S101 - an INSERT has one
    return load(connection, cursor.lastrowid)


def _refuse_second(connection: sqlite3.Connection, channel_id: int, but: int = 0) -> None:
    found = connection.execute(
        f"SELECT id FROM tables WHERE channel_id = ? AND {_IS_OPEN} AND id <> ?",  # noqa: S608 - a constant
        (channel_id, but),
    ).fetchone()
    if found:
        raise ChannelTaken(channel_id, found[0])


def update_setup(connection: sqlite3.Connection, table_id: int, setup: str, at: int) -> None:
    _changed(
        table_id,
        connection.execute("UPDATE tables SET setup = ?, updated_at = ? WHERE id = ?", (setup, at, table_id)),
    )


def set_message(connection: sqlite3.Connection, table_id: int, message_id: int | None) -> None:
    _changed(
        table_id, connection.execute("UPDATE tables SET message_id = ? WHERE id = ?", (message_id, table_id))
    )


def set_status(connection: sqlite3.Connection, table_id: int, status: Status, at: int) -> None:
    if status in OPEN:
        _refuse_second(connection, _head(connection, table_id)[0], but=table_id)
    _changed(
        table_id,
        connection.execute(
            "UPDATE tables SET status = ?, updated_at = ? WHERE id = ?", (status, at, table_id)
        ),
    )


def _changed(table_id: int, cursor: sqlite3.Cursor) -> None:
    if cursor.rowcount == 0:
        raise NotStored(f"there is no table {table_id}")


def _head(connection: sqlite3.Connection, table_id: int) -> tuple[int, Status]:
    found = connection.execute("SELECT channel_id, status FROM tables WHERE id = ?", (table_id,)).fetchone()
    if found is None:
        raise NotStored(f"there is no table {table_id}")
    return found[0], found[1]


def start_round(
    connection: sqlite3.Connection,
    table_id: int,
    index: int,
    deal: tuple[int, str, str, str],
    lines: Sequence[str],
    at: int,
) -> None:
    """`deal` is dealer, deck, nonce, commit."""
    status = _head(connection, table_id)[1]
    if status not in ("lobby", "between"):
        raise Conflict(f"table {table_id} is {status}: no round can start")
    (count,) = connection.execute("SELECT COUNT(*) FROM rounds WHERE table_id = ?", (table_id,)).fetchone()
    if index != count:
        raise Conflict(f"round {index} came where round {count} was due")
    connection.execute(
        'INSERT INTO rounds (table_id, round, dealer, deck, nonce, "commit", started_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
        (table_id, index, *deal, at),
    )
    connection.executemany(
        "INSERT INTO actions VALUES (?, ?, ?, ?, ?)",
        [(table_id, index, ply, line, at) for ply, line in enumerate(lines)],
    )
    connection.execute("UPDATE tables SET status = 'playing', updated_at = ? WHERE id = ?", (at, table_id))


def append(
    connection: sqlite3.Connection, due: Due, table_id: int, index: int, ply: int, line: str, at: int
) -> None:
    if due.line(connection, table_id) != (index, ply):
        raise _why_not(connection, table_id, index, ply)
    connection.execute("INSERT INTO actions VALUES (?, ?, ?, ?, ?)", (table_id, index, ply, line, at))
    due.stored(table_id, (index, ply))


def _why_not(connection: sqlite3.Connection, table_id: int, index: int, ply: int) -> Exception:
    status = _head(connection, table_id)[1]
    if status != "playing":
        return Conflict(f"table {table_id} is {status}: no action can be added")
    found = connection.execute(
        "SELECT scores IS NULL FROM rounds WHERE table_id = ? AND round = ?", (table_id, index)
    ).fetchone()
    if found is None:
        return NotStored(f"table {table_id} has no round {index}")
    if not found[0]:
        return Conflict(f"round {index} of table {table_id} is over")
    (due,) = connection.execute(
        "SELECT COUNT(*) FROM actions WHERE table_id = ? AND round = ?", (table_id, index)
    ).fetchone()
    return WrongPly(ply, due)


def finish_round(
    connection: sqlite3.Connection, table_id: int, index: int, scores: Sequence[int], at: int
) -> None:
    connection.execute(
        "UPDATE rounds SET scores = ? WHERE table_id = ? AND round = ?",
        (json.dumps(list(scores)), table_id, index),
    )
    set_status(connection, table_id, "between", at)


def load(connection: sqlite3.Connection, table_id: int) -> TableRow:
    found = _load(connection, "WHERE id = ?", "WHERE r.table_id = ?", (table_id,))
    if not found:
        raise NotStored(f"there is no table {table_id}")
    return found[0]


def load_open(connection: sqlite3.Connection) -> tuple[TableRow, ...]:
    of_open = f"WHERE r.table_id IN (SELECT id FROM tables WHERE {_IS_OPEN})"  # noqa: S608 - a constant
    return _load(connection, f"WHERE {_IS_OPEN}", of_open, ())


def latest(connection: sqlite3.Connection, channel_id: int) -> TableRow | None:
    found = connection.execute(
        f"SELECT id FROM tables WHERE channel_id = ? ORDER BY {_IS_OPEN} DESC, id DESC LIMIT 1",  # noqa: S608 - a constant
        (channel_id,),
    ).fetchone()
    return load(connection, found[0]) if found else None


def _load(
    connection: sqlite3.Connection, tables: str, rounds: str, values: tuple[int, ...]
) -> tuple[TableRow, ...]:
    heads = connection.execute(f"{_TABLE} {tables} ORDER BY id", values).fetchall()
    rows = connection.execute(f"{_ROUNDS} {rounds} ORDER BY r.table_id, r.round", values)
    of_table = {
        table_id: tuple(map(_round, some)) for table_id, some in groupby(rows, key=lambda row: row[0])
    }
    return tuple(_table(head, of_table.get(head[0], ())) for head in heads)


def _table(head: Sequence[Any], rounds: Iterable[RoundRow]) -> TableRow:
    number, guild_id, channel_id, status, setup, message_id, created, updated = head
    return TableRow(
        id=number,
        guild_id=guild_id,
        channel_id=channel_id,
        status=status,
        setup=setup,
        message_id=message_id,
        created_at=moment(created),
        updated_at=moment(updated),
        rounds=tuple(rounds),
    )


def _round(row: Sequence[Any]) -> RoundRow:
    _, index, dealer, deck, nonce, commit, scores, started, lines, last = row
    return RoundRow(
        index=index,
        dealer=dealer,
        deck=deck,
        nonce=nonce,
        commit=commit,
        scores=None if scores is None else tuple(json.loads(scores)),
        started_at=moment(started),
        lines=tuple(json.loads(lines)),
        last_at=None if last is None else moment(last),
    )
