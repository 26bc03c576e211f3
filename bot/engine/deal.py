"""Dealing a round from a shuffled pack (rule book, 2)."""

from collections.abc import Sequence
from functools import cache
from random import SystemRandom

from bot.engine.cards import (
    BLACK_THREES,
    EMPTY,
    RED_MASK,
    Card,
    Cards,
    bag,
    is_red_three,
    is_wild,
    pack,
    parse_cards,
    select,
    size,
    spread,
)
from bot.engine.rules import Rules
from bot.engine.state import NOTHING_LAID, Phase, State, Turn


def shuffled(rules: Rules) -> tuple[Card, ...]:
    """The rules' pack in an order nobody can foretell."""
    cards = spread_pack(rules)
    SystemRandom().shuffle(cards)
    return tuple(cards)


def spread_pack(rules: Rules) -> list[Card]:
    """Every card of the rules' pack, sorted by kind."""
    return list(_packs(rules.packs))


@cache
def _packs(packs: int) -> list[Card]:
    return spread(pack(packs))


def is_pack(rules: Rules, deck: Sequence[Card]) -> bool:
    """Whether the deck is exactly the rules' pack, in whatever order."""
    return sorted(deck) == _packs(rules.packs)


def deal(rules: Rules, deck: str | Sequence[Card], dealer: int, totals: Sequence[int] | None = None) -> State:
    """The first state of a round: hands dealt, upcard turned, red threes laid and replaced.

    `deck` is the whole pack, top first, as cards or in the record notation; `totals` are by side (by seat in
    cutthroat), zeros if None. Raises ValueError if the deck is not the pack or there is no such dealer.
    """
    cards = tuple(parse_cards(deck)) if isinstance(deck, str) else tuple(deck)
    if not is_pack(rules, cards):
        raise ValueError("the deck is not the pack of these rules")
    if not 0 <= dealer < rules.seats:
        raise ValueError(f"no seat {dealer} to deal")
    hands, place = _hands(rules, cards, dealer)
    turned = _turn_up(cards, place)
    place += len(turned)
    hands, reds, place = _lay_red_threes(rules, cards, dealer, hands, place)
    return _first_state(
        rules, cards, dealer, tuple(totals or (0,) * owners(rules)), hands, reds, turned, place
    )


def owners(rules: Rules) -> int:
    """How many totals there are: one a side, one a seat in cutthroat."""
    return rules.seats if rules.cutthroat else len(rules.seats_of_sides)


def _hands(rules: Rules, cards: tuple[Card, ...], dealer: int) -> tuple[list[Cards], int]:
    dealt = rules.seats * rules.hand_size
    hands = [EMPTY] * rules.seats
    for place in range(rules.seats):
        hands[(dealer + 1 + place) % rules.seats] = bag(cards[place : dealt : rules.seats])
    return hands, dealt


def _turn_up(cards: tuple[Card, ...], place: int) -> tuple[Card, ...]:
    """The upcard, and more on top while the card just turned is wild or a red three."""
    end = place + 1
    while is_wild(cards[end - 1]) or is_red_three(cards[end - 1]):
        end += 1
    return cards[place:end]


def _lay_red_threes(
    rules: Rules, cards: tuple[Card, ...], dealer: int, hands: list[Cards], place: int
) -> tuple[list[Cards], list[Cards], int]:
    reds = [EMPTY] * rules.seats
    if rules.red_threes != "bonus":
        return hands, reds, place
    for step in range(1, rules.seats + 1):
        seat = (dealer + step) % rules.seats
        while hands[seat] & RED_MASK:
            threes = select(hands[seat], RED_MASK)
            drawn = bag(cards[place : place + size(threes)])
            hands[seat] += drawn - threes
            reds[seat] += threes
            place += size(threes)
    return hands, reds, place


def _first_state(
    rules: Rules,
    cards: tuple[Card, ...],
    dealer: int,
    totals: tuple[int, ...],
    hands: list[Cards],
    reds: list[Cards],
    turned: tuple[Card, ...],
    place: int,
) -> State:
    side_of = [0] * rules.seats
    for side, seats in enumerate(rules.seats_of_sides):
        for seat in seats:
            side_of[seat] = side
    return State(
        rules=rules,
        totals=totals,
        dealer=dealer,
        deck=cards,
        next_card=place,
        hands=tuple(hands),
        reds=tuple(reds),
        sides=(NOTHING_LAID,) * len(rules.seats_of_sides),
        side_of=tuple(side_of),
        pile=turned,
        turned=len(turned),
        frozen=_is_frozen(rules, turned),
        blocks=(),
        melded=(False,) * rules.seats,
        phase=Phase.DRAW,
        turn=Turn((dealer + 1) % rules.seats, NOTHING_LAID, melded=False),
        ply=0,
    )


def _is_frozen(rules: Rules, turned: tuple[Card, ...]) -> bool:
    """Whether a turned wild, red three or (where it counts) black three freezes the pile for all (4)."""
    if any(is_wild(card) or is_red_three(card) for card in turned):
        return True
    return rules.black_three_upcard_freezes and turned[0] in BLACK_THREES
