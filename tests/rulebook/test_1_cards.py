"""Rule book, section 1: cards."""

import pytest

from bot.engine import card_name, parse_card, parse_cards
from bot.engine.cards import (
    BLACK_THREES,
    JOKER,
    KINDS,
    NATURALS,
    bag,
    card_rank,
    card_value,
    is_red_three,
    is_three,
    is_wild,
    pack,
    size,
    spread,
    worth,
)
from tests.rulebook.position import DRAW, play, position

ALL = [rank + suit for rank in "AKQJT98765432" for suit in "shdc"]


def test_a_card_is_two_characters_rank_and_suit() -> None:
    assert sorted(card_name(kind) for kind in range(KINDS) if kind != JOKER) == sorted(ALL)


@pytest.mark.parametrize("text", ["10s", "TS", "ts", "1s", "sT", "T", "", "T♠", "??", "Ts "])
def test_a_card_is_two_characters_and_nothing_else(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        parse_card(text)


@pytest.mark.parametrize("text", [*ALL, "Jo"])
def test_a_card_is_read_as_it_is_written(text: str) -> None:
    assert card_name(parse_card(text)) == text


def test_ts_is_the_ten_of_spades() -> None:
    assert divmod(parse_card("Ts"), 4) == (card_rank(parse_card("Th")), 0)


def test_a_joker_is_jo() -> None:
    assert parse_card("Jo") == JOKER


def test_two_equal_cards_are_the_same_card_only_counts_matter() -> None:
    assert bag(parse_cards("KsKhKsJo")) == bag(parse_cards("JoKsKsKh"))


def test_packs_are_not_told_apart() -> None:
    drawn = [play(position(phase=DRAW, hands={0: "Ks"}, stock=order), "0 draw") for order in ("KsKh", "KhKs")]
    again = [play(state, "0 discard Ks", "1 draw") for state in drawn]
    assert sorted(again[0].pile) == sorted(again[1].pile)


def test_jokers_and_twos_are_wild() -> None:
    assert {card_name(kind) for kind in range(KINDS) if is_wild(kind)} == {"Jo", "2s", "2h", "2d", "2c"}


def test_threes_of_hearts_and_diamonds_are_red_threes() -> None:
    assert {card_name(kind) for kind in range(KINDS) if is_red_three(kind)} == {"3h", "3d"}


def test_threes_of_spades_and_clubs_are_black_threes() -> None:
    assert [card_name(kind) for kind in BLACK_THREES] == ["3s", "3c"]


def test_all_other_cards_are_naturals() -> None:
    others = [kind for kind in range(KINDS) if not is_wild(kind) and not is_three(kind)]
    assert {card_name(kind)[0] for kind in others} == set("AKQJT987654")
    assert {card_rank(kind) for kind in others} == set(NATURALS)


@pytest.mark.parametrize(
    ("ranks", "points"), [("Jo", 50), ("2", 20), ("A", 20), ("KQJT98", 10), ("7654", 5), ("black 3", 5)]
)
def test_values_of_cards(ranks: str, points: int) -> None:
    names = {"Jo": ["Jo"], "black 3": ["3s", "3c"]}.get(ranks) or [r + s for r in ranks for s in "shdc"]
    assert {card_value(parse_card(name)) for name in names} == {points}


@pytest.mark.parametrize("card", ["3h", "3d"])
def test_a_red_three_has_no_card_value(card: str) -> None:
    assert worth(bag([parse_card(card)])) == card_value(parse_card(card)) == 0


def test_the_worth_of_a_bag_is_that_of_its_cards() -> None:
    assert worth(bag(parse_cards("Jo2sAhKd7c3s3h"))) == 50 + 20 + 20 + 10 + 5 + 5


@pytest.mark.parametrize("packs", [1, 2, 3])
def test_a_pack_is_52_cards_and_2_jokers(packs: int) -> None:
    names = [card_name(card) for card in spread(pack(packs))]
    assert sorted(names) == sorted([*ALL, "Jo", "Jo"] * packs)
    assert size(pack(packs)) == 54 * packs
