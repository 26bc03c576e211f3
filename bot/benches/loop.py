"""The event loop that the bot itself runs on, for measuring what it does there."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from bot.serving import collect_less_often, loop_factory

T = TypeVar("T")


def run_as_bot(main: Coroutine[Any, Any, T]) -> T:
    """Run to the end on the bot's kind of event loop, the garbage collector set as the bot sets it."""
    collect_less_often()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(main)
