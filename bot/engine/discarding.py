"""The discard that ends a turn (rule book, 5)."""

from msgspec.structs import replace

from bot.engine.actions import (
    Discard,
)
from bot.engine.cards import (
    NATURAL_RANKS,
    ONE,
    RED_THREES,
    UNKNOWN,
    Card,
    Cards,
    card_name,
    card_rank,
    count,
    is_wild,
    kinds,
    naturals,
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
    guards = rules.guarded_discards and not state.pile and _is_guarded(state, card)
    if guards and not all(_is_guarded(state, other) for other in kinds(hand)):
        return Illegal(Reason.DISCARD_GUARDED, card=card_name(card))
    if rules.last_discard_not_three and size(hand) == 1 and not may_be_last(rules, hand):
        return Illegal(Reason.DISCARD_THREE, card=card_name(card))
    return None


def _is_guarded(state: State, card: Card) -> bool:
    """Sevens, aces, wild cards and cards of a dead rank are not thrown on an empty pile (rule book, 5)."""
    if is_wild(card):
        return True
    rank, limit = card_rank(card), state.rules.meld_limit
    if rank >= len(NATURAL_RANKS):
        return False
    return NATURAL_RANKS[rank] in "7A" or (
        limit is not None and any(size(side.sets[rank]) >= limit for side in state.sides)
    )


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
