"""Records as files to take away. Knows nothing of what is in them; the table leaves out a round still played."""

import io

import discord

from bot.storage import Storage
from bot.table.table import Table


def export_file(table: Table) -> discord.File:
    """The record of a table's finished rounds, a line of JSON (rule book, 12)."""
    return record_file(table.export().line(), table.id)


async def export_of_match(storage: Storage, match_id: int) -> discord.File:
    """The record of a finished match. Raises NotStored."""
    return record_file(await storage.record(match_id), match_id)


def record_file(record: str, number: int) -> discord.File:
    """A record under the name that people find it by."""
    return discord.File(io.BytesIO(f"{record}\n".encode()), filename=f"canasta-{number}.jsonl")
