"""What holds for every test: it depends on nothing of the machine, neither its speed nor its environment, nor on chance."""

import os
import time
from collections.abc import AsyncIterator

import pytest
from hypothesis import HealthCheck, settings

from bot.sandbox import Clock, Sandbox
from bot.ui import announcer, arriving, emojis

# The same examples in every run, and as much time for each as the machine needs. HYPOTHESIS_PROFILE=default looks for new ones.
settings.register_profile(
    "repeatable", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))

OURS = ("CANASTA_SHARED", "CANASTA_CHROMIUM")  # what the tests themselves are told
for name in list(os.environ):
    if name.startswith(("CANASTA_", "DISCORD_")) and name not in OURS:
        del os.environ[name]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer is deferred only because the machine is slow, and what is new is told at once.

    A test of deferrals says itself what is soon, one of a table's message how often it may be edited.
    """
    monkeypatch.setattr(arriving, "SOON", 3600.0)
    monkeypatch.setattr(announcer, "EVERY", 0.02)


@pytest.fixture(autouse=True)
def names_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are told by name: which emojis were uploaded by the time a message is written would be chance."""
    monkeypatch.setattr(emojis, "_names", dict)


def still_box() -> Sandbox:
    """A stand-in for Discord whose clock stands until a test moves it: nothing comes too late by itself."""
    return Sandbox(clock=Clock(time.time()))


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    async with still_box() as box:
        yield box
