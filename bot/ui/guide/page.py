"""A page of the rules as a message: its heading, its lines, its examples, and a select to the others."""

from typing import Final

import discord

from bot.engine import Rules, forms, load_rules, options_of
from bot.engine.passport import passport
from bot.texts import say
from bot.ui.guide.topics import TOPICS
from bot.ui.guide.written import example_text, line_text
from bot.ui.lobby_card import preset_name
from bot.ui.pages import choosing, onward
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

    `topic` is the name of one, or its place in `PAGES`. An unknown one shows the first page, the table's own.
    """
    shown = _page_named(topic)
    usual = load_rules(rules.preset, rules.seats, rules.teams)
    parts = _table(locale, rules, usual) if shown == PAGES[0] else _topic(locale, rules, usual, shown)
    items: list[Item | None] = [
        text(_heading(locale, rules, shown)),
        *(text(part) for part in parts if part),
        line(),
        _next(locale, shown, of),
        _topics(locale, shown, of),
        _forms(locale, rules, shown, of),
    ]
    return message(items)


def _page_named(topic: str) -> str:
    if topic.isdecimal():
        topic = PAGES[min(int(topic), len(PAGES) - 1)]
    return topic if topic in PAGES else PAGES[0]


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
    """What differs, then what else one asks first; a thing is told once."""
    values = [
        say(locale, "guide-line", field=field_name(locale, field), value=value_text(locale, rules, field))
        for field in _ON_THE_FIRST
        if getattr(rules, field) == getattr(usual, field)
    ]
    return [
        _house(locale, rules),
        "\n".join(values),
        "-# " + say(locale, "guide-passport", passport=passport(rules)),
    ]


def _house(locale: str, rules: Rules) -> str:
    return "\n".join([*_house_title(locale, rules), *house_lines(locale, rules)])


def _house_title(locale: str, rules: Rules) -> list[str]:
    return [f"**{say(locale, 'guide-differs')}**"] if options_of(rules) else []


def house_lines(locale: str, rules: Rules) -> list[str]:
    """What is played otherwise than the preset says, a line each, or that there is nothing."""
    usual = load_rules(rules.preset, rules.seats, rules.teams)
    told = [
        "- "
        + say(
            locale,
            "guide-differs-line",
            field=field_name(locale, field),
            value=value_text(locale, rules, field),
            usual=value_text(locale, usual, field),
        )
        for field in options_of(rules)
    ]
    return told or [say(locale, "guide-same")]


# To the other pages


def _topics(locale: str, topic: str, of: str) -> Item:
    choices = [Choice(say(locale, f"guide-topic-{name}"), name, chosen=name == topic) for name in PAGES]
    return choosing(say(locale, "guide-choose"), "guide", of, choices)


def _next(locale: str, topic: str, of: str) -> Item | None:
    """A button to the page after this one, so that the rules can be read through."""
    following = PAGES.index(topic) + 1
    if following == len(PAGES):
        return None
    label = say(locale, "guide-next", topic=say(locale, f"guide-topic-{PAGES[following]}"))
    return onward(label, "guide", of, following)


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
