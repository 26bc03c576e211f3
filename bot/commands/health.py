"""`python -m bot health`: whether the running bot gave a sign of life lately, for Docker and other watchers."""

import argparse
from typing import Any

from bot.heartbeat import file_of, is_alive
from bot.starting import FAILED, FINE, UNUSABLE, read_settings, say_why


def add_parser(subparsers: Any) -> None:
    """The command `health`."""
    parser = subparsers.add_parser("health", help="is the running bot well? exit code 0 or 1")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:  # noqa: ARG001  it takes its settings from the environment
    """Exit code 0 when the bot is well, 1 when not, 2 when the settings make no sense."""
    settings = read_settings()
    if settings is None:
        return UNUSABLE
    if is_alive(file_of(settings.database_or_usual)):
        return FINE
    say_why("The bot has given no sign of life lately.")
    return FAILED
