"""What the cards of one suit may do in sequences, rank by rank upwards, when a whole hand is laid (rule book, 3).

A sequence that need not be a canasta is told by its length up to three: a longer one can end or be parted anywhere, so
that one on the table takes a card or two, and three more are a new one. Only canastas that are wanted of sequences
are planned card by card. Knows nothing of sets, wild cards and the other suits.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from bot.engine.cards import NATURALS
from bot.engine.plans import TOP, Laid, Suit
from bot.engine.state import CANASTA

Pairs = tuple[tuple[int, int], ...]


class Open(NamedTuple):
    """What is under way at a rank: new sequences of one card and of two, which must go on, and those which may.

    `room`: the sequences on the table whose upper end is still to come and that have less room there than they had.
    """

    ones: int = 0
    twos: int = 0
    ready: int = 0
    room: Pairs = ()
    plans: tuple[int, ...] = ()


class Move(NamedTuple):
    """What the suit does at a rank: cards used, what is under way then, canastas planned; and how, to lay it in the end.

    `below`: sequences on the table that take so many cards, just laid, below them; `singles`: how many with room for
    just one card above take it; `begun`: plans.
    """

    used: int
    after: Open
    gain: int
    below: Pairs
    singles: int
    begun: tuple[int, ...]


NOTHING_OPEN = Open()


# Moves


def moves(suit: Suit, rank: int, now: Open) -> Iterator[Move]:
    """All that the suit may do at a rank; what must go on goes on."""
    if not suit.laid and not suit.plans:
        for used, ones, twos, more, _ in _grown(suit.counts[rank], now.ones, now.twos, now.ready, 0):
            yield Move(used, Open(ones, twos, min(more, _useful(suit, rank))), 0, (), 0, ())
        return
    for below, there in _joined(suit, rank, now):
        for begun in _begun(suit, rank, there):
            yield from _moves(suit, rank, there, below, begun)


def _moves(suit: Suit, rank: int, there: Open, below: Pairs, begun: tuple[int, ...]) -> Iterator[Move]:
    plans = there.plans + begun
    planned = sum(suit.plans[plan].ranks.count(rank) for plan in plans)
    room = there.room + tuple((added.run, 0) for plan in begun for added in suit.plans[plan].added)
    ready, singles = reached(suit, rank, dict(room))
    plans = tuple(sorted(plan for plan in plans if suit.plans[plan].ranks[-1] > rank))
    room = tuple(sorted(pair for pair in room if _matters(suit.laid[pair[0]], rank)))
    gain = sum(suit.plans[plan].gain for plan in begun)
    useful = _useful(suit, rank)
    free = suit.counts[rank] - planned
    for used, ones, twos, more, single in _grown(
        free, there.ones, there.twos, there.ready + len(ready), len(singles)
    ):
        after = Open(ones, twos, min(more, useful), room, plans)
        yield Move(planned + used, after, gain, below, single, begun)


def _matters(laid: Laid, rank: int) -> bool:
    """Whether it is still of account above this rank how much room a sequence has."""
    return rank < laid.low or rank <= laid.high < TOP


def _useful(suit: Suit, rank: int) -> int:
    """The most sequences that could go on at the next rank."""
    return suit.counts[rank + 1] if rank < TOP else 0


def _joined(suit: Suit, rank: int, now: Open) -> Iterator[tuple[Pairs, Open]]:
    """The ways in which new sequences that end just below those on the table become part of them."""
    runs = [run for run, it in enumerate(suit.laid) if it.low == rank and run not in dict(now.room)]
    for taken in product((0, 1, 2), repeat=len(runs)) if now.ones or now.twos else ((0,) * len(runs),):
        ones, twos = now.ones - taken.count(1), now.twos - taken.count(2)
        pairs = tuple((run, many) for run, many in zip(runs, taken, strict=True) if many)
        left = tuple((run, suit.laid[run].room - many) for run, many in pairs)
        if ones >= 0 and twos >= 0 and all(many >= 0 for _, many in left):
            tight = tuple(pair for pair in left if pair[1] < 2 or pair[0] in suit.above)
            yield pairs, Open(ones, twos, now.ready, now.room + tight, now.plans)


def _begun(suit: Suit, rank: int, there: Open) -> Iterator[tuple[int, ...]]:
    """The plans that may begin at a rank, together."""
    starts = [at for at, plan in enumerate(suit.plans) if plan.ranks[0] == rank]
    most = min(suit.counts[rank], suit.wanted - len(there.plans))
    return _together(suit, starts, frozenset(run for run, _ in there.room), most)


def _together(suit: Suit, starts: list[int], bound: frozenset[int], most: int) -> Iterator[tuple[int, ...]]:
    """Some of these plans or none, of which no two add to the same sequence on the table."""
    yield ()
    for at, plan in enumerate(starts if most else ()):
        runs = frozenset(added.run for added in suit.plans[plan].added)
        if not runs & bound:
            for others in _together(suit, starts[at:], bound | runs, most - 1):
                yield (plan, *others)


def reached(suit: Suit, rank: int, room: dict[int, int]) -> tuple[list[int], list[int]]:
    """Sequences on the table whose upper end the rank comes to: with room for two cards or more, and for one."""
    here = [run for run, it in enumerate(suit.laid) if it.high + 1 == rank]
    left = [(run, room.get(run, suit.laid[run].room)) for run in here]
    return [run for run, many in left if many > 1], [run for run, many in left if many == 1]


@cache
def _grown(held: int, ones: int, twos: int, ready: int, singles: int) -> list[tuple[int, int, int, int, int]]:
    """(cards used, then of one card, of two, of three or more, single cards) for so many cards held.

    What may go on does so rather than that another sequence begins: nothing can be done with one more that it cannot.
    """
    return [
        (ones + twos + more, more - longer - single, ones, twos + longer, single)
        for more in range(held - ones - twos + 1)
        for longer in (min(ready, more),)
        for single in range(min(singles, more - longer) + 1)
    ]


# What can be said of a rank beforehand


def most_used(suit: Suit, rank: int) -> int:
    """No fewer cards than sequences can use at a rank."""
    at = dict(enumerate(suit.counts))
    low, lower, high, higher = (at.get(rank + by, 0) for by in (-1, -2, 1, 2))
    new = min(lower, low) + min(low, high) + min(high, higher)
    near = sum(it.low - 2 <= rank < it.low or it.high < rank <= it.high + 2 for it in suit.laid)
    return min(at[rank], new + near)


def gain_from(suit: Suit, rank: int) -> int:
    """No fewer canastas than can be planned at a rank and those above it."""
    ahead = [plan for plan in suit.plans if plan.ranks[0] >= rank]
    grown = {added.run for plan in ahead for added in plan.added}
    new = min(suit.counts[len(NATURALS) - CANASTA : CANASTA]) if any(not plan.added for plan in ahead) else 0
    return len(grown) + min(new, suit.wanted)  # all new ones have cards of the ranks in the middle


# All moves of a suit

Step = tuple[int, int, int]  # cards used, the place of what is under way then, canastas planned


def _most_first(step: Step) -> tuple[int, int]:
    return -step[2], step[0]


class Walk:
    """What a suit may do, worked out as far as one search asks for it; what is under way at a rank is told by its place there."""

    def __init__(self, suit: Suit) -> None:
        self.suit = suit
        self._opens: list[list[Open]] = [[NOTHING_OPEN], *([] for _ in NATURALS)]
        self._places: list[dict[Open, int]] = [{NOTHING_OPEN: 0}, *({} for _ in NATURALS)]
        self._steps: list[dict[int, list[Step]]] = [{} for _ in NATURALS]
        self._ends: list[dict[int, bool]] = [{} for _ in range(len(NATURALS) + 1)]

    def steps(self, rank: int, place: int) -> list[Step]:
        """The steps after which all can be finished, the most canastas and the fewest cards first."""
        found = self._steps[rank].get(place)
        if found is None:
            every = {self._step(rank, move) for move in moves(self.suit, rank, self._opens[rank][place])}
            fine = (step for step in every if self._ends_well(rank + 1, step[1]))
            found = self._steps[rank][place] = sorted(fine, key=_most_first)
        return found

    def _step(self, rank: int, move: Move) -> Step:
        place = self._places[rank + 1].setdefault(move.after, len(self._opens[rank + 1]))
        if place == len(self._opens[rank + 1]):
            self._opens[rank + 1].append(move.after)
        return move.used, place, move.gain

    def _ends_well(self, rank: int, place: int) -> bool:
        """Whether what is under way can be finished."""
        found = self._ends[rank].get(place)
        if found is None:
            now = self._opens[rank][place]
            if not (now.ones or now.twos or now.plans):
                found = True
            elif rank == len(NATURALS):
                found = False
            else:
                found = any(
                    self._ends_well(rank + 1, self._step(rank, move)[1])
                    for move in moves(self.suit, rank, now)
                )
            self._ends[rank][place] = found
        return found

    def retrace(self, path: list[Step]) -> Iterator[tuple[Open, Move]]:
        """What was under way before each step of a path, and the move behind the step."""
        place = 0
        for rank, (used, after, gain) in enumerate(path):
            now, wanted = self._opens[rank][place], (used, self._opens[rank + 1][after], gain)
            yield now, next(move for move in moves(self.suit, rank, now) if move[:3] == wanted)
            place = after
