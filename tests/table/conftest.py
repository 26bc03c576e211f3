"""A house: a registry of tables over a store in a file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.table.tools import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    opened = await House(tmp_path / "games.db").open()
    yield opened
    await opened.close()
