"""Legal actions as a sequence that makes an action when one looks at it: few of those listed ever are.

What is legal is settled before, by numbers of cards; only which cards of the hand these are is told here.
"""

from abc import ABCMeta
from collections.abc import Iterator, Sequence
from operator import eq
from typing import overload

from msgspec import Struct, StructMeta

from bot.engine.actions import AnyAction, Discard, Meld, Take
from bot.engine.cards import EMPTY, Cards, kinds, nth_kind
from bot.engine.choices import SetWay
from bot.engine.openings import Opening, groups_of

Plan = AnyAction | SetWay | Opening


class _SequenceMeta(StructMeta, ABCMeta):
    """Lets a struct, which is made in a moment, be a `Sequence`."""


class Listed(Sequence[AnyAction], Struct, metaclass=_SequenceMeta, frozen=True, eq=False, gc=False):
    """An immutable sequence of actions, equal to a list or a tuple of the same ones.

    First the discards of the cards in `thrown` (a bit each, as `cards.held` tells them; `discards` counts them), then the
    `plans`: an action as it is, or what `seat` lays from `hand`, with a take or with a meld.
    """

    plans: Sequence[Plan]
    seat: int = 0
    hand: Cards = EMPTY
    thrown: int = 0
    discards: int = 0
    verb: type[Meld | Take] = Meld

    def __len__(self) -> int:
        return self.discards + len(self.plans)

    @overload
    def __getitem__(self, place: int) -> AnyAction: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[AnyAction, ...]: ...
    def __getitem__(self, place: int | slice) -> AnyAction | tuple[AnyAction, ...]:
        if isinstance(place, slice):
            return tuple(self)[place]
        if place < 0:
            place = range(len(self))[place]
        after = place - self.discards
        if after < 0:
            return Discard(self.seat, nth_kind(self.thrown, place))
        return self._made(self.plans[after])

    def __iter__(self) -> Iterator[AnyAction]:
        yield from (Discard(self.seat, card) for card in kinds(self.thrown))
        yield from map(self._made, self.plans)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Listed | list | tuple):
            return NotImplemented
        return len(self) == len(other) and all(map(eq, self, other))

    __hash__ = None  # type: ignore[assignment]  # nor has a list, which it may equal

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self)!r})"

    def _made(self, plan: Plan) -> AnyAction:
        if not isinstance(plan, tuple):
            return plan
        groups = (plan.group(self.hand),) if isinstance(plan, SetWay) else groups_of(plan, self.hand)
        return self.verb(self.seat, groups)
