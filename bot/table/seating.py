"""Sitting down, leaving, coming back: what people and computers do with the chairs of a table."""

from collections.abc import Callable

from bot.engine import Rules
from bot.table import lines
from bot.table import setup as lobby
from bot.table.changing import ChangingTable
from bot.table.errors import LobbyCode, LobbyError
from bot.table.moves import Status


class Seating(ChangingTable):
    """The part of a table that is about its chairs."""

    async def join(self, user_id: int, name: str, seat: int | None = None, *, instead: bool = False) -> int:
        """Sit down (or on another free chair), or come back to one's chair in a running game; the seat.

        With `instead`, a computer makes room in the lobby: on the chair named, or where no other is free.

        Raises LobbyError full, seat_taken, no_such_seat, already_here, running (a game without this person), over.
        """
        return await self._do(lambda: self._join(user_id, name, seat, instead=instead))

    async def _join(self, user_id: int, name: str, seat: int | None, *, instead: bool) -> int:
        self._check_open()
        if self.status is Status.LOBBY:
            sit = lobby.sit_instead if instead else lobby.sit
            await self._save(sit(self.setup, user_id, name, seat))
        else:
            await self._come_back(user_id, name)
        return next(chair.seat for chair in self.setup.people() if chair.user_id == user_id)

    async def _come_back(self, user_id: int, name: str) -> None:
        chair = self.setup.chair_of(user_id)
        if chair is None:
            raise LobbyError(LobbyCode.RUNNING, status=self.status)
        if chair.left:
            back = chair.model_copy(update={"left": False, "name": name})
            await self._save(self.setup.with_chair(chair.seat, back))
        elif not self.kept(chair.seat):
            raise LobbyError(LobbyCode.ALREADY_HERE, seat=chair.seat)
        if self.kept(chair.seat):
            await self._mark_back(chair.seat)

    async def _mark_back(self, seat: int) -> None:
        """No computer keeps the chair any more. Between rounds no line can say so before the next deal."""
        now, line = self._round, lines.Back(seat)
        if now is None or not self.kept(seat):
            return
        if self.status is Status.PLAYING:
            await self._append(line, now.after(line))
        else:
            before = self._awaited()
            self._round, self._returned = now.after(line), (*self._returned, line)
            self._touch(before)
        self._tell("lobby")

    async def leave(self, user_id: int) -> None:
        """Get up; in a running game a computer plays on. The host's role goes to the next person.

        Raises LobbyError not_here, over.
        """
        await self._do(lambda: self._leave(user_id))

    async def _leave(self, user_id: int) -> None:
        self._check_open()
        chair = lobby.chair_here(self.setup, user_id)
        if self.status is Status.LOBBY:
            await self._save(lobby.stand_up(self.setup, user_id))
        else:
            await self._replace(chair.seat, by_computer=True)

    async def replace(self, seat: int, *, by_computer: bool) -> None:
        """Let a computer play on for a person, or the person again. Raises LobbyError not_here, not_running, no_such_seat."""
        await self._do(lambda: self._replace(seat, by_computer=by_computer))

    async def _replace(self, seat: int, *, by_computer: bool) -> None:
        self._check_running()
        chair = self.chair(seat)
        if chair is None or chair.is_computer:
            raise LobbyError(LobbyCode.NOT_HERE, seat=seat)
        if chair.left != by_computer:
            changed = chair.model_copy(update={"left": by_computer})
            await self._save(self.setup.with_chair(seat, changed))

    async def forget(self, user_id: int) -> None:
        """Take a person out of the table, name and all; a computer has the chair from now on if a game is running."""
        await self._do(lambda: self._forget(user_id))

    async def _forget(self, user_id: int) -> None:
        chair = self.setup.chair_of(user_id)
        if chair is not None and self.status.is_open:
            empty = self.status is Status.LOBBY
            computer = None if empty else lobby.computer_chair(chair.seat, self.setup.level)
            await self._save(self.setup.with_chair(chair.seat, computer))

    async def add_computer(self, level: str | None = None, seat: int | None = None) -> None:
        """Raises LobbyError full, seat_taken, no_such_seat, bad_level, running, over."""
        await self._do(lambda: self._in_lobby(lambda setup: lobby.seat_computer(setup, level, seat)))

    async def remove_computer(self, seat: int) -> None:
        """Raises LobbyError not_computer, no_such_seat, running, over."""
        await self._do(lambda: self._in_lobby(lambda setup: lobby.unseat_computer(setup, seat)))

    async def set_rules(self, user_id: int, change: Callable[[Rules], Rules]) -> None:
        """Let the host play by other rules; whoever sits at the table stays.

        `change` gets the rules as they are. Raises LobbyError not_host, too_many, running, over, and what `change` raises.
        """

        def changed(setup: lobby.Setup) -> lobby.Setup:
            rules = change(self.rules)
            return setup if rules == self.rules else lobby.with_rules(setup, rules)

        await self.arrange(user_id, changed)

    async def arrange(self, user_id: int, change: Callable[[lobby.Setup], lobby.Setup]) -> None:
        """Let the host change what is settled about the table, as by the functions of `bot.table.setup`.

        Raises LobbyError not_host, running, over, and what `change` raises.
        """
        await self._do(lambda: self._arrange(user_id, change))

    async def _arrange(self, user_id: int, change: Callable[[lobby.Setup], lobby.Setup]) -> None:
        self._check_lobby()
        self._check_host(user_id)
        changed = change(self.setup)
        if changed.model_copy(update={"edits": self.setup.edits}) != self.setup:
            await self._save(changed)

    async def _in_lobby(self, change: Callable[[lobby.Setup], lobby.Setup]) -> None:
        self._check_lobby()
        await self._save(change(self.setup))
