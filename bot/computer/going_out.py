"""Whether to go out now, ask first, or play on; and what to answer a partner who asks."""

from bot.computer.reach import may_have_way
from bot.computer.sight import Sight
from bot.engine import Ask, Cards, Discard, Meld, No, Yes, imagine
from bot.engine.cards import NATURALS, of_rank, size, spread, worth
from bot.engine.going_out import way_out
from bot.engine.state import CANASTA

_SMALL, _LARGE = 3, 6  # cards of a partner that hardly matter, and that do
_URGENT = 0.4
_PER_CARD = 9


def must_go_out(sight: Sight) -> bool:
    """Whether the partner has said yes."""
    return sight.view.turn.answer == "yes"


def out_action(sight: Sight) -> Meld | Discard | None:
    """The next step of going out this turn; None if there is no way."""
    if not must_go_out(sight) and not may_have_way(sight):
        return None
    groups = way_out(imagine(sight.view), sight.seat, sight.view.turn)
    if groups:
        return Meld(sight.seat, groups)
    if groups is not None and sight.held == 1:
        return Discard(sight.seat, spread(sight.hand)[0])
    return None


def going_out(sight: Sight, danger: float) -> Meld | Discard | Ask | None:
    """Go out, ask the partner whether to, or None to play on."""
    out = out_action(sight)
    if out is None:
        return None
    ask = Ask(sight.seat)
    if sight.rules.ask_partner == "required" and sight.view.turn.answer is None and sight.partners:
        return ask if _wants_to(sight, danger) and sight.allows(ask) else None
    if _is_clear(sight, danger):
        return out if sight.allows(out) else None
    if sight.view.turn.answer is None and sight.allows(ask) and sight.level.watches:
        return ask
    return out if _wants_to(sight, danger) and sight.allows(out) else None


def _is_clear(sight: Sight, danger: float) -> bool:
    """Whether going out needs no asking: no partner, one with little in hand, or no time."""
    most = max((sight.view.hand_sizes[seat] for seat in sight.partners), default=0)
    return most <= _SMALL or danger >= _URGENT


def _wants_to(sight: Sight, danger: float) -> bool:
    """Whether it pays as far as one can tell without asking."""
    partners = sum(sight.view.hand_sizes[seat] for seat in sight.partners)
    if partners <= _LARGE * len(sight.partners) or danger >= _URGENT:
        return True
    return sight.turns_left < 3


def answer(sight: Sight, danger: float) -> Yes | No:
    """What to tell the partner who asks: yes unless this hand has a good deal still to lay."""
    if danger >= _URGENT or size(sight.hand) <= _SMALL:
        return Yes(sight.seat)
    caught = worth(sight.hand)
    return No(sight.seat) if _to_come(sight, sight.hand) > 60 + _PER_CARD or caught > 120 else Yes(sight.seat)


def _to_come(sight: Sight, hand: Cards) -> int:
    """Points that this hand could still add on its next turn."""
    points = 0
    for rank in NATURALS:
        held, had = of_rank(hand, rank), size(sight.side.sets[rank])
        if had and held:
            points += 10 * held + (300 if had < CANASTA <= had + held else 0)
        elif held >= 3:
            points += 10 * held
    return points
