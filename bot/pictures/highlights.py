"""What was remarkable in a match, gathered from what a spectator saw of it."""

from collections.abc import Iterable, Sequence

import msgspec

from bot.engine.state import Phase
from bot.engine.view import View


class Highlights(msgspec.Struct, frozen=True):
    """The biggest pile taken and by whom, the longest time a pile stayed frozen, and each side's canastas.

    `pile` counts cards, `freeze` turns; `pile_seat` is None where no pile was taken. `canastas` is by side, by seat
    in cutthroat, as totals are.
    """

    pile: int
    pile_seat: int | None
    freeze: int
    canastas: tuple[int, ...]


class MatchStory(msgspec.Struct, frozen=True):
    """All that is told of a match at its end.

    `totals` are those before the first round and after each, by side (by seat in cutthroat); `sides` gives the seats
    of each, `players` the names by seat. `winner` is a place in `sides`, None for a match that was not won.
    """

    totals: Sequence[Sequence[int]]
    sides: Sequence[Sequence[int]]
    players: Sequence[str]
    target: int
    winner: int | None
    highlights: Highlights


def highlights_of(views: Iterable[View]) -> Highlights:
    """Read a match off the views of it, one after the deal and one after each action of every round.

    Raises ValueError when there is no view.
    """
    gathered: _Gathered | None = None
    for seen in views:
        gathered = gathered or _Gathered(len(seen.totals))
        gathered.add(seen)
    if gathered is None:
        raise ValueError("a match without a view has no highlights")
    return gathered.told()


class _Gathered:
    """What has been seen so far, and the view before the one being added."""

    def __init__(self, owners: int) -> None:
        self._pile, self._pile_seat = 0, -1
        self._freeze, self._frozen_turns = 0, 0
        self._canastas = [0] * owners
        self._before: View | None = None

    def add(self, seen: View) -> None:
        before = self._before if self._before is not None and seen.ply else None
        if before is not None:
            self._see_take(before, seen)
        self._see_freeze(before, seen)
        if seen.phase is Phase.OVER:
            self._see_canastas(seen)
        self._before = seen

    def _see_take(self, before: View, seen: View) -> None:
        if before.pile and not seen.pile and len(before.pile) > self._pile:
            self._pile, self._pile_seat = len(before.pile), before.turn.seat

    def _see_freeze(self, before: View | None, seen: View) -> None:
        if not seen.frozen:
            self._frozen_turns = 0
        elif before is None or before.turn.seat != seen.turn.seat:
            self._frozen_turns += 1
            self._freeze = max(self._freeze, self._frozen_turns)

    def _see_canastas(self, seen: View) -> None:
        owners = seen.side_of if seen.rules.cutthroat else range(len(seen.sides))
        for owner, side in enumerate(owners):
            self._canastas[owner] += seen.sides[side].canastas

    def told(self) -> Highlights:
        seat = self._pile_seat if self._pile else None
        return Highlights(self._pile, seat, self._freeze, tuple(self._canastas))
