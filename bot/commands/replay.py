"""`replay`: read records, play them through the rules, say of each what it comes to or what is wrong with it."""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from typing import IO, Any

from bot.engine import RecordError, replay
from bot.engine.record import read_json, read_record

FINE, REFUSED, UNREADABLE = 0, 1, 2
LONGEST_LINE = 8_000_000  # bytes; a match of a hundred rounds has under one million


def add_parser(subparsers: Any) -> None:
    """Add the subcommand and its arguments."""
    parser = subparsers.add_parser("replay", help="check records, one a line")
    parser.add_argument("file", nargs="?", help="a file of records; standard input if left out")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Exit code 0 when every record is good, 1 when one is refused, 2 when the input cannot be read."""
    if not args.file and sys.stdin is None:
        print("replay: there is no standard input", file=sys.stderr)
        return UNREADABLE
    try:
        source: Any = open(args.file, "rb") if args.file else nullcontext(sys.stdin.buffer)  # noqa: PTH123, SIM115
        with source as lines:
            return _replay_all(lines)
    except BrokenPipeError:
        raise  # whoever reads has enough
    except OSError as error:
        print(f"replay: {error.strerror or error}: {args.file}", file=sys.stderr)
        return UNREADABLE


def _replay_all(lines: IO[bytes]) -> int:
    worst = FINE
    for line in _lines(lines):
        answer, code = _answer(line)
        print(json.dumps(answer), flush=True)
        worst = max(worst, code)
    return worst


def _lines(source: IO[bytes]) -> Iterator[bytes]:
    """The lines that hold anything, an overlong one cut where it is too long."""
    while line := source.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            while (rest := source.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
        if line.strip():
            yield line


def _answer(line: bytes) -> tuple[dict[str, Any], int]:
    if len(line) > LONGEST_LINE:
        return _refusal(RecordError("bad_record", f"a line of more than {LONGEST_LINE} bytes")), UNREADABLE
    if not _is_json(line):
        return _refusal(RecordError("bad_record", "not readable as JSON")), UNREADABLE
    try:
        return {"ok": True, **replay(read_record(line)).model_dump()}, FINE
    except RecordError as error:
        return _refusal(error), REFUSED


def _is_json(line: bytes) -> bool:
    try:
        read_json(line)
    except ValueError:
        return False
    return True


def _refusal(error: RecordError) -> dict[str, Any]:
    return {
        "ok": False,
        "round": error.round,
        "action": error.action,
        "error": str(error.code),
        "message": error.message,
    }
