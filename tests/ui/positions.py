"""Positions for tests of what is shown: a round with the hands and melds one asks for."""

from typing import Any

from msgspec.structs import replace

from bot.engine import State, View, deal, load_rules, parse_cards, view
from bot.engine.cards import EMPTY, bag, pack, spread
from bot.engine.melds import RANK_OF, counted
from bot.engine.state import Phase, Side, Turn


def cards(text: str) -> int:
    return bag(parse_cards(text))


def side(*melds: str) -> Side:
    """A side with these sets and sequences on the table: `side("K:KsKhKd", "run:5s6s7s")`."""
    sets, runs = [EMPTY] * 11, []
    for meld in melds:
        target, _, held = meld.partition(":")
        if target == "run":
            runs.append(cards(held))
        else:
            sets[RANK_OF[target]] = cards(held)
    return counted(Side(sets=tuple(sets), runs=tuple(runs), opened=bool(melds)))


def position(
    hand: str = "",
    *,
    preset: str = "classic",
    seats: int = 4,
    teams: str | None = None,
    pile: str = "4s",
    mine: Side | None = None,
    theirs: Side | None = None,
    phase: Phase = Phase.PLAY,
    **changes: Any,
) -> State:
    """A round in which seat 0 is to act with this hand; the rest as dealt."""
    rules = load_rules(preset, seats, teams)
    start = deal(rules, tuple(spread(pack(rules.packs))), seats - 1, (0,) * len(rules.seats_of_sides))
    sides = list(start.sides)
    sides[0], sides[1] = mine or sides[0], theirs or sides[1]
    turn = Turn(0, sides[0], melded=sides[0].opened, drew=phase is Phase.PLAY)
    held = (cards(hand) if hand else start.hands[0], *start.hands[1:])
    return replace(
        start,
        hands=held,
        pile=tuple(parse_cards(pile)),
        turned=0,
        frozen=False,
        sides=tuple(sides),
        phase=phase,
        turn=turn,
        **changes,
    )


def seen(hand: str = "", *, seat: int | None = 0, **how: Any) -> View:
    """The view of a seat (0 unless told) of such a position."""
    return view(position(hand, **how), seat)
