"""The two forms of the picker: a number, and a passport. What is done with what was typed is the caller's."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord

from bot.engine.rules import allowed
from bot.texts import say
from bot.ui.guard import Form
from bot.ui.house_picker import range_text
from bot.ui.parts import clipped
from bot.ui.rule_values import field_name
from bot.ui.services import Interaction

Then = Callable[[Interaction, str], Awaitable[None]]
"""(the interaction of sending the form off, what was typed)"""

_MOST_TITLE: Final = 45
_LIFE: Final = 600.0  # seconds; a form left open longer is answered by Discord's own word


class OneField(Form):
    """A form with one line to fill in."""

    def __init__(self, title: str, label: str, about: str, then: Then, *, most: int) -> None:
        super().__init__(title=clipped(title, _MOST_TITLE), timeout=_LIFE)
        self._then = then
        self._input: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id="typed", max_length=most)
        self.add_item(
            discord.ui.Label(
                text=clipped(label, _MOST_TITLE),
                description=clipped(about, 100) or None,
                component=self._input,
            )
        )

    async def on_submit(self, interaction: Interaction, /) -> None:
        await self._then(interaction, str(self._input.value))


def number_form(locale: str, field: str, then: Then) -> OneField:
    """Asks for the value of a house rule."""
    low, _, high = allowed(field).partition("-")
    name = field_name(locale, field)
    return OneField(say(locale, "house-title"), name, range_text(locale, low, high), then, most=12)


def passport_form(locale: str, then: Then) -> OneField:
    """Asks for a passport."""
    title, label = say(locale, "house-paste"), say(locale, "house-paste-label")
    return OneField(title, label, say(locale, "house-paste-about"), then, most=100)
