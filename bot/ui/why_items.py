"""What the button behind a refusal does: shows the rule's page in a message of its own, so that a hand stays in view."""

import re
from typing import Any, Self

import discord

from bot.ui.guide import guide_page, rules_named
from bot.ui.private import answer_private, locale_of
from bot.ui.services import Interaction


class WhyButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"wy:(?P<topic>[a-z_]+):(?P<of>[a-z0-9._]*)"
):
    """Shows the page of the rules that its id names."""

    def __init__(self, item: discord.ui.Button[Any], topic: str, of: str) -> None:
        super().__init__(item)
        self._topic, self._of = topic, of

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, discord.ui.Button)  # noqa: S101 - only a button has such an id
        return cls(item, match["topic"], match["of"])

    async def callback(self, interaction: Interaction) -> None:
        rules = await rules_named(interaction, self._of)
        page = guide_page(locale_of(interaction), rules, self._topic, self._of)
        await answer_private(interaction, page, replace=False)
