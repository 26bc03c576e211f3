"""Cards and groups as people type them (`KKK2 777`, `3 kings + joker`), read against the hand and the rules of a view.

Where a text can be read in several ways, the first legal reading wins, else the first that the hand holds.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice, product

from bot.engine import Group, Illegal, Meld, Take, View
from bot.engine.cards import (
    EMPTY,
    JOKER,
    NATURAL_RANKS,
    ONE,
    RANKS,
    RED_THREES,
    SUITS,
    Card,
    Cards,
    count,
    kinds,
    parse_card,
    spread,
)
from bot.ui.cards import card_text, rank_name
from bot.ui.drafts import MOST_TRIES, Draft, drafts_of, top_letter, with_top
from bot.ui.judge import seat_of, why_not
from bot.ui.refusals import Refusal
from bot.ui.spelling import MOST_TEXT, Reading, Spec, is_meant, looseness, readings


class ReadError(Refusal):
    """Text that names no cards of the hand."""


Groups = tuple[Group, ...]


def read_meld(text: str, seen: View, locale: str) -> Groups:
    """The groups to lay that the text names. Raises ReadError."""
    seat = seat_of(seen)
    return _best(text, seen, locale, lambda groups: why_not(seen, Meld(seat, groups)))


def read_take(text: str, seen: View, locale: str) -> Groups:
    """The groups to take the pile with: the first is joined by the top card, which may be typed along or left out.

    Raises ReadError.
    """
    seat = seat_of(seen)
    if not text.strip():
        return (Group(top_letter(seen), EMPTY),)
    return _best(text, seen, locale, lambda groups: why_not(seen, Take(seat, groups)), take=True)


def read_card(text: str, seen: View, locale: str) -> Card:
    """The one card of the hand that the text names; without a suit, the one held most often. Raises ReadError."""
    specs = [spec for reading in readings(text, locale) if (spec := _single(reading)) is not None]
    for spec in specs:
        held = [card for card in kinds(seen.hand) if is_meant(card, spec)]
        if held:
            return max(held, key=lambda card: (card not in RED_THREES, count(seen.hand, card)))
    if not specs:
        raise ReadError("read-one-card" if readings(text, locale) else _unread(text), text=text[:40])
    raise ReadError("read-card-not-held", card=_spec_text(specs[0], locale))


def _single(reading: Reading) -> Spec | None:
    cards = [spec for segment in reading for chunk in segment for spec in chunk.cards]
    return cards[0] if len(cards) == 1 else None


def _unread(text: str) -> str:
    return "read-unknown" if text.strip() else "read-empty"


def _spec_text(spec: Spec, locale: str) -> str:
    if spec.suit is not None and spec.rank in RANKS:
        return card_text(RANKS.index(spec.rank) * 4 + spec.suit, locale)
    return rank_name("joker" if spec.rank == "Jo" else spec.rank, locale, 1)


# Groups


def _best(
    text: str, seen: View, locale: str, judge: Callable[[Groups], Illegal | None], *, take: bool = False
) -> Groups:
    """The first legal way to understand the text, else the first that can be held."""
    held: list[Groups] = []
    faults: list[ReadError] = []
    for attempt in islice(_attempts(text, seen, locale, take=take), MOST_TRIES):
        if isinstance(attempt, ReadError):
            faults.append(attempt)
        elif judge(attempt) is None:
            return attempt
        else:
            held.append(attempt)
    if held:
        return held[0]
    raise faults[0] if faults else ReadError(_unread(text), text=text[:40])


def _attempts(text: str, seen: View, locale: str, *, take: bool) -> Iterator[Groups | ReadError]:
    if notation := _notation(text):
        yield notation
    for reading in readings(text, locale):
        for drafts in drafts_of(reading, seen):
            for asked in with_top(drafts, seen) if take else [drafts]:
                yield from _held(asked, seen, locale)


def _notation(text: str) -> Groups | None:
    """Groups in the notation of records, as the completion of a command writes them: `K:KsKh2d run:5s:8s`."""
    try:
        return tuple(_notation_group(word) for word in text[:MOST_TEXT].split()) or None
    except ValueError:
        return None


def _notation_group(word: str) -> Group:
    target, colon, cards = word.rpartition(":")
    start = target.removeprefix("run:")
    if not colon or (target not in (*NATURAL_RANKS, "3", "W", "run") and parse_card(start) == JOKER):
        raise ValueError(word)
    return Group(target, _bag(parse_card(cards[at : at + 2]) for at in range(0, len(cards), 2)))


def _bag(cards: Iterable[Card]) -> Cards:
    found = list(cards)
    if any(found.count(card) > 6 for card in found):
        raise ValueError("more of a card than any pack has")
    return sum(ONE[card] for card in found)


# From what is meant to cards of the hand


def _held(drafts: list[Draft], seen: View, locale: str) -> Iterator[Groups | ReadError]:
    """The groups with cards of the hand; for a new sequence without a suit, each suit that has its cards."""
    if any(target == "W" and not seen.rules.wild_melds for target, _ in drafts):
        yield ReadError("read-where")
        return
    for suited in product(*map(_suited, drafts)):
        try:
            yield _taken(list(suited), seen.hand, locale)
        except ReadError as fault:
            yield fault


def _suited(draft: Draft) -> list[Draft]:
    target, cards = draft
    if not target.startswith("run"):
        return [draft]
    named = {spec.suit for spec in cards} - {None}
    suits: Iterable[int | None] = named or range(4)
    if target != "run":
        suits = [SUITS.index(target[-1])]
    return [(target, tuple(Spec(spec.rank, suit) for spec in cards)) for suit in suits]


def _taken(drafts: list[Draft], hand: Cards, locale: str) -> Groups:
    """Take the cards out of the hand, those with a named suit first."""
    left = hand
    bags = [EMPTY] * len(drafts)
    wanted = [(place, spec) for place, (_, cards) in enumerate(drafts) for spec in cards]
    for place, spec in sorted(wanted, key=lambda want: looseness(want[1])):
        card = next((card for card in _preferred(left) if is_meant(card, spec)), None)
        if card is None:
            raise _not_held(spec, wanted, hand, locale)
        left -= ONE[card]
        bags[place] += ONE[card]
    return tuple(Group(target, bag) for (target, _), bag in zip(drafts, bags, strict=True))


def _preferred(hand: Cards) -> list[Card]:
    """Twos before jokers, black threes before red ones."""
    return sorted(kinds(hand), key=lambda card: (card in RED_THREES, card))


def _not_held(spec: Spec, wanted: list[tuple[int, Spec]], hand: Cards, locale: str) -> ReadError:
    if spec.suit is not None:
        return ReadError("read-card-not-held", card=_spec_text(spec, locale))
    asked = sum(other.rank == spec.rank for _, other in wanted)
    held = sum(is_meant(card, Spec(spec.rank, None)) for card in spread(hand))
    name = "joker" if spec.rank == "Jo" else spec.rank
    return ReadError("read-not-held", name=rank_name(name, locale, max(asked, held)), asked=asked, held=held)
