"""`python -m bot backup FILE`: a copy of the database, made while the bot runs."""

import argparse
from typing import Any

from bot.starting import FAILED, FINE, UNUSABLE, read_settings, say_why
from bot.storage import StorageError
from bot.storage.backup import back_up


def add_parser(subparsers: Any) -> None:
    """Add the subcommand and its argument."""
    parser = subparsers.add_parser("backup", help="copy the database, also while the bot runs")
    parser.add_argument("file", help="where to; it must not be there yet")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Exit code 0 when the copy is made, 1 when it could not be, 2 when the settings make no sense."""
    settings = read_settings()
    if settings is None:
        return UNUSABLE
    try:
        back_up(settings.database_or_usual, args.file)
    except (StorageError, OSError) as error:
        say_why(f"There is no copy: {error}.")
        return FAILED
    return FINE
