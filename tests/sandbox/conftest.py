"""A small client in the sandbox."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Sandbox

from .small_client import SmallClient, running


@pytest.fixture
async def client(box: Sandbox) -> AsyncIterator[SmallClient]:
    async with running(box) as client:
        yield client
