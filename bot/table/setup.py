"""Who sits where and by which rules: a frozen model, stored as the table's `setup`, and what the lobby does to it.

Each function gives the next setup or raises LobbyError; none knows of storage, time or a game being played.
"""

import json
from functools import lru_cache
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from bot.computer.levels import LEVELS
from bot.engine import Rules, load_rules, options_of
from bot.table.errors import LobbyCode, LobbyError

USUAL_LEVEL = "normal"


class Chair(BaseModel):
    """A taken chair. `user_id` None with a `level`: a computer. `left`: its person went, a computer plays on for them."""

    model_config = ConfigDict(frozen=True)

    seat: int
    user_id: int | None
    name: str
    level: str | None = None
    left: bool = False

    @property
    def is_computer(self) -> bool:
        return self.user_id is None


class Setup(BaseModel):
    """All that is settled about a table apart from its rounds.

    `turn_time` in seconds, None for no limit; `level` that of computers not told otherwise; `locale` that of public texts;
    `host` None when nobody is left; `edits` counts the changes of this setup.
    """

    model_config = ConfigDict(frozen=True)

    preset: str
    seats: int
    teams: str
    options: dict[str, Any] = Field(default_factory=dict)
    chairs: tuple[Chair | None, ...]
    host: int | None
    turn_time: int | None = Field(default=None, ge=1)
    level: str = USUAL_LEVEL
    locale: str = "en"
    start_totals: tuple[int, ...] | None = None
    edits: int = 0

    def rules(self) -> Rules:
        """Raises RulesError, which a setup made by `new_setup` never does."""
        return _rules(self.preset, self.seats, self.teams, json.dumps(self.options, sort_keys=True))

    def chair_of(self, user_id: int) -> Chair | None:
        """The chair of a person, also of one who left in mid-game."""
        return next((chair for chair in self.chairs if chair and chair.user_id == user_id), None)

    def people(self) -> list[Chair]:
        """The chairs of those who are here, by seat."""
        return [chair for chair in self.chairs if chair and chair.user_id is not None and not chair.left]

    def edited(self, **changes: Any) -> "Setup":
        return self.model_copy(update={**changes, "edits": self.edits + 1})

    def with_chair(self, seat: int, chair: Chair | None) -> "Setup":
        """One chair changed; the host's role passed on if the host is not here any more."""
        changed = self.edited(chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))
        here = [person.user_id for person in changed.people()]
        if changed.host in here:
            return changed
        following = [person.user_id for person in changed.people() if person.seat > seat]
        return changed.model_copy(update={"host": next(iter(following + here), None)})


@lru_cache(maxsize=512)
def _rules(preset: str, seats: int, teams: str, options: str) -> Rules:
    return load_rules(preset, seats, teams, **json.loads(options))


def new_setup(host: int, name: str, rules: Rules, options: dict[str, Any], **more: Any) -> Setup:
    """A table with only its host, on seat 0."""
    chairs = (Chair(seat=0, user_id=host, name=name), *[None] * (rules.seats - 1))
    return Setup(
        preset=rules.preset,
        seats=rules.seats,
        teams=rules.teams,
        options=options,
        chairs=chairs,
        host=host,
        **more,
    )


def check_seat(setup: Setup, seat: int) -> None:
    """Raises LobbyError `no_such_seat`."""
    if not 0 <= seat < setup.seats:
        raise LobbyError(LobbyCode.NO_SUCH_SEAT, seat=seat, seats=setup.seats)


def sit(setup: Setup, user_id: int, name: str, seat: int | None) -> Setup:
    """A person sits down, or moves to another free seat. Raises full, seat_taken, already_here, no_such_seat."""
    old = setup.chair_of(user_id)
    if old is not None and seat in (None, old.seat):
        raise LobbyError(LobbyCode.ALREADY_HERE, seat=old.seat)
    place = _free(setup, seat)
    moved = setup if old is None else setup.model_copy(update={"chairs": _without(setup, old.seat)})
    return moved.with_chair(place, Chair(seat=place, user_id=user_id, name=name))


def sit_instead(setup: Setup, user_id: int, name: str, seat: int | None) -> Setup:
    """As `sit`, but a computer makes room: on the chair named, or for one who comes where no other is free.

    It moves to the chair that this leaves, or to another free one; where there is none it is gone.
    """
    old = setup.chair_of(user_id)
    if seat is None and old is None and None not in setup.chairs:
        seat = _making_room(setup)
    computer = None if seat is None or not 0 <= seat < setup.seats else setup.chairs[seat]
    if seat is None or computer is None or not computer.is_computer:
        return sit(setup, user_id, name, seat)
    seated = sit(setup.with_chair(seat, None), user_id, name, seat)
    left = [place for place, chair in enumerate(seated.chairs) if chair is None]
    if not left:
        return seated
    return seat_computer(seated, computer.level, old.seat if old else left[0])


def _making_room(setup: Setup) -> int | None:
    """The chair of the computer that gets up first: the host's partner, for who comes last is mostly a friend."""
    computers = [chair.seat for chair in setup.chairs if chair is not None and chair.is_computer]
    partners = _partners_of_host(setup)
    return min(computers, key=lambda seat: (seat not in partners, seat), default=None)


def _without(setup: Setup, seat: int) -> tuple[Chair | None, ...]:
    return tuple(None if chair and chair.seat == seat else chair for chair in setup.chairs)


