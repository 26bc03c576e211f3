"""Brings a database to the newest schema by the numbered files in `migrations/`. Knows no table but its own.

A runner of our own because none fits: yoyo-migrations has had no release since August 2024 and opens connections of
its own; fastmigrate and caribou note the version in another transaction than the change, so that a crash between the
two leaves a file that cannot be migrated. Here a migration and its note are one transaction.
"""

import hashlib
import re
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.storage.errors import DatabaseTooNew, DatabaseUnreadable, StorageError

FOLDER: Final = Path(__file__).parent / "migrations"
APPLICATION_ID: Final = 0x43414E41  # "CANA", in the file's header
_NAME = re.compile(r"(\d{4})_([a-z0-9_]+)\.sql")

_VERSIONS = """
CREATE TABLE IF NOT EXISTS schema_version (
    version INTEGER PRIMARY KEY, name TEXT NOT NULL, sha256 TEXT NOT NULL, applied_at INTEGER NOT NULL
) STRICT
"""


@dataclass(frozen=True, slots=True)
class Migration:
    version: int
    name: str
    sql: str

    @property
    def sha256(self) -> str:
        return hashlib.sha256(self.sql.encode()).hexdigest()


def migrations(folder: Path = FOLDER) -> tuple[Migration, ...]:
    """The migrations in order, numbered 1, 2, 3, …

    Raises `ValueError` for a gap, a double or a file name of another form.
    """
    found = tuple(_read(path) for path in sorted(folder.glob("*.sql")))
    if [migration.version for migration in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"the migrations in {folder} are not numbered 1 to {len(found)}")
    return found


def _read(path: Path) -> Migration:
    match = _NAME.fullmatch(path.name)
    if match is None:
        raise ValueError(f"{path.name} is not named like 0001_words.sql")
    return Migration(int(match[1]), match[2], path.read_text(encoding="utf-8").replace("\r\n", "\n"))


def migrate(connection: sqlite3.Connection, known: tuple[Migration, ...]) -> int:
    """Apply what is missing, each in a transaction of its own; how many were applied.

    Raises `DatabaseUnreadable` for another program's file, `DatabaseTooNew`, `StorageError` if an applied migration
    has been edited since, and `sqlite3.Error`.
    """
    _claim(connection)
    applied = dict(
        connection.execute("SELECT version, sha256 FROM schema_version ORDER BY version").fetchall()
    )
    _compare(applied, known)
    missing = [migration for migration in known if migration.version not in applied]
    for migration in missing:
        _apply(connection, migration)
    return len(missing)


def _claim(connection: sqlite3.Connection) -> None:
    """Mark an empty file as ours; refuse one that holds something else."""
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (things,) = connection.execute("SELECT COUNT(*) FROM sqlite_schema").fetchone()
    if mark != APPLICATION_ID and (mark or things):
        raise DatabaseUnreadable("the file is another program's database")
    if mark != APPLICATION_ID:
        connection.executescript(
            f"BEGIN IMMEDIATE; PRAGMA application_id = {APPLICATION_ID}; {_VERSIONS}; COMMIT;"
        )


def _compare(applied: dict[int, str], known: tuple[Migration, ...]) -> None:
    newest = max(applied, default=0)
    if newest > len(known):
        raise DatabaseTooNew(f"the database has schema version {newest}, this program knows {len(known)}")
    for migration in known[:newest]:
        if applied.get(migration.version) != migration.sha256:
            raise StorageError(
                f"migration {migration.version} ({migration.name}) is not the one the database was made with"
            )


def _apply(connection: sqlite3.Connection, migration: Migration) -> None:
    note = f"VALUES ({migration.version}, '{migration.name}', '{migration.sha256}', {time.time_ns() // 1_000_000})"
    try:
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{migration.sql}\n;INSERT INTO schema_version {note};\nCOMMIT;"
        )
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
