"""A page of the rules as a message: its heading, its lines, its examples, and a select to the others."""

from typing import Final

import discord

from bot.engine import HOUSE_RULES, Rules, forms, load_rules
from bot.engine.passport import passport
from bot.texts import say
from bot.ui.guide.topics import TOPICS
from bot.ui.guide.written import example_text, line_text
from bot.ui.lobby_card import preset_name
from bot.ui.pages import choosing
from bot.ui.parts import Choice, Item, line, message, text
from bot.ui.rule_values import field_name, teams_text, value_text
from bot.ui.rules_named import is_of_preset, rules_of_preset

PAGES: Final = ("table", *TOPICS)

_ON_THE_FIRST: Final = (
    "target",
    "hand_size",
    "draw_count",
    "canastas_to_go_out",
    "opening",
    "red_threes",
    "runs",
)


def guide_page(locale: str, rules: Rules, topic: str, of: str) -> discord.ui.LayoutView:
    """One page of the rules, with selects to the others; `of` is what their ids say the rules are.

    An unknown topic shows the first page, the table's own.
    """
    shown = topic if topic in PAGES else PAGES[0]
    usual = load_rules(rules.preset, rules.seats, rules.teams)
    parts = _table(locale, rules, usual) if shown == PAGES[0] else _topic(locale, rules, usual, shown)
    items: list[Item | None] = [
        text(_heading(locale, rules, shown)),
        *(text(part) for part in parts if part),
        line(),
        _topics(locale, shown, of),
        _forms(locale, rules, shown, of),
    ]
    return message(items)


def _heading(locale: str, rules: Rules, topic: str) -> str:
    title = say(locale, "guide-title", preset=preset_name(rules.preset, locale))
    return f"### {title} · {say(locale, f'guide-topic-{topic}')}\n{_form(locale, rules)}"


def _form(locale: str, rules: Rules) -> str:
    return say(locale, "guide-form", seats=rules.seats, teams=teams_text(locale, rules))


def _topic(locale: str, rules: Rules, usual: Rules, name: str) -> list[str]:
    topic = TOPICS[name]
    examples = [example_text(locale, example) for example in topic.examples(rules)]
    return [
        "\n".join(line_text(locale, rules, usual, said) for said in topic.lines(rules)),
        "\n".join([f"### {say(locale, 'guide-examples')}", *examples]) if examples else "",
    ]


# The first page


def _table(locale: str, rules: Rules, usual: Rules) -> list[str]:
    values = [_value(locale, rules, usual, field) for field in _ON_THE_FIRST]
    return [
        "\n".join(house_lines(locale, rules)),
        "\n".join(values),
        "-# " + say(locale, "guide-passport", passport=passport(rules)),
    ]


def house_lines(locale: str, rules: Rules) -> list[str]:
    """What the table plays otherwise than its preset, a line each, or that there is nothing."""
    usual = load_rules(rules.preset, rules.seats, rules.teams)
    changed = [field for field in HOUSE_RULES if getattr(rules, field) != getattr(usual, field)]
    if not changed:
        return [say(locale, "guide-same")]
    return [
        f"**{say(locale, 'guide-differs')}**",
        *(
            "- " + say(locale, "guide-differs-line", **_told(locale, rules, usual, field))
            for field in changed
        ),
    ]


def _value(locale: str, rules: Rules, usual: Rules, field: str) -> str:
    if getattr(rules, field) != getattr(usual, field):
        return say(locale, "guide-line-differs", **_told(locale, rules, usual, field))
    return say(locale, "guide-line", field=field_name(locale, field), value=value_text(locale, rules, field))


def _told(locale: str, rules: Rules, usual: Rules, field: str) -> dict[str, str]:
    return {
        "field": field_name(locale, field),
        "value": value_text(locale, rules, field),
        "usual": value_text(locale, usual, field),
    }


# To the other pages


def _topics(locale: str, topic: str, of: str) -> Item:
    choices = [Choice(say(locale, f"guide-topic-{name}"), name, chosen=name == topic) for name in PAGES]
    return choosing(say(locale, "guide-choose"), "guide", of, choices)


def _forms(locale: str, rules: Rules, topic: str, of: str) -> Item | None:
    """Where no table says how many play: the same page for another number of players."""
    offered = forms(rules.preset)
    if not is_of_preset(of) or len(offered) == 1:
        return None
    choices = [
        Choice(
            _form(locale, load_rules(rules.preset, seats, teams)),
            f"{rules_of_preset(rules.preset, seats, teams)}/{topic}",
            chosen=(seats, teams) == (rules.seats, rules.teams),
        )
        for seats, teams in offered
    ]
    return choosing(say(locale, "guide-choose-form"), "guide", f"{of}/", choices)
