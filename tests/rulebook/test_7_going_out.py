"""Rule book, section 7: going out, asking, concealed hands and special hands."""

from typing import Any

import pytest

from bot.engine import GoneOut, Phase, State, load_rules, score
from tests.rulebook.position import DRAW, OVER, PLAY, allowed, play, position, refusal, refused

CANASTA = "K:KsKsKhKhKdKdKc"
TWO_CANASTAS = CANASTA + " Q:QsQsQhQhQdQdQc"
MIXED = "K:KsKsKhKhKd2s2h"
SAMBA = "run:4s5s6s7s8s9sTs"


# Conditions


@pytest.mark.parametrize(
    ("preset", "seats", "teams", "need"),
    [
        ("classic", 4, None, 1),
        ("classic", 3, None, 1),
        ("classic", 2, None, 2),
        ("danish", 2, None, 1),
        ("swedish", 2, None, 2),
        ("norwegian", 4, "pairs", 2),
        ("norwegian", 4, "solo", 1),
        ("american", 4, None, 2),
        ("samba", 4, None, 2),
    ],
)
def test_the_side_has_canastas_to_go_out_canastas(
    preset: str, seats: int, teams: str | None, need: int
) -> None:
    rules = load_rules(preset, seats, teams)
    melds = ["A:AsAhAd", CANASTA, TWO_CANASTAS]
    out = [allowed(position(rules, hands={0: "9s"}, melds={0: laid}), "0 discard 9s") for laid in melds]
    assert out == [canastas >= need for canastas in range(3)]


@pytest.mark.parametrize("melds", [CANASTA, MIXED, SAMBA, "W:2s2s2h2h2d2d2c"])
def test_canastas_of_any_kind(melds: str) -> None:
    rules = load_rules("samba", 4, canastas_to_go_out=1)
    assert allowed(position(rules, hands={0: "9s"}, melds={0: melds}), "0 discard 9s")


def test_conditions_are_judged_after_the_action() -> None:
    state = position(hands={0: "Kc"}, melds={0: "K:KsKsKhKhKdKd"})
    assert play(state, "0 meld K:Kc").phase is OVER


@pytest.mark.parametrize("melds", ["7:7s7h7d", "A:AsAhAd", "W:2s2h2d"])
def test_none_of_its_incomplete_penalty_melds_is_incomplete(melds: str) -> None:
    state = position("american", hands={0: "9s"}, melds={0: f"{TWO_CANASTAS} {melds}"})
    want = {"left": 0, "canastas": 2, "need": 2}
    assert refusal(state, "0 discard 9s") == ("must_keep_card", want)


@pytest.mark.parametrize("melds", ["7:7s7s7h7h7d7d7c", "A:AsAhAd2s", "W:2s2s2h2h2d2d2c", "8:8s8h8d"])
def test_complete_or_other_melds_do_not_hinder(melds: str) -> None:
    assert allowed(
        position("american", hands={0: "9s"}, melds={0: f"{TWO_CANASTAS} {melds}"}), "0 discard 9s"
    )


def test_sevens_in_another_preset_do_not_hinder() -> None:
    assert allowed(position("samba", hands={0: "9s"}, melds={0: f"{TWO_CANASTAS} 7:7s7h7d"}), "0 discard 9s")


def test_the_player_has_not_been_answered_no_this_turn() -> None:
    state = position(hands={0: "9s9h9dTs"}, melds={0: CANASTA}, answer="no")
    assert refused(state, "0 meld 9:9s9h9d") == "must_keep_card"
    assert allowed(position(hands={0: "9s9h9dTsTh"}, melds={0: CANASTA}, answer="no"), "0 meld 9:9s9h9d")


@pytest.mark.parametrize(("answer", "fine"), [(None, False), ("yes", True), ("no", False)])
def test_with_ask_partner_required_the_player_has_been_answered_yes_this_turn(
    answer: str | None, fine: bool
) -> None:
    rules = load_rules("classic", 4, ask_partner="required")
    state = position(rules, hands={0: "9s9h9dTs"}, melds={0: CANASTA})
    if answer:
        state = play(state, "0 ask", f"2 {answer}")
    assert allowed(state, "0 meld 9:9s9h9d") is fine


