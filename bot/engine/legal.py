"""The actions a seat may choose from, each of which `check` accepts (rule book, 3 to 7).

Cards of one rank are interchangeable in a set, so of the groups that differ in suits only one is listed. Melds are listed
one group at a time, since what several groups reach one after the other reaches too; where only several at once will
do, they are listed together: openings (see `openings`), and after a partner's yes the one lay-down that goes out.
"""

from collections.abc import Iterator, Sequence
from struct import Struct

from bot.engine.actions import AnyAction, Ask, Discard, Draw, Group, Meld, No, Pass, Special, Take, Three, Yes
from bot.engine.cards import (
    BLACK_MASK,
    EMPTY,
    NATURAL_RANKS,
    ONE,
    RED_THREES,
    THREE,
    TWO,
    Cards,
    bag,
    card_name,
    card_rank,
    count,
    jokers,
    of_rank,
    rank_keys,
    select,
    size,
    spread,
)
from bot.engine.choices import run_choices, run_extensions, set_choices, wild_choices
from bot.engine.discarding import discard_fault
from bot.engine.errors import Illegal
from bot.engine.going_out import can_finish, could_go_out, way_out
from bot.engine.melds import BLACK_TARGET, RUN_TARGET, WILD_TARGET, lay, lowest
from bot.engine.openings import openings
from bot.engine.play import check, may_ask
from bot.engine.rules import Rules
from bot.engine.special import special_names
from bot.engine.state import (
    MELD_LEAST,
    Phase,
    Side,
    State,
    acting,
    is_blocked,
    is_frozen,
    opening_need,
    side_at,
    stock_size,
)
from bot.engine.taking import is_usable
from bot.engine.view import View, imagine


def legal_actions(state: State | View) -> list[AnyAction]:
    """Actions that the seat whose move it is may choose from, in a fixed order; none once the round is over.

    From a `View`, the actions of its own seat: none while another is to act.
    """
    if isinstance(state, View):
        return legal_actions(imagine(state)) if state.may_act() else []
    if state.phase is Phase.PLAY:
        return _play_phase(state, state.turn.seat)
    if state.phase is Phase.DRAW:
        return _draw_phase(state, state.turn.seat)
    return [Yes(acting(state)), No(acting(state))] if state.phase is Phase.ANSWER else []


def is_legal(state: State, action: AnyAction) -> bool:
    """Whether `check` accepts the action."""
    try:
        check(state, action)
    except Illegal:
        return False
    return True


# Draw phase


def _draw_phase(state: State, seat: int) -> list[AnyAction]:
    actions: list[AnyAction] = []
    if stock_size(state):
        actions.append(Draw(seat))
    elif state.rules.stock_end == "play_on":
        actions.append(Pass(seat))
    if state.pile and not is_blocked(state) and top_is_of_use(state, seat):
        actions += takes(state, seat)
    return actions


def takes(state: State, seat: int) -> list[Take]:
    """Each way to use the top card, with further groups where an opening needs them."""
    hand, side, rank = state.hands[seat], side_at(state, seat), card_rank(state.pile[-1])
    top, target, had = ONE[state.pile[-1]], NATURAL_RANKS[rank], side.sets[rank]
    choices = set_choices(state.rules, hand, rank, had + top, opening=not side.opened)
    if side.opened:
        bare = (EMPTY,) if had else ()
        return [
            Take(seat, (Group(target, cards),))
            for cards in (*bare, *choices)
            if _takes_with(state, seat, cards)
        ]
    need = opening_need(state, seat)
    firsts = (Group(target, cards) for cards in choices if of_rank(cards, rank) >= MELD_LEAST - 1)
    ways = (groups for first in firsts for groups in openings(state.rules, hand, need, first=first, top=top))
    most = size(hand) - 2
    return [take for groups in ways if _laid(take := Take(seat, groups)) <= most or is_legal(state, take)]


def _takes_with(state: State, seat: int, cards: Cards) -> bool:
    """Whether these cards of the hand take the pile for a side that has opened."""
    target, rank = NATURAL_RANKS[card_rank(state.pile[-1])], card_rank(state.pile[-1])
    if size(state.hands[seat]) - size(cards) < 2:  # the pile's own cards may be enough to keep, or may not
        return is_legal(state, Take(seat, (Group(target, cards),)))
    pair = of_rank(cards, rank)
    return is_usable(state, seat, cards, rank, pair) and (
        pair >= MELD_LEAST - 1 or not is_frozen(state, seat)
    )


