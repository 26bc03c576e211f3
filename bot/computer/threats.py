"""What the next player could do with a card that is thrown now, and what that would give them."""

from bot.computer.chances import at_least
from bot.computer.sight import Sight
from bot.engine import Card, Side
from bot.engine.cards import card_rank, card_value, is_three, is_wild, of_rank, size, wilds

_ADVANTAGE, _CARD, _WILD = 25.0, 6.0, 30.0
_COLLECTED = 10.0
_STILL_HELD, _DISOWNED = 0.9, 0.3
_CAN_OPEN = ((15, 0.8), (50, 0.6), (90, 0.4), (120, 0.3), (150, 0.25), (999, 0.2))


def pile_prize(sight: Sight, card: Card) -> float:
    """What the pile with this card on top would be worth to another side, in points."""
    pile = (*sight.view.pile, card)
    wild = sum(is_wild(other) for other in pile)
    return _ADVANTAGE + _CARD * len(pile) + _WILD * wild + 0.3 * sum(card_value(other) for other in pile)


def take_chance(sight: Sight, card: Card) -> float:
    """Chance that the next player can take the pile with this card on top."""
    if is_wild(card) or is_three(card) or sight.view.blocks:
        return 0.0
    seat = sight.next_seat
    side, rank = sight.view.side(seat), card_rank(card)
    pair = _chance_of(sight, rank, 2)
    if not side.opened:
        return pair * _can_open(sight, seat)
    if sight.frozen_for_all:
        return pair
    return max(pair, _open_pile(sight, side, rank))


def _open_pile(sight: Sight, side: Side, rank: int) -> float:
    if side.sets[rank]:
        return {"alone": 0.97, "with_natural": _chance_of(sight, rank, 1), "never": 0.0}[
            sight.rules.take_onto_meld
        ]
    if not sight.rules.take_natural_and_wild:
        return 0.0
    return _chance_of(sight, rank, 1) * _chance_of_wild(sight)


def _can_open(sight: Sight, seat: int) -> float:
    owner = seat if sight.rules.cutthroat else sight.view.side_of[seat]
    need = sight.rules.opening_for(sight.view.totals[owner])
    return next(chance for most, chance in _CAN_OPEN if need <= most)


def _chance_of(sight: Sight, rank: int, many: int) -> float:
    """Chance that the next player holds so many naturals of a rank."""
    known = _known(sight, rank)
    if known >= many:
        return _STILL_HELD
    hand = sight.view.hand_sizes[sight.next_seat] - known
    if not sight.level.counts:
        left = 4 * sight.rules.packs - sight.naturals[rank] - known
        return at_least(many - known, max(0, left), hand, 54 * sight.rules.packs - sight.held)
    unseen = max(0, of_rank(sight.unseen, rank) - known)
    chance = at_least(many - known, unseen, hand, size(sight.unseen) - known)
    return chance * (_DISOWNED if rank in _thrown_by_next(sight) else 1.0)


def _known(sight: Sight, rank: int) -> int:
    """Naturals of a rank that the next player took with the last pile and has not laid since, as far as one saw."""
    seat = sight.next_seat
    if not sight.view.taken or sight.view.side(seat).sets[rank]:
        return 0
    taken = of_rank(sight.view.taken[seat], rank)
    return max(0, taken - _thrown_by_next(sight).count(rank)) if taken else 0


def _chance_of_wild(sight: Sight) -> float:
    hand = sight.view.hand_sizes[sight.next_seat]
    return at_least(1, wilds(sight.unseen), hand, size(sight.unseen))


def _thrown_by_next(sight: Sight) -> list[int]:
    """Ranks that the next player threw on this pile: of those they hardly hold a pair."""
    pile, seats = sight.view.pile, sight.rules.seats
    thrown = range(len(pile) - (seats - 1), sight.view.turned - 1, -seats)
    return [card_rank(pile[place]) for place in thrown]


def collected(sight: Sight, card: Card) -> float:
    """Points the card itself would bring a next player whose side has its rank on the table, or took it up."""
    if is_wild(card) or is_three(card):
        return 0.0
    rank = card_rank(card)
    if sight.view.side(sight.next_seat).sets[rank]:
        return _COLLECTED
    return _COLLECTED / 2 if _known(sight, rank) else 0.0
