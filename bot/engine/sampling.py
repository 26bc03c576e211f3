"""One legal action at random without listing them all: for playouts, which need speed rather than even chances.

A kind of action is drawn first, then one of that kind; every kind that is legal can come up. Where nothing drawn
is legal, one of `legal_actions` is.
"""

import random

from bot.engine.actions import AnyAction, Draw, Group, Meld
from bot.engine.cards import NATURAL_RANKS, NATURALS, RANK_MASK, WILD_MASK, Cards, size
from bot.engine.choices import set_bag, set_counts
from bot.engine.legal import discards, legal_actions, opening_melds, takes, top_is_of_use
from bot.engine.state import Phase, Side, State, is_blocked, side_at, stock_size

_TAKES, _MELDS, _OPENS, _LISTS = 0.5, 0.5, 0.5, 0.02


def random_action(state: State, rng: random.Random) -> AnyAction:
    """A legal action of a round that is not over."""
    if state.phase is Phase.DRAW:
        return _draw_phase(state, rng)
    if state.phase is Phase.PLAY and state.turn.answer is None and rng.random() > _LISTS:
        return _play_phase(state, rng)
    return _any(legal_actions(state), rng)


def _any(actions: list[AnyAction], rng: random.Random) -> AnyAction:
    return actions[int(rng.random() * len(actions))]


def _draw_phase(state: State, rng: random.Random) -> AnyAction:
    seat = state.turn.seat
    if not stock_size(state):
        return _any(legal_actions(state), rng)
    if state.pile and rng.random() < _TAKES and not is_blocked(state) and top_is_of_use(state, seat):
        found = takes(state, seat)
        if found:
            return found[int(rng.random() * len(found))]
    return Draw(seat)


def _play_phase(state: State, rng: random.Random) -> AnyAction:
    seat = state.turn.seat
    hand, side = state.hands[seat], side_at(state, seat)
    if rng.random() < _MELDS:
        meld = _meld(state, seat, side, hand, rng)
        if meld is not None:
            return meld
    found = discards(state, seat, hand)
    return found[int(rng.random() * len(found))] if found else _any(legal_actions(state), rng)


def _meld(state: State, seat: int, side: Side, hand: Cards, rng: random.Random) -> Meld | None:
    """A meld to a set drawn at random, or an opening; None if that draw comes to nothing."""
    meld = _set_meld(state, seat, side, hand, rng) if side.opened else _opening(state, seat, hand, rng)
    if meld is None:
        return None
    return meld if size(hand) - sum([size(group.cards) for group in meld.groups]) > 1 else None


def _opening(state: State, seat: int, hand: Cards, rng: random.Random) -> Meld | None:
    found = opening_melds(state, seat, hand) if rng.random() < _OPENS else []
    return found[int(rng.random() * len(found))] if found else None


def _set_meld(state: State, seat: int, side: Side, hand: Cards, rng: random.Random) -> Meld | None:
    rank = int(rng.random() * len(NATURALS))
    had, key = side.sets[rank], hand & RANK_MASK[rank]
    if not key and not (had and hand & WILD_MASK):
        return None
    ways = set_counts(state.rules, hand, rank, had, opening=False)
    if not ways:
        return None
    cards = set_bag(hand, rank, ways[int(rng.random() * len(ways))])
    return Meld(seat, (Group(NATURAL_RANKS[rank], cards),))
