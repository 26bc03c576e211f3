"""Laying a whole hand where there are sequences: whether it can be done, and how (rule book, 3 and 7).

The ranks are walked upwards. What is under way in the four suits is tried depth first; all that the sets make of it (cards
kept, canastas, wild cards) is one set of bits, so that no position is met twice. Knows no turns, and no rules that
have wild cards alone, full melds or penalties next to sequences.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from bot.engine.actions import Group
from bot.engine.cards import (
    EMPTY,
    NATURAL_RANKS,
    NATURALS,
    RANK_MASK,
    SUITS,
    WILD_MASK,
    Cards,
    bag,
    count,
    first_of_rank,
    of_rank,
    select,
    spread,
    wilds,
)
from bot.engine.lanes import Walk, gain_from, most_used
from bot.engine.layout import set_ways
from bot.engine.melds import RUN_TARGET
from bot.engine.outcomes import NONE_KEPT, OTHER_KEPT, WILD_KEPT, Outcomes
from bot.engine.plans import Suit, suit_of
from bot.engine.rules import Rules
from bot.engine.run_groups import Sequences, as_laid, laid_of
from bot.engine.state import Side


class Task(NamedTuple):
    """Naturals and wild cards to lay, all but one that may be kept: one of these ranks, this wild card, or some other card.

    `none_kept`: none of the other cards need be kept; `other_kept`: one of them may be, the rest being laid all the same;
    `canastas`: how many are still to be made.
    """

    rules: Rules
    side: Side
    hand: Cards
    canastas: int
    ranks: tuple[bool, ...]
    wild: Cards
    none_kept: bool
    other_kept: bool


class Found(NamedTuple):
    """A layout: what is laid to sets and as new sequences, what is added to those on the table, by their place there.

    `other_kept`: it is one of the other cards that is kept.
    """

    groups: tuple[Group, ...]
    extended: dict[int, Cards]
    other_kept: bool


def can_lay_all(task: Task) -> bool:
    """Whether there is a layout; of several sequences of one name it may take several actions to extend them."""
    return _searched(task) is not None


def lay_all(task: Task) -> Found | None:
    """A layout, the fewest cards kept."""
    search = _searched(task)
    return None if search is None else search.found()


def _searched(task: Task) -> "_Search | None":
    """A search that has found a layout; the canastas are looked for among the sets first."""
    search = _Search(task)
    if search.by_sets():
        return search
    walks, search = _walks(task, 0), _Search(task._replace(canastas=0))
    if not search.by_sequences(walks):
        return None
    if not task.canastas:
        return search
    search = _Search(task)
    if search.by_sequences(walks):
        return search
    search = _Search(task)
    return search if search.by_sequences(_walks(task, task.canastas)) else None


def _walks(task: Task, wanted: int) -> tuple[Walk, ...]:
    return tuple(Walk(_suit(task, suit, wanted)) for suit in range(len(SUITS)))


def _suit(task: Task, suit: int, wanted: int) -> Suit:
    runs = task.side.runs
    counts = tuple(count(task.hand, rank * len(SUITS) + suit) for rank in NATURALS)
    return suit_of(counts, tuple(as_laid(runs[at]) for at in laid_of(runs, suit)), wanted)


def _start(task: Task) -> int:
    """The outcomes that laying may begin with."""
    found = NONE_KEPT if task.none_kept else 0
    if task.none_kept and task.wild:
        found |= WILD_KEPT
    return found | OTHER_KEPT if task.other_kept else found


# The search

_Chosen = tuple[int, int, int, int]  # a step of a suit, and how many of its cards then at least stay alone
_NO_STEP: _Chosen = (0, 0, 0, 0)


class _Search:
    """One task, with what is worked out on the way."""

    def __init__(self, task: Task) -> None:
        self.task, self.bits = task, Outcomes(wilds(task.hand), task.canastas)
        self.held = [of_rank(task.hand, rank) for rank in NATURALS]
        self.met: list[dict[tuple[int, ...], int]] = [{} for _ in NATURALS]
        self.path: list[tuple[int, tuple[_Chosen, ...]]] = []
        self.last = 0  # the outcomes that were wanted and found
        self._after: dict[tuple[int, int, int], int] = {}
        self._is_bare = [
            not any(self.ways(rank, m) for m in range(1, self.held[rank] + 1)) for rank in NATURALS
        ]
        cells = [[self._is_bare[r] and count(task.hand, r * 4 + s) > 0 for r in NATURALS] for s in range(4)]
        self._bare = [[any(some[r:]) for r in range(12)] for some in cells]
        self.start, self.end = _start(task), self.bits.end(must_keep=task.rules.discard_required)

    def ways(self, rank: int, many: int) -> tuple[tuple[int, int, bool], ...]:
        return set_ways(self.task.rules, self.task.side, rank, many, self.bits.wild)

    def after_set(self, rank: int, many: int, bits: int) -> int:
        """The outcomes once so many naturals of the rank are in its set, or one fewer and that one kept."""
        key = (rank, many, bits)
        found = self._after.get(key)
        if found is None:
            found = self._laid(rank, many, bits)
            if many and self.task.ranks[rank]:
                found |= self._laid(rank, many - 1, self.bits.kept(bits))
            self._after[key] = found
        return found

    def _laid(self, rank: int, many: int, bits: int) -> int:
        found = 0
        for use, made, _ in self.ways(rank, many):
            found |= self.bits.gained(self.bits.used(bits, use), made)
        return found

    def before_set(self, rank: int, many: int, bits: int) -> int:
        """The outcomes from which the set of so many naturals can lead to one of these."""
        found = self._unlaid(rank, many, bits)
        if many and self.task.ranks[rank]:
            found |= self.bits.unkept(self._unlaid(rank, many - 1, bits))
        return found

    def _unlaid(self, rank: int, many: int, bits: int) -> int:
        found = 0
        for use, made, _ in self.ways(rank, many):
            found |= self.bits.unused(self.bits.lost(bits, made), use)
        return found

    def by_sets(self) -> bool:
        """Whether it can be done without sequences."""
        bits = self.start
        for rank, many in enumerate(self.held):
            self.path.insert(0, (bits, (_NO_STEP,) * len(SUITS)))
            bits = self.after_set(rank, many, bits)
        self.last = bits & self.end
        return bool(self.last)

    def by_sequences(self, walks: tuple[Walk, ...]) -> bool:
        """Whether it can be done; leaves the steps on `path`, the last first."""
        self.walks, self.path = walks, []
        self._hoped: dict[tuple[int, int], int] = {}
        self._chosen: dict[tuple[int, int, int], list[_Chosen]] = {}
        self._alone: dict[tuple[int, int, int], int] = {}
        self.hopes = self._hopes()
        bits = self.start & self.hopes[0]
        return bool(bits) and self._search(0, (0, 0, 0, 0), bits)

    def _hopes(self) -> list[int]:
        """By rank, the outcomes from which the end could be reached if each rank above could do as it likes."""
        suits = [walk.suit for walk in self.walks]
        gains = [
            min(sum(gain_from(suit, rank) for suit in suits), self.bits.need)
            for rank in range(len(NATURALS) + 1)
        ]
        most = [sum(most_used(suit, rank) for suit in suits) for rank in NATURALS]
        return [self._hope(gain, rank, most) for rank, gain in enumerate(gains)]

    def _hope(self, gain: int, rank: int, most: list[int]) -> int:
        """The same for a rank when sequences make at most so many canastas from there on."""
        place = gain, rank
        found = self._hoped.get(place)
        if found is None:
            if rank == len(NATURALS):
                found = self.end
                for _ in range(gain):
                    found |= self.bits.lost(found, 1)
            else:
                wanted, held, found = self._hope(gain, rank + 1, most), self.held[rank], 0
                for many in range(held - most[rank], held + 1):
                    found |= self.before_set(rank, many, wanted)
            self._hoped[place] = found
        return found

    def _lonely(self, suit: int, rank: int, place: int) -> int:
        """How many cards of the suit at least go neither to a sequence nor to a set, from this place on; 2: too many."""
        if not self._bare[suit][rank]:
            return 0
        found = self._alone.get((suit, rank, place))
        if found is None:
            held, found = count(self.task.hand, rank * 4 + suit) if self._is_bare[rank] else 0, 2
            for used, after, _ in self.walks[suit].steps(rank, place):
                here = held and held - used
                if here < found:
                    found = min(found, here + self._lonely(suit, rank + 1, after))
                if not found:
                    break
            self._alone[suit, rank, place] = found
        return found

    def _search(self, rank: int, places: tuple[int, ...], bits: int) -> bool:
        if rank == len(NATURALS):
            self.last = bits & self.end
            return bool(self.last)
        met = self.met[rank]
        bits &= ~met.get(places, 0)
        if not bits:
            return False
        met[places] = met.get(places, 0) | bits
        held, hope = self.held[rank], self.hopes[rank + 1]
        suits = [self._steps(suit, rank, place) for suit, place in enumerate(places)]
        for a, b, c, d in product(*suits):
            alone, gain = a[3] + b[3] + c[3] + d[3], a[2] + b[2] + c[2] + d[2]
            if alone > 1:
                continue
            after = self.after_set(rank, held - a[0] - b[0] - c[0] - d[0], bits)
            if gain:
                after = self.bits.gained(after, gain)
            after &= hope & self.bits.nothing_kept if alone else hope
            if after and self._search(rank + 1, (a[1], b[1], c[1], d[1]), after):
                self.path.append((bits, (a, b, c, d)))
                return True
        return False

    def _steps(self, suit: int, rank: int, place: int) -> list[_Chosen]:
        """The steps of a suit with how many cards then at least stay alone, where that is not too many."""
        found = self._chosen.get((suit, rank, place))
        if found is None:
            steps = (
                (*step, self._lonely(suit, rank + 1, step[1])) for step in self.walks[suit].steps(rank, place)
            )
            found = self._chosen[suit, rank, place] = [step for step in steps if step[3] < 2]
        return found

    # From the path back to cards

    def found(self) -> Found:
        """The layout at the end of the path."""
        kept, wild, start = self._traced()
        new, extended = self._sequences()
        rest = self.task.hand - sum(group.cards for group in new) - sum(extended.values())
        pool = spread(select(rest, WILD_MASK) - (self.task.wild if start == WILD_KEPT else EMPTY))
        sets: list[Group] = []
        for rank in NATURALS:
            cards = select(rest, RANK_MASK[rank])
            if rank == kept:
                cards -= first_of_rank(rank, cards >> 16 * rank & 0xFFFF, 1)
            cards += bag(pool.pop() for _ in range(wild[rank]))
            if cards:
                sets.append(Group(NATURAL_RANKS[rank], cards))
        return Found((*sets, *new), extended, start == OTHER_KEPT)

    def _traced(self) -> tuple[int | None, list[int], int]:
        """The rank of which a card is kept, the wild cards to each set, and the outcome that all began with."""
        kept, wild = None, [0] * len(NATURALS)
        bit = self.last & -self.last
        for rank, (before, steps) in zip(reversed(NATURALS), self.path, strict=True):
            many = self.held[rank] - sum(step[0] for step in steps)
            after = self.bits.lost(bit, sum(step[2] for step in steps))
            bit, wild[rank], keeps = next(self._traces(rank, many, before, after))
            kept = rank if keeps else kept
        return kept, wild, bit

    def _traces(self, rank: int, many: int, before: int, after: int) -> Iterator[tuple[int, int, bool]]:
        """(an outcome before a set was laid, wild cards laid to it, whether a card was kept) for one of those after it."""
        for keeps in (False, True) if many and self.task.ranks[rank] else (False,):
            for use, made, _ in self.ways(rank, many - keeps):
                found = self.bits.unused(self.bits.lost(after, made), use)
                found = (self.bits.unkept(found) if keeps else found) & before
                if found:
                    yield found & -found, use, keeps

    def _sequences(self) -> tuple[list[Group], dict[int, Cards]]:
        """New sequences, and what is added to those on the table."""
        new: list[Group] = []
        extended: dict[int, Cards] = {}
        for suit in range(len(SUITS)):
            path = [steps[suit][:3] for _, steps in reversed(self.path)]
            if any(step[0] for step in path):
                laid = Sequences(self.walks[suit], path)
                new += [
                    Group(RUN_TARGET, bag(rank * len(SUITS) + suit for rank in ranks)) for ranks in laid.new
                ]
                places = enumerate(laid_of(self.task.side.runs, suit))
                extended |= {at: cards for run, at in places if (cards := laid.cards(suit, run))}
        return new, extended
