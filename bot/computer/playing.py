"""The order in which a computer player considers what to do; each question has a module of its own."""

import random
from collections.abc import Iterator

from bot.computer.danger import danger
from bot.computer.discarding import discarding
from bot.computer.going_out import answer, going_out, must_go_out, out_action
from bot.computer.levels import level_named
from bot.computer.melding import melding
from bot.computer.opening import choices, openings
from bot.computer.piles import taking
from bot.computer.sight import Sight
from bot.computer.threes import laying_three
from bot.engine import AnyAction, Draw, Meld, Pass, Phase, Special, View, legal_actions
from bot.engine.special import special_names, special_points

_OPENING_LIMIT, _PER_POINT = 60.0, 0.5


def choose(view: View, level: str, rng: random.Random) -> AnyAction:
    """The action that a computer player of this level takes: always a legal one, from what its seat may know.

    Raises ValueError for an unknown level, or when the view's seat is not to act.
    """
    sight = Sight(view, level_named(level))
    found = sight.first_allowed(_wishes(sight, rng))
    return found if found is not None else _anything(view, rng)


def _anything(view: View, rng: random.Random) -> AnyAction:
    """Any legal action, for positions that none of the considered ones fits."""
    return rng.choice(legal_actions(view))


def _wishes(sight: Sight, rng: random.Random) -> Iterator[AnyAction]:
    """What to do, best first; looked at one after the other until one is legal."""
    near = danger(sight) if sight.level.watches else 0.1
    if sight.view.phase is Phase.ANSWER:
        yield answer(sight, near)
    elif sight.view.phase is Phase.DRAW:
        yield from _draw_phase(sight, near)
    else:
        yield from _play_phase(sight, near, rng)


def _draw_phase(sight: Sight, near: float) -> Iterator[AnyAction]:
    take = taking(sight, near)
    if take is not None:
        yield take
    yield Draw(sight.seat)
    yield Pass(sight.seat)


def _play_phase(sight: Sight, near: float, rng: random.Random) -> Iterator[AnyAction]:
    if must_go_out(sight):
        yield from _if_any(out_action(sight))
    yield from _if_any(_special(sight))
    yield from _if_any(laying_three(sight, near))
    yield from _if_any(going_out(sight, near))
    if sight.side.opened:
        yield from _if_any(melding(sight, near))
    else:
        yield from _opening(sight, near)
    yield from _if_any(discarding(sight, near, rng))


def _if_any(action: AnyAction | None) -> Iterator[AnyAction]:
    if action is not None:
        yield action


def _special(sight: Sight) -> Special | None:
    """The dearest special hand that the hand makes."""
    if not sight.rules.special_hands:
        return None
    names = special_names(sight.hand)
    return (
        Special(sight.seat, max(names, key=lambda name: special_points(name, sight.hand))) if names else None
    )


def _opening(sight: Sight, near: float) -> Iterator[AnyAction]:
    """Openings that give up no more than opening is worth now."""
    limit = _OPENING_LIMIT + _PER_POINT * sight.opening_need + 150 * near
    for found in openings(sight, choices(sight)):
        if found.cost <= limit:
            yield Meld(sight.seat, found.groups)