def test_required_is_for_teams_only() -> None:
    rules = load_rules("classic", 3, ask_partner="required")
    assert allowed(position(rules, hands={0: "9s"}, melds={0: CANASTA}), "0 discard 9s")


def test_required_refuses_the_last_discard_without_a_yes() -> None:
    rules = load_rules("classic", 4, ask_partner="required")
    assert refused(position(rules, hands={0: "9s"}, melds={0: CANASTA}), "0 discard 9s") == "must_keep_card"


# ask

READY = {0: "9s9h9dTs"}  # one meld and a card to throw


def asked(*texts: str) -> State:
    return play(position(hands=READY, melds={0: CANASTA}), "0 ask", *texts)


def test_ask_in_the_play_phase() -> None:
    assert asked().phase is Phase.ANSWER
    assert refused(position(phase=DRAW, hands=READY, melds={0: CANASTA}), "0 ask") == "wrong_phase"


def test_ask_before_any_meld_of_that_turn() -> None:
    state = position(hands={0: "9s9h9dTsThTdJs"}, melds={0: CANASTA})
    assert allowed(state, "0 ask")
    assert refusal(play(state, "0 meld 9:9s9h9d"), "0 ask") == ("ask_refused", {"cause": "laid"})


def test_ask_before_any_three_of_that_turn() -> None:
    rules = load_rules("norwegian", 4, ask_partner="optional", canastas_to_go_out=1)
    state = position(rules, hands={0: "9s9h9d3h"}, melds={0: CANASTA}, stock="9c")
    assert allowed(state, "0 ask")
    assert refusal(play(state, "0 three 3h"), "0 ask") == ("ask_refused", {"cause": "laid"})


def test_a_take_does_not_count() -> None:
    state = position(phase=DRAW, hands={0: "JsJhTs9s9h9d"}, pile="Jd", melds={0: CANASTA})
    assert allowed(play(state, "0 take J:JsJh"), "0 ask")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_once_a_turn(answer: str) -> None:
    assert refusal(asked(f"2 {answer}"), "0 ask") == ("ask_refused", {"cause": "asked"})


def test_by_a_side_of_two_or_more_seats() -> None:
    state = position(load_rules("classic", 3), hands=READY, melds={0: CANASTA})
    assert refusal(state, "0 ask") == ("not_allowed", {"verb": "ask"})


@pytest.mark.parametrize("preset", ["norwegian", "american", "samba"])
def test_ask_partner_not_off(preset: str) -> None:
    assert refused(position(preset, hands=READY, melds={0: TWO_CANASTAS}), "0 ask") == "not_allowed"


def test_ask_partner_as_a_house_rule() -> None:
    on, off = load_rules("samba", 4, ask_partner="optional"), load_rules("classic", 4, ask_partner="off")
    assert allowed(position(on, hands=READY, melds={0: TWO_CANASTAS}), "0 ask")
    assert refused(position(off, hands=READY, melds={0: TWO_CANASTAS}), "0 ask") == "not_allowed"


def test_in_cutthroat_the_two_partners_once_joined() -> None:
    rules = load_rules("swedish", 3)
    joined = position(rules, lone=1, hands=READY, melds={0: CANASTA})
    assert play(joined, "0 ask", "2 yes").phase is PLAY
    alone = position(rules, lone=0, hands=READY, melds={0: CANASTA})
    before = position(rules, hands=READY, melds={0: CANASTA})
    assert [refusal(state, "0 ask") for state in (alone, before)] == [("ask_refused", {"cause": "alone"})] * 2


@pytest.mark.parametrize(
    ("hand", "melds"),
    [("9s9h9dTsTh", CANASTA), ("9s9h9dTs", "K:KsKsKhKhKdKd"), ("9s9h9dTsJs", CANASTA), ("TsJs", CANASTA)],
)
def test_legal_only_if_the_player_could_go_out_this_turn(hand: str, melds: str) -> None:
    assert refusal(position(hands={0: hand}, melds={0: melds}), "0 ask") == (
        "ask_refused",
        {"cause": "cannot"},
    )


