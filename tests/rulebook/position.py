"""Positions in notation: a `State` from hands, melds, pile and stock, the rest of the pack in a fixed order.

Knows how a state is put together, and no rule but what must agree in it: the pack stays complete.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Literal

from bot.engine import (
    Illegal,
    Phase,
    Rules,
    Side,
    State,
    Turn,
    apply,
    format_cards,
    load_rules,
    parse,
    parse_cards,
)
from bot.engine.cards import NATURALS, RED_THREES, Card, bag, is_wild, spread
from bot.engine.deal import owners, spread_pack
from bot.engine.errors import Fact
from bot.engine.melds import RANK_OF, counted

DRAW, PLAY, OVER = Phase.DRAW, Phase.PLAY, Phase.OVER

FILLER = 3  # cards in a hand that a position does not name


def position(
    rules: Rules | str = "classic",
    *,
    hands: Mapping[int, str] | None = None,
    melds: Mapping[int, str] | None = None,
    reds: Mapping[int, str] | None = None,
    pile: str = "",
    turned: int = 0,
    frozen: bool | None = None,
    blocks: tuple[int, ...] = (),
    stock: str = "",
    rest: int | None = None,
    totals: tuple[int, ...] | None = None,
    turn: int = 0,
    phase: Phase = PLAY,
    drew: bool = True,
    laid: bool = False,
    answer: Literal["yes", "no"] | None = None,
    melded: tuple[int, ...] | None = None,
    lone: int | None = None,
    dealer: int | None = None,
) -> State:
    """A position of a round; `rules` a Rules or a preset at its usual four seats.

    `hands` and `reds` by seat, `melds` by side (`K:KsKhKd run:5s6s7s`), `pile` bottom first, `stock` its top cards. Hands
    not named hold three plain cards; what is left of the pack lies under the stock, plain cards first, or, with `rest`, in
    that seat's hand, and the stock is just what it says. `melded`: the seats that have laid a meld; those of the
    sides that have melds unless said. `frozen`: by a wild card in the pile unless said.
    """
    game = load_rules(rules, 4) if isinstance(rules, str) else rules
    sides_of = _sides(game, lone)
    left = Counter(spread_pack(game))
    held = [_out(left, (hands or {}).get(seat, "")) for seat in range(game.seats)]
    laid_reds = [_out(left, (reds or {}).get(seat, "")) for seat in range(game.seats)]
    sides = tuple(_side(left, (melds or {}).get(side, "")) for side in range(len(sides_of)))
    heap, top = _out(left, pile), _out(left, stock)
    for seat in range(game.seats):
        if seat not in (hands or {}) and seat != rest:
            held[seat] = _filler(left)
    others = _fixed_order(left)
    if rest is not None:
        held[rest], others = held[rest] + others, []
    gone = [card for cards in (*held, *laid_reds, heap) for card in cards]
    gone += [card for side in sides for meld in side.melds() for card in spread(meld)]
    side_of = tuple(
        next(s for s, seats in enumerate(sides_of) if seat in seats) for seat in range(game.seats)
    )
    have = tuple(seat for seat in range(game.seats) if sides[side_of[seat]].opened)
    have = have if melded is None else melded
    return State(
        rules=game,
        totals=totals or (0,) * owners(game),
        dealer=(turn - 1) % game.seats if dealer is None else dealer,
        deck=(*gone, *top, *others),
        next_card=len(gone),
        hands=tuple(bag(cards) for cards in held),
        reds=tuple(bag(cards) for cards in laid_reds),
        sides=sides,
        side_of=side_of,
        pile=tuple(heap),
        turned=turned,
        frozen=any(is_wild(card) for card in heap) if frozen is None else frozen,
        blocks=blocks,
        melded=tuple(seat in have for seat in range(game.seats)),
        phase=phase,
        turn=Turn(
            turn,
            sides[side_of[turn]],
            turn in have,
            drew=drew and phase is not DRAW,
            laid=laid,
            answer=answer,
        ),
        ply=0,
        lone=lone,
    )


def _sides(game: Rules, lone: int | None) -> tuple[tuple[int, ...], ...]:
    if lone is None:
        return game.seats_of_sides
    return tuple(sorted([(lone,), tuple(seat for seat in range(game.seats) if seat != lone)]))


def _out(left: Counter[Card], text: str) -> list[Card]:
    """The cards of a text, no longer left over; a position may not use a card the pack does not have."""
    cards = parse_cards(text)
    left.subtract(cards)
    short = [format_cards([card]) for card, many in left.items() if many < 0]
    assert not short, f"more {short} than the pack holds"
    return cards


def _side(left: Counter[Card], text: str) -> Side:
    sets, runs, black, wild = [0] * len(NATURALS), [], 0, 0
    for group in text.split():
        target, _, cards = group.partition(":")
        meld = bag(_out(left, cards))
        if target == "run":
            runs.append(meld)
        elif target == "3":
            black = meld
        elif target == "W":
            wild = meld
        else:
            sets[RANK_OF[target]] = meld
    return counted(Side(tuple(sets), black, wild, tuple(runs), bool(text)))


def _fixed_order(left: Counter[Card]) -> list[Card]:
    """Plain cards first, pack by pack and suit by suit so that neighbours never match; then twos and jokers, red threes."""
    found = [(copy, card) for card, many in left.items() for copy in range(many)]
    found.sort(key=lambda at: (at[1] in RED_THREES, is_wild(at[1]), at[0], at[1] & 3, at[1] >> 2))
    return [card for _, card in found]


def _filler(left: Counter[Card]) -> list[Card]:
    """Three plain cards that are left over in plenty, so that a position's own cards are not among them."""
    cards = sorted(NATURALS[0:5], key=lambda rank: -sum(left[rank * 4 + suit] for suit in range(4)))
    found: list[Card] = []
    for rank in cards:
        suit = max(range(4), key=lambda each: left[rank * 4 + each])
        if left[rank * 4 + suit] and len(found) < FILLER:
            found.append(rank * 4 + suit)
            left[rank * 4 + suit] -= 1
    return found


