"""A table as it stands in memory and all one may ask of it; what changes it is in `table.py`.

Nothing here is ahead of the store: a change comes to memory after it is durable. The only way to look at a running
round is a view.
"""

from collections.abc import Sequence

from bot.engine import Group, Record, Rules, Score, View, view, winner_of
from bot.storage import RoundRow, TableRow
from bot.table import lines
from bot.table.errors import NotPlayingError
from bot.table.history import FinishedRound, record_of, replayed, totals_of
from bot.table.moves import By, Move, Status
from bot.table.round import Deal, Round
from bot.table.services import (
    BETWEEN_ROUNDS,
    HOST_AWAY_IN_GAME,
    HOST_AWAY_IN_LOBBY,
    KEEP_PAUSED,
    KEEP_QUIET,
    STAND_IN_AFTER,
    Services,
)
from bot.table.setup import Chair, Setup, check_seat

Awaited = tuple[int, int | None, bool]


class TableMemory:
    """Times are Unix seconds, seats and rounds count from 0. `ply` grows with every change but staging."""

    def __init__(self, row: TableRow, services: Services) -> None:
        self.id = row.id
        self.guild_id = row.guild_id
        self.channel_id = row.channel_id
        self._services = services
        self._restore(row)

    def _restore(self, row: TableRow) -> None:
        """Take over what is stored. Raises ValueError or Illegal for lines that are no such game."""
        self.setup = Setup.model_validate_json(row.setup)
        self.rules: Rules = self.setup.rules()
        self.status = Status(row.status)
        self.message_id = row.message_id
        self._finished: list[FinishedRound] = []
        self._round: Round | None = None
        self._returned: tuple[lines.Back, ...] = ()  # between rounds; lines of the next one
        missed = (0,) * self.rules.seats
        for stored in row.rounds:
            self._restore_round(stored, missed, is_last=stored is row.rounds[-1])
            missed = lines.missed_in(missed, stored.lines)
        plies = sum(lines.plies(stored.lines) for stored in row.rounds)
        self.ply = self.setup.edits + len(row.rounds) + plies
        quiet = max([row.updated_at, *(r.last_at or r.started_at for r in row.rounds)]).timestamp()
        # Whoever is to act has the whole time anew, and nobody could come back while the bot stood still.
        self._waits_since = self._services.clock()
        self._quiet_since = max(quiet, self._waits_since - KEEP_PAUSED / 2)
        self._open_since = self._waits_since

    def _restore_round(self, row: RoundRow, missed: lines.Missed, *, is_last: bool) -> None:
        dealt = Deal(row.index, row.dealer, row.deck, row.nonce, row.commit)
        before = self.totals
        if row.scores is not None:
            self._finished.append(FinishedRound(self.rules, dealt, before, row.lines, row.scores))
        if is_last:
            self._round = replayed(self.rules, dealt, before, row.lines, missed)
            if self._round.is_over != (row.scores is not None):
                raise ValueError(f"round {row.index} of table {self.id} is not as far as its scores say")

    # --- the match -----------------------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        """The number of the round played now, or else the last one; 0 in the lobby."""
        return self._round.dealt.number if self._round else 0

    @property
    def dealer(self) -> int | None:
        """The dealer of that round."""
        return self._round.dealt.dealer if self._round else None

    @property
    def commit(self) -> str | None:
        """The SHA-256 of `deck:nonce` of that round; both are in the export once it is over."""
        return self._round.dealt.commit if self._round else None

    @property
    def nonce(self) -> str | None:
        """What the promise of that round was made with, beside the deck; None until the round is over."""
        return self._round.dealt.nonce if self._round and self._round.is_over else None

    @property
    def moves(self) -> Sequence[Move]:
        """The moves of that round which stand, newest last."""
        return self._round.moves if self._round else ()

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals of the finished rounds, by side (by seat in cutthroat)."""
        return totals_of(self.setup, self._finished)

    @property
    def sheets(self) -> Sequence[tuple[Score, ...]]:
        """The score sheet of each finished round."""
        return tuple(round_.sheet for round_ in self._finished)

    @property
    def winner(self) -> int | None:
        """The side (seat in cutthroat) that has won the match."""
        return winner_of(self.rules, self.totals) if self.status is Status.FINISHED else None

    def export(self) -> Record:
        """The record of the finished rounds. The one being played is left out: its deck is a secret."""
        return record_of(self.setup, self._finished, self.winner)

    def view(self, seat: int | None) -> View:
        """The running (or last) round as a seat sees it, None for a spectator.

        Raises NotPlayingError in the lobby, LobbyError `no_such_seat`.
        """
        if self._round is None:
            raise NotPlayingError(self.status)
        if seat is not None:
            check_seat(self.setup, seat)
        return view(self._round.state, seat)

    def staged(self, seat: int) -> tuple[Group, ...]:
        """What the seat has put aside to lay."""
        return self._round.staged.get(seat, ()) if self._round else ()

    def undoable(self, seat: int) -> int:
        """How many actions `undo` would take back now."""
        playing = self._round is not None and self.status is Status.PLAYING
        return self._round.undoable(seat) if playing and self._round else 0

    # --- people --------------------------------------------------------------------------------------------------

    def chair(self, seat: int) -> Chair | None:
        """Who sits there; None for a free chair. Raises LobbyError `no_such_seat`."""
        check_seat(self.setup, seat)
        return self.setup.chairs[seat]

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a person who is here."""
        chair = self.setup.chair_of(user_id)
        return chair.seat if chair and not chair.left else None

    def acting(self) -> int | None:
        """The seat that is to act; None unless a round is being played."""
        return self._round.acting if self._round and self.status is Status.PLAYING else None

    def kept(self, seat: int) -> bool:
        """Whether a computer keeps the chair because its player let two turns in a row pass."""
        chair = self.setup.chairs[seat]
        here = chair is not None and chair.user_id is not None and not chair.left
        return here and self._round is not None and self._round.missed[seat] >= lines.MISSED_TO_KEEP

    def _anyone_present(self) -> bool:
        return any(not self.kept(chair.seat) for chair in self.setup.people())

    # --- time ----------------------------------------------------------------------------------------------------

    def played_by(self) -> By | None:
        """Who acts now, at the chair that is to act; None for nobody (no round, or the table pauses)."""
        seat = self.acting()
        if seat is None or self.paused:
            return None
        if not self._waits_for_person():
            return "computer"
        deadline = self.deadline
        return "clock" if deadline is not None and deadline <= self._services.clock() else "player"

    @property
    def paused(self) -> bool:
        """Whether the table waits for people: none is here, or all let their turns pass and it is one's turn again."""
        if not self.setup.people():
            return True
        seat = self.acting()
        waits = self.status is Status.BETWEEN or (seat is not None and self.kept(seat))
        return waits and not self._anyone_present()

    def _awaited(self) -> Awaited:
        """What the table waits for: the round, the seat, whether it pauses.

        Not whether the player is here: else leaving and coming back would wind up the clock.
        """
        return (self.round, self.acting(), self.paused)

    def _waits_for_person(self) -> bool:
        """Whether a person is on the seat that is to act, and is here."""
        seat = self.acting()
        chair = None if seat is None else self.setup.chairs[seat]
        return (
            chair is not None and chair.user_id is not None and not chair.left and not self.kept(chair.seat)
        )

    @property
    def deadline(self) -> float | None:
        """When the time of the person who is to act is up; None where no clock runs."""
        time = self.setup.turn_time
        return self._waits_since + time if time is not None and self._waits_for_person() else None

    @property
    def next_deal(self) -> float | None:
        """When the next round is dealt by itself; None unless the table is between rounds, or while it pauses."""
        due = self.status is Status.BETWEEN and not self.paused
        return self._waits_since + BETWEEN_ROUNDS if due else None

    @property
    def stand_in_at(self) -> float | None:
        """When the others may let a computer play for the person who is to act; None where nobody is, or a clock runs."""
        if self.setup.turn_time is not None or not self._waits_for_person():
            return None
        return max(self._waits_since, self._quiet_since) + STAND_IN_AFTER

    def may_stand_in(self, seat: int) -> bool:
        """Whether the player of this seat may let a computer play for whoever keeps the table waiting."""
        due = self.stand_in_at
        return due is not None and seat != self.acting() and due <= self._services.clock()

    @property
    def abandoned_at(self) -> float | None:
        """When the table is given up if nothing happens at it: sooner while it pauses. None for one that is closed."""
        if not self.status.is_open:
            return None
        return self._quiet_since + (KEEP_PAUSED if self.paused else KEEP_QUIET)

    def host_is_away(self) -> bool:
        """Whether nothing has happened, with the bot here to see it, for so long that whoever sits here may do as the host."""
        patience = HOST_AWAY_IN_LOBBY if self.status is Status.LOBBY else HOST_AWAY_IN_GAME
        return self._services.clock() - max(self._quiet_since, self._open_since) >= patience