@pytest.mark.parametrize(
    "hand", ["9s9h9dTs", "9s9h9d", "Kc9s", "9s9h2sTs", "3s3s3cTs", "9s9h9dTsThTd4s", "2s2h4s"]
)
def test_who_could_go_out_may_ask(hand: str) -> None:
    assert allowed(position(hands={0: hand}, melds={0: CANASTA}), "0 ask")


def test_and_holds_at_least_2_cards() -> None:
    assert refusal(position(hands={0: "9s"}, melds={0: CANASTA}), "0 ask") == (
        "ask_refused",
        {"cause": "cards"},
    )


@pytest.mark.parametrize(
    ("form", "asker", "answers"),
    [
        (("classic", 4, "pairs"), 0, 2),
        (("classic", 4, "pairs"), 3, 1),
        (("danish", 6, "pairs"), 1, 4),
        (("swedish", 6, "triples"), 0, 2),
        (("swedish", 6, "triples"), 4, 0),
        (("swedish", 6, "triples"), 5, 1),
    ],
)
def test_the_next_seat_of_the_side_clockwise_answers_alone(
    form: tuple[str, int, str], asker: int, answers: int
) -> None:
    rules = load_rules(*form)
    state = position(
        rules,
        hands={asker: READY[0]},
        melds={next(s for s, seats in enumerate(rules.seats_of_sides) if asker in seats): CANASTA},
        turn=asker,
    )
    asking = play(state, f"{asker} ask")
    assert [seat for seat in range(rules.seats) if allowed(asking, f"{seat} yes")] == [answers]


@pytest.mark.parametrize("text", ["0 discard Ts", "0 yes", "1 draw", "3 no", "0 meld 9:9s9h9d"])
def test_while_the_question_is_open_only_that_seat_may_act(text: str) -> None:
    assert refusal(asked(), text) == ("not_your_turn", {"seat": int(text[0]), "turn": 2})


def test_after_the_answer_the_asker_plays_on() -> None:
    after = asked("2 no")
    assert (after.phase, after.turn.seat, after.turn.answer) == (PLAY, 0, "no")


def test_after_yes_the_turn_must_end_by_going_out() -> None:
    assert refusal(asked("2 yes"), "0 discard Ts") == ("must_go_out", {"left": 3})
    assert play(asked("2 yes"), "0 meld 9:9s9h9d", "0 discard Ts").phase is OVER


def test_an_action_after_which_the_player_could_no_longer_do_so_is_refused() -> None:
    state = position(hands={0: "9s9h9d9c2sTsTh"}, melds={0: CANASTA})
    yes = play(state, "0 ask", "2 yes")
    assert refusal(yes, "0 meld 9:9s9h9d9c2s") == ("must_go_out", {"left": 2})
    assert play(yes, "0 meld 9:9s9h9d9c", "0 meld T:TsTh2s").phase is OVER


def test_after_no_it_must_not() -> None:
    assert refused(asked("2 no"), "0 meld 9:9s9h9d") == "must_keep_card"
    assert play(asked("2 no"), "0 discard Ts").turn.seat == 1


def test_the_answer_is_for_this_turn() -> None:
    hands = {0: "9s9h9dTs", 1: "JsJh", 2: "4c5c", 3: "4d5d"}
    state = play(position(hands=hands, melds={0: CANASTA}, stock="6s7s8sTh"), "0 ask", "2 no", "0 discard Ts")
    state = play(state, "1 draw", "1 discard 6s", "2 draw", "2 discard 7s", "3 draw", "3 discard 8s")
    assert allowed(play(state, "0 draw"), "0 ask")


def norwegian_asker(stock: str, rest: int | None) -> State:
    rules = load_rules("norwegian", 4, ask_partner="optional", canastas_to_go_out=1)
    return position(rules, hands={0: "9s9h9d3h"}, melds={0: CANASTA}, stock=stock, rest=rest)


