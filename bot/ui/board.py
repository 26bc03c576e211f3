"""The public message of one table: what it shows now, and when it is edited or posted anew. Sends through a channel given."""

import time
from dataclasses import dataclass, field
from typing import Final

import discord

from bot.engine import Record
from bot.table.moves import Status
from bot.ui.drawn import Drawn, draw_match, draw_table
from bot.ui.lobby_card import lobby_card
from bot.ui.scene import Scene
from bot.ui.score_sheet import match_end, score_sheet
from bot.ui.table_message import table_message

TOO_OLD: Final = 50 * 60  # seconds; Discord limits the edits of a message older than an hour
SCROLLED: Final = 8  # messages of others after which the table is out of sight
PICTURED: Final = (Status.PLAYING, Status.BETWEEN, Status.FINISHED)


@dataclass
class Board:
    """What is known of a table's public message. `call` waits for the next posting: whom to mention, and with which text."""

    message_id: int | None = None
    posted_at: float = 0.0
    foreign: int = 0
    call: tuple[int, str] | None = None  # seat, key of the line
    keep: bool = False  # leave the message where it is and post another one
    sheet: Scene | None = None  # the score sheet that the message shows
    known: bool = False  # whether what the message shows was written by this process
    mute_until: float = 0.0  # Discord lets us not write here; until then nothing is tried
    last_tries: int = 0  # how often it was tried in vain to show how the table ended
    plain_until: float = 0.0  # it lets us not attach files; until then the message comes without its picture

    def posted(self, message_id: int | None, call: tuple[int, str] | None) -> None:
        """A new message is the table's, and that call has gone out with it."""
        self.message_id, self.posted_at, self.foreign, self.keep = message_id, time.time(), 0, False
        if self.call == call:
            self.call = None

    def must_be_posted(self) -> bool:
        """Whether an edit will not do."""
        if self.message_id is None or self.call is not None or self.keep:
            return True
        return self.foreign >= SCROLLED or time.time() - self.posted_at > TOO_OLD


@dataclass
class Written:
    """A public message ready to be sent: each sending needs files of its own."""

    view: discord.ui.LayoutView
    drawn: Drawn | None = None
    mentions: discord.AllowedMentions = field(default_factory=discord.AllowedMentions.none)

    def files(self) -> list[discord.File]:
        return [self.drawn.file()] if self.drawn else []


async def written(
    scene: Scene,
    *,
    call: tuple[int, str] | None = None,
    standings: str = "",
    record: Record | None = None,
    pictured: bool = True,
) -> Written:
    """The message for a table as it stands; with `record`, that of a match that is over."""
    drawn = await _picture(scene, record) if pictured else None
    view = _view(scene, drawn.alt if drawn else None, call, standings)
    view.stop()  # its buttons are answered by the registered items
    return Written(view, drawn, _mentions(scene, call))


async def _picture(scene: Scene, record: Record | None) -> Drawn | None:
    """The table, or once the match is over its story."""
    if record is not None and (chart := await draw_match(scene, record)) is not None:
        return chart
    return await draw_table(scene) if scene.status in PICTURED else None


async def still_sheet(scene: Scene, *, pictured: bool = True) -> Written:
    """A score sheet to stay where it is when the next round has been dealt."""
    drawn = await draw_table(scene) if pictured else None
    view = score_sheet(scene, picture_alt=drawn.alt if drawn else None, still=True)
    view.stop()
    return Written(view, drawn)


def _view(
    scene: Scene, alt: str | None, call: tuple[int, str] | None, standings: str
) -> discord.ui.LayoutView:
    match scene.status:
        case Status.LOBBY:
            return lobby_card(scene)
        case Status.PLAYING:
            return table_message(scene, picture_alt=alt, call=call)
        case Status.BETWEEN:
            return score_sheet(scene, picture_alt=alt)
        case Status.FINISHED | Status.ABANDONED:
            return match_end(scene, picture_alt=alt, standings=standings)


def _mentions(scene: Scene, call: tuple[int, str] | None) -> discord.AllowedMentions:
    """Notifies the one who is called, and nobody else."""
    chair = scene.chair(call[0]) if call else None
    if chair is None or chair.user_id is None:
        return discord.AllowedMentions.none()
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(chair.user_id)]
    )
