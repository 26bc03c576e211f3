"""The server's clock: it runs with the wall, or stands still, and tests can move it forward."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime


class Timer:
    """One call promised for a moment of the clock."""

    __slots__ = ("callback", "handle", "when")

    def __init__(self, when: float, callback: Callable[[], None]) -> None:
        self.when = when
        self.callback = callback
        self.handle: asyncio.TimerHandle | None = None


class Clock:
    """Unix seconds. With `start` it stands still until it is moved; without, it follows the wall."""

    def __init__(self, start: float | None = None) -> None:
        self._start = start
        self._moved = 0.0
        self._timers: set[Timer] = set()

    def now(self) -> float:
        return (time.time() if self._start is None else self._start) + self._moved

    def stamp(self) -> str:
        """Now, as Discord writes a moment (ISO 8601, UTC)."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat()

    def advance(self, seconds: float) -> None:
        """Moves forward and makes the calls that have fallen due, in their order."""
        self._moved += seconds
        due = sorted((t for t in self._timers if t.when <= self.now()), key=lambda t: t.when)
        for timer in due:
            self._fire(timer)
        for timer in self._timers:
            self._arm(timer)

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        timer = Timer(when, callback)
        self._timers.add(timer)
        self._arm(timer)
        return timer

    def cancel(self, timer: Timer | None) -> None:
        if timer is None:
            return
        self._timers.discard(timer)
        if timer.handle is not None:
            timer.handle.cancel()

    def close(self) -> None:
        for timer in list(self._timers):
            self.cancel(timer)

    def _arm(self, timer: Timer) -> None:
        if self._start is not None:
            return
        if timer.handle is not None:
            timer.handle.cancel()
        delay = max(0.0, timer.when - self.now())
        timer.handle = asyncio.get_running_loop().call_later(delay, self._fire, timer)

    def _fire(self, timer: Timer) -> None:
        if timer in self._timers:
            self.cancel(timer)
            timer.callback()
