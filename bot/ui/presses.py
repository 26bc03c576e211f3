"""Buttons and selects of tables: two registered classes that answer every press, also on messages older than this process.

Each press carries its table and ply; what is done with it is said by the handler registered under its name.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Self

import discord

from bot.table.table import Table
from bot.ui.announcer import announcer_of
from bot.ui.ids import BUTTON_TEMPLATE, SELECT_TEMPLATE, Press, read_press
from bot.ui.refusals import Refusal
from bot.ui.services import Interaction, registry_of

Handler = Callable[[Interaction, Table, Press, Sequence[str]], Awaitable[None]]
"""(interaction, table, what was pressed, what was chosen in a select)"""

_HANDLERS: Final[dict[str, Handler]] = {}


def on(*names: str) -> Callable[[Handler], Handler]:
    """Register what a press of one of these names does."""

    def register(handler: Handler) -> Handler:
        _HANDLERS.update(dict.fromkeys(names, handler))
        return handler

    return register


async def dispatch(interaction: Interaction, press: Press, values: Sequence[str] = ()) -> None:
    """Do what was pressed. Raises Refusal for a table or a button that is no more, and whatever the handler raises."""
    table = await registry_of(interaction).fetch(press.table)
    handler = _HANDLERS.get(press.what)
    if table is None or handler is None or table.channel_id != interaction.channel_id:
        raise Refusal("press-gone")  # a button of another channel's table was never shown here
    announcer_of(interaction).acted(interaction.user.id)
    await handler(interaction, table, press, values)


class TableButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=BUTTON_TEMPLATE):
    """Any button of a table."""

    def __init__(self, item: discord.ui.Button[Any], press: Press) -> None:
        super().__init__(item)
        self._press = press

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, discord.ui.Button)  # noqa: S101 - the template is that of buttons
        return cls(item, read_press(match))

    async def callback(self, interaction: Interaction) -> None:
        await dispatch(interaction, self._press)


class TableSelect(discord.ui.DynamicItem[discord.ui.Select[Any]], template=SELECT_TEMPLATE):
    """Any select of a table."""

    def __init__(self, item: discord.ui.Select[Any], press: Press) -> None:
        super().__init__(item)
        self._press = press

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, discord.ui.Select)  # noqa: S101 - the template is that of selects
        return cls(item, read_press(match))

    async def callback(self, interaction: Interaction) -> None:
        if not self.item.values:  # every select asks for at least one
            raise Refusal("press-gone")
        await dispatch(interaction, self._press, self.item.values)
