"""The discard that ends a turn (rule book, 5)."""

from msgspec.structs import replace

from bot.engine.actions import (
    Discard,
)
from bot.engine.cards import (
    NATURAL_RANKS,
    ONE,
    RANK_MASK,
    RED_THREES,
    UNKNOWN,
    WILD_MASK,
    Card,
    Cards,
    card_name,
    count,
    is_wild,
    least_of_size,
    naturals,
    only,
    size,
)
from bot.engine.ending import go_out, replaced_at
from bot.engine.errors import Illegal, Reason
from bot.engine.going_out import may_be_last, may_go_out
from bot.engine.laying import told_canastas
from bot.engine.state import (
    Phase,
    State,
    Turn,
    side_at,
)

_DRAW, _OVER = Phase.DRAW, Phase.OVER  # to name a member of an Enum takes its time


def discard(state: State, action: Discard) -> State:
    seat, card = action.seat, action.card
    hand, turn = state.hands[seat], state.turn
    if not count(hand, card) or card == UNKNOWN:
        raise Illegal(Reason.BAD_CARD, card=card_name(card))
    left = hand - ONE[card]
    if not left and not may_go_out(state, side_at(state, seat), turn):
        raise Illegal(Reason.MUST_KEEP_CARD, left=0, **told_canastas(state.rules, side_at(state, seat)))
    if left and turn.answer == "yes":
        raise Illegal(Reason.MUST_GO_OUT, left=size(left))
    if not (state.rules.throws_anything and left) and (fault := discard_fault(state, hand, card)):
        raise fault
    after = _thrown(state, seat, card, left)
    return after if left else go_out(replace(after, turn=turn), seat)


def discard_fault(state: State, hand: Cards, card: Card) -> Illegal | None:
    """Why a card of the hand may not be thrown now (rule book, 5); None if it may."""
    rules = state.rules
    if rules.wild_discard == "forced" and is_wild(card) and naturals(hand):
        return Illegal(Reason.DISCARD_WILD, naturals=naturals(hand))
    mask = guarded(state)
    if ONE[card] & mask and not only(hand, mask):
        return Illegal(Reason.DISCARD_GUARDED, card=card_name(card))
    if rules.last_discard_not_three and size(hand) == 1 and not may_be_last(rules, hand):
        return Illegal(Reason.DISCARD_THREE, card=card_name(card))
    return None


_ALWAYS_GUARDED = WILD_MASK | sum(RANK_MASK[NATURAL_RANKS.index(letter)] for letter in "7A")


def guarded(state: State) -> int:
    """A mask of what is not thrown on an empty pile (rule book, 5): sevens, aces, wild cards and cards of a dead rank."""
    limit = state.rules.meld_limit
    if state.pile or not state.rules.guarded_discards:
        return 0
    if limit is None:
        return _ALWAYS_GUARDED
    full = least_of_size(limit)
    dead = {rank for side in state.sides for rank, meld in enumerate(side.sets) if meld >= full}
    return _ALWAYS_GUARDED | sum(RANK_MASK[rank] for rank in dead)


def _thrown(state: State, seat: int, card: Card, left: Cards) -> State:
    """The card on the pile and the next player's turn begun; the round ends there with the stock, if it must."""
    following = (seat + 1) % len(state.hands)
    blocks = (*state.blocks, seat) if card in RED_THREES else state.blocks
    ended = state.next_card >= len(state.deck) and state.rules.stock_end == "stop"
    return replace(
        state,
        hands=replaced_at(state.hands, seat, left),
        pile=(*state.pile, card),
        frozen=state.frozen or is_wild(card),
        blocks=tuple(other for other in blocks if other != following) if blocks else blocks,
        phase=_OVER if ended else _DRAW,
        turn=Turn(following, state.sides[state.side_of[following]], state.melded[following]),
        ply=state.ply + 1,
    )
