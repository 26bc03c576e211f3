"""Red threes that stay in the hand until they are laid: when to lay one."""

from bot.computer.sight import Sight
from bot.engine import Three
from bot.engine.cards import spread

_UNSAFE = 0.5


def laying_three(sight: Sight, danger: float) -> Three | None:
    """Lay a red three from the hand; None where there is none, or it would more likely cost than pay."""
    if sight.rules.red_threes != "optional":
        return None
    threes = spread(sight.red_threes_held())
    if not threes or (not sight.side.opened and danger >= _UNSAFE):
        return None
    three = Three(sight.seat, threes[0])
    return three if sight.allows(three) else None
