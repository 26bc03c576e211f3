"""Ways to open: the fewest groups that together reach the requirement (rule book, 3).

A way of one group may be any of its rank's choices. In a way of several, each set takes all naturals of its rank, and
no group is there that the requirement could do without: what more there is to lay can follow. Very large hands
have too many ways to list; the first `MOST_WAYS` are.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from bot.engine.actions import Group
from bot.engine.cards import (
    COUNT,
    EMPTY,
    JOKER,
    NATURAL_RANKS,
    NATURALS,
    TWO,
    Cards,
    card_value,
    jokers,
    naturals,
    of_rank,
    rank_keys,
    wilds,
    worth,
)
from bot.engine.choices import has_run, run_choices, set_choices, wild_choices
from bot.engine.melds import RUN_TARGET, WILD_TARGET
from bot.engine.rules import Rules
from bot.engine.state import MELD_LEAST

MOST_WAYS = 24

_VALUES = tuple(card_value(rank * 4) for rank in NATURALS)
_TWO_VALUE, _JOKER_VALUE = card_value(TWO * 4), card_value(JOKER)
_WILD_SLOT, _RUN_SLOT = len(NATURALS), len(NATURALS) + 1  # after the ranks: the wild meld, a few sequences


class _Way(NamedTuple):
    """A way being put together: its groups, their points, whether it has the pure triple that may be asked for."""

    groups: tuple[Group, ...]
    laid: int
    pure: bool

    def plus(self, group: Group, cards: Cards) -> "_Way":
        triple = naturals(cards) >= MELD_LEAST and not wilds(cards)
        return _Way((*self.groups, group), self.laid + worth(cards), self.pure or triple)


def openings(
    rules: Rules, hand: Cards, need: int, *, first: Group | None = None, top: Cards = EMPTY
) -> list[tuple[Group, ...]]:
    """Ways for a side that has not melded to lay at least `need` points from this hand.

    With `first`, the ways to take the pile: that group, with the pile's `top` card in it, begins each of them.
    """
    nothing = _Way((), 0, pure=not rules.opening_pure_triple)
    if first is None:
        able = most_worth(rules, hand) >= need
        ways = _combine(rules, hand, need, _slots(rules, hand, None), nothing) if able else iter(())
    else:
        begun = nothing.plus(first, first.cards + top)
        rest = hand - first.cards
        ways = (
            iter([begun])
            if _opens(begun, need)
            else _combine(rules, rest, need, _slots(rules, rest, first), begun)
        )
    return [way.groups for way in islice(ways, MOST_WAYS)]


def most_worth(rules: Rules, hand: Cards) -> int:
    """A bound: no way of opening lays more points than this."""
    if rules.runs and has_run(hand):
        return worth(hand)
    wild, laid, least = wilds(hand), 0, rules.min_naturals
    for value, key in zip(_VALUES, rank_keys(hand), strict=False):
        if key and (many := COUNT[key]) >= least and many + wild >= MELD_LEAST:
            laid += value * many
    return laid + _wild_worth(hand) if laid or rules.wild_melds else 0


def _wild_worth(hand: Cards) -> int:
    return _TWO_VALUE * of_rank(hand, TWO) + _JOKER_VALUE * jokers(hand)


def _opens(way: _Way, need: int) -> bool:
    return way.pure and way.laid >= need


def _combine(rules: Rules, hand: Cards, need: int, slots: Sequence[int], way: _Way) -> Iterator[_Way]:
    """The way completed with groups from these slots."""
    for place, slot in enumerate(slots):
        if way.laid + _reach(hand, slots[place:], pure=way.pure) < need:
            return
        for group, whole in _slot_groups(rules, hand, slot, need, way):
            longer = way.plus(group, group.cards)
            if _opens(longer, need):
                yield longer
            elif whole:
                yield from _combine(
                    rules, hand - group.cards, need, slots[place + (slot != _RUN_SLOT) :], longer
                )


def _reach(hand: Cards, slots: Sequence[int], *, pure: bool) -> int:
    """A bound on what these slots can add; nothing where they lack the pure triple still wanted."""
    if slots[-1] == _RUN_SLOT:
        return worth(hand)
    natural, triple = 0, pure
    for slot in slots:
        if slot < _WILD_SLOT:
            held = of_rank(hand, slot)
            natural += _VALUES[slot] * held
            triple = triple or held >= MELD_LEAST
    return natural + _wild_worth(hand) if triple else 0


def _slots(rules: Rules, hand: Cards, first: Group | None) -> list[int]:
    """Where this hand has something to lay: ranks but that of the first group, wild cards, sequences (any number)."""
    taken = NATURAL_RANKS.index(first.target) if first else None
    found = [rank for rank in NATURALS if rank != taken and of_rank(hand, rank) >= rules.min_naturals]
    if rules.wild_melds:
        found.append(_WILD_SLOT)
    return [*found, _RUN_SLOT] if rules.runs and has_run(hand) else found


def _slot_groups(rules: Rules, hand: Cards, slot: int, need: int, way: _Way) -> Iterator[tuple[Group, bool]]:
    """The groups of one slot, and whether each holds all naturals of its rank; others only where one may do alone.

    Sequences come in one order only, so that no way is found twice.
    """
    if slot < _WILD_SLOT:
        held, target = of_rank(hand, slot), NATURAL_RANKS[slot]
        whole = bool(way.groups) or _VALUES[slot] * held + _wild_worth(hand) < need
        for cards in set_choices(rules, hand, slot, EMPTY, opening=True, whole=whole):
            yield Group(target, cards), naturals(cards) == held
    elif slot == _WILD_SLOT:
        yield from ((Group(WILD_TARGET, cards), True) for cards in wild_choices(hand, EMPTY))
    else:
        before = way.groups[-1].cards if way.groups and way.groups[-1].target == RUN_TARGET else EMPTY
        yield from ((Group(RUN_TARGET, cards), True) for cards in run_choices(hand) if cards >= before)
