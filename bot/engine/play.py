"""Judging and playing actions: the one place that says what is legal in a turn (rule book, 3 to 7 and 11).

One function a verb, `State -> State`, which raises `Illegal` with the first code that applies; `check` is that same
judgement with its result left unused, so a rule is said once. What a meld must be is in `melds`, when one may go out
in `going_out`.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.engine.actions import (
    AnyAction,
    Ask,
    Discard,
    Draw,
    Group,
    Meld,
    No,
    Pass,
    Special,
    Take,
    Three,
    Unreadable,
    Yes,
)
from bot.engine.cards import (
    EMPTY,
    NATURAL_RANKS,
    ONE,
    RED_MASK,
    UNKNOWN,
    Card,
    Cards,
    bag,
    card_name,
    card_rank,
    count,
    is_red_three,
    is_wild,
    kinds,
    naturals,
    of_rank,
    select,
    size,
    wilds,
    worth,
)
from bot.engine.cutthroat import join_against
from bot.engine.errors import Illegal, Reason
from bot.engine.going_out import can_finish, could_go_out, is_concealed, may_be_last, may_go_out
from bot.engine.melds import BLACK_TARGET, RANK_OF, check_held, check_target, lay
from bot.engine.rules import Rules
from bot.engine.special import special_points
from bot.engine.state import (
    MELD_LEAST,
    GoneOut,
    Phase,
    Side,
    State,
    Turn,
    acting,
    is_blocked,
    is_frozen,
    opening_need,
    partner_after,
    side_at,
    stock_size,
)

T = TypeVar("T")


def check(state: State, action: AnyAction) -> None:
    """Raise Illegal when the action may not be done now; rule book, 11, for the order of the reasons."""
    apply(state, action)


def apply(state: State, action: AnyAction) -> State:
    """The state after an action. Raises Illegal, with the reason and its numbers, for one the rules refuse."""
    kind = type(action)
    _check_turn(state, action, _PHASE.get(kind))
    return _VERB[kind](state, action)


def _check_turn(state: State, action: AnyAction, phase: Phase | None) -> None:
    seat = action.seat
    if state.phase is phase and seat == state.turn.seat and phase is not Phase.ANSWER:
        return
    if state.phase is Phase.OVER:
        raise Illegal(
            Reason.WRONG_PHASE if 0 <= seat < len(state.hands) else Reason.NOT_YOUR_TURN, phase="over"
        )
    if seat != acting(state) and not (isinstance(action, Unreadable) and seat < 0):
        raise Illegal(Reason.NOT_YOUR_TURN, seat=seat, turn=acting(state))
    if state.phase is not phase and (phase is not None or state.phase is Phase.ANSWER):
        raise Illegal(Reason.WRONG_PHASE, phase=state.phase.value)


# Draw phase


def _draw(state: State, action: Draw) -> State:
    seat, rules, place = action.seat, state.rules, state.next_card
    if place >= len(state.deck):
        raise Illegal(Reason.WRONG_PHASE, stock=0)
    hand, reds = state.hands[seat], state.reds[seat]
    ended = False
    for _ in range(min(rules.draw_count, stock_size(state))):
        while rules.red_threes == "bonus" and place < len(state.deck) and is_red_three(state.deck[place]):
            reds += ONE[state.deck[place]]
            place += 1
            ended = place == len(state.deck)
        if place == len(state.deck):
            break
        hand += ONE[state.deck[place]]
        place += 1
    return replace(
        state,
        next_card=place,
        hands=_with(state.hands, seat, hand),
        reds=state.reds if reds == state.reds[seat] else _with(state.reds, seat, reds),
        phase=Phase.OVER if ended else Phase.PLAY,
        turn=replace(state.turn, drew=True),
        ply=state.ply + 1,
    )


def _pass(state: State, _: Pass) -> State:
    if stock_size(state):
        raise Illegal(Reason.WRONG_PHASE, stock=stock_size(state))
    if state.rules.stock_end != "play_on":
        raise Illegal(Reason.NOT_ALLOWED, verb="pass")
    return replace(state, phase=Phase.OVER, ply=state.ply + 1)


def _take(state: State, action: Take) -> State:
    seat, rules = action.seat, state.rules
    for group in action.groups:
        check_target(rules, group.target)
    together = check_held(state.hands[seat], action.groups, first_may_be_empty=True)
    _check_takable(state, seat, action.groups[0])
    top = ONE[state.pile[-1]]
    side = lay(rules, side_at(state, seat), action.groups, top=top)
    rest = bag(state.pile[:-1])
    threes = select(rest, RED_MASK) if rules.red_threes == "bonus" else EMPTY
    hand = state.hands[seat] - together + rest - threes
    _check_laid(state, seat, side, action.groups, together + top, hand)
    after = replace(
        state,
        hands=_with(state.hands, seat, hand),
        reds=_with(state.reds, seat, state.reds[seat] + threes) if threes else state.reds,
        sides=_with(state.sides, state.side_of[seat], side),
        pile=(),
        turned=0,
        frozen=False,
        phase=Phase.PLAY,
        melded=_with(state.melded, seat, True),
        taken=_with(state.taken or (EMPTY,) * len(state.hands), seat, rest - threes),
        ply=state.ply + 1,
    )
    if rules.cutthroat and state.lone is None:
        after = join_against(after, seat)
    return after if hand else _go_out(after, seat)


def _check_takable(state: State, seat: int, first: Group) -> None:
    """Refuse a pile that may not be taken, or not with this group (rule book, 4)."""
    if not state.pile:
        raise Illegal(Reason.PILE_EMPTY)
    if is_blocked(state):
        raise Illegal(Reason.PILE_BLOCKED, top=card_name(state.pile[-1]), blocks=len(state.blocks))
    rank = card_rank(state.pile[-1])
    pair = of_rank(first.cards, rank)
    if pair < MELD_LEAST - 1 and is_frozen(state, seat):
        raise Illegal(Reason.PILE_FROZEN, top=card_name(state.pile[-1]), laid=pair, need=MELD_LEAST - 1)
    if RANK_OF.get(first.target) != rank or not is_usable(state, seat, first.cards, rank, pair):
        raise Illegal(Reason.NO_MATCH, top=card_name(state.pile[-1]), laid=pair)


def is_usable(state: State, seat: int, cards: Cards, rank: int, pair: int) -> bool:
    """Whether this part of the hand lets the top card of an open pile be used; a natural pair always does."""
    if pair >= MELD_LEAST - 1:
        return True
    rules = state.rules
    if side_at(state, seat).sets[rank]:
        return rules.take_onto_meld == "alone" or (rules.take_onto_meld == "with_natural" and pair > 0)
    return rules.take_natural_and_wild and pair > 0 and wilds(cards) > 0


# Play phase


def _meld(state: State, action: Meld) -> State:
    seat, rules = action.seat, state.rules
    for group in action.groups:
        check_target(rules, group.target)
    together = check_held(state.hands[seat], action.groups, first_may_be_empty=False)
    side = lay(rules, side_at(state, seat), action.groups)
    hand = state.hands[seat] - together
    _check_laid(state, seat, side, action.groups, together, hand)
    turn = state.turn
    after = replace(
        state,
        hands=_with(state.hands, seat, hand),
        sides=_with(state.sides, state.side_of[seat], side),
        melded=state.melded if state.melded[seat] else _with(state.melded, seat, True),
        turn=turn if turn.laid else replace(turn, laid=True),
        ply=state.ply + 1,
    )
    return _go_on(after, seat)


def _check_laid(
    state: State, seat: int, side: Side, groups: tuple[Group, ...], laid: Cards, hand: Cards
) -> None:
    """What is asked of a whole meld or take: when black threes lie in it, when it opens, what the hand must keep."""
    if any(group.target == BLACK_TARGET for group in groups) and (
        size(hand) > 1 or not may_go_out(state, side, state.turn)
    ):
        raise Illegal(Reason.BLACK_THREES, left=size(hand), **_canastas(state.rules, side))
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
        raise Illegal(Reason.MUST_KEEP_CARD, left=size(hand), **_canastas(state.rules, side))


def _canastas(rules: Rules, side: Side) -> dict[str, int]:
    return {"canastas": side.canastas, "need": rules.canastas_to_go_out}


def _three(state: State, action: Three) -> State:
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
        hands=_with(state.hands, seat, hand),
        reds=_with(state.reds, seat, state.reds[seat] + ONE[card]),
        turn=replace(state.turn, laid=True),
        ply=state.ply + 1,
    )
    return _go_on(after, seat)


def _go_on(state: State, seat: int) -> State:
    """After laying cards: the round ends when the hand is empty; a promise to go out must still be kept."""
    if not state.hands[seat]:
        return _go_out(state, seat)
    if state.turn.answer == "yes" and not could_go_out(state, seat, state.turn):
        raise Illegal(Reason.MUST_GO_OUT, left=size(state.hands[seat]))
    return state


def _ask(state: State, action: Ask) -> State:
    seat = action.seat
    if not state.rules.has_asking:
        raise Illegal(Reason.NOT_ALLOWED, verb="ask")
    cause = _why_not_ask(state, seat)
    if cause or not could_go_out(state, seat, state.turn):
        raise Illegal(Reason.ASK_REFUSED, cause=cause or "cannot")
    return replace(state, phase=Phase.ANSWER, ply=state.ply + 1)


def may_ask(state: State, seat: int) -> bool:
    """Whether a player who could go out might ask the partner now."""
    return state.rules.has_asking and _why_not_ask(state, seat) is None


def _why_not_ask(state: State, seat: int) -> str | None:
    """What forbids asking, whatever the hand holds: a word for the reason, None if nothing does."""
    if state.turn.answer is not None:
        return "asked"
    if state.turn.laid:
        return "laid"
    if size(state.hands[seat]) < 2:
        return "cards"
    return "alone" if state.rules.cutthroat and partner_after(state, seat) is None else None


def _yes(state: State, _: Yes) -> State:
    return replace(state, phase=Phase.PLAY, turn=replace(state.turn, answer="yes"), ply=state.ply + 1)


def _no(state: State, _: No) -> State:
    return replace(state, phase=Phase.PLAY, turn=replace(state.turn, answer="no"), ply=state.ply + 1)


def _special(state: State, action: Special) -> State:
    seat = action.seat
    if not state.rules.special_hands:
        raise Illegal(Reason.NOT_ALLOWED, verb="special")
    side = side_at(state, seat)
    if side.opened or not state.turn.drew or not special_points(action.name, state.hands[seat]):
        raise Illegal(Reason.SPECIAL_HAND, name=action.name[:20], cards=size(state.hands[seat]))
    after = replace(
        state,
        hands=_with(state.hands, seat, EMPTY),
        sides=_with(state.sides, state.side_of[seat], replace(side, opened=True)),
        ply=state.ply + 1,
    )
    return _go_out(after, seat, special=action.name)


# The end of a turn


def _discard(state: State, action: Discard) -> State:
    seat, card = action.seat, action.card
    hand, turn = state.hands[seat], state.turn
    if not count(hand, card) or card == UNKNOWN:
        raise Illegal(Reason.BAD_CARD, card=card_name(card))
    left = hand - ONE[card]
    if not left and not may_go_out(state, side_at(state, seat), turn):
        raise Illegal(Reason.MUST_KEEP_CARD, left=0, **_canastas(state.rules, side_at(state, seat)))
    if left and turn.answer == "yes":
        raise Illegal(Reason.MUST_GO_OUT, left=size(left))
    if fault := discard_fault(state, hand, card):
        raise fault
    after = _thrown(state, seat, card, left)
    return after if left else _go_out(replace(after, turn=turn), seat)


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
    rules = state.rules
    following = (seat + 1) % len(state.hands)
    blocks = (*state.blocks, seat) if is_red_three(card) else state.blocks
    ended = state.next_card >= len(state.deck) and rules.stock_end == "stop"
    hands = list(state.hands)
    hands[seat] = left
    return replace(
        state,
        hands=tuple(hands),
        pile=(*state.pile, card),
        frozen=state.frozen or is_wild(card),
        blocks=tuple(other for other in blocks if other != following) if blocks else blocks,
        phase=Phase.OVER if ended else Phase.DRAW,
        turn=Turn(following, state.sides[state.side_of[following]], state.melded[following]),
        ply=state.ply + 1,
    )


def _go_out(state: State, seat: int, *, special: str | None = None) -> State:
    """The round over by a player going out."""
    concealed = special is None and is_concealed(state.turn, side_at(state, seat))
    after = replace(state, phase=Phase.OVER, out=GoneOut(seat, concealed, special))
    return join_against(after, seat) if state.rules.cutthroat and state.lone is None else after


def _unreadable(_: State, action: Unreadable) -> State:
    raise Illegal(Reason.NOT_ALLOWED, text=action.text[:80])


def _with(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    changed = list(values)
    changed[place] = value
    return tuple(changed)


_PHASE: dict[type[AnyAction], Phase] = {
    Draw: Phase.DRAW,
    Take: Phase.DRAW,
    Pass: Phase.DRAW,
    Meld: Phase.PLAY,
    Discard: Phase.PLAY,
    Three: Phase.PLAY,
    Ask: Phase.PLAY,
    Special: Phase.PLAY,
    Yes: Phase.ANSWER,
    No: Phase.ANSWER,
}
_VERB: dict[type[AnyAction], Callable[[State, Any], State]] = {
    Draw: _draw,
    Take: _take,
    Pass: _pass,
    Meld: _meld,
    Discard: _discard,
    Three: _three,
    Ask: _ask,
    Special: _special,
    Yes: _yes,
    No: _no,
    Unreadable: _unreadable,
}
