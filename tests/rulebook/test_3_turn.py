"""Rule book, section 3: the turn, drawing, and what a meld must be."""

from typing import Any

import pytest

from bot.engine import Phase, load_rules, score
from tests.rulebook.position import (
    DRAW,
    OVER,
    allowed,
    cards,
    hand,
    is_complete,
    play,
    position,
    refusal,
    refused,
    stock,
    table,
)

CANASTA = "K:KsKsKhKhKdKdKc"


# A turn


def test_draw_phase_draw_from_the_stock() -> None:
    assert play(position(phase=DRAW), "0 draw").phase is Phase.PLAY


def test_draw_phase_or_take_the_whole_pile() -> None:
    state = position(phase=DRAW, hands={0: "9h9dAhAdAcQs"}, pile="4s5s9s")
    after = play(state, "0 take 9:9h9d A:AhAdAc")
    assert (after.phase, after.pile, hand(after, 0)) == (Phase.PLAY, (), cards("4s5sQs"))


def test_play_phase_any_number_of_melds() -> None:
    state = position(hands={0: "QsQhQdJsJhJdTsThTd9s9h"}, melds={0: CANASTA})
    assert table(play(state, "0 meld Q:QsQhQd", "0 meld J:JsJhJd", "0 meld T:TsThTd"), 0).count(":") == 4


def test_play_phase_no_meld_at_all() -> None:
    assert play(position(hands={0: "QsQhQd"}), "0 discard Qs").turn.seat == 1


def test_discard_one_card_ends_the_turn() -> None:
    after = play(position(hands={0: "QsQh"}), "0 discard Qs")
    assert (after.turn.seat, after.phase, hand(after, 0)) == (1, DRAW, "Qh")


@pytest.mark.parametrize("text", ["0 draw", "0 take Q:QsQh", "0 pass"])
def test_the_draw_phase_comes_once(text: str) -> None:
    assert refused(position(hands={0: "QsQhQd"}, pile="Qc"), text) == "wrong_phase"


@pytest.mark.parametrize(
    "text", ["0 meld Q:QsQhQd", "0 discard Qs", "0 ask", "0 three 3h", "0 special pairs"]
)
def test_the_play_phase_comes_after_the_draw(text: str) -> None:
    assert refused(position(phase=DRAW, hands={0: "QsQhQd"}, pile="Qc"), text) == "wrong_phase"


def test_or_the_hand_is_emptied_by_a_meld() -> None:
    assert play(position(hands={0: "QsQhQd"}, melds={0: CANASTA}), "0 meld Q:QsQhQd").phase is OVER


def test_or_the_hand_is_emptied_by_a_take() -> None:
    state = position(phase=DRAW, hands={0: "QsQh"}, melds={0: CANASTA}, pile="Qd")
    assert play(state, "0 take Q:QsQh").phase is OVER


def test_or_the_hand_is_emptied_by_a_three() -> None:
    rules = load_rules("norwegian", 2, canastas_to_go_out=1)
    state = position(rules, hands={0: "3h"}, melds={0: CANASTA}, rest=1)
    assert play(state, "0 three 3h").phase is OVER


# draw


@pytest.mark.parametrize(("preset", "seats", "many"), [("classic", 4, 1), ("classic", 2, 2), ("samba", 4, 2)])
def test_draw_takes_draw_count_cards_one_by_one(preset: str, seats: int, many: int) -> None:
    state = position(load_rules(preset, seats), phase=DRAW, hands={0: "Ks"}, stock="QsJsTs")
    assert hand(play(state, "0 draw"), 0) == cards("KsQsJs"[: 2 + 2 * many])


def test_draw_takes_fewer_when_the_stock_runs_out() -> None:
    state = position(load_rules("classic", 2), phase=DRAW, hands={0: "Ks"}, stock="Qs", rest=1)
    after = play(state, "0 draw")
    assert (hand(after, 0), after.phase, stock(after)) == (cards("KsQs"), Phase.PLAY, "")


def test_a_bonus_red_three_drawn_is_laid_and_replaced_at_once() -> None:
    after = play(position(phase=DRAW, hands={0: "Ks"}, stock="3h3dQsJs"), "0 draw")
    assert (hand(after, 0), after.reds[0] != 0, after.phase) == (cards("KsQs"), True, Phase.PLAY)
    assert is_complete(after)


def test_of_two_cards_drawn_each_red_three_is_replaced() -> None:
    after = play(position("samba", phase=DRAW, hands={0: "Ks"}, stock="3hQs3dJsTs"), "0 draw")
    assert (hand(after, 0), stock(after)[:2]) == (cards("KsQsJs"), "Ts")


