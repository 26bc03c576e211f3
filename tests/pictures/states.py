"""Positions written out by hand, as a spectator sees them, and hands; names and words for the pictures' tests."""

import random
from collections.abc import Callable

from bot.engine import Rules, Score, View, load_rules
from bot.engine.cards import (
    EMPTY,
    NATURAL_RANKS,
    RED_THREES,
    Card,
    Cards,
    bag,
    card_rank,
    pack,
    parse_cards,
    spread,
)
from bot.engine.melds import counted
from bot.engine.state import NOTHING_LAID, Phase, Side, Turn
from bot.texts import say as text_of

NAMES = ("Anna", "Bjørn", "Åse-Marie", "Mikkel", "Örjan", "Sofie")
FOREIGN = ("Ελένη", "Дмитрий", "דניאל", "محمد", "田中さん", "𝓕𝓪𝓷𝓬𝔂 ✨")
HOSTILE = (
    "\u202egnalp\u202c\u0000\n\n**@everyone**",
    "Z̴̢̨̛a̷̡̛l̵̢̛g̸̨̛o̷̡̧",
    "🃏🔥",
    "   ",
    "W" * 32,
    "<script>alert(1)</script>",
)
LONG = (
    "Wilhelmina Christophersen-Ødegård",
    "Maximilian von Hohenzollern",
    "Bartholomæus Åkerström",
    "i" * 32,
)


def say(key: str, **facts: str | int) -> str:
    """The English catalogue."""
    return text_of("en-US", key, **facts)


def side(melds: str) -> Side:
    """A side with these melds: cards of a set run together, `run:`, `W:` and `3:` before the others."""
    sets, runs, black, wild = [EMPTY] * len(NATURAL_RANKS), [], EMPTY, EMPTY
    for meld in melds.split():
        target, _, cards = meld.rpartition(":")
        laid = parse_cards(cards)
        if target == "run":
            runs.append(bag(laid))
        elif target == "W":
            wild = bag(laid)
        elif target == "3":
            black = bag(laid)
        else:
            sets[card_rank(laid[0])] = bag(laid)
    return counted(Side(tuple(sets), black, wild, tuple(runs), opened=True)) if melds else NOTHING_LAID


