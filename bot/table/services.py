"""What every table of a registry shares: the store, the clock, chance and the computer players."""

import logging
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from bot.engine import AnyAction, Rules, View
from bot.engine.cards import Card
from bot.storage import Storage
from bot.table.moves import Listener

log = logging.getLogger("bot.table")

Choose = Callable[[View, str, random.Random], AnyAction]
Shuffle = Callable[[Rules], tuple[Card, ...]]
Clock = Callable[[], float]  # Unix seconds

BETWEEN_ROUNDS = 30.0  # seconds to look at the score sheet
WARN_AT = 0.8  # of the turn's time
KEEP_PAUSED = 86_400.0  # seconds before a table without people is abandoned
KEEP_QUIET = 60 * 86_400.0  # seconds before one at which nothing happens is
STAND_IN_AFTER = 600.0  # seconds of waiting for somebody after which the others may let a computer play on
HOST_AWAY_IN_LOBBY = 900.0  # seconds without a change after which anyone at the table may do as the host
HOST_AWAY_IN_GAME = 86_400.0  # likewise, in a game


@dataclass(frozen=True, slots=True)
class Services:
    """`delay` is the mean time a computer takes for an action, in seconds; `threads` is where it thinks."""

    storage: Storage
    clock: Clock
    rng: random.Random
    shuffle: Shuffle
    choose: Choose
    listener: Listener | None
    delay: float
    threads: ThreadPoolExecutor
