"""Whether and how to take the discard pile."""

from collections.abc import Iterator

from bot.computer.draft import naturals_of, wilds_of
from bot.computer.fines import begun
from bot.computer.opening import choices, openings, set_choice
from bot.computer.sight import Sight
from bot.engine import Card, Group, Take
from bot.engine.cards import (
    EMPTY,
    NATURAL_RANKS,
    ONE,
    card_rank,
    card_value,
    is_red_three,
    is_three,
    is_wild,
    size,
    worth,
)
from bot.engine.state import MELD_LEAST

_DRAWN, _WILD_USED, _CARD_USED = 17.0, 22.0, 4.0
_OPENED = 35.0
_ALONE = 220.0  # to stand alone against two costs more than most piles bring


def taking(sight: Sight, danger: float) -> Take | None:
    """The take worth more than drawing; None if there is none."""
    pile = sight.view.pile
    if not pile or is_wild(pile[-1]) or is_three(pile[-1]) or sight.view.blocks:
        return None
    gain = _gain(sight, danger) - (_ALONE if sight.lone_to_come and sight.level.watches else 0.0)
    best: tuple[float, Take] | None = None
    for take, cost in _takes(sight):
        value = gain - cost - _thin(sight, take)
        if (best is None or value > best[0]) and sight.allows(take):
            best = value, take
    if best is None or best[0] < _instead(sight):
        return None
    return best[1]


def _instead(sight: Sight) -> float:
    """What drawing is worth; nothing when there is nothing to draw."""
    return _DRAWN * min(sight.rules.draw_count, sight.view.stock)


def _gain(sight: Sight, danger: float) -> float:
    """What the cards of the pile are worth to the own hand."""
    pile = sight.view.pile
    gain = card_value(pile[-1]) + 12.0
    if not sight.side.opened:
        gain += _OPENED
    return gain + sum(_of_use(sight, card, danger) for card in pile[:-1])


def _of_use(sight: Sight, card: Card, danger: float) -> float:
    if is_wild(card):
        return 45.0
    if is_red_three(card):
        return float(sight.rules.red_three_value)
    if is_three(card):
        return 3.0 - 10 * danger
    rank = card_rank(card)
    if sight.side.sets[rank] and sight.room(rank) > 0:
        return 20.0
    fits = 16.0 if sight.naturals[rank] or sight.view.pile.count(card) > 1 else 9.0
    return fits - danger * (fits + card_value(card))


def _thin(sight: Sight, take: Take) -> float:
    """What it costs to be left with few cards, which neither take the next pile nor make a canasta."""
    left = sight.held - sum(size(group.cards) for group in take.groups) + len(sight.view.pile) - 1
    return max(0, 5 - left) * 8.0 if sight.canastas_lacking else 0.0


def _takes(sight: Sight) -> Iterator[tuple[Take, float]]:
    """Takes that the rules may allow, with what each gives up."""
    if sight.side.opened:
        for first, cost in _firsts(sight):
            yield Take(sight.seat, (first,)), cost
        return
    rank, top = card_rank(sight.view.pile[-1]), ONE[sight.view.pile[-1]]
    held = sight.naturals[rank]
    if held < MELD_LEAST - 1:
        return
    options = choices(sight)
    for natural in sorted({2, held}):
        for wild in range(min(sight.wilds, 2) + 1):
            choice = set_choice(sight, rank, natural, wild)
            for found in openings(sight, options, choice, worth(top))[:2]:
                yield Take(sight.seat, found.groups), found.cost


def _firsts(sight: Sight) -> Iterator[tuple[Group, float]]:
    """Ways to use the top card once the side has opened."""
    rank = card_rank(sight.view.pile[-1])
    held, target = sight.naturals[rank], NATURAL_RANKS[rank]
    if sight.side.sets[rank]:
        yield Group(target, EMPTY), 0.0
        if held:
            yield Group(target, naturals_of(sight.hand, rank, 1)), 0.0
    if held >= 2:
        fine = 0.0 if sight.side.sets[rank] else max(0.0, begun(sight, rank, held + 1))
        yield Group(target, naturals_of(sight.hand, rank, held)), _CARD_USED + fine
        yield Group(target, naturals_of(sight.hand, rank, 2)), _CARD_USED + fine
    if held and sight.wilds:
        cards = naturals_of(sight.hand, rank, held) + wilds_of(sight.hand, 1)
        yield Group(target, cards), _WILD_USED + _CARD_USED
