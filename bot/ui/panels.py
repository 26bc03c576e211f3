"""The hand panels that people have open: shown by answering them alone, refreshed while Discord lets us.

A panel can be edited for the quarter of an hour that its interaction lives, by nothing but that interaction; so the last one of
each player is kept, in memory only. One that is gone is drawn anew at the next press of Hand. A new panel takes the place of the
one before it, so that nobody scrolls through old hands.
"""

import logging
import time
from dataclasses import dataclass
from typing import Final

import aiohttp
import discord

from bot.engine import AnyAction
from bot.table.errors import NotPlayingError
from bot.table.moves import Status
from bot.table.table import Table
from bot.ui.drawn import draw_hand, draw_table
from bot.ui.emojis import CardEmoji, CardEmojis
from bot.ui.panel import hand_panel, question_panel
from bot.ui.preferences import Preferences, look_of
from bot.ui.private import (
    NotPrivateError,
    answer_private,
    locale_of,
    remove_private,
    update_private,
)
from bot.ui.scene import scene_of
from bot.ui.seated import Seated, seated
from bot.ui.services import Interaction
from bot.ui.table_message import watcher_message

log = logging.getLogger(__name__)

LIFE: Final = 14 * 60.0  # seconds that an interaction is good for, with a minute to spare


At = tuple[int, AnyAction]
"""An action as it was spoken of at a ply."""


@dataclass
class Open:
    """A panel that a player has before them, and what the table was when it was drawn."""

    interaction: Interaction
    user_id: int
    locale: str
    since: float
    ply: int
    status: Status
    played: bool


