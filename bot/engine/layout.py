"""Laying every card of a hand at once: which layouts there are, and what they make (rule book, 3 and 7).

The search extends sequences on the table in every way, then walks the ranks upwards with the wild cards still to
place, the canastas made so far and the new sequences that still grow, so that equal positions are met once.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from bot.engine.actions import Group
from bot.engine.cards import (
    EMPTY,
    NATURAL_RANKS,
    NATURALS,
    WILD_MASK,
    Card,
    Cards,
    bag,
    card_name,
    contains,
    count,
    naturals,
    of_rank,
    select,
    size,
    spread,
    wilds,
)
from bot.engine.melds import RUN_TARGET, WILD_TARGET, around, lowest, set_fault
from bot.engine.rules import Rules
from bot.engine.state import CANASTA, MELD_LEAST, Side

_Growing = tuple[tuple[int, ...], ...]  # lengths of new sequences, by suit
_Position = tuple[
    int, int, bool, _Growing
]  # wild cards left, canastas, a pure triple among the melds, sequences


class _RunWay(NamedTuple):
    """One choice for a suit at a rank: cards used, lengths that grow on, lengths of sequences closed."""

    used: int
    growing: tuple[int, ...]
    closed: tuple[int, ...]


class _Step(NamedTuple):
    """How a position was reached: at this rank so many wild cards to the set, these choices for sequences."""

    before: "_Step | None"
    rank: int
    wild: int
    runs: tuple[_RunWay, ...]


class Layout(NamedTuple):
    """A way to lay a whole hand: canastas the side then has, whether a meld of it is a pure triple."""

    canastas: int
    pure: bool
    hand: Cards
    extended: tuple[Group, ...]
    last: _Step | None

    def groups(self) -> tuple[Group, ...]:
        """The groups to lay, as one action."""
        return (*self.extended, *_groups(self.hand, _path(self.last)))


def layouts(rules: Rules, side: Side, hand: Cards) -> Iterator[Layout]:
    """The layouts of all these cards (naturals and wild cards), one for each outcome that differs."""
    for groups, made in _extensions(side.runs if rules.runs else (), hand):
        rest = hand - sum(group.cards for group in groups)
        start: _Position = (wilds(rest), side.canastas + made, False, ((),) * 4)
        reached: dict[_Position, _Step | None] = {start: None}
        for rank in _ranks_to_visit(rules, side, rest):
            reached = _visit(rules, side, rest, rank, reached)
        for position, step in reached.items():
            for canastas, pure in _end(rules, side, position):
                yield Layout(canastas, pure, rest, groups, step)


def _ranks_to_visit(rules: Rules, side: Side, hand: Cards) -> Iterable[int]:
    """Ranks where something can be laid or must be complete; every rank while sequences may grow."""
    if rules.runs:
        return NATURALS
    wild = wilds(hand)
    return [
        rank
        for rank in NATURALS
        if of_rank(hand, rank)
        or (side.sets[rank] and (wild or NATURAL_RANKS[rank] in rules.incomplete_penalty))
    ]


def _extensions(runs: tuple[Cards, ...], hand: Cards) -> Iterator[tuple[tuple[Group, ...], int]]:
    """(groups, canastas made) for each way to extend the sequences on the table from the hand, or not.

    One action names a target once, so of sequences of one name it extends one at most.
    """
    if not runs:
        yield (), 0
        return
    name = lowest(runs[0])
    others = tuple(run for run in runs if lowest(run) != name)
    for added, run in _growths(name, runs).items():
        if contains(hand, added):
            made = int(size(run + added) >= CANASTA > size(run))
            here = (_extension(name, added),) if added else ()
            for groups, more in _extensions(others, hand - added):
                yield here + groups, made + more


def _growths(name: Card, runs: tuple[Cards, ...]) -> dict[Cards, Cards]:
    """What can be added to the sequences of one name, and to which: the first laid that the cards extend (3)."""
    named = [run for run in runs if lowest(run) == name]
    growths = {EMPTY: named[0]}
    for run in named:
        for added in around(run):
            growths.setdefault(added, run)
    return growths


def _extension(name: Card, added: Cards) -> Group:
    return Group(f"{RUN_TARGET}:{card_name(name)}", added)


def shared_extensions(runs: tuple[Cards, ...], hand: Cards) -> Iterator[Group]:
    """Each way to extend a sequence that has its name in common with another, of which one action extends but one."""
    names = [lowest(run) for run in runs]
    for name in dict.fromkeys(name for name in names if names.count(name) > 1):
        for added in _growths(name, runs):
            if added and contains(hand, added):
                yield _extension(name, added)


def _visit(
    rules: Rules, side: Side, hand: Cards, rank: int, reached: dict[_Position, _Step | None]
) -> dict[_Position, _Step | None]:
    """The positions after laying all naturals of one rank: some to sequences, the rest with wild cards to the set."""
    if not rules.runs:
        return _visit_set(rules, side, of_rank(hand, rank), rank, reached)
    found: dict[_Position, _Step | None] = {}
    held = [count(hand, rank * 4 + suit) for suit in range(4)]
    for (wild, canastas, pure, growing), step in reached.items():
        for choice in _choices_of_runs(held, growing):
            closed = [length for way in choice for length in way.closed]
            rest, grown = sum(held) - sum(way.used for way in choice), tuple(way.growing for way in choice)
            for use, made, triple in _set_ways(rules, side, rank, rest, wild):
                after = (
                    wild - use,
                    canastas + made + closed.count(CANASTA),
                    pure or triple or bool(closed),
                    grown,
                )
                if after not in found:
                    found[after] = _Step(step, rank, use, choice)
    return found


_NO_RUNS = (_RunWay(0, (), ()),) * 4


def _visit_set(
    rules: Rules, side: Side, many: int, rank: int, reached: dict[_Position, _Step | None]
) -> dict[_Position, _Step | None]:
    """The same where there are no sequences: all naturals of the rank go to the set."""
    found: dict[_Position, _Step | None] = {}
    for (wild, canastas, pure, growing), step in reached.items():
        for use, made, triple in _set_ways(rules, side, rank, many, wild):
            after = (wild - use, canastas + made, pure or triple, growing)
            if after not in found:
                found[after] = _Step(step, rank, use, _NO_RUNS)
    return found


_SetWays = tuple[tuple[int, int, bool], ...]


def _set_ways(rules: Rules, side: Side, rank: int, natural: int, wild: int) -> _SetWays:
    """(wild cards used, canastas made, pure triple) for each way to lay so many naturals of a rank in its set."""
    had = (naturals(side.sets[rank]), wilds(side.sets[rank]))
    place = ("layout", rank, had, natural, wild, side.opened)
    found: _SetWays | None = rules.remembered.get(place)
    if found is None:
        found = rules.remembered[place] = tuple(
            _work_out(rules, rank, had, natural, wild, opening=not side.opened)
        )
    return found


def _work_out(
    rules: Rules, rank: int, had: tuple[int, int], natural: int, wild: int, *, opening: bool
) -> Iterator[tuple[int, int, bool]]:
    for use in range(wild + 1):
        now = (had[0] + natural, had[1] + use)
        fault = now != had and set_fault(rules, rank, had, (natural, use), opening=opening)
        if not fault and not _stays_incomplete(rules, rank, now):
            yield use, int(sum(now) >= CANASTA > sum(had)), now[0] >= MELD_LEAST and not now[1]


def _stays_incomplete(rules: Rules, rank: int, now: tuple[int, int]) -> bool:
    letter = NATURAL_RANKS[rank]
    special = letter in rules.incomplete_penalty and (letter in rules.natural_only or not now[1])
    return special and 0 < sum(now) < CANASTA


def _choices_of_runs(held: list[int], growing: _Growing) -> Iterable[tuple[_RunWay, ...]]:
    """What each suit's sequences do with the cards held at a rank."""
    return product(*(_run_ways(many, lengths) for many, lengths in zip(held, growing, strict=True)))