def test_could_go_out_counts_the_cards_in_the_hand_only() -> None:
    rules = load_rules("norwegian", 4, ask_partner="optional", canastas_to_go_out=1)
    state = position(rules, hands={0: "9s9h3h3d"}, melds={0: CANASTA}, stock="9d")
    assert refusal(state, "0 ask") == ("ask_refused", {"cause": "cannot"})


def test_a_three_that_would_draw_is_refused_after_a_yes() -> None:
    state = play(norwegian_asker("9c", None), "0 ask", "2 yes")
    assert refusal(state, "0 three 3h") == ("must_go_out", {"left": 4})
    assert play(state, "0 meld 9:9s9h9d", "0 discard 3h").phase is OVER


def test_a_three_that_draws_nothing_is_not() -> None:
    state = play(norwegian_asker("", 1), "0 ask", "2 yes")
    assert play(state, "0 three 3h", "0 meld 9:9s9h9d").phase is OVER


# Concealed

WHOLE = "9s9s9h9h9d9d9cTs"  # a canasta and a card to throw


def concealed(state: State, *texts: str) -> bool:
    after = play(state, *texts)
    assert after.phase is OVER
    assert after.out is not None
    return after.out.concealed


def test_concealed_all_in_one_turn() -> None:
    assert concealed(position(hands={0: WHOLE}), "0 meld 9:9s9s9h9h9d9d9c", "0 discard Ts")


def test_concealed_in_several_actions() -> None:
    state = position(hands={0: "9s9s9h9h9d9d9cAsAhAdTs"})
    assert concealed(state, "0 meld A:AsAhAd", "0 meld 9:9s9s9h9h9d9d9c", "0 discard Ts")


def test_the_player_drew_from_the_stock_this_turn() -> None:
    state = position(phase=DRAW, hands={0: "9s9s9h9h9d9dTs"}, pile="9c")
    assert not concealed(state, "0 take 9:9s9s9h9h9d9d", "0 discard Ts")


def test_had_melded_nothing_before_this_turn() -> None:
    state = position(hands={0: WHOLE}, melds={0: "A:AsAhAd"}, melded=(0,))
    assert not concealed(state, "0 meld 9:9s9s9h9h9d9d9c", "0 discard Ts")


def test_a_take_is_a_meld_of_the_player() -> None:
    state = position(phase=DRAW, hands={0: "AsAhKsKhQs"}, pile="Ad", totals=(-5, 0))
    assert play(state, "0 take A:AsAh").melded[0]


def test_adds_to_no_meld_that_was_on_the_table_before_it() -> None:
    state = position(hands={0: "9s9s9h9h9d9d9cAcTs"}, melds={0: "A:AsAhAd"}, melded=(2,))
    assert not concealed(state, "0 meld 9:9s9s9h9h9d9d9c", "0 meld A:Ac", "0 discard Ts")


def test_the_melds_laid_this_turn_include_a_complete_canasta() -> None:
    state = position(hands={0: "9s9h9dTs"}, melds={0: CANASTA}, melded=(2,))
    assert not concealed(state, "0 meld 9:9s9h9d", "0 discard Ts")


def test_goes_out_without_a_discard_too() -> None:
    assert concealed(position(hands={0: "9s9s9h9h9d9d9c"}), "0 meld 9:9s9s9h9h9d9d9c")


def test_a_partners_earlier_melds_do_not_spoil_it() -> None:
    state = position(hands={0: WHOLE}, melds={0: "A:AsAhAd"}, melded=(2,))
    assert concealed(state, "0 meld 9:9s9s9h9h9d9d9c", "0 discard Ts")


def test_a_samba_is_a_complete_canasta_too() -> None:
    rules = load_rules("samba", 2, canastas_to_go_out=1)
    state = position(rules, hands={0: "4s5s6s7s8s9sTsKsKhKdJs"}, melds={})
    assert concealed(state, "0 meld run:4s5s6s7s8s9sTs K:KsKhKd", "0 discard Js")


