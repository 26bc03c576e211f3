"""Answers of several pages: buttons and a select that turn them, also after a restart. Knows no page's contents.

A button carries which list it turns, to which page, and what the list is of; the page is made anew at each click.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Self

import discord

from bot.texts import say
from bot.ui.parts import Choice, Row, clipped
from bot.ui.private import answer_private
from bot.ui.refusals import Refusal
from bot.ui.services import Interaction

Maker = Callable[[Interaction, str, str], Awaitable[discord.ui.LayoutView]]
"""(interaction, what the list is of, which page) -> the page"""

_MAKERS: Final[dict[str, Maker]] = {}
_MOST_ID: Final = 100


def pages(name: str) -> Callable[[Maker], Maker]:
    """Register the maker of a list's pages; its buttons find it by this name (letters only)."""

    def register(maker: Maker) -> Maker:
        _MAKERS[name] = maker
        return maker

    return register


async def show_page(interaction: Interaction, name: str, of: str = "", page: str = "0") -> None:
    """Answer with a page of a list. Raises Refusal for a list that is no more."""
    if name not in _MAKERS:
        raise Refusal("press-gone")
    await answer_private(interaction, await _MAKERS[name](interaction, of, page))


def turning(locale: str, name: str, of: str, page: int, *, more: bool) -> Row | None:
    """Buttons to the page before and the next one; None for a list of one page."""
    if page == 0 and not more:
        return None
    return discord.ui.ActionRow(
        _button(say(locale, "page-newer"), _id(name, of, max(page - 1, 0), "b"), off=page == 0),
        _button(say(locale, "page-older"), _id(name, of, page + 1, "f"), off=not more),
    )


def onward(label: str, name: str, of: str, page: int) -> Row:
    """A button to another page, with its own label."""
    return discord.ui.ActionRow(_button(label, _id(name, of, page, "f"), off=False))


def choosing(placeholder: str, name: str, of: str, choices: Sequence[Choice]) -> Row:
    """A select whose values are pages."""
    options = [
        discord.SelectOption(label=clipped(c.label, 100), value=c.value, default=c.chosen) for c in choices
    ]
    custom_id = f"ps:{name}:{of}"
    return discord.ui.ActionRow(
        discord.ui.Select(custom_id=custom_id, placeholder=clipped(placeholder, 100), options=options)
    )


def _id(name: str, of: str, page: int, side: str) -> str:
    found = f"pg:{name}:{page}:{side}:{of}"
    if len(found) > _MOST_ID:
        raise ValueError(f"too long: {found}")
    return found


def _button(label: str, custom_id: str, *, off: bool) -> discord.ui.Button[Any]:
    return discord.ui.Button(label=clipped(label, 34), custom_id=custom_id, disabled=off)


class PageButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=r"pg:(?P<name>[a-z]+):(?P<page>[0-9]+):(?P<side>[bf]):(?P<of>.*)",
):
    """Turns to the page that its id names."""

    def __init__(self, item: discord.ui.Button[Any], name: str, of: str, page: str) -> None:
        super().__init__(item)
        self._where = (name, of, page)

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, discord.ui.Button)  # noqa: S101 - only a button has such an id
        return cls(item, match["name"], match["of"], match["page"])

    async def callback(self, interaction: Interaction) -> None:
        await show_page(interaction, *self._where)


class PageSelect(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"ps:(?P<name>[a-z]+):(?P<of>.*)"):
    """Turns to the page that was chosen."""

    def __init__(self, item: discord.ui.Select[Any], name: str, of: str) -> None:
        super().__init__(item)
        self._where = (name, of)

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, discord.ui.Select)  # noqa: S101 - only a select has such an id
        return cls(item, match["name"], match["of"])

    async def callback(self, interaction: Interaction) -> None:
        await show_page(interaction, *self._where, self.item.values[0])
