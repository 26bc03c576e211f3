"""From what a search found back to cards: the sequences of a suit, new ones and what is added to those on the table."""

from collections.abc import Iterator
from itertools import product

from bot.engine.actions import Group
from bot.engine.cards import EMPTY, SUITS, Card, Cards, bag, card_name, card_rank, contains, size, spread
from bot.engine.lanes import Move, Open, Step, Walk, reached
from bot.engine.melds import RUN_TARGET, around, lowest
from bot.engine.plans import Laid
from bot.engine.state import CANASTA, MELD_LEAST

_Ranks = list[int]


def laid_of(runs: tuple[Cards, ...], suit: int) -> list[int]:
    """Places of the sequences of a suit on the table that are no canastas yet."""
    return [at for at, run in enumerate(runs) if lowest(run) % len(SUITS) == suit and size(run) < CANASTA]


def as_laid(run: Cards) -> Laid:
    cards = spread(run)
    return Laid(card_rank(cards[0]), card_rank(cards[-1]))


class Sequences:
    """What one suit lays, put together along the path of its walk: `new` sequences and what is `added` to those there."""

    def __init__(self, walk: Walk, path: list[Step]) -> None:
        self.suit = walk.suit
        self.new: list[_Ranks] = []
        self.added = [[0, 0] for _ in self.suit.laid]  # below, above
        self._ones: list[_Ranks] = []
        self._twos: list[_Ranks] = []
        self._ready: list[tuple[int | None, _Ranks]] = []  # with the sequence on the table that it began at
        self._plans: list[int] = []
        self._planned: set[int] = set()  # sequences on the table that get what a plan says
        for rank, (now, move) in enumerate(walk.retrace(path)):
            self._join(move)
            self._go_on(rank, now, move)
        for run, ranks in self._ready:
            self._close(run, ranks)
        self._settle()

    def _join(self, move: Move) -> None:
        for run, many in move.below:
            (self._ones if many == 1 else self._twos).pop()
            self.added[run][0] = many
        for plan in move.begun:
            self._plans.append(plan)
            added = self.suit.plans[plan].added
            self._planned.update(one.run for one in added)
            for one in added:
                self.added[one.run] = [one.below, one.above]
            if not added:
                self.new.append(list(self.suit.plans[plan].ranks))

    def _go_on(self, rank: int, now: Open, move: Move) -> None:
        room = {
            run: 0 if run in self._planned else laid.room - self.added[run][0]
            for run, laid in enumerate(self.suit.laid)
        }
        ready, singles = reached(self.suit, rank, room)
        self._ready += [(at, []) for at in ready]
        for at in singles[: move.singles]:
            self.added[at][1] = 1
        planned = sum(self.suit.plans[plan].ranks.count(rank) for plan in self._plans)
        free = move.used - planned - len(self._ones) - len(self._twos)
        longer = min(now.ready + len(ready), free)
        going: list[tuple[int | None, _Ranks]] = [
            (run, [*ranks, rank]) for run, ranks in self._ready[len(self._ready) - longer :]
        ]
        for run, ranks in self._ready[: len(self._ready) - longer]:
            self._close(run, ranks)
        self._ready = [(None, [*ranks, rank]) for ranks in self._twos] + going
        self._twos = [[*ranks, rank] for ranks in self._ones]
        self._ones = [[rank] for _ in range(free - longer - move.singles)]

    def _close(self, run: int | None, ranks: _Ranks) -> None:
        """End a sequence: a few cards go to the one on the table, more than seven are parted."""
        if run is not None and len(ranks) < MELD_LEAST:
            self.added[run][1] = len(ranks)
            return
        half = len(ranks) // 2 if len(ranks) > CANASTA else 0
        self.new += [part for part in (ranks[:half], ranks[half:]) if part]

    def _settle(self) -> None:
        """What another of the same name, laid earlier, would take goes to that one: the side has the same cards (3)."""
        laid, added = self.suit.laid, self.added
        for run, it in enumerate(laid):
            for other in range(run):
                takes = laid[other].low == it.low and not added[other][0]
                below, above = added[run]
                if takes and below and not above and laid[other].room - added[other][1] >= below:
                    added[other][0], added[run][0] = below, 0

    def cards(self, suit: int, run: int) -> Cards:
        """What is added to a sequence on the table."""
        (low, high), (below, above) = self.suit.laid[run], self.added[run]
        ranks = [*range(low - below, low), *range(high + 1, high + 1 + above)]
        return bag(rank * len(SUITS) + suit for rank in ranks)


# Sequences of one name, of which one action extends but one


def extension(run: Cards, added: Cards) -> Group:
    """The group that adds cards to a sequence on the table."""
    return Group(f"{RUN_TARGET}:{card_name(lowest(run))}", added)


def extensions(runs: tuple[Cards, ...], hand: Cards) -> Iterator[tuple[tuple[Group, ...], int]]:
    """(groups, canastas made) for each way in which one action extends the sequences on the table from the hand, or not."""
    names = list(dict.fromkeys(lowest(run) for run in runs))
    for chosen in product(*(_growths(name, runs, hand) for name in names)):
        if contains(hand, sum(added for added, _ in chosen)):
            made = sum(size(run + added) >= CANASTA > size(run) for added, run in chosen)
            yield tuple(extension(run, added) for added, run in chosen if added), made


def _growths(name: Card, runs: tuple[Cards, ...], hand: Cards) -> list[tuple[Cards, Cards]]:
    """What can be added to the sequences of one name, and to which: the first laid that the cards extend (3)."""
    named = [run for run in runs if lowest(run) == name]
    growths = {EMPTY: named[0]}
    for run in named:
        for added in around(run):
            growths.setdefault(added, run)
    return [(added, run) for added, run in growths.items() if contains(hand, added)]


def shared_names(runs: tuple[Cards, ...]) -> list[Card]:
    """Lowest cards that several sequences have, one of them at least no canasta yet."""
    names = [lowest(run) for run in runs]
    return [name for name in dict.fromkeys(names) if names.count(name) > 1]


def shared_extensions(runs: tuple[Cards, ...], hand: Cards) -> Iterator[Group]:
    """Each way to extend a sequence that has its name in common with another."""
    for name in shared_names(runs):
        for added, run in _growths(name, runs, hand):
            if added:
                yield extension(run, added)
