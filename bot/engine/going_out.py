"""Going out: its conditions, and whether a hand could be laid so that its player goes out this turn (7).

The search lays everything at once: several meld actions in one turn never reach what one action cannot.
It walks the ranks upwards with the wild cards still to place, the canastas made so far and the new sequences
that still grow, so equal positions are met once.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from bot.engine.cards import (
    BLACK_MASK,
    EMPTY,
    NATURAL_RANKS,
    NATURALS,
    ONE,
    RED_MASK,
    Cards,
    bag,
    card_rank,
    contains,
    count,
    is_three,
    kinds,
    naturals,
    of_rank,
    select,
    size,
    spread,
    wilds,
    worth,
)
from bot.engine.melds import WILD_TARGET, incomplete, set_fault
from bot.engine.rules import Rules
from bot.engine.state import (
    CANASTA,
    MELD_LEAST,
    Side,
    State,
    Turn,
    is_canasta,
    opening_need,
    partner_after,
    side_at,
    stock_size,
)


def may_go_out(state: State, side: Side, turn: Turn) -> bool:
    """Whether the conditions of section 7 hold for the player of this turn once the side has these melds."""
    rules = state.rules
    if side.canastas < rules.canastas_to_go_out or turn.answer == "no":
        return False
    if (
        rules.ask_partner == "required"
        and turn.answer is None
        and partner_after(state, turn.seat) is not None
    ):
        return False
    return not incomplete(rules, side)


def may_be_last(rules: Rules, hand: Cards) -> bool:
    """Whether the one card left in a hand may be thrown to go out (5); nothing else in the hand guards it."""
    return not (rules.last_discard_not_three and is_three(spread(hand)[0]))


def can_finish(state: State, side: Side, hand: Cards, turn: Turn) -> bool:
    """Whether a hand of one card or none, after a meld, goes out or is about to."""
    if not may_go_out(state, side, turn):
        return False
    return may_be_last(state.rules, hand) if hand else not state.rules.discard_required


def is_concealed(turn: Turn, side: Side) -> bool:
    """Whether the melds of this turn make a concealed going out: all of them new, a canasta among them (7)."""
    if not turn.drew or turn.melded:
        return False
    old, new = _slots(turn.before), _slots(side)
    fresh = [meld for place, meld in enumerate(new) if place >= len(old) or not old[place]]
    untouched = all(meld == new[place] for place, meld in enumerate(old) if meld)
    return untouched and any(is_canasta(meld) for meld in fresh)


def _slots(side: Side) -> tuple[Cards, ...]:
    """All places of a side's melds, empty ones too; new sequences only ever come at the end."""
    return (*side.sets, side.black, side.wild, *side.runs)


# Could the hand be laid so that the player goes out?


class _Position(NamedTuple):
    """What matters for the ranks to come; `growing` are the lengths of new sequences by suit."""

    wild: int
    canastas: int
    pure: bool
    growing: tuple[tuple[int, ...], ...]


_START = ((), (), (), ())


def could_go_out(state: State, seat: int, turn: Turn) -> bool:
    """Whether the player could go out this turn with the cards in the hand, a permission taken as given (7).

    Counts the cards in the hand only: a red three that would draw a replacement cannot be laid on the way.
    """
    if turn.answer == "no":
        return False
    hand, rules = state.hands[seat], state.rules
    if not rules.runs and _stray_ranks(state, seat) > 1:
        return False
    if not rules.discard_required and _all_laid(state, seat, turn, hand):
        return True
    return any(
        may_be_last(rules, ONE[card]) and _all_laid(state, seat, turn, hand - ONE[card])
        for card in kinds(hand)
    )


def _stray_ranks(state: State, seat: int) -> int:
    """Ranks of which the hand holds too few naturals for a set of their own and that have no set to join."""
    hand, sets = state.hands[seat], side_at(state, seat).sets
    least = state.rules.min_naturals
    return sum(0 < of_rank(hand, rank) < least and not sets[rank] for rank in NATURALS)


def _all_laid(state: State, seat: int, turn: Turn, hand: Cards) -> bool:
    """Whether all of `hand` can be laid in one go so that the conditions of section 7 hold."""
    side = side_at(state, seat)
    black, red = select(hand, BLACK_MASK), select(hand, RED_MASK)
    if not _threes_fit(state, side, black, red):
        return False
    return any(
        canastas >= state.rules.canastas_to_go_out
        and (side.opened or _opens(state, seat, turn, worth(hand), canastas, pure=pure))
        for canastas, pure in _ends(state.rules, side, hand - black - red)
    )


def _threes_fit(state: State, side: Side, black: Cards, red: Cards) -> bool:
    if red and (state.rules.red_threes == "bonus" or stock_size(state)):
        return False
    if not black:
        return True
    return state.rules.black_three_meld and not side.black and MELD_LEAST <= size(black) <= MELD_LEAST + 1


def _opens(state: State, seat: int, turn: Turn, value: int, canastas: int, *, pure: bool) -> bool:
    rules = state.rules
    if rules.opening_pure_triple and not pure:
        return False
    concealed = turn.drew and not turn.melded and canastas > 0
    return value >= opening_need(state, seat) or (rules.concealed_waives_opening and concealed)


