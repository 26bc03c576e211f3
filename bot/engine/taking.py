"""Taking the pile (rule book, 4): what may be taken, and with what."""

from msgspec.structs import replace

from bot.engine.actions import (
    Group,
    Take,
)
from bot.engine.cards import (
    EMPTY,
    ONE,
    RED_MASK,
    Cards,
    bag,
    card_name,
    card_rank,
    of_rank,
    select,
    wilds,
)
from bot.engine.cutthroat import join_against
from bot.engine.ending import go_out, replaced_at
from bot.engine.errors import Illegal, Reason
from bot.engine.laying import check_laid
from bot.engine.melds import RANK_OF, check_held, check_target, lay
from bot.engine.rules import Rules
from bot.engine.state import (
    MELD_LEAST,
    Phase,
    State,
    is_blocked,
    is_frozen,
    side_at,
)

_PLAY = Phase.PLAY


def take(state: State, action: Take) -> State:
    seat, rules = action.seat, state.rules
    for group in action.groups:
        check_target(rules, group.target)
    together = check_held(state.hands[seat], action.groups, first_may_be_empty=True)
    _check_takable(state, seat, action.groups[0])
    top = ONE[state.pile[-1]]
    side = lay(rules, side_at(state, seat), action.groups, top=top)
    rest = bag(state.pile[:-1])
    threes = select(rest, RED_MASK) if rules.red_threes == "bonus" else EMPTY
    hand = state.hands[seat] - together + rest - threes
    check_laid(state, seat, side, action.groups, together + top, hand)
    after = replace(
        state,
        hands=replaced_at(state.hands, seat, hand),
        reds=replaced_at(state.reds, seat, state.reds[seat] + threes) if threes else state.reds,
        sides=replaced_at(state.sides, state.side_of[seat], side),
        pile=(),
        turned=0,
        frozen=False,
        phase=_PLAY,
        melded=replaced_at(state.melded, seat, True),
        taken=replaced_at(state.taken or (EMPTY,) * len(state.hands), seat, rest - threes),
        ply=state.ply + 1,
    )
    if rules.cutthroat and state.lone is None:
        after = join_against(after, seat)
    return after if hand else go_out(after, seat)


def _check_takable(state: State, seat: int, first: Group) -> None:
    """Refuse a pile that may not be taken, or not with this group (rule book, 4)."""
    if not state.pile:
        raise Illegal(Reason.PILE_EMPTY)
    if is_blocked(state):
        raise Illegal(Reason.PILE_BLOCKED, top=card_name(state.pile[-1]), blocks=len(state.blocks))
    rank = card_rank(state.pile[-1])
    pair = of_rank(first.cards, rank)
    if pair < MELD_LEAST - 1 and is_frozen(state, seat):
        raise Illegal(Reason.PILE_FROZEN, top=card_name(state.pile[-1]), laid=pair, need=MELD_LEAST - 1)
    if RANK_OF.get(first.target) != rank or not is_usable(
        state.rules, side_at(state, seat).sets[rank], pair, wilds(first.cards)
    ):
        raise Illegal(Reason.NO_MATCH, top=card_name(state.pile[-1]), laid=pair)


def is_usable(rules: Rules, had: Cards, pair: int, wild: int) -> bool:
    """Whether so many naturals of the top card's rank and wild cards let it be used, if the pile is not frozen."""
    if pair >= MELD_LEAST - 1:
        return True
    if had:
        return rules.take_onto_meld == "alone" or (rules.take_onto_meld == "with_natural" and pair > 0)
    return rules.take_natural_and_wild and pair > 0 and wild > 0
