"""Rule book, section 6: keeping cards."""

import pytest

from bot.engine import load_rules
from tests.rulebook.position import DRAW, OVER, allowed, cards, hand, play, position, refusal, refused

CANASTA = "K:KsKsKhKhKdKdKc"
TWO_CANASTAS = CANASTA + " Q:QsQsQhQhQdQdQc"
NO_CANASTA = "K:KsKsKhKhKdKd"


def test_a_player_who_may_not_go_out_must_still_hold_a_card_after_the_discard() -> None:
    state = position(hands={0: "9s"}, melds={0: NO_CANASTA})
    assert refusal(state, "0 discard 9s") == ("must_keep_card", {"left": 0, "canastas": 0, "need": 1})


@pytest.mark.parametrize(("hand_", "left"), [("9s9h9d", 0), ("9s9h9dTs", 1)])
def test_so_after_every_meld_the_hand_must_hold_at_least_2_cards(hand_: str, left: int) -> None:
    state = position(hands={0: hand_}, melds={0: NO_CANASTA})
    want = {"left": left, "canastas": 0, "need": 1}
    assert refusal(state, "0 meld 9:9s9h9d") == ("must_keep_card", want)
    assert allowed(position(hands={0: "9s9h9dTsTh"}, melds={0: NO_CANASTA}), "0 meld 9:9s9h9d")


@pytest.mark.parametrize(("pile", "fine"), [("9s", False), ("4s9s", False), ("4s5s9s", True)])
def test_after_every_take_the_hand_must_hold_at_least_2_cards(pile: str, fine: bool) -> None:
    state = position(phase=DRAW, hands={0: "9h9d"}, pile=pile, melds={0: NO_CANASTA})
    assert allowed(state, "0 take 9:9h9d") is fine
    assert fine or refused(state, "0 take 9:9h9d") == "must_keep_card"


@pytest.mark.parametrize(("hand_", "fine"), [("3h", False), ("3h9s", False), ("3h9sTs", True)])
def test_after_every_three_the_hand_must_hold_at_least_2_cards(hand_: str, fine: bool) -> None:
    state = position("norwegian", hands={0: hand_}, melds={0: NO_CANASTA}, rest=1)
    assert allowed(state, "0 three 3h") is fine
    assert fine or refused(state, "0 three 3h") == "must_keep_card"


def test_or_if_the_side_then_meets_the_conditions_of_section_7_at_least_1() -> None:
    assert allowed(position(hands={0: "9s9h9dTs"}, melds={0: CANASTA}), "0 meld 9:9s9h9d")
    assert allowed(position(hands={0: "KcTs"}, melds={0: NO_CANASTA}), "0 meld K:Kc")


def test_one_that_may_be_discarded() -> None:
    state = position("american", hands={0: "9s9h9d3s"}, melds={0: TWO_CANASTAS})
    assert refused(state, "0 meld 9:9s9h9d") == "must_keep_card"
    assert allowed(position("american", hands={0: "9s9h9d7s"}, melds={0: TWO_CANASTAS}), "0 meld 9:9s9h9d")
    assert allowed(position("samba", hands={0: "9s9h9d3s"}, melds={0: TWO_CANASTAS}), "0 meld 9:9s9h9d")


@pytest.mark.parametrize("preset", ["classic", "danish", "swedish", "norwegian", "samba"])
def test_or_0_if_also_discard_required_is_false(preset: str) -> None:
    after = play(position(preset, hands={0: "9s9h9d"}, melds={0: TWO_CANASTAS}), "0 meld 9:9s9h9d")
    assert after.phase is OVER


def test_with_discard_required_the_last_card_is_thrown() -> None:
    state = position("american", hands={0: "9s9h9d"}, melds={0: TWO_CANASTAS})
    assert refused(state, "0 meld 9:9s9h9d") == "must_keep_card"


def test_a_take_that_empties_the_hand_needs_the_conditions_too() -> None:
    state = position(phase=DRAW, hands={0: "9h9d"}, pile="9s", melds={0: CANASTA})
    assert play(state, "0 take 9:9h9d").phase is OVER


@pytest.mark.parametrize(
    ("hand_", "code"), [("3s3s3c9s9h", "black_threes"), ("3s3s3c9s", ""), ("3s3s3c", "")]
)
def test_a_meld_that_includes_black_threes_must_leave_at_most_1_card(hand_: str, code: str) -> None:
    state = position(hands={0: hand_}, melds={0: CANASTA})
    assert (refused(state, "0 meld 3:3s3s3c") if code else "") == code
    assert allowed(state, "0 meld 3:3s3s3c") is (code == "")


@pytest.mark.parametrize("hand_", ["3s3s3c9s", "3s3s3c"])
def test_and_meet_the_conditions_of_section_7(hand_: str) -> None:
    state = position(hands={0: hand_}, melds={0: NO_CANASTA})
    left = len(hand_) // 2 - 3
    assert refusal(state, "0 meld 3:3s3s3c") == ("black_threes", {"left": left, "canastas": 0, "need": 1})


def test_the_conditions_may_be_met_by_the_same_meld() -> None:
    state = position(hands={0: "3s3s3cKc9s"}, melds={0: NO_CANASTA})
    assert allowed(state, "0 meld 3:3s3s3c K:Kc")


def test_black_threes_with_a_take_count_the_rest_of_the_pile() -> None:
    hands = {0: "9h9d3s3s3cTs"}
    assert allowed(position(phase=DRAW, hands=hands, pile="9s", melds={0: CANASTA}), "0 take 9:9h9d 3:3s3s3c")
    state = position(phase=DRAW, hands=hands, pile="4s9s", melds={0: CANASTA})
    assert refused(state, "0 take 9:9h9d 3:3s3s3c") == "black_threes"


def test_cards_are_counted_when_the_rest_of_the_pile_has_come_to_the_hand() -> None:
    state = position(phase=DRAW, hands={0: "9h9d"}, pile="4s5s9s", melds={0: NO_CANASTA})
    assert hand(play(state, "0 take 9:9h9d"), 0) == cards("4s5s")


def test_bonus_red_threes_of_the_pile_do_not_come_to_the_hand() -> None:
    state = position(
        phase=DRAW, hands={0: "9h9d"}, pile="3h3d9s", turned=3, frozen=True, melds={0: NO_CANASTA}
    )
    assert refused(state, "0 take 9:9h9d") == "must_keep_card"


def test_cards_are_counted_when_the_replacement_for_a_three_has_come_to_the_hand() -> None:
    state = position("norwegian", hands={0: "3h9s"}, stock="Ts", melds={0: NO_CANASTA})
    assert hand(play(state, "0 three 3h"), 0) == cards("9sTs")


@pytest.mark.parametrize(("seats", "fine"), [(4, True), (2, False)])
def test_two_canastas_are_needed_where_the_rules_say_so(seats: int, fine: bool) -> None:
    rules = load_rules("classic", seats)
    state = position(rules, hands={0: "9s9h9dTs"}, melds={0: CANASTA})
    assert allowed(state, "0 meld 9:9s9h9d") is fine
