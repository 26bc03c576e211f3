"""One answer for whatever goes wrong in a command, a button or a form. The library would only log it."""

import logging
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands

from bot.ui import arriving
from bot.ui.private import EXPECTED, refuse
from bot.ui.services import Interaction

log = logging.getLogger(__name__)

_LIBRARY: Final = logging.getLogger("discord.app_commands.tree")
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


def is_an_error(record: logging.LogRecord) -> bool:
    """Whether a failure to offer something while one types is worth an error; the library logs each as one.

    What comes too late, or on a line that is gone, nobody waits for: that is said in a word.
    """
    error = record.exc_info[1] if record.exc_info else None
    if not _comes_to_nothing(error):
        return True
    log.info("an offer came to nothing: %s", error)
    return False


def _comes_to_nothing(error: BaseException | None) -> bool:
    if isinstance(error, discord.HTTPException):
        return error.code in EXPECTED or error.status >= 500
    return isinstance(error, aiohttp.ClientError | OSError) or str(error) == "Session is closed"


class Tree(app_commands.CommandTree[Any]):
    """The slash commands, with that answer."""

    def __init__(self, client: Any) -> None:
        super().__init__(client)
        _LIBRARY.addFilter(is_an_error)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        return arriving.takes(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        await answer_error(interaction, error)


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
