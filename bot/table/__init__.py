"""Tables and the one door to a running game; knows the engine, the store and the computer players, but not Discord."""

from bot.table.errors import (
    LobbyCode,
    LobbyError,
    NothingToUndoError,
    NotPlayingError,
    StaleError,
    TableError,
)
from bot.table.moves import By, Change, Listener, Move, Status
from bot.table.registry import Registry
from bot.table.setup import Chair, Setup
from bot.table.table import Table

__all__ = [
    "By",
    "Chair",
    "Change",
    "Listener",
    "LobbyCode",
    "LobbyError",
    "Move",
    "NotPlayingError",
    "NothingToUndoError",
    "Registry",
    "Setup",
    "StaleError",
    "Status",
    "Table",
    "TableError",
]
