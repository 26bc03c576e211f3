"""The hand panel: everything a player may do, on one private message. Written from one seat's view, for that seat."""

import zlib
from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.engine import (
    AnyAction,
    Ask,
    Card,
    Cards,
    Draw,
    Meld,
    No,
    Pass,
    Phase,
    Special,
    Take,
    Three,
    Yes,
    format_action,
    format_cards,
)
from bot.engine.cards import NATURAL_RANKS, RED_THREES, card_name, count, size, wilds, worth
from bot.engine.special import special_names
from bot.engine.state import CANASTA, is_canasta
from bot.table.moves import Status
from bot.texts import say
from bot.ui.cards import card_group, card_text, cards_text, rank_name, sorted_cards
from bot.ui.dangers import danger, next_seat
from bot.ui.ids import Press
from bot.ui.judge import is_legal, seat_of
from bot.ui.panel_text import forbidden_text, hand_text, staged_text, table_text, turn_text
from bot.ui.parts import (
    MOST_OPTIONS,
    Choice,
    Item,
    Style,
    Words,
    button,
    fits,
    lines,
    menu,
    message,
    picture,
    row,
    text,
)
from bot.ui.proposals import Place, discards, key_of, lays_down, place, places, takes
from bot.ui.rules_named import rules_of_table
from bot.ui.seated import Seated
from bot.ui.told import groups_text, target_name
from bot.ui.why import why_button

HAND_PICTURE: Final = "hand.png"
NONE: Final = "none"
_MOST_GROUPS_AT_ONCE: Final = 6


def hand_panel(
    panel: Seated,
    *,
    note: str = "",
    why: str | None = None,
    focus: str | None = None,
    picture_alt: str | None = None,
) -> discord.ui.LayoutView:
    """The panel of a seat. Raises ValueError for a spectator's view.

    `note` is said right above the buttons, where one looks who has pressed one, with a button to the rules' topic `why`;
    `focus` is the place whose cards are being chosen. With `picture_alt`, a file `HAND_PICTURE` must come with it.
    """
    if not panel.is_player:
        raise ValueError("one who watches has no hand")
    playing = panel.status is Status.PLAYING
    noted = [text(note, 500)] if note else []
    room = 1300 - sum(len(told.content) for told in noted)
    first = text(lines(f"**{turn_text(panel)}**", table_text(panel)), room)
    advice = _advice(panel)
    items: list[Item | None] = [
        first,
        picture(HAND_PICTURE, picture_alt) if picture_alt else None,
        _hand(panel, [*noted, first, *advice]),
        *advice,
        *noted,
        row(why_button(panel.locale, why, rules_of_table(panel.table))) if why else None,
        *(_rows(panel, focus) if playing else []),
    ]
    return message(items)


def question_panel(panel: Seated, question: str, action: AnyAction) -> discord.ui.LayoutView:
    """A question before something is done; its yes carries what is to be done."""
    yes = button(
        say(panel.locale, "button-confirm"), _press(panel, "sure", sure_of(panel, action)), Style.danger
    )
    no = button(say(panel.locale, "button-back"), _press(panel, "hand"))
    return message([text(question), row(no, yes)])


def sure_of(panel: Seated, action: AnyAction) -> str:
    """What a confirmed action is called in a custom id: short, and checked against what it meant when asked."""
    match action:
        case Meld():
            return f"lay.{mark(format_action(action))}"
        case Take():
            return f"take.{take_value(takes(panel.seen, panel.staged), action)}"
        case _:
            return format_action(action).partition(" ")[2].replace(" ", ".")


def mark(words: str) -> str:
    """A short sign of a longer text, to see whether it is still the same."""
    return f"{zlib.crc32(words.encode()):x}"


def take_value(ways: Sequence[Take], take: Take) -> str:
    """A way to take the pile by its place in the list, with a sign of what it is."""
    place_ = ways.index(take) if take in ways else len(ways)
    return f"{place_}.{mark(format_action(take))}"


def _press(panel: Seated, what: str, arg: str = "") -> Press:
    return Press(panel.table, panel.ply, what, arg)


