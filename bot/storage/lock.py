"""Keeps a second process from writing to the same database. Knows files only."""

import sqlite3
from pathlib import Path

from bot.storage.errors import DatabaseInUse, DatabaseNotWritable, StorageError, translated


class Lock:
    """An advisory lock beside the database, gone with the process however that ends.

    It is SQLite's own exclusive lock on an empty second file: the same on every system, with no file of a dead
    process to clear away.
    """

    def __init__(self, path: Path) -> None:
        """Raises `DatabaseInUse` or `DatabaseNotWritable`."""
        try:
            self._held = sqlite3.connect(
                path.with_name(path.name + ".lock"), timeout=0, isolation_level=None, check_same_thread=False
            )
        except sqlite3.Error as error:
            raise DatabaseNotWritable(f"{path} cannot be opened or created ({error})") from error
        self._hold(path)

    def _hold(self, path: Path) -> None:
        try:
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._held.close()
            raise _refusal(path, error) from error

    def release(self) -> None:
        self._held.close()


def _refusal(path: Path, error: sqlite3.Error) -> Exception:
    if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
        return DatabaseInUse(f"{path} is open in another process")
    refusal = translated(error)
    return type(refusal)(f"{path}: {refusal}") if isinstance(refusal, StorageError) else refusal
