"""One legal action at random without listing them all: for playouts, which need speed rather than even chances.

A kind of action is drawn first, then one of that kind; every kind that is legal can come up. Where nothing drawn
is legal, one of `legal_actions` is.
"""

import random
from collections.abc import Sequence
from typing import TypeVar

from bot.engine.actions import AnyAction, Discard, Draw, Meld, Take
from bot.engine.cards import NATURALS, RANK_MASK, WILD_MASK, Cards, nth_kind, of_rank, size, wild_code
from bot.engine.choices import set_ways
from bot.engine.legal import discards, legal_actions, opening_melds, takes, top_is_of_use
from bot.engine.listed import Listed
from bot.engine.openings import Opening, cards_laid, groups_of
from bot.engine.state import Phase, Side, State, is_blocked, side_at, stock_size

_TAKES, _MELDS, _OPENS, _LISTS = 0.5, 0.5, 0.5, 0.02

T = TypeVar("T")


def random_action(state: State, rng: random.Random) -> AnyAction:
    """A legal action of a round that is not over."""
    if state.phase is Phase.DRAW:
        return _draw_phase(state, rng)
    if state.phase is Phase.PLAY and state.turn.answer is None and rng.random() > _LISTS:
        return _play_phase(state, rng)
    return _any(legal_actions(state), rng)


def _any(choices: Sequence[T], rng: random.Random) -> T:
    return choices[int(rng.random() * len(choices))]


def _draw_phase(state: State, rng: random.Random) -> AnyAction:
    seat = state.turn.seat
    if not stock_size(state):
        return _any(legal_actions(state), rng)
    if state.pile and rng.random() < _TAKES and not is_blocked(state) and top_is_of_use(state, seat):
        found = Listed(takes(state, seat), seat, state.hands[seat], verb=Take)
        if found:
            return _any(found, rng)
    return Draw(seat)


def _play_phase(state: State, rng: random.Random) -> AnyAction:
    seat = state.turn.seat
    hand, side = state.hands[seat], side_at(state, seat)
    if rng.random() < _MELDS:
        way = _set_meld(state, side, hand, rng) if side.opened else _opening(state, seat, hand, rng)
        if way and size(hand) - cards_laid(way) > 1:
            return Meld(seat, groups_of(way, hand))
    thrown = discards(state, seat, hand)
    if not thrown:
        return _any(legal_actions(state), rng)
    return Discard(seat, nth_kind(thrown, int(rng.random() * thrown.bit_count())))


def _opening(state: State, seat: int, hand: Cards, rng: random.Random) -> Opening | None:
    found = opening_melds(state, seat, hand) if rng.random() < _OPENS else []
    return _any(found, rng) if found else None


def _set_meld(state: State, side: Side, hand: Cards, rng: random.Random) -> Opening | None:
    """A meld to a set drawn at random; None if that draw comes to nothing."""
    rank = int(rng.random() * len(NATURALS))
    had = side.sets[rank]
    if not hand & RANK_MASK[rank] and not (had and hand & WILD_MASK):
        return None
    ways = set_ways(state.rules, rank, of_rank(hand, rank), wild_code(hand), had, opening=False)
    return (_any(ways, rng),) if ways else None
