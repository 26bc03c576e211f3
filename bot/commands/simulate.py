"""`simulate`: computer players play whole matches by a seed, one record a line."""

import argparse
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from bot.commands._wanted import Refused, add_table_arguments, levels_wanted, number, rules_wanted
from bot.computer.matches import simulated


def add_parser(subparsers: Any) -> None:
    """Add the subcommand and its arguments."""
    parser = subparsers.add_parser("simulate", help="computer players play; one record a line")
    add_table_arguments(parser)
    parser.add_argument("--games", default="1", help="matches to play")
    parser.add_argument(
        "--level", default="normal", help="one level for all seats, or one a seat: easy,hard,…"
    )
    parser.add_argument("--out", type=Path, help="file to write to instead of stdout")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the matches. Returns 0, or 2 after one line on stderr for arguments that cannot be."""
    try:
        rules = rules_wanted(args)
        levels = levels_wanted(args.level, rules.seats)
        games, seed = number("games", args.games, 1), number("seed", args.seed)
        with args.out.open("w", encoding="utf-8") if args.out else nullcontext(sys.stdout) as out:
            for game in range(games):
                print(simulated(rules, levels, seed, game).line(), file=out, flush=True)
    except BrokenPipeError:
        raise  # whoever reads has enough
    except (Refused, OSError) as refusal:
        print(f"simulate: {refusal}", file=sys.stderr)
        return 2
    return 0
