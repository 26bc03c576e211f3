"""Rule book, section 5: discards."""

import pytest

from bot.engine import load_rules
from tests.rulebook.position import allowed, pile, play, position, refusal, refused

TWO_CANASTAS = "K:KsKsKhKhKdKdKc Q:QsQsQhQhQdQdQc"


@pytest.mark.parametrize("card", ["9s", "As", "7s", "2s", "Jo", "3s"])
def test_any_card_of_the_hand(card: str) -> None:
    assert pile(play(position(hands={0: card + "4s"}, pile="Ts"), f"0 discard {card}")) == "Ts" + card


@pytest.mark.parametrize("card", ["9h", "Kx", "??", "KsKh", "Jo"])
def test_no_card_that_is_not_in_the_hand(card: str) -> None:
    assert refused(position(hands={0: "9s4s"}), f"0 discard {card}") == "bad_card"


def test_except_a_red_three_under_bonus_there_is_none_in_a_hand() -> None:
    assert refusal(position(hands={0: "9s4s"}), "0 discard 3h") == ("bad_card", {"card": "3h"})


@pytest.mark.parametrize("card", ["2s", "Jo"])
def test_wild_discard_forced_a_wild_only_when_the_hand_is_all_wild(card: str) -> None:
    state = position("danish", hands={0: "2sJo9s"})
    assert refusal(state, f"0 discard {card}") == ("discard_wild", {"naturals": 1})
    assert allowed(state, "0 discard 9s")
    assert allowed(position("danish", hands={0: "2sJo"}), f"0 discard {card}")


def test_a_black_three_is_no_wild() -> None:
    state = position("danish", hands={0: "2sJo3s"})
    assert refused(state, "0 discard 2s") == "discard_wild"
    assert allowed(state, "0 discard 3s")


def test_wild_discard_as_a_house_rule() -> None:
    forced = load_rules("classic", 4, wild_discard="forced")
    free = load_rules("danish", 4, wild_discard="free")
    assert [allowed(position(rules, hands={0: "2s9s"}), "0 discard 2s") for rules in (forced, free)] == [
        False,
        True,
    ]


@pytest.mark.parametrize("card", ["7s", "As", "2s", "Jo"])
def test_guarded_discards_onto_an_empty_pile_no_seven_ace_or_wild(card: str) -> None:
    state = position("american", hands={0: card + "9s"})
    assert refusal(state, f"0 discard {card}") == ("discard_guarded", {"card": card})


@pytest.mark.parametrize("card", ["7s", "As", "2s", "Jo", "Qc"])
def test_guarded_discards_onto_a_pile_with_cards_any(card: str) -> None:
    state = position("american", hands={0: card + "9s"}, pile="Ts", melds={1: TWO_CANASTAS})
    assert allowed(state, f"0 discard {card}")


@pytest.mark.parametrize("side", [0, 1])
def test_guarded_discards_no_dead_card_its_rank_has_a_complete_canasta_on_the_table(side: int) -> None:
    state = position("american", hands={0: "Qc9s"}, melds={side: TWO_CANASTAS})
    assert refused(state, "0 discard Qc") == "discard_guarded"


def test_a_rank_of_six_on_the_table_is_not_dead() -> None:
    state = position("american", hands={0: "Qc9s"}, melds={0: "Q:QsQsQhQhQdQd"})
    assert allowed(state, "0 discard Qc")


def test_a_mixed_canasta_of_seven_kills_its_rank_too() -> None:
    state = position("american", hands={0: "Qc9s"}, melds={1: "Q:QsQsQhQhQd2s2h"})
    assert refused(state, "0 discard Qc") == "discard_guarded"


@pytest.mark.parametrize("card", ["7s", "As", "2s", "Qc"])
def test_unless_the_hand_holds_nothing_else(card: str) -> None:
    assert allowed(position("american", hands={0: "7sAs2sQc"}, melds={1: TWO_CANASTAS}), f"0 discard {card}")
    assert not allowed(
        position("american", hands={0: "7sAs2sQc9s"}, melds={1: TWO_CANASTAS}), f"0 discard {card}"
    )


def test_a_black_three_is_something_else() -> None:
    state = position("american", hands={0: "7s3s"})
    assert refused(state, "0 discard 7s") == "discard_guarded"
    assert allowed(state, "0 discard 3s")


@pytest.mark.parametrize("preset", ["classic", "danish", "swedish", "norwegian", "samba"])
def test_other_presets_guard_nothing(preset: str) -> None:
    assert allowed(position(preset, hands={0: "7s9s"}), "0 discard 7s")


def test_last_discard_not_three_not_when_the_discard_goes_out() -> None:
    state = position("american", hands={0: "3s"}, melds={0: TWO_CANASTAS}, pile="Ts")
    assert refusal(state, "0 discard 3s") == ("discard_three", {"card": "3s"})
    assert allowed(position("american", hands={0: "3s9s"}, melds={0: TWO_CANASTAS}), "0 discard 3s")


def test_another_last_discard_may_go_out() -> None:
    state = position("american", hands={0: "7s"}, melds={0: TWO_CANASTAS})
    assert play(state, "0 discard 7s").out is not None


@pytest.mark.parametrize("preset", ["classic", "danish", "swedish", "norwegian", "samba"])
def test_elsewhere_the_last_discard_may_be_a_black_three(preset: str) -> None:
    assert allowed(position(preset, hands={0: "3s"}, melds={0: TWO_CANASTAS}), "0 discard 3s")


def test_in_the_norwegian_game_the_last_discard_may_be_a_red_three() -> None:
    after = play(position("norwegian", hands={0: "3h"}, melds={0: TWO_CANASTAS}), "0 discard 3h")
    assert (after.phase.value, pile(after)) == ("over", "3h")
