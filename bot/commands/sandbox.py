"""`python -m bot sandbox`: the real bot in a stand-in for Discord, to play at in a browser."""

import argparse
import asyncio
import webbrowser
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from bot import logs, texts
from bot.serving import run_loop, stop_on_signals, until_stopped
from bot.settings import Settings
from bot.starting import FAILED, UNUSABLE, read_settings, say_why

if TYPE_CHECKING:
    from bot.app import CanastaBot
    from bot.sandbox import Sandbox

DATABASE: Final = "canasta-sandbox.db"
MOST_PORT: Final = 65_535
USUAL_PORT: Final = 8460  # the same each time, so that open pages find it again


def add_parser(subparsers: Any) -> None:
    """The command `sandbox`."""
    parser = subparsers.add_parser("sandbox", help="play in a browser, without Discord")
    usual = f"port on 127.0.0.1 (usual: {USUAL_PORT}, or any free one)"
    parser.add_argument("--port", type=port_number, help=usual)
    parser.add_argument("--no-open", action="store_true", help="only print the address")
    parser.set_defaults(run=run)


def port_number(text: str) -> int:
    """A port; raises ArgumentTypeError. The event loop takes a larger number for another port, without a word."""
    if not text.isdecimal() or int(text) > MOST_PORT:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number from 0 to {MOST_PORT}")
    return int(text)


def run(args: argparse.Namespace) -> int:
    """Exit code 0 when it was stopped, 1 when the port is taken, 2 when it cannot start."""
    settings = read_settings()
    if settings is None:
        return UNUSABLE
    logs.set_up(settings.log_level or "WARNING")
    texts.forgive()
    return run_loop(_serve(settings, args.port, open_browser=not args.no_open))


async def _serve(settings: Settings, port: int | None, *, open_browser: bool) -> int:
    from bot.app import CanastaBot  # late: no other command needs to wait for it

    stop = asyncio.Event()
    stop_on_signals(stop)
    try:
        box = await listening(port)
    except OSError as error:
        say_why(f"Port {port} on 127.0.0.1 cannot be used: {error.strerror or error}.")
        return FAILED
    try:
        bot = CanastaBot(_of_sandbox(settings, box.api_url), servers_wait=0.1)
        bot.add_listener(teller(bot, box.url, open_browser=open_browser), "on_ready")
        return await until_stopped(bot, box.token, stop)
    finally:
        await box.stop()


async def listening(port: int | None) -> "Sandbox":
    """A sandbox on this port, or on the usual one if it is free. Raises OSError for a port that cannot be had."""
    from bot.sandbox import Sandbox

    box = Sandbox(port=USUAL_PORT if port is None else port)
    try:
        await box.start()
    except OSError:
        if port is not None:
            raise
        box = Sandbox()
        await box.start()
    return box


def _of_sandbox(settings: Settings, api_url: str) -> Settings:
    changes = {"api_url": api_url, "database": settings.database or DATABASE, "sync_guild": None}
    return settings.model_copy(update=changes)


def teller(bot: "CanastaBot", url: str, *, open_browser: bool) -> Callable[[], Coroutine[Any, Any, None]]:
    """Says the address once one can play there; the client may become ready more than once.

    The tables are shown anew: the stand-in, unlike Discord, has forgotten their messages.
    """
    told = False

    async def tell() -> None:
        from bot.ui.announcer import announcer_for

        nonlocal told
        if told:
            return
        told = True
        for table in bot.services.registry.open_tables():
            announcer_for(bot).show(table)
        print(f"Play at {url} (Ctrl-C ends it)", flush=True)
        if open_browser:
            await asyncio.to_thread(webbrowser.open, url)

    return tell
