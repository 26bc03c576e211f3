"""A sign of life for `python -m bot health`: a file beside the database, touched while the bot is connected."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

EVERY: Final = 15.0  # seconds
SOON: Final = 1.0  # until it is looked at again, when all is not well
TOO_OLD: Final = 60.0


def file_of(database: str) -> Path:
    """Where the sign of life of the bot with that database is."""
    return Path(f"{database}.alive")


async def beat(file: Path, is_well: Callable[[], Awaitable[bool]], every: float = EVERY) -> None:
    """Touch the file again and again while all is well; runs until it is cancelled, then takes the file away."""
    try:
        while True:
            well = await _asked(is_well)
            if well:
                _write(file)
            await asyncio.sleep(every if well else SOON)
    finally:
        file.unlink(missing_ok=True)  # noqa: ASYNC240  one file, at the very end


async def _asked(is_well: Callable[[], Awaitable[bool]]) -> bool:
    try:
        return await is_well()
    except Exception:  # a failing check is an answer: not well
        log.exception("the health check failed")
        return False


def _write(file: Path) -> None:
    try:
        file.write_text(f"{time.time():.0f}\n", "utf-8")
    except OSError as error:
        log.warning("the sign of life cannot be written: %s", error)


def is_alive(file: Path) -> bool:
    """Whether the bot gave a sign of life lately."""
    try:
        return time.time() - file.stat().st_mtime < TOO_OLD
    except OSError:
        return False
