"""Which melds are legal and what a side has after laying groups (rule book, 3); knows no turns and no pile.

Decided there: targets mean the melds as they were before the action, and a sequence never joins another.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from bot.engine.actions import Group
from bot.engine.cards import (
    BLACK_MASK,
    EMPTY,
    FACES,
    MAKE_UP,
    NATURAL_RANKS,
    NATURALS,
    RANK_MASK,
    WILD_MASK,
    Cards,
    bag,
    card_rank,
    contains,
    nth_kind,
    only,
    parse_card,
    parts,
    size,
    spread,
    wilds,
)
from bot.engine.errors import ORDER, Illegal, Reason
from bot.engine.rules import Rules
from bot.engine.state import CANASTA, MELD_LEAST, Side, is_canasta

RANK_OF = {letter: rank for rank, letter in enumerate(NATURAL_RANKS)}
BLACK_TARGET, WILD_TARGET, RUN_TARGET = "3", "W", "run"
_ACE = RANK_OF["A"]
_SET_MASK = tuple(RANK_MASK[rank] | WILD_MASK for rank in NATURALS)
_BLACK_MOST = 4


def check_target(rules: Rules, target: str) -> None:
    """Refuse a target that these rules do not have."""
    if target in RANK_OF:
        return
    has = {BLACK_TARGET: rules.black_three_meld, WILD_TARGET: rules.wild_melds, RUN_TARGET: rules.runs}
    if not has.get(target.partition(":")[0] if target.startswith("run:") else target, False):
        raise Illegal(Reason.NOT_ALLOWED, target=target[:10])


def check_held(hand: Cards, groups: Sequence[Group], *, first_may_be_empty: bool) -> Cards:
    """The sum of the groups, if the hand holds it, no group is empty and no target but `run` comes twice."""
    together = EMPTY
    for group in groups:
        together += group.cards
    if not contains(hand, together):
        raise Illegal(Reason.BAD_CARD, cards="hand")
    if not all(group.cards for group in (groups[1:] if first_may_be_empty else groups)):
        raise Illegal(Reason.BAD_CARD, cards="none")
    if len(groups) > 1:
        _check_targets_differ(groups)
    return together


def _check_targets_differ(groups: Sequence[Group]) -> None:
    targets = [group.target for group in groups if group.target != RUN_TARGET]
    if len(set(targets)) < len(targets):
        raise Illegal(Reason.BAD_CARD, cards="twice")


# One meld


def set_fault(
    rules: Rules, rank: int, had: tuple[int, int], added: tuple[int, int], *, opening: bool
) -> Illegal | None:
    """Why a set of this rank may not take `added` (naturals, wilds) on top of what it `had`; None if it may."""
    count, wild = had[0] + added[0] + had[1] + added[1], had[1] + added[1]
    if count < MELD_LEAST:
        return Illegal(Reason.MELD_TOO_SMALL, laid=count, need=MELD_LEAST, rank=NATURAL_RANKS[rank])
    if count - wild < rules.min_naturals:
        return Illegal(
            Reason.MELD_NATURALS, laid=count - wild, need=rules.min_naturals, rank=NATURAL_RANKS[rank]
        )
    if added[1] and wild > (most := _wilds_allowed(rules, rank, had, count - wild, opening=opening)):
        return Illegal(Reason.MELD_WILDS, laid=wild, most=max(most, 0), rank=NATURAL_RANKS[rank])
    if rules.meld_limit is not None and count > rules.meld_limit:
        return Illegal(Reason.MELD_FULL, laid=count, most=rules.meld_limit, rank=NATURAL_RANKS[rank])
    return None


def _wilds_allowed(rules: Rules, rank: int, had: tuple[int, int], natural: int, *, opening: bool) -> int:
    """The most wilds a set of so many naturals may come to hold; those it has already may not be exceeded."""
    if NATURAL_RANKS[rank] in rules.natural_only or (rules.pure_aces and rank == _ACE and not opening):
        return had[1]
    if sum(had) >= CANASTA and not rules.wilds_after_canasta:
        return had[1]
    by_ratio = {
        "any": natural + rules.max_wilds,
        "not_more": natural,
        "fewer": natural - 1,
        "half": natural // 2,
    }
    return min(rules.max_wilds, by_ratio[rules.wild_ratio])


def set_fits(rules: Rules, rank: int, had: int, added: int, *, opening: bool) -> bool:
    """Whether `set_fault` finds none, remembered; `had` and `added` are the `MAKE_UP` of bags."""
    key = ("set", rank, had, added, opening)
    fits: bool | None = rules.remembered.get(key)
    if fits is None:
        before, more = parts(had), parts(added)
        fits = rules.remembered[key] = set_fault(rules, rank, before, more, opening=opening) is None
    return fits


def _judge_set(rules: Rules, rank: int, had: Cards, added: Cards, *, opening: bool) -> Illegal | None:
    fault = None
    if not set_fits(rules, rank, had >> MAKE_UP, added >> MAKE_UP, opening=opening):
        before, more = parts(had >> MAKE_UP), parts(added >> MAKE_UP)
        fault = set_fault(rules, rank, before, more, opening=opening)
    if not only(added, _SET_MASK[rank]) and (fault is None or fault.reason is not Reason.MELD_TOO_SMALL):
        return Illegal(Reason.MELD_WRONG_RANK, rank=NATURAL_RANKS[rank])
    return fault


def _judge_wild(had: Cards, added: Cards) -> Illegal | None:
    count = size(had) + size(added)
    if count < MELD_LEAST:
        return Illegal(Reason.MELD_TOO_SMALL, laid=count, need=MELD_LEAST, rank=WILD_TARGET)
    if not only(added, WILD_MASK):
        return Illegal(Reason.MELD_WRONG_RANK, rank=WILD_TARGET)
    if count > CANASTA:
        return Illegal(Reason.MELD_FULL, laid=count, most=CANASTA, rank=WILD_TARGET)
    return None


def _judge_black(had: Cards, added: Cards) -> Illegal | None:
    count = size(added)
    if count < MELD_LEAST:
        return Illegal(Reason.MELD_TOO_SMALL, laid=count, need=MELD_LEAST, rank=BLACK_TARGET)
    if not only(added, BLACK_MASK | WILD_MASK):
        return Illegal(Reason.MELD_WRONG_RANK, rank=BLACK_TARGET)
    if wilds(added):
        return Illegal(Reason.MELD_WILDS, laid=wilds(added), most=0, rank=BLACK_TARGET)
    if count > _BLACK_MOST:
        return Illegal(Reason.MELD_FULL, laid=count, most=_BLACK_MOST, rank=BLACK_TARGET)
    return Illegal(Reason.BLACK_THREES, laid=count) if had else None


def run_fault(run: Cards) -> Illegal | None:
    """Why these cards, all together, are no sequence; None if they are."""
    count = size(run)
    if count < MELD_LEAST:
        return Illegal(Reason.MELD_TOO_SMALL, laid=count, need=MELD_LEAST, rank=RUN_TARGET)
    if wilds(run):
        return Illegal(Reason.MELD_WILDS, laid=wilds(run), most=0, rank=RUN_TARGET)
    if count > CANASTA:
        return Illegal(Reason.MELD_FULL, laid=count, most=CANASTA, rank=RUN_TARGET)
    cards = spread(run)
    if cards[-1] > RANK_OF["A"] * 4 + 3 or any(high - low != 4 for low, high in pairwise(cards)):
        return Illegal(Reason.MELD_SEQUENCE, laid=count)
    return None


def lowest(run: Cards) -> int:
    """The lowest card of a sequence, by which `run:5s` names it."""
    return nth_kind(run & FACES, 0)


def highest(run: Cards) -> int:
    """The highest card of a sequence."""
    return ((run & FACES).bit_length() - 1) >> 2


def around(run: Cards) -> Iterator[Cards]:
    """Every bag of cards that could be added to a sequence: so many below it and so many above."""
    first, last, room = lowest(run), highest(run), CANASTA - size(run)
    low, high = card_rank(first), card_rank(last)
    for below in range(min(room, low) + 1):
        for above in range(min(room - below, len(NATURALS) - 1 - high) + 1):
            if below or above:
                yield bag(range(first - 4 * below, first, 4)) + bag(range(last + 4, last + 4 * above + 1, 4))


# What a side has after laying groups


def lay(rules: Rules, side: Side, groups: Sequence[Group], *, top: Cards = EMPTY) -> Side:
    """The side after laying the groups, the pile's `top` card in the first of them.

    Raises Illegal with the first fault, in the rule book's order, over all groups.
    """
    faults: list[Illegal] = []
    sets, runs, black, wild, made = list(side.sets), list(side.runs), side.black, side.wild, side.canastas
    for group in groups:
        added, target = group.cards + top, group.target
        top = EMPTY
        fault: Illegal | None
        if (rank := RANK_OF.get(target)) is not None:
            had = sets[rank]
            fault = _judge_set(rules, rank, had, added, opening=not side.opened)
            sets[rank] = now = had + added
            made += size(had) < CANASTA <= size(now)
        elif target == BLACK_TARGET:
            fault = _judge_black(black, added)
            black += added
        elif target == WILD_TARGET:
            fault = _judge_wild(wild, added)
            made += size(wild) < CANASTA <= size(wild + added)
            wild += added
        else:
            fault = _lay_run(side.runs, runs, target, added)
        if fault is not None:
            faults.append(fault)
    if faults:
        raise min(faults, key=lambda illegal: ORDER[illegal.reason])
    if runs:
        made += sum(map(is_canasta, runs)) - sum(map(is_canasta, side.runs))
    return Side(tuple(sets), black, wild, tuple(runs), True, made)


def _lay_run(before: tuple[Cards, ...], runs: list[Cards], target: str, added: Cards) -> Illegal | None:
    """Lay a new sequence, or extend the first one of that lowest card that the cards fit; changes `runs`."""
    if target == RUN_TARGET:
        runs.append(added)
        return run_fault(added)
    places = [place for place, run in enumerate(before) if _is_named(run, target)]
    faults = [run_fault(before[place] + added) for place in places]
    for place, fault in zip(places, faults, strict=True):
        if fault is None:
            runs[place] = before[place] + added
            return None
    return faults[0] if faults else _no_such_run(added)


def _no_such_run(added: Cards) -> Illegal:
    if wilds(added):
        return Illegal(Reason.MELD_WILDS, laid=wilds(added), most=0, rank=RUN_TARGET)
    return Illegal(Reason.MELD_SEQUENCE, laid=size(added))


def _is_named(run: Cards, target: str) -> bool:
    try:
        return lowest(run) == parse_card(target.removeprefix("run:"))
    except ValueError:
        return False


def counted(side: Side) -> Side:
    """The side with its canastas counted anew."""
    found = sum(map(is_canasta, side.melds()))
    return side if found == side.canastas else msgspec.structs.replace(side, canastas=found)


def joined(first: Side, second: Side) -> Side:
    """Two sides' melds as one side's, sets of one rank in one set (rule book, 9)."""
    sets = tuple(one + other for one, other in zip(first.sets, second.sets, strict=True))
    black, wild = first.black + second.black, first.wild + second.wild
    runs, opened = first.runs + second.runs, first.opened or second.opened
    return counted(Side(sets, black, wild, runs, opened))


def incomplete(rules: Rules, side: Side) -> list[str]:
    """Targets of the side's melds that cost a penalty while they are no canasta (`7`, pure `A`, `W`)."""
    return [target for target in rules.incomplete_penalty if _is_incomplete(rules, side, target)]


def _is_incomplete(rules: Rules, side: Side, target: str) -> bool:
    meld = side.wild if target == WILD_TARGET else side.sets[RANK_OF[target]]
    return 0 < size(meld) < CANASTA and is_special(rules, target, meld)


def is_special(rules: Rules, target: str, meld: Cards) -> bool:
    """Whether a meld is of the kind that special canastas and penalties are for: an ace set only when pure."""
    return target == WILD_TARGET or target in rules.natural_only or not wilds(meld)
