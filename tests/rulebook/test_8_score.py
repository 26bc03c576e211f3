"""Rule book, section 8: the end and the score of a round, and the end of a match."""

import pytest

from bot.engine import State, load_rules, score, totals_after, winner_of
from bot.engine.state import GoneOut
from tests.rulebook.position import DRAW, OVER, allowed, play, position, refusal, refused

CANASTA = "K:KsKsKhKhKdKdKc"
TWO_CANASTAS = CANASTA + " Q:QsQsQhQhQdQdQc"


def lines(state: State, side: int = 0) -> dict[str, int]:
    """The lines of a side's score but the cards in hands."""
    return {name: points for name, points in score(state)[side].lines.items() if name != "hand"}


# The end


def test_the_round_ends_when_a_player_goes_out() -> None:
    after = play(position(hands={0: "9s"}, melds={0: CANASTA}), "0 discard 9s")
    assert (after.phase, after.out) == (OVER, GoneOut(0))


@pytest.mark.parametrize("text", ["1 draw", "0 discard 9s", "2 yes", "1 pass", "0 meld 9:9s9h9d"])
def test_after_the_end_nothing_is_played(text: str) -> None:
    after = play(position(hands={0: "9s"}, melds={0: CANASTA}), "0 discard 9s")
    assert refused(after, text) == "wrong_phase"


def test_on_the_spot_for_a_red_three_without_replacement() -> None:
    after = play(position(phase=DRAW, hands={0: "9s"}, stock="3h", rest=1), "0 draw")
    assert (after.phase, after.out) == (OVER, None)


@pytest.mark.parametrize("preset", ["danish", "swedish", "norwegian", "american", "samba"])
def test_with_stop_when_a_turn_would_begin_with_an_empty_stock_at_once(preset: str) -> None:
    state = position(preset, hands={0: "9s9h"}, rest=2)
    after = play(state, "0 discard 9s")
    assert (after.phase, after.out) == (OVER, None)


def test_the_turn_in_hand_is_finished() -> None:
    state = position("norwegian", phase=DRAW, hands={0: "9s9h"}, stock="Ts", rest=2)
    drawn = play(state, "0 draw")
    assert drawn.phase is not OVER
    assert play(drawn, "0 discard 9s").phase is OVER


def test_with_play_on_the_player_may_take() -> None:
    state = position(hands={0: "9s9h", 1: "9d9cKsKh"}, melds={1: "A:AsAhAd"}, rest=2)
    after = play(state, "0 discard 9s")
    assert after.phase is DRAW
    assert play(after, "1 take 9:9d9c", "1 discard Ks").phase is DRAW


def test_with_play_on_the_player_must_else_pass_and_pass_ends_the_round() -> None:
    after = play(position(hands={0: "9s9h"}, rest=2), "0 discard 9s")
    assert refusal(after, "1 draw") == ("wrong_phase", {"stock": 0})
    passed = play(after, "1 pass")
    assert (passed.phase, passed.out) == (OVER, None)


def test_there_is_no_pass_with_a_stock() -> None:
    state = position(phase=DRAW, stock="9s", rest=3)
    assert refusal(state, "0 pass") == ("wrong_phase", {"stock": 1})


def test_stock_end_is_a_house_rule() -> None:
    on, stop = load_rules("samba", 4, stock_end="play_on"), load_rules("classic", 4, stock_end="stop")
    ends = [play(position(rules, hands={0: "9s9h"}, rest=2), "0 discard 9s").phase for rules in (on, stop)]
    assert ends == [DRAW, OVER]


@pytest.mark.parametrize(
    "end",
    [
        play(position(phase=DRAW, hands={0: "9s"}, stock="3h", rest=1), "0 draw"),
        play(position("swedish", hands={0: "9s9h"}, rest=2), "0 discard 9s"),
        play(position(hands={0: "9s9h"}, rest=2), "0 discard 9s", "1 pass"),
    ],
    ids=["on the spot", "stop", "pass"],
)
def test_nobody_then_gets_a_going_out_bonus(end: State) -> None:
    assert not any("going_out" in line.lines for line in score(end))


