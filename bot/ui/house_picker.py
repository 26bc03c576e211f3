"""The picker of house rules: a select of the rules, one of the values, and passports. Knows neither table nor server."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.engine import HOUSE_RULES, Rules
from bot.engine.passport import passport
from bot.texts import number, say
from bot.ui.guide.page import house_lines
from bot.ui.house_rules import OTHER, USUAL, as_usual, may_be_typed, offered
from bot.ui.lobby_card import house_value, preset_name
from bot.ui.parts import MOST_OPTION, Choice, Item, Row, Style, capital, clipped, lines, message, text
from bot.ui.rule_values import field_name, teams_text, value_text

PICK: Final = "pick"  # the select of the rule to change


@dataclass(frozen=True, slots=True)
class Ids:
    """What the picker's parts are called, so that whoever shows it answers them.

    `select` by house rule (or `PICK`), fresh at each call; `button` by `paste` and `reset`; `back` the whole id of a button
    that leaves the picker, where there is something to go back to.
    """

    select: Callable[[str], str]
    button: Callable[[str], str]
    back: str | None = None


@dataclass(frozen=True, slots=True)
class Picked:
    """What is chosen now: the rules, and the house rule that is being changed.

    `note` is said first: why something could not be had.
    """

    rules: Rules
    field: str | None = None
    note: str = ""


def house_picker(locale: str, title: str, picked: Picked, ids: Ids) -> discord.ui.LayoutView:
    """The picker as a message, for one person alone."""
    items: list[Item | None] = [
        text(_head(locale, title, picked)),
        _row(say(locale, "house-choose"), ids.select(PICK), _fields(locale, picked)),
        _values_row(locale, picked, ids),
        text("-# " + say(locale, "house-passport", passport=passport(picked.rules))),
        _buttons(locale, ids),
    ]
    return message(items)


def _head(locale: str, title: str, picked: Picked) -> str:
    rules = picked.rules
    form = say(locale, "guide-form", seats=rules.seats, teams=teams_text(locale, rules))
    return lines(
        picked.note,
        f"### {title}",
        f"{preset_name(rules.preset, locale)} · {form}",
        *house_lines(locale, rules),
    )


def _fields(locale: str, picked: Picked) -> list[Choice]:
    usual = as_usual(picked.rules)
    return [
        Choice(
            field_name(locale, field), field, _now(locale, picked.rules, usual, field), field == picked.field
        )
        for field in HOUSE_RULES
    ]


def _now(locale: str, rules: Rules, usual: Rules, field: str) -> str:
    value = value_text(locale, rules, field)
    if getattr(rules, field) == getattr(usual, field):
        return value
    return say(locale, "house-now", value=value, usual=value_text(locale, usual, field))


def _values_row(locale: str, picked: Picked, ids: Ids) -> Row | None:
    field = picked.field
    if field not in HOUSE_RULES:
        return None
    assert field is not None  # noqa: S101 - None is no house rule
    return _row(field_name(locale, field), ids.select(field), _values(locale, picked, field))


def _values(locale: str, picked: Picked, field: str) -> list[Choice]:
    """Every value once; the usual one says that it is."""
    chosen, usual = getattr(picked.rules, field), getattr(as_usual(picked.rules), field)
    values = offered(field)
    others = [value for value in {usual, chosen} if value not in values]
    if others:
        values = sorted([*values, *others])
    return [
        *(_value(locale, value, usual=value == usual, chosen=value == chosen) for value in values),
        *([Choice(say(locale, "house-other"), OTHER)] if may_be_typed(field) else []),
    ]


def _value(locale: str, value: Any, *, usual: bool, chosen: bool) -> Choice:
    label = capital(house_value(value, locale))
    if usual:
        return Choice(label, USUAL, say(locale, "house-usual"), chosen)
    return Choice(label, str(value), "", chosen)


def _row(placeholder: str, custom_id: str, choices: list[Choice]) -> Row:
    options = [
        discord.SelectOption(
            label=clipped(choice.label, MOST_OPTION),
            value=choice.value,
            description=clipped(choice.about, MOST_OPTION) or None,
            default=choice.chosen,
        )
        for choice in choices
    ]
    return discord.ui.ActionRow(
        discord.ui.Select(custom_id=custom_id, placeholder=clipped(placeholder, MOST_OPTION), options=options)
    )


def _buttons(locale: str, ids: Ids) -> Row:
    named = [("house-paste", ids.button("paste")), ("house-reset", ids.button("reset"))]
    if ids.back is not None:
        named.append(("settings-back", ids.back))
    return discord.ui.ActionRow(
        *(
            discord.ui.Button[Any](
                label=clipped(say(locale, key), 80), custom_id=custom_id, style=Style.secondary
            )
            for key, custom_id in named
        )
    )


def range_text(locale: str, low: str, high: str) -> str:
    """What may be typed: `1 to 100,000`."""
    return say(locale, "house-range", low=number(locale, int(low)), high=number(locale, int(high)))
