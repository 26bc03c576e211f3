"""Moves in words, a line a turn. A move is public by nature: it names no card that is not on the table."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Final

from bot.engine import (
    AnyAction,
    Ask,
    Discard,
    Draw,
    Group,
    Meld,
    No,
    Pass,
    Special,
    Take,
    Three,
    Yes,
)
from bot.engine.cards import RANKS, card_rank, is_wild, spread
from bot.table.moves import Move
from bot.texts import say
from bot.ui.cards import cards_text, rank_name
from bot.ui.emojis import CardEmoji, no_emoji, pictured
from bot.ui.parts import clipped

MOST_LINE: Final = 260


def group_text(group: Group, locale: str) -> str:
    """The cards of a group, and the meld they go to where they do not show it."""
    cards = cards_text(group.cards, locale)
    shows = any(not is_wild(card) and RANKS[card_rank(card)] == group.target for card in spread(group.cards))
    if shows or group.target in ("W", "run") or not cards:
        return cards
    return say(locale, "move-group", cards=cards, name=target_name(group.target, locale))


def target_name(target: str, locale: str) -> str:
    """A meld by name: `kings`, `sequence from 5♠`."""
    return rank_name(target, locale, 1 if target.startswith("run") else 2)


def groups_text(groups: Iterable[Group], locale: str) -> str:
    """Groups parted by commas: `K♠ K♥ 2♦, 7♠ 7♥ 7♣`."""
    return ", ".join(found for group in groups if (found := group_text(group, locale)))


def action_text(action: AnyAction, locale: str, emoji: CardEmoji = no_emoji) -> str:
    """What was done, without who did it. A single card comes with its emoji."""
    match action:
        case Take(groups=groups):
            return _take_text(groups, locale)
        case Meld(groups=groups):
            return say(locale, "move-meld", cards=groups_text(groups, locale))
        case Discard(card=card):
            return say(locale, "move-discard", card=pictured(card, locale, emoji))
        case Three(card=card):
            return say(locale, "move-three", card=pictured(card, locale, emoji))
        case Special(name=name):
            return say(locale, "move-special", name=say(locale, f"special-{name}"))
        case Draw() | Ask() | Yes() | No() | Pass():
            return say(locale, f"move-{type(action).__name__.lower()}")
    return ""


def _take_text(groups: Sequence[Group], locale: str) -> str:
    if cards := groups_text(groups, locale):
        return say(locale, "move-take", cards=cards)
    return say(locale, "move-take-alone", name=target_name(groups[0].target, locale))


def turn_lines(
    moves: Sequence[Move],
    most: int,
    locale: str,
    name: Callable[[int], str],
    emoji: CardEmoji = no_emoji,
) -> list[str]:
    """The last turns, a line each, the newest last; `name` gives a seat's player."""
    turns = [(seat, list(part)) for seat, part in groupby(moves[-most * 8 :], key=lambda move: move.seat)]
    return [_turn_line(part, locale, name(seat), emoji) for seat, part in turns[-most:]]


def _turn_line(part: Sequence[Move], locale: str, who: str, emoji: CardEmoji) -> str:
    """With emojis if they do not make it too long, so that none is cut in two."""
    told = say(locale, "move-turn", who=who, what=_turn_text(part, locale, emoji))
    if len(told) > MOST_LINE:
        told = say(locale, "move-turn", who=who, what=_turn_text(part, locale, no_emoji))
    return clipped(told, MOST_LINE)


def _turn_text(part: Sequence[Move], locale: str, emoji: CardEmoji) -> str:
    told = [action_text(move.action, locale, emoji) for move in part]
    if any(move.by == "clock" for move in part):
        told.append(say(locale, "move-by-clock"))
    return ", ".join(told)
