"""The few actions worth a question before they are done: going out, and what is seldom meant."""

from collections.abc import Callable, Sequence
from typing import Final

from bot.engine import AnyAction, Card, Discard, Group, Illegal, Meld, Take, Three, View
from bot.engine.cards import NATURAL_RANKS, is_wild, naturals, wilds
from bot.engine.state import is_canasta
from bot.texts import say
from bot.ui.cards import card_text, rank_name
from bot.ui.dangers import BIG_PILE, danger, next_seat
from bot.ui.judge import after, is_legal, meld_of, seat_of
from bot.ui.told import groups_text

Name = Callable[[int], str]

_OF_HANDS: Final = ("hand", "red_threes_in_hand", "trips")  # lines of the score that cards left in hands make


def question(
    seen: View,
    action: AnyAction,
    locale: str,
    name: Name,
    staged: Sequence[Group] = (),
    *,
    advised: bool = False,
) -> str | None:
    """The question to ask first; None for what may be done at once, and for what is not allowed anyway.

    `staged` is what the player has put aside to lay. What we have just `advised` is no mistake for what it gives away.
    """
    if not isinstance(action, Discard | Meld | Take | Three):
        return None
    if asked := _of_going_out(seen, action, locale):
        return asked
    if isinstance(action, Discard):
        found = _of_staged(seen, action, locale, staged) or _of_wild(seen, action.card, locale)
        return found or (None if advised else _of_pile(seen, action.card, locale, name))
    if isinstance(action, Meld | Take):
        return _of_groups(seen, action.groups, locale)
    return None


def _of_going_out(seen: View, action: AnyAction, locale: str) -> str | None:
    """Whether the round ends by this, and what it gives; a partner's cards, which nobody sees, are still to be counted off."""
    try:
        ended = after(seen, action)
    except Illegal:
        return None
    if ended.out is None or ended.scores is None:
        return None
    seat, sides = ended.out.seat, ended.side_of
    mine = ended.scores[seat if ended.rules.cutthroat else sides[seat]]
    points = sum(gained for line, gained in mine.lines.items() if line not in _OF_HANDS)
    return say(locale, "confirm-out-team" if sides.count(sides[seat]) > 1 else "confirm-out", points=points)


def _of_staged(seen: View, action: Discard, locale: str, staged: Sequence[Group]) -> str | None:
    """Whether the turn would end with cards put aside that could be laid and were not."""
    if staged and is_legal(seen, action) and is_legal(seen, meld_of(seen, staged)):
        return say(locale, "confirm-staged", cards=groups_text(staged, locale))
    return None


def _of_wild(seen: View, card: Card, locale: str) -> str | None:
    """Whether a wild card would be thrown by one who could throw another."""
    if is_wild(card) and naturals(seen.hand):
        return say(locale, "confirm-wild", card=card_text(card, locale))
    return None


def _of_pile(seen: View, card: Card, locale: str, name: Name) -> str | None:
    """Whether a big pile would most likely go to the next player."""
    seat, many = seat_of(seen), len(seen.pile) + 1
    if many >= BIG_PILE and danger(seen, seat, card).gives_away:
        facts = {"who": name(next_seat(seen, seat)), "card": card_text(card, locale)}
        return say(locale, "confirm-pile", count=many, **facts)
    return None


def _of_groups(seen: View, groups: Sequence[Group], locale: str) -> str | None:
    """Whether a wild card goes onto a natural canasta."""
    sets = seen.side(seat_of(seen)).sets
    for group in groups:
        if group.target in NATURAL_RANKS and wilds(group.cards):
            meld = sets[NATURAL_RANKS.index(group.target)]
            if is_canasta(meld) and not wilds(meld):
                rules = seen.rules
                points = {"natural": rules.natural_canasta, "mixed": rules.mixed_canasta}
                return say(locale, "confirm-break", name=rank_name(group.target, locale), **points)
    return None