def _ends(rules: Rules, side: Side, hand: Cards) -> Iterator[tuple[int, bool]]:
    """All (canastas, has a pure triple) that laying every one of these cards can end in."""
    for used, made in _extensions(side.runs if rules.runs else (), hand):
        rest = hand - used
        positions = {_Position(wilds(rest), side.canastas + made, pure=False, growing=_START)}
        for rank in NATURALS:
            positions = {after for before in positions for after in _step(rules, side, rest, rank, before)}
        for position in positions:
            yield from _end(rules, side, position)


def _extensions(runs: tuple[Cards, ...], hand: Cards) -> Iterator[tuple[Cards, int]]:
    """(cards used, canastas made) for each way to extend the sequences on the table from the hand."""
    if not runs:
        yield EMPTY, 0
        return
    for added in _around(runs[0]):
        if contains(hand, added):
            made = int(size(runs[0] + added) >= CANASTA > size(runs[0]))
            for used, more in _extensions(runs[1:], hand - added):
                yield added + used, made + more


def _around(run: Cards) -> Iterator[Cards]:
    """The cards that may be added to a sequence: so many below it, so many above."""
    cards, room = spread(run), CANASTA - size(run)
    low, high = card_rank(cards[0]), card_rank(cards[-1])
    for below in range(min(room, low) + 1):
        for above in range(min(room - below, len(NATURALS) - 1 - high) + 1):
            yield bag([cards[0] - 4 * step for step in range(1, below + 1)]) + bag(
                [cards[-1] + 4 * step for step in range(1, above + 1)]
            )


def _step(rules: Rules, side: Side, hand: Cards, rank: int, before: _Position) -> Iterator[_Position]:
    """Lay all naturals of one rank: some to sequences, the rest with some wild cards to the set."""
    held = [count(hand, rank * 4 + suit) for suit in range(4)]
    ways = [_run_ways(rules, held[suit], before.growing[suit]) for suit in range(4)]
    for choice in product(*ways):
        canastas = before.canastas + sum(way.closed.count(CANASTA) for way in choice)
        pure = before.pure or any(way.closed for way in choice)
        rest = sum(held) - sum(way.used for way in choice)
        for wild, made, triple in _set_ways(rules, side, rank, rest, before.wild):
            yield _Position(
                before.wild - wild, canastas + made, pure or triple, tuple(way.growing for way in choice)
            )


def _set_ways(
    rules: Rules, side: Side, rank: int, natural: int, wild: int
) -> Iterator[tuple[int, int, bool]]:
    """(wild cards used, canastas made, pure triple) for each way to lay so many naturals of a rank in its set."""
    had = (naturals(side.sets[rank]), wilds(side.sets[rank]))
    for use in range(wild + 1):
        now = (had[0] + natural, had[1] + use)
        fault = now != had and set_fault(rules, rank, had, (natural, use), opening=not side.opened)
        if not fault and not _stays_incomplete(rules, rank, now):
            yield use, int(sum(now) >= CANASTA > sum(had)), now[0] >= MELD_LEAST and not now[1]


def _stays_incomplete(rules: Rules, rank: int, now: tuple[int, int]) -> bool:
    letter = NATURAL_RANKS[rank]
    special = letter in rules.incomplete_penalty and (letter in rules.natural_only or not now[1])
    return special and 0 < sum(now) < CANASTA


class _RunWay(NamedTuple):
    """One choice for a suit at a rank: cards used, lengths that grow on, lengths of sequences closed."""

    used: int
    growing: tuple[int, ...]
    closed: tuple[int, ...]


_NO_RUNS = [_RunWay(0, (), ())]


def _run_ways(rules: Rules, held: int, growing: tuple[int, ...]) -> Iterable[_RunWay]:
    """Each growing sequence takes a card or is closed; other cards may start new ones."""
    if not rules.runs:
        return _NO_RUNS
    found: set[_RunWay] = set()
    for goes_on in product((True, False), repeat=len(growing)):
        grown = [length + 1 for length, on in zip(growing, goes_on, strict=True) if on]
        closed = [length for length, on in zip(growing, goes_on, strict=True) if not on]
        if (
            len(grown) > held
            or max(grown, default=0) > CANASTA
            or min(closed, default=MELD_LEAST) < MELD_LEAST
        ):
            continue
        for fresh in range(held - len(grown) + 1):
            now = tuple(sorted([*grown, *[1] * fresh]))
            found.add(_RunWay(len(grown) + fresh, now, tuple(sorted(closed))))
    return found


def _end(rules: Rules, side: Side, position: _Position) -> Iterator[tuple[int, bool]]:
    """What a position above the ace comes to: sequences closed, the wild cards left in a meld of their own."""
    closed = [length for lengths in position.growing for length in lengths]
    if min(closed, default=MELD_LEAST) < MELD_LEAST:
        return
    had = size(side.wild)
    now = had + position.wild
    if position.wild and not (rules.wild_melds and MELD_LEAST <= now <= CANASTA):
        return
    if WILD_TARGET in rules.incomplete_penalty and 0 < now < CANASTA:
        return
    made = closed.count(CANASTA) + int(now >= CANASTA > had)
    yield position.canastas + made, position.pure or bool(closed)
