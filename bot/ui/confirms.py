"""The few actions worth a question before they are done: going out, and what is seldom meant."""

from collections.abc import Callable, Sequence

from bot.engine import AnyAction, Discard, Group, Illegal, Meld, Take, Three, View
from bot.engine.cards import NATURAL_RANKS, is_wild, naturals, wilds
from bot.engine.state import is_canasta
from bot.texts import say
from bot.ui.cards import card_text, rank_name
from bot.ui.dangers import BIG_PILE, danger, next_seat
from bot.ui.judge import after, is_legal, meld_of, seat_of
from bot.ui.told import groups_text

Name = Callable[[int], str]


def question(
    seen: View, action: AnyAction, locale: str, name: Name, staged: Sequence[Group] = ()
) -> str | None:
    """The question to ask first; None for what may be done at once, and for what is not allowed anyway.

    `staged` is what the player has put aside to lay.
    """
    if not isinstance(action, Discard | Meld | Take | Three):
        return None
    if _goes_out(seen, action):
        return say(locale, "confirm-out")
    if isinstance(action, Discard):
        return _of_staged(seen, action, locale, staged) or _of_discard(seen, action, locale, name)
    if isinstance(action, Meld | Take):
        return _of_groups(seen, action.groups, locale)
    return None


def _goes_out(seen: View, action: AnyAction) -> bool:
    try:
        return after(seen, action).out is not None
    except Illegal:
        return False


def _of_staged(seen: View, action: Discard, locale: str, staged: Sequence[Group]) -> str | None:
    """Whether the turn would end with cards put aside that could be laid and were not."""
    if staged and is_legal(seen, action) and is_legal(seen, meld_of(seen, staged)):
        return say(locale, "confirm-staged", cards=groups_text(staged, locale))
    return None


def _of_discard(seen: View, action: Discard, locale: str, name: Name) -> str | None:
    card, seat = action.card, seat_of(seen)
    if is_wild(card):
        only_wild = naturals(seen.hand) == 0
        return None if only_wild else say(locale, "confirm-wild", card=card_text(card, locale))
    many = len(seen.pile) + 1
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
