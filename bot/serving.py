"""Runs a client until it is told to stop, and says in plain words why it cannot start."""

import asyncio
import contextlib
import gc
import signal
from collections.abc import Callable, Coroutine
from typing import Any, Final

import aiohttp
import discord

from bot.starting import FAILED, FINE, UNUSABLE, say_why
from bot.storage import StorageError

_STOPPING: Final = (signal.SIGINT, signal.SIGTERM)


def collect_less_often() -> None:
    """Let the garbage collector look a tenth as often, and never at what is there by now.

    States, futures and messages come and go without cycles; looking at them at every 700th allocation costs a tenth of
    the throughput.
    """
    gc.freeze()
    gc.set_threshold(7_000, 20, 20)


def run_loop(main: Coroutine[Any, Any, int]) -> int:
    """Run on uvloop where it is installed, else on asyncio's own loop; the exit code."""
    collect_less_often()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(main)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes the fastest event loop there is; None for asyncio's own."""
    try:
        import uvloop  # not on Windows
    except ImportError:
        return None
    return uvloop.new_event_loop


async def until_stopped(client: discord.Client, token: str, stop: asyncio.Event) -> int:
    """Log in and serve until `stop` is set or the client gives up; then close it. The exit code."""
    serving = asyncio.create_task(client.start(token), name="client")
    stopping = asyncio.create_task(stop.wait(), name="stop")
    try:
        await asyncio.wait((serving, stopping), return_when=asyncio.FIRST_COMPLETED)
        return _code_of(serving) if serving.done() else FINE
    finally:
        stopping.cancel()
        await client.close()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await asyncio.wait_for(serving, 10)


def _code_of(serving: asyncio.Task[None]) -> int:
    """The exit code of a client that ended by itself; raises what nobody foresaw."""
    try:
        serving.result()
    except discord.LoginFailure:
        say_why(NOT_THIS_ONE)
        return UNUSABLE
    except StorageError as error:
        say_why(f"The database cannot be used: {error}.")
        return UNUSABLE
    except discord.PrivilegedIntentsRequired:
        say_why(
            "Discord refuses the intents, although none of them is privileged. Check the bot's page at Discord."
        )
        return UNUSABLE
    except discord.ConnectionClosed as error:
        say_why(f"Discord closed the connection for good ({error.code} {error.reason}).")
        return FAILED
    except (aiohttp.ClientError, OSError, discord.HTTPException, discord.GatewayNotFound) as error:
        say_why(f"Discord cannot be reached: {error}")
        return FAILED
    return FINE


def stop_on_signals(stop: asyncio.Event) -> None:
    """Set `stop` at the first Ctrl-C or request to end; a second one then ends the program at once."""
    loop = asyncio.get_running_loop()

    def asked() -> None:
        stop.set()
        for number in _STOPPING:
            loop.remove_signal_handler(number)

    for number in _STOPPING:
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C raises KeyboardInterrupt instead
            loop.add_signal_handler(number, asked)


NOT_THIS_ONE: Final = """\
Discord does not know this token. Take a new one at https://discord.com/developers/applications (your application, \
page "Bot", "Reset Token") and put it into DISCORD_TOKEN, in the environment or in the file .env.
To try the bot without Discord: python -m bot sandbox"""

HOW_TO_GET_ONE: Final = """\
There is no token, so the bot cannot log in to Discord. To get one:
  1. Open https://discord.com/developers/applications and make a new application.
  2. On its page "Bot" press "Reset Token" and copy what it shows.
  3. Put it into the file .env here (see .env.example): DISCORD_TOKEN=…
To try the bot without Discord: python -m bot sandbox"""