def test_to_be_waived_the_opening_it_must_be_one_meld_action() -> None:
    state = position(hands={0: "4s4s4h4h4d4d4c5s5h5dTs"}, totals=(3000, 0))
    assert refused(state, "0 meld 4:4s4s4h4h4d4d4c") == "opening_too_low"
    assert concealed(state, "0 meld 4:4s4s4h4h4d4d4c 5:5s5h5d", "0 discard Ts")


@pytest.mark.parametrize(("hand", "fine"), [("", True), ("Ts", True), ("TsTh", False)])
def test_that_leaves_at_most_one_card(hand: str, fine: bool) -> None:
    state = position(hands={0: "4s4s4h4h4d4d4c" + hand}, totals=(3000, 0))
    assert allowed(state, "0 meld 4:4s4s4h4h4d4d4c") is fine
    assert fine or refused(state, "0 meld 4:4s4s4h4h4d4d4c") == "opening_too_low"


def test_the_waiver_needs_enough_canastas_to_go_out() -> None:
    rules = load_rules("classic", 2)
    state = position(rules, hands={0: "4s4s4h4h4d4d4cTs"}, totals=(3000, 0))
    assert refused(state, "0 meld 4:4s4s4h4h4d4d4c") == "opening_too_low"


def test_a_take_is_never_waived_the_opening() -> None:
    state = position(phase=DRAW, hands={0: "4s4s4h4h4d4dTs"}, pile="4c", totals=(3000, 0))
    assert refused(state, "0 take 4:4s4s4h4h4d4d") == "opening_too_low"


@pytest.mark.parametrize(
    ("preset", "bonus"),
    [("classic", 100), ("danish", 100), ("swedish", 100), ("norwegian", 0), ("american", 0), ("samba", 0)],
)
def test_bonus_going_out_bonus_and_concealed_bonus(preset: str, bonus: int) -> None:
    rules = load_rules(preset, 4, canastas_to_go_out=1)
    out = play(position(rules, hands={0: "AsAsAhAhAdAdAc9s"}), "0 meld A:AsAsAhAhAdAdAc", "0 discard 9s")
    lines = score(out)[0].lines
    assert (lines["going_out"], lines.get("concealed", 0)) == (rules.going_out_bonus, bonus)
    assert rules.going_out_bonus == (200 if preset == "samba" else 100)


# special

STRAIGHT = "AsKsQhJhTd9d8c7c6s5s4h2s3cJo"
PAIRS = "AsAhKsKhQsQhJsJhTsTh9s9h8s8h"
PAIRS_WILD = "2s2h7s7hAsAhKsKhQsQhJsJhTsTh"
GARBAGE = "KsKhKdKcQsQhQdQcJsJhJdTsThTd"
HANDS = {"straight": STRAIGHT, "pairs": PAIRS, "pairs_wild": PAIRS_WILD, "garbage": GARBAGE}


def special(hand: str, **more: Any) -> State:
    return position("american", hands={0: hand}, pile="4d", **more)


@pytest.mark.parametrize("name", HANDS)
def test_a_special_hand_ends_the_round(name: str) -> None:
    after = play(special(HANDS[name]), f"0 special {name}")
    assert (after.phase, after.out) == (OVER, GoneOut(0, special=name))


@pytest.mark.parametrize(
    ("name", "points"), [("straight", 3000), ("pairs", 2500), ("pairs_wild", 2000), ("garbage", 2000)]
)
def test_the_side_scores_the_hands_value_in_place_of_card_points_and_of_the_going_out_bonus(
    name: str, points: int
) -> None:
    lines = score(play(special(HANDS[name]), f"0 special {name}"))[0].lines
    assert {line: lines[line] for line in lines if line != "hand"} == {"special": points}


@pytest.mark.parametrize("name", HANDS)
@pytest.mark.parametrize("other", HANDS)
def test_each_name_is_for_its_own_hand(name: str, other: str) -> None:
    assert allowed(special(HANDS[other]), f"0 special {name}") is (name == other)


