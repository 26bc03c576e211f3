"""The panels of `/settings` and `/preferences`: selects that change one setting each. Knows no storage."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import discord

from bot.engine import HOUSE_RULES, Rules, forms, load_rules, presets
from bot.engine.rules import allowed
from bot.storage import GuildSettings, UserSettings
from bot.table.registry import USUAL_SEATS
from bot.texts import language, languages, say
from bot.ui.ids import freshness
from bot.ui.lobby_card import house_value, preset_name, time_text
from bot.ui.parts import Choice, Item, Row, Style, clipped, line, message, text
from bot.ui.preferences import LOOKS, PINGS, look_of, pings_of
from bot.ui.rule_values import field_name

USUAL: Final = "-"  # the value of a select that means "not chosen"
PICK: Final = "pick"  # the select of the house rule to change
TURN_TIMES: Final = (0, 60, 120, 180, 300, 600, 1800)  # seconds; 0 is no limit
MOST_CHANNELS: Final = 25

# Numbers offered for a house rule; of the others the model itself names all values.
_NUMBERS: Final[Mapping[str, Sequence[int]]] = {
    "hand_size": (11, 13, 15),
    "canastas_to_go_out": (1, 2),
    "max_wilds": (1, 2, 3, 4, 5),
    "all_red_threes": (400, 500, 800, 1000, 1200),
    "target": (1000, 2000, 3000, 5000, 7500, 8500, 10_000),
    "draw_count": (1, 2),
    "concealed_bonus": (0, 100, 200, 500),
}


# What a choice changes


def changed_guild(settings: GuildSettings, field: str, value: str) -> GuildSettings:
    """A server's settings with one changed; `value` as the select gives it. Raises ValueError for one it does not offer."""
    if field in HOUSE_RULES:
        return _with_house_rule(settings, field, value)
    chosen = None if value == USUAL else value
    if field == "turn_seconds":
        return replace(settings, turn_seconds=None if chosen is None else int(chosen))
    if field == "variant":
        return replace(settings, variant=chosen and _preset(chosen))
    if field == "locale":
        return replace(settings, locale=chosen and language(chosen).code)
    raise ValueError(f"there is no setting {field}")


def _with_house_rule(settings: GuildSettings, field: str, value: str) -> GuildSettings:
    """Raises RulesError when no such table can be had."""
    others = {name: kept for name, kept in settings.options.items() if name != field}
    if value == USUAL:
        return replace(settings, options=others)
    if value not in house_values(field):
        raise ValueError(f"{value} is not offered for {field}")
    options = {**others, field: int(value) if field in _NUMBERS else value}
    usual_rules(settings.variant, options)
    return replace(settings, options=options)


def usual_rules(variant: str | None, options: Mapping[str, Any]) -> Rules:
    """The rules of a new table where nobody says more. Raises RulesError."""
    preset = variant or presets()[0]
    seats = [seats for seats, _ in forms(preset)]
    return load_rules(preset, USUAL_SEATS if USUAL_SEATS in seats else seats[0], **options)


def house_values(field: str) -> list[str]:
    """Every value the panel offers for a house rule."""
    return [str(number) for number in _NUMBERS[field]] if field in _NUMBERS else allowed(field).split(", ")


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
        _select(locale, "server", "variant", _presets(locale), settings.variant),
        _labelled(locale, "settings-turn_seconds"),
        _select(locale, "server", "turn_seconds", _times(locale), time),
        _labelled(locale, "settings-locale"),
        _select(locale, "server", "locale", _languages(), settings.locale),
        _labelled(locale, "settings-channels"),
        _channels(locale, settings.channels),
        line(),
        text(_house_lines(locale, settings)),
        discord.ui.ActionRow(_button(say(locale, "settings-house-button"), "house")),
    ]
    return message(items)


def house_panel(locale: str, settings: GuildSettings, field: str | None = None) -> discord.ui.LayoutView:
    """The house rules that new tables start with; `field` is the one to change."""
    items: list[Item | None] = [
        text(f"### {say(locale, 'settings-house-title')}\n{_house_lines(locale, settings)}"),
        _select(locale, "house", PICK, _house_rules(locale, settings), field, usual=False),
        _house_select(locale, settings, field) if field in HOUSE_RULES else None,
        discord.ui.ActionRow(_button(say(locale, "settings-back"), "server")),
    ]
    return message(items)


def me_panel(locale: str, settings: UserSettings) -> discord.ui.LayoutView:
    """What a person has chosen for themselves."""
    items: list[Item | None] = [
        text(f"### {say(locale, 'settings-me-title')}"),
        _labelled(locale, "settings-me-locale"),
        _select(locale, "me", "locale", _languages(), settings.locale),
        _labelled(locale, "settings-cards"),
        _select(locale, "me", "cards", _looks(locale), look_of(settings), usual=False),
        _labelled(locale, "settings-pings"),
        _select(locale, "me", "pings", _pings(locale), pings_of(settings), usual=False),
    ]
    return message(items)


def _labelled(locale: str, key: str) -> Item:
    return text(say(locale, key))


def _house_lines(locale: str, settings: GuildSettings) -> str:
    if not settings.options:
        return say(locale, "settings-house-none")
    return "\n".join(
        say(locale, "guide-line", field=field_name(locale, field), value=house_value(value, locale))
        for field, value in settings.options.items()
    )


def _presets(locale: str) -> list[Choice]:
    return [Choice(preset_name(preset, locale), preset) for preset in presets()]


def _times(locale: str) -> list[Choice]:
    return [Choice(time_text(seconds, locale), str(seconds)) for seconds in TURN_TIMES]


def _languages() -> list[Choice]:
    return [Choice(known.name, known.code) for known in languages()]


def _looks(locale: str) -> list[Choice]:
    return [Choice(say(locale, f"look-{look}"), look) for look in LOOKS]


def _pings(locale: str) -> list[Choice]:
    return [Choice(say(locale, f"pings-{when}"), when) for when in PINGS]


def _house_rules(locale: str, settings: GuildSettings) -> list[Choice]:
    def now(field: str) -> str:
        if field in settings.options:
            return house_value(settings.options[field], locale)
        return say(locale, "settings-as-preset")

    return [Choice(field_name(locale, field), field, now(field)) for field in HOUSE_RULES]


def _house_select(locale: str, settings: GuildSettings, field: str | None) -> Row:
    assert field is not None  # noqa: S101 - asked before
    values = [
        Choice(house_value(int(value) if field in _NUMBERS else value, locale), value)
        for value in house_values(field)
    ]
    chosen = settings.options.get(field)
    return _select(locale, "house", field, values, None if chosen is None else str(chosen))


def _select(
    locale: str, panel: str, field: str, choices: Sequence[Choice], chosen: str | None, *, usual: bool = True
) -> Row:
    """A select with the chosen value marked; with `usual`, a first choice that means "not chosen"."""
    first = [Choice(say(locale, "settings-usual"), USUAL)] if usual else []
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
