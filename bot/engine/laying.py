"""Laying melds and red threes (rule book, 3 and 6): the opening, what the hand must keep, the promise to go out."""

from msgspec.structs import replace

from bot.engine.actions import (
    Group,
    Meld,
    Three,
)
from bot.engine.cards import (
    EMPTY,
    ONE,
    Cards,
    card_name,
    count,
    is_red_three,
    naturals,
    size,
    wilds,
    worth,
)
from bot.engine.ending import go_out, replaced_at
from bot.engine.errors import Illegal, Reason
from bot.engine.going_out import can_finish, could_go_out, is_concealed, may_go_out
from bot.engine.melds import BLACK_TARGET, check_held, check_target, lay
from bot.engine.rules import Rules
from bot.engine.state import (
    MELD_LEAST,
    Side,
    State,
    opening_need,
    side_at,
    stock_size,
)


def meld(state: State, action: Meld) -> State:
    seat, rules = action.seat, state.rules
    for group in action.groups:
        check_target(rules, group.target)
    together = check_held(state.hands[seat], action.groups, first_may_be_empty=False)
    side = lay(rules, side_at(state, seat), action.groups)
    hand = state.hands[seat] - together
    check_laid(state, seat, side, action.groups, together, hand)
    turn = state.turn
    after = replace(
        state,
        hands=replaced_at(state.hands, seat, hand),
        sides=replaced_at(state.sides, state.side_of[seat], side),
        melded=state.melded if state.melded[seat] else replaced_at(state.melded, seat, True),
        turn=turn if turn.laid else replace(turn, laid=True),
        ply=state.ply + 1,
    )
    return go_on(after, seat)


def three(state: State, action: Three) -> State:
    seat, card = action.seat, action.card
    if state.rules.red_threes != "optional":
        raise Illegal(Reason.NOT_ALLOWED, verb="three")
    if not is_red_three(card) or not count(state.hands[seat], card):
        raise Illegal(Reason.BAD_CARD, card=card_name(card))
    stock = stock_size(state)
    hand = state.hands[seat] - ONE[card] + (ONE[state.deck[state.next_card]] if stock else EMPTY)
    _check_kept(state, side_at(state, seat), hand)
    if state.turn.answer == "yes" and stock:
        raise Illegal(Reason.MUST_GO_OUT, left=size(hand))
    after = replace(
        state,
        next_card=state.next_card + min(stock, 1),
        hands=replaced_at(state.hands, seat, hand),
        reds=replaced_at(state.reds, seat, state.reds[seat] + ONE[card]),
        turn=replace(state.turn, laid=True),
        ply=state.ply + 1,
    )
    return go_on(after, seat)


def check_laid(
    state: State, seat: int, side: Side, groups: tuple[Group, ...], laid: Cards, hand: Cards
) -> None:
    """What is asked of a whole meld or take: when black threes lie in it, when it opens, what the hand must keep."""
    if any(group.target == BLACK_TARGET for group in groups) and (
        size(hand) > 1 or not may_go_out(state, side, state.turn)
    ):
        raise Illegal(Reason.BLACK_THREES, left=size(hand), **told_canastas(state.rules, side))
    if not side_at(state, seat).opened:
        _check_opening(state, seat, side, laid, hand)
    _check_kept(state, side, hand)


def _check_opening(state: State, seat: int, side: Side, laid: Cards, hand: Cards) -> None:
    need = opening_need(state, seat)
    if worth(laid) < need and not _is_waived(state, side, hand):
        raise Illegal(Reason.OPENING_TOO_LOW, laid=worth(laid), need=need)
    melds = (*side.sets, *side.runs)
    if state.rules.opening_pure_triple and not any(naturals(m) >= MELD_LEAST and not wilds(m) for m in melds):
        raise Illegal(Reason.OPENING_PURE, need=MELD_LEAST)


def _is_waived(state: State, side: Side, hand: Cards) -> bool:
    """Whether this opening is a concealed going out, laid at once, which needs no points (rule book, 3 and 7)."""
    return (
        state.rules.concealed_waives_opening
        and size(hand) <= 1
        and is_concealed(state.turn, side)
        and can_finish(state, side, hand, state.turn)
    )


def _check_kept(state: State, side: Side, hand: Cards) -> None:
    """Refuse what would leave too few cards to a player who may not go out (rule book, 6)."""
    if size(hand) < 2 and not can_finish(state, side, hand, state.turn):
        raise Illegal(Reason.MUST_KEEP_CARD, left=size(hand), **told_canastas(state.rules, side))


def told_canastas(rules: Rules, side: Side) -> dict[str, int]:
    return {"canastas": side.canastas, "need": rules.canastas_to_go_out}


def go_on(state: State, seat: int) -> State:
    """After laying cards: the round ends when the hand is empty; a promise to go out must still be kept."""
    if not state.hands[seat]:
        return go_out(state, seat)
    if state.turn.answer == "yes" and not could_go_out(state, seat, state.turn):
        raise Illegal(Reason.MUST_GO_OUT, left=size(state.hands[seat]))
    return state
