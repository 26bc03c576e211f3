"""`/privacy`: what is stored about a person, as a file, and having it taken out after asking once more."""

import io
import json
import re
from typing import Any, Final, Self

import discord

from bot.storage import Forgotten
from bot.texts import say
from bot.ui.parts import Style, clipped, message, text
from bot.ui.private import answer_private, defer_private, locale_of
from bot.ui.services import Interaction, services

FILE: Final = "canasta-about-you.json"


async def show_data(interaction: Interaction) -> None:
    """Everything that is stored, for the one who asks."""
    await defer_private(interaction)
    data = await services(interaction).storage.personal_data(interaction.user.id)
    file = discord.File(io.BytesIO(json.dumps(data, indent=1, ensure_ascii=False).encode()), filename=FILE)
    locale = locale_of(interaction)
    view = message([text(say(locale, "privacy-shown")), discord.ui.File(f"attachment://{FILE}")])
    await answer_private(interaction, view, files=[file])


async def ask_to_delete(interaction: Interaction) -> None:
    """What deleting means, and the button that does it."""
    locale = locale_of(interaction)
    buttons: discord.ui.ActionRow[Any] = discord.ui.ActionRow(
        _button(say(locale, "privacy-keep"), "keep", Style.secondary),
        _button(say(locale, "privacy-delete"), "delete", Style.danger),
    )
    await answer_private(interaction, message([text(say(locale, "privacy-ask")), buttons]))


async def delete_data(interaction: Interaction) -> None:
    """Take the person out of everything, at once and for good."""
    await defer_private(interaction)
    own, user = services(interaction), interaction.user.id
    forgotten = await own.registry.forget(user)
    own.preferences.forget(user)
    await answer_private(interaction, message([text(_deleted(locale_of(interaction), forgotten))]))


def _deleted(locale: str, forgotten: Forgotten) -> str:
    return say(locale, "privacy-deleted", matches=forgotten.matches, tables=forgotten.tables)


def _button(label: str, what: str, style: Style) -> discord.ui.Button[Any]:
    return discord.ui.Button(label=clipped(label, 34), custom_id=f"pv:{what}", style=style)


class PrivacyButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"pv:(?P<what>keep|delete)"):
    """The answer to whether to delete. The message is the asker's alone, so whoever clicks is the one asked."""

    def __init__(self, item: discord.ui.Button[Any], what: str) -> None:
        super().__init__(item)
        self._what = what

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, discord.ui.Button)  # noqa: S101 - only a button has such an id
        return cls(item, match["what"])

    async def callback(self, interaction: Interaction) -> None:
        if self._what == "delete":
            await delete_data(interaction)
        else:
            await answer_private(interaction, message([text(say(locale_of(interaction), "privacy-kept"))]))
