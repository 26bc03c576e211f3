"""Going out: its conditions, and whether a hand could be laid so that its player goes out this turn (7).

That is asked of one meld action with everything in it: several actions in one turn never reach what one cannot, but
for sequences of one name, which must be extended one after the other.
"""

from collections.abc import Iterable
from operator import getitem

from msgspec.structs import replace

from bot.engine.actions import Group
from bot.engine.cards import (
    BLACK_MASK,
    EMPTY,
    JOKER,
    NATURALS,
    ONE,
    RANK_MASK,
    RED_MASK,
    THREE,
    TWO,
    Cards,
    card_value,
    count,
    first_of_rank,
    rank_counts,
    select,
    size,
    wild_code,
    wilds,
    worth,
)
from bot.engine.choices import outlook
from bot.engine.layout import Layout, layouts
from bot.engine.melds import BLACK_TARGET, incomplete, lay
from bot.engine.rules import Rules
from bot.engine.run_groups import extension, extensions, shared_extensions, shared_names
from bot.engine.run_layout import Found, Task, can_lay_all, lay_all
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
    return not (rules.last_discard_not_three and hand & RANK_MASK[THREE])


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


def could_go_out(state: State, seat: int, turn: Turn) -> bool:
    """Whether the player could go out this turn with the cards in the hand, a permission taken as given (7)."""
    rules, hand, side = state.rules, state.hands[seat], side_at(state, seat)
    if turn.answer == "no":
        return False
    if rules.runs:
        return _could_with_runs(state, seat, turn)
    if _is_hopeless(rules, side, hand):
        return False
    told = _told_at_once(rules, side, hand)
    return _find_way(state, seat, turn) is not None if told is None else told


def _is_hopeless(rules: Rules, side: Side, hand: Cards) -> bool:
    """Whether, told cheaply, too many cards fit nowhere or no layout can have the canastas; without sequences."""
    counts, seen = rank_counts(hand), outlook(rules, side.sets, wild_code(hand))
    if sum(map(getitem, seen.lonely, counts)) > 1:
        return True
    needed = [*map(getitem, seen.needed, counts)]
    spare = wilds(hand) - (
        sum(needed) if rules.min_naturals > 1 else 0
    )  # else to throw one card could do as well
    missing = rules.canastas_to_go_out - side.canastas
    return spare < 0 or (missing > 0 and _canastas_in_reach(rules, side, counts, needed, spare) < missing)


def _canastas_in_reach(rules: Rules, side: Side, counts: bytes, needed: list[int], spare: int) -> int:
    """How many more melds could reach seven cards, each with all that the hand holds for it and can spare."""
    made = int(rules.wild_melds and size(side.wild) < CANASTA <= size(side.wild) + spare)
    for had, many, need in zip(side.sets, counts, needed, strict=False):
        made += (had and size(had)) < CANASTA <= (had and size(had)) + many + need + spare
    return made


def _told_at_once(rules: Rules, side: Side, hand: Cards) -> bool | None:
    """The answer for a hand that is not hopeless where it takes no search: no wild cards; None elsewhere."""
    if rules.runs or wilds(hand) or rules.discard_required or hand & RED_MASK:
        return None
    if not (side.opened and rules.naturals_always_fit):
        return None
    counts = rank_counts(hand)
    loose = sum(many for many, had in zip(counts, side.sets, strict=False) if many < MELD_LEAST and not had)
    return loose + _loose_threes(rules, side, counts[THREE]) <= 1


def _loose_threes(rules: Rules, side: Side, black: int) -> int:
    """How many of so many black threes cannot be laid: one of five, all where they make no meld."""
    if not black or _threes_fit(rules, side, black):
        return 0
    return 1 if _threes_fit(rules, side, black - 1) else black


