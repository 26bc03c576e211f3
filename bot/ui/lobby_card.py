"""The lobby card: a table before its first deal, for everyone in the channel."""

from typing import Any, Final

import discord

from bot.engine import Rules, load_rules, options_of
from bot.texts import CATALOGUE, number, say
from bot.ui.ids import Press
from bot.ui.parts import Choice, Item, Style, button, line, lines, menu, message, row, text
from bot.ui.rule_values import field_name, teams_text, value_text
from bot.ui.scene import Scene

TURN_TIMES: Final = (0, 60, 120, 180, 300, 600, 1800)  # seconds that are offered for a turn; 0 is no limit

_MINUTE: Final = 60
_TWO: Final = 2


def lobby_card(scene: Scene) -> discord.ui.LayoutView:
    """Rules, chairs, and the buttons to sit down and to start."""
    locale = scene.locale
    items: list[Item | None] = [
        text(
            lines(
                f"## {preset_name(scene.rules.preset, locale)}", about(scene), house_text(scene.rules, locale)
            )
        ),
        line(),
        text("\n".join(chair_lines(scene))),
        text("-# " + _what_is_missing(scene)),
        *_buttons(scene),
    ]
    return message(items)


def preset_name(preset: str, locale: str) -> str:
    """The name of a rule set; of one without a text, its own."""
    return say(locale, f"preset-{preset}") if CATALOGUE.has("en", f"preset-{preset}") else preset.capitalize()


def level_name(level: str, locale: str) -> str:
    return say(locale, f"level-{level}") if CATALOGUE.has("en", f"level-{level}") else level


def about(scene: Scene) -> str:
    """Players, teams, target and time on one line."""
    rules, locale = scene.rules, scene.locale
    usual = load_rules(rules.preset, rules.seats, rules.teams).target
    key = "lobby-about" if rules.target == usual else "lobby-about-other"
    teams = teams_text(locale, rules)
    told = say(locale, key, seats=rules.seats, teams=teams, target=rules.target, usual=usual)
    return f"{told} · {time_text(scene.setup.turn_time, locale)}"


def time_text(seconds: int | None, locale: str) -> str:
    if not seconds:
        return say(locale, "lobby-no-time")
    if seconds % _MINUTE:
        return say(locale, "lobby-time-seconds", seconds=seconds)
    return say(locale, "lobby-time", minutes=seconds // _MINUTE)


def house_text(rules: Rules, locale: str) -> str:
    """The house rules that differ from the preset, with what is usual there; not the target, which `about` tells."""
    usual = load_rules(rules.preset, rules.seats, rules.teams)
    differing = options_of(rules)
    told = [
        say(
            locale,
            "lobby-house-rule",
            name=field_name(locale, field),
            value=value_text(locale, rules, field),
            usual=value_text(locale, usual, field),
        )
        for field in differing
        if field != "target"
    ]
    if not differing:
        return say(locale, "lobby-usual")
    return say(locale, "lobby-house", rules="; ".join(told)) if told else ""


def house_value(value: Any, locale: str) -> str:
    """A house rule's value for people."""
    return number(locale, value) if isinstance(value, int) else say(locale, f"house-{value}")


def chair_lines(scene: Scene) -> list[str]:
    """The chairs in order, under their side where partners play together."""
    told: list[str] = []
    sides = scene.rules.seats_of_sides
    for place, seats in enumerate(sides):
        if len(seats) > 1:
            told.append("**" + say(scene.locale, "lobby-side", side=place + 1) + "**")
        told += [say(scene.locale, "lobby-chair", seat=seat + 1, who=sitter(scene, seat)) for seat in seats]
    return told


def sitter(scene: Scene, seat: int) -> str:
    """Who sits on a chair: a person by mention, a computer with its level, or nobody."""
    chair, locale = scene.chair(seat), scene.locale
    if chair is None:
        return say(locale, "lobby-empty")
    if chair.user_id is None:
        level = level_name(chair.level or scene.setup.level, locale)
        return say(locale, "lobby-computer", name=scene.name(seat), level=level)
    who = scene.mention(seat)
    return say(locale, "lobby-host", who=who) if chair.user_id == scene.setup.host else who


def _what_is_missing(scene: Scene) -> str:
    empty = scene.setup.chairs.count(None)
    return say(scene.locale, "lobby-missing", count=empty) if empty else say(scene.locale, "lobby-ready")


def _buttons(scene: Scene) -> list[Item | None]:
    """Lit is what is to be done next: sit down as long as a chair is empty, then start."""
    full = None not in scene.setup.chairs
    join = Style.secondary if full else Style.primary
    start = Style.success if full else Style.secondary
    return [
        row(
            _button(scene, "join", join, off=full and not _computers(scene)),  # a computer makes room
            _button(scene, "computer", off=full),
            _button(scene, "leave"),
            _button(scene, "start", start, off=not full),
        ),
        _chairs_menu(scene),
        row(_button(scene, "rules"), _button(scene, "change"), _button(scene, "house")),
    ]


def _computers(scene: Scene) -> bool:
    return any(chair and chair.is_computer for chair in scene.setup.chairs)


def _chairs_menu(scene: Scene) -> Item | None:
    """The chairs to sit down on or to move to; of two chairs neither is better than the other."""
    open_ones = [seat for seat, chair in enumerate(scene.setup.chairs) if chair is None or chair.is_computer]
    if not open_ones or scene.rules.seats == _TWO:
        return None
    press = Press(scene.table, scene.ply, "sit")
    return menu(say(scene.locale, "lobby-sit"), press, [_chair_choice(scene, seat) for seat in open_ones])


def _chair_choice(scene: Scene, seat: int) -> Choice:
    """A chair, and with whom one would play there."""
    locale = scene.locale
    if scene.chair(seat) is None:
        label = say(locale, "lobby-sit-empty", seat=seat + 1)
    else:
        label = say(locale, "lobby-sit-computer", seat=seat + 1, name=scene.short_name(seat))
    return Choice(label, str(seat), _company(scene, seat))


def _company(scene: Scene, seat: int) -> str:
    side, seats = next(
        (side, seats) for side, seats in enumerate(scene.rules.seats_of_sides) if seat in seats
    )
    if len(seats) == 1:
        return ""
    others = [other for other in seats if other != seat and scene.chair(other) is not None]
    if not others:
        return say(scene.locale, "lobby-side", side=side + 1)
    names = " & ".join(scene.short_name(other) for other in others)
    return say(scene.locale, "lobby-sit-with", side=side + 1, names=names)


def _button(
    scene: Scene, what: str, style: Style = Style.secondary, *, off: bool = False
) -> discord.ui.Button[Any]:
    return button(say(scene.locale, f"button-{what}"), Press(scene.table, scene.ply, what), style, off=off)