class Panels:
    """One a client, held by its announcer."""

    def __init__(self, preferences: Preferences, emojis: CardEmojis) -> None:
        self._preferences = preferences
        self._emojis = emojis
        self._open: dict[int, dict[int, Open]] = {}  # by table, by person
        self._last: dict[int, dict[int, tuple[Interaction, float]]] = {}  # who showed it last, and since when
        self._asked: dict[int, dict[int, At]] = {}  # by table, by person: what we asked about last
        self._advised: dict[int, dict[int, At]] = {}  # likewise what we suggested last

    async def show(
        self,
        interaction: Interaction,
        table: Table,
        *,
        note: str = "",
        why: str | None = None,
        focus: str | None = None,
    ) -> None:
        """Answer with the panel of whoever acted: their own hand, or what lies on the table for one who watches.

        `why` is the topic of the rule behind the note. Raises NotPlayingError in the lobby.
        """
        user, seat = interaction.user.id, table.seat_of(interaction.user.id)
        if seat is None:
            await self._show_watcher(interaction, table, note)
            return
        locale = locale_of(interaction)
        panel = seated(table, seat, locale, self._emoji(user, locale))
        drawn = await draw_hand(panel, self._look(user))
        alt = drawn.alt if drawn else None

        async def answer() -> None:
            view = hand_panel(panel, note=note, why=why, focus=focus, picture_alt=alt)
            await answer_private(interaction, view, files=[drawn.file()] if drawn else [])

        await self._emojis.tried(answer)
        if table.status.is_open:
            self._remember(interaction, table, panel)
            await self._clear_former(interaction, panel)

    async def ask(self, interaction: Interaction, panel: Seated, question: str, action: AnyAction) -> None:
        """Put a question in the panel's place before the action is done."""
        self.forget(panel.table, interaction.user.id)
        self._asked.setdefault(panel.table, {})[interaction.user.id] = panel.ply, action
        await answer_private(interaction, question_panel(panel, question, action))
        await self._clear_former(interaction, panel)

    def was_asked(self, table: Table, user_id: int, action: AnyAction) -> bool:
        """Whether the last thing this player was asked is whether they mean this; asked once, it is forgotten."""
        return self._asked.get(table.id, {}).pop(user_id, None) == (table.ply, action)

    def advised(self, panel: Seated, user_id: int, action: AnyAction) -> None:
        """Keep in mind what was suggested to this player as the table stands."""
        self._advised.setdefault(panel.table, {})[user_id] = panel.ply, action

    def was_advised(self, table: Table, user_id: int, action: AnyAction) -> bool:
        """Whether this is what was suggested to this player last, and nothing has happened since."""
        return self._advised.get(table.id, {}).get(user_id) == (table.ply, action)

    def forget(self, table_id: int, user_id: int) -> None:
        """Leave this player's panel as it is."""
        self._open.get(table_id, {}).pop(user_id, None)

    def _remember(self, interaction: Interaction, table: Table, panel: Seated) -> None:
        self._open.setdefault(table.id, {})[interaction.user.id] = Open(
            interaction,
            interaction.user.id,
            panel.locale,
            time.monotonic(),
            panel.ply,
            panel.status,
            panel.plays_now,
        )

    async def _clear_former(self, interaction: Interaction, panel: Seated) -> None:
        """Take the player's panel before this one away, unless this one stands in its place."""
        shown, user = self._last.setdefault(panel.table, {}), interaction.user.id
        former, since = shown.get(user, (None, 0.0))
        shown[user] = interaction, time.monotonic()
        if former is not None and time.monotonic() - since < LIFE:
            await remove_private(former, interaction)

    async def refresh(self, table: Table) -> None:
        """Bring the open panels of a table up to date, where it matters to their players."""
        for found in list(self._open.get(table.id, {}).values()):
            if time.monotonic() - found.since > LIFE:
                self.forget(table.id, found.user_id)
            elif self._matters(table, found):
                await self._refresh(table, found)
        if not table.status.is_open:
            for kept in (self._open, self._last, self._asked, self._advised):
                kept.pop(table.id, None)

    def _look(self, user_id: int) -> str:
        return look_of(self._preferences.user(user_id))

    def _emoji(self, user_id: int, locale: str) -> CardEmoji:
        return self._emojis.reader(locale, self._look(user_id))

    def _matters(self, table: Table, found: Open) -> bool:
        """Whether it is, or was, the player's turn, or the round has ended or begun since the panel was drawn."""
        seat = table.seat_of(found.user_id)
        if seat is None or table.ply == found.ply or table.status is Status.LOBBY:
            return False
        return found.played or table.acting() == seat or table.status is not found.status

    async def _refresh(self, table: Table, found: Open) -> None:
        user = found.user_id
        panel = seated(table, table.seat_of(user), found.locale, self._emoji(user, found.locale))
        drawn = await draw_hand(panel, self._look(user))
        if self._open.get(table.id, {}).get(found.user_id) is not found or table.ply != panel.ply:
            return  # the player was faster, or there is more to show already

        async def update() -> bool:
            view = hand_panel(panel, picture_alt=drawn.alt if drawn else None)
            return await update_private(found.interaction, view, files=[drawn.file()] if drawn else [])

        try:
            there = await self._emojis.tried(update)
        except (NotPrivateError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info(
                "a panel stays as it is: %s", error
            )  # its first answer never arrived, or Discord is in trouble
            there = False
        if not there:
            self.forget(table.id, found.user_id)
            return
        found.ply, found.status, found.played = panel.ply, panel.status, panel.plays_now

    async def _show_watcher(self, interaction: Interaction, table: Table, note: str) -> None:
        """What lies on the table, in the language and look of one who watches. Raises NotPlayingError in the lobby."""
        if table.status is Status.LOBBY:
            raise NotPlayingError(table.status)
        user, locale = interaction.user.id, locale_of(interaction)
        scene = scene_of(table, locale, self._emoji(user, locale))
        drawn = await draw_table(scene, self._look(user))
        view = watcher_message(scene, note=note, picture_alt=drawn.alt if drawn else None)
        await answer_private(interaction, view, files=[drawn.file()] if drawn else [])
