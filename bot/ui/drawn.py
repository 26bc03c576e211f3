"""Pictures as files for messages, drawn in a thread; a picture that cannot be drawn is left out, never a message."""

import asyncio
import io
import logging
from collections.abc import Callable
from functools import cache, partial
from typing import Final, NamedTuple

import discord

from bot.engine import Record
from bot.pictures import (
    LOOKS,
    MatchStory,
    alt_chart,
    alt_hand,
    alt_table,
    hand_picture,
    highlights_of,
    letters_of,
    match_chart,
    table_picture,
)
from bot.table.story import course, story
from bot.texts import say
from bot.ui.panel import HAND_PICTURE
from bot.ui.parts import MOST_ALT, clipped
from bot.ui.scene import Scene, holders
from bot.ui.seated import Seated
from bot.ui.table_message import TABLE_PICTURE

PUBLIC_LOOK: Final = "classic"  # of pictures that everyone sees

log = logging.getLogger(__name__)


class Drawn(NamedTuple):
    """A picture with its words; `data` is a PNG file."""

    filename: str
    data: bytes
    alt: str

    def file(self) -> discord.File:
        """For one sending: the library closes a file once it is sent."""
        return discord.File(
            io.BytesIO(self.data), filename=self.filename, description=clipped(self.alt, MOST_ALT)
        )


async def draw_table(scene: Scene, look: str = PUBLIC_LOOK) -> Drawn | None:
    """The table as everyone sees it; None for one who wants text only, without a round, or where drawing fails."""
    view = scene.view
    if view is None or look not in LOOKS:
        return None
    words = partial(say, scene.locale)
    names = [scene.plain_name(seat) for seat in range(scene.rules.seats)]
    letters = letters_of(words)
    draw = partial(table_picture, view, names, say=words, letters=letters, look=look)
    return await _drawn(TABLE_PICTURE, draw, partial(alt_table, view, names, words))


async def draw_hand(panel: Seated, look: str) -> Drawn | None:
    """A player's hand in the look they chose; None for one who wants text only, or without cards."""
    if not panel.seen.hand or look not in LOOKS:
        return None
    words = partial(say, panel.locale)
    draw = partial(
        hand_picture,
        panel.seen.hand,
        staged=panel.staged_cards,
        letters=letters_of(words),
        look=look,
    )
    return await _drawn(HAND_PICTURE, draw, partial(alt_hand, panel.seen.hand, words, panel.staged_cards))


async def draw_match(scene: Scene, record: Record) -> Drawn | None:
    """The story of a finished match: its scores by round, and what was remarkable."""
    words, match = partial(say, scene.locale), cache(partial(_match, scene, record))
    return await _drawn(
        TABLE_PICTURE, lambda: match_chart(match(), say=words), lambda: alt_chart(match(), words)
    )


def _match(scene: Scene, record: Record) -> MatchStory:
    players = [scene.plain_name(seat) for seat in range(scene.rules.seats)]
    return MatchStory(
        totals=course(record),
        sides=holders(scene.rules),
        players=players,
        target=scene.rules.target,
        winner=scene.winner,
        highlights=highlights_of(story(record)),
    )


async def _drawn(filename: str, draw: Callable[[], bytes], alt: Callable[[], str]) -> Drawn | None:
    try:
        return Drawn(filename, await asyncio.to_thread(draw), alt())
    except Exception:
        log.exception("%s could not be drawn", filename)
        return None
