"""The command line: each module of `bot.commands` describes one command and does it."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

from bot import __version__

COMMANDS = ("run", "sandbox", "replay", "simulate", "arena", "bench", "health", "backup")
UNWRITTEN = 2
INTERRUPTED, UNHEARD = 130, 141  # as a shell says of a program ended by Ctrl-C or by a closed pipe


def main(words: Sequence[str] | None = None) -> int:
    """Do the command named by the arguments (`run` if none is) and return its exit code."""
    given = list(sys.argv[1:] if words is None else words) or ["run"]
    args = _parser(given[0]).parse_args(given)
    try:
        code = int(args.run(args))
        if sys.stdout is not None:  # closed by whoever started us
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_output()
        return UNHEARD
    except OSError as error:
        print(f"{given[0]}: {error.strerror or error}", file=sys.stderr)
        _let_go_of_output()
        return UNWRITTEN
    return code


def _let_go_of_output() -> None:
    """Or leaving would try once more to write."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser(first: str) -> argparse.ArgumentParser:
    """Knows the command that is wanted, or all of them: each drags in what it needs, and `health` is asked for all day."""
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="A Canasta table inside a Discord channel."
    )
    parser.add_argument("--version", action="version", version=__version__)
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name in (first,) if first in COMMANDS else COMMANDS:
        importlib.import_module(f"bot.commands.{name}").add_parser(subparsers)
    return parser


if __name__ == "__main__":
    sys.exit(main())