def _run_ways(held: int, growing: tuple[int, ...]) -> list[_RunWay]:
    """Each growing sequence takes a card or is closed; other cards may start new ones."""
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
    return sorted(found)


def _end(rules: Rules, side: Side, position: _Position) -> Iterator[tuple[int, bool]]:
    """What a position above the ace comes to: sequences closed, the wild cards left in a meld of their own."""
    wild, canastas, pure, growing = position
    closed = [length for lengths in growing for length in lengths]
    if min(closed, default=MELD_LEAST) < MELD_LEAST:
        return
    had = size(side.wild)
    now = had + wild
    if wild and not (rules.wild_melds and MELD_LEAST <= now <= CANASTA):
        return
    if WILD_TARGET in rules.incomplete_penalty and 0 < now < CANASTA:
        return
    made = closed.count(CANASTA) + int(now >= CANASTA > had)
    yield canastas + made, pure or bool(closed)


# From the path of a search back to groups of cards


def _path(last: _Step | None) -> list[_Step]:
    steps: list[_Step] = []
    while last is not None:
        steps.append(last)
        last = last.before
    return steps[::-1]


def _groups(hand: Cards, steps: list[_Step]) -> Iterator[Group]:
    wild = spread(select(hand, WILD_MASK))
    growing: list[list[list[Card]]] = [[], [], [], []]
    for step in steps:
        laid: list[Card] = []
        for suit, way in enumerate(step.runs):
            card = step.rank * 4 + suit
            yield from _closed(growing[suit], way, card)
            laid += [card] * (count(hand, card) - way.used)
        laid += [wild.pop() for _ in range(step.wild)]
        if laid:
            yield Group(NATURAL_RANKS[step.rank], bag(laid))
    yield from (_run(run) for runs in growing for run in runs)
    if wild:
        yield Group(WILD_TARGET, bag(wild))


def _closed(growing: list[list[Card]], way: _RunWay, card: Card) -> Iterator[Group]:
    """Close sequences of the lengths said, let the others take the card, start new ones; changes `growing`."""
    for length in way.closed:
        run = next(run for run in growing if len(run) == length)
        growing.remove(run)
        yield _run(run)
    for run in growing:
        run.append(card)
    growing.extend([card] for _ in range(way.used - len(growing)))


def _run(cards: list[Card]) -> Group:
    return Group(RUN_TARGET, bag(cards))