def _hand(panel: Seated, others: Sequence[Words]) -> Words:
    """The hand with its cards as emojis, or by name alone where those would be too long beside the other texts."""
    told = hand_text(panel.seen.hand, panel.locale, panel.emoji)
    if fits(told, *(other.content for other in others)):
        return text(told)
    return text(hand_text(panel.seen.hand, panel.locale), 1200)


def _advice(panel: Seated) -> list[Words]:
    if panel.status is not Status.PLAYING:
        return []
    told = lines(staged_text(panel), forbidden_text(panel))
    return [text(told, 1200)] if told else []


def _rows(panel: Seated, focus: str | None) -> list[Item | None]:
    return [
        *_draw_rows(panel),
        *_lay_rows(panel, focus),
        _act_row(panel),
        *_discard_rows(panel),
        _rare_row(panel),
    ]


# Draw or take


def _draw_rows(panel: Seated) -> list[Item | None]:
    if not panel.plays_now or panel.seen.phase is not Phase.DRAW:
        return []
    ways = takes(panel.seen, panel.staged)
    buttons = [_draw_button(panel)]
    if len(ways) == 1:
        label = f"{say(panel.locale, 'button-take')}: {_take_label(panel, ways[0])}"
        buttons.append(button(label, _press(panel, "take", take_value(ways, ways[0])), Style.success))
    elif not ways:
        buttons.append(button(say(panel.locale, "button-take"), _press(panel, "take"), off=True))
    rows: list[Item | None] = [row(*buttons)]
    if len(ways) > 1:
        choices = [Choice(_take_label(panel, way), take_value(ways, way)) for way in ways[:MOST_OPTIONS]]
        rows.append(menu(say(panel.locale, "menu-take"), _press(panel, "take"), choices))
    return rows


def _draw_button(panel: Seated) -> discord.ui.Button[Any]:
    seat, many = seat_of(panel.seen), min(panel.seen.rules.draw_count, panel.seen.stock)
    if is_legal(panel.seen, Pass(seat)):
        return button(say(panel.locale, "button-pass"), _press(panel, "pass"), Style.danger)
    label = (
        say(panel.locale, "button-draw") if many <= 1 else say(panel.locale, "button-draw-many", count=many)
    )
    return button(label, _press(panel, "draw"), Style.primary, off=not is_legal(panel.seen, Draw(seat)))


def _take_label(panel: Seated, take: Take) -> str:
    top = card_text(panel.seen.pile[-1], panel.locale)
    first, *others = take.groups
    if first.cards:
        told = say(panel.locale, "menu-take-choice", cards=cards_text(first.cards, panel.locale), top=top)
    else:
        told = say(panel.locale, "menu-take-alone", top=top, name=target_name(first.target, panel.locale))
    return ", ".join([told, groups_text(others, panel.locale)]) if others else told


# Lay


def _lay_rows(panel: Seated, focus: str | None) -> list[Item | None]:
    if panel.seen.phase is Phase.ANSWER:
        return []
    found = places(panel.seen, panel.staged)
    if not found:
        return []
    choices = [_place_choice(panel, where) for where in found[:MOST_OPTIONS]]
    rows: list[Item | None] = [
        menu(say(panel.locale, "menu-lay"), _press(panel, "group"), choices, many=_MOST_GROUPS_AT_ONCE)
    ]
    where = place(panel.seen, panel.staged, focus) if focus else None
    if where is not None and focus is not None:
        rows.append(_how_row(panel, where))
    return rows


def _place_choice(panel: Seated, where: Place) -> Choice:
    locale = panel.locale
    label = place_name(where, locale)
    staged = _staged_at(panel, where)
    if staged:
        told = say(locale, "menu-lay-staged", cards=cards_text(staged, locale))
        return Choice(label, where.key, told, emoji=_first_card(panel, staged))
    cards = cards_text(where.best, locale)
    if where.now:
        told = say(locale, "menu-lay-add", name=label, now=size(where.now), cards=cards)
    else:
        told = say(locale, "menu-lay-new", cards=cards, points=worth(where.best))
    return Choice(label, where.key, told, emoji=_first_card(panel, where.best))


def _first_card(panel: Seated, cards: Cards) -> discord.PartialEmoji | None:
    """What a group looks like: its first card, wild cards come last."""
    return panel.emoji(sorted_cards(cards)[0])


