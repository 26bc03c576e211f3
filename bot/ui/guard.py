"""One answer for whatever goes wrong in a command, a button or a form. The library would only log it."""

import logging
from typing import Any, Final

import discord
from discord import app_commands

from bot.ui import arriving
from bot.ui.private import refuse
from bot.ui.services import Interaction

log = logging.getLogger(__name__)

_MARK: Final = "_is_guarded"

AnyItem = type[discord.ui.DynamicItem[Any]]


async def answer_error(interaction: Interaction, error: Exception) -> None:
    """Tell the one who acted; if even that fails, the log."""
    if interaction.type is discord.InteractionType.autocomplete:
        log.error("an autocomplete failed", exc_info=error)
        return
    if interaction.client.is_closed():
        log.info("closed before an answer: %r", error)
        return
    try:
        await refuse(interaction, error)
    except Exception:  # nothing is above this
        log.exception("this could not be told: %r", error)


class Tree(app_commands.CommandTree[Any]):
    """The slash commands, with that answer."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        return arriving.takes(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        await answer_error(interaction, error)


class Form(discord.ui.Modal):
    """A modal with that answer."""

    async def on_error(self, interaction: Interaction, error: Exception, /) -> None:  # type: ignore[override]
        await answer_error(
            interaction, error
        )  # the library gives a modal no item, against its own base class


def guarded(kind: AnyItem) -> AnyItem:
    """The same class of buttons or selects, its clicks with that answer."""
    if _MARK in vars(kind):
        return kind
    callback = kind.callback

    async def answered(self: Any, interaction: Interaction) -> Any:
        if not arriving.takes(interaction):
            return None
        try:
            return await callback(self, interaction)
        except Exception as error:  # noqa: BLE001  every error has an answer
            return await answer_error(interaction, error)

    setattr(kind, "callback", answered)  # noqa: B010  a plain assignment to a method is refused by the type checker
    setattr(kind, _MARK, True)
    return kind
