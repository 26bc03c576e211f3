"""A copy of the database as it is at one moment, also while a bot writes to it. Knows no table."""

import contextlib
import sqlite3
from pathlib import Path

from bot.storage.errors import translated


def back_up(database: str | Path, copy: str | Path) -> None:
    """Write a copy that the bot can be started with, in place of the database.

    Copying the file itself would miss what still lies in the log beside it. Raises FileNotFoundError,
    FileExistsError, or `StorageError` for a file that is no database or a copy that cannot be written.
    """
    source, target = Path(database).resolve(), Path(copy)
    if not source.is_file():
        raise FileNotFoundError(f"there is no {source}")
    if target.exists():
        raise FileExistsError(f"{target} is there already")
    try:
        with contextlib.closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)) as reading:
            reading.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.Error as error:
        raise translated(error) from error
