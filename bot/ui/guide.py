"""The rules of a table as pages, made from the values of its `Rules`; nothing here is written for one preset."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import discord

from bot.engine import HOUSE_RULES, Rules, forms, load_rules, presets
from bot.table.registry import USUAL_SEATS, Registry
from bot.texts import say
from bot.ui.lobby_card import preset_name
from bot.ui.pages import choosing
from bot.ui.parts import Choice, Item, line, message, text
from bot.ui.rule_values import field_name, teams_text, value_text

TOPICS: Final[Mapping[str, tuple[str, ...]]] = {
    "table": ("target", "hand_size", "draw_count", "canastas_to_go_out", "opening"),
    "deal": ("packs", "hand_size", "red_threes"),
    "turn": ("draw_count", "wild_discard", "guarded_discards", "last_discard_not_three", "stock_end"),
    "melds": (
        "min_naturals",
        "max_wilds",
        "wild_ratio",
        "meld_limit",
        "wilds_after_canasta",
        "natural_only",
        "pure_aces",
        "wild_melds",
        "runs",
        "black_three_meld",
        "opening",
        "opening_pure_triple",
    ),
    "pile": (
        "pile_always_frozen",
        "take_natural_and_wild",
        "take_onto_meld",
        "black_three_upcard_freezes",
    ),
    "going_out": (
        "canastas_to_go_out",
        "ask_partner",
        "discard_required",
        "concealed_waives_opening",
        "special_hands",
    ),
    "score": (
        "target",
        "natural_canasta",
        "mixed_canasta",
        "samba",
        "special_canastas",
        "wild_canastas",
        "going_out_bonus",
        "concealed_bonus",
        "red_three_value",
        "all_red_threes",
        "red_three_sign",
        "incomplete_penalty",
        "hand_trips_penalty",
    ),
}


def rules_of_table(table_id: int) -> str:
    """How a page's buttons name the rules of a table."""
    return f"t{table_id}"


def rules_of_preset(preset: str) -> str:
    """How they name those of a preset without house rules."""
    return f"p{preset}"


async def rules_named(registry: Registry, of: str) -> Rules:
    """The rules that a name stands for; for one that is gone, those of the first preset. Raises RulesError."""
    table = await registry.fetch(int(of[1:])) if re.fullmatch(r"t[0-9]{1,18}", of) else None
    if table is not None:
        return table.rules
    preset = of[1:] if of.startswith("p") else presets()[0]
    seats = [seats for seats, _ in forms(preset)]
    return load_rules(preset, USUAL_SEATS if USUAL_SEATS in seats else seats[0])


def guide_page(locale: str, rules: Rules, topic: str, of: str) -> discord.ui.LayoutView:
    """One topic of the rules, with a select to the others; `of` is what the select's id says the rules are.

    An unknown topic shows the table's own page.
    """
    shown = topic if topic in TOPICS else "table"
    usual = load_rules(rules.preset, rules.seats, rules.teams)
    items: list[Item | None] = [
        text(_heading(locale, rules, shown)),
        text("\n".join(_house_rules(locale, rules, usual))) if shown == "table" else None,
        line(),
        text(
            "\n".join(_line(locale, rules, usual, field) for field in TOPICS[shown] if _applies(rules, field))
        ),
        _select(locale, shown, of),
    ]
    return message(items)


def _heading(locale: str, rules: Rules, topic: str) -> str:
    title = say(locale, "guide-title", preset=preset_name(rules.preset, locale))
    form = say(locale, "guide-form", seats=rules.seats, teams=teams_text(locale, rules))
    return f"### {title} · {say(locale, f'guide-topic-{topic}')}\n{form}"


def _house_rules(locale: str, rules: Rules, usual: Rules) -> list[str]:
    """What the table plays otherwise than its preset."""
    changed = [field for field in HOUSE_RULES if getattr(rules, field) != getattr(usual, field)]
    if not changed:
        return [say(locale, "guide-same")]
    return [
        f"**{say(locale, 'guide-differs')}**",
        *(say(locale, "guide-differs-line", **_told(locale, rules, usual, field)) for field in changed),
    ]


def _line(locale: str, rules: Rules, usual: Rules, field: str) -> str:
    if getattr(rules, field) != getattr(usual, field):
        return say(locale, "guide-line-differs", **_told(locale, rules, usual, field))
    return say(locale, "guide-line", field=field_name(locale, field), value=value_text(locale, rules, field))


def _told(locale: str, rules: Rules, usual: Rules, field: str) -> dict[str, str]:
    return {
        "field": field_name(locale, field),
        "value": value_text(locale, rules, field),
        "usual": value_text(locale, usual, field),
    }


def _applies(rules: Rules, field: str) -> bool:
    """Whether a field says anything at this table: no points for sequences where there are none."""
    return field not in _ONLY_WITH or bool(_ONLY_WITH[field](rules))


def _partners(rules: Rules) -> bool:
    return rules.teams != "solo"


_ONLY_WITH: Final[Mapping[str, Callable[[Rules], Any]]] = {
    "samba": lambda rules: rules.runs,
    "ask_partner": _partners,
    "special_canastas": lambda rules: rules.special_canastas,
    "wild_canastas": lambda rules: rules.wild_melds,
    "incomplete_penalty": lambda rules: rules.incomplete_penalty,
    "hand_trips_penalty": lambda rules: rules.hand_trips_penalty,
    "natural_only": lambda rules: rules.natural_only,
}


def _select(locale: str, topic: str, of: str) -> Item:
    choices = [Choice(say(locale, f"guide-topic-{name}"), name, chosen=name == topic) for name in TOPICS]
    return choosing(say(locale, "guide-choose"), "guide", of, choices)
