"""What the commands that play matches have in common: the arguments that choose a table and its players."""

import argparse
from typing import Any, get_args

from bot.computer import LEVELS
from bot.engine import HOUSE_RULES, Rules, RulesError, load_rules, presets


class Refused(Exception):
    """Arguments that cannot be, with what is wrong with them in one line."""


def number(name: str, value: str, least: int | None = None) -> int:
    """A whole number given for `--name`; raises Refused."""
    try:
        found = int(value)
    except ValueError:
        raise Refused(f"--{name}: {value[:40]!r} is not a whole number") from None
    if least is not None and found < least:
        raise Refused(f"--{name}: {found} is less than {least}")
    return found


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that choose the rules, the seats and the seed."""
    parser.add_argument("--variant", default=presets()[0], help=f"rule set: {', '.join(presets())}")
    parser.add_argument("--seats", default="4", help="players at the table")
    parser.add_argument("--teams", help="solo, pairs, triples or cutthroat; the usual form if left out")
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help=f"a house rule: {', '.join(HOUSE_RULES)}"
    )
    parser.add_argument("--seed", default="0", help="the same seed gives the same matches")


def rules_wanted(args: argparse.Namespace) -> Rules:
    """The rules asked for; raises Refused."""
    try:
        return load_rules(
            args.variant, number("seats", args.seats), args.teams, **dict(map(option, args.option))
        )
    except RulesError as error:
        raise Refused(str(error)) from None


def option(text: str) -> tuple[str, Any]:
    """A house rule from `name=value`, the value a number where the rule is one; raises Refused."""
    name, found, value = text.partition("=")
    if not found:
        raise Refused(f"--option {text[:40]}: not of the form name=value")
    if name not in HOUSE_RULES:
        raise Refused(f"--option {name[:40]}: no such house rule; there are {', '.join(HOUSE_RULES)}")
    if get_args(Rules.model_fields[name].annotation):
        return name, value
    return name, number(f"option {name}", value)


def levels_wanted(text: str, seats: int) -> list[str]:
    """A level for each seat from one for all or one each; raises Refused."""
    levels = text.split(",")
    for level in levels:
        if level not in LEVELS:
            raise Refused(f"no level {level[:40]!r}; there are {', '.join(LEVELS)}")
    if len(levels) not in (1, seats):
        raise Refused(f"{len(levels)} levels for {seats} seats")
    return levels * seats if len(levels) == 1 else levels
