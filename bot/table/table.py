"""One table: the only door to a running game, and the course of a match from the first deal to the last.

A person, a computer player and a time-out all enter by `Table.play`.
"""

import math
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import reduce

from bot.engine import AnyAction, Group, Illegal, Reason, Unreadable, commitment, format_cards, winner_of
from bot.engine.cards import Cards
from bot.engine.melds import RUN_TARGET, check_held, check_target
from bot.storage import TableRow
from bot.table import history, lines
from bot.table import setup as lobby
from bot.table.errors import LobbyCode, LobbyError, NothingToUndoError, StaleError
from bot.table.moves import By, Change, Move, Status
from bot.table.round import Deal, Round, start
from bot.table.seating import Seating
from bot.table.services import STAND_IN_AFTER, Services

__all__ = ["Change", "Move", "Status", "Table"]

Again = Callable[["Table"], Awaitable["Table"]]


class Table(Seating):
    """All methods that change something return when the change is durable; a cancelled caller's change is still made.

    They raise `StorageError` when the store fails, and nothing has changed then.
    """

    def __init__(self, row: TableRow, services: Services, again: Again) -> None:
        super().__init__(row, services)
        self._again = again

    # --- playing -------------------------------------------------------------------------------------------------

    async def play(self, seat: int, action: AnyAction, *, at: int | None, by: By = "player") -> Move:
        """THE door: do an action for a seat. `at` is the ply that the player saw, None for whatever it is.

        Raises StaleError, NotPlayingError, or Illegal with the rule that forbids it.
        """
        return await self._do(lambda: self._play(seat, action, at, by))

    async def _play(self, seat: int, action: AnyAction, at: int | None, by: By) -> Move:
        now = self._playing(at)
        if action.seat != seat and not isinstance(action, Unreadable):
            raise Illegal(Reason.NOT_YOUR_TURN, seat=action.seat, turn=now.acting)
        line = lines.Did(action, by)
        after = now.after(line)
        move = after.moves[-1]
        if after.is_over:
            await self._finish(line, after, move)
        else:
            await self._append(line, after)
            self._tell("action", move=move)
        return move

    async def _finish(self, line: lines.Line, after: Round, move: Move) -> None:
        """The last action of a round, its scores, and the match if it is over: in one transaction."""
        done = history.finished(after)
        rounds, winner = [*self._finished, done], winner_of(self.rules, done.totals)
        result = None if winner is None else history.result_of(self.setup, rounds, winner)
        await self._append(line, after, scores=done.points, result=result)
        self._finished = rounds
        self._tell("action", move=move)
        self._tell("round_over" if winner is None else "match_over", move=move)

    async def undo(self, seat: int, *, at: int | None) -> int:
        """Take back what the seat laid or took this turn since the last new information; how many actions.

        Raises NothingToUndoError, StaleError, NotPlayingError.
        """
        return await self._do(lambda: self._undo(seat, at))

    async def _undo(self, seat: int, at: int | None) -> int:
        now = self._playing(at)
        many = now.undoable(seat)
        if many == 0:
            raise NothingToUndoError
        line = lines.Undo(many)
        await self._append(line, now.after(line))
        self._tell("undo", seat=seat, many=many)
        return many

    async def stage(self, seat: int, groups: Sequence[Group], *, at: int | None) -> tuple[Group, ...]:
        """Put groups of the seat's hand aside, to those there are; all that is put aside now. The ply stays.

        Raises Illegal `bad_card` or `not_allowed` (target), StaleError, NotPlayingError.
        """
        return await self._do(lambda: self._stage(seat, groups, at))

    async def _stage(self, seat: int, groups: Sequence[Group], at: int | None) -> tuple[Group, ...]:
        now = self._playing(at)
        lobby.check_seat(self.setup, seat)
        together = _together([*self.staged(seat), *groups])
        for group in together:
            check_target(self.rules, group.target)
        check_held(now.state.hands[seat], together, first_may_be_empty=False)
        return await self._put_aside(now, seat, together)

    async def unstage(self, seat: int, *, at: int | None, all: bool = False) -> tuple[Group, ...]:  # noqa: A002 - the contract's name
        """Take back the group put aside last, or all; what is still put aside. Raises StaleError, NotPlayingError."""
        return await self._do(lambda: self._unstage(seat, at, everything=all))

    async def _unstage(self, seat: int, at: int | None, *, everything: bool) -> tuple[Group, ...]:
        now = self._playing(at)
        return await self._put_aside(now, seat, () if everything else self.staged(seat)[:-1])

    async def _put_aside(self, now: Round, seat: int, groups: tuple[Group, ...]) -> tuple[Group, ...]:
        if groups != self.staged(seat):
            line = lines.Stage(seat, groups)
            await self._append(line, now.after(line))
            self.changed.set()
        return groups

    async def remember_message(self, message_id: int | None) -> None:
        """Note the table's public message. The ply stays."""
        await self._do(lambda: self._remember_message(message_id))

    async def _remember_message(self, message_id: int | None) -> None:
        await self._services.storage.set_message(self.id, message_id)
        self.message_id = message_id

    # --- the course of the match ---------------------------------------------------------------------------------

    async def start(self, user_id: int) -> None:
        """Deal the first round. Raises LobbyError not_here, not_host, not_full, running, over."""
        await self._do(lambda: self._start(user_id))

    async def _start(self, user_id: int) -> None:
        self._check_lobby()
        lobby.chair_here(self.setup, user_id)
        self._check_host(user_id)
        if missing := self.setup.chairs.count(None):
            raise LobbyError(LobbyCode.NOT_FULL, missing=missing)
        await self._deal(self._services.rng.randrange(self.rules.seats))

    async def stand_in(self, user_id: int) -> int:
        """Let a computer play for the person who keeps the others waiting, until they act again; their seat.

        Raises LobbyError not_here for one who has no chair, too_soon; NotPlayingError.
        """
        return await self._do(lambda: self._stand_in(user_id))

    async def _stand_in(self, user_id: int) -> int:
        now = self._playing(None)
        own = lobby.chair_here(self.setup, user_id).seat
        if not self.may_stand_in(own):
            due = None if now.acting == own else self.stand_in_at
            left = STAND_IN_AFTER if due is None else due - self._services.clock()
            raise LobbyError(LobbyCode.TOO_SOON, minutes=math.ceil(left / 60))
        await self._mark_back(own)  # whoever asks is here
        now = self._playing(None)
        line = lines.Away(now.acting)
        await self._append(line, now.after(line))
        self._tell("lobby")
        return line.seat

    async def deal_next(self, user_id: int) -> None:
        """Deal the next round without waiting longer. Raises LobbyError not_here, not_between."""
        await self._do(lambda: self._deal_next(user_id))

    async def _deal_next(self, user_id: int) -> None:
        seat = lobby.chair_here(self.setup, user_id).seat
        if self.status is not Status.BETWEEN:
            raise LobbyError(LobbyCode.NOT_BETWEEN, status=self.status)
        await self._mark_back(seat)
        await self._deal_after()

    async def deal_due(self, *, at: int) -> None:
        """Deal the next round because its time has come. Raises StaleError."""
        await self._do(lambda: self._deal_due(at))

    async def _deal_due(self, at: int) -> None:
        if at != self.ply or self.status is not Status.BETWEEN:
            raise StaleError(self.ply)
        await self._deal_after()

    async def _deal_after(self) -> None:
        await self._deal(((self.dealer or 0) + 1) % self.rules.seats)

    async def _deal(self, dealer: int) -> None:
        deck, nonce = format_cards(self._services.shuffle(self.rules)), secrets.token_hex(16)
        dealt = Deal(len(self._finished), dealer, deck, nonce, commitment(deck, nonce))
        missed = self._round.missed if self._round else (0,) * self.rules.seats
        first = reduce(Round.after, self._returned, start(self.rules, dealt, self.totals, missed))
        said = [lines.write(line) for line in self._returned]
        await self._services.storage.start_round(
            self.id, dealt.number, dealer=dealer, deck=deck, nonce=nonce, commit=dealt.commit, lines=said
        )
        before = self._awaited()
        self._round, self.status, self._returned = first, Status.PLAYING, ()
        self.ply += 1 + lines.plies(said)
        self._touch(before)
        self._tell("deal")

    async def end(self, user_id: int, *, force: bool = False) -> None:
        """Give the table up. The host may, anybody when no person is left, and with `force` whoever asks.

        Raises LobbyError not_host, over.
        """
        await self._do(lambda: self._end(user_id, force=force))

    async def _end(self, user_id: int, *, force: bool) -> None:
        self._check_open()
        if not force and self.setup.people():
            self._check_host(user_id)
        await self._abandon()

    async def abandon(self, *, at: int) -> None:
        """Give the table up because nobody came back. Raises StaleError."""
        await self._do(lambda: self._abandon_at(at))

    async def _abandon_at(self, at: int) -> None:
        if at != self.ply or not self.status.is_open:
            raise StaleError(self.ply)
        await self._abandon()

    async def _abandon(self) -> None:
        await self._services.storage.set_status(self.id, "abandoned")
        self.status = Status.ABANDONED
        self.ply += 1
        self._tell("ended")

    async def rematch(self, user_id: int) -> "Table":
        """A new table in the same channel with the same rules and people. Raises LobbyError not_here, not_finished, channel_busy."""
        if self.status is not Status.FINISHED:
            raise LobbyError(LobbyCode.NOT_FINISHED, status=self.status)
        lobby.chair_here(self.setup, user_id)
        return await self._again(self)

    def warn(self, seat: int) -> None:
        """Tell that the seat's time runs out soon."""
        self._tell("warning", seat=seat)


def _together(groups: Sequence[Group]) -> tuple[Group, ...]:
    """The groups with those for the same meld made one; each new sequence stays its own."""
    laid: dict[str | int, tuple[str, Cards]] = {}
    for place, group in enumerate(groups):
        key = place if group.target == RUN_TARGET else group.target
        laid[key] = (group.target, laid.get(key, ("", 0))[1] + group.cards)
    return tuple(Group(target, cards) for target, cards in laid.values())
