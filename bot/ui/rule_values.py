"""The fields of the rules and their values in words. Knows how each sort of value reads, and no page."""

import math
from collections.abc import Callable
from typing import Any, Final

from bot.engine import Rules
from bot.texts import CATALOGUE, FALLBACK, number, say
from bot.ui.cards import rank_name

_TWO: Final = 2
_WORDS: Final[dict[Any, str]] = {True: "true", False: "false", None: "none"}


def field_name(locale: str, field: str) -> str:
    """What a field of the rules is called."""
    return say(locale, f"rule-{field}")


def value_text(locale: str, rules: Rules, field: str) -> str:
    """What a field holds, in words."""
    value = getattr(rules, field)
    if field in _TOLD:
        return _TOLD[field](locale, value)
    if isinstance(value, int) and not isinstance(value, bool):
        return number(locale, value)
    word = _WORDS.get(value, value)
    keys = (f"rule-value-{field}-{word}", f"rule-value-{word}", f"house-{word}")
    key = next((key for key in keys if CATALOGUE.has(FALLBACK, key)), keys[0])
    return say(locale, key, alone=alone(rules))


def alone(rules: Rules) -> str:
    """`yes` where nobody has a partner: a fact of sentences that otherwise speak of sides."""
    return "yes" if rules.teams == "solo" else "no"


def teams_text(locale: str, rules: Rules) -> str:
    """Who plays with whom."""
    two = rules.seats == _TWO and rules.teams == "solo"
    return say(locale, "teams-two" if two else f"teams-{rules.teams}")


def _opening(locale: str, steps: tuple[tuple[float, int], ...]) -> str:
    told = [
        say(locale, "rule-value-opening-below", points=points)
        if math.isinf(start)
        else say(locale, "rule-value-opening", points=points, score=int(start))
        for start, points in steps
    ]
    return ", ".join(told[::-1])


def _ranks(locale: str, ranks: tuple[str, ...]) -> str:
    return ", ".join(rank_name(rank, locale) for rank in ranks) or say(locale, "rule-value-nothing")


def _by_rank(locale: str, values: dict[str, int]) -> str:
    told = [
        say(locale, "rule-value-special", name=rank_name(rank, locale), points=points)
        for rank, points in values.items()
    ]
    return ", ".join(told) or say(locale, "rule-value-nothing")


def _wild_canastas(locale: str, value: Any) -> str:
    if not value.mixed:
        return say(locale, "rule-value-nothing")
    return say(locale, "rule-value-wild_canastas", twos=value.twos, jokers=value.jokers, mixed=value.mixed)


_TOLD: Final[dict[str, Callable[[str, Any], str]]] = {
    "opening": _opening,
    "natural_only": _ranks,
    "special_canastas": _by_rank,
    "incomplete_penalty": _by_rank,
    "wild_canastas": _wild_canastas,
}
