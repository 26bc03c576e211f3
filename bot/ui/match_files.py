"""Records of past matches to take away: a select under the history, and the file it gives. Knows nothing of what is in them."""

import re
from collections.abc import Sequence
from typing import Any, Final, Self

import discord

from bot.storage import MatchRow, NotStored
from bot.texts import say
from bot.ui.export import export_of_match
from bot.ui.parts import MOST_OPTION, Choice, Row, clipped, message, text
from bot.ui.private import answer_private, locale_of
from bot.ui.refusals import Refusal
from bot.ui.services import Interaction, services

_ID: Final = "mf"
_LONGEST: Final = 18  # digits; the store can hold as much


def record_menu(locale: str, choices: Sequence[Choice]) -> Row | None:
    """A select of matches, the values their ids; None without any."""
    if not choices:
        return None
    options = [
        discord.SelectOption(
            label=clipped(one.label, MOST_OPTION),
            value=one.value,
            description=clipped(one.about, MOST_OPTION),
        )
        for one in choices
    ]
    placeholder = clipped(say(locale, "history-take"), MOST_OPTION)
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=_ID, placeholder=placeholder, options=options
    )
    return discord.ui.ActionRow(select)


class RecordSelect(discord.ui.DynamicItem[discord.ui.Select[Any]], template=_ID):
    """Gives the record of the match that was chosen."""

    @classmethod
    async def from_custom_id(cls, _: Interaction, item: discord.ui.Item[Any], __: re.Match[str], /) -> Self:
        assert isinstance(item, discord.ui.Select)  # noqa: S101 - only a select has such an id
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        found = await _match_here(interaction, self.item.values[0])
        file = await export_of_match(services(interaction).storage, found.id)
        shown = [
            text(say(locale_of(interaction), "lobby-export")),
            discord.ui.File(f"attachment://{file.filename}"),
        ]
        await answer_private(interaction, message(shown), files=[file], replace=False)  # the list stays


async def _match_here(interaction: Interaction, value: str) -> MatchRow:
    """The match of that id, if it was played on this server. Raises Refusal."""
    gone = Refusal("history-gone")
    if not value.isdecimal() or len(value) > _LONGEST:  # a select may be forged
        raise gone
    try:
        found = await services(interaction).storage.match(int(value))
    except NotStored:
        raise gone from None
    if found.guild_id != interaction.guild_id:
        raise gone
    return found
