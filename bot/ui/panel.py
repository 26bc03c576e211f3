"""The hand panel: everything a player may do, on one private message. Written from one seat's view, for that seat."""

from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.engine import AnyAction, Discard
from bot.table.moves import Status
from bot.texts import say
from bot.ui.panel_buttons import act_row, draw_rows, may_lay, next_row, rare_row
from bot.ui.panel_ids import press, sure_of
from bot.ui.panel_menus import discard_rows, lay_rows
from bot.ui.panel_text import forbidden_text, hand_text, staged_text, table_text, turn_text
from bot.ui.parts import Item, Style, Words, button, clipped, fits, lines, message, picture, row, text
from bot.ui.rules_named import rules_of_table
from bot.ui.seated import Seated
from bot.ui.why import why_button

HAND_PICTURE: Final = "hand.png"


def hand_panel(
    panel: Seated,
    *,
    note: str = "",
    why: str | None = None,
    focus: str | None = None,
    picture_alt: str | None = None,
) -> discord.ui.LayoutView:
    """The panel of a seat. Raises ValueError for a spectator's view.

    `note`, what came of the last press, is said first of all, with a button to the rules' topic `why` under it; `focus` is
    the place whose cards are being chosen. With `picture_alt`, a file `HAND_PICTURE` must come with it.
    """
    if not panel.is_player:
        raise ValueError("one who watches has no hand")
    noted = [text(f"**{clipped(note, 490)}**")] if note else []
    room = 1300 - sum(len(told.content) for told in noted)
    first = text(lines(f"**{turn_text(panel)}**", table_text(panel)), room)
    advice, rows = _advice(panel, note), _rows(panel, focus)
    asked = [item for item in rows if isinstance(item, discord.ui.TextDisplay)]
    return message(
        [
            *noted,
            row(why_button(panel.locale, why, rules_of_table(panel.table))) if why else None,
            first,
            picture(HAND_PICTURE, picture_alt) if picture_alt else None,
            _hand(panel, [*noted, first, *advice, *asked]),
            *advice,
            *rows,
        ]
    )


def question_panel(panel: Seated, question: str, action: AnyAction) -> discord.ui.LayoutView:
    """A question before something is done; its yes carries what is to be done."""
    yes = button(
        say(panel.locale, "button-confirm"), press(panel, "sure", sure_of(panel, action)), Style.danger
    )
    no = button(say(panel.locale, "button-back"), press(panel, "hand"))
    return message([text(question), row(no, *_lay_first(panel, action), yes)])


def _lay_first(panel: Seated, action: AnyAction) -> list[discord.ui.Button[Any]]:
    """Before a discard, what is put aside can be laid down still."""
    if not isinstance(action, Discard) or not may_lay(panel):
        return []
    return [button(say(panel.locale, "button-lay-first"), press(panel, "lay"), Style.success)]


def _hand(panel: Seated, others: Sequence[Words]) -> Words:
    """The hand with its cards as emojis, or by name alone where those would be too long beside the other texts."""
    told = hand_text(panel.seen.hand, panel.locale, panel.emoji)
    if fits(told, *(other.content for other in others)):
        return text(told)
    return text(hand_text(panel.seen.hand, panel.locale), 1200)


def _advice(panel: Seated, note: str) -> list[Words]:
    """What stands in the way now; not once more what the note says already."""
    if panel.status is not Status.PLAYING:
        return []
    forbidden = forbidden_text(panel)
    told = lines(staged_text(panel), "" if forbidden in note else f"-# {forbidden}")
    return [text(told, 1200)] if told else []


def _rows(panel: Seated, focus: str | None) -> list[Item | None]:
    if panel.status is not Status.PLAYING:
        return [next_row(panel)] if panel.status is Status.BETWEEN else []
    return [
        *draw_rows(panel),
        *lay_rows(panel, focus),
        act_row(panel),
        *discard_rows(panel),
        rare_row(panel),
    ]
