"""The buttons of a hand panel: draw or take, lay what is put aside, deal on, and what few turns have."""

from typing import Any

import discord

from bot.engine import AnyAction, Ask, Draw, No, Pass, Phase, Special, Take, Three, Yes
from bot.engine.cards import RED_THREES, card_name, count
from bot.engine.special import special_names
from bot.texts import say
from bot.ui.cards import card_text, cards_text
from bot.ui.judge import is_legal, seat_of
from bot.ui.panel_ids import press, take_value
from bot.ui.parts import MOST_OPTIONS, Choice, Item, Style, button, menu, row
from bot.ui.proposals import lays_down, places, takes
from bot.ui.seated import Seated
from bot.ui.told import groups_text, target_name

# Draw or take


def draw_rows(panel: Seated) -> list[Item | None]:
    if not panel.plays_now or panel.seen.phase is not Phase.DRAW:
        return []
    ways = takes(panel.seen, panel.staged)
    buttons = [_draw_button(panel)]
    if len(ways) == 1:
        label = f"{say(panel.locale, 'button-take')}: {_take_label(panel, ways[0])}"
        buttons.append(button(label, press(panel, "take", take_value(ways, ways[0])), Style.success))
    elif not ways:
        buttons.append(button(say(panel.locale, "button-take"), press(panel, "take"), off=True))
    rows: list[Item | None] = [row(*buttons)]
    if len(ways) > 1:
        choices = [Choice(_take_label(panel, way), take_value(ways, way)) for way in ways[:MOST_OPTIONS]]
        rows.append(menu(say(panel.locale, "menu-take"), press(panel, "take"), choices))
    return rows


def _draw_button(panel: Seated) -> discord.ui.Button[Any]:
    seat, many = seat_of(panel.seen), min(panel.seen.rules.draw_count, panel.seen.stock)
    if is_legal(panel.seen, Pass(seat)):
        return button(say(panel.locale, "button-pass"), press(panel, "pass"), Style.danger)
    label = (
        say(panel.locale, "button-draw") if many <= 1 else say(panel.locale, "button-draw-many", count=many)
    )
    return button(label, press(panel, "draw"), Style.primary, off=not is_legal(panel.seen, Draw(seat)))


def _take_label(panel: Seated, take: Take) -> str:
    top = card_text(panel.seen.pile[-1], panel.locale)
    first, *others = take.groups
    if first.cards:
        told = say(panel.locale, "menu-take-choice", cards=cards_text(first.cards, panel.locale), top=top)
    else:
        told = say(panel.locale, "menu-take-alone", top=top, name=target_name(first.target, panel.locale))
    return ", ".join([told, groups_text(others, panel.locale)]) if others else told


# What is put aside


def act_row(panel: Seated) -> Item:
    """What can be done beside the selects. To lay is there with cards to lay, off until those put aside may be laid."""
    names = [
        *(["clear"] if panel.staged else []),
        *(["undo"] if panel.undoable else []),
        *(["suggest"] if panel.plays_now else []),
    ]
    plain = [button(say(panel.locale, f"button-{name}"), press(panel, name)) for name in names]
    refresh = button(say(panel.locale, "button-refresh"), press(panel, "hand"))
    return row(*([_lay_button(panel)] if _could_lay(panel) else []), *plain, refresh)


def _could_lay(panel: Seated) -> bool:
    """Whether it is the time to lay, and something is put aside or could be."""
    if not panel.plays_now or panel.seen.phase is not Phase.PLAY:
        return False
    return bool(panel.staged or places(panel.seen, ()))


def _lay_button(panel: Seated) -> discord.ui.Button[Any]:
    label = say(panel.locale, "button-lay")
    return button(label, press(panel, "lay"), Style.success, off=not may_lay(panel))


def may_lay(panel: Seated) -> bool:
    """Whether what is put aside can be laid now."""
    return bool(panel.staged) and is_legal(panel.seen, lays_down(panel.seen, panel.staged))


# Between two rounds


def next_row(panel: Seated) -> Item:
    return row(button(say(panel.locale, "button-next"), press(panel, "next"), Style.success))


# What few turns have


def rare_row(panel: Seated) -> Item | None:
    if panel.stand_in:
        label = say(panel.locale, "button-standin", who=panel.short_name(panel.seen.acting))
        return row(button(label, press(panel, "standin")))
    if not panel.plays_now:
        return None
    buttons = [*_answer_buttons(panel), *_three_buttons(panel), *_special_buttons(panel)]
    return row(*buttons[:5]) if buttons else None


def _answer_buttons(panel: Seated) -> list[discord.ui.Button[Any]]:
    seat = seat_of(panel.seen)
    named: list[tuple[AnyAction, str, Style]] = [
        (Ask(seat), "ask", Style.primary),
        (Yes(seat), "yes", Style.success),
        (No(seat), "no", Style.secondary),
    ]
    return [
        button(say(panel.locale, f"button-{what}"), press(panel, what), style)
        for action, what, style in named
        if is_legal(panel.seen, action)
    ]


def _three_buttons(panel: Seated) -> list[discord.ui.Button[Any]]:
    seen, seat = panel.seen, seat_of(panel.seen)
    return [
        button(
            say(panel.locale, "button-three", card=card_text(card, panel.locale)),
            press(panel, "three", card_name(card)),
            Style.primary,
            emoji=panel.emoji(card),
        )
        for card in RED_THREES
        if count(seen.hand, card) and is_legal(seen, Three(seat, card))
    ]


def _special_buttons(panel: Seated) -> list[discord.ui.Button[Any]]:
    seen, seat = panel.seen, seat_of(panel.seen)
    return [
        button(
            say(panel.locale, "button-special", name=say(panel.locale, f"special-{name}")),
            press(panel, "special", name),
            Style.danger,
        )
        for name in special_names(seen.hand)
        if is_legal(seen, Special(seat, name))
    ]
