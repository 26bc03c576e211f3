"""The actions a seat may choose from, each of which `check` accepts (rule book, 3 to 7).

Cards of one rank are interchangeable in a set, so of the groups that differ in suits only one is listed. Melds are listed
one group at a time, since what several groups reach one after the other reaches too; where only several at once will
do, they are listed together: openings (see `openings`), and after a partner's yes the one lay-down that goes out.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import attrgetter, getitem

from bot.engine.actions import AnyAction, Ask, Discard, Draw, Group, Meld, No, Pass, Special, Take, Three, Yes
from bot.engine.cards import (
    BLACK_MASK,
    MAKE_UP,
    NATURALS,
    ONE,
    RED_THREES,
    THREE,
    WILD_MASK,
    Cards,
    bag,
    card_name,
    card_rank,
    count,
    held,
    kinds,
    nth_kind,
    of_rank,
    only,
    rank_counts,
    select,
    size,
    spread,
    wild_code,
)
from bot.engine.choices import (
    SetWay,
    outlook,
    run_choices,
    run_extensions,
    set_ways,
    wild_choices,
)
from bot.engine.discarding import discard_fault, guarded
from bot.engine.errors import Illegal
from bot.engine.going_out import can_finish, could_go_out, way_out
from bot.engine.listed import Listed, Plan
from bot.engine.melds import BLACK_TARGET, RUN_TARGET, WILD_TARGET, lay, lowest
from bot.engine.openings import Opening, cards_laid, groups_of, ways_to_open, ways_to_take
from bot.engine.play import check, may_ask
from bot.engine.rules import Rules
from bot.engine.special import special_names
from bot.engine.state import (
    CANASTA,
    MELD_LEAST,
    Phase,
    Side,
    State,
    acting,
    is_blocked,
    is_frozen,
    opening_need,
    side_at,
)
from bot.engine.taking import is_usable
from bot.engine.view import View, imagine

_NONE = Listed((), 0)
_JUST_DRAW = tuple(Listed((Draw(seat),), seat) for seat in range(6))
_DRAW, _PLAY, _OVER = Phase.DRAW, Phase.PLAY, Phase.OVER  # to name a member of an Enum takes its time


def legal_actions(state: State | View) -> Sequence[AnyAction]:
    """Actions that the seat whose move it is may choose from, in a fixed order; none once the round is over.

    From a `View`, the actions of its own seat: none while another is to act. The sequence is immutable, equal to a list or
    a tuple of the same actions, and makes each when it is looked at.
    """
    if not isinstance(state, State):
        return legal_actions(imagine(state)) if state.may_act() else _NONE
    phase = state.phase
    if phase is _PLAY:
        return _play_phase(state, state.turn.seat)
    if phase is _DRAW:
        return _draw_phase(state, state.turn.seat)
    seat = acting(state)
    return _NONE if phase is _OVER else Listed((Yes(seat), No(seat)), seat)


def is_legal(state: State, action: AnyAction) -> bool:
    """Whether `check` accepts the action."""
    try:
        check(state, action)
    except Illegal:
        return False
    return True


# Draw phase

_BARE = tuple(
    SetWay(rank, 0, 0, 0, 0, 0, 0, whole=False) for rank in NATURALS
)  # just the top card of the pile


def _draw_phase(state: State, seat: int) -> Listed:
    of_use = bool(state.pile) and not is_blocked(state) and top_is_of_use(state, seat)
    if state.next_card < len(state.deck):
        if not of_use:
            return _JUST_DRAW[seat]
        return Listed([Draw(seat), *takes(state, seat)], seat, state.hands[seat], verb=Take)
    passes = [Pass(seat)] if state.rules.stock_end == "play_on" else []
    return Listed([*passes, *(takes(state, seat) if of_use else ())], seat, state.hands[seat], verb=Take)


def takes(state: State, seat: int) -> list[SetWay] | list[Opening]:
    """Each way to use the top card, with further groups where an opening needs them."""
    hand, side, rank = state.hands[seat], side_at(state, seat), card_rank(state.pile[-1])
    if not side.opened:
        return _opening_takes(state, seat, hand, rank)
    usable, most = (
        _usable(state.rules, hand, rank, side.sets[rank], frozen=is_frozen(state, seat)),
        size(hand) - 2,
    )
    kept = [way for way in usable if way.size <= most]
    if len(kept) == len(usable):
        return kept
    # the pile's own cards may be enough to keep, or may not
    return [way for way in usable if way.size <= most or is_legal(state, Take(seat, (way.group(hand),)))]


def _usable(rules: Rules, hand: Cards, rank: int, had: Cards, *, frozen: bool) -> tuple[SetWay, ...]:
    """What of the hand may go to a set with a top card of this rank, for a side that has opened."""
    many, wild = of_rank(hand, rank), wild_code(hand)
    key = ("take", rank, many, wild, had >> MAKE_UP, frozen)
    found: tuple[SetWay, ...] | None = rules.remembered.get(key)
    if found is None:
        ways = set_ways(rules, rank, many, wild, had + ONE[rank * 4], opening=False)
        found = rules.remembered[key] = tuple(
            way
            for way in ((_BARE[rank], *ways) if had else ways)
            if way.naturals >= MELD_LEAST - 1
            or (not frozen and is_usable(rules, had, way.naturals, way.size - way.naturals))
        )
    return found


def _opening_takes(state: State, seat: int, hand: Cards, rank: int) -> list[Opening]:
    need, most = opening_need(state, seat), size(hand) - 2
    ways = set_ways(state.rules, rank, of_rank(hand, rank), wild_code(hand), ONE[rank * 4], opening=True)
    firsts = [way for way in ways if way.naturals >= MELD_LEAST - 1]
    found = [way for first in firsts for way in ways_to_take(state.rules, hand, need, first)]
    return [
        way for way in found if cards_laid(way) <= most or is_legal(state, Take(seat, groups_of(way, hand)))
    ]


def top_is_of_use(state: State, seat: int) -> bool:
    """Whether any take could be legal, told cheaply: most piles are of no use to most hands."""
    rank, side = card_rank(state.pile[-1]), side_at(state, seat)
    pair = of_rank(state.hands[seat], rank)
    if pair >= MELD_LEAST - 1:
        return True
    return side.opened and (pair > 0 or bool(side.sets[rank])) and not is_frozen(state, seat)


# Play phase

_THREES_AND_ONE = 7  # all black threes of three packs and a card to throw


def _play_phase(state: State, seat: int) -> Listed:
    hand, rules, side = state.hands[seat], state.rules, side_at(state, seat)
    thrown = discards(state, seat, hand)
    if state.turn.answer == "yes":
        return Listed(_promised(state, seat), seat, hand, thrown, thrown.bit_count())
    counts, seen = rank_counts(hand), outlook(rules, side.sets, wild_code(hand))
    plans: list[Plan] = []
    if side.opened:
        plans += set_melds(state, side, hand, sum(map(getitem, seen.ways, counts), _NO_WAYS))
        if rules.has_rare_melds:
            plans += _rare_melds(state, seat, side, hand)
    else:
        plans += opening_melds(state, seat, hand)
    if counts[THREE] >= MELD_LEAST and size(hand) <= _THREES_AND_ONE:
        plans += _black_melds(state, seat, hand)
    fits = sum(map(getitem, seen.lonely, counts)) <= 1 or rules.runs
    if fits and may_ask(state, seat) and could_go_out(state, seat, state.turn):
        plans.append(Ask(seat))
    if rules.has_rarities:
        plans += _rarities(state, seat, hand)
    return Listed(plans, seat, hand, thrown, thrown.bit_count())


def discards(state: State, seat: int, hand: Cards) -> int:
    """The cards that may be thrown, as `cards.held` tells them."""
    if size(hand) == 1 or state.turn.answer == "yes":
        return held(bag(card for card in kinds(hand) if is_legal(state, Discard(seat, card))))
    there = held(hand)
    if state.rules.throws_anything:
        return there
    mask = guarded(state)
    there = there if only(hand, mask) else there & ~mask
    wild = there & WILD_MASK  # what is refused beside the guarded cards, all of it or none
    return there ^ wild if wild and discard_fault(state, hand, nth_kind(wild, 0)) else there


def set_melds(state: State, side: Side, hand: Cards, found: tuple[SetWay, ...]) -> Sequence[SetWay]:
    """Of what may be laid to one set, that which leaves enough cards in the hand."""
    most = size(hand) - 2
    if not found or max(map(_size_of, found)) <= most:
        return found
    short = state.rules.canastas_to_go_out - side.canastas
    return [
        way
        for way in found
        if way.size <= most
        or (_makes_canasta(side, way) >= short and _finishes(state, side, way.group(hand)))
    ]


def _makes_canasta(side: Side, way: SetWay) -> bool:
    before = size(side.sets[way.rank])
    return before < CANASTA <= before + way.size


_NO_WAYS: tuple[SetWay, ...] = ()
_size_of: Callable[[SetWay], int] = attrgetter("size")


def _rare_melds(state: State, seat: int, side: Side, hand: Cards) -> list[Meld]:
    """Sequences and wild cards, and what makes several last canastas at once, for a side that has opened."""
    rules = state.rules
    melds: list[Meld] = []
    if rules.runs or rules.wild_melds:
        melds += _kept(state, side, _other_melds(rules, seat, side, hand))
    if 1 < size(hand) <= rules.canastas_to_go_out - side.canastas:
        melds += _last_canastas(state, seat)
    return melds


def _kept(state: State, side: Side, melds: Iterable[Meld]) -> list[Meld]:
    """The melds of one group that leave enough cards in the hand."""
    most, could = (
        size(state.hands[state.turn.seat]) - 2,
        side.canastas + 1 >= state.rules.canastas_to_go_out,  # a group makes one at most
    )
    return [
        meld
        for meld in melds
        if size(meld.groups[0].cards) <= most or (could and _finishes(state, side, meld.groups[0]))
    ]


def _finishes(state: State, side: Side, group: Group) -> bool:
    """Whether the player who lays this and keeps a card or none goes out or is about to."""
    after = lay(state.rules, side, (group,))
    return can_finish(state, after, state.hands[state.turn.seat] - group.cards, state.turn)


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


def _other_melds(rules: Rules, seat: int, side: Side, hand: Cards) -> Iterator[Meld]:
    """Wild cards and sequences, for a side that has opened."""
    if rules.wild_melds:
        yield from (Meld(seat, (Group(WILD_TARGET, cards),)) for cards in wild_choices(hand, side.wild))
    if rules.runs:
        yield from (Meld(seat, (Group(RUN_TARGET, cards),)) for cards in run_choices(hand))
        named = ((f"{RUN_TARGET}:{card_name(lowest(run))}", run) for run in side.runs)
        found = dict.fromkeys((target, cards) for target, run in named for cards in run_extensions(hand, run))
        yield from (Meld(seat, (Group(target, cards),)) for target, cards in found)


def opening_melds(state: State, seat: int, hand: Cards) -> list[Opening]:
    ways = ways_to_open(state.rules, hand, opening_need(state, seat))
    waives = state.rules.concealed_waives_opening and state.turn.drew
    out = way_out(state, seat, state.turn) if waives else None
    if out and out not in (groups_of(way, hand) for way in ways):
        ways.append(out)
    most = size(hand) - 2
    return [
        way for way in ways if cards_laid(way) <= most or is_legal(state, Meld(seat, groups_of(way, hand)))
    ]


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
