"""The real bot in the stand-in for Discord, as in the tests of the app."""

from tests.app.conftest import bot, box

__all__ = ["bot", "box"]
