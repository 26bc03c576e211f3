"""The panels of `/settings` and `/preferences`: selects that change one setting each. Knows no storage."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import discord

from bot.engine import HOUSE_RULES, Rules, options_of, presets
from bot.engine.passport import from_passport
from bot.storage import GuildSettings, UserSettings
from bot.texts import language, languages, say
from bot.ui.guide.page import house_lines
from bot.ui.house_picker import Ids, Picked, house_picker
from bot.ui.house_rules import USUAL, read_value
from bot.ui.ids import freshness
from bot.ui.lobby_card import TURN_TIMES, preset_name, time_text
from bot.ui.parts import Choice, Item, Row, Style, capital, clipped, line, lines, message, text
from bot.ui.preferences import LOOKS, PINGS, look_of, pings_of
from bot.ui.rule_values import teams_text
from bot.ui.rules_named import chosen_rules, server_rules

MOST_CHANNELS: Final = 25


# What a choice changes


def changed_guild(settings: GuildSettings, field: str, value: str) -> GuildSettings:
    """A server's settings with one changed; `value` as the select gives it. Raises ValueError for one it does not offer."""
    if field in HOUSE_RULES:
        return _with_house_rule(settings, field, value)
    chosen = None if value == USUAL else value
    if field == "turn_seconds":
        return replace(settings, turn_seconds=None if chosen is None else int(chosen))
    if field == "variant":
        return replace(settings, variant=chosen and _preset(chosen), more=_without_form(settings))
    if field == "locale":
        return replace(settings, locale=chosen and language(chosen).code)
    raise ValueError(f"there is no setting {field}")


def _with_house_rule(settings: GuildSettings, field: str, value: str) -> GuildSettings:
    """Raises RulesError when no such table can be had."""
    options = {name: kept for name, kept in settings.options.items() if name != field}
    if value != USUAL:
        options[field] = read_value(field, value)
    changed = replace(settings, options=options)
    chosen_rules(changed)
    return changed


def _without_form(settings: GuildSettings) -> dict[str, Any]:
    return {name: value for name, value in settings.more.items() if name not in ("seats", "teams")}


def without_house_rules(settings: GuildSettings) -> GuildSettings:
    """The preset as it is, at its usual number of players."""
    return replace(settings, options={}, more=_without_form(settings))


def with_passport(settings: GuildSettings, text: str) -> GuildSettings:
    """New tables by the rules of a passport, its seats and teams too. Raises RulesError."""
    rules = from_passport(text)
    more = {**settings.more, "seats": rules.seats, "teams": rules.teams}
    return replace(settings, variant=rules.preset, options=options_of(rules), more=more)


def _preset(value: str) -> str:
    if value not in presets():
        raise ValueError(f"there are no rules {value}")
    return value


def changed_user(settings: UserSettings, field: str, value: str) -> UserSettings:
    """A person's settings with one changed. Raises ValueError for a value that is not offered."""
    if field == "locale":
        return replace(settings, locale=None if value == USUAL else language(value).code)
    if field == "cards" and value in LOOKS:
        return replace(settings, cards=value)
    if field == "pings" and value in PINGS:
        return replace(settings, pings=value)
    raise ValueError(f"{value} is not offered for {field}")


# The panels


def server_panel(locale: str, settings: GuildSettings) -> discord.ui.LayoutView:
    """What new tables on the server start with, and where they may be."""
    time = None if settings.turn_seconds is None else str(settings.turn_seconds)
    items: list[Item | None] = [
        text(f"### {say(locale, 'settings-server-title')}"),
        _labelled(locale, "settings-variant"),
        _select(
            locale, "server", "variant", _presets(locale), settings.variant, preset_name(presets()[0], locale)
        ),
        _labelled(locale, "settings-turn_seconds"),
        _select(locale, "server", "turn_seconds", _times(locale), time, time_text(TURN_TIMES[0], locale)),
        _labelled(locale, "settings-locale"),
        _select(
            locale, "server", "locale", _languages(), settings.locale, say(locale, "settings-usual-server")
        ),
        _labelled(locale, "settings-channels"),
        _channels(locale, settings.channels),
        line(),
        text(_house_text(locale, server_rules(settings))),
        discord.ui.ActionRow(_button(say(locale, "settings-house-button"), "house")),
    ]
    return message(items)


