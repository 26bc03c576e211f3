"""What happens in the world, told to whoever listens: the gateway, the page's sockets, the actors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .errors import Json


@dataclass(frozen=True, slots=True)
class Event:
    """`viewer` is the one user who may see it (None: all); `to_bot` says whether the gateway carries it."""

    t: str
    d: Json
    guild_id: str | None = None
    viewer: str | None = None
    to_bot: bool = True
    to_page: bool = True


Listener = Callable[[Event], None]


class Feed:
    def __init__(self) -> None:
        self._listeners: dict[Listener, None] = {}

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Adds a listener; the answer takes it away again."""
        self._listeners[listener] = None
        return lambda: self._listeners.pop(listener, None)

    def publish(self, event: Event) -> None:
        for listener in list(self._listeners):
            listener(event)
