"""What everyone may see of a table, gathered for those who write public messages. Has no way to a hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine import Rules, Score, View
from bot.table.moves import Move, Status
from bot.table.setup import Chair, Setup
from bot.table.table import Table
from bot.ui.emojis import CardEmoji, no_emoji
from bot.ui.parts import clipped
from bot.ui.sitters import marked_name, plain_name

_SHORT: Final = 20


@dataclass(frozen=True, slots=True)
class Scene:
    """A table at one moment, as a spectator sees it; `view` is None before the first deal.

    Raises ValueError for the view of a seat: what is written from a scene is for everyone.
    """

    table: int
    ply: int
    setup: Setup
    status: Status
    rules: Rules
    view: View | None
    round: int
    moves: Sequence[Move] = ()
    deadline: float | None = None
    next_deal: float | None = None
    commit: str | None = None
    nonce: str | None = None  # what the promise was made with, once the round is over
    totals: tuple[int, ...] = ()
    sheets: Sequence[tuple[Score, ...]] = ()
    winner: int | None = None
    kept: tuple[int, ...] = ()  # seats that a computer plays for a person who left or does not act
    emoji: CardEmoji = no_emoji

    def __post_init__(self) -> None:
        if self.view is not None and (self.view.seat is not None or self.view.hand):
            raise ValueError("a public message shows what everyone sees, not a seat's view")

    @property
    def locale(self) -> str:
        """The language of public texts."""
        return self.setup.locale

    def chair(self, seat: int) -> Chair | None:
        return self.setup.chairs[seat]

    def name(self, seat: int) -> str:
        """Who sits there, fit to stand in any text."""
        return marked_name(self.setup.chairs[seat], seat, self.locale)

    def plain_name(self, seat: int) -> str:
        """Who sits there, as they call themselves: for pictures, which know no markup."""
        return plain_name(self.setup.chairs[seat], seat, self.locale)

    def short_name(self, seat: int) -> str:
        """Who sits there, cut to a few letters and without escapes: for where no markup is read."""
        return clipped(self.plain_name(seat), _SHORT)

    def names(self, seats: Sequence[int]) -> str:
        return " & ".join(self.name(seat) for seat in seats)

    def mention(self, seat: int) -> str:
        """The person on a seat by mention, a computer by name. Whether it notifies is for whoever sends it."""
        chair = self.setup.chairs[seat]
        return (
            f"<@{chair.user_id}>" if chair and chair.user_id and not chair.left else f"**{self.name(seat)}**"
        )


def scene_of(table: Table, locale: str | None = None, emoji: CardEmoji = no_emoji) -> Scene:
    """What everyone may see of this table now, to be told in the table's language or another."""
    dealt = table.dealer is not None  # a lobby can be closed before there is a round
    return Scene(
        table=table.id,
        ply=table.ply,
        setup=table.setup if locale is None else table.setup.model_copy(update={"locale": locale}),
        status=table.status,
        rules=table.rules,
        view=table.view(None) if dealt else None,
        round=table.round,
        moves=tuple(table.moves),
        deadline=table.deadline,
        next_deal=table.next_deal,
        commit=table.commit,
        nonce=table.nonce,
        totals=table.totals,
        sheets=tuple(table.sheets),
        winner=table.winner,
        kept=tuple(
            seat
            for seat, chair in enumerate(table.setup.chairs)
            if chair and (chair.left or table.kept(seat))
        ),
        emoji=emoji,
    )


def holders(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """The seats that each total belongs to: by side, by seat in cutthroat."""
    return tuple((seat,) for seat in range(rules.seats)) if rules.cutthroat else rules.seats_of_sides


def sides_now(view: View) -> list[tuple[int, tuple[int, ...]]]:
    """(side, its seats) as the round has them now: in cutthroat two join against the third."""
    found: dict[int, list[int]] = {}
    for seat, side in enumerate(view.side_of):
        found.setdefault(side, []).append(seat)
    return [(side, tuple(seats)) for side, seats in found.items()]
