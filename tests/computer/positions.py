"""Positions for the computer player, in the record notation: a view is built, never a state with other hands in it."""

from bot.engine import Cards, Rules, Side, View, load_rules
from bot.engine.cards import EMPTY, NATURALS, bag, card_rank, is_wild, parse_cards, size
from bot.engine.melds import counted
from bot.engine.state import NOTHING_LAID, Phase, Turn

CLASSIC = load_rules("classic", 4)


def cards(text: str) -> Cards:
    return bag(parse_cards(text))


def side(*melds: str, runs: tuple[str, ...] = (), wild: str = "") -> Side:
    """A side with these sets on the table, each named by the natural cards in it."""
    sets = [EMPTY] * len(NATURALS)
    for meld in melds:
        rank = next(card_rank(card) for card in parse_cards(meld) if not is_wild(card))
        sets[rank] = cards(meld)
    opened = bool(melds or runs or wild)
    return counted(Side(tuple(sets), EMPTY, cards(wild), tuple(cards(run) for run in runs), opened=opened))


def seen(
    hand: str,
    *,
    rules: Rules = CLASSIC,
    own: Side = NOTHING_LAID,
    foes: Side = NOTHING_LAID,
    pile: str = "4s",
    held: tuple[int, ...] | None = None,
    stock: int = 50,
    phase: Phase = Phase.DRAW,
    frozen: bool = False,
    totals: tuple[int, ...] | None = None,
    asker: int = 0,
    reds: str = "",
) -> View:
    """What seat 0 sees with this hand; the other seats hold `held` cards, or eleven each."""
    mine, sides = cards(hand), len(rules.seats_of_sides)
    others = (11,) * (rules.seats - 1) if held is None else held
    side_of = [0] * rules.seats
    for place, seats in enumerate(rules.seats_of_sides):
        for seat in seats:
            side_of[seat] = place
    turn = Turn(asker, own, melded=own.opened, drew=phase is not Phase.DRAW)
    return View(
        rules=rules,
        seat=0,
        totals=totals or (0,) * (rules.seats if rules.cutthroat else sides),
        dealer=rules.seats - 1,
        hand=mine,
        hand_sizes=(size(mine), *others),
        stock=stock,
        reds=(cards(reds), *(EMPTY,) * (rules.seats - 1)),
        sides=(own, *(foes,) * (sides - 1)),
        side_of=tuple(side_of),
        pile=tuple(parse_cards(pile)),
        turned=1 if pile else 0,
        frozen=frozen,
        blocks=(),
        melded=(own.opened,) * rules.seats,
        phase=phase,
        turn=turn,
        acting=0,
        ply=20,
        lone=None,
        out=None,
        scores=None,
    )


def drawn(hand: str, **position: object) -> View:
    """The same in the play phase, a card drawn."""
    return seen(hand, phase=Phase.PLAY, **position)  # type: ignore[arg-type]
