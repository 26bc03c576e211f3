"""Every meld a small hand allows, found by trying: the yardstick for what the engine finds by thinking.

Cards of one rank count as alike in a set. Says nothing of whether an action is legal; `check` does.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from bot.engine import Action, AnyAction, Discard, Group, Illegal, Meld, Phase, Rules, State, Three, apply
from bot.engine.cards import (
    BLACK_THREES,
    JOKER,
    NATURALS,
    RANKS,
    RED_THREES,
    Card,
    Cards,
    bag,
    card_name,
    card_rank,
    count,
    is_wild,
    size,
    spread,
)
from bot.engine.state import Side, side_at, stock_size

_Laid = tuple[str, tuple[Card, ...]]  # a target and cards from the hand


def every_meld(
    rules: Rules, side: Side, hand: Cards, *, first: int | None = None
) -> Iterator[tuple[Group, ...]]:
    """Groups of every meld action that might be legal; with `first`, of every take of a pile with that rank on top."""
    for runs, rest in _run_ways(rules, side, spread(hand)):
        for sets, black in _natural_ways(rest):
            if first is not None and first not in sets:
                sets = {first: (), **sets}
            wild = [card for card in rest if is_wild(card)]
            for laid in _wild_ways(rules, side, sets, wild):
                groups = [*laid, *((("3", black),) if black else ()), *runs]
                if first is not None:
                    groups.sort(key=lambda group: group[0] != RANKS[first])
                if groups:
                    yield tuple(Group(target, bag(cards)) for target, cards in groups)


def _run_ways(rules: Rules, side: Side, hand: list[Card]) -> Iterator[tuple[list[_Laid], list[Card]]]:
    """Sequences laid or extended, and the cards left."""
    yield [], hand
    if not rules.runs:
        return
    parts = _new_runs(hand) + [
        (f"run:{card_name(spread(run)[0])}", cards)
        for run in side.runs
        for cards in _around(spread(run), hand)
    ]
    for many in range(1, 4):
        for chosen in combinations(parts, many):
            rest = hand.copy()
            try:
                for _, cards in chosen:
                    for card in cards:
                        rest.remove(card)
            except ValueError:
                continue
            yield list(chosen), rest


def _new_runs(hand: list[Card]) -> list[_Laid]:
    naturals = {card for card in hand if card_rank(card) in NATURALS}
    runs = [tuple(range(low, low + 4 * length, 4)) for low in naturals for length in range(3, 8)]
    fine = [run for run in runs if naturals.issuperset(run) and card_rank(run[-1]) in NATURALS]
    return [("run", run) for run in fine for _ in range(2)]


def _around(run: list[Card], hand: list[Card]) -> list[tuple[Card, ...]]:
    below = [tuple(range(run[0] - 4 * many, run[0], 4)) for many in range(5)]
    above = [tuple(range(run[-1] + 4, run[-1] + 4 * many + 1, 4)) for many in range(5)]
    ways = [low + high for low, high in product(below, above)]
    return [way for way in ways if way and set(way) <= set(hand)]


def _natural_ways(hand: list[Card]) -> Iterator[tuple[dict[int, tuple[Card, ...]], tuple[Card, ...]]]:
    """So many cards of each natural rank, and so many black threes."""
    by_rank = {rank: [card for card in hand if card_rank(card) == rank] for rank in NATURALS}
    held = {rank: cards for rank, cards in by_rank.items() if cards}
    black = [card for card in hand if card in BLACK_THREES]
    for many in product(*(range(len(cards) + 1) for cards in held.values())):
        sets = {rank: tuple(held[rank][:n]) for rank, n in zip(held, many, strict=True) if n}
        for threes in (0, *range(3, len(black) + 1)):
            yield sets, tuple(black[:threes])


def _wild_ways(
    rules: Rules, side: Side, sets: dict[int, tuple[Card, ...]], wild: list[Card]
) -> Iterator[list[_Laid]]:
    """The sets with wild cards spread over them, the sets on the table and a meld of their own."""
    places = [*sets, *(rank for rank in NATURALS if side.sets[rank] and rank not in sets)]
    targets = [RANKS[rank] for rank in places] + (["W"] if rules.wild_melds else [])
    base = {RANKS[rank]: cards for rank, cards in sets.items()}
    for chosen in {
        tuple(sorted(zip(way, wild, strict=True))) for way in product(["", *targets], repeat=len(wild))
    }:
        laid = base.copy()
        for target, card in chosen:
            if target:
                laid[target] = (*laid.get(target, ()), card)
        if all(_might_fit(side, target, cards) for target, cards in laid.items()):
            yield list(laid.items())


def _might_fit(side: Side, target: str, cards: tuple[Card, ...]) -> bool:
    had = side.wild if target == "W" else side.sets[RANKS.index(target)]
    return size(had) + len(cards) >= 2  # with the top card of a pile that makes a meld


def accepted(state: State, action: AnyAction) -> State | None:
    """The state after an action; None if it is refused."""
    try:
        return apply(state, action)
    except Illegal:
        return None


def goes_out(state: State, seat: int) -> bool:
    """Whether some sequence of actions lets the player go out this turn without drawing another card."""
    return _goes_out(state, seat, set(), first=True)


class _Seen(NamedTuple):
    hand: Cards
    side: Side


def _goes_out(state: State, seat: int, seen: set[_Seen], *, first: bool) -> bool:
    here = _Seen(state.hands[seat], side_at(state, seat))
    if here in seen:
        return False
    seen.add(here)
    for action in _steps(state, seat, single=not first):
        after = accepted(state, action)
        if after is None:
            continue
        if after.out is not None and after.out.seat == seat:
            return True
        if (
            after.phase is Phase.PLAY
            and after.turn.seat == seat
            and _goes_out(after, seat, seen, first=False)
        ):
            return True
    return False


def _steps(state: State, seat: int, *, single: bool) -> Iterator[AnyAction]:
    """A last discard, red threes where they draw nothing, melds: of any groups at first, then group by group."""
    hand, side = state.hands[seat], side_at(state, seat)
    if size(hand) == 1:
        yield from (Discard(seat, card) for card in spread(hand))
    if not stock_size(state):
        yield from (Three(seat, card) for card in RED_THREES if count(hand, card))
    for groups in every_meld(state.rules, side, hand):
        if not single or len(groups) == 1:
            yield Meld(seat, groups)


def alike(action: Action) -> tuple[object, ...]:
    """What two actions have in common that differ only in the suits of a set's naturals."""
    groups: tuple[Group, ...] = getattr(action, "groups", ())
    rest = (getattr(action, "card", None), getattr(action, "name", None))
    return (type(action).__name__, action.seat, *rest, tuple(_alike(group) for group in groups))


def _alike(group: Group) -> tuple[object, ...]:
    if group.target.startswith("run"):
        return group.target, group.cards
    cards = spread(group.cards)
    wild = tuple(-1 if card == JOKER else -2 for card in cards if is_wild(card))
    return group.target, tuple(card_rank(card) for card in cards if not is_wild(card)), wild
