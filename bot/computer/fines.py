"""Melds that cost a penalty until they are canastas, and ranks that cost one in the hand: when to begin or drop them."""

from bot.computer.sight import Sight
from bot.engine.cards import NATURAL_RANKS, of_rank, wilds
from bot.engine.melds import WILD_TARGET
from bot.engine.state import CANASTA

_FAIL_PER_CARD = 0.2  # chance, for each card still missing, that the round ends first
_TRIPS = 3


def begun(sight: Sight, rank: int, natural: int) -> float:
    """Points that beginning an own meld of this rank with so many naturals and no wild gives up on average.

    Negative when the canasta is near enough; 0 for ranks without a penalty.
    """
    letter = NATURAL_RANKS[rank]
    if letter not in sight.rules.incomplete_penalty:
        return 0.0
    missing, unseen = CANASTA - natural, of_rank(sight.unseen, rank)
    canasta = sight.rules.special_canastas.get(letter, sight.rules.natural_canasta)
    return _on_average(missing, unseen, sight.rules.incomplete_penalty[letter], canasta)


def begun_wild(sight: Sight, many: int) -> float:
    """The same for a meld of so many wild cards."""
    fine = sight.rules.incomplete_penalty.get(WILD_TARGET, 0)
    return _on_average(CANASTA - many, wilds(sight.unseen), fine, sight.rules.wild_canastas.mixed)


def _on_average(missing: int, unseen: int, fine: int, canasta: int) -> float:
    fails = 1.0 if unseen < missing else min(1.0, max(0, missing) * _FAIL_PER_CARD)
    return fails * fine - (1 - fails) * canasta


def in_hand(sight: Sight, rank: int, danger: float) -> float:
    """Points by which a card of this rank burdens the hand, for fear of three of them being left in it."""
    letter = NATURAL_RANKS[rank]
    fined = sight.rules.hand_trips_penalty and letter in sight.rules.special_canastas
    if not fined or sight.side.sets[rank] or sight.naturals[rank] < _TRIPS:
        return 0.0
    if letter not in sight.rules.natural_only and not sight.side.opened:
        return 0.0
    near = sight.naturals[rank] > _TRIPS + 1
    return 0.0 if near else 20.0 + danger * 200
