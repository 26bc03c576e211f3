"""A stand-in for Discord in which everyone reads English, for tests that look for sentences of ours."""

import pytest

from bot.sandbox import world

ENGLISH = "en-US"


@pytest.fixture(autouse=True)
def everyone_reads_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Holds for the people and the servers that a sandbox begins with."""
    monkeypatch.setattr(world, "PEOPLE", tuple((name, ENGLISH) for name, _ in world.PEOPLE))
    monkeypatch.setattr(world, "GUILDS", tuple((name, ENGLISH, rooms) for name, _, rooms in world.GUILDS))
