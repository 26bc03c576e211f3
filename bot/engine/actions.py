"""What a player can do, as values that print and parse in the record notation (rule book, 12).

Knows the notation only: whether an action is legal is for `play.check`.
"""

import re
from typing import assert_never

import msgspec

from bot.engine.cards import UNKNOWN, Card, Cards, card_name, format_cards, parse_card, read_bag


class Action(msgspec.Struct, frozen=True, gc=False):
    """Something the player on `seat` does."""

    seat: int


class Group(msgspec.Struct, frozen=True, gc=False):
    """Cards from the hand and the meld they go to: a rank, `3`, `W`, `run`, or `run:5s`."""

    target: str
    cards: Cards


class Draw(Action, frozen=True, gc=False):
    """Draw from the stock."""


class Take(Action, frozen=True, gc=False):
    """Take the pile; the first group is the one that its top card joins."""

    groups: tuple[Group, ...]


class Meld(Action, frozen=True, gc=False):
    """Lay groups of cards, judged as a whole."""

    groups: tuple[Group, ...]


class Discard(Action, frozen=True, gc=False):
    """Throw a card on the pile, which ends the turn."""

    card: Card


class Three(Action, frozen=True, gc=False):
    """Lay a red three from the hand and draw a replacement."""

    card: Card


class Ask(Action, frozen=True, gc=False):
    """Ask the partner whether one may go out."""


class Yes(Action, frozen=True, gc=False):
    """Allow the partner to go out, who then must."""


class No(Action, frozen=True, gc=False):
    """Forbid the partner to go out this turn."""


class Pass(Action, frozen=True, gc=False):
    """Leave the pile when the stock is empty, which ends the round."""


class Special(Action, frozen=True, gc=False):
    """Lay a special hand, which ends the round."""

    name: str


class Unreadable(Action, frozen=True, gc=False):
    """Text that is no action; refused like one the rules do not have."""

    text: str


AnyAction = Draw | Take | Meld | Discard | Three | Ask | Yes | No | Pass | Special | Unreadable

_BARE: dict[str, type[Draw | Ask | Yes | No | Pass]] = {
    "draw": Draw,
    "ask": Ask,
    "yes": Yes,
    "no": No,
    "pass": Pass,
}
_GROUPED: dict[str, type[Take | Meld]] = {"take": Take, "meld": Meld}
_SEAT = re.compile(r"[0-9]{1,9}", re.ASCII)
NOBODY = -1


def parse(text: str) -> AnyAction:
    """Read an action of the record notation: `0 meld K:KsKh2d Q:QsQdQh`.

    Never fails: text that is no action becomes `Unreadable`, an unreadable card an unknown one, so that the
    refusal comes from `check`, in the rule book's order.
    """
    seat_text, *words = text.split(" ")
    if not _SEAT.fullmatch(seat_text):
        return Unreadable(NOBODY, text)
    seat = int(seat_text)
    return (_parse_verb(seat, words[0], words[1:]) if words else None) or Unreadable(seat, text)


def _parse_verb(seat: int, verb: str, words: list[str]) -> AnyAction | None:
    if verb in _BARE:
        return None if words else _BARE[verb](seat)
    if verb in _GROUPED:
        groups = tuple(_parse_group(word) for word in words if ":" in word)
        return _GROUPED[verb](seat, groups) if groups and len(groups) == len(words) else None
    if len(words) != 1:
        return None
    return _parse_single(seat, verb, words[0])


def _parse_single(seat: int, verb: str, word: str) -> AnyAction | None:
    match verb:
        case "discard":
            return Discard(seat, _read_card(word))
        case "three":
            return Three(seat, _read_card(word))
        case "special":
            return Special(seat, word)
        case _:
            return None


def _read_card(word: str) -> Card:
    try:
        return parse_card(word)
    except ValueError:
        return UNKNOWN


def _parse_group(word: str) -> Group:
    target, _, cards = word.rpartition(":")
    return Group(target, read_bag(cards))


def format_action(action: AnyAction) -> str:
    """Write an action in the record notation; `parse` reads it back."""
    match action:
        case Take(seat, groups) | Meld(seat, groups):
            laid = " ".join(f"{group.target}:{format_cards(group.cards)}" for group in groups)
            return f"{seat} {'take' if isinstance(action, Take) else 'meld'} {laid}"
        case Discard(seat, card):
            return f"{seat} discard {card_name(card)}"
        case Three(seat, card):
            return f"{seat} three {card_name(card)}"
        case Special(seat, name):
            return f"{seat} special {name}"
        case Unreadable(_, text):
            return text
        case Draw() | Ask() | Yes() | No() | Pass():
            return f"{action.seat} {type(action).__name__.lower()}"
        case _:
            assert_never(action)
