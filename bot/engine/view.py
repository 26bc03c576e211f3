"""What one seat may know of a round, as a type that has no place for anything else.

A `View` has no field for another hand or for the order of the stock; whoever shows or thinks gets one of these.
`imagine` turns it back into a state whose hidden cards are blank, on which the seat's own actions are judged as on the
real one: the rules never look at another hand or into the stock to judge them.
"""

import msgspec

from bot.engine.cards import EMPTY, ONE, UNKNOWN, Card, Cards, size
from bot.engine.rules import Rules
from bot.engine.scoring import Score, score
from bot.engine.state import GoneOut, Phase, Side, State, Turn, acting, stock_size


class View(msgspec.Struct, frozen=True):
    """A round as `seat` sees it; seat None sees what a spectator sees.

    `hand` is the seat's own (empty for a spectator), `hand_sizes` all. The pile lies face up, card by card. `scores`
    are there once the round is over. For the other fields see `State`; `acting` is the seat that may act now.
    """

    rules: Rules
    seat: int | None
    totals: tuple[int, ...]
    dealer: int
    hand: Cards
    hand_sizes: tuple[int, ...]
    stock: int
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
    acting: int
    ply: int
    lone: int | None
    out: GoneOut | None
    scores: tuple[Score, ...] | None
    taken: tuple[Cards, ...] = ()

    @property
    def top(self) -> Card | None:
        """The top card of the pile."""
        return self.pile[-1] if self.pile else None

    def side(self, seat: int) -> Side:
        """The melds of the side a seat plays for."""
        return self.sides[self.side_of[seat]]

    def may_act(self) -> bool:
        """Whether it is for this seat to act now."""
        return self.phase is not Phase.OVER and self.seat == self.acting


def view(state: State, seat: int | None) -> View:
    """What a seat may know of the round; None for a spectator. Raises IndexError for no such seat."""
    return View(
        rules=state.rules,
        seat=seat,
        totals=state.totals,
        dealer=state.dealer,
        hand=EMPTY if seat is None else _hand(state, seat),
        hand_sizes=tuple(size(hand) for hand in state.hands),
        stock=stock_size(state),
        reds=state.reds,
        sides=state.sides,
        side_of=state.side_of,
        pile=state.pile,
        turned=state.turned,
        frozen=state.frozen,
        blocks=state.blocks,
        melded=state.melded,
        phase=state.phase,
        turn=state.turn,
        acting=acting(state),
        ply=state.ply,
        lone=state.lone,
        out=state.out,
        scores=score(state) if state.phase is Phase.OVER else None,
        taken=state.taken,
    )


def _hand(state: State, seat: int) -> Cards:
    """Counted from the end, a seat that is none would be shown another's hand."""
    if isinstance(seat, bool) or seat < 0:
        raise IndexError(f"there is no seat {seat}")
    return state.hands[seat]


def imagine(seen: View) -> State:
    """A state that looks like this to its seat, every card it cannot see unknown."""
    hands = [ONE[UNKNOWN] * many for many in seen.hand_sizes]
    if seen.seat is not None:
        hands[seen.seat] = seen.hand
    return State(
        rules=seen.rules,
        totals=seen.totals,
        dealer=seen.dealer,
        deck=(UNKNOWN,) * seen.stock,
        next_card=0,
        hands=tuple(hands),
        reds=seen.reds,
        sides=seen.sides,
        side_of=seen.side_of,
        pile=seen.pile,
        turned=seen.turned,
        frozen=seen.frozen,
        blocks=seen.blocks,
        melded=seen.melded,
        phase=seen.phase,
        turn=seen.turn,
        ply=seen.ply,
        lone=seen.lone,
        out=seen.out,
        taken=seen.taken,
    )
