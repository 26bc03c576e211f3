"""The lines a running round is stored as: the record's actions, and what a record leaves out.

`0 draw` is an action; ` #computer` or ` #clock` after it says who did it for the chair. `undo 2` takes back the last two actions that
still stand. `0 stage K:KsKh2d` is all that the seat has put aside, `0 back` a player's return to a chair kept by a computer, and
`0 away` that the others let a computer keep it, tired of waiting.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import get_args

from bot.engine import AnyAction, Discard, Group, Meld, No, Pass, Unreadable, Yes, format_action, parse
from bot.table.moves import By

MISSED_TO_KEEP = 2  # turns in a row that the clock played, after which a computer keeps the chair


@dataclass(frozen=True, slots=True)
class Did:
    """An action that was done."""

    action: AnyAction
    by: By = "player"


@dataclass(frozen=True, slots=True)
class Undo:
    """The last `many` actions that stand are taken back."""

    many: int


@dataclass(frozen=True, slots=True)
class Stage:
    """All that the seat has put aside to lay, in place of what it had."""

    seat: int
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Back:
    """The player of the seat is here again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Away:
    """A computer keeps the seat until its player acts again: the others waited long enough."""

    seat: int


Line = Did | Undo | Stage | Back | Away


_BY: dict[str, By] = {"" if by == "player" else by: by for by in get_args(By)}


def write(line: Line) -> str:
    """The line as it is stored; `read` reads it back."""
    match line:
        case Did(action, by):
            return format_action(action) + ("" if by == "player" else f" #{by}")
        case Undo(many):
            return f"undo {many}"
        case Back(seat):
            return f"{seat} back"
        case Away(seat):
            return f"{seat} away"
        case Stage(seat, ()):
            return f"{seat} stage"
        case Stage(seat, groups):
            return format_action(Meld(seat, groups)).replace("meld", "stage", 1)


def read(text: str) -> Line:
    """Raises ValueError for what is no line."""
    head, _, tail = text.partition(" ")
    if head == "undo":
        return Undo(int(tail))
    verb = tail.partition(" ")[0]
    if verb == "back":
        return Back(int(head))
    if verb == "away":
        return Away(int(head))
    if verb == "stage":
        return _read_stage(int(head), text)
    return _read_action(text)


def _read_stage(seat: int, text: str) -> Stage:
    action = parse(text.replace("stage", "meld", 1))
    return Stage(seat, action.groups if isinstance(action, Meld) else ())


@lru_cache(maxsize=4096)  # most lines are a draw or a discard, and stand at every table
def _read_action(text: str) -> Did:
    written, _, mark = text.partition(" #")
    action, by = parse(written), _BY.get(mark)
    if by is None or isinstance(action, Unreadable):
        raise ValueError(f"not a line of a round: {text[:80]!r}")
    return Did(action, by)


def plies(lines: Sequence[str]) -> int:
    """How many of the stored lines move the table on, so that buttons shown before them are old; staging does not."""
    return len(lines) - "\n".join(lines).count(" stage")


def standing(lines: Iterable[str]) -> list[str]:
    """The actions that stand, in the record notation."""
    found: list[str] = []
    for line in map(read, lines):
        if isinstance(line, Did):
            found.append(format_action(line.action))
        elif isinstance(line, Undo):
            del found[-line.many :]
    return found


Missed = tuple[int, ...]


def missed_after(missed: Missed, line: Line, last_seat: int) -> Missed:
    """Turns in a row that each seat let pass, after one more line; `last_seat` did the last action before it."""
    match line:
        case Did(action, by="player"):
            return _with(missed, action.seat, 0)
        case Did(Discard(seat) | Pass(seat) | Yes(seat) | No(seat), by="clock"):
            return _with(missed, seat, missed[seat] + 1)
        case Stage(seat) | Back(seat):
            return _with(missed, seat, 0)
        case Away(seat):
            return _with(missed, seat, MISSED_TO_KEEP)
        case Undo():
            return _with(missed, last_seat, 0)
        case _:
            return missed


def _with(missed: Missed, seat: int, many: int) -> Missed:
    if missed[seat] == many:
        return missed
    return (*missed[:seat], many, *missed[seat + 1 :])


def missed_in(missed: Missed, lines: Sequence[str]) -> Missed:
    """Like `missed_after`, for all the lines of a round."""
    told = "\n".join(lines)
    if not any(missed) and "#clock" not in told and " away" not in told:
        return missed
    seat = 0
    for line in map(read, lines):
        missed = missed_after(missed, line, seat)
        seat = line.action.seat if isinstance(line, Did) else seat
    return missed
