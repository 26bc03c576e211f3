"""Ways to open: the fewest groups that together reach the requirement (rule book, 3).

A way of one group may be any of its rank's choices. In a way of several, each set takes all naturals of its rank, and
no group is there that the requirement could do without: what more there is to lay can follow. Very large hands
have too many ways to list; the first `MOST_WAYS` are.
"""

from collections.abc import Iterator
from itertools import islice

from bot.engine.actions import Group
from bot.engine.cards import (
    EMPTY,
    JOKER,
    NATURALS,
    TWO,
    Cards,
    card_value,
    rank_counts,
    size,
    wild_code,
    wilds,
    worth,
)
from bot.engine.choices import SetWay, has_run, run_choices, set_ways, wild_choices
from bot.engine.melds import RUN_TARGET, WILD_TARGET
from bot.engine.rules import Rules
from bot.engine.state import MELD_LEAST

MOST_WAYS = 24

Opening = tuple[SetWay | Group, ...]  # the groups of one way to open, sets told by numbers of cards

_VALUES = tuple(card_value(rank * 4) for rank in NATURALS)
_WILD_WORTH = tuple(card_value(TWO * 4) * (code >> 3) + card_value(JOKER) * (code & 7) for code in range(128))


def openings(rules: Rules, hand: Cards, need: int) -> list[tuple[Group, ...]]:
    """Ways for a side that has not melded to lay at least `need` points from this hand."""
    return [groups_of(way, hand) for way in ways_to_open(rules, hand, need)]


def groups_of(way: Opening, hand: Cards) -> tuple[Group, ...]:
    """The groups of a way to open, with cards of this hand."""
    groups: list[Group] = []
    for part in way:
        group = part.group(hand) if isinstance(part, SetWay) else part
        hand -= group.cards
        groups.append(group)
    return tuple(groups)


def cards_laid(way: Opening) -> int:
    """How many cards of the hand a way to open lays."""
    return sum([part.size if isinstance(part, SetWay) else size(part.cards) for part in way])


def ways_to_open(rules: Rules, hand: Cards, need: int) -> list[Opening]:
    """As `openings`, sets told by numbers of cards."""
    if most_worth(rules, hand) < need:
        return []
    pure = not rules.opening_pure_triple
    found = _Search(rules, hand, need, None).sets((), 0, wild_code(hand), 0, pure=pure)
    return list(islice(found, MOST_WAYS))


def ways_to_take(rules: Rules, hand: Cards, need: int, first: SetWay) -> list[Opening]:
    """Ways to open by taking the pile: `first`, whose set the pile's top card joins, begins each of them."""
    laid = first.worth + _VALUES[first.rank]
    pure = not rules.opening_pure_triple or (first.size == first.naturals >= MELD_LEAST - 1)
    if pure and laid >= need:
        return [(first,)]
    rest = hand - first.cards(hand)
    if laid + worth(rest) < need:
        return []
    found = _Search(rules, rest, need, first).sets((), 0, wild_code(rest), laid, pure=pure)
    return [(first, *way) for way in islice(found, MOST_WAYS)]


def most_worth(rules: Rules, hand: Cards) -> int:
    """A bound: no way of opening lays more points than this."""
    if rules.runs and has_run(hand):
        return worth(hand)
    wild, laid, least = wilds(hand), 0, max(rules.min_naturals, 1)
    for value, many in zip(_VALUES, rank_counts(hand), strict=False):
        if many >= least and many + wild >= MELD_LEAST:
            laid += value * many
    return laid + _WILD_WORTH[wild_code(hand)] if laid or rules.wild_melds else 0


class _Search:
    """Puts ways together group by group: sets by rising rank, then a meld of wild cards, then sequences.

    Each step knows the way so far, the points laid with it and whether it has the pure triple that may be asked for.
    """

    def __init__(self, rules: Rules, hand: Cards, need: int, first: SetWay | None) -> None:
        """From this hand; `first` is what is laid already, with the top card of the pile."""
        counts = rank_counts(hand)
        self._rules, self._hand, self._need = rules, hand, need
        self._has_run = rules.runs and has_run(hand)
        self._may_be_alone = first is None
        ranks = [rank for rank in NATURALS if counts[rank] >= rules.min_naturals]
        self._sets = [(rank, counts[rank]) for rank in ranks if first is None or rank != first.rank]
        self._after = self._bounds()

    def _bounds(self) -> list[tuple[int, bool]]:
        """For each place among the sets: what all naturals from there on are worth, whether a triple is among them."""
        bounds = [(0, False)]
        for rank, many in reversed(self._sets):
            points, triple = bounds[-1]
            bounds.append((points + _VALUES[rank] * many, triple or many >= MELD_LEAST))
        return bounds[::-1]

    def sets(self, way: Opening, place: int, wild: int, laid: int, *, pure: bool) -> Iterator[Opening]:
        """The way completed with sets from this place on and what comes after them; `wild` tells what wild cards are left."""
        for at in range(place, len(self._sets)):
            if not self._has_run and laid + self._reach(at, wild, pure=pure) < self._need:
                return
            for part in self._parts(at, wild, alone=not way and self._may_be_alone):
                longer, now = (*way, part), laid + part.worth
                triple = pure or part.size == part.naturals >= MELD_LEAST
                if triple and now >= self._need:
                    yield longer
                elif part.whole:
                    yield from self.sets(longer, at + 1, wild - part.wild_code, now, pure=triple)
        if self._rules.wild_melds or self._has_run:
            rest = self._hand - sum(group.cards for group in groups_of(way, self._hand))
            yield from self._wild(way, rest, laid, pure=pure)

    def _reach(self, at: int, wild: int, *, pure: bool) -> int:
        """A bound on what can be added from this place on; nothing where the pure triple still wanted cannot come."""
        points, triple = self._after[at]
        return points + _WILD_WORTH[wild] if pure or triple else 0

    def _parts(self, at: int, wild: int, *, alone: bool) -> tuple[SetWay, ...]:
        """The sets of one rank; only those with all its naturals where none may do alone."""
        rank, many = self._sets[at]
        whole = not alone or _VALUES[rank] * many + _WILD_WORTH[wild] < self._need
        return set_ways(self._rules, rank, many, wild, EMPTY, opening=True, whole=whole)

    def _wild(self, way: Opening, hand: Cards, laid: int, *, pure: bool) -> Iterator[Opening]:
        """The way completed with a meld of wild cards, or without one."""
        for cards in wild_choices(hand, EMPTY) if self._rules.wild_melds else ():
            longer, now = (*way, Group(WILD_TARGET, cards)), laid + worth(cards)
            if pure and now >= self._need:
                yield longer
            else:
                yield from self._runs(longer, hand - cards, now)
        yield from self._runs(way, hand, laid)

    def _runs(self, way: Opening, hand: Cards, laid: int, *, least: Cards = EMPTY) -> Iterator[Opening]:
        """The way completed with sequences, in one order only, so that no way is found twice."""
        for cards in run_choices(hand) if self._has_run else ():
            if cards >= least:
                longer, now = (*way, Group(RUN_TARGET, cards)), laid + worth(cards)
                if now >= self._need:  # a sequence is a pure triple too
                    yield longer
                else:
                    yield from self._runs(longer, hand - cards, now, least=cards)