# What a side scores


def test_values_of_all_its_melded_cards() -> None:
    state = position(hands={0: "9s9h"}, melds={0: "A:AsAhJo 4:4s4h4d2s"})
    assert lines(state) == {"melds": 20 + 20 + 50 + 5 * 3 + 20}


@pytest.mark.parametrize(
    ("preset", "melds", "line", "points"),
    [
        ("classic", CANASTA, "natural_canasta", 500),
        ("classic", CANASTA + "Kc", "natural_canasta", 500),
        ("classic", "K:KsKhKdKcKs2sJo", "mixed_canasta", 300),
        ("classic", TWO_CANASTAS, "natural_canasta", 1000),
        ("samba", "run:4s5s6s7s8s9sTs", "samba", 1500),
        ("american", "7:7s7s7h7h7d7d7c", "canasta_7", 2500),
        ("american", "A:AsAsAhAhAdAdAc", "canasta_A", 2500),
        ("american", "A:AsAsAhAhAdAd2s", "mixed_canasta", 300),
        ("american", "W:2s2s2h2h2d2d2c", "wild_canasta", 3000),
        ("american", "W:2s2s2hJoJoJoJo", "wild_canasta", 2500),
        ("american", "W:2s2s2h2hJoJoJo", "wild_canasta", 2000),
        ("american", "W:2s2s2h2h2d2dJo", "wild_canasta", 2000),
        ("classic", "7:7s7s7h7h7d7d7c", "natural_canasta", 500),
        ("classic", "A:AsAsAhAhAdAdAc", "natural_canasta", 500),
    ],
)
def test_per_canasta_of_7_or_more_cards(preset: str, melds: str, line: str, points: int) -> None:
    found = lines(position(preset, hands={0: "9s9h"}, melds={0: melds}))
    assert {name: found[name] for name in found if name != "melds"} == {line: points}


@pytest.mark.parametrize("melds", ["K:KsKsKhKhKdKd", "K:KsKsKhKh2s2h"])
def test_six_cards_are_no_canasta(melds: str) -> None:
    assert list(lines(position(hands={0: "9s9h"}, melds={0: melds}))) == ["melds"]


def test_six_in_sequence_are_no_samba() -> None:
    assert lines(position("samba", hands={0: "9s9h"}, melds={0: "run:4s5s6s7s8s9s"})) == {"melds": 20 + 20}


@pytest.mark.parametrize(
    ("preset", "bonus"),
    [
        ("classic", 100),
        ("danish", 100),
        ("swedish", 100),
        ("norwegian", 100),
        ("american", 100),
        ("samba", 200),
    ],
)
def test_the_going_out_bonus(preset: str, bonus: int) -> None:
    after = play(position(preset, hands={0: "9s"}, melds={0: TWO_CANASTAS}), "0 discard 9s")
    assert lines(after)["going_out"] == bonus
    assert "going_out" not in lines(after, 1)


def test_minus_the_values_of_the_cards_in_its_players_hands() -> None:
    state = position(hands={0: "9sAh", 1: "4s", 2: "JoKs3s", 3: "2s4h"})
    assert [line.total for line in score(state)] == [-10 - 20 - 50 - 10 - 5, -5 - 20 - 5]


@pytest.mark.parametrize(
    ("melds", "penalty"),
    [
        ("7:7s7h7d", 2500),
        ("A:AsAhAd", 2500),
        ("W:2s2h2d", 2000),
        ("7:7s7h7d A:AsAhAd W:2s2h2d", 7000),
        ("A:AsAhAd2s", 0),
        ("K:KsKhKd", 0),
        ("7:7s7s7h7h7d7d7c", 0),
    ],
)
def test_minus_incomplete_penalty_for_each_incomplete_meld(melds: str, penalty: int) -> None:
    assert lines(position("american", hands={0: "9s9h"}, melds={0: melds})).get("incomplete", 0) == -penalty


def test_other_presets_know_no_incomplete_melds() -> None:
    assert "incomplete" not in lines(position(hands={0: "9s9h"}, melds={0: "7:7s7h7d A:AsAhAd"}))


