"""Going out where there are sequences: against trying everything on small hands, and decided for hands of any size."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Ask, Discard, Meld, Phase, State, apply, forms, load_rules, presets
from bot.engine import run_layout as search
from bot.engine.cards import NATURALS, RANKS, SUITS, Card, card_rank, parse_cards, size, spread
from bot.engine.going_out import could_go_out, way_out
from bot.engine.legal import is_legal
from tests.brute import goes_out
from tests.rulebook.position import position
from tests.test_exactness import PLAIN, WILD, Table, describe, of_rank

TOP = NATURALS[-1]


class Pieces(Table):
    """A table of sequences, many with a lowest card in common, and a hand of pieces that could be laid."""

    def __init__(self, rng: Random, **options: Any) -> None:
        super().__init__(load_rules("samba", 4, **options), rng)
        self.suits = rng.sample(range(len(SUITS)), rng.choice([1, 1, 2, 4]))

    def sequences(self) -> list[str]:
        found: list[str] = []
        for _ in range(self.rng.choice([0, 1, 2, 2, 3, 4])):
            low = RANKS.index(self.rng.choice(found)[0]) if found and self.rng.random() < 0.6 else None
            run = self.piece(self.sequence([3, 3, 4, 5, 6, 6, 7], low))
            found += [run] if run else []
        return found

    def sequence(self, lengths: list[int], low: int | None = None) -> list[Card]:
        length, suit = self.rng.choice(lengths), self.rng.choice(self.suits)
        most = TOP - length + 1
        low = self.rng.randint(0, most) if low is None else min(low, most)
        return [(low + step) * 4 + suit for step in range(length)]

    def piece(self, cards: list[Card]) -> str:
        """These cards, if all of them are left."""
        if Counter(cards) - Counter(self.left):
            return ""
        return "".join(self.take(1, {card}) for card in cards)

    def pieces(self, runs: list[str], most: int) -> str:
        found = ""
        for _ in range(20):
            piece = self.any_piece(runs)
            if len(found) // 2 + len(piece) <= most:
                found += self.piece(piece)
        return found or self.take(1, PLAIN)

    def any_piece(self, runs: list[str]) -> list[Card]:
        """Cards around a sequence on the table, a new sequence, some of a rank, or a wild card."""
        kind = self.rng.random()
        if kind < 0.4 and runs:
            return self.around(parse_cards(self.rng.choice(runs)))
        if kind < 0.6:
            return self.sequence([3, 3, 4, 5, 7])
        if kind < 0.85:
            fits = of_rank(self.rng.choice(NATURALS))
            return [card for card in self.left if card in fits][: self.rng.randint(1, 5)]
        fits = WILD if kind < 0.95 else PLAIN
        return [card for card in self.left if card in fits][:1]

    def around(self, run: list[Card]) -> list[Card]:
        below, above = self.rng.choice([0, 0, 1, 1, 2, 3, 4]), self.rng.choice([0, 0, 1, 1, 2, 3, 4])
        steps = [*range(-below, 0), *range(len(run), len(run) + above)]
        return [run[0] + 4 * step for step in steps if 0 <= card_rank(run[0]) + step <= TOP]


def of_pieces(rng: Random, most: int, **options: Any) -> State:
    """A position of a side with sequences and sets, and a player with at most so many cards."""
    put = Pieces(rng, canastas_to_go_out=rng.choice([1, 1, 1, 2, 2, 3]), **options)
    runs = put.sequences()
    sets = [put.set_of(rank) for rank in rng.sample(NATURALS, rng.choice([0, 0, 1, 2]))]
    melds = " ".join([*(f"run:{run}" for run in runs), *(meld for meld in sets if len(meld) >= 8)])
    return position(
        put.rules,
        hands={0: put.pieces(runs, most)},
        melds={0: melds},
        drew=rng.random() < 0.8,
        melded=(0,) if melds and rng.random() < 0.5 else (),
        totals=(rng.choice([-5, 0, 1500, 3000]),) * 2,
    )


def check_exact(state: State) -> bool:
    """Compare with trying everything; whoever may ask is one who could go out."""
    told = goes_out(state, 0)
    assert could_go_out(state, 0, state.turn) == told, describe(state)
    assert is_legal(state, Ask(0)) == (told and size(state.hands[0]) > 1), describe(state)
    return told


def follow_way(state: State) -> int:
    """Go out the way that is found, after a yes, and count its actions."""
    state = replace(state, turn=replace(state.turn, answer="yes"))
    for many in range(1, 12):
        groups = way_out(state, 0, state.turn)
        assert groups is not None, describe(state)
        state = apply(state, Meld(0, groups)) if groups else state
        if state.phase is not Phase.OVER and size(state.hands[0]) == 1:
            state = apply(state, Discard(0, spread(state.hands[0])[0]))
        if state.phase is Phase.OVER:
            assert state.out is not None
            assert state.out.seat == 0
            return many
    raise AssertionError(describe(state))


def test_what_a_hand_of_pieces_could_is_exact() -> None:
    rng = Random("pieces")
    told = Counter(check_exact(of_pieces(rng, 6, ask_partner="optional")) for _ in range(120))
    assert min(told[True], told[False]) >= 10


@pytest.mark.slow
def test_what_a_hand_of_pieces_could_is_exact_in_many_hands() -> None:
    rng = Random("pieces slow")
    for _ in range(10_000):
        check_exact(of_pieces(rng, 7, ask_partner="optional"))


@pytest.mark.parametrize("most", [6, 20])
def test_who_could_go_out_goes_out_as_the_way_says(most: int) -> None:
    rng = Random(f"way {most}")
    steps: Counter[int] = Counter()
    for _ in range(200):
        state = of_pieces(rng, most, ask_partner="required")
        if could_go_out(state, 0, state.turn):
            steps[follow_way(state)] += 1
    assert steps[1] >= 20
    assert steps[2] >= 3  # two sequences of one name take two actions


@pytest.mark.parametrize("held", ["8s8s", "8s", "8s8s2c", "7s8s8s", "7s7s8s8s", "8s8sKh"])
def test_the_last_card_for_one_of_two_sequences_of_one_name_is_kept_only_by_who_may_go_out(held: str) -> None:
    """Laying a card to the first leaves one for the second, which is too few while a canasta is missing (6)."""
    rules = load_rules("samba", 4, canastas_to_go_out=1, ask_partner="off")
    state = position(rules, hands={0: held}, melds={0: "run:9sTsJsQsKsAs run:9sTsJsQsKsAs"})
    assert could_go_out(state, 0, state.turn) == goes_out(state, 0)


# Hands of any size


def threes_of(suit: str) -> str:
    """All three cards of each rank of a suit."""
    return "".join((RANKS[rank] + suit) * 3 for rank in NATURALS)


def test_sequences_come_with_no_rule_that_their_search_does_not_know() -> None:
    with_sequences = [
        rules for name in presets() for form in forms(name) if (rules := load_rules(name, *form)).runs
    ]
    assert with_sequences
    for rules in with_sequences:
        assert not rules.wild_melds
        assert not rules.opening_pure_triple
        assert not rules.incomplete_penalty
        assert rules.meld_limit is None


MOST_MET = 20_000  # positions; the hardest hands here come to a few thousand
TWINS = "run:7d8d9d run:7d8d9dTd run:7d8d9d"


@pytest.mark.parametrize(
    ("need", "melds", "held", "could"),
    [
        (2, "K:KsKhKdKcKsKhKd Q:QsQhQdQcQsQhQd", threes_of("c")[:48] + threes_of("d")[:48], True),
        (4, "", threes_of("s")[:60] + threes_of("h")[:60], True),
        (1, "", threes_of("s")[:54] + threes_of("h")[:54] + "KdAd2s2h2d2c", False),
        (
            4,
            "run:6s7s8s run:8s9sTsJsQs 7:7c7c7c 8:8c8c8c",
            "4s4d5s5d6s6s6h6d6d7s7h7d8h8h8d9s9h9h9d9dThThTdJhJdQsQsQhQdKsKhKdKdAsAhAh2s2s2d2c",
            False,
        ),
        (
            4,
            "run:9sTsJsQsKs run:7c8c9c run:5c6c7c8c9c",
            "4s4s4c4c5s5s5c5c6s6s6c7s7s7s8s8s8s8c9s9s9cTsTcJsJsJcJcJcQsQsQcQcKcKcAsAsAcAc2d2c",
            False,
        ),
        (
            4,
            TWINS,
            "4s4h4d4d4d5d5d5d6d6d6d6c6c8s8s8c9s9cTdTdTcJhJdJdJdJcQdQdQdQcKdKdKdAdAdAd2s2hJoJo",
            True,
        ),
        (
            4,
            "run:TsJsQsKsAs run:7d8d9d run:9cTcJcQcKcAc",
            "4c4c5s5s5h5h5h5d5d5c5c6s6s6h6d6d6d6c7s7d7d7c7c8s8s8c9h9h9dThThThTdTdTcJhJhJdJdJcQhQhQhQdQcQcKsKhKhKhKdKdKcKcAsAhAhAdAdAc",
            False,
        ),
        (
            4,
            "4:4s4s4s 5:5s5s5s run:4h5h6h7h8h run:4c5c6c run:9dTdJd run:4h5h6h",
            "4d4d4c5h5d5d5d5c6s6h6d6d6d6c7s7s7s7d7d8s8s8h8d8d8d9s9h9h9h9d9c9c9cThTdTcTcJsJsJsJdJcJcQsQhKhKhKhKdKcKcKcAsAsAhAhAhAdAcAc",
            True,
        ),
    ],
)
def test_large_hands_are_decided(
    need: int, melds: str, held: str, could: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    met, step = 0, search._Search._search

    def counting(self: search._Search, rank: int, places: tuple[int, ...], bits: int) -> bool:
        nonlocal met
        met += 1
        return step(self, rank, places, bits)

    monkeypatch.setattr(search._Search, "_search", counting)
    rules = load_rules("samba", 4, canastas_to_go_out=need, ask_partner="optional")
    state = position(rules, hands={0: held}, melds={0: melds})
    assert could_go_out(state, 0, state.turn) is could
    assert met < MOST_MET
    if could:
        follow_way(state)
