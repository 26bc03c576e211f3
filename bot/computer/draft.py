"""Groups set aside to be laid in one action, with the hand and the melds as they would then be.

Adds what it is told to; which groups are legal is asked of the engine's own rule for sets.
"""

from bot.computer.sight import Sight
from bot.engine import Cards, Group, Meld
from bot.engine.cards import (
    JOKER,
    NATURAL_RANKS,
    ONE,
    TWO,
    first_of_rank,
    jokers,
    naturals,
    of_rank,
    size,
    wilds,
)
from bot.engine.melds import RUN_TARGET, WILD_TARGET, set_fault

_LOW16 = 0xFFFF


def naturals_of(hand: Cards, rank: int, many: int) -> Cards:
    """So many naturals of a rank out of a hand."""
    return first_of_rank(rank, hand >> (16 * rank) & _LOW16, many)


def wilds_of(hand: Cards, many: int, *, jokers_first: bool = False) -> Cards:
    """So many wild cards out of a hand: twos before jokers, or the other way."""
    twos, high = of_rank(hand, TWO), jokers(hand)
    first = min(many, high if jokers_first else twos)
    from_jokers = first if jokers_first else many - first
    return naturals_of(hand, TWO, many - from_jokers) + ONE[JOKER] * from_jokers


class Draft:
    """What is laid so far: `hand`, `sets`, `wild` and `runs` are as they would be after it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.hand = sight.hand
        self.sets = list(sight.side.sets)
        self.wild = sight.side.wild
        self.canastas = sight.side.canastas
        self._laid: dict[str, Cards] = {}
        self._new_runs: list[Cards] = []

    @property
    def left(self) -> int:
        return size(self.hand)

    def is_empty(self) -> bool:
        return not self._laid and not self._new_runs

    def lay(self, target: str, cards: Cards) -> None:
        """Set cards aside for a set or the meld of wild cards, or to extend a sequence on the table."""
        self.hand -= cards
        self._laid[target] = self._laid.get(target, 0) + cards
        if target == WILD_TARGET:
            self._count(self.wild, cards)
            self.wild += cards
        elif target in NATURAL_RANKS:
            rank = NATURAL_RANKS.index(target)
            self._count(self.sets[rank], cards)
            self.sets[rank] += cards

    def lay_rank(self, rank: int, natural: int, wild: int = 0, *, jokers_first: bool = False) -> None:
        """Set so many naturals of a rank aside for its set, and so many wild cards with them."""
        cards = naturals_of(self.hand, rank, natural)
        self.lay(NATURAL_RANKS[rank], cards + wilds_of(self.hand, wild, jokers_first=jokers_first))

    def lay_run(self, cards: Cards) -> None:
        """Set a new sequence aside."""
        self.hand -= cards
        self._new_runs.append(cards)

    def _count(self, had: Cards, cards: Cards) -> None:
        self.canastas += int(size(had) < 7 <= size(had + cards))

    def fits(self, rank: int, natural: int, wild: int) -> bool:
        """Whether the set of this rank may be laid, or grown, by so many naturals and wild cards."""
        had, before = self.sets[rank], self.sight.side.sets[rank]
        grown = had - before
        added = (naturals(grown) + natural, wilds(grown) + wild)
        return not set_fault(
            self.sight.rules,
            rank,
            (naturals(before), wilds(before)),
            added,
            opening=not self.sight.side.opened,
        )

    def groups(self) -> tuple[Group, ...]:
        laid = [Group(target, cards) for target, cards in self._laid.items()]
        return (*laid, *(Group(RUN_TARGET, cards) for cards in self._new_runs))

    def meld(self) -> Meld:
        """The action that lays all of it."""
        return Meld(self.sight.seat, self.groups())
