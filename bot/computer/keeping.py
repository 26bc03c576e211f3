"""What a card is worth to the hand it is in, in points, roughly: what throwing it away gives up."""

from bot.computer.fines import in_hand
from bot.computer.sight import Sight
from bot.computer.stretches import prospect
from bot.engine import Card
from bot.engine.cards import BLACK_THREES, JOKER, card_rank, card_value, count, is_red_three, is_wild, size
from bot.engine.state import CANASTA

_WILD, _JOKER, _STOPPER, _RED = 45.0, 62.0, 4.0, 70.0
_BY_WINDOW = (0.0, 0.0, 3.0, 8.0, 16.0, 30.0, 60.0, 99.0)  # by how much of a samba is there
_BY_COUNT = (0.0, 3.0, 18.0, 26.0, 20.0, 16.0)  # what one card of so many of its rank is worth


def early_wilds(sight: Sight) -> int:
    """How many wild cards to spend on one canasta while nothing presses."""
    return max(1, sight.wilds - 2)


def keeping(sight: Sight, card: Card, danger: float) -> float:
    """Points that this card in the hand is worth."""
    if is_wild(card):
        return _JOKER if card == JOKER else _WILD
    if is_red_three(card):
        return _RED
    if card in BLACK_THREES:
        return _stopper(sight)
    return _natural(sight, card, danger) - danger * card_value(card)


def _stopper(sight: Sight) -> float:
    """A black three is kept for a turn when nothing else is safe to throw."""
    late = sight.rules.last_discard_not_three and sight.held <= 4
    return 0.0 if late or not sight.level.watches else _STOPPER


def _natural(sight: Sight, card: Card, danger: float) -> float:
    rank = card_rank(card)
    held = sight.naturals[rank]
    kept = _in_sets(sight, rank, held) + _for_opening(sight, card, held)
    if sight.rules.runs:
        kept += _in_runs(sight, card)
    return kept - in_hand(sight, rank, danger)


def _in_sets(sight: Sight, rank: int, held: int) -> float:
    on_table = size(sight.side.sets[rank])
    if not on_table:
        kept = _BY_COUNT[min(held, len(_BY_COUNT) - 1)]
        return kept + (5.0 if held == 2 and sight.frozen_for_all else 0.0)
    if sight.room(rank) < held:
        return 0.0
    if on_table >= CANASTA:
        return 8.0
    return 12.0 + 5.0 * (on_table - 2) + (60.0 if sight.is_special(rank) else 0.0)


def _for_opening(sight: Sight, card: Card, held: int) -> float:
    """High cards help to open where much is needed."""
    if sight.side.opened:
        return 0.0
    return card_value(card) * (0.2 if held == 1 else 0.35) * sight.opening_need / 100


def _in_runs(sight: Sight, card: Card) -> float:
    others = count(sight.hand, card) - 1
    return 0.0 if others else _BY_WINDOW[prospect(sight.hand, sight.side.runs, card)]
