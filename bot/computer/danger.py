"""How soon the round may end against the own side: what is still in the hand then counts against it."""

from bot.computer.sight import Sight
from bot.engine.cards import size
from bot.engine.state import CANASTA

_BY_CARDS = (1.0, 0.95, 0.8, 0.65, 0.5, 0.38, 0.28, 0.2, 0.15)  # an opponent who may go out, by hand size
_FAR = 0.1
_UNOPENED = 0.03


def danger(sight: Sight) -> float:
    """From 0 (nobody is near) to 1 (the round is as good as over)."""
    worst = max(_from(sight, seat) for seat in sight.foes)
    return max(worst, _from_stock(sight))


def _from(sight: Sight, seat: int) -> float:
    side, held = sight.view.side(seat), sight.view.hand_sizes[seat]
    if not side.opened:
        return _UNOPENED
    near = _BY_CARDS[held] if held < len(_BY_CARDS) else _FAR
    lacking = sight.rules.canastas_to_go_out - side.canastas
    if lacking > 0:
        near *= 0.5 if lacking == 1 and _nearly(side.melds()) else 0.2
    return near


def _nearly(melds: list[int]) -> bool:
    return any(CANASTA - 2 <= size(meld) < CANASTA for meld in melds)


def _from_stock(sight: Sight) -> float:
    left = sight.turns_left
    return 0.9 if left < 1 else 0.5 if left < 2 else 0.2 if left < 3 else 0.0
