"""Whether to go out now, ask first, or play on; and what to answer a partner who asks."""

from bot.computer.reach import may_have_way
from bot.computer.sight import Sight
from bot.computer.standing import decides_match
from bot.engine import Ask, Cards, Discard, Meld, No, Yes, imagine
from bot.engine.cards import NATURALS, of_rank, size, spread, worth
from bot.engine.going_out import way_out
from bot.engine.state import CANASTA, MELD_LEAST

_SMALL, _LARGE = 3, 6  # cards of a partner that hardly matter, and that do
_URGENT = 0.4
_FEW_TURNS = 3
_PROMISING, _CAUGHT = 70, 120  # points a partner still has to lay, or would be caught with, that say no


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
    if not sight.allows(out):
        return ask if _wants_to(sight, danger) and sight.allows(ask) else None
    if sight.level.plans and (decided := decides_match(sight, out)) is not None:
        return out if decided else None
    if _is_clear(sight, danger):
        return out
    if sight.level.watches and sight.allows(ask):
        return ask
    return out if _wants_to(sight, danger) else None


def _is_clear(sight: Sight, danger: float) -> bool:
    """Whether going out needs no asking: no partner, one with little in hand, or no time."""
    most = max((sight.view.hand_sizes[seat] for seat in sight.partners), default=0)
    return most <= _SMALL or danger >= _URGENT


def _wants_to(sight: Sight, danger: float) -> bool:
    """Whether it pays as far as one can tell without asking."""
    partners = sum(sight.view.hand_sizes[seat] for seat in sight.partners)
    few = partners <= _LARGE * len(sight.partners)
    return few or danger >= _URGENT or sight.turns_left < _FEW_TURNS


def answer(sight: Sight, danger: float) -> Yes | No:
    """What to tell the partner who asks: yes unless this hand has a good deal still to lay."""
    if danger >= _URGENT or sight.held <= _SMALL:
        return Yes(sight.seat)
    burden = worth(sight.hand) > _CAUGHT or _to_come(sight, sight.hand) >= _PROMISING
    return No(sight.seat) if burden else Yes(sight.seat)


def _to_come(sight: Sight, hand: Cards) -> int:
    """Points that this hand could still add on its next turn."""
    points = 0
    for rank in NATURALS:
        held, had = of_rank(hand, rank), size(sight.side.sets[rank])
        if held and (had or held >= MELD_LEAST):
            points += 10 * held + (300 if had < CANASTA <= had + held else 0)
    return points