@pytest.mark.parametrize(("preset", "top"), [("classic", "3h"), ("classic", "3h3d"), ("samba", "Qs3h")])
def test_if_there_is_no_card_to_replace_it_the_round_ends_on_the_spot(preset: str, top: str) -> None:
    state = position(preset, phase=DRAW, hands={0: "Ks"}, stock=top, rest=3)
    after = play(state, "0 draw")
    assert (after.phase, after.out) == (OVER, None)
    assert is_complete(after)


@pytest.mark.parametrize("text", ["0 meld K:KsKhKd", "0 discard Ks"])
def test_then_no_meld_no_discard(text: str) -> None:
    state = position(phase=DRAW, hands={0: "KsKhKdKc"}, melds={0: "A:AsAhAd"}, stock="3h", rest=3)
    assert refused(play(state, "0 draw"), text) == "wrong_phase"


def test_a_replaced_red_three_leaves_fewer_cards_to_draw() -> None:
    state = position("samba", phase=DRAW, hands={0: "Ks"}, stock="3hQs", rest=3)
    after = play(state, "0 draw")
    assert (hand(after, 0), after.phase) == (cards("KsQs"), Phase.PLAY)


# meld


def test_meld_names_one_or_more_groups_and_is_judged_as_a_whole() -> None:
    state = position(hands={0: "QsQhQdJsJhJd9s9h"})
    assert refusal(state, "0 meld Q:QsQhQd") == ("opening_too_low", {"laid": 30, "need": 50})
    assert table(play(state, "0 meld Q:QsQhQd J:JsJhJd"), 0) == "J:JsJhJd Q:QsQhQd"


def test_meld_is_judged_after_all_of_it_is_laid() -> None:
    state = position(hands={0: "KcQcQh"}, melds={0: "K:KsKsKhKhKdKd Q:QsQsQd"})
    assert allowed(state, "0 meld K:Kc Q:QcQh")
    assert allowed(state, "0 meld Q:QcQh K:Kc")
    assert refused(state, "0 meld Q:QcQh") == "must_keep_card"


def test_a_refused_meld_lays_nothing() -> None:
    state = position(hands={0: "QsQhQdJsJh9s9h"}, melds={0: CANASTA})
    assert refused(state, "0 meld Q:QsQhQd J:JsJh") == "meld_too_small"
    assert table(state, 0) == CANASTA


def test_a_group_is_a_target_and_cards_from_the_hand() -> None:
    assert refused(position(hands={0: "QsQhJs9s"}), "0 meld Q:QsQhQd") == "bad_card"


def test_no_card_is_laid_twice() -> None:
    assert refused(position(hands={0: "QsQhJs9s"}, melds={0: CANASTA}), "0 meld Q:QsQsQh") == "bad_card"


def test_target_a_natural_rank_creates_the_sides_set() -> None:
    state = position(hands={0: "QsQhQd9s9h"}, melds={0: CANASTA})
    assert table(play(state, "0 meld Q:QsQhQd"), 0) == "Q:QsQhQd " + CANASTA


def test_target_a_natural_rank_adds_to_the_set_a_side_never_has_two_of_one_rank() -> None:
    state = position(hands={0: "QsQhQd9s9h"}, melds={0: "Q:QsQhQd"})
    assert table(play(state, "0 meld Q:QsQhQd"), 0) == "Q:QsQsQhQhQdQd"


def test_target_3_black_threes() -> None:
    state = position(hands={0: "3s3s3c9s"}, melds={0: CANASTA})
    assert table(play(state, "0 meld 3:3s3s3c"), 0) == f"{CANASTA} 3:3s3s3c"


def test_target_w_wild_cards_alone() -> None:
    state = position("american", hands={0: "2s2hJo9s9h"}, melds={0: "K:KsKhKd"})
    assert table(play(state, "0 meld W:2s2hJo"), 0) == "K:KsKhKd W:2s2hJo"


def test_target_run_a_new_sequence() -> None:
    state = position("samba", hands={0: "4s5s6s9s9h"}, melds={0: "run:4s5s6s"})
    assert table(play(state, "0 meld run:4s5s6s"), 0) == "run:4s5s6s run:4s5s6s"