def way_out(state: State, seat: int, turn: Turn) -> tuple[Group, ...] | None:
    """Groups that, laid at once, leave at most a card to throw and let the player go out; None if there are none.

    Counts the cards in the hand only: a red three that would draw a replacement cannot be laid on the way. The
    groups are empty when the one card in the hand is all there is left to throw. Where one action will not do, they are
    its first step: a sequence to extend before another of the same name.
    """
    if turn.answer == "no":
        return None
    if state.rules.runs:
        return _way_with_runs(state, seat, turn)
    found = _find_way(state, seat, turn)
    if found is None:
        return None
    layout, black = found
    return (*layout.groups(), Group(BLACK_TARGET, black)) if black else layout.groups()


# Without sequences


def _find_way(state: State, seat: int, turn: Turn) -> tuple[Layout, Cards] | None:
    """A layout of the hand but for a card to throw, and the black threes laid with it."""
    if _is_hopeless(state.rules, side_at(state, seat), state.hands[seat]):
        return None
    for left in _lefts(state, seat):
        found = _all_laid(state, seat, turn, state.hands[seat] - left)
        if found is not None:
            return found
    return None


def _lefts(state: State, seat: int) -> list[Cards]:
    """What might be left to throw: nothing, or one card of each rank; the one that fits nowhere, where there is one."""
    rules, hand, side = state.rules, state.hands[seat], side_at(state, seat)
    if lonely := _lonely(rules, side, hand):
        return [lonely]
    naturals = [_any_of(hand, rank) for rank in NATURALS if hand & RANK_MASK[rank]]
    thrown = [left for left in (*naturals, *_threes(hand), *_wild_cards(hand)) if may_be_last(rules, left)]
    return thrown if rules.discard_required else [EMPTY, *thrown]


def _lonely(rules: Rules, side: Side, hand: Cards) -> Cards:
    """A natural that can join no set and make none with all the wild cards, in a hand that has one such at most."""
    lonely = outlook(rules, side.sets, wild_code(hand)).lonely
    found = map(getitem, lonely, rank_counts(hand))
    return next((_any_of(hand, rank) for rank, many in enumerate(found) if many), EMPTY)


def _any_of(hand: Cards, rank: int) -> Cards:
    return first_of_rank(rank, hand >> (16 * rank) & 0xFFFF, 1)


def _threes(hand: Cards) -> list[Cards]:
    return [ONE[card] for card in range(THREE * 4, THREE * 4 + 4) if count(hand, card)]


def _wild_cards(hand: Cards) -> list[Cards]:
    """A wild card of each kind."""
    jokers = [ONE[JOKER]] if count(hand, JOKER) else []
    return [*jokers, _any_of(hand, TWO)] if hand & RANK_MASK[TWO] else jokers


def _all_laid(state: State, seat: int, turn: Turn, hand: Cards) -> tuple[Layout, Cards] | None:
    """A layout of all of `hand` in which the conditions of section 7 hold, and the black threes in it."""
    side = side_at(state, seat)
    if not _threes_go(state, side, hand):
        return None
    black, red = select(hand, BLACK_MASK), select(hand, RED_MASK)
    for found in layouts(state.rules, side, hand - black - red):
        if found.canastas < state.rules.canastas_to_go_out:
            continue
        if side.opened or _opens(state, seat, turn, worth(hand), found):
            return found, black
    return None


def _threes_go(state: State, side: Side, hand: Cards) -> bool:
    """Whether all threes of a hand can be laid on the way out."""
    if hand & RED_MASK and (state.rules.red_threes == "bonus" or stock_size(state)):
        return False
    return not hand & BLACK_MASK or _threes_fit(state.rules, side, size(select(hand, BLACK_MASK)))


def _threes_fit(rules: Rules, side: Side, black: int) -> bool:
    """Whether so many black threes make a meld for a player who goes out."""
    return rules.black_three_meld and not side.black and MELD_LEAST <= black <= MELD_LEAST + 1


def _opens(state: State, seat: int, turn: Turn, value: int, found: Layout) -> bool:
    if state.rules.opening_pure_triple and not found.pure:
        return False
    return value >= opening_need(state, seat) or (_waives(state, turn) and found.canastas > 0)


def _waives(state: State, turn: Turn) -> bool:
    """Whether going out with a canasta, all at once, needs no points."""
    return state.rules.concealed_waives_opening and turn.drew and not turn.melded


# With sequences


