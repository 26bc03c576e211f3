"""Measures the store beside the raw `sqlite3` module with the same settings, in the same run, on the same disk.

The disk is the one the database would be on: the working directory's.
"""

import asyncio
import json
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from itertools import count, product
from pathlib import Path
from typing import Any, Final

from bot.storage.connection import T, connect
from bot.storage.rows import TableRow
from bot.storage.sqlite import SqliteStorage
from bot.storage.standings import EVERY_PRESET, Sums, grains, merge

LINE: Final = "0 meld K:KsKhKd Q:QsQdQh"
GUILD: Final = 1
PRESETS: Final = ("classic", "danish", "swedish", "norwegian", "american", "samba")
NOW: Final = datetime(2026, 6, 30, tzinfo=UTC)
YEARS_MS: Final = 2 * 365 * 24 * 3600 * 1000

# --- durable actions -------------------------------------------------------------------------------------------


Runner = Callable[[Coroutine[Any, Any, T]], T]  # `asyncio.run`, or that of the event loop the bot runs on


def durable(
    slices: int = 25, each: int = 400, folder: str = ".", run: Runner[Any] = asyncio.run
) -> dict[str, float]:
    """One caller, one action at a time: transactions a second, medians of `slices` turns taken with the raw module."""
    return dict(run(_durable(1, slices, each, folder)))


def durable_64(
    slices: int = 25, each: int = 6400, folder: str = ".", run: Runner[Any] = asyncio.run
) -> dict[str, float]:
    """As `durable`, with 64 tables at once; the raw module still has one transaction for each row."""
    return dict(run(_durable(64, slices, each, folder)))