@pytest.mark.parametrize(
    ("added", "laid"), [("8s", "5s6s7s8s"), ("4s", "4s5s6s7s"), ("4s8s9s", "4s5s6s7s8s9s")]
)
def test_target_run_5s_the_sides_sequence_whose_lowest_card_was_5s(added: str, laid: str) -> None:
    state = position("samba", hands={0: "4s8s9sTcTh"}, melds={0: "run:5h6h7h run:5s6s7s"})
    assert table(play(state, f"0 meld run:5s:{added}"), 0) == f"run:5h6h7h run:{laid}"


def test_if_several_the_first_laid_that_the_cards_extend_legally() -> None:
    melds = {0: "run:5s6s7s8s run:5s6s7s"}
    state = position("samba", hands={0: "8s9sTcTh"}, melds=melds)
    assert table(play(state, "0 meld run:5s:9s"), 0) == "run:5s6s7s8s9s run:5s6s7s"
    assert table(play(state, "0 meld run:5s:8s"), 0) == "run:5s6s7s8s run:5s6s7s8s"


def test_3_never_adds_one_meld_of_black_threes_a_side() -> None:
    rules = load_rules("swedish", 6)
    state = position(rules, hands={0: "3s3s3c9s"}, melds={0: CANASTA + " 3:3s3c3c"})
    assert refused(state, "0 meld 3:3s3s3c") == "black_threes"


def test_3_is_laid_in_one_action() -> None:
    state = position(hands={0: "3s3s3c3c9s"}, melds={0: CANASTA})
    assert refused(state, "0 meld 3:3s3s3c 3:3c") == "bad_card"


def test_a_side_has_at_most_one_w_and_w_adds_to_it() -> None:
    state = position("american", hands={0: "2s2hJoJo9s9h"}, melds={0: "W:2d2d2c"})
    assert table(play(state, "0 meld W:Jo", "0 meld W:2s2h"), 0) == "W:2s2h2d2d2cJo"


def test_targets_mean_the_melds_as_they_were_before_the_action() -> None:
    state = position("samba", hands={0: "4s8sTcTh"}, melds={0: "run:5s6s7s"})
    assert refused(state, "0 meld run:5s:4s run:4s:8s") == "meld_sequence"
    assert allowed(state, "0 meld run:5s:4s8s")
    assert allowed(play(state, "0 meld run:5s:4s"), "0 meld run:4s:8s")


def test_a_run_created_in_the_action_is_no_target_of_it() -> None:
    state = position("samba", hands={0: "5s6s7s8sTcTh"}, melds={0: "K:KsKhKd"})
    assert refused(state, "0 meld run:5s6s7s run:5s:8s") == "meld_sequence"


@pytest.mark.parametrize("groups", ["K:Kc K:Kd", "run:5s:8s run:5s:9s", "K:Kc run:5s:8s K:Kd"])
def test_no_target_but_run_is_named_twice_in_one_action(groups: str) -> None:
    state = position("samba", hands={0: "KcKd8s9sTcTh"}, melds={0: "K:KsKhKd run:5s6s7s"})
    assert refusal(state, f"0 meld {groups}") == ("bad_card", {"cards": "twice"})


def test_run_may_be_named_twice() -> None:
    state = position("samba", hands={0: "5s6s7s5h6h7hTcTh"}, melds={0: "K:KsKhKd"})
    assert table(play(state, "0 meld run:5s6s7s run:5h6h7h"), 0) == "K:KsKhKd run:5s6s7s run:5h6h7h"


@pytest.mark.parametrize("groups", ["K:", "Q:QsQhQd K:", "K: Q:QsQhQd"])
def test_every_group_has_a_card(groups: str) -> None:
    state = position(hands={0: "QsQhQd9s9h"}, melds={0: CANASTA})
    assert refusal(state, f"0 meld {groups}") == ("bad_card", {"cards": "none"})


def test_every_group_has_a_card_except_the_first_of_a_take() -> None:
    state = position(phase=DRAW, hands={0: "QsQhQd9s9h"}, melds={0: "K:KsKhKd"}, pile="Kc")
    assert table(play(state, "0 take K:"), 0) == "K:KsKhKdKc"
    assert refused(state, "0 take K: Q:") == "bad_card"


def test_nobody_ever_adds_to_another_sides_melds() -> None:
    state = position(hands={1: "KcQsQh"}, melds={0: "K:KsKhKd", 1: "A:AsAhAd"}, turn=1)
    assert refused(state, "1 meld K:Kc") == "meld_too_small"