def top_is_of_use(state: State, seat: int) -> bool:
    """Whether any take could be legal, told cheaply: most piles are of no use to most hands."""
    rank = card_rank(state.pile[-1])
    pair = of_rank(state.hands[seat], rank)
    if pair >= MELD_LEAST - 1:
        return True
    return not is_frozen(state, seat) and (pair > 0 or bool(side_at(state, seat).sets[rank]))


# Play phase


def _play_phase(state: State, seat: int) -> list[AnyAction]:
    hand, rules, side = state.hands[seat], state.rules, side_at(state, seat)
    keys = rank_keys(hand)
    actions = discards(state, seat, hand)
    if state.turn.answer == "yes":
        return actions + _promised(state, seat)
    if side.opened:
        actions += kept(state, _set_melds(rules, seat, side, hand, keys), size(hand))
        if rules.runs or rules.wild_melds:
            actions += kept(state, list(_other_melds(rules, seat, side, hand)), size(hand))
        if 1 < size(hand) <= rules.canastas_to_go_out - side.canastas:
            actions += _last_canastas(state, seat)
    else:
        actions += opening_melds(state, seat, hand)
    if of_rank(hand, THREE) >= MELD_LEAST:
        actions += _black_melds(state, seat, hand)
    if may_ask(state, seat) and could_go_out(state, seat, state.turn):
        actions.append(Ask(seat))
    if rules.has_rarities:
        actions += _rarities(state, seat, hand)
    return actions


def _last_canastas(state: State, seat: int) -> list[Meld]:
    """Going out with one card to each of several last canastas: none of them may be laid before the others."""
    groups = way_out(state, seat, state.turn)
    melds = [Meld(seat, groups)] if groups else []
    return [meld for meld in melds if is_legal(state, meld)]


def _promised(state: State, seat: int) -> list[AnyAction]:
    """What keeps the promise to go out: all that is needed for it at once, since single groups may not be legal."""
    groups = way_out(state, seat, state.turn)
    threes = (Three(seat, card) for card in RED_THREES if count(state.hands[seat], card))
    actions: list[AnyAction] = [three for three in threes if is_legal(state, three)]
    return [*actions, Meld(seat, groups)] if groups else actions


def kept(state: State, melds: Sequence[Meld], many: int) -> Sequence[Meld]:
    """The melds that leave enough cards in a hand of so many."""
    most = many - 2
    side, turn = side_at(state, state.turn.seat), state.turn
    if (
        side.canastas + 1 < state.rules.canastas_to_go_out or turn.answer == "no"
    ):  # a group makes one canasta at most
        return [meld for meld in melds if size(meld.groups[0].cards) <= most]
    return [meld for meld in melds if size(meld.groups[0].cards) <= most or _finishes(state, meld, side)]


def _finishes(state: State, meld: Meld, side: Side) -> bool:
    """Whether the player who lays this and keeps a card or none goes out or is about to."""
    after = lay(state.rules, side, meld.groups)
    return can_finish(state, after, state.hands[meld.seat] - meld.groups[0].cards, state.turn)


class _DiscardTable(dict[int, tuple[Discard, ...]]):
    """Discards of the distinct cards in two neighbouring ranks' 32 bits, by seat, pair of ranks and bits."""

    def __missing__(self, key: int) -> tuple[Discard, ...]:
        seat, pair = key >> 36, key >> 32 & 0xF
        found = tuple(Discard(seat, pair * 8 + place) for place in range(8) if key >> (4 * place) & 0xF)
        if len(self) > _MOST_REMEMBERED:
            self.clear()
        self[key] = found
        return found


_DISCARDS = _DiscardTable()
_MOST_REMEMBERED = 200_000
_pairs_of_ranks = Struct("<6I").unpack_from


