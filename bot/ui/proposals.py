"""What a player could lay, take and discard, as lists to choose from; worked out from their view, judged by the rules."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from bot.engine import (
    Card,
    Cards,
    Discard,
    Group,
    Meld,
    Phase,
    Rules,
    Side,
    Take,
    View,
    imagine,
    legal_actions,
)
from bot.engine.cards import (
    BLACK_MASK,
    EMPTY,
    NATURAL_RANKS,
    NATURALS,
    ONE,
    SUITS,
    card_name,
    card_rank,
    jokers,
    kinds,
    naturals,
    select,
    size,
    wilds,
    worth,
)
from bot.engine.choices import run_choices, run_extensions, set_choices, wild_choices
from bot.engine.melds import lowest
from bot.engine.openings import openings
from bot.engine.state import MELD_LEAST, opening_need
from bot.ui.judge import is_legal, seat_of

MOST_CHOICES: Final = 24  # a select has 25 options; one says "none"
_MOST_BLACK: Final = 4

Groups = Sequence[Group]


class Place(NamedTuple):
    """Somewhere that cards of the hand can go: `key` for a select, the meld's target, what lies there, and the choices.

    A new sequence has the key `run.s` of its suit. `best` is what one would lay first.
    """

    key: str
    target: str
    now: Cards
    choices: tuple[Cards, ...]
    best: Cards


def key_of(group: Group) -> str:
    """The key of the place that a group goes to."""
    if group.target == "run" and group.cards:
        return f"run.{SUITS[kinds(group.cards)[0] & 3]}"
    return group.target


def free_cards(hand: Cards, staged: Groups, key: str | None = None) -> Cards:
    """The hand without what is put aside for other places than `key`."""
    return hand - sum(group.cards for group in staged if key_of(group) != key)


def places(seen: View, staged: Groups) -> list[Place]:
    """Everywhere that cards of the hand can go now, what is put aside elsewhere left out; sets first."""
    side = seen.side(seat_of(seen))
    keys = [*NATURAL_RANKS[::-1], *_other_keys(seen.rules, side)]
    return [found for key in dict.fromkeys(keys) if (found := place(seen, staged, key)) is not None]


def _other_keys(rules: Rules, side: Side) -> Iterable[str]:
    if rules.runs:
        yield from (f"run:{card_name(lowest(run))}" for run in side.runs)
        yield from (f"run.{suit}" for suit in SUITS)
    if rules.wild_melds:
        yield "W"
    if rules.black_three_meld:
        yield "3"


def place(seen: View, staged: Groups, key: str) -> Place | None:
    """One place by its key; None if nothing of the hand can go there."""
    side, cards = seen.side(seat_of(seen)), free_cards(seen.hand, staged, key)
    if key in NATURAL_RANKS:
        return _set_place(seen.rules, side, cards, key)
    if key == "W":
        return _made(key, key, side.wild, wild_choices(cards, side.wild))
    if key == "3":
        black = select(cards, BLACK_MASK)
        fits = not side.black and MELD_LEAST <= size(black) <= _MOST_BLACK
        return _made(key, key, side.black, [black] if fits else [])
    return _run_place(side, cards, key)


def _set_place(rules: Rules, side: Side, cards: Cards, letter: str) -> Place | None:
    rank = NATURAL_RANKS.index(letter)
    had = side.sets[rank]
    found = set_choices(rules, cards, rank, had, opening=not side.opened)
    return _made(letter, letter, had, found)


def _run_place(side: Side, cards: Cards, key: str) -> Place | None:
    if key.startswith("run."):
        suit = SUITS.index(key[-1])
        return _made(key, "run", EMPTY, [run for run in run_choices(cards) if kinds(run)[0] & 3 == suit])
    run = next((run for run in side.runs if f"run:{card_name(lowest(run))}" == key), None)
    if run is None:
        return None
    return _made(key, key, run, [added for added in run_extensions(cards, run) if added])


def _made(key: str, target: str, now: Cards, found: Sequence[Cards]) -> Place | None:
    if not found:
        return None
    choices = tuple(sorted(_nearest(found), key=lambda cards: (-naturals(cards), *_wild_cost(cards))))
    return Place(key, target, now, choices, choices[0])


def _nearest(found: Sequence[Cards]) -> Sequence[Cards]:
    """Where there are too many, those with the most naturals and the fewest wild cards."""
    most = max(map(naturals, found))
    return sorted(found, key=lambda cards: 2 * (most - naturals(cards)) + wilds(cards))[:MOST_CHOICES]


def _wild_cost(cards: Cards) -> tuple[int, int]:
    """Fewest wild cards first, twos before jokers."""
    return wilds(cards), jokers(cards)


def with_group(staged: Groups, where: Place, cards: Cards) -> list[Group]:
    """What is put aside after choosing these cards for this place, none to leave it out."""
    kept = [group for group in staged if key_of(group) != where.key]
    return [*kept, Group(where.target, cards)] if cards else kept


# Opening


def cheapest_opening(seen: View, need: int) -> tuple[Group, ...] | None:
    """The way to open that spends the fewest wild cards, then the fewest cards; None if this hand cannot."""
    ways = openings(seen.rules, seen.hand, need)
    kept = [way for way in ways if size(seen.hand) - _size(way) > 1]
    return min(kept, key=_spent, default=None)


def _spent(groups: Groups) -> tuple[int, int, int]:
    together = sum(group.cards for group in groups)
    return wilds(together), jokers(together), size(together)


def _size(groups: Groups) -> int:
    return sum(size(group.cards) for group in groups)


def laid_worth(groups: Groups, top: Card | None = None) -> int:
    """Points of these groups from the hand, with the pile's top card where it is taken."""
    return sum(worth(group.cards) for group in groups) + (worth(ONE[top]) if top is not None else 0)


