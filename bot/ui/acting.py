"""Doing what a player asks for at a table, and answering with their panel: commands and presses alike enter here."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import SystemRandom

from bot.computer import choose
from bot.engine import (
    AnyAction,
    Ask,
    Discard,
    Draw,
    Illegal,
    Meld,
    No,
    Pass,
    Reason,
    RulesError,
    Special,
    Take,
    Three,
    View,
    Yes,
)
from bot.engine.cards import EMPTY, contains
from bot.table.errors import LobbyCode, LobbyError, StaleError, TableError
from bot.table.table import Table
from bot.texts import say
from bot.ui.announcer import announcer_of
from bot.ui.cards import card_text, cards_text
from bot.ui.confirms import question
from bot.ui.private import locale_of
from bot.ui.refusals import Refusal, sentence
from bot.ui.seated import Seated, seated
from bot.ui.services import Interaction, registry_of
from bot.ui.take_text import NoTake, what_takes
from bot.ui.told import groups_text
from bot.ui.why import topic_of

Work = Callable[[], Awaitable[str]]
"""Does something and gives a note for the panel, or nothing."""

ADVISER = "hard"


def here(interaction: Interaction) -> Table:
    """The table of the channel. Raises Refusal where there is none."""
    table = registry_of(interaction).at(interaction.channel_id or 0)
    if table is None:
        raise Refusal("lobby-no-table")
    announcer_of(interaction).acted(interaction.user.id)
    return table


def seat_in(interaction: Interaction, table: Table) -> int:
    """The seat of whoever acted. Raises LobbyError not_here."""
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise LobbyError(LobbyCode.NOT_HERE)
    return seat


def panel_of(interaction: Interaction, table: Table) -> Seated:
    """What the one who acted sees. Raises NotPlayingError in the lobby."""
    return seated(table, table.seat_of(interaction.user.id), locale_of(interaction))


async def show_panel(
    interaction: Interaction,
    table: Table,
    *,
    note: str = "",
    why: str | None = None,
    focus: str | None = None,
) -> None:
    """Answer with the panel; `why` is the topic of the rule behind the note."""
    await announcer_of(interaction).panels.show(interaction, table, note=note, why=why, focus=focus)


async def attempt(interaction: Interaction, table: Table, work: Work, *, focus: str | None = None) -> None:
    """Do it and show the panel; where it is refused, the panel as it is now, with the reason.

    Raises LobbyError not_here for one who has no seat, NotPlayingError in the lobby.
    """
    seat_in(interaction, table)
    panel_of(interaction, table)
    announcer_of(interaction).panels.forget(table.id, interaction.user.id)  # ours is the newer answer
    note, why = await _noted(locale_of(interaction), table, work)
    await show_panel(interaction, table, note=note, why=why, focus=focus)


async def _noted(locale: str, table: Table, work: Work) -> tuple[str, str | None]:
    """What to say of the work, and the topic of the rule that forbids it."""
    try:
        return await work(), None
    except StaleError:
        return say(locale, "panel-stale"), None
    except (Illegal, TableError, Refusal, RulesError) as error:
        return say(locale, "panel-refused", why=sentence(locale, error, table)), _topic(error)


def _topic(error: Exception) -> str | None:
    """Where the rule behind a refusal stands, if one does."""
    if isinstance(error, NoTake):
        return "pile"
    return topic_of(error) if isinstance(error, Illegal) else None


async def do(
    interaction: Interaction, table: Table, action: AnyAction, *, at: int | None, sure: bool = False
) -> None:
    """Play an action for whoever acted, after a question where it is one of the few that need it.

    A command (`at` is None) that is typed again after its question is the yes to it.
    """
    panel, panels = panel_of(interaction, table), announcer_of(interaction).panels
    again = panels.was_asked(table, interaction.user.id, action) and at is None
    asked = None
    if not sure and not again and panel.plays_now and at in (None, table.ply):
        advised = panels.was_advised(table, interaction.user.id, action)
        asked = question(panel.seen, action, panel.locale, panel.name, panel.staged, advised=advised)
    if asked is not None:
        await panels.ask(interaction, panel, asked, action)
        return
    await attempt(interaction, table, partial(_play, table, action, at, panel.locale))


async def _play(table: Table, action: AnyAction, at: int | None, locale: str) -> str:
    """What was drawn is told, as one sees it at a table; the hand is sorted and would not show it."""
    before = table.view(action.seat).hand
    await _allowed(table, action, at, locale)
    if not isinstance(action, Draw):
        return ""
    now = table.view(action.seat).hand
    drawn = now - before if contains(now, before) else EMPTY
    return say(locale, "panel-drew", cards=cards_text(drawn, locale)) if drawn else ""


async def _allowed(table: Table, action: AnyAction, at: int | None, locale: str) -> None:
    """Play it. Raises what the table raises; for cards that do not take the pile, with what would."""
    try:
        await table.play(action.seat, action, at=at)
    except Illegal as illegal:
        if illegal.reason is Reason.NO_MATCH:
            raise what_takes(table.view(action.seat), locale) from illegal
        raise


async def undo(interaction: Interaction, table: Table, *, at: int | None) -> None:
    """Take back what was laid since the last new information."""
    seat, locale = seat_in(interaction, table), locale_of(interaction)

    async def work() -> str:
        await table.undo(seat, at=at)
        return say(locale, "panel-undone")

    await attempt(interaction, table, work)


# Advice


async def suggest(interaction: Interaction, table: Table) -> None:
    """Say what a good computer player would do with what this player sees; a meld is put aside for them."""

    async def work() -> str:
        panel = panel_of(interaction, table)
        if not panel.plays_now:
            return say(panel.locale, "panel-suggest-wait")
        action = await _advice(panel.seen)
        announcer_of(interaction).panels.advised(panel, interaction.user.id, action)
        if isinstance(action, Meld):
            await table.unstage(action.seat, at=panel.ply, all=True)
            await table.stage(action.seat, action.groups, at=panel.ply)
        return advice_text(action, panel.locale)

    await attempt(interaction, table, work)


async def _advice(seen: View) -> AnyAction:
    return await asyncio.to_thread(choose, seen, ADVISER, SystemRandom())


def advice_text(action: AnyAction, locale: str) -> str:
    """An action as a suggestion; the cards of a meld are named where what is put aside stands."""
    match action:
        case Take(groups=groups):
            cards = groups_text(groups, locale)
            return say(locale, "panel-suggest-take" if cards else "panel-suggest-take-alone", cards=cards)
        case Discard(card=card) | Three(card=card):
            return say(locale, f"panel-suggest-{_verb(action)}", card=card_text(card, locale))
        case Draw() | Meld() | Ask() | Yes() | No() | Pass() | Special():
            return say(locale, f"panel-suggest-{_verb(action)}")
    return ""


def _verb(action: AnyAction) -> str:
    return type(action).__name__.lower()
