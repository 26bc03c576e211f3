"""The house rules as people choose them: which values are offered, what a typed one means, and what a choice makes of rules."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.engine import HOUSE_RULES, Rules, RulesError, load_rules, options_of
from bot.engine.rules import allowed

USUAL: Final = "-"  # the value of a choice that means "as the rules say"
OTHER: Final = "other"  # the value of a choice that asks for a number
_MOST_DIGITS: Final = 9

# Every value where there are few; of the others those that tables mostly want, and any may be typed.
_NUMBERS: Final[Mapping[str, Sequence[int]]] = {
    "hand_size": range(7, 21),
    "canastas_to_go_out": range(1, 5),
    "max_wilds": range(1, 6),
    "all_red_threes": (0, 400, 500, 800, 1000, 1200),
    "target": (1000, 2000, 3000, 5000, 7500, 8500, 10_000),
    "draw_count": (1, 2),
    "concealed_bonus": (0, 100, 200, 500),
}
_TYPED: Final = ("all_red_threes", "target", "concealed_bonus")


def offered(field: str) -> list[Any]:
    """The values that are offered for a house rule."""
    return list(_NUMBERS[field]) if field in _NUMBERS else list(allowed(field).split(", "))


def may_be_typed(field: str) -> bool:
    """Whether other values than those offered make sense."""
    return field in _TYPED


def read_value(field: str, text: str) -> Any:
    """A value as chosen or typed: `5 000` and `5.000` are 5000. Raises RulesError for what is none."""
    if field not in HOUSE_RULES:
        raise RulesError("unknown_option", field=field[:40])
    if field not in _NUMBERS:
        return text
    digits = re.sub(r"[\s.,'\u00a0\u202f]", "", text)
    if not re.fullmatch(r"[0-9]+", digits, re.ASCII) or len(digits) > _MOST_DIGITS:
        raise RulesError("bad_value", field=field, value=text[:40], allowed=allowed(field))
    return int(digits)


def with_value(rules: Rules, field: str, text: str) -> Rules:
    """The rules with one house rule changed. Raises RulesError when such a table cannot be had."""
    options = {name: value for name, value in options_of(rules).items() if name != field}
    if text != USUAL:
        options[field] = read_value(field, text)
    return load_rules(rules.preset, rules.seats, rules.teams, **options)


def as_usual(rules: Rules) -> Rules:
    """The rules without house rules."""
    return load_rules(rules.preset, rules.seats, rules.teams)
