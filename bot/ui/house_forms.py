"""The two forms of the picker: a number, and a passport. What is done with what was typed stands with each picker."""

import discord

from bot.engine.rules import allowed
from bot.texts import say
from bot.ui.forms import one_field
from bot.ui.house_picker import range_text
from bot.ui.rule_values import field_name


def number_form(locale: str, field: str, name: str, arg: str) -> discord.ui.Modal:
    """Asks for the value of a house rule; `name` and `arg` are those of the form."""
    low, _, high = allowed(field).partition("-")
    label, about = field_name(locale, field), range_text(locale, low, high)
    return one_field(name, arg, title=say(locale, "house-title"), label=label, about=about, most=12)


def passport_form(locale: str, name: str, arg: str = "") -> discord.ui.Modal:
    """Asks for a passport; `name` and `arg` are those of the form."""
    title, label = say(locale, "house-paste"), say(locale, "house-paste-label")
    return one_field(name, arg, title=title, label=label, about=say(locale, "house-paste-about"), most=100)
