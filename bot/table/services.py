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
