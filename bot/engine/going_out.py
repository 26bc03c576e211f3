"""Going out: its conditions, and whether a hand could be laid so that its player goes out this turn (7).

That is asked of one meld action with everything in it: several actions in one turn never reach what one cannot.
"""

from bot.engine.actions import Group
from bot.engine.cards import (
    BLACK_MASK,
    EMPTY,
    NATURALS,
    ONE,
    RED_MASK,
    Cards,
    is_three,
    kinds,
    of_rank,
    select,
    size,
    spread,
    worth,
)
from bot.engine.layout import Layout, layouts
from bot.engine.melds import BLACK_TARGET, incomplete
from bot.engine.rules import Rules
from bot.engine.state import (
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


def could_go_out(state: State, seat: int, turn: Turn) -> bool:
    """Whether the player could go out this turn with the cards in the hand, a permission taken as given (7)."""
    return way_out(state, seat, turn) is not None


def way_out(state: State, seat: int, turn: Turn) -> tuple[Group, ...] | None:
    """Groups that, laid at once, leave at most a card to throw and let the player go out; None if there are none.

    Counts the cards in the hand only: a red three that would draw a replacement cannot be laid on the way. The
    groups are empty when the one card in the hand is all there is left to throw.
    """
    if turn.answer == "no":
        return None
    hand, rules = state.hands[seat], state.rules
    if not rules.runs and _stray_ranks(state, seat) > 1:
        return None
    thrown = [ONE[card] for card in kinds(hand) if may_be_last(rules, ONE[card])]
    for left in thrown if rules.discard_required else [EMPTY, *thrown]:
        groups = _all_laid(state, seat, turn, hand - left)
        if groups is not None:
            return groups
    return None


def _stray_ranks(state: State, seat: int) -> int:
    """Ranks of which the hand holds too few naturals for a set of their own and that have no set to join."""
    hand, sets = state.hands[seat], side_at(state, seat).sets
    least = state.rules.min_naturals
    return sum(0 < of_rank(hand, rank) < least and not sets[rank] for rank in NATURALS)


def _all_laid(state: State, seat: int, turn: Turn, hand: Cards) -> tuple[Group, ...] | None:
    """Groups that lay all of `hand` so that the conditions of section 7 hold."""
    side = side_at(state, seat)
    black, red = select(hand, BLACK_MASK), select(hand, RED_MASK)
    if not _threes_fit(state, side, black, red):
        return None
    threes = [Group(BLACK_TARGET, black)] if black else []
    for found in layouts(state.rules, side, hand - black - red):
        if found.canastas < state.rules.canastas_to_go_out:
            continue
        if side.opened or _opens(state, seat, turn, worth(hand), found):
            return (*found.groups(), *threes)
    return None


def _threes_fit(state: State, side: Side, black: Cards, red: Cards) -> bool:
    if red and (state.rules.red_threes == "bonus" or stock_size(state)):
        return False
    if not black:
        return True
    return state.rules.black_three_meld and not side.black and MELD_LEAST <= size(black) <= MELD_LEAST + 1


def _opens(state: State, seat: int, turn: Turn, value: int, found: Layout) -> bool:
    rules = state.rules
    if rules.opening_pure_triple and not found.pure:
        return False
    concealed = turn.drew and not turn.melded and found.canastas > 0
    return value >= opening_need(state, seat) or (rules.concealed_waives_opening and concealed)
