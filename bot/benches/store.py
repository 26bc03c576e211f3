"""The store's own measurements, on the event loop that the bot runs on."""

from bot.benches.loop import run_as_bot
from bot.storage import bench


def durable() -> dict[str, float]:
    """Durable actions a second, one after the other, beside the raw module's transactions."""
    return bench.durable(run=run_as_bot)


def durable_64() -> dict[str, float]:
    """Durable actions a second of 64 tables at once, beside the raw module's transactions one by one."""
    return bench.durable_64(run=run_as_bot)