def position(
    rules: Rules,
    melds: list[str],
    *,
    hands: list[int],
    pile: str,
    stock: int,
    turn: int = 0,
    dealer: int = 0,
    reds: dict[int, str] | None = None,
    totals: list[int] | None = None,
    frozen: bool = False,
    phase: Phase = Phase.DRAW,
    side_of: tuple[int, ...] | None = None,
    acting: int | None = None,
    scores: tuple[Score, ...] | None = None,
) -> View:
    """A spectator's view; `melds` by side, `reds` by seat."""
    sides = tuple(side(laid) for laid in melds)
    return View(
        rules=rules,
        seat=None,
        totals=tuple(totals or [0] * (rules.seats if rules.cutthroat else len(melds))),
        dealer=dealer,
        hand=EMPTY,
        hand_sizes=tuple(hands),
        stock=stock,
        reds=tuple(bag(parse_cards((reds or {}).get(seat, ""))) for seat in range(rules.seats)),
        sides=sides,
        side_of=side_of or _sides_of(rules),
        pile=tuple(parse_cards(pile)),
        turned=1,
        frozen=frozen,
        blocks=(),
        melded=tuple(bool(laid) for laid in melds) * (rules.seats // len(melds)),
        phase=phase,
        turn=Turn(seat=turn, before=NOTHING_LAID, melded=False),
        acting=turn if acting is None else acting,
        ply=40,
        lone=None,
        out=None,
        scores=scores,
    )


def _sides_of(rules: Rules) -> tuple[int, ...]:
    return tuple(
        next(number for number, seats in enumerate(rules.seats_of_sides) if seat in seats)
        for seat in range(rules.seats)
    )


def early() -> View:
    return position(
        load_rules("classic", 4), ["", ""], hands=[11, 12, 11, 11], pile="9d", stock=61, turn=1,
        reds={1: "3h", 3: "3d3h"}, totals=[1620, -45],
    )  # fmt: skip


def middle() -> View:
    melds = ["QsQhQd 5d5cJo", "AsAhAd2c 8s8h8d8c8c 4d4cJo"]
    return position(
        load_rules("classic", 4), melds, hands=[5, 11, 12, 11], pile="7cKd8s", stock=41, turn=2, dealer=3,
        reds={0: "3h"}, totals=[455, 1210], phase=Phase.PLAY,
    )  # fmt: skip


def full() -> View:
    melds = [
        "AsAsAhAhAdAcAc KsKhKdKcKc QsQhQdJo JhJdJs 9s9s9h9c9c2d2s 7s7h7d7c 5h5d5cJo2h 4s4h4d4c",
        "AdAd2c TsThTdTcTsThTdTc 8s8h8d8c 6s6h6d6c6c2c 5s5s5h",
    ]
    return position(
        load_rules("classic", 4), melds, hands=[2, 7, 1, 4], pile="3s", stock=3, turn=3, dealer=1,
        reds={0: "3h3d", 1: "3h", 3: "3d"}, totals=[3125, 2890],
    )  # fmt: skip


def frozen() -> View:
    melds = ["KsKhKdKc2s 9h9d9c", ""]
    return position(
        load_rules("classic", 4), melds, hands=[8, 13, 6, 12], pile="4s7dQc2d5hJs9c6dKh5c", stock=28, turn=1,
        dealer=2, frozen=True, totals=[905, 1545],
    )  # fmt: skip


def just_frozen() -> View:
    return position(
        load_rules("classic", 2), ["QsQhQd 6s6d6c", "JsJhJd"], hands=[14, 17], pile="4s7d9cJo", stock=44,
        turn=1, frozen=True, totals=[0, 85],
    )  # fmt: skip


def asked() -> View:
    melds = ["AsAhAdAcAsAh2c QsQhQdJo", "KsKhKdKcKsKhKd 5s5h5d2h"]
    return position(
        load_rules("classic", 4), melds, hands=[3, 6, 2, 4], pile="8h4cTd3c", stock=12, turn=1, acting=3,
        dealer=0, phase=Phase.ANSWER, reds={2: "3d"}, totals=[2115, 4890],
    )  # fmt: skip


def six_pairs() -> View:
    melds = ["QsQhQdQdQc2c JsJhJo 6h6d6c", "AhAdAcAc KsKsKhKcKc 5s5h5d5c", "TsTsJo 5s5h5d2s2c"]
    return position(
        load_rules("danish", 6), melds, hands=[22, 14, 8, 4, 3, 6], pile="", stock=6, turn=0, dealer=5,
        reds={0: "3h3d3d", 2: "3h"}, totals=[1150, 2480, 605],
    )  # fmt: skip


def six_alone() -> View:
    melds = ["KsKhKd", "JdJdJc 9s9c2s", "KsKhKdKc", "QsQsQhQdQc TsThTd2d 8s8h8d", "ThTcTc 5s5s5h5c", ""]
    return position(
        load_rules("norwegian", 6, "solo"), melds, hands=[6, 2, 8, 6, 6, 13], pile="4d8s9c", stock=26, turn=5,
        dealer=4, reds={2: "3h", 4: "3d"}, totals=[310, 1280, 455, -60, 2205, 90],
    )  # fmt: skip


def samba() -> View:
    melds = [
        "ThThTdTdTcTcTs AhAcAc QsQhQcJo 9s9h9c9c2c run:4s5s6s7s8s9sTs run:9dTdJdQdKd run:4c5c6c",
        "QsQsQdQcQcJo2d 9s9s9d2h 8s8s8d8cJo run:4h5h6h7h run:4d5d6d",
    ]
    return position(
        load_rules("samba", 4), melds, hands=[1, 12, 5, 4], pile="Kd4h6c9h2d5hJs9c6dKh5c7d4s8c5c", stock=60,
        turn=1, dealer=2, frozen=True, reds={0: "3h3d", 2: "3h3d3d"}, totals=[4350, 7225],
    )  # fmt: skip


def american() -> View:
    melds = ["7s7h7d7c7s7h7d AsAhAdAc W:2s2h2d2c2sJoJo", "W:2d2cJo KsKhKdKcKsKh2h 7c7c7d JsJhJd"]
    return position(
        load_rules("american", 4), melds, hands=[9, 14, 3, 8], pile="4s9d", stock=31, turn=0, dealer=1,
        reds={1: "3h"}, totals=[5210, 6485],
    )  # fmt: skip


def cutthroat() -> View:
    melds = ["AsAdAc 9s9h9d9c2s2s 5s5cJo", "KhKd2c 8s8h8d8d", ""]
    return position(
        load_rules("swedish", 3), melds, hands=[5, 7, 9], pile="4d6sJo7d4d", stock=40, turn=2, dealer=1,
        frozen=True, reds={2: "3d3d"}, totals=[2210, 1475, 3005], side_of=(0, 1, 1), phase=Phase.PLAY,
    )  # fmt: skip


def over() -> View:
    melds = ["AsAhAdAcAsAhAd KsKhKdKc 4s4h4d", "QsQhQdQcQs2d2h 8s8h8d"]
    scores = (Score({"melds": 1115, "going_out": 100}, {}), Score({"melds": 385, "hand": -445}, {}))
    return position(
        load_rules("classic", 4), melds, hands=[0, 9, 4, 7], pile="7c9dTs", stock=22, turn=0, dealer=3,
        reds={0: "3h", 1: "3d"}, totals=[3905, 4120], phase=Phase.OVER, scores=scores,
    )  # fmt: skip


def five() -> View:
    melds = ["QsQhQd", "5d5c5s5h", "", "KsKhKd2s", "TsThTd"]
    return position(
        load_rules("danish", 5), melds, hands=[9, 8, 12, 7, 10], pile="7cKd", stock=33, turn=3, dealer=2,
        totals=[0, 155, 905, 60, 1545],
    )  # fmt: skip


def hand(cards: int, seed: int = 5, packs: int = 2) -> Cards:
    """So many cards drawn from a shuffled pack, without red threes."""
    deck: list[Card] = [card for card in spread(pack(packs)) if card not in RED_THREES]
    return bag(random.Random(seed).sample(deck, cards))


Make = Callable[[], View]
