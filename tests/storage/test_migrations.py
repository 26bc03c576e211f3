"""A database comes to the newest schema from nothing, once, whole or not at all."""

import sqlite3
from pathlib import Path

import pytest

from bot.storage.errors import DatabaseTooNew, DatabaseUnreadable, StorageError
from bot.storage.migrate import APPLICATION_ID, Migration, migrate, migrations

ONE = Migration(1, "one", "CREATE TABLE one (a INTEGER);")
TWO = Migration(2, "two", "CREATE TABLE two (a INTEGER); INSERT INTO one VALUES (2);")
BROKEN = Migration(2, "broken", "CREATE TABLE two (a INTEGER); INSERT INTO nowhere VALUES (1);")


@pytest.fixture
def db(tmp_path: Path) -> sqlite3.Connection:
    return sqlite3.connect(tmp_path / "a.db", isolation_level=None)


def names(db: sqlite3.Connection) -> set[str]:
    return {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}


def test_the_migrations_make_every_table_from_nothing(db: sqlite3.Connection) -> None:
    assert migrate(db, migrations()) == len(migrations())
    assert names(db) >= {
        "tables",
        "rounds",
        "actions",
        "matches",
        "match_players",
        "standings",
        "guild_settings",
    }
    assert db.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    db.close()


def test_migrating_again_does_nothing(db: sqlite3.Connection) -> None:
    migrate(db, migrations())
    before = list(db.iterdump())
    assert migrate(db, migrations()) == 0
    assert list(db.iterdump()) == before
    db.close()


def test_only_what_is_missing_is_applied(db: sqlite3.Connection) -> None:
    assert migrate(db, (ONE,)) == 1
    assert migrate(db, (ONE, TWO)) == 1
    assert db.execute("SELECT a FROM one").fetchall() == [(2,)]
    db.close()


def test_a_failing_migration_leaves_the_version_before_it(db: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        migrate(db, (ONE, BROKEN))
    assert names(db) == {"schema_version", "one"}
    assert migrate(db, (ONE, TWO)) == 1
    db.close()


def test_an_edited_migration_is_noticed(db: sqlite3.Connection) -> None:
    migrate(db, (ONE,))
    with pytest.raises(StorageError, match=r"migration 1 \(one\)"):
        migrate(db, (Migration(1, "one", "CREATE TABLE one (b TEXT);"),))
    db.close()


def test_a_newer_database_is_refused_with_both_versions(db: sqlite3.Connection) -> None:
    migrate(db, (ONE, TWO))
    with pytest.raises(DatabaseTooNew, match="version 2, this program knows 1"):
        migrate(db, (ONE,))
    db.close()


def test_another_programs_database_is_left_alone(db: sqlite3.Connection) -> None:
    db.execute("CREATE TABLE recipes (cake TEXT)")
    with pytest.raises(DatabaseUnreadable, match="another program"):
        migrate(db, (ONE,))
    assert names(db) == {"recipes"}
    db.close()


@pytest.mark.parametrize(
    "files", [["0001_a.sql", "0003_b.sql"], ["0002_a.sql"], ["0001_a.sql", "0001_b.sql"], ["first.sql"]]
)
def test_gaps_doubles_and_odd_names_are_refused(tmp_path: Path, files: list[str]) -> None:
    for name in files:
        (tmp_path / name).write_text("SELECT 1;")
    with pytest.raises(ValueError, match=r"named like|numbered"):
        migrations(tmp_path)
