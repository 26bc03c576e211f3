"""Which card to throw: the one of least use in the hand that gives the next player least."""

import random

from bot.computer.keeping import keeping
from bot.computer.sight import Sight
from bot.computer.threats import collected, pile_prize, take_chance
from bot.engine import Card, Discard
from bot.engine.cards import is_red_three, kinds


def discarding(sight: Sight, danger: float, rng: random.Random) -> Discard | None:
    """The discard that ends the turn; None if the rules let nothing of the hand be thrown."""
    priced = sorted((price(sight, card, danger) + rng.random() * 0.5, card) for card in kinds(sight.hand))
    allowed = [Discard(sight.seat, card) for _, card in priced]
    if len(allowed) > 1 and rng.random() < sight.level.slips:
        allowed[0], allowed[1] = allowed[1], allowed[0]
    found = sight.first_allowed(allowed)
    return found if isinstance(found, Discard) else None


def price(sight: Sight, card: Card, danger: float) -> float:
    """What throwing this card costs, in points, roughly: what it was worth, and what it may give away."""
    return keeping(sight, card, danger) + risk(sight, card)


def risk(sight: Sight, card: Card) -> float:
    """What throwing this card may give the next player."""
    if not sight.level.watches or not sight.next_is_foe or sight.lone_to_come or is_red_three(card):
        return 0.0
    return take_chance(sight, card) * pile_prize(sight, card) + collected(sight, card)
