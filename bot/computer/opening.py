"""Finding the groups with which a side opens: enough points for as little as possible of what is better kept.

Looks at all ways to lay each rank, and searches their combinations by cost; wild cards count as the dearest thing to lay.
"""

from typing import NamedTuple

from bot.computer.draft import naturals_of, wilds_of
from bot.computer.fines import begun, begun_wild
from bot.computer.sight import Sight
from bot.computer.stretches import sequences_in
from bot.engine import Cards, Group
from bot.engine.cards import EMPTY, NATURAL_RANKS, NATURALS, contains, size, worth
from bot.engine.melds import RUN_TARGET, WILD_TARGET, set_fault
from bot.engine.state import CANASTA, MELD_LEAST

_MOST_STEPS = 2500  # choices looked at in one search: bounds it for hands of forty cards
_MOST_GROUPS = 5
_KEPT = 6  # solutions remembered, in case the cheapest is refused for the cards it must keep
_WILD, _JOKER, _CARD, _PAIR = 26.0, 16.0, 3.0, 6.0


class Choice(NamedTuple):
    """One group that could be laid: its naturals, how many wild cards go with them, what that gives up."""

    target: str
    cards: Cards
    points: int
    wild: int
    cost: float
    pure: bool


class Opening(NamedTuple):
    """Groups worth the requirement, and what laying them gives up (in points, roughly)."""

    groups: tuple[Group, ...]
    cost: float


def choices(sight: Sight) -> list[Choice]:
    """The groups that the hand could lay of itself, the cheapest ways first."""
    found = [choice for rank in NATURALS for choice in _sets(sight, rank)]
    if sight.rules.runs:
        found += [
            Choice(RUN_TARGET, run, worth(run), 0, size(run) * _CARD, pure=True)
            for run in sequences_in(sight.hand)
        ]
    if sight.rules.wild_melds:
        found += _wild_melds(sight)
    return sorted(found, key=lambda choice: choice.cost - choice.points * 0.5)


def _sets(sight: Sight, rank: int) -> list[Choice]:
    held = sight.naturals[rank]
    if held < sight.rules.min_naturals:
        return []
    return [
        set_choice(sight, rank, natural, wild)
        for natural in sorted({held, min(held, MELD_LEAST), 2})
        for wild in range(min(sight.wilds, 3) + 1)
        if not set_fault(sight.rules, rank, (0, 0), (natural, wild), opening=True)
    ]


def set_choice(sight: Sight, rank: int, natural: int, wild: int) -> Choice:
    """Laying so many naturals of a rank with so many wild cards."""
    cards = naturals_of(sight.hand, rank, natural)
    cost = natural * _CARD + (_PAIR if natural == 2 else 0.0) + _lasting(sight, rank, natural, wild)
    return Choice(
        NATURAL_RANKS[rank], cards, worth(cards), wild, cost, pure=natural >= MELD_LEAST and not wild
    )


def _lasting(sight: Sight, rank: int, natural: int, wild: int) -> float:
    """What it costs to begin a meld that is fined unless it becomes a canasta; one with a wild card is not."""
    return 0.0 if wild else max(0.0, begun(sight, rank, natural))


def _wild_melds(sight: Sight) -> list[Choice]:
    return [
        Choice(WILD_TARGET, EMPTY, 0, wild, max(0.0, begun_wild(sight, wild)) - _WILD * wild / 2, pure=False)
        for wild in range(MELD_LEAST, min(sight.wilds, CANASTA) + 1)
    ]


# The search


class _Search:
    """Depth first over the choices with the cheapest finds so far; gives up looking after so many steps."""

    def __init__(self, sight: Sight, options: list[Choice]) -> None:
        self.sight, self.options = sight, options
        self.need, self.pure = sight.opening_need, sight.rules.opening_pure_triple
        self.found: list[tuple[float, list[Choice]]] = []
        self.steps = 0

    def run(self, first: Choice | None, top_points: int) -> list[tuple[float, list[Choice]]]:
        need = self.need - top_points
        if first is None:
            self._go(0, [], self.sight.hand, need, 0, 0.0)
        else:
            left = self.sight.hand - first.cards
            self._go(0, [first], left, need - first.points, first.wild, first.cost)
        return sorted(self.found, key=lambda pair: pair[0])

    def _go(self, place: int, taken: list[Choice], left: Cards, need: int, wild: int, cost: float) -> None:
        if taken and self._is_enough(taken, need, wild):
            self._keep(cost + self._wild_cost(need, wild), taken)
            return
        if len(taken) >= _MOST_GROUPS or self.steps > _MOST_STEPS:
            return
        worst = self._worst()
        for following in range(place, len(self.options)):
            choice = self.options[following]
            self.steps += 1
            total = cost + choice.cost
            fits = wild + choice.wild <= self.sight.wilds and total < worst
            if fits and self._is_new(choice, taken) and contains(left, choice.cards):
                self._go(
                    following + 1,
                    [*taken, choice],
                    left - choice.cards,
                    need - choice.points,
                    wild + choice.wild,
                    total,
                )

    def _is_enough(self, taken: list[Choice], need: int, wild: int) -> bool:
        jokers = min(wild, self.sight.jokers)
        most = 50 * jokers + 20 * (wild - jokers)
        return need <= most and (not self.pure or any(choice.pure for choice in taken))

    def _wild_cost(self, need: int, wild: int) -> float:
        return wild * _WILD + self._jokers(need, wild) * _JOKER

    def _jokers(self, need: int, wild: int) -> int:
        """The fewest jokers among so many wild cards that make them worth enough."""
        for jokers in range(max(0, wild - self.sight.twos), min(wild, self.sight.jokers) + 1):
            if 50 * jokers + 20 * (wild - jokers) >= need:
                return jokers
        return min(wild, self.sight.jokers)

    @staticmethod
    def _is_new(choice: Choice, taken: list[Choice]) -> bool:
        return choice.target == RUN_TARGET or all(choice.target != other.target for other in taken)

    def _worst(self) -> float:
        return self.found[-1][0] if len(self.found) >= _KEPT else float("inf")

    def _keep(self, cost: float, taken: list[Choice]) -> None:
        self.found = sorted([*self.found, (cost, taken)], key=lambda pair: pair[0])[:_KEPT]

    def groups(self, taken: list[Choice], top_points: int) -> tuple[Group, ...]:
        """The choices as groups, with the fewest jokers that make them worth enough."""
        wild = sum(choice.wild for choice in taken)
        need = self.need - top_points - sum(choice.points for choice in taken)
        jokers = self._jokers(need, wild)
        return tuple(_shared_out(self.sight, taken, jokers))


def _shared_out(sight: Sight, taken: list[Choice], jokers: int) -> list[Group]:
    groups, hand = [], sight.hand
    for choice in taken:
        high = min(jokers, choice.wild)
        jokers -= high
        cards = choice.cards + wilds_of(hand, high, jokers_first=True) + wilds_of(hand, choice.wild - high)
        hand -= cards
        groups.append(Group(choice.target, cards))
    return groups


def openings(
    sight: Sight, options: list[Choice], first: Choice | None = None, top_points: int = 0
) -> list[Opening]:
    """Ways to open with some of the `choices`, cheapest first; `first` and the pile's top card open by a take."""
    search = _Search(sight, options)
    return [Opening(search.groups(taken, top_points), cost) for cost, taken in search.run(first, top_points)]
