"""What the totals would be if this player went out now; cards in hands that it does not see count as average ones."""

from bot.computer.sight import Sight
from bot.engine import Discard, Meld, Phase, apply, imagine, totals_after
from bot.engine.cards import spread

_PER_CARD = 10  # points of a card, about


def decides_match(sight: Sight, out: Meld | Discard) -> bool | None:
    """Whether going out with this action would win the match (True), lose it (False), or leave it open (None)."""
    totals = _totals_after(sight, out)
    own = sight.seat if sight.rules.cutthroat else sight.view.side_of[sight.seat]
    if max(totals) < sight.rules.target:
        return None
    return max(range(len(totals)), key=totals.__getitem__) == own


def _totals_after(sight: Sight, out: Meld | Discard) -> list[int]:
    state = apply(imagine(sight.view), out)
    if state.phase is not Phase.OVER:
        state = apply(state, Discard(sight.seat, spread(state.hands[sight.seat])[0]))
    return [total - _PER_CARD * _unseen(sight, owner) for owner, total in enumerate(totals_after(state))]


def _unseen(sight: Sight, owner: int) -> int:
    """Cards that the hands counted against this owner of a total hold, the own hand left out."""
    side = sight.view.side_of[owner] if sight.rules.cutthroat else owner
    sizes = enumerate(sight.view.hand_sizes)
    return sum(many for seat, many in sizes if sight.view.side_of[seat] == side and seat != sight.seat)
