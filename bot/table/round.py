"""One round as its stored lines make it: every line gives the next value, and the same lines always the same round."""

from collections.abc import Mapping, Sequence
from functools import reduce

import msgspec
from msgspec.structs import replace

from bot.engine import Cards, Group, Meld, Phase, Rules, State, Take, Three, apply, deal
from bot.engine.cards import EMPTY, contains
from bot.engine.state import acting
from bot.table.lines import Away, Back, Did, Line, Missed, Stage, Undo, missed_after
from bot.table.moves import Move

Staged = Mapping[int, tuple[Group, ...]]


class Deal(msgspec.Struct, frozen=True):
    """What was settled before a round: the pack's order and the promise that it would not be touched."""

    number: int
    dealer: int
    deck: str
    nonce: str
    commit: str


class Round(msgspec.Struct, frozen=True):
    """A round at one moment. `lines` counts those stored; the moves from `fresh` on can be taken back."""

    dealt: Deal
    first: State
    state: State
    moves: tuple[Move, ...]
    fresh: int
    staged: Staged
    missed: Missed
    lines: int

    @property
    def is_over(self) -> bool:
        return self.state.phase is Phase.OVER

    @property
    def acting(self) -> int:
        return acting(self.state)

    def after(self, line: Line) -> "Round":
        """The round with one more line. Raises Illegal for an action the rules refuse, which leaves all as it was."""
        match line:
            case Did():
                return self._did(line)
            case Undo(back):
                moves = self.moves[: len(self.moves) - back]
                state = reduce(apply, (move.action for move in moves), self.first)
                staged = {seat: fitting(state.hands[seat], groups) for seat, groups in self.staged.items()}
                changed = replace(self, state=state, moves=moves, staged=staged)
                return replace(changed, missed=self._missed(line), lines=self.lines + 1)
            case Stage(seat, groups):
                staged = {**self.staged, seat: groups}
                return replace(self, staged=staged, missed=self._missed(line), lines=self.lines + 1)
            case Back() | Away():
                return replace(self, missed=self._missed(line), lines=self.lines + 1)

    def _did(self, line: Did) -> "Round":
        state = apply(self.state, line.action)
        moves = (*self.moves, Move(line.action.seat, line.action, self.dealt.number, line.by))
        return replace(
            self,
            state=state,
            moves=moves,
            fresh=self.fresh if _tells_nothing(self.state, state, line) else len(moves),
            staged=_left(self.staged, state, line),
            missed=self._missed(line),
            lines=self.lines + 1,
        )

    def _missed(self, line: Line) -> Missed:
        return missed_after(self.missed, line, self.moves[-1].seat if self.moves else self.acting)

    def undoable(self, seat: int) -> int:
        """How many actions the seat could take back now: none but its own, of a turn that it is still playing."""
        here = self.state.phase is Phase.PLAY and self.state.turn.seat == seat
        return len(self.moves) - self.fresh if here else 0


def start(rules: Rules, dealt: Deal, totals: tuple[int, ...], missed: Missed) -> Round:
    """The round as dealt. Raises ValueError if the deck is not the rules' pack."""
    first = deal(rules, dealt.deck, dealt.dealer, totals)
    return Round(dealt, first, first, (), 0, {}, missed, 0)


def _tells_nothing(before: State, after: State, line: Did) -> bool:
    """Whether the action brought its player nothing that was not known before, so that it can be taken back."""
    match line.action:
        case Meld() | Take():
            return True
        case Three():
            return before.next_card == after.next_card
        case _:
            return False


def _left(staged: Staged, state: State, line: Did) -> Staged:
    """What stays put aside: not the targets just laid, nor what the hand no longer holds."""
    seat = line.action.seat
    if not staged or state.phase is Phase.OVER:
        return {}
    if not staged.get(seat):
        return staged
    laid = {group.target for group in line.action.groups} if isinstance(line.action, Meld | Take) else set()
    kept = [group for group in staged[seat] if group.target not in laid]
    return {**staged, seat: fitting(state.hands[seat], kept)}


def fitting(hand: Cards, groups: Sequence[Group]) -> tuple[Group, ...]:
    """The groups, first come first served, that the hand holds together."""
    kept: list[Group] = []
    together = EMPTY
    for group in groups:
        if contains(hand, together + group.cards):
            together += group.cards
            kept.append(group)
    return tuple(kept)