def _free(setup: Setup, seat: int | None) -> int:
    """The seat, if it is free; the first free one for None."""
    free = [place for place, chair in enumerate(setup.chairs) if chair is None]
    if seat is None:
        if not free:
            raise LobbyError(LobbyCode.FULL, seats=setup.seats)
        return free[0]
    check_seat(setup, seat)
    if seat not in free:
        raise LobbyError(LobbyCode.SEAT_TAKEN, seat=seat)
    return seat


def stand_up(setup: Setup, user_id: int) -> Setup:
    """A person leaves the lobby. Raises not_here."""
    return setup.with_chair(chair_here(setup, user_id).seat, None)


def not_host(setup: Setup) -> LobbyError:
    """The refusal of what only the host may do, with the host's name where there is one."""
    host = setup.chair_of(setup.host) if setup.host is not None else None
    return LobbyError(LobbyCode.NOT_HOST, **({"host": host.name} if host else {}))


def chair_here(setup: Setup, user_id: int) -> Chair:
    """The chair of a person who is here. Raises not_here."""
    chair = setup.chair_of(user_id)
    if chair is None or chair.left:
        raise LobbyError(LobbyCode.NOT_HERE)
    return chair


def seat_computer(setup: Setup, level: str | None, seat: int | None) -> Setup:
    """A computer takes a chair. Raises full, seat_taken, no_such_seat, bad_level."""
    chosen = setup.level if level is None else level
    _check_level(chosen)
    place = _free(setup, _opponents_first(setup) if seat is None else seat)
    return setup.with_chair(place, computer_chair(place, chosen))


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise LobbyError(LobbyCode.BAD_LEVEL, level=level[:20])


def computer_chair(seat: int, level: str) -> Chair:
    return Chair(seat=seat, user_id=None, name=f"Computer {seat + 1}", level=level)


def _opponents_first(setup: Setup) -> int | None:
    """Computers sit against the host before they sit with them: the partner's chair is for a friend."""
    partners = _partners_of_host(setup)
    free = [seat for seat, chair in enumerate(setup.chairs) if chair is None]
    return min(free, key=lambda seat: (seat in partners, seat), default=None)


def _partners_of_host(setup: Setup) -> tuple[int, ...]:
    """The seats of the host's side, the host's own among them."""
    host = setup.chair_of(setup.host) if setup.host is not None else None
    mine = host.seat if host else 0
    return next(seats for seats in setup.rules().seats_of_sides if mine in seats)


def unseat_computer(setup: Setup, seat: int) -> Setup:
    """A computer's chair becomes free. Raises no_such_seat, not_computer."""
    check_seat(setup, seat)
    chair = setup.chairs[seat]
    if chair is None or not chair.is_computer:
        raise LobbyError(LobbyCode.NOT_COMPUTER, seat=seat)
    return setup.with_chair(seat, None)


def with_computers(setup: Setup, many: int) -> Setup:
    """So many computers: more sit down as by `seat_computer`, those on the last chairs get up. Raises too_many."""
    computers = [chair.seat for chair in setup.chairs if chair is not None and chair.is_computer]
    people = len(setup.people())
    if people + many > setup.seats:
        raise LobbyError(LobbyCode.TOO_MANY, people=people + many, seats=setup.seats)
    for seat in computers[many:]:
        setup = setup.with_chair(seat, None)
    for _ in range(many - len(computers)):
        setup = seat_computer(setup, None, None)
    return setup


def with_level(setup: Setup, level: str) -> Setup:
    """All computers play on this level, also those that are still to come. Raises bad_level."""
    _check_level(level)
    chairs = tuple(
        chair.model_copy(update={"level": level}) if chair and chair.is_computer else chair
        for chair in setup.chairs
    )
    return setup.edited(chairs=chairs, level=level)


def with_time(setup: Setup, seconds: int | None) -> Setup:
    """Another time for a turn; None is no limit."""
    return setup.edited(turn_time=seconds)


def with_rules(setup: Setup, rules: Rules) -> Setup:
    """The same people by other rules. Where chairs are taken away, people keep theirs as far as they can, computers get up.

    Raises too_many when there are more people than seats.
    """
    people = setup.people()
    if len(people) > rules.seats:
        raise LobbyError(LobbyCode.TOO_MANY, people=len(people), seats=rules.seats)
    same = (rules.seats, rules.teams) == (setup.seats, setup.teams)
    return setup.edited(
        preset=rules.preset,
        seats=rules.seats,
        teams=rules.teams,
        options=options_of(rules),
        chairs=_reseated(setup.chairs, rules.seats),
        start_totals=setup.start_totals if same else None,  # they are those of sides that are no more
    )


def _reseated(chairs: tuple[Chair | None, ...], seats: int) -> tuple[Chair | None, ...]:
    """The chairs of a table of another size; whoever sat beyond it moves to a free one, or to a computer's."""
    kept = [*chairs[:seats], *[None] * (seats - len(chairs))]
    for chair in chairs[seats:]:
        if chair is not None and not chair.is_computer:
            free = [place for place, other in enumerate(kept) if other is None]
            place = next(iter(free + [other.seat for other in kept if other and other.is_computer]))
            kept[place] = chair.model_copy(update={"seat": place})
    return tuple(kept)


def for_rematch(setup: Setup) -> Setup:
    """The same table afresh: the chairs of those who left, or asked to be forgotten, are free."""
    here = {chair.seat for chair in setup.people()}
    kept = tuple(chair if chair and (chair.seat in here or chair.level) else None for chair in setup.chairs)
    people = [chair.user_id for chair in setup.people()]
    host = setup.host if setup.host in people else next(iter(people), None)
    return setup.model_copy(update={"chairs": kept, "host": host, "edits": 0, "start_totals": None})
