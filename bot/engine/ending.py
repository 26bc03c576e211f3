"""The end of a round by a player going out (rule book, 7), and what the verbs share in making the next state."""

from typing import TypeVar

from msgspec.structs import replace

from bot.engine.cutthroat import join_against
from bot.engine.going_out import is_concealed
from bot.engine.state import (
    GoneOut,
    Phase,
    State,
    side_at,
)

T = TypeVar("T")


def replaced_at(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The tuple with another value at one place."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)


def go_out(state: State, seat: int, *, special: str | None = None) -> State:
    """The round over by a player going out."""
    concealed = special is None and is_concealed(state.turn, side_at(state, seat))
    after = replace(state, phase=Phase.OVER, out=GoneOut(seat, concealed, special))
    return join_against(after, seat) if state.rules.cutthroat and state.lone is None else after
