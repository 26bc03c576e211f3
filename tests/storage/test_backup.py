"""A copy made while the bot runs is a database the bot can be started with."""

import argparse
from pathlib import Path

import pytest

from bot.commands import backup
from bot.storage import SqliteStorage
from bot.storage.backup import back_up
from tests.storage.conftest import CHANNEL, GUILD


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No `.env` file of whoever runs the tests."""
    monkeypatch.chdir(tmp_path)


async def test_a_copy_holds_all_that_was_stored_before_it(
    store: SqliteStorage, path: Path, tmp_path: Path
) -> None:
    first = await store.create_table(GUILD, CHANNEL, '{"a": 1}')
    back_up(path, tmp_path / "copy.db")
    await store.create_table(GUILD, CHANNEL + 1, "{}")
    copy = await SqliteStorage.open(tmp_path / "copy.db")
    assert await copy.open_tables() == (first,)
    await copy.close()


async def test_the_command_copies_the_bots_own_database(
    store: SqliteStorage, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CANASTA_DATABASE", str(path))
    asked = argparse.Namespace(file=str(tmp_path / "copy.db"))
    assert backup.run(asked) == 0
    copy = (tmp_path / "copy.db").read_bytes()
    assert backup.run(asked) == 1  # nothing is written over
    assert (tmp_path / "copy.db").read_bytes() == copy


@pytest.mark.parametrize("what", ["nothing", "a folder", "no database"])
def test_what_cannot_be_copied_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    place = tmp_path / "games.db"
    if what == "a folder":
        place.mkdir()
    elif what == "no database":
        place.write_bytes(b"no database at all" * 100)
    monkeypatch.setenv("CANASTA_DATABASE", str(place))
    assert backup.run(argparse.Namespace(file=str(tmp_path / "copy.db"))) == 1
    assert "There is no copy" in capsys.readouterr().err


async def test_a_copy_that_cannot_be_written_is_told(
    store: SqliteStorage, path: Path, tmp_path: Path
) -> None:
    with pytest.raises(Exception, match="cannot be opened"):
        back_up(path, tmp_path / "no folder" / "copy.db")
