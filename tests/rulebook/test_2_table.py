"""Rule book, section 2: seats, sides and the deal."""

import pytest

from bot.engine import Phase, deal, format_cards, load_rules
from tests.rulebook.position import DRAW, cards, deck, hand, is_complete, pile, play, position, stock

CLASSIC2 = load_rules("classic", 2)


@pytest.mark.parametrize(("seat", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_seats_are_numbered_clockwise_from_0(seat: int, following: int) -> None:
    state = position(hands={seat: "KsKh"}, turn=seat)
    assert play(state, f"{seat} discard Ks").turn.seat == following


@pytest.mark.parametrize(
    ("preset", "seats", "teams", "sides"),
    [
        ("classic", 2, "solo", [(0,), (1,)]),
        ("classic", 3, "solo", [(0,), (1,), (2,)]),
        ("norwegian", 4, "solo", [(0,), (1,), (2,), (3,)]),
        ("danish", 5, "solo", [(0,), (1,), (2,), (3,), (4,)]),
        ("norwegian", 6, "solo", [(0,), (1,), (2,), (3,), (4,), (5,)]),
        ("classic", 4, "pairs", [(0, 2), (1, 3)]),
        ("danish", 6, "pairs", [(0, 3), (1, 4), (2, 5)]),
        ("swedish", 6, "triples", [(0, 2, 4), (1, 3, 5)]),
        ("swedish", 3, "cutthroat", [(0,), (1,), (2,)]),
    ],
)
def test_a_side_is_a_team_or_a_lone_player_numbered_by_its_lowest_seat(
    preset: str, seats: int, teams: str, sides: list[tuple[int, ...]]
) -> None:
    rules = load_rules(preset, seats, teams)
    state = deal(rules, deck(rules, ""), seats - 1)
    assert list(rules.seats_of_sides) == sides
    assert list(state.side_of) == [
        place for seat in range(seats) for place, side in enumerate(sides) if seat in side
    ]


def test_partners_share_their_melds() -> None:
    state = position(hands={2: "KdKcQs"}, melds={0: "K:KsKhKd"}, turn=2)
    assert len(play(state, "2 meld K:Kc").sides[0].melds()) == 1


def test_the_seat_after_the_dealer_plays_first() -> None:
    rules = load_rules("classic", 4)
    assert [deal(rules, deck(rules, ""), dealer).turn.seat for dealer in range(4)] == [1, 2, 3, 0]


def test_the_pack_is_dealt_from_the_top_one_card_at_a_time_from_the_seat_after_the_dealer() -> None:
    rules = load_rules("classic", 4, hand_size=7)
    top = "".join(rank + suit for rank in "456789T" for suit in "shdc")
    state = deal(rules, deck(rules, top), 1)
    assert [hand(state, seat) for seat in (2, 3, 0, 1)] == [
        cards("".join(rank + suit for rank in "456789T")) for suit in "shdc"
    ]


@pytest.mark.parametrize(("seats", "size"), [(2, 15), (3, 13), (4, 11)])
def test_hand_size_cards_each(seats: int, size: int) -> None:
    rules = load_rules("classic", seats)
    state = deal(rules, deck(rules, ""), 0)
    assert [len(hand(state, seat)) // 2 for seat in range(seats)] == [size] * seats


PLAIN = "4s4h5s5h6s6h7s7h8s8h9s9hTsTh"  # two hands of seven


def small(preset: str = "classic", turned: str = "", dealer: int = 1, hands: str = PLAIN) -> str:
    rules = load_rules(preset, 2, hand_size=7)
    return pile(deal(rules, deck(rules, hands + turned), dealer))


def test_the_next_card_is_turned_the_first_of_the_pile() -> None:
    assert small(turned="KsQd") == "Ks"


@pytest.mark.parametrize("turned", ["2hKs", "JoKs", "3hKs", "3d2sJoKs"])
def test_while_the_card_just_turned_is_wild_or_a_red_three_another_is_turned_on_top(turned: str) -> None:
    assert small(turned=turned + "Qd") == turned


def test_a_black_three_is_turned_and_stays() -> None:
    assert small(turned="3sKs") == "3s"


def test_the_rest_is_the_stock() -> None:
    rules = load_rules("classic", 2, hand_size=7)
    whole = deck(rules, PLAIN + "2hKs")
    assert stock(deal(rules, whole, 1)) == whole[len(PLAIN) + 4 :]


def test_each_seat_in_order_lays_its_red_threes_and_draws_that_many_again_for_those_so_drawn() -> None:
    rules = load_rules("classic", 2, hand_size=7)
    # seat 0 gets 3h 3d 5h…, seat 1 gets 4s 5s…; the stock begins Qs 3d Js
    state = deal(rules, deck(rules, "3h4s3d5s5h6s6h7s7h8s8h9s9hTs" + "Ks" + "Qs3dJsAd"), 1)
    assert (hand(state, 0), pile(state)) == (cards("5h6h7h8h9hQsJs"), "Ks")


def test_the_seat_after_the_dealer_replaces_first() -> None:
    rules = load_rules("classic", 2, hand_size=7)
    top = "3h3d4s5s5h6s6h7s7h8s8h9s9hTs" + "Ks" + "QsJs"
    assert "Qs" in hand(deal(rules, deck(rules, top), 1), 0)
    assert "Qs" in hand(deal(rules, deck(rules, top), 0), 1)


def test_red_threes_laid_after_the_deal_lie_before_their_seat() -> None:
    rules = load_rules("classic", 2, hand_size=7)
    state = deal(rules, deck(rules, "3h4s3d5s5h6s6h7s7h8s8h9s9hTs" + "Ks" + "Qs3dJs"), 1)
    assert [format_cards(reds) for reds in state.reds] == [cards("3h3d3d"), ""]
    assert is_complete(state)


def test_optional_red_threes_stay_in_the_hand() -> None:
    rules = load_rules("norwegian", 2, hand_size=7)
    state = deal(rules, deck(rules, "3h4s3d5s5h6s6h7s7h8s8h9s9hTs" + "Ks" + "QsJs"), 1)
    assert hand(state, 0) == cards("3h3d5h6h7h8h9h")


def test_a_deal_needs_exactly_the_pack() -> None:
    with pytest.raises(ValueError, match="pack"):
        deal(CLASSIC2, deck(CLASSIC2, "")[:-2] + "4s", 0)


@pytest.mark.parametrize("dealer", [-1, 2])
def test_a_deal_needs_a_seat_as_its_dealer(dealer: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        deal(CLASSIC2, deck(CLASSIC2, ""), dealer)


def test_a_round_begins_in_the_draw_phase_of_the_first_player() -> None:
    state = deal(CLASSIC2, deck(CLASSIC2, ""), 0)
    assert (state.phase, state.turn.seat, state.ply) == (Phase.DRAW, 1, 0)
    assert play(state, "1 draw").phase is not DRAW
