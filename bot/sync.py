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
_KEY_GUILD: Final = "commands_guild"  # the one server that was told them, if it was one

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
    await _clear_former(client, preferences, guild_id)
    await _remember(preferences, mark, guild_id)
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


async def _clear_former(client: discord.Client, preferences: Preferences, guild_id: int | None) -> None:
    """A server that had them to itself would show each twice beside those that are everywhere."""
    former = preferences.guild(THE_BOT).more.get(_KEY_GUILD)
    if former in (None, guild_id):
        return
    try:
        await _put(client, former, [])
    except discord.HTTPException as error:  # the bot may have left it
        log.info("the commands of server %s stay: %s", former, error)


async def _remember(preferences: Preferences, mark: str, guild_id: int | None) -> None:
    known = preferences.guild(THE_BOT)
    more = {**known.more, _KEY: mark, _KEY_GUILD: guild_id}
    await preferences.save_guild(THE_BOT, replace(known, more=more))