def _house_text(locale: str, rules: Rules) -> str:
    form = say(locale, "guide-form", seats=rules.seats, teams=teams_text(locale, rules))
    return lines(f"{preset_name(rules.preset, locale)} · {form}", *house_lines(locale, rules))


def house_panel(
    locale: str, settings: GuildSettings, field: str | None = None, note: str = ""
) -> discord.ui.LayoutView:
    """The house rules that new tables start with; `field` is the one to change, `note` is said first."""
    picked = Picked(server_rules(settings), field, note)
    return house_picker(locale, say(locale, "settings-house-title"), picked, _HOUSE)


_HOUSE: Final = Ids(
    select=lambda field: f"st:house:{field}:{freshness()}", button=lambda what: f"sb:{what}", back="sb:server"
)


def me_panel(locale: str, settings: UserSettings) -> discord.ui.LayoutView:
    """What a person has chosen for themselves."""
    items: list[Item | None] = [
        text(f"### {say(locale, 'settings-me-title')}"),
        _labelled(locale, "settings-me-locale"),
        _select(locale, "me", "locale", _languages(), settings.locale, say(locale, "settings-usual-me")),
        _labelled(locale, "settings-cards"),
        _select(locale, "me", "cards", _looks(locale), look_of(settings)),
        _labelled(locale, "settings-pings"),
        _select(locale, "me", "pings", _pings(locale), pings_of(settings)),
    ]
    return message(items)


def _labelled(locale: str, key: str) -> Item:
    return text(say(locale, key))


def _presets(locale: str) -> list[Choice]:
    return [Choice(preset_name(preset, locale), preset) for preset in presets()]


def _times(locale: str) -> list[Choice]:
    return [Choice(capital(time_text(seconds, locale)), str(seconds)) for seconds in TURN_TIMES]


def _languages() -> list[Choice]:
    return [Choice(known.name, known.code) for known in languages()]


def _looks(locale: str) -> list[Choice]:
    return [Choice(say(locale, f"look-{look}"), look) for look in LOOKS]


def _pings(locale: str) -> list[Choice]:
    return [Choice(say(locale, f"pings-{when}"), when) for when in PINGS]


def _select(
    locale: str, panel: str, field: str, choices: Sequence[Choice], chosen: str | None, usual: str = ""
) -> Row:
    """A select with the chosen value marked; with `usual`, a first choice that means "not chosen" and tells what that gives."""
    first = [Choice(say(locale, "settings-usual"), USUAL, usual)] if usual else []
    now = USUAL if usual and chosen is None else chosen
    options = [
        discord.SelectOption(
            label=clipped(choice.label, 100),
            value=choice.value,
            description=clipped(choice.about, 100) or None,
            default=choice.value == now,
        )
        for choice in (*first, *choices)
    ]
    custom_id = f"st:{panel}:{field}:{freshness()}"
    return discord.ui.ActionRow(
        discord.ui.Select(custom_id=custom_id, options=options, placeholder=say(locale, "settings-choose"))
    )


def _channels(locale: str, channels: Sequence[int]) -> Row:
    select: discord.ui.ChannelSelect[Any] = discord.ui.ChannelSelect(
        custom_id=f"sc:{freshness()}",
        channel_types=[discord.ChannelType.text, discord.ChannelType.public_thread],
        placeholder=clipped(say(locale, "settings-every-channel"), 100),
        min_values=0,
        max_values=MOST_CHANNELS,
        default_values=[
            discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)
            for channel in channels[:MOST_CHANNELS]
        ],
    )
    return discord.ui.ActionRow(select)


def _button(label: str, where: str) -> discord.ui.Button[Any]:
    return discord.ui.Button(label=clipped(label, 34), custom_id=f"sb:{where}", style=Style.secondary)
