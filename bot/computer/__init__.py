"""Computer players: what to do, from what a seat may know. No Discord, no storage, no clock."""

from bot.computer.levels import LEVELS
from bot.computer.playing import choose

__all__ = ["LEVELS", "choose"]