def _could_with_runs(state: State, seat: int, turn: Turn) -> bool:
    task = _task(state, seat, turn)
    if not shared_names(task.side.runs):
        return can_lay_all(task)
    found = lay_all(task)
    if found is None or found.groups or len(found.extended) < 2:
        return found is not None
    return (
        _way_with_runs(state, seat, turn) is not None
    )  # the last card might not be kept for the last sequence


def _task(state: State, seat: int, turn: Turn) -> Task:
    """What going out asks of the naturals and wild cards of a hand, the threes and the opening seen to."""
    rules, hand, side = state.rules, state.hands[seat], side_at(state, seat)
    spare = worth(hand) - (0 if side.opened or _waives(state, turn) else opening_need(state, seat))
    threes = _threes_go(state, side, hand)
    return Task(
        rules,
        side,
        hand - select(hand, BLACK_MASK | RED_MASK),
        max(rules.canastas_to_go_out - side.canastas, 0),
        tuple(spare >= card_value(rank * 4) for rank in NATURALS),
        next((wild for wild in _wild_cards(hand) if spare >= worth(wild)), EMPTY),
        none_kept=threes and spare >= 0,
        other_kept=_three_kept(state, side, hand, spare) is not None,
    )


def _three_kept(state: State, side: Side, hand: Cards, spare: int) -> Cards | None:
    """A three that may be thrown at the end, all others laid."""
    for three in _threes(hand):
        fine = may_be_last(state.rules, three) and spare >= worth(three)
        if fine and _threes_go(state, side, hand - three):
            return three
    return None


def _way_with_runs(state: State, seat: int, turn: Turn) -> tuple[Group, ...] | None:
    task = _task(state, seat, turn)
    found = lay_all(task)
    if found is None:
        return None
    extended = _extended(task, found)
    if len({group.target for group in extended}) < len(extended):
        return _first_step(state, seat, turn, extended) or _step_by_step(state, seat, turn)
    return (*extended, *found.groups, *_black_group(state, seat, found))


def _extended(task: Task, found: Found) -> tuple[Group, ...]:
    return tuple(extension(task.side.runs[at], cards) for at, cards in found.extended.items())


def _black_group(state: State, seat: int, found: Found) -> list[Group]:
    hand, side = state.hands[seat], side_at(state, seat)
    if found.other_kept:
        hand -= _three_kept(state, side, hand, worth(hand)) or EMPTY
    return [Group(BLACK_TARGET, black)] if (black := select(hand, BLACK_MASK)) else []


def _first_step(state: State, seat: int, turn: Turn, steps: Iterable[Group]) -> tuple[Group, ...] | None:
    """A sequence to extend first, after which there is a way out, the others of its name still as they were."""
    side, granted = side_at(state, seat), replace(turn, answer="yes")
    for group in steps:
        after, hand = lay(state.rules, side, (group,)), state.hands[seat] - group.cards
        if size(hand) < 2 and not can_finish(state, after, hand, granted):
            continue
        if could_go_out(_holding(state, seat, hand, after), seat, granted):
            return (group,)
    return None


def _step_by_step(state: State, seat: int, turn: Turn) -> tuple[Group, ...] | None:
    """The same where all of a hand can go to sequences of one name, but the last card might not be kept for the last.

    Hands with nothing else are small, so that all ways are tried: one action for everything, and each first step.
    """
    task = _task(state, seat, turn)
    for groups, made in extensions(task.side.runs, task.hand):
        rest = task.hand - sum(group.cards for group in groups)
        side = replace(task.side, runs=())
        found = lay_all(task._replace(hand=rest, side=side, canastas=max(task.canastas - made, 0)))
        if found is not None:
            return (*groups, *found.groups, *_black_group(state, seat, found))
    return _first_step(state, seat, turn, shared_extensions(task.side.runs, task.hand))


def _holding(state: State, seat: int, hand: Cards, side: Side) -> State:
    """The state with another hand and other melds of its side."""
    own = state.side_of[seat]
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return replace(state, hands=hands, sides=(*state.sides[:own], side, *state.sides[own + 1 :]))
