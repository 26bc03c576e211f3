"""A sandbox, and a small client in it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Sandbox

from .small_client import SmallClient, running


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    async with Sandbox() as box:
        yield box


@pytest.fixture
async def client(box: Sandbox) -> AsyncIterator[SmallClient]:
    async with running(box) as client:
        yield client