def discards(state: State, seat: int, hand: Cards) -> list[AnyAction]:
    found: list[Discard] = []
    place = seat << 36
    for key in _pairs_of_ranks(hand.to_bytes(36, "little")):
        if key:
            found += _DISCARDS[place | key]
        place += 1 << 32
    rest = hand >> 192 & 0xFFFFF  # twos and jokers
    if rest:
        found += _DISCARDS[place | rest]
    if size(hand) == 1 or state.turn.answer == "yes":
        return [discard for discard in found if is_legal(state, discard)]
    if state.rules.wild_discard == "free" and (state.pile or not state.rules.guarded_discards):
        return list(found)
    return [discard for discard in found if discard_fault(state, hand, discard.card) is None]


def _set_melds(rules: Rules, seat: int, side: Side, hand: Cards, keys: tuple[int, ...]) -> list[Meld]:
    """One group to one set, for a side that has opened."""
    melds: list[Meld] = []
    wild = (keys[TWO], jokers(hand))
    any_wild = wild != (0, 0)
    for rank, (had, key) in enumerate(zip(side.sets, keys, strict=False)):
        if (key if had else key not in _TOO_FEW) or (had and any_wild):
            melds += melds_of(rules, seat, rank, hand, had, key, wild)
    return melds


_TOO_FEW = frozenset((0x0, 0x1, 0x10, 0x100, 0x1000))  # no card or one: never a set of its own
_COUNTS = 236  # above this bit a bag tells how many cards and wild cards it holds, which is all that matters


def melds_of(
    rules: Rules, seat: int, rank: int, hand: Cards, had: Cards, key: int, wild: tuple[int, int]
) -> tuple[Meld, ...]:
    """The melds of one group to one set; `key` and `wild` tell all of the hand that matters."""
    place = (seat, rank, key, wild, had >> _COUNTS)
    found: tuple[Meld, ...] | None = rules.remembered.get(place)
    if found is None:
        choices = set_choices(rules, hand, rank, had, opening=False)
        found = tuple(Meld(seat, (Group(NATURAL_RANKS[rank], cards),)) for cards in choices)
        rules.remembered[place] = found
    return found


def _other_melds(rules: Rules, seat: int, side: Side, hand: Cards) -> Iterator[Meld]:
    """Wild cards and sequences, for a side that has opened."""
    if rules.wild_melds:
        yield from (Meld(seat, (Group(WILD_TARGET, cards),)) for cards in wild_choices(hand, side.wild))
    if rules.runs:
        yield from (Meld(seat, (Group(RUN_TARGET, cards),)) for cards in run_choices(hand))
        named = ((f"{RUN_TARGET}:{card_name(lowest(run))}", run) for run in side.runs)
        found = dict.fromkeys((target, cards) for target, run in named for cards in run_extensions(hand, run))
        yield from (Meld(seat, (Group(target, cards),)) for target, cards in found)


def opening_melds(state: State, seat: int, hand: Cards) -> list[Meld]:
    melds = [Meld(seat, groups) for groups in openings(state.rules, hand, opening_need(state, seat))]
    waives = state.rules.concealed_waives_opening and state.turn.drew
    if waives and (way := way_out(state, seat, state.turn)) and Meld(seat, way) not in melds:
        melds.append(Meld(seat, way))
    most = size(hand) - 2
    return [meld for meld in melds if _laid(meld) <= most or is_legal(state, meld)]


def _laid(action: Meld | Take) -> int:
    """Cards that the groups take from the hand."""
    return sum([size(group.cards) for group in action.groups])


def _black_melds(state: State, seat: int, hand: Cards) -> list[Meld]:
    held = spread(select(hand, BLACK_MASK))
    if not state.rules.black_three_meld or size(hand) - len(held) > 1:
        return []
    melds = [
        Meld(seat, (Group(BLACK_TARGET, bag(held[:many])),)) for many in range(MELD_LEAST, len(held) + 1)
    ]
    return [meld for meld in melds if is_legal(state, meld)]


def _rarities(state: State, seat: int, hand: Cards) -> list[AnyAction]:
    """Red threes to lay and special hands."""
    rules = state.rules
    actions: list[AnyAction] = []
    if rules.red_threes == "optional":
        threes = (Three(seat, card) for card in RED_THREES if count(hand, card))
        actions += [three for three in threes if is_legal(state, three)]
    if rules.special_hands:
        specials = (Special(seat, name) for name in special_names(hand))
        actions += [special for special in specials if is_legal(state, special)]
    return actions
