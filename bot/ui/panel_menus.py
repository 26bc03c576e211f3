"""The selects of a hand panel: which groups to lay and how, which card to discard, each option with what it means."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.engine import Card, Cards, Phase, format_cards
from bot.engine.cards import NATURAL_RANKS, card_name, card_rank, count, size, wilds, worth
from bot.engine.state import CANASTA, is_canasta
from bot.texts import say
from bot.ui.cards import card_group, card_text, cards_text, rank_name, sorted_cards
from bot.ui.dangers import danger, hidden_of_rank, next_seat
from bot.ui.judge import seat_of
from bot.ui.panel_ids import press
from bot.ui.parts import MOST_OPTION, MOST_OPTIONS, Choice, Item, capital, menu, text
from bot.ui.proposals import Place, discards, key_of, place, places
from bot.ui.seated import Seated
from bot.ui.told import target_name

NONE: Final = "none"
_MOST_GROUPS_AT_ONCE: Final = 6

# Lay


def lay_rows(panel: Seated, focus: str | None) -> list[Item | None]:
    if panel.seen.phase is Phase.ANSWER:
        return []
    found = places(panel.seen, panel.staged)
    if not found:
        return []
    choices = [_place_choice(panel, where) for where in found[:MOST_OPTIONS]]
    what = say(panel.locale, "menu-lay" if panel.plays_now else "menu-lay-ahead")
    where = place(panel.seen, panel.staged, focus) if focus else None
    return [
        menu(what, press(panel, "group"), choices, many=_MOST_GROUPS_AT_ONCE),
        *([] if where is None else _how_rows(panel, where)),
    ]


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


def _how_rows(panel: Seated, where: Place) -> list[Item | None]:
    """The choice of cards, under what is asked: the select itself shows the cards that are chosen now."""
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
    asked = say(locale, "menu-how", name=capital(place_name(where, locale)))
    return [text(asked, MOST_OPTION), menu(asked, press(panel, "how", where.key), choices)]


def _makes(panel: Seated, where: Place, cards: Cards) -> str:
    many = size(where.now) + size(cards)
    if is_canasta(where.now) and wilds(cards) and not wilds(where.now) and where.target in NATURAL_RANKS:
        return say(panel.locale, "menu-how-mixes")
    return say(panel.locale, "menu-how-canasta" if many >= CANASTA else "menu-how-makes", count=many)


# Discard


def discard_rows(panel: Seated) -> list[Item | None]:
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
    return menu(placeholder, press(panel, "discard", "" if whole else card_name(cards[0])), choices)


def _discard_label(panel: Seated, card: Card) -> str:
    many = count(panel.seen.hand, card)
    return card_text(card, panel.locale) + (f" ×{many}" if many > 1 else "")


def danger_text(panel: Seated, card: Card) -> str:
    """What the next player could do with this card, in words; of a usual risk, what there is to count."""
    seat = seat_of(panel.seen)
    found = danger(panel.seen, seat, card)
    if found.is_usual:
        many = hidden_of_rank(panel.seen, card_rank(card))
        return say(
            panel.locale,
            "danger-unseen",
            count=many,
            name=rank_name(card_group(card), panel.locale, many),
        )
    who = panel.short_name(next_seat(panel.seen, seat))
    name = rank_name(card_group(card), panel.locale)
    return say(panel.locale, f"danger-{found.value}", who=who, name=name)
