"""`python -m bot sandbox`: the real bot in a stand-in for Discord, to play at in a browser."""

import argparse
import asyncio
import webbrowser
from collections.abc import Callable, Coroutine
from typing import Any, Final

from bot import logs, texts
from bot.serving import FAILED, UNUSABLE, read_settings, run_loop, say_why, stop_on_signals, until_stopped
from bot.settings import Settings

DATABASE: Final = "canasta-sandbox.db"


def add_parser(subparsers: Any) -> None:
    """The command `sandbox`."""
    parser = subparsers.add_parser("sandbox", help="play in a browser, without Discord")
    parser.add_argument("--port", type=int, default=0, help="port on 127.0.0.1 (usual: any free one)")
    parser.add_argument("--no-open", action="store_true", help="only print the address")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Exit code 0 when it was stopped, 1 when the port is taken, 2 when it cannot start."""
    settings = read_settings()
    if settings is None:
        return UNUSABLE
    logs.set_up(settings.log_level or "WARNING")
    texts.forgive()
    return run_loop(_serve(settings, args.port, open_browser=not args.no_open))


async def _serve(settings: Settings, port: int, *, open_browser: bool) -> int:
    # Late: no other command needs to wait for these.
    from bot.app import CanastaBot
    from bot.sandbox import Sandbox

    stop = asyncio.Event()
    stop_on_signals(stop)
    box = Sandbox(port=port)
    try:
        await box.start()
    except OSError as error:
        say_why(f"Port {port} on 127.0.0.1 cannot be used: {error.strerror or error}.")
        return FAILED
    try:
        bot = CanastaBot(_of_sandbox(settings, box.api_url), servers_wait=0.1)
        bot.add_listener(_teller(box.url, open_browser=open_browser), "on_ready")
        return await until_stopped(bot, box.token, stop)
    finally:
        await box.stop()


def _of_sandbox(settings: Settings, api_url: str) -> Settings:
    changes = {"api_url": api_url, "database": settings.database or DATABASE, "sync_guild": None}
    return settings.model_copy(update=changes)


def _teller(url: str, *, open_browser: bool) -> Callable[[], Coroutine[Any, Any, None]]:
    """Says the address once one can play there; the client may become ready more than once."""
    told = False

    async def tell() -> None:
        nonlocal told
        if told:
            return
        told = True
        print(f"Play at {url} (Ctrl-C ends it)", flush=True)
        if open_browser:
            await asyncio.to_thread(webbrowser.open, url)

    return tell