@pytest.mark.parametrize(
    ("hand", "times"),
    [("7s7h7d", 1), ("7s7h7d7c", 1), ("AsAhAd", 1), ("7s7h7dAsAhAd", 2), ("7s7hAsAh2s", 0), ("8s8h8d", 0)],
)
def test_minus_hand_trips_penalty_for_three_or_more_sevens_and_again_for_aces(hand: str, times: int) -> None:
    assert lines(position("american", hands={0: hand})).get("trips", 0) == -1500 * times


def test_hand_trips_penalty_for_each_player() -> None:
    state = position("american", hands={0: "7s7h7d", 1: "7s7h", 2: "AsAhAd", 3: "7c"})
    assert [lines(state, side).get("trips", 0) for side in (0, 1)] == [-3000, 0]


def test_other_presets_have_no_hand_trips_penalty() -> None:
    assert "trips" not in lines(position(hands={0: "7s7h7dAsAhAd"}))


# Red threes


@pytest.mark.parametrize(
    ("preset", "seats", "all_of_them", "points"),
    [
        ("classic", 4, "3h3h3d3d", 800),
        ("danish", 4, "3h3h3d3d", -500),
        ("swedish", 4, "3h3h3d3d", 800),
        ("swedish", 6, "3h3h3h3d3d3d", 1000),
        ("norwegian", 4, "3h3h3d3d", 800),
        ("american", 4, "3h3h3d3d", 1000),
        ("samba", 4, "3h3h3h3d3d3d", 1000),
    ],
)
def test_red_three_value_each_or_all_red_threes_in_total(
    preset: str, seats: int, all_of_them: str, points: int
) -> None:
    rules = load_rules(preset, seats)
    sign = -1 if points < 0 else 1
    melds = {0: "K:KsKhKd"}
    every = position(rules, hands={0: "9s9h"}, reds={0: all_of_them}, melds=melds)
    but_one = position(rules, hands={0: "9s9h"}, reds={0: all_of_them[2:], 1: "3h"}, melds=melds)
    assert lines(every)["red_threes"] == points
    assert lines(but_one)["red_threes"] == sign * 100 * (len(all_of_them) // 2 - 1)


def test_all_red_threes_of_the_side_not_of_one_player() -> None:
    state = position(hands={0: "9s9h"}, reds={0: "3h3h", 2: "3d3d"}, melds={0: "K:KsKhKd"})
    assert lines(state)["red_threes"] == 800


@pytest.mark.parametrize("preset", ["classic", "swedish", "american", "samba"])
@pytest.mark.parametrize(("melds", "points"), [("K:KsKhKd", 200), ("", -200)])
def test_melded_plus_if_the_side_has_melded_this_round_else_minus(
    preset: str, melds: str, points: int
) -> None:
    state = position(preset, hands={0: "9s9h"}, reds={0: "3h3d"}, melds={0: melds})
    assert lines(state)["red_threes"] == points


def test_melded_all_red_threes_count_minus_too() -> None:
    assert lines(position(hands={0: "9s9h"}, reds={0: "3h3h3d3d"}))["red_threes"] == -800


def test_went_out_plus_if_the_side_went_out_else_minus() -> None:
    melds = {0: CANASTA, 1: "A:AsAhAd"}
    state = position("danish", hands={0: "9s"}, melds=melds, reds={0: "3h", 2: "3h", 1: "3d"})
    after = play(state, "0 discard 9s")
    assert [lines(after, side)["red_threes"] for side in (0, 1)] == [200, -100]


def test_went_out_minus_for_all_when_nobody_went_out() -> None:
    state = position("danish", hands={0: "9s9h"}, melds={0: CANASTA}, reds={0: "3h", 1: "3d"}, rest=3)
    after = play(state, "0 discard 9s")
    assert [lines(after, side)["red_threes"] for side in (0, 1)] == [-100, -100]


@pytest.mark.parametrize(
    ("reds", "melds", "out", "points"),
    [
        ("3h3d", "A:AsAhAd", True, 200),
        ("3h3d", "", True, -400),
        ("3h3d", "", False, 200),
        ("3h3d", "A:AsAhAd", False, 200),
        ("3h3h3d3d", "", True, -800),
        ("3h3h3d3d", "", False, 800),
    ],
)
def test_opened_plus_except_when_another_side_goes_out_before_this_side_has_melded(
    reds: str, melds: str, out: bool, points: int
) -> None:
    hands = {0: "9s" if out else "9s9h"}
    state = position("norwegian", hands=hands, melds={0: TWO_CANASTAS, 1: melds}, reds={1: reds}, rest=3)
    after = play(state, "0 discard 9s")
    assert (after.phase, lines(after, 1)["red_threes"]) == (OVER, points)


def test_opened_the_side_that_goes_out_counts_plus() -> None:
    after = play(
        position("norwegian", hands={0: "9s"}, melds={0: TWO_CANASTAS}, reds={0: "3h"}), "0 discard 9s"
    )
    assert lines(after)["red_threes"] == 100


def test_opened_without_the_all_bonus_each_of_them_counts_minus_200() -> None:
    after = play(
        position("norwegian", hands={0: "9s"}, melds={0: TWO_CANASTAS}, reds={1: "3h3h", 3: "3d3d"}),
        "0 discard 9s",
    )
    assert lines(after, 1)["red_threes"] == -800


def test_in_the_hand_at_the_end_each_counts_minus_red_three_value() -> None:
    state = position("norwegian", hands={0: "9s", 1: "3h3d4s"}, melds={0: TWO_CANASTAS, 1: "A:AsAhAd"})
    assert lines(play(state, "0 discard 9s"), 1)["red_threes_in_hand"] == -200


def test_what_is_in_the_hand_is_not_among_all_red_threes() -> None:
    state = position("norwegian", hands={0: "9s3h"}, reds={0: "3h3d3d"}, melds={0: "A:AsAhAd"})
    assert lines(state)["red_threes"] + lines(state)["red_threes_in_hand"] == 300 - 100


# The match


def test_the_scores_are_added_to_the_totals() -> None:
    state = position(hands={0: "9s", 1: "4s", 2: "4h", 3: "5h"}, melds={0: CANASTA}, totals=(1000, -20))
    after = play(state, "0 discard 9s")
    assert totals_after(after) == (1000 + 70 + 500 + 100 - 5, -20 - 10)


@pytest.mark.parametrize(
    ("totals", "winner"),
    [
        ((5000, 4995), 0),
        ((4995, 5000), 1),
        ((4995, 4990), None),
        ((5000, 5000), None),
        ((5200, 5300), 1),
        ((-5, 7000), 1),
    ],
)
def test_the_match_ends_when_some_total_is_at_or_over_target_and_one_alone_is_the_highest(
    totals: tuple[int, int], winner: int | None
) -> None:
    assert winner_of(load_rules("classic", 4), totals) == winner


def test_a_tie_of_others_does_not_hinder() -> None:
    assert winner_of(load_rules("classic", 3), (5100, 5000, 5000)) == 0
    assert winner_of(load_rules("classic", 3), (5000, 5100, 5100)) is None


@pytest.mark.parametrize(
    ("form", "target"),
    [(("classic", 4), 5000), (("american", 4), 8500), (("samba", 4), 10000), (("swedish", 3), 7500)],
)
def test_the_target_is_the_presets(form: tuple[str, int], target: int) -> None:
    rules = load_rules(*form)
    lowest = (-1000,) * (len(rules.seats_of_sides) - 1)
    assert [winner_of(rules, (total, *lowest)) for total in (target - 5, target)] == [None, 0]


def test_the_target_is_a_house_rule() -> None:
    assert winner_of(load_rules("classic", 4, target=500), (500, 0)) == 0


def test_with_stop_one_goes_out_on_the_last_card_all_the_same() -> None:
    after = play(position("swedish", hands={0: "9s"}, melds={0: CANASTA}, rest=2), "0 discard 9s")
    assert after.out == GoneOut(0)
    assert not allowed(after, "1 draw")