def place_name(where: Place, locale: str) -> str:
    """A place by name: `kings`, `sequence 5♠ 6♠ 7♠`."""
    name = target_name(where.target, locale)
    shown = where.now or where.best
    return f"{name} {cards_text(shown, locale)}" if where.target.startswith("run") else name


def _staged_at(panel: Seated, where: Place) -> Cards:
    return next((group.cards for group in panel.staged if key_of(group) == where.key), 0)


def _how_row(panel: Seated, where: Place) -> Item:
    locale = panel.locale
    staged = _staged_at(panel, where)
    choices = [
        Choice(
            say(locale, "menu-how-choice", cards=cards_text(cards, locale), points=worth(cards)),
            format_cards(cards),
            _makes(panel, where, cards),
            chosen=cards == staged,
        )
        for cards in where.choices
    ]
    choices.append(Choice(say(locale, "menu-how-none"), NONE, chosen=not staged))
    name = place_name(where, locale)
    return menu(say(locale, "menu-how", name=name), _press(panel, "how", where.key), choices)


def _makes(panel: Seated, where: Place, cards: Cards) -> str:
    many = size(where.now) + size(cards)
    if is_canasta(where.now) and wilds(cards) and not wilds(where.now) and where.target in NATURAL_RANKS:
        return say(panel.locale, "menu-how-mixes")
    return say(panel.locale, "menu-how-canasta" if many >= CANASTA else "menu-how-makes", count=many)


def _act_row(panel: Seated) -> Item:
    lay = panel.plays_now and bool(panel.staged) and is_legal(panel.seen, lays_down(panel.seen, panel.staged))
    locale = panel.locale
    return row(
        button(say(locale, "button-lay"), _press(panel, "lay"), Style.success, off=not lay),
        button(say(locale, "button-clear"), _press(panel, "clear"), off=not panel.staged),
        button(say(locale, "button-undo"), _press(panel, "undo"), off=not panel.undoable),
        button(say(locale, "button-suggest"), _press(panel, "suggest"), off=not panel.plays_now),
        button(say(locale, "button-refresh"), _press(panel, "hand")),
    )


# Discard


def _discard_rows(panel: Seated) -> list[Item | None]:
    if not panel.plays_now or panel.seen.phase is not Phase.PLAY:
        return []
    cards = sorted_cards(discards(panel.seen))
    parts = [cards[start : start + MOST_OPTIONS] for start in range(0, len(cards), MOST_OPTIONS)]
    return [_discard_row(panel, part, whole=len(parts) == 1) for part in parts]


def _discard_row(panel: Seated, cards: Sequence[Card], *, whole: bool) -> Item:
    locale = panel.locale
    ends = {"first": card_text(cards[0], locale), "last": card_text(cards[-1], locale)}
    placeholder = say(locale, "menu-discard") if whole else say(locale, "menu-discard-part", **ends)
    choices = [
        Choice(
            _discard_label(panel, card), card_name(card), danger_text(panel, card), emoji=panel.emoji(card)
        )
        for card in cards
    ]
    return menu(placeholder, _press(panel, "discard", "" if whole else card_name(cards[0])), choices)


def _discard_label(panel: Seated, card: Card) -> str:
    many = count(panel.seen.hand, card)
    return card_text(card, panel.locale) + (f" ×{many}" if many > 1 else "")


def danger_text(panel: Seated, card: Card) -> str:
    """What the next player could do with this card, in words."""
    seat = seat_of(panel.seen)
    found = danger(panel.seen, seat, card)
    who = panel.short_name(next_seat(panel.seen, seat))
    name = rank_name(card_group(card), panel.locale)
    return say(panel.locale, f"danger-{found.value}", who=who, name=name)


# What few turns have


def _rare_row(panel: Seated) -> Item | None:
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
        button(say(panel.locale, f"button-{what}"), _press(panel, what), style)
        for action, what, style in named
        if is_legal(panel.seen, action)
    ]


def _three_buttons(panel: Seated) -> list[discord.ui.Button[Any]]:
    seen, seat = panel.seen, seat_of(panel.seen)
    return [
        button(
            say(panel.locale, "button-three", card=card_text(card, panel.locale)),
            _press(panel, "three", card_name(card)),
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
            _press(panel, "special", name),
            Style.danger,
        )
        for name in special_names(seen.hand)
        if is_legal(seen, Special(seat, name))
    ]
