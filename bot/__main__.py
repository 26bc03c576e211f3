"""The command line: each module of `bot.commands` describes one command and does it."""

import argparse
import importlib
import sys
from collections.abc import Sequence

COMMANDS = ("run", "sandbox", "replay", "simulate", "arena", "bench", "health")


def main(words: Sequence[str] | None = None) -> int:
    """Do the command named by the arguments (`run` if none is) and return its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="A Canasta table inside a Discord channel."
    )
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name in COMMANDS:
        importlib.import_module(f"bot.commands.{name}").add_parser(subparsers)
    given = list(sys.argv[1:] if words is None else words)
    args = parser.parse_args(given or ["run"])
    return int(args.run(args))


if __name__ == "__main__":
    sys.exit(main())
