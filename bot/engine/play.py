"""Judging and playing actions: the one place that says what is legal in a turn (rule book, 3 to 7 and 11).

One function a verb, `State -> State`, which raises `Illegal` with the first code that applies; `check` is that same
judgement with its result left unused, so a rule is said once. The verbs that lay, take and discard have modules of their
own; what a meld must be is in `melds`, when one may go out in `going_out`.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.engine.actions import (
    AnyAction,
    Ask,
    Discard,
    Draw,
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
    ONE,
    RED_THREES,
    Card,
    Cards,
    size,
)
from bot.engine.discarding import discard
from bot.engine.ending import go_out, replaced_at
from bot.engine.errors import Illegal, Reason
from bot.engine.going_out import could_go_out
from bot.engine.laying import meld, three
from bot.engine.special import special_points
from bot.engine.state import (
    Phase,
    State,
    acting,
    partner_after,
    side_at,
    stock_size,
)
from bot.engine.taking import take

_PLAY, _ANSWER, _OVER = Phase.PLAY, Phase.ANSWER, Phase.OVER  # to name a member of an Enum takes its time

_REDS = frozenset(RED_THREES)


def check(state: State, action: AnyAction) -> None:
    """Raise Illegal when the action may not be done now; rule book, 11, for the order of the reasons."""
    apply(state, action)


def apply(state: State, action: AnyAction) -> State:
    """The state after an action. Raises Illegal, with the reason and its numbers, for one the rules refuse."""
    phase, verb = _VERBS[type(action)]
    if state.phase is not phase or action.seat != state.turn.seat or phase is _ANSWER:
        _check_turn(state, action, phase)
    return verb(state, action)


def _check_turn(state: State, action: AnyAction, phase: Phase | None) -> None:
    seat = action.seat
    if state.phase is _OVER:
        raise Illegal(
            Reason.WRONG_PHASE if 0 <= seat < len(state.hands) else Reason.NOT_YOUR_TURN, phase="over"
        )
    if seat != acting(state) and not (isinstance(action, Unreadable) and seat < 0):
        raise Illegal(Reason.NOT_YOUR_TURN, seat=seat, turn=acting(state))
    if state.phase is not phase and (phase is not None or state.phase is _ANSWER):
        raise Illegal(Reason.WRONG_PHASE, phase=state.phase.value)


def _draw(state: State, action: Draw) -> State:
    seat, rules, place, deck = action.seat, state.rules, state.next_card, state.deck
    if place >= len(deck):
        raise Illegal(Reason.WRONG_PHASE, stock=0)
    drawn, reds = deck[place : place + rules.draw_count], EMPTY
    if rules.red_threes == "bonus" and not _REDS.isdisjoint(drawn):
        drawn, reds = _draw_past_reds(deck[place:], rules.draw_count)
    place += len(drawn) + size(reds)
    hand = state.hands[seat]
    for card in drawn:
        hand += ONE[card]
    return replace(
        state,
        next_card=place,
        hands=replaced_at(state.hands, seat, hand),
        reds=replaced_at(state.reds, seat, state.reds[seat] + reds) if reds else state.reds,
        phase=_OVER if reds and place == len(deck) and deck[-1] in _REDS else _PLAY,
        turn=replace(state.turn, drew=True),
        ply=state.ply + 1,
    )


def _draw_past_reds(stock: tuple[Card, ...], many: int) -> tuple[tuple[Card, ...], Cards]:
    """So many cards from the top, or as many as there are, and the red threes among them, which are replaced."""
    drawn: list[Card] = []
    reds = EMPTY
    for card in stock:
        if len(drawn) == many:
            break
        if card in _REDS:
            reds += ONE[card]
        else:
            drawn.append(card)
    return tuple(drawn), reds


def _pass(state: State, _: Pass) -> State:
    if stock_size(state):
        raise Illegal(Reason.WRONG_PHASE, stock=stock_size(state))
    if state.rules.stock_end != "play_on":
        raise Illegal(Reason.NOT_ALLOWED, verb="pass")
    return replace(state, phase=_OVER, ply=state.ply + 1)


def _ask(state: State, action: Ask) -> State:
    seat = action.seat
    if not state.rules.has_asking:
        raise Illegal(Reason.NOT_ALLOWED, verb="ask")
    cause = _why_not_ask(state, seat)
    if cause or not could_go_out(state, seat, state.turn):
        raise Illegal(Reason.ASK_REFUSED, cause=cause or "cannot")
    return replace(state, phase=_ANSWER, ply=state.ply + 1)


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
    return replace(state, phase=_PLAY, turn=replace(state.turn, answer="yes"), ply=state.ply + 1)


def _no(state: State, _: No) -> State:
    return replace(state, phase=_PLAY, turn=replace(state.turn, answer="no"), ply=state.ply + 1)


def _special(state: State, action: Special) -> State:
    seat = action.seat
    if not state.rules.special_hands:
        raise Illegal(Reason.NOT_ALLOWED, verb="special")
    side = side_at(state, seat)
    if side.opened or not state.turn.drew or not special_points(action.name, state.hands[seat]):
        raise Illegal(Reason.SPECIAL_HAND, name=action.name[:20], cards=size(state.hands[seat]))
    after = replace(
        state,
        hands=replaced_at(state.hands, seat, EMPTY),
        sides=replaced_at(state.sides, state.side_of[seat], replace(side, opened=True)),
        ply=state.ply + 1,
    )
    return go_out(after, seat, special=action.name)


def _unreadable(_: State, action: Unreadable) -> State:
    raise Illegal(Reason.NOT_ALLOWED, text=action.text[:80])


_VERBS: dict[type[AnyAction], tuple[Phase | None, Callable[[State, Any], State]]] = {
    Draw: (Phase.DRAW, _draw),
    Take: (Phase.DRAW, take),
    Pass: (Phase.DRAW, _pass),
    Meld: (Phase.PLAY, meld),
    Discard: (Phase.PLAY, discard),
    Three: (Phase.PLAY, three),
    Ask: (Phase.PLAY, _ask),
    Special: (Phase.PLAY, _special),
    Yes: (Phase.ANSWER, _yes),
    No: (Phase.ANSWER, _no),
    Unreadable: (None, _unreadable),
}
