"""What a computer player sees before it decides: its view of the round, with the counts every part of it asks for.

Everything is worked out from the view, when first asked for; nothing is guessed here.
"""

from collections.abc import Callable, Iterable
from functools import cached_property, partial

from bot.computer.levels import Level
from bot.computer.stretches import runs_with
from bot.engine import AnyAction, Card, Cards, Illegal, Rules, Side, View, check, imagine
from bot.engine.cards import (
    NATURAL_RANKS,
    NATURALS,
    RED_MASK,
    TWO,
    bag,
    jokers,
    of_rank,
    pack,
    select,
    size,
    wilds,
)
from bot.engine.state import CANASTA, MELD_LEAST


class Sight:
    """A view and what can be read off it, for the seat that is to act.

    `naturals` are the hand's cards by natural rank, `side` the melds of the own side. Raises ValueError for the view of
    a seat that has nothing to decide now.
    """

    def __init__(self, seen: View, level: Level) -> None:
        if seen.seat is None or not seen.may_act():
            raise ValueError("nothing to decide: another seat is to act")
        self.view = seen
        self.level = level
        self.rules: Rules = seen.rules
        self.seat: int = seen.seat
        self.hand: Cards = seen.hand
        self.side: Side = seen.side(self.seat)
        self.naturals: tuple[int, ...] = tuple(of_rank(seen.hand, rank) for rank in NATURALS)

    # The own hand

    @cached_property
    def held(self) -> int:
        """Cards in the hand."""
        return size(self.hand)

    @cached_property
    def wilds(self) -> int:
        return wilds(self.hand)

    @cached_property
    def twos(self) -> int:
        return of_rank(self.hand, TWO)

    @cached_property
    def jokers(self) -> int:
        return jokers(self.hand)

    @cached_property
    def in_stretches(self) -> frozenset[Card]:
        """Cards of the hand with which it holds a sequence."""
        return frozenset(card for cards in runs_with(self.hand, MELD_LEAST) for card in cards)

    # The other seats

    @cached_property
    def next_seat(self) -> int:
        """The player who may take what is thrown now."""
        return (self.seat + 1) % self.rules.seats

    @cached_property
    def next_is_foe(self) -> bool:
        return not self.is_friend(self.next_seat)

    def is_friend(self, seat: int) -> bool:
        """Whether the seat is of the own side."""
        return self.view.side_of[seat] == self.view.side_of[self.seat]

    @cached_property
    def foes(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.rules.seats) if not self.is_friend(seat))

    @cached_property
    def partners(self) -> tuple[int, ...]:
        """The other seats of the own side."""
        return tuple(seat for seat in range(self.rules.seats) if seat != self.seat and self.is_friend(seat))

    # The table

    @cached_property
    def lone_to_come(self) -> bool:
        """Whether the first to take the pile will stand alone against the two others."""
        return self.rules.cutthroat and self.view.lone is None

    @cached_property
    def unseen(self) -> Cards:
        """Every card that lies in the stock or in another hand."""
        seen = self.hand + bag(self.view.pile) + sum(self.view.reds)
        for side in self.view.sides:
            seen += sum(side.melds())
        return pack(self.rules.packs) - seen

    @cached_property
    def frozen_for_all(self) -> bool:
        """Whether only a natural pair takes the pile, also for a side that has opened."""
        return self.view.frozen or self.rules.pile_always_frozen

    @cached_property
    def canastas_lacking(self) -> int:
        return max(0, self.rules.canastas_to_go_out - self.side.canastas)

    @cached_property
    def turns_left(self) -> float:
        """About how many turns this player still gets before the stock is empty."""
        return self.view.stock / (self.rules.draw_count * self.rules.seats)

    @cached_property
    def opening_need(self) -> int:
        """Points that the own side's first meld needs."""
        owner = self.seat if self.rules.cutthroat else self.view.side_of[self.seat]
        return self.rules.opening_for(self.view.totals[owner])

    def room(self, rank: int) -> int:
        """How many more cards the own set of a rank can hold."""
        limit = self.rules.meld_limit
        return 99 if limit is None else limit - size(self.side.sets[rank])

    def is_special(self, rank: int) -> bool:
        """Whether an own meld of this rank, created now, would cost a penalty until it is a canasta."""
        letter = NATURAL_RANKS[rank]
        return letter in self.rules.incomplete_penalty

    def red_threes_held(self) -> Cards:
        return select(self.hand, RED_MASK)

    @cached_property
    def _judge(self) -> Callable[[AnyAction], None]:
        """The rules' judgement of the own actions, on a round whose hidden cards are blank."""
        return partial(check, imagine(self.view))

    def allows(self, action: AnyAction) -> bool:
        """Whether the rules accept the action."""
        try:
            self._judge(action)
        except Illegal:
            return False
        return True

    def first_allowed(self, actions: Iterable[AnyAction]) -> AnyAction | None:
        """The first of the actions that the rules accept."""
        return next((action for action in actions if self.allows(action)), None)


def short_of_canasta(meld: Cards) -> int:
    """Cards that a meld still needs to be a canasta."""
    return max(0, CANASTA - size(meld))