async def _durable(callers: int, slices: int, each: int, folder: str) -> dict[str, float]:
    ours, raw = [], []
    with tempfile.TemporaryDirectory(dir=folder, prefix="bench-") as name:
        raw_file = _raw_database(Path(name) / "raw.db")
        store = await SqliteStorage.open(Path(name) / "ours.db")
        tables = [await _dealt(store, channel) for channel in range(callers)]
        for turn in range(slices):  # in turns, so that a slow moment of the disk falls on both
            raw.append(_raw_rate(raw_file, callers, turn * each, min(each, 400)))
            ours.append(await _our_rate(store, tables, turn * (each // callers), each // callers))
        raw_file.close()
        await store.close()
    return {"per_s": statistics.median(ours), "raw_per_s": statistics.median(raw)}


async def _dealt(store: SqliteStorage, channel: int, rounds: int = 1) -> TableRow:
    table = await store.create_table(GUILD, channel, "{}")
    for index in range(rounds):
        await store.start_round(table.id, index, dealer=0, deck="", nonce="", commit="")
        if index < rounds - 1:
            await store.append_action(table.id, index, 0, LINE, finish_round=(0, 0))
    return table


def _raw_database(path: Path) -> sqlite3.Connection:
    """The bare table, without the checks ours has, and a plain connection with the same settings."""
    connection = connect(path, writer=True)
    connection.execute(_BARE)
    return connection


_BARE = """
CREATE TABLE actions (table_id INTEGER, round INTEGER, ply INTEGER, line TEXT, at INTEGER,
                      PRIMARY KEY (table_id, round, ply)) WITHOUT ROWID
"""


def _raw_rate(connection: sqlite3.Connection, tables: int, first: int, amount: int) -> float:
    """Rows of so many tables in turn, as ours come."""
    begun = time.perf_counter()
    for ply in range(first, first + amount):
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(
            "INSERT INTO actions VALUES (?, 0, ?, ?, ?)",
            (ply % tables, ply, LINE, time.time_ns() // 1_000_000),
        )
        connection.execute("COMMIT")
    return amount / (time.perf_counter() - begun)


async def _our_rate(store: SqliteStorage, tables: Sequence[TableRow], first: int, amount: int) -> float:
    async def play(table: TableRow) -> None:
        for ply in range(first, first + amount):
            await store.append_action(table.id, 0, ply, LINE)

    begun = time.perf_counter()
    await asyncio.gather(*map(play, tables))
    return amount * len(tables) / (time.perf_counter() - begun)


# --- restoring -------------------------------------------------------------------------------------------------


def open_tables_s(tables: int = 1000, rounds: int = 4, lines: int = 80, folder: str = ".") -> float:
    """Seconds to read every unfinished table, each in its last of `rounds` with `lines` lines in every round."""
    return asyncio.run(_open_tables_s(tables, rounds, lines, folder))


async def _open_tables_s(tables: int, rounds: int, lines: int, folder: str) -> float:
    with tempfile.TemporaryDirectory(dir=folder, prefix="bench-") as name:
        path = Path(name) / "ours.db"
        store = await SqliteStorage.open(path)
        made = await asyncio.gather(*(_dealt(store, channel, rounds) for channel in range(tables)))
        with _in_bulk(path) as connection:
            rows = ((t.id, r, ply, LINE, 0) for t, r, ply in product(made, range(rounds), range(1, lines)))
            connection.executemany("INSERT INTO actions VALUES (?, ?, ?, ?, ?)", rows)
        begun = time.perf_counter()
        found = await store.open_tables()
        seconds = time.perf_counter() - begun
        await store.close()
    if len(found) != tables or sum(len(r.lines) for t in found for r in t.rounds) < tables * rounds * (
        lines - 1
    ):
        raise RuntimeError("not every table came back")
    return seconds


@contextmanager
def _in_bulk(path: Path) -> Iterator[sqlite3.Connection]:
    """A second connection of this process for one large transaction."""
    connection = connect(path, writer=True)
    connection.execute("BEGIN IMMEDIATE")
    yield connection
    connection.execute("COMMIT")
    connection.close()


# --- standings -------------------------------------------------------------------------------------------------


def standings_ms(
    matches: int = 100_000, people: int = 2_000, asked: int = 400, folder: str = "."
) -> dict[str, float]:
    """The 95th percentile in milliseconds over leaderboards, statistics and histories of one server with all matches."""
    return asyncio.run(_standings_ms(matches, people, asked, folder))


async def _standings_ms(matches: int, people: int, asked: int, folder: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory(dir=folder, prefix="bench-") as name:
        path = Path(name) / "ours.db"
        store = await SqliteStorage.open(path)
        with _in_bulk(path) as connection:
            fill(connection, matches, people)
        found = {
            kind: await _asked(questions, asked) for kind, questions in _questions(store, people).items()
        }
        await store.close()
    return {"p95": max(found.values()), **{f"{kind}_p95": value for kind, value in found.items()}}


Key = tuple[int, str, str, str]  # person, preset, grain, start
Question = Callable[[random.Random], Awaitable[object]]


def _questions(store: SqliteStorage, people: int) -> dict[str, Question]:
    def span(rng: random.Random) -> datetime | None:
        days = rng.choice([None, 7, 30, 90, 365])
        return None if days is None else NOW - timedelta(days=days)

    def preset(rng: random.Random) -> str | None:
        return rng.choice([None, *PRESETS])

    return {
        "leaderboard": lambda rng: store.leaderboard(GUILD, variant=preset(rng), since=span(rng)),
        "stats": lambda rng: store.player_stats(
            GUILD, _person(rng, people), variant=preset(rng), since=span(rng)
        ),
        "history": lambda rng: store.history(
            GUILD,
            user_id=rng.choice([None, _person(rng, people)]),
            variant=preset(rng),
            since=span(rng),
        ),
    }


async def _asked(question: Question, times: int) -> float:
    rng, taken = random.Random(1), []  # noqa: S311 - the same questions in every run
    for _ in range(times):
        begun = time.perf_counter()
        await question(rng)
        taken.append((time.perf_counter() - begun) * 1000)
    return statistics.quantiles(taken, n=20)[-1]


def _person(rng: random.Random, people: int) -> int:
    """Some play far more than others: the first tenth of the people half of the games."""
    return 1 + int(people * rng.random() ** 3)


def fill(connection: sqlite3.Connection, matches: int, people: int) -> None:
    """Invent finished matches of four over two years, with their sums; for measuring only."""
    rng = random.Random(2)  # noqa: S311 - the same matches in every run
    sums: dict[Key, tuple[list[int], Sums]] = {}
    start = int(NOW.timestamp() * 1000) - YEARS_MS
    for number in range(1, matches + 1):
        _invent(connection, rng, sums, number, start + YEARS_MS * number // matches, people)
    connection.executemany(
        "INSERT INTO standings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        ((GUILD, *key, *numbers, json.dumps(facts)) for key, (numbers, facts) in sorted(sums.items())),
    )


def _invent(
    connection: sqlite3.Connection,
    rng: random.Random,
    sums: dict[Key, tuple[list[int], Sums]],
    number: int,
    at: int,
    people: int,
) -> None:
    preset, winner, when = (
        rng.choice(PRESETS),
        rng.randrange(2),
        grains(datetime.fromtimestamp(at / 1000, UTC)),
    )
    connection.execute(
        "INSERT INTO matches VALUES (?, NULL, ?, ?, 4, 'pairs', '{}', ?, '[5200, 3100]', ?, 7)",
        (number, GUILD, preset, at, winner),
    )
    for seat, user in zip(count(), {_person(rng, people): None for _ in range(4)}, strict=False):
        won, points = seat % 2 == winner, rng.randrange(-500, 6000)
        facts = {"canastas": rng.randrange(9), "best_round": points}
        connection.execute(
            "INSERT INTO match_players VALUES (?, ?, ?, ?, 'person', ?, ?, ?, ?, ?, ?)",
            (number, seat, GUILD, preset, user, f"person {user}", seat % 2, won, points, json.dumps(facts)),
        )
        for some, (grain, begun) in product((EVERY_PRESET, preset), when):
            numbers, so_far = sums.setdefault((user, some, grain, begun), ([0, 0, 0], {}))
            numbers[:] = numbers[0] + 1, numbers[1] + won, numbers[2] + points
            for name, value in facts.items():
                merge(so_far, name, value, value)