def test_a_canasta_is_mixed_as_soon_as_it_holds_a_wild_also_one_added_later() -> None:
    state = position(hands={0: "2sQsQh9s"}, melds={0: CANASTA}, rest=1)
    scores = [score(end)[0].lines for end in (state, play(state, "0 meld K:2s"))]
    assert ["natural_canasta" in lines for lines in scores] == [True, False]
    assert ["mixed_canasta" in lines for lines in scores] == [False, True]


# A set


@pytest.mark.parametrize("laid", ["QsQh", "Qs2s", "Qs", "2s2h"])
def test_a_set_is_3_cards_or_more(laid: str) -> None:
    state = position(hands={0: "QsQh2s2h9s9h"}, melds={0: "K:KsKhKd"})
    want = {"laid": len(laid) // 2, "need": 3, "rank": "Q"}
    assert refusal(state, f"0 meld Q:{laid}") == ("meld_too_small", want)


@pytest.mark.parametrize("laid", ["QsQhJs", "QsQhQdJs", "QsQh3s", "QsQhQd3s", "JsJhJd"])
def test_every_natural_is_of_its_rank(laid: str) -> None:
    state = position(hands={0: "QsQhQdJsJhJd3s9s9h"}, melds={0: "K:KsKhKd"})
    assert refusal(state, f"0 meld Q:{laid}") == ("meld_wrong_rank", {"rank": "Q"})


def test_a_foreign_card_is_not_added_either() -> None:
    state = position(hands={0: "QsJsJh"}, melds={0: "K:KsKhKd"})
    assert refused(state, "0 meld K:Qs") == "meld_wrong_rank"


@pytest.mark.parametrize("laid", ["Qs2s2h", "Qs2sJo"])
def test_at_least_2_naturals(laid: str) -> None:
    state = position(hands={0: "Qs2s2hJo9s9h"}, melds={0: "K:KsKhKd"})
    want = {"laid": 1, "need": 2, "rank": "Q"}
    assert refusal(state, f"0 meld Q:{laid}") == ("meld_naturals", want)


def fits(preset: str, natural: int, wild: int, **options: Any) -> bool:
    """Whether a set of so many queens and wild cards may be laid."""
    laid = "QsQhQdQcQsQhQdQc"[: 2 * natural] + "2s2h2d2c2s2h"[: 2 * wild]
    rules = load_rules(preset, 4, **options)
    return allowed(position(rules, hands={0: laid + "9s9h"}, melds={0: "K:KsKhKd"}), f"0 meld Q:{laid}")


@pytest.mark.parametrize("most", [1, 2, 3, 4, 5])
def test_wilds_at_most_max_wilds(most: int) -> None:
    assert [fits("classic", 3, wild, max_wilds=most) for wild in range(1, 7)] == [
        wild <= most for wild in range(1, 7)
    ]


def test_wilds_at_most_max_wilds_tells_how_many() -> None:
    state = position(hands={0: "QsQh2s2h2d2c9s9h"}, melds={0: "K:KsKhKd"})
    assert refusal(state, "0 meld Q:QsQh2s2h2d2c") == ("meld_wilds", {"laid": 4, "most": 3, "rank": "Q"})


@pytest.mark.parametrize(
    ("ratio", "most"),
    [
        ("any", {2: 5, 3: 5, 4: 5, 5: 5}),
        ("not_more", {2: 2, 3: 3, 4: 4, 5: 5}),
        ("fewer", {2: 1, 3: 2, 4: 3, 5: 4}),
        ("half", {2: 1, 3: 1, 4: 2, 5: 2}),
    ],
)
def test_wild_ratio(ratio: str, most: dict[int, int]) -> None:
    found = {
        natural: sum(fits("classic", natural, wild, wild_ratio=ratio, max_wilds=5) for wild in range(1, 7))
        for natural in most
    }
    assert found == most


@pytest.mark.parametrize(
    ("preset", "most"),
    [
        ("classic", {2: 3, 3: 3, 4: 3}),
        ("danish", {2: 1, 3: 2, 4: 3, 5: 3}),
        ("swedish", {2: 3, 3: 3, 4: 3}),
        ("norwegian", {2: 1, 3: 2, 4: 3, 5: 3}),
        ("american", {2: 2, 3: 2, 4: 2}),
        ("samba", {2: 1, 3: 1, 4: 2, 6: 2}),
    ],
)
def test_wilds_in_a_set_by_preset(preset: str, most: dict[int, int]) -> None:
    found = {natural: sum(fits(preset, natural, wild) for wild in range(1, 5)) for natural in most}
    assert found == most


def test_the_ratio_holds_for_the_whole_set_after_adding() -> None:
    assert allowed(position("danish", hands={0: "2s2hJsJh"}, melds={0: "Q:QsQhQd"}), "0 meld Q:2s2h")
    assert (
        refused(position("danish", hands={0: "2s2hJsJh"}, melds={0: "Q:QsQh2d"}), "0 meld Q:2s")
        == "meld_wilds"
    )


@pytest.mark.parametrize(("added", "fine"), [("Qc", True), ("QcQc", False), ("Qc2c", False)])
def test_with_meld_limit_7_a_meld_never_exceeds_7_cards(added: str, fine: bool) -> None:
    state = position("american", hands={0: "QcQc2cJsJh"}, melds={0: "Q:QsQsQhQhQdQd"})
    assert allowed(state, f"0 meld Q:{added}") is fine


def test_an_eighth_card_is_told_as_full() -> None:
    state = position("american", hands={0: "QcJsJh"}, melds={0: "Q:QsQsQhQhQdQdQc"})
    assert refusal(state, "0 meld Q:Qc") == ("meld_full", {"laid": 8, "most": 7, "rank": "Q"})


def test_without_meld_limit_a_set_grows_on() -> None:
    state = position(hands={0: "KcJsJh"}, melds={0: CANASTA})
    assert table(play(state, "0 meld K:Kc"), 0) == "K:KsKsKhKhKdKdKcKc"


@pytest.mark.parametrize(("laid", "fine"), [("7s7h7d", True), ("7s7h2s", False), ("7s7h7dJo", False)])
def test_with_natural_only_that_rank_takes_no_wilds(laid: str, fine: bool) -> None:
    state = position("american", hands={0: "7s7h7d2sJo9s9h"}, melds={0: "K:KsKhKd"})
    assert allowed(state, f"0 meld 7:{laid}") is fine


def test_natural_only_refuses_with_meld_wilds() -> None:
    state = position("american", hands={0: "7s7h2s9s9h"}, melds={0: "K:KsKhKd"})
    assert refusal(state, "0 meld 7:7s7h2s") == ("meld_wilds", {"laid": 1, "most": 0, "rank": "7"})


def test_other_presets_have_no_natural_only() -> None:
    state = position("classic", hands={0: "7s7h2s9s9h"}, melds={0: "K:KsKhKd"})
    assert allowed(state, "0 meld 7:7s7h2s")


def test_with_pure_aces_aces_take_wilds_in_the_sides_opening_meld_action() -> None:
    state = position("american", hands={0: "AsAhAd2sQsQhQdQcQc9s9h"})
    assert table(play(state, "0 meld A:AsAhAd2s Q:QsQhQdQcQc"), 0) == "Q:QsQhQdQcQc A:AsAhAd2s"


def test_with_pure_aces_aces_take_wilds_only_in_the_opening_meld_action() -> None:
    state = position("american", hands={0: "2h9s9h"}, melds={0: "A:AsAhAd2s"})
    assert refusal(state, "0 meld A:2h") == ("meld_wilds", {"laid": 2, "most": 1, "rank": "A"})


def test_a_mixed_ace_set_still_takes_aces() -> None:
    state = position("american", hands={0: "Ac9s9h"}, melds={0: "A:AsAhAd2s"})
    assert allowed(state, "0 meld A:Ac")


def test_an_ace_set_created_without_wilds_never_takes_one() -> None:
    state = position("american", hands={0: "2s9s9h"}, melds={0: "A:AsAhAd"})
    assert refusal(state, "0 meld A:2s") == ("meld_wilds", {"laid": 1, "most": 0, "rank": "A"})


def test_an_ace_set_created_after_the_opening_is_pure() -> None:
    state = position("american", hands={0: "AsAh2s9s9h"}, melds={0: "K:KsKhKd"})
    assert refused(state, "0 meld A:AsAh2s") == "meld_wilds"
    assert allowed(position("samba", hands={0: "AsAh2s9s9h"}, melds={0: "K:KsKhKd"}), "0 meld A:AsAh2s")


def test_after_a_partner_has_opened_aces_are_pure() -> None:
    state = position("american", hands={2: "AsAh2s9s9h"}, melds={0: "K:KsKhKd"}, turn=2, melded=(0,))
    assert refused(state, "2 meld A:AsAh2s") == "meld_wilds"


def test_with_wilds_after_canasta_false_a_canasta_takes_no_more_wilds() -> None:
    rules = load_rules("american", 4).model_copy(update={"meld_limit": None})
    state = position(rules, hands={0: "2sQcJsJh"}, melds={0: "Q:QsQsQhQhQdQdQc"})
    assert refusal(state, "0 meld Q:2s") == ("meld_wilds", {"laid": 1, "most": 0, "rank": "Q"})
    assert allowed(state, "0 meld Q:Qc")


def test_with_wilds_after_canasta_true_it_does() -> None:
    assert allowed(position(hands={0: "2sJsJh"}, melds={0: CANASTA}), "0 meld K:2s")


def test_a_wild_may_complete_a_canasta() -> None:
    state = position("american", hands={0: "2sJsJh"}, melds={0: "Q:QsQsQhQhQdQd"})
    assert allowed(state, "0 meld Q:2s")


# Wild melds, sequences, black threes


@pytest.mark.parametrize(("many", "code"), [(2, "meld_too_small"), (3, ""), (7, ""), (8, "meld_full")])
def test_wild_melds_allows_w_3_to_7_wilds(many: int, code: str) -> None:
    laid = "2s2s2h2h2d2d2cJo"[: 2 * many]
    state = position("american", hands={0: laid + "9s9h"}, melds={0: "K:KsKhKd"})
    assert (refused(state, f"0 meld W:{laid}") if code else "") == code
    assert allowed(state, f"0 meld W:{laid}") is (code == "")


def test_an_eighth_wild_is_not_added() -> None:
    state = position("american", hands={0: "Jo9s9h"}, melds={0: "W:2s2s2h2h2d2d2c"})
    assert refusal(state, "0 meld W:Jo") == ("meld_full", {"laid": 8, "most": 7, "rank": "W"})


@pytest.mark.parametrize("laid", ["2s2h2d9s", "2s2h3s", "9s9h2s"])
def test_w_holds_nothing_else(laid: str) -> None:
    state = position("american", hands={0: "2s2h2d3s9s9h9d"}, melds={0: "K:KsKhKd"})
    assert refusal(state, f"0 meld W:{laid}") == ("meld_wrong_rank", {"rank": "W"})


@pytest.mark.parametrize("preset", ["classic", "danish", "swedish", "norwegian", "samba"])
def test_without_wild_melds_there_is_no_w(preset: str) -> None:
    state = position(preset, hands={0: "2s2h2d9s9h"}, melds={0: "K:KsKhKd"})
    assert refusal(state, "0 meld W:2s2h2d") == ("not_allowed", {"target": "W"})


@pytest.mark.parametrize("laid", ["4s5s6s", "QhKhAh", "9dTdJd", "4c5c6c7c8c9cTc", "8hThJh9h"])
def test_runs_allows_sequences_of_3_to_7_naturals_of_one_suit_consecutive(laid: str) -> None:
    state = position("samba", hands={0: laid + "9s9s"}, melds={0: "K:KsKhKd"})
    assert table(play(state, f"0 meld run:{laid}"), 0).endswith(f" run:{cards(laid)}")


@pytest.mark.parametrize(
    ("laid", "code"),
    [
        ("4s5s", "meld_too_small"),
        ("4s5s7s", "meld_sequence"),
        ("4s5s6h", "meld_sequence"),
        ("4s5s5s6s", "meld_sequence"),
        ("3s4s5s", "meld_sequence"),
        ("KsAs4s", "meld_sequence"),
        ("4s5s6s7s8s9sTsJs", "meld_full"),
        ("4s5s2s", "meld_wilds"),
        ("4s5sJo", "meld_wilds"),
        ("As2s4s", "meld_wilds"),
    ],
)
def test_a_sequence_is_nothing_else(laid: str, code: str) -> None:
    state = position("samba", hands={0: laid + "9h9h"}, melds={0: "K:KsKhKd"})
    assert refused(state, f"0 meld run:{laid}") == code


@pytest.mark.parametrize(("added", "code"), [("Js", "meld_full"), ("9s", "meld_full"), ("Jo", "meld_wilds")])
def test_a_sequence_of_seven_is_not_extended(added: str, code: str) -> None:
    state = position("samba", hands={0: added + "9h9h"}, melds={0: "run:4s5s6s7s8s9sTs"})
    assert refused(state, f"0 meld run:4s:{added}") == code


def test_no_such_sequence() -> None:
    state = position("samba", hands={0: "8s9h9h"}, melds={0: "run:5s6s7s"})
    assert refused(state, "0 meld run:6s:8s") == "meld_sequence"


@pytest.mark.parametrize("preset", ["classic", "danish", "swedish", "norwegian", "american"])
@pytest.mark.parametrize("group", ["run:4s5s6s", "run:4s:7s"])
def test_without_runs_there_are_no_sequences(preset: str, group: str) -> None:
    state = position(preset, hands={0: "4s5s6s7s9h9h"}, melds={0: "K:KsKhKd"})
    assert refused(state, f"0 meld {group}") == "not_allowed"


@pytest.mark.parametrize(
    ("laid", "code"),
    [
        ("3s3s", "meld_too_small"),
        ("3s3s3c", ""),
        ("3s3s3c3c", ""),
        ("3s3s3s3c3c", "meld_full"),
        ("3s3s2s", "meld_wilds"),
        ("3s3s3cJo", "meld_wilds"),
        ("3s3s4s", "meld_wrong_rank"),
    ],
)
def test_black_threes_exactly_3_or_4_no_wilds(laid: str, code: str) -> None:
    state = position(load_rules("swedish", 6), hands={0: laid + "9h"}, melds={0: CANASTA})
    assert (refused(state, f"0 meld 3:{laid}") if code else "") == code
    assert allowed(state, f"0 meld 3:{laid}") is (code == "")


def test_black_threes_are_laid_only_in_the_turn_in_which_the_player_goes_out() -> None:
    state = position(hands={0: "3s3s3c9h9s"}, melds={0: CANASTA})
    assert refusal(state, "0 meld 3:3s3s3c") == ("black_threes", {"left": 2, "canastas": 1, "need": 1})
    assert play(position(hands={0: "3s3s3c"}, melds={0: CANASTA}), "0 meld 3:3s3s3c").phase is OVER


def test_black_threes_if_black_three_meld() -> None:
    melds = {0: "K:KsKsKhKhKdKdKc Q:QsQsQhQhQdQdQc"}
    assert (
        refused(position("american", hands={0: "3s3s3c9h"}, melds=melds), "0 meld 3:3s3s3c") == "not_allowed"
    )
    for preset in ("classic", "danish", "swedish", "norwegian", "samba"):
        assert allowed(position(preset, hands={0: "3s3s3c9h"}, melds=melds), "0 meld 3:3s3s3c")


def test_black_threes_make_no_set_of_natural_rank() -> None:
    state = position("samba", hands={0: "3s3s3c9h"}, melds={0: CANASTA})
    assert refused(state, "0 meld 4:3s3s3c") == "meld_wrong_rank"


# Opening


@pytest.mark.parametrize(
    ("total", "need"), [(0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120), (9000, 120)]
)
def test_the_first_meld_action_must_be_worth_the_requirement_for_the_score(total: int, need: int) -> None:
    state = position(hands={0: "4s4h4d9s9h"}, totals=(total, 0))
    assert refusal(state, "0 meld 4:4s4h4d") == ("opening_too_low", {"laid": 15, "need": need})


def test_the_first_entry_holds_for_all_lower_scores() -> None:
    assert [load_rules("classic", 4).opening_for(total) for total in (-5000, -5, -1)] == [15, 15, 15]


@pytest.mark.parametrize(
    ("total", "laid", "fine"),
    [
        (-5, "4:4s4h4d", True),
        (0, "4:4s4h4d", False),
        (0, "K:KsKhKdKcKc", True),
        (0, "K:KsKhKdKc 4:4s4h4d", True),
        (0, "K:KsKhKdKc", False),
        (1500, "A:AsAhAdAc", False),
        (1500, "A:AsAhAd K:KsKhKd", True),
        (3000, "A:AsAhAdAc K:KsKhKd", False),
        (3000, "A:AsAhAdAc K:KsKhKdKc", True),
    ],
)
def test_the_opening_by_score_before_the_round(total: int, laid: str, fine: bool) -> None:
    state = position(hands={0: "4s4h4dAsAhAdAcKsKhKdKcKc9s9h"}, totals=(total, 9000))
    assert allowed(state, f"0 meld {laid}") is fine


@pytest.mark.parametrize("form", [("samba", 4, "pairs"), ("swedish", 6, "triples")])
def test_the_opening_at_7000(form: tuple[str, int, str]) -> None:
    rules = load_rules(*form)
    hands = {0: "AsAhAdAcKsKhKdKcQsQhQd9s9h"}
    texts = ("0 meld A:AsAhAdAc K:KsKhKdKc", "0 meld A:AsAhAdAc K:KsKhKdKc Q:QsQhQd")
    high, low = position(rules, hands=hands, totals=(7000, 0)), position(rules, hands=hands, totals=(6995, 0))
    assert [allowed(high, text) for text in texts] == [False, True]
    assert allowed(low, texts[0])


@pytest.mark.parametrize(("total", "need"), [(-100, 125), (0, 125), (2995, 125), (3000, 155), (5000, 180)])
def test_the_opening_of_the_american_game(total: int, need: int) -> None:
    state = position("american", hands={0: "QsQhQd9s9h"}, totals=(total, 0))
    assert refusal(state, "0 meld Q:QsQhQd") == ("opening_too_low", {"laid": 30, "need": need})


def test_the_opening_is_by_the_sides_own_score() -> None:
    state = position(hands={1: "KsKhKdKcKc9s9h"}, totals=(3000, 0), turn=1)
    assert allowed(state, "1 meld K:KsKhKdKcKc")


def test_it_is_the_first_meld_of_the_side_not_of_the_player() -> None:
    state = position(hands={2: "4s4h4d9s9h"}, melds={0: "K:KsKhKdKcKc"}, turn=2, melded=(0,))
    assert allowed(state, "2 meld 4:4s4h4d")


def test_the_other_sides_opening_is_of_no_help() -> None:
    state = position(hands={1: "4s4h4d9s9h"}, melds={0: "K:KsKhKdKcKc"}, turn=1)
    assert refused(state, "1 meld 4:4s4h4d") == "opening_too_low"


def test_wilds_count_their_value_for_the_opening() -> None:
    state = position(hands={0: "4s4hJo9s9h"})
    assert allowed(state, "0 meld 4:4s4hJo")


def test_only_that_one_action_counts() -> None:
    state = position(hands={0: "KsKhKdQsQhQd9s9h"})
    assert refused(state, "0 meld K:KsKhKd") == "opening_too_low"
    assert allowed(state, "0 meld K:KsKhKd Q:QsQhQd")


def test_the_piles_top_card_is_included() -> None:
    state = position(phase=DRAW, hands={0: "KhKdAhAd9s9h"}, pile="Ks")
    assert refusal(state, "0 take K:KhKd") == ("opening_too_low", {"laid": 30, "need": 50})
    assert allowed(position(phase=DRAW, hands={0: "AhAd9s9h"}, pile="As", totals=(0, 0)), "0 take A:AhAd")


def test_the_rest_of_the_pile_is_excluded() -> None:
    state = position(phase=DRAW, hands={0: "KhKd9s9h"}, pile="AsAhAdKs")
    assert refusal(state, "0 take K:KhKd") == ("opening_too_low", {"laid": 30, "need": 50})


def test_every_bonus_is_excluded() -> None:
    state = position(hands={0: "4s4s4h4h4d4d4c9s9h"}, reds={0: "3h3d"})
    assert refusal(state, "0 meld 4:4s4s4h4h4d4d4c") == ("opening_too_low", {"laid": 35, "need": 50})


@pytest.mark.parametrize(
    ("laid", "fine"),
    [
        ("A:AsAhJo K:KsKhJo", False),
        ("A:AsAhJo K:KsKhKd 9:9s9hJo", True),
        ("W:JoJo2s A:AsAh2h", False),
        ("W:JoJo2s K:KsKhKd", True),
        ("A:AsAhAd2s 9:9s9hJo", False),
    ],
)
def test_with_opening_pure_triple_one_meld_has_at_least_3_naturals_and_no_wild(laid: str, fine: bool) -> None:
    state = position("american", hands={0: "AsAhAdKsKhKd9s9hJoJoJo2s2hQsQh"}, totals=(-100, 0))
    assert allowed(state, f"0 meld {laid}") is fine


def test_without_the_pure_triple_it_is_told_so() -> None:
    state = position("american", hands={0: "AsAhKsKhJoJoQsQh"})
    assert refusal(state, "0 meld A:AsAhJo K:KsKhJo") == ("opening_pure", {"need": 3})


def test_other_presets_ask_for_no_pure_triple() -> None:
    assert allowed(position(hands={0: "AsAhJoQsQh"}), "0 meld A:AsAhJo")


@pytest.mark.parametrize(("preset", "fine"), [("classic", True), ("danish", False), ("swedish", True)])
def test_concealed_waives_opening_no_requirement_for_a_concealed_going_out(preset: str, fine: bool) -> None:
    state = position(preset, hands={0: "4s4h4d4c4s4h4d9s"}, totals=(0, 0))
    assert allowed(state, "0 meld 4:4s4h4d4c4s4h4d") is fine
