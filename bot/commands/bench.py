"""`bench`: the figures the project promises, each beside a reference measured in the same run, as one JSON object."""

import argparse
import importlib
import json
import sys
from typing import Any

# part -> the function that measures it; imported only when asked for, as each drags in what it measures
PARTS = {
    "engine": "bot.benches.engine:engine",
    "picture_table": "bot.pictures.bench:picture_table",
    "picture_hand": "bot.pictures.bench:picture_hand",
    "durable": "bot.benches.store:durable",
    "durable_64": "bot.benches.store:durable_64",
    "answer_ms": "bot.benches.answers:answer_ms",
    "restore_1000_s": "bot.benches.restore:restore_1000_s",
    "standings_ms": "bot.storage.bench:standings_ms",
}


def add_parser(subparsers: Any) -> None:
    """Add the subcommand and its arguments."""
    parser = subparsers.add_parser(
        "bench", help="measure the engine, the pictures, the store and the answers"
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"only these: {', '.join(PARTS)}")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the figures. Exit code 2 for a part there is not."""
    unknown = [part for part in args.parts if part not in PARTS]
    if unknown:
        print(f"bench: no part {unknown[0][:40]!r}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    print(json.dumps({part: _measured(part) for part in args.parts or PARTS}))
    return 0


def _measured(part: str) -> Any:
    module, _, function = PARTS[part].partition(":")
    return getattr(importlib.import_module(module), function)()
