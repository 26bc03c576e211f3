"""Tells Discord the slash commands, only when they have changed since it was last told."""

import hashlib
import json
import logging
from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands

from bot.ui.preferences import Preferences
from bot.ui.translator import translated

log = logging.getLogger(__name__)

THE_BOT: Final = 0  # no server has this id: what is kept under it is the bot's own
_KEY: Final = "commands"

Payload = list[dict[str, Any]]


def payload(tree: app_commands.CommandTree[Any]) -> Payload:
    """Every command as Discord takes it, in all languages."""
    return [translated(command.to_dict(tree)) for command in tree.get_commands()]


async def sync(
    client: discord.Client,
    tree: app_commands.CommandTree[Any],
    preferences: Preferences,
    guild_id: int | None,
    *,
    anyway: bool = False,
) -> bool:
    """Put the commands in place, everywhere or on one server; whether there was anything to do.

    `anyway` does it also when nothing changed. Raises discord.HTTPException.
    """
    commands = payload(tree)
    mark = _mark(client.application_id, guild_id, commands)
    if (
        not anyway
        and preferences.guild(THE_BOT).more.get(_KEY) == mark
        and await _has(client, guild_id, commands)
    ):
        return False
    await _put(client, guild_id, commands)
    await _remember(preferences, mark)
    log.info("told Discord %d commands", len(commands))
    return True


def _mark(application_id: int | None, guild_id: int | None, commands: Payload) -> str:
    text = json.dumps([application_id, guild_id, commands], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


async def _has(client: discord.Client, guild_id: int | None, commands: Payload) -> bool:
    """Whether Discord has them still: it may have lost them, or be another Discord than last time."""
    assert client.application_id is not None  # noqa: S101 - logged in
    if guild_id is None:
        found = await client.http.get_global_commands(client.application_id)
    else:
        found = await client.http.get_guild_commands(client.application_id, guild_id)
    return {command["name"] for command in found} == {command["name"] for command in commands}


async def _put(client: discord.Client, guild_id: int | None, commands: Payload) -> None:
    assert client.application_id is not None  # noqa: S101 - logged in
    if guild_id is None:
        await client.http.bulk_upsert_global_commands(client.application_id, commands)
    else:
        await client.http.bulk_upsert_guild_commands(client.application_id, guild_id, commands)


async def _remember(preferences: Preferences, mark: str) -> None:
    known = preferences.guild(THE_BOT)
    await preferences.save_guild(THE_BOT, replace(known, more={**known.more, _KEY: mark}))
