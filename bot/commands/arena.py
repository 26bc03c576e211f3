"""`arena`: one level against another on the same deals with the sides swapped; one JSON object."""

import argparse
import json
import sys
from typing import Any

from bot.commands._wanted import Refused, add_table_arguments, levels_wanted, number, rules_wanted
from bot.computer.arena import compete


def add_parser(subparsers: Any) -> None:
    """Add the subcommand and its arguments."""
    parser = subparsers.add_parser("arena", help="level against level on the same deals")
    parser.add_argument("--a", required=True, help="a level")
    parser.add_argument("--b", required=True, help="the level it plays against")
    add_table_arguments(parser)
    parser.add_argument("--matches", default="20", help="matches in all, two on each series of deals")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and print. Returns 0, or 2 after one line on stderr for arguments that cannot be."""
    try:
        rules = rules_wanted(args)
        levels = levels_wanted(args.a, 1)[0], levels_wanted(args.b, 1)[0]
        matches, seed = number("matches", args.matches, 1), number("seed", args.seed)
    except Refused as refusal:
        print(f"arena: {refusal}", file=sys.stderr)
        return 2
    print(json.dumps(compete(rules, levels, matches, seed).as_json()))
    return 0
