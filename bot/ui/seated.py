"""What the hand panel of one seat is written from: the seat's view, and what the table says of it beside the rules."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.engine import Group, View
from bot.engine.cards import EMPTY, Cards
from bot.table.moves import Status
from bot.table.table import Table
from bot.ui.emojis import CardEmoji, no_emoji
from bot.ui.scene import scene_of
from bot.ui.score_sheet import in_short


@dataclass(frozen=True, slots=True)
class Seated:
    """One player's table. Private: what is made from it goes to that player alone.

    `seen` is the view of the seat, or a spectator's; `locale` is the reader's; `name` gives the player on a seat, and
    `short_name` the same without markup, for options of selects, which show none. `emoji` gives a card's, where the reader
    likes pictures.
    """

    table: int
    ply: int
    locale: str
    status: Status
    seen: View
    name: Callable[[int], str]
    short_name: Callable[[int], str]
    staged: tuple[Group, ...] = ()
    undoable: int = 0
    deadline: float | None = None
    paused: bool = False
    stand_in: bool = False  # whether this player may let a computer play for the one who is waited for
    emoji: CardEmoji = no_emoji
    ended: str = ""  # how the round came out, once it is over

    @property
    def staged_cards(self) -> Cards:
        return sum((group.cards for group in self.staged), EMPTY)

    @property
    def is_player(self) -> bool:
        return self.seen.seat is not None

    @property
    def plays_now(self) -> bool:
        """Whether it is for this player to act."""
        return self.is_player and self.status is Status.PLAYING and self.seen.may_act()


def seated(table: Table, seat: int | None, locale: str, emoji: CardEmoji = no_emoji) -> Seated:
    """The table as the player on this seat sees it, None for a spectator. Raises NotPlayingError in the lobby."""
    scene = scene_of(table)
    return Seated(
        table=table.id,
        ply=table.ply,
        locale=locale,
        status=table.status,
        seen=table.view(seat),
        name=scene.name,
        short_name=scene.short_name,
        staged=() if seat is None else table.staged(seat),
        undoable=0 if seat is None else table.undoable(seat),
        deadline=table.deadline,
        paused=table.paused,
        stand_in=seat is not None and table.may_stand_in(seat),
        emoji=emoji,
        ended=in_short(scene_of(table, locale)),
    )