# Taking the pile


def takes(seen: View, staged: Groups) -> list[Take]:
    """The legal ways to take the pile, those that lay what is put aside first, then by what they spend."""
    if seen.phase is not Phase.DRAW or not seen.may_act() or not seen.pile:
        return []
    usual = [action for action in legal_actions(seen) if isinstance(action, Take)]
    usual.sort(key=lambda take: _spent(take.groups))
    return list(dict.fromkeys([*_staged_takes(seen, staged), *usual]))


def _staged_takes(seen: View, staged: Groups) -> list[Take]:
    rank = card_rank(seen.pile[-1])
    if not staged or rank not in NATURALS:
        return []
    seat, letter = seat_of(seen), NATURAL_RANKS[rank]
    others = tuple(group for group in staged if group.target != letter)
    chosen = [group.cards for group in staged if group.target == letter]
    firsts = chosen or _firsts(seen, staged, rank)
    ways = [Take(seat, (Group(letter, cards), *others)) for cards in firsts]
    return [take for take in ways if is_legal(seen, take)]


def _firsts(seen: View, staged: Groups, rank: int) -> list[Cards]:
    """What could go with the top card, from cards that are not put aside."""
    side = seen.side(seat_of(seen))
    cards, had = free_cards(seen.hand, staged), side.sets[rank] + ONE[seen.pile[-1]]
    found = set_choices(seen.rules, cards, rank, had, opening=not side.opened)
    return [EMPTY, *sorted(found, key=_wild_cost)]


def take_attempts(seen: View) -> list[Take]:
    """Ways to try the pile, legal or not: what the rules say to them tells why it cannot be taken."""
    seat = seat_of(seen)
    rank = card_rank(seen.pile[-1]) if seen.pile else 0
    if rank not in NATURALS:
        return [Take(seat, (Group(NATURAL_RANKS[0], EMPTY),))]
    letter, held = NATURAL_RANKS[rank], _naturals_of(seen.hand, rank)
    wild = next((card for card in kinds(seen.hand) if wilds(ONE[card])), None)
    bags = [held, held + ONE[wild]] if wild is not None else [held]
    plain = [Take(seat, (Group(letter, cards),)) for cards in bags]
    return plain if seen.side(seat).opened else [*plain, *_opening_takes(seen, rank)]


def _opening_takes(seen: View, rank: int) -> list[Take]:
    """Takes that lay enough for the first meld, whatever else may forbid them."""
    seat, letter, top = seat_of(seen), NATURAL_RANKS[rank], worth(ONE[seen.pile[-1]])
    need = opening_need(imagine(seen), seat)
    found: list[Take] = []
    for cards in set_choices(seen.rules, seen.hand, rank, ONE[seen.pile[-1]], opening=True):
        first, left = Group(letter, cards), need - top - worth(cards)
        ways = openings(seen.rules, seen.hand - cards, left) if left > 0 else [()]
        found += [Take(seat, (first, *way)) for way in ways if all(group.target != letter for group in way)]
    return found


def _naturals_of(hand: Cards, rank: int) -> Cards:
    return select(hand, 0xFFFF << (16 * rank))


# Discards


def discards(seen: View) -> list[Card]:
    """The cards of the hand that may be discarded now, one of a kind."""
    seat = seat_of(seen)
    return [card for card in kinds(seen.hand) if is_legal(seen, Discard(seat, card))]


def lays_down(seen: View, staged: Groups) -> Meld:
    """The meld of all that is put aside."""
    return Meld(seat_of(seen), tuple(staged))
