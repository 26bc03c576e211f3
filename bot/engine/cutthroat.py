"""Three players, one against two: how two sides become one in mid-round (rule book, 9)."""

from msgspec.structs import replace

from bot.engine.melds import joined
from bot.engine.state import State


def join_against(state: State, lone: int) -> State:
    """The state with the two seats other than `lone` as one side, their melds joined."""
    others = [seat for seat in range(len(state.hands)) if seat != lone]
    together = joined(*(state.sides[state.side_of[seat]] for seat in others))
    alone = state.sides[state.side_of[lone]]
    first = min(others) < lone
    return replace(
        state,
        sides=(together, alone) if first else (alone, together),
        side_of=tuple(int((seat == lone) == first) for seat in range(len(state.hands))),
        lone=lone,
    )
