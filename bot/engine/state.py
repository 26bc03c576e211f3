"""The state of one round: immutable values and the questions one asks of them; it judges nothing.

`State` holds every secret (hands, the order of the stock) and must not leave the engine and the table;
what shows or thinks gets a `View`.
"""

from enum import Enum
from typing import Literal

import msgspec

from bot.engine.cards import EMPTY, FIRST_THREE, NATURALS, Card, Cards, size
from bot.engine.rules import Rules

CANASTA = 7  # cards that make a meld a canasta (rule book, 8)
MELD_LEAST = 3  # cards that make a meld


class Phase(Enum):
    """What the player whose turn it is may do now."""

    DRAW = "draw"
    PLAY = "play"
    ANSWER = "answer"
    OVER = "over"


class Side(msgspec.Struct, frozen=True, gc=False):
    """What a side has on the table: one bag a meld.

    `sets` holds a bag for each natural rank in the order of `RANKS` (empty where there is no meld), `runs` the
    sequences in the order they were laid. `opened`: the side has melded this round.
    """

    sets: tuple[Cards, ...] = (EMPTY,) * len(NATURALS)
    black: Cards = EMPTY
    wild: Cards = EMPTY
    runs: tuple[Cards, ...] = ()
    opened: bool = False
    canastas: int = 0

    def melds(self) -> list[Cards]:
        """All melds on the table."""
        return [meld for meld in (*self.sets, *self.runs, self.black, self.wild) if meld]


NOTHING_LAID = Side()


class Turn(msgspec.Struct, frozen=True, gc=False):
    """The turn being played: `before` is what the side had when it began, `melded` whether the player had melded.

    `laid`: a meld or a three was laid in it (a take does not count); `answer` is the partner's.
    """

    seat: int
    before: Side
    melded: bool
    drew: bool = False
    laid: bool = False
    answer: Literal["yes", "no"] | None = None


class GoneOut(msgspec.Struct, frozen=True, gc=False):
    """Who ended the round by going out, and how."""

    seat: int
    concealed: bool = False
    special: str | None = None


class State(msgspec.Struct, frozen=True, gc=False):
    """One round at one moment.

    `deck` is the whole pack, top first, of which the cards from `next_card` on are the stock. `hands` and `reds` (red
    threes on the table) are bags by seat, `sides` by side, `side_of` maps seats to sides. `pile` lists the discard
    pile, bottom first; its first `turned` cards were turned at the deal. `frozen`: for every side, by a card in it.
    `blocks`: seats whose discarded red three blocks the pile until their turn. `melded`: who has laid a meld
    this round. `lone`: the cutthroat player alone. `ply` counts the round's actions. `taken`: by
    seat, what came to the hand with the last pile it took, for all to see; no entries while nobody has taken one.
    """

    rules: Rules
    totals: tuple[int, ...]
    dealer: int
    deck: tuple[Card, ...]
    next_card: int
    hands: tuple[Cards, ...]
    reds: tuple[Cards, ...]
    sides: tuple[Side, ...]
    side_of: tuple[int, ...]
    pile: tuple[Card, ...]
    turned: int
    frozen: bool
    blocks: tuple[int, ...]
    melded: tuple[bool, ...]
    phase: Phase
    turn: Turn
    ply: int
    lone: int | None = None
    out: GoneOut | None = None
    taken: tuple[Cards, ...] = ()


_ANSWER = Phase.ANSWER  # to name a member of an Enum takes its time


def stock_size(state: State) -> int:
    return len(state.deck) - state.next_card


def side_at(state: State, seat: int) -> Side:
    """The side a seat plays for, with its melds."""
    return state.sides[state.side_of[seat]]


def seats_of(state: State, side: int) -> tuple[int, ...]:
    """The seats of a side, lowest first."""
    return tuple(seat for seat, other in enumerate(state.side_of) if other == side)


def partner_after(state: State, seat: int) -> int | None:
    """The next seat of the same side, clockwise: the one that answers; None for a lone player."""
    seats = len(state.hands)
    for step in range(1, seats):
        other = (seat + step) % seats
        if state.side_of[other] == state.side_of[seat]:
            return other
    return None


def acting(state: State) -> int:
    """The seat that may act now."""
    if state.phase is _ANSWER:
        partner = partner_after(state, state.turn.seat)
        return state.turn.seat if partner is None else partner
    return state.turn.seat


def is_blocked(state: State) -> bool:
    """Whether nobody may take the pile: a wild card or a three on top, or a red three that still blocks (4)."""
    return bool(state.blocks) or state.pile[-1] >= FIRST_THREE  # threes, twos and jokers come last


def is_frozen(state: State, seat: int) -> bool:
    """Whether the pile is frozen for this seat's side (4)."""
    return state.frozen or state.rules.pile_always_frozen or not side_at(state, seat).opened


def opening_need(state: State, seat: int) -> int:
    """Points this seat's side needs for its first meld; by the player's own total in cutthroat (9)."""
    owner = seat if state.rules.cutthroat else state.side_of[seat]
    return state.rules.opening_for(state.totals[owner])


def is_canasta(meld: Cards) -> bool:
    return size(meld) >= CANASTA
