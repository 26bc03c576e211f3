"""What the rules say of an action, asked of a player's view alone; makes no sentences and changes nothing."""

from collections.abc import Sequence

from bot.engine import AnyAction, Group, Illegal, Meld, View, apply, check, imagine, view
from bot.engine.errors import ORDER


def why_not(seen: View, action: AnyAction) -> Illegal | None:
    """Why the seat may not do this now; None if it may."""
    try:
        check(imagine(seen), action)
    except Illegal as illegal:
        return illegal
    return None


def is_legal(seen: View, action: AnyAction) -> bool:
    return why_not(seen, action) is None


def after(seen: View, action: AnyAction) -> View:
    """How the seat would see the table after its action, drawn cards unknown. Raises Illegal."""
    return view(apply(imagine(seen), action), seen.seat)


def nearest(refusals: Sequence[Illegal]) -> Illegal | None:
    """The refusal that came closest to being allowed: the last in the rule book's order."""
    return max(refusals, key=lambda illegal: ORDER[illegal.reason], default=None)


def meld_of(seen: View, groups: Sequence[Group]) -> Meld:
    """The meld of these groups by the seat that looks. Raises ValueError for a spectator."""
    return Meld(seat_of(seen), tuple(groups))


def seat_of(seen: View) -> int:
    """The seat that looks. Raises ValueError for a spectator."""
    if seen.seat is None:
        raise ValueError("a spectator has no seat")
    return seen.seat
