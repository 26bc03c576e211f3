"""`python -m bot`: the bot on Discord, until it is stopped."""

import argparse
import asyncio
from typing import Any

from bot import logs, texts
from bot.serving import HOW_TO_GET_ONE, NOT_THIS_ONE, run_loop, stop_on_signals, until_stopped
from bot.settings import Settings
from bot.starting import UNUSABLE, read_settings, say_why


def add_parser(subparsers: Any) -> None:
    """The command `run`, which is also what happens without a command."""
    parser = subparsers.add_parser("run", help="the bot on Discord (usual)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:  # noqa: ARG001  it takes its settings from the environment
    """Exit code 0 when it was stopped, 2 when it cannot start, 1 when Discord cannot be reached."""
    settings = read_settings()
    if settings is None:
        return UNUSABLE
    if settings.token is None or not settings.token.get_secret_value().strip():
        say_why(HOW_TO_GET_ONE)
        return UNUSABLE
    token = settings.token.get_secret_value().strip()
    if len(token.split()) > 1:  # of several lines, say: no header can carry it
        say_why(NOT_THIS_ONE)
        return UNUSABLE
    logs.set_up(settings.log_level or "INFO", token)
    texts.forgive()
    return run_loop(_serve(settings, token))


async def _serve(settings: Settings, token: str) -> int:
    from bot.app import CanastaBot  # late: the message about a missing token need not wait for it

    stop = asyncio.Event()
    stop_on_signals(stop)
    return await until_stopped(CanastaBot(settings), token, stop)