def deck(rules: Rules, top: str) -> str:
    """The whole pack in notation, these cards on top and the rest in the fixed order."""
    left = Counter(spread_pack(rules))
    return format_cards([*_out(left, top), *_fixed_order(left)])


# What tests do with a position


def play(state: State, *texts: str) -> State:
    """The state after these actions."""
    for text in texts:
        state = apply(state, parse(text))
    return state


def refused(state: State, text: str) -> str:
    """The code with which an action is refused."""
    return refusal(state, text)[0]


def refusal(state: State, text: str) -> tuple[str, dict[str, Fact]]:
    """The code with which an action is refused, and its facts."""
    try:
        apply(state, parse(text))
    except Illegal as illegal:
        return str(illegal.reason), illegal.facts
    raise AssertionError(f"{text} is accepted")


def allowed(state: State, text: str) -> bool:
    """Whether an action is accepted."""
    try:
        apply(state, parse(text))
    except Illegal:
        return False
    return True


def hand(state: State, seat: int) -> str:
    """A hand in notation, sorted by kind."""
    return format_cards(state.hands[seat])


def cards(text: str) -> str:
    """Cards in notation, sorted as `hand` sorts them."""
    return format_cards(bag(parse_cards(text)))


def stock(state: State) -> str:
    """The stock in notation, top first."""
    return format_cards(state.deck[state.next_card :])


def pile(state: State) -> str:
    """The pile in notation, bottom first."""
    return format_cards(state.pile)


def table(state: State, side: int) -> str:
    """The melds of a side in notation, as `position` takes them."""
    found = state.sides[side]
    groups = [
        f"{letter}:{format_cards(found.sets[rank])}" for letter, rank in RANK_OF.items() if found.sets[rank]
    ]
    groups += [f"run:{format_cards(run)}" for run in found.runs]
    groups += [
        f"{name}:{format_cards(meld)}" for name, meld in (("3", found.black), ("W", found.wild)) if meld
    ]
    return " ".join(groups)


def everything(state: State) -> list[Card]:
    """Every card of a state, wherever it is, sorted."""
    bags = [*state.hands, *state.reds, *(meld for side in state.sides for meld in side.melds())]
    found = [card for cards in bags for card in spread(cards)]
    return sorted([*found, *state.pile, *state.deck[state.next_card :]])


def is_complete(state: State) -> bool:
    """Whether a state holds exactly the pack."""
    return everything(state) == sorted(spread_pack(state.rules))
