"""An embedded stand-in for Discord on 127.0.0.1, to play at and to test against; knows nothing of the bot."""

from .actor import Actor, Reply
from .clock import Clock
from .rest import Fault
from .server import Sandbox
from .walk import visible_text, walk

__all__ = ["Actor", "Clock", "Fault", "Reply", "Sandbox", "visible_text", "walk"]
