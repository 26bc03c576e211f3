"""What can go wrong in the store, each with a message fit for a log or a terminal. Knows SQLite's error codes, no SQL."""

import sqlite3


class StorageError(Exception):
    """The store could not do what was asked; nothing of the call was stored."""


class DatabaseInUse(StorageError):
    """Another process has this database open for writing."""


class DatabaseUnreadable(StorageError):
    """The file is damaged, no SQLite database, or another program's."""


class DatabaseTooNew(StorageError):
    """A newer version of this program wrote the file."""


class DatabaseNotWritable(StorageError):
    """The file or its folder cannot be written to."""


class StorageBusy(StorageError):
    """Another program held the database's lock too long; the call may be tried again."""


class DiskFull(StorageError):
    """No room, or the disk failed; the call may be tried again."""


class BadValue(StorageError):
    """A value that cannot be stored: a number past 64 bits, a broken text, something other than JSON."""


class NotStored(StorageError):
    """No such table, round or match."""


class Conflict(StorageError):
    """What is stored already forbids it."""


class ChannelTaken(Conflict):
    """The channel has an unfinished table already."""

    def __init__(self, channel_id: int, table_id: int) -> None:
        super().__init__(f"channel {channel_id} already has the unfinished table {table_id}")
        self.channel_id = channel_id
        self.table_id = table_id


class WrongPly(Conflict):
    """The line is not the next one of its round."""

    def __init__(self, ply: int, expected: int) -> None:
        super().__init__(f"line {ply} came where line {expected} was due")
        self.ply = ply
        self.expected = expected


_BY_CODE: dict[int, tuple[type[StorageError], str]] = {
    sqlite3.SQLITE_NOTADB: (DatabaseUnreadable, "the file is not a database"),
    sqlite3.SQLITE_CORRUPT: (DatabaseUnreadable, "the database is damaged"),
    sqlite3.SQLITE_READONLY: (DatabaseNotWritable, "the database may only be read"),
    sqlite3.SQLITE_CANTOPEN: (DatabaseNotWritable, "the database cannot be opened or created there"),
    sqlite3.SQLITE_PERM: (DatabaseNotWritable, "access to the database was refused"),
    sqlite3.SQLITE_BUSY: (StorageBusy, "another program holds the database"),
    sqlite3.SQLITE_LOCKED: (StorageBusy, "the database is locked"),
    sqlite3.SQLITE_FULL: (DiskFull, "the disk is full"),
    sqlite3.SQLITE_IOERR: (DiskFull, "the disk failed"),
    sqlite3.SQLITE_CONSTRAINT: (Conflict, "the database refuses it"),
}


def translated(error: Exception) -> Exception:
    """The `StorageError` that says what `error` means; any other exception is a mistake in the code and stays itself."""
    if isinstance(error, UnicodeEncodeError | OverflowError):
        return BadValue(f"this cannot be stored: {error}")
    if not isinstance(error, sqlite3.Error):
        return error
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CONSTRAINT_CHECK:
        return BadValue(f"this cannot be stored: {error}")
    kind, meaning = _BY_CODE.get(
        getattr(error, "sqlite_errorcode", 0) & 0xFF, (StorageError, "the database failed")
    )
    return kind(f"{meaning} ({error})")
