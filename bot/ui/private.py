"""The one way to answer somebody alone. Nothing of a hand may leave by any other door.

An interaction is answered ephemerally, or deferred ephemerally and then edited. A public answer or deferral is never
followed up: Discord would show the follow-up to everyone (it takes the first answer's visibility).
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

import aiohttp
import discord
from discord import InteractionResponseType as Answered

from bot.texts import language
from bot.ui.refusals import Table, sentence
from bot.ui.services import Interaction, services
from bot.ui.why import why_row

log = logging.getLogger(__name__)

_LOCK: Final = "private.lock"
_DEFERRED: Final = "private.deferred"  # how we deferred: a message to come, an edit to come, or used up
_SHOWN: Final = "private.shown"  # whether the interaction's own answer is what we showed
_MESSAGE: Final = "private.message"  # the id of the message that shows it
_IN_VAIN: Final = "private.in_vain"  # Discord will take no first answer any more
_NEW, _EDIT, _USED = "new", "edit", "used"
_NOBODY: Final = discord.AllowedMentions.none()
_ANSWERED: Final = 40060
EXPECTED: Final = frozenset(
    {
        _ANSWERED,  # answered already: Discord had our first answer, the client only did not hear of it
        10062,  # too late: nobody waits for it any more
        10008,  # the reader has dismissed the message
        10015,  # the interaction's fifteen minutes are over
        50027,  # likewise
    }
)


class NotPrivateError(RuntimeError):
    """The interaction was answered by another way already, so what is sent now might be public."""


async def answer_private(
    interaction: Interaction,
    answer: discord.ui.LayoutView | str,
    *,
    files: Sequence[discord.File] = (),
    replace: bool | None = None,
) -> None:
    """Show this to the one who acted, and to nobody else.

    A click in a private message edits that message; any other interaction gets a message of its own. `replace` False
    asks for a message of its own in any case. Raises NotPrivateError when it could come out public; what Discord
    refuses because the reader is gone is logged and left.
    """
    shown = plain(answer) if isinstance(answer, str) else answer
    shown.stop()  # its buttons are answered by the registered items; a view kept by the client would pile up
    async with _lock(interaction):
        try:
            await _send(
                interaction, shown, list(files), in_place=replace is not False and is_in_private(interaction)
            )
        except discord.HTTPException as error:
            if error.code not in EXPECTED:
                raise
            interaction.extras[_IN_VAIN] = True
            log.info("an answer came to nothing: %s", error)


async def update_private(
    interaction: Interaction, view: discord.ui.LayoutView, *, files: Sequence[discord.File] = ()
) -> bool:
    """Bring what `answer_private` showed up to date; whether the reader still has it.

    Raises NotPrivateError when the interaction was not answered so.
    """
    view.stop()
    async with _lock(interaction):
        if not interaction.extras.get(_SHOWN):
            raise NotPrivateError("there is no private answer to bring up to date")
        try:
            await interaction.edit_original_response(
                view=view, attachments=list(files), allowed_mentions=_NOBODY
            )
        except discord.HTTPException as error:
            if error.code not in EXPECTED:
                raise
            return False
    return True


async def remove_private(interaction: Interaction, newer: Interaction) -> None:
    """Take away what `answer_private` showed, as far as Discord lets us, unless `newer` is shown in its place."""
    if interaction.extras.get(_MESSAGE) == newer.extras.get(_MESSAGE):
        return
    async with _lock(interaction):
        if not interaction.extras.pop(_SHOWN, False):
            return
        try:
            await interaction.delete_original_response()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("what was shown before stays: %s", error)


async def defer_private(interaction: Interaction) -> None:
    """Gain fifteen minutes for an `answer_private` that may take more than a moment; does nothing if answered."""
    async with _lock(interaction):
        if interaction.response.is_done():
            return
        in_place = is_in_private(interaction)
        interaction.extras[_DEFERRED] = _EDIT if in_place else _NEW
        try:
            await interaction.response.defer(ephemeral=True, thinking=not in_place)
        except discord.HTTPException as error:
            if error.code not in EXPECTED:
                raise
            log.info("a deferral came to nothing: %s", error)


async def acknowledge(interaction: Interaction) -> None:
    """Say nothing: a press on a public message was heard, and that message will show what came of it."""
    async with _lock(interaction):
        try:
            if not interaction.response.is_done():
                await interaction.response.defer()
            elif interaction.extras.get(_DEFERRED) == _NEW:
                await interaction.delete_original_response()
        except discord.HTTPException as error:
            if error.code not in EXPECTED:
                raise
            interaction.extras[_IN_VAIN] = True
            log.info("an acknowledgement came to nothing: %s", error)


async def refuse(interaction: Interaction, error: BaseException, *, table: Table | None = None) -> None:
    """Tell the one who acted why not, in one sentence of their language; `table` gives the names of its players.

    A rule of the game comes with a button to the page that holds it.
    """
    locale = locale_of(interaction)
    told = plain(sentence(locale, error, table))
    if (why := why_row(interaction, locale, error)) is not None:
        told.add_item(why)
    await answer_private(interaction, told, replace=False)


def plain(text: str) -> discord.ui.LayoutView:
    """A message of nothing but text."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(text))
    return view


