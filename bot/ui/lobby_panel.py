"""The panel in which the host changes a table before its first deal: a select for each thing. Knows the setup, no table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import discord

from bot.computer.levels import LEVELS
from bot.engine import Rules, forms, load_rules, presets
from bot.table.setup import Setup
from bot.texts import say
from bot.ui.ids import Press
from bot.ui.lobby_card import TURN_TIMES, level_name, preset_name, time_text
from bot.ui.parts import Choice, Item, button, capital, lines, menu, message, row, text
from bot.ui.rule_values import teams_text


@dataclass(frozen=True, slots=True)
class Arranged:
    """A table as it is arranged now; `note` is said first: why something could not be had."""

    table: int
    ply: int
    setup: Setup
    note: str = ""


def lobby_panel(locale: str, now: Arranged) -> discord.ui.LayoutView:
    """The panel as a message, for the host alone."""
    items: list[Item | None] = [text(lines(now.note, f"### {say(locale, 'change-title')}"))]
    for field, label in _LABELS.items():
        choices = choices_of(locale, now.setup, field)
        if len(choices) > 1:
            press = Press(now.table, now.ply, "change_set", field)
            items += [text(say(locale, label)), menu(say(locale, label), press, choices)]
    house = button(say(locale, "button-house"), Press(now.table, now.ply, "house"))
    return message([*items, row(house)])


def choices_of(locale: str, setup: Setup, field: str) -> list[Choice]:
    """What is offered for a field, with what it is now marked. Raises KeyError for a field that the panel has not."""
    return _CHOICES[field](locale, setup)


def _variants(locale: str, setup: Setup) -> list[Choice]:
    return [
        Choice(preset_name(preset, locale), preset, chosen=preset == setup.preset) for preset in presets()
    ]


def _forms(locale: str, setup: Setup) -> list[Choice]:
    now = (setup.seats, setup.teams)
    return [
        Choice(_form_text(locale, load_rules(setup.preset, *form)), form_value(*form), chosen=form == now)
        for form in forms(setup.preset)
    ]


def _form_text(locale: str, rules: Rules) -> str:
    return say(locale, "guide-form", seats=rules.seats, teams=teams_text(locale, rules))


def form_value(seats: int, teams: str) -> str:
    """A number of players with its teams, as the select gives it."""
    return f"{seats}.{teams}"


def _computers(locale: str, setup: Setup) -> list[Choice]:
    now = sum(1 for chair in setup.chairs if chair and chair.is_computer)
    return [
        Choice(say(locale, "change-computers-many", count=many), str(many), chosen=many == now)
        for many in range(setup.seats - len(setup.people()) + 1)
    ]


def _levels(locale: str, setup: Setup) -> list[Choice]:
    """Marked only where all computers play alike."""
    levels = {chair.level for chair in setup.chairs if chair and chair.is_computer} or {setup.level}
    return [Choice(capital(level_name(level, locale)), level, chosen=levels == {level}) for level in LEVELS]


def _times(locale: str, setup: Setup) -> list[Choice]:
    now = setup.turn_time or 0
    return [
        Choice(capital(time_text(seconds, locale)), str(seconds), chosen=seconds == now)
        for seconds in sorted({*TURN_TIMES, now})
    ]


_LABELS: Final[Mapping[str, str]] = {
    "variant": "change-variant",
    "form": "change-form",
    "computers": "change-computers",
    "level": "change-level",
    "time": "settings-turn_seconds",
}
_CHOICES: Final[Mapping[str, Callable[[str, Setup], list[Choice]]]] = {
    "variant": _variants,
    "form": _forms,
    "computers": _computers,
    "level": _levels,
    "time": _times,
}