@pytest.mark.parametrize(
    ("name", "hand"),
    [
        ("straight", STRAIGHT.replace("3c", "3s").replace("Jo", "2h")),
        ("straight", STRAIGHT.replace("Jo", "3s")),
        ("straight", STRAIGHT.replace("4h", "5h")),
        ("straight", STRAIGHT[:-2]),
        ("straight", STRAIGHT + "9s"),
        ("pairs", PAIRS.replace("8h", "8s8h")),
        ("pairs", PAIRS.replace("8s8h", "AdAc")),
        ("pairs", PAIRS.replace("8s8h", "2s2h")),
        ("pairs", PAIRS.replace("8s8h", "3s3c")),
        ("pairs", PAIRS.replace("8s8h", "7s6h")),
        ("pairs_wild", PAIRS_WILD.replace("2s2h", "JoJo")),
        ("pairs_wild", PAIRS_WILD.replace("7s7h", "6s6h")),
        ("pairs_wild", PAIRS_WILD.replace("AsAh", "6s6h")),
        ("pairs_wild", PAIRS_WILD.replace("TsTh", "KdKc")),
        ("garbage", GARBAGE.replace("Td", "Jc")),
        ("garbage", GARBAGE.replace("Td", "9d")),
        ("garbage", GARBAGE.replace("Jd", "2d")),
        ("grand", GARBAGE),
    ],
)
def test_a_hand_that_is_not_exactly_one_of_these(name: str, hand: str) -> None:
    state = special(hand)
    assert refusal(state, f"0 special {name}") == ("special_hand", {"name": name, "cards": len(hand) // 2})


def test_pairs_of_a_rank_may_be_of_one_suit() -> None:
    assert allowed(special(PAIRS.replace("AsAh", "AsAs")), "0 special pairs")


def test_seven_pairs_with_sevens_and_aces_are_pairs() -> None:
    assert allowed(special(PAIRS.replace("8s8h", "7s7h")), "0 special pairs")


def test_special_only_in_the_play_phase() -> None:
    assert refused(special(PAIRS, phase=DRAW), "0 special pairs") == "wrong_phase"


def test_special_only_when_drew_from_the_stock_this_turn() -> None:
    assert refused(special(PAIRS, drew=False), "0 special pairs") == "special_hand"


@pytest.mark.parametrize("melded", [(0,), (2,)])
def test_special_only_when_the_side_has_not_melded(melded: tuple[int, ...]) -> None:
    state = position("american", hands={0: PAIRS}, melds={0: "4:4s4h4c"}, melded=melded)
    assert refused(state, "0 special pairs") == "special_hand"


def test_special_although_the_other_side_has_melded() -> None:
    assert allowed(special(PAIRS, melds={1: "4:4s4h4c"}), "0 special pairs")


def test_nothing_laid_this_turn() -> None:
    state = special(GARBAGE + "AsAhAdAcAs", melds={})
    assert refused(play(state, "0 meld A:AsAhAdAcAs K:KsKhKdKc"), "0 special garbage") == "special_hand"


def test_it_counts_as_having_melded() -> None:
    state = special(PAIRS, reds={0: "3h", 1: "3d"})
    lines = [line.lines for line in score(play(state, "0 special pairs"))]
    assert [each["red_threes"] for each in lines] == [100, -100]


def test_red_threes_laid_and_replaced_do_not_count_as_laid() -> None:
    state = position("american", phase=DRAW, hands={0: PAIRS[:-2]}, stock="3h8h")
    assert play(state, "0 draw", "0 special pairs").phase is OVER


@pytest.mark.parametrize("preset", ["classic", "danish", "swedish", "norwegian", "samba"])
def test_without_special_hands_there_are_none(preset: str) -> None:
    state = position(preset, hands={0: PAIRS})
    assert refusal(state, "0 special pairs") == ("not_allowed", {"verb": "special"})


@pytest.mark.parametrize("ask", ["optional", "required"])
def test_ask_partner_has_no_bearing_on_it(ask: str) -> None:
    state = position(load_rules("american", 4, ask_partner=ask), hands={0: PAIRS})
    assert play(state, "0 special pairs").phase is OVER


def test_the_partners_hand_still_counts_against_the_side() -> None:
    after = play(special(PAIRS), "0 special pairs")
    partner = after.hands[2]
    assert score(after)[0].lines["hand"] < 0 < partner