def is_answered(interaction: Interaction) -> bool:
    """Whether a first answer was given, or can be given no more."""
    return interaction.response.is_done() or bool(interaction.extras.get(_IN_VAIN))


def is_in_private(interaction: Interaction) -> bool:
    """Whether the click came from a message that only the one who clicked can see."""
    message = interaction.message
    if message is None or not message.flags.ephemeral:
        return False
    made = message.interaction_metadata
    return made is None or made.user.id == interaction.user.id  # a forged click might name another's message


def locale_of(interaction: Interaction) -> str:
    """The language of the one who acted: their own choice here, else that of their Discord."""
    chosen = services(interaction).preferences.user(interaction.user.id).locale
    return chosen or language(str(interaction.locale)).code


def public_locale(interaction: Interaction) -> str:
    """The language of what everyone there reads: the server's choice here, else that of its Discord."""
    chosen = services(interaction).preferences.guild(interaction.guild_id).locale
    return chosen or language(str(interaction.guild_locale or interaction.locale)).code


def _lock(interaction: Interaction) -> asyncio.Lock:
    """One answer at a time: the library notes that it has answered only after Discord has said so."""
    found: Any = interaction.extras.setdefault(_LOCK, asyncio.Lock())
    assert isinstance(found, asyncio.Lock)  # noqa: S101 - ours alone
    return found


async def _send(
    interaction: Interaction, view: discord.ui.LayoutView, files: list[discord.File], *, in_place: bool
) -> None:
    response = interaction.response
    if not response.is_done():
        await _first_or_promised(interaction, view, files, in_place=in_place)
    elif _is_edit(interaction, in_place=in_place):
        interaction.extras[_DEFERRED] = _USED
        sent = await interaction.edit_original_response(
            view=view, attachments=files, allowed_mentions=_NOBODY
        )
        interaction.extras[_MESSAGE], interaction.extras[_SHOWN] = sent.id, True
    elif response.type is Answered.deferred_channel_message and _DEFERRED not in interaction.extras:
        raise NotPrivateError("the interaction was deferred in public")
    else:
        await interaction.followup.send(view=view, files=files, ephemeral=True, allowed_mentions=_NOBODY)


async def _first_or_promised(
    interaction: Interaction, view: discord.ui.LayoutView, files: list[discord.File], *, in_place: bool
) -> None:
    """The first answer; where Discord did take a deferral whose receipt was lost, what it promised."""
    try:
        await _first(interaction, view, files, in_place=in_place)
    except discord.HTTPException as error:
        if error.code != _ANSWERED or interaction.extras.get(_DEFERRED) in (None, _USED):
            raise
        for file in files:
            file.reset()  # it was read to its end
        interaction.extras[_DEFERRED] = _USED
        sent = await interaction.edit_original_response(
            view=view, attachments=files, allowed_mentions=_NOBODY
        )
        interaction.extras[_MESSAGE], interaction.extras[_SHOWN] = sent.id, True


async def _first(
    interaction: Interaction, view: discord.ui.LayoutView, files: list[discord.File], *, in_place: bool
) -> None:
    response = interaction.response
    if in_place:
        await response.edit_message(view=view, attachments=files, allowed_mentions=_NOBODY)
        interaction.extras[_MESSAGE] = interaction.message.id if interaction.message else None
    else:
        sent = await response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=_NOBODY)
        interaction.extras[_MESSAGE] = sent.message_id
    interaction.extras[_SHOWN] = True


def _is_edit(interaction: Interaction, *, in_place: bool) -> bool:
    """Whether what is shown now takes the place of what the first answer showed or promised."""
    if in_place:
        return interaction.response.type in (Answered.deferred_message_update, Answered.message_update)
    return interaction.extras.get(_DEFERRED) == _NEW
