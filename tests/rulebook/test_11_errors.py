"""Rule book, section 11: every code with its facts, and which is told when several apply."""

from collections.abc import Callable

import pytest

from bot.engine import Illegal, Reason, State, apply, load_rules, parse
from bot.engine.errors import Fact
from tests.rulebook.position import DRAW, play, position, refusal, refused

CANASTA = "K:KsKsKhKhKdKdKc"
TWO_CANASTAS = CANASTA + " Q:QsQsQhQhQdQdQc"
OPEN = {0: "A:AsAhAd"}


def open_question() -> State:
    return play(position(hands={0: "9s9h9dTs"}, melds={0: CANASTA}), "0 ask")


Case = tuple[Callable[[], State], str, dict[str, Fact]]

CASES: dict[str, Case] = {
    "not_your_turn": (lambda: position(phase=DRAW), "1 draw", {"seat": 1, "turn": 0}),
    "wrong_phase": (lambda: position(phase=DRAW, hands={0: "9s9h"}), "0 discard 9s", {"phase": "draw"}),
    "not_allowed": (lambda: position(hands={0: "9s9h"}), "0 special pairs", {"verb": "special"}),
    "bad_card": (lambda: position(hands={0: "9s9h"}), "0 discard Ts", {"card": "Ts"}),
    "pile_empty": (lambda: position(phase=DRAW, hands={0: "9s9h"}), "0 take 9:9s9h", {}),
    "pile_blocked": (
        lambda: position(phase=DRAW, hands={0: "9s9hTs"}, pile="9d3s"),
        "0 take 9:9s9h",
        {"top": "3s", "blocks": 0},
    ),
    "pile_frozen": (
        lambda: position(phase=DRAW, hands={0: "9s2hTs"}, pile="9d"),
        "0 take 9:9s2h",
        {"top": "9d", "laid": 1, "need": 2},
    ),
    "no_match": (
        lambda: position(phase=DRAW, hands={0: "9sTsTh"}, pile="9d", melds=OPEN),
        "0 take 9:9s",
        {"top": "9d", "laid": 1},
    ),
    "meld_too_small": (
        lambda: position(hands={0: "9s9hTsTh"}),
        "0 meld 9:9s9h",
        {"laid": 2, "need": 3, "rank": "9"},
    ),
    "meld_wrong_rank": (lambda: position(hands={0: "9s9hTsTh"}), "0 meld 9:9s9hTs", {"rank": "9"}),
    "meld_naturals": (
        lambda: position(hands={0: "9s2h2sTh"}),
        "0 meld 9:9s2h2s",
        {"laid": 1, "need": 2, "rank": "9"},
    ),
    "meld_wilds": (
        lambda: position("danish", hands={0: "9s9h2h2sThTs"}),
        "0 meld 9:9s9h2h2s",
        {"laid": 2, "most": 1, "rank": "9"},
    ),
    "meld_full": (
        lambda: position("american", hands={0: "KcThTs"}, melds={0: CANASTA}),
        "0 meld K:Kc",
        {"laid": 8, "most": 7, "rank": "K"},
    ),
    "meld_sequence": (lambda: position("samba", hands={0: "4s5s7sThTs"}), "0 meld run:4s5s7s", {"laid": 3}),
    "black_threes": (
        lambda: position(hands={0: "3s3s3cThTs"}, melds={0: CANASTA}),
        "0 meld 3:3s3s3c",
        {"left": 2, "canastas": 1, "need": 1},
    ),
    "opening_too_low": (
        lambda: position(hands={0: "KsKhKdKcThTs"}),
        "0 meld K:KsKhKdKc",
        {"laid": 40, "need": 50},
    ),
    "opening_pure": (
        lambda: position("american", hands={0: "AsAhKsKhJoJoThTs"}),
        "0 meld A:AsAhJo K:KsKhJo",
        {"need": 3},
    ),
    "must_keep_card": (
        lambda: position(hands={0: "9s9h9dTs"}, melds=OPEN),
        "0 meld 9:9s9h9d",
        {"left": 1, "canastas": 0, "need": 1},
    ),
    "must_go_out": (lambda: play(open_question(), "2 yes"), "0 discard Ts", {"left": 3}),
    "discard_wild": (lambda: position("danish", hands={0: "2s9h9d"}), "0 discard 2s", {"naturals": 2}),
    "discard_guarded": (lambda: position("american", hands={0: "7s9h"}), "0 discard 7s", {"card": "7s"}),
    "discard_three": (
        lambda: position("american", hands={0: "3s"}, melds={0: TWO_CANASTAS}),
        "0 discard 3s",
        {"card": "3s"},
    ),
    "ask_refused": (lambda: position(hands={0: "9s9hTs"}, melds={0: CANASTA}), "0 ask", {"cause": "cannot"}),
    "special_hand": (
        lambda: position("american", hands={0: "9s9hTs"}),
        "0 special pairs",
        {"name": "pairs", "cards": 3},
    ),
}


def test_there_is_a_case_for_every_code_in_the_books_order() -> None:
    assert list(CASES) == [str(reason) for reason in Reason]


@pytest.mark.parametrize("code", CASES)
def test_it_is_refused_with_one_code_that_carries_the_numbers_that_explain_it(code: str) -> None:
    make, text, facts = CASES[code]
    assert refusal(make(), text) == (code, facts)


@pytest.mark.parametrize("code", CASES)
def test_an_illegal_action_changes_nothing(code: str) -> None:
    make, text, _ = CASES[code]
    state = make()
    with pytest.raises(Illegal):
        apply(state, parse(text))
    assert state == make()


def test_a_code_prints_with_its_facts() -> None:
    make, text, _ = CASES["opening_too_low"]
    with pytest.raises(Illegal) as caught:
        apply(make(), parse(text))
    assert str(caught.value) == "opening_too_low (laid 40, need 50)"


# The first that applies in this order

SAMBA = load_rules("samba", 4)
FREE_SAMBA = SAMBA.model_copy(update={"pile_always_frozen": False})
AMERICAN = load_rules("american", 4)

ORDER: list[tuple[str, str, Callable[[], State], str]] = [
    # told, although this applies too, in this position, for this action
    ("not_your_turn", "wrong_phase", lambda: position(phase=DRAW), "1 discard 9s"),
    ("not_your_turn", "not_allowed", position, "1 fly"),
    ("not_your_turn", "bad_card", position, "3 discard Kx"),
    ("wrong_phase", "not_allowed", lambda: position(phase=DRAW), "0 special pairs"),
    ("wrong_phase", "not_allowed", lambda: position("swedish"), "0 pass"),
    ("wrong_phase", "bad_card", lambda: position(phase=DRAW), "0 discard Kx"),
    ("not_allowed", "bad_card", lambda: position(hands={0: "9s9h"}), "0 meld W:2s2h2d"),
    ("not_allowed", "bad_card", lambda: position(hands={0: "9s9h"}), "0 meld K:Kx X:9s"),
    ("not_allowed", "bad_card", lambda: position(hands={0: "9s9h"}), "0 three Kx"),
    ("not_allowed", "pile_empty", lambda: position(phase=DRAW, hands={0: "9s9h"}), "0 take X:9s"),
    ("bad_card", "pile_empty", lambda: position(phase=DRAW, hands={0: "9s9h"}), "0 take 9:9s9d"),
    ("bad_card", "meld_too_small", lambda: position(hands={0: "9s9h"}), "0 meld 9:9s9d"),
    ("bad_card", "meld_too_small", lambda: position(hands={0: "9s9hTsTh"}), "0 meld 9:9s9h T:"),
    ("bad_card", "must_keep_card", lambda: position(hands={0: "9s"}), "0 discard 9h"),
    (
        "pile_blocked",
        "pile_frozen",
        lambda: position(phase=DRAW, hands={0: "9s9h"}, pile="9d2s"),
        "0 take 9:9s",
    ),
    (
        "pile_blocked",
        "no_match",
        lambda: position(phase=DRAW, hands={0: "9s9h"}, pile="9d3s", melds=OPEN),
        "0 take 9:9s",
    ),
    (
        "pile_frozen",
        "no_match",
        lambda: position(phase=DRAW, hands={0: "KsKhKd9s"}, pile="9d", turned=1),
        "0 take K:KsKhKd",
    ),
    (
        "pile_frozen",
        "meld_too_small",
        lambda: position(phase=DRAW, hands={0: "9s4h"}, pile="9d"),
        "0 take 9:9s",
    ),
    (
        "pile_frozen",
        "opening_too_low",
        lambda: position(phase=DRAW, hands={0: "9s2h4h"}, pile="9d"),
        "0 take 9:9s2h",
    ),
    (
        "no_match",
        "meld_too_small",
        lambda: position(phase=DRAW, hands={0: "9s4h4d"}, pile="9d", melds=OPEN),
        "0 take 9:9s",
    ),
    (
        "no_match",
        "meld_naturals",
        lambda: position(phase=DRAW, hands={0: "2s2h4h4d"}, pile="9d", melds=OPEN),
        "0 take 9:2s2h",
    ),
    ("meld_too_small", "meld_wrong_rank", lambda: position(hands={0: "9s9hTh4h"}), "0 meld 9:9sTh"),
    ("meld_too_small", "meld_naturals", lambda: position(hands={0: "9s2hTh4h"}), "0 meld 9:9s2h"),
    ("meld_too_small", "opening_too_low", lambda: position(hands={0: "9s9hTh4h"}), "0 meld 9:9s9h"),
    ("meld_wrong_rank", "meld_naturals", lambda: position(hands={0: "9sTs2hTh4h"}), "0 meld 9:9sTs2h"),
    ("meld_wrong_rank", "meld_naturals", lambda: position(hands={0: "TsTdThTh4h"}), "0 meld 9:TsTdTh"),
    (
        "meld_wrong_rank",
        "meld_wilds",
        lambda: position(hands={0: "9s9h2s2h2d2cTh4h"}, melds=OPEN),
        "0 meld 9:9s9h2s2h2d2cTh",
    ),
    (
        "meld_naturals",
        "meld_wilds",
        lambda: position(hands={0: "9s2s2h2d2c4h"}, melds=OPEN),
        "0 meld 9:9s2s2h2d2c",
    ),
    (
        "meld_wilds",
        "meld_full",
        lambda: position(AMERICAN, hands={0: "9s9h9d9c9s2s2h2d4h4d"}, melds=OPEN),
        "0 meld 9:9s9h9d9c9s2s2h2d",
    ),
    (
        "meld_wilds",
        "meld_sequence",
        lambda: position(SAMBA, hands={0: "4s5s7s2s9h9d"}, melds=OPEN),
        "0 meld run:4s5s7s2s",
    ),
    (
        "meld_full",
        "meld_sequence",
        lambda: position(SAMBA, hands={0: "4s5s6s7s8s9sTsKs9h9d"}, melds=OPEN),
        "0 meld run:4s5s6s7s8s9sTsKs",
    ),
    (
        "meld_sequence",
        "black_threes",
        lambda: position(SAMBA, hands={0: "4s5s7s3s3s3c9h9d"}, melds=OPEN),
        "0 meld 3:3s3s3c run:4s5s7s",
    ),
    (
        "meld_sequence",
        "opening_too_low",
        lambda: position(SAMBA, hands={0: "4s5s7s9h9d"}),
        "0 meld run:4s5s7s",
    ),
    ("black_threes", "opening_too_low", lambda: position(hands={0: "3s3s3c9h9d"}), "0 meld 3:3s3s3c"),
    (
        "black_threes",
        "must_keep_card",
        lambda: position(hands={0: "3s3s3c9h"}, melds=OPEN),
        "0 meld 3:3s3s3c",
    ),
    (
        "opening_too_low",
        "opening_pure",
        lambda: position(AMERICAN, hands={0: "9s9h2s4h4d"}),
        "0 meld 9:9s9h2s",
    ),
    ("opening_too_low", "must_keep_card", lambda: position(hands={0: "9s9h9d4d"}), "0 meld 9:9s9h9d"),
    (
        "opening_pure",
        "must_keep_card",
        lambda: position(AMERICAN, hands={0: "AsAhKsKhJoJo"}),
        "0 meld A:AsAhJo K:KsKhJo",
    ),
    (
        "must_keep_card",
        "discard_three",
        lambda: position(AMERICAN, hands={0: "3s"}, melds={0: CANASTA}),
        "0 discard 3s",
    ),
    (
        "must_go_out",
        "discard_wild",
        lambda: play(position("danish", hands={0: "9s9h9d2s"}, melds={0: CANASTA}), "0 ask", "2 yes"),
        "0 discard 2s",
    ),
]


@pytest.mark.parametrize(
    ("told", "also", "make", "text"), ORDER, ids=lambda value: value if isinstance(value, str) else ""
)
def test_the_first_that_applies_in_this_order(
    told: str, also: str, make: Callable[[], State], text: str
) -> None:
    codes = [str(reason) for reason in Reason]
    assert codes.index(told) < codes.index(also)
    assert refused(make(), text) == told


GROUPS = {
    # groups of one meld, each faulty by itself in the way that its key says
    "meld_too_small": "4:4s4h",
    "meld_wrong_rank": "5:5s5h6s",
    "meld_naturals": "7:7s2s2h",
    "meld_wilds": "8:8s8h8d2d2cJo",
    "meld_sequence": "run:9s9h9d",
}
HAND = "4s4h5s5h6s7s2s2h8s8h8d2d2cJo9s9h9dQcQd"


@pytest.mark.parametrize("one", GROUPS)
@pytest.mark.parametrize("other", GROUPS)
def test_if_several_groups_break_rules_the_first_code_in_this_order_over_all_of_them(
    one: str, other: str
) -> None:
    state = position(SAMBA, hands={0: HAND}, melds=OPEN)
    groups = [GROUPS[one]] if one == other else [GROUPS[one], GROUPS[other]]
    first = min(one, other, key=list(GROUPS).index)
    assert refused(state, f"0 meld {' '.join(groups)}") == first


# The sentences on single codes


@pytest.mark.parametrize("laid", ["", "9h", "9h2s", "2sJo"])
def test_pile_frozen_frozen_and_fewer_than_two_naturals_of_the_tops_rank_in_the_first_group(
    laid: str,
) -> None:
    state = position(phase=DRAW, hands={0: "9h9d2sJoTs"}, pile="2d9s", melds={0: "9:9s9h9c"})
    assert refused(state, f"0 take 9:{laid}") == "pile_frozen"


def test_no_match_any_other_reason_why_that_group_does_not_take_the_top_card() -> None:
    state = position(phase=DRAW, hands={0: "9h9dTsTh"}, pile="2d9s", melds=OPEN)
    assert refused(state, "0 take T:9h9d") == "no_match"


@pytest.mark.parametrize(
    ("preset", "group"), [("classic", "3:3s3s2s"), ("american", "7:7s7h2s"), ("samba", "run:4s5s2s")]
)
def test_a_wild_where_none_may_be_also_in_a_sequence_meld_wilds(preset: str, group: str) -> None:
    cards = group.partition(":")[2]
    state = position(preset, hands={0: cards + "9h"}, melds={0: TWO_CANASTAS})
    assert refused(state, f"0 meld {group}") == "meld_wilds"


def test_a_foreign_card_in_a_set_meld_wrong_rank() -> None:
    assert refused(position(hands={0: "9s9h9dTsTh"}, melds=OPEN), "0 meld 9:9s9h9dTs") == "meld_wrong_rank"


@pytest.mark.parametrize("laid", ["4s5s7s", "4s5s6h", "4s5s5s6s", "3s4s5s"])
def test_gap_two_suits_a_double_a_three_in_a_sequence_meld_sequence(laid: str) -> None:
    assert (
        refused(position(SAMBA, hands={0: laid + "9hTh"}, melds=OPEN), f"0 meld run:{laid}")
        == "meld_sequence"
    )


@pytest.mark.parametrize("target", ["run:4s", "run:6s", "run:5h", "run:Jo", "run:xx", "run:"])
def test_no_such_run_x_meld_sequence(target: str) -> None:
    state = position(SAMBA, hands={0: "8s9hTh"}, melds={0: "run:5s6s7s"})
    assert refused(state, f"0 meld {target}:8s") == "meld_sequence"


@pytest.mark.parametrize(
    ("rules", "group", "melds"),
    [
        (load_rules("swedish", 6), "3:3s3s3s3c3c", CANASTA),
        (AMERICAN, "K:Kc", CANASTA),
        (SAMBA, "run:4s:Js", "run:4s5s6s7s8s9sTs"),
    ],
    ids=["a fifth black three", "an eighth card", "an eighth in sequence"],
)
def test_a_fifth_black_three_an_eighth_card_meld_full(rules: object, group: str, melds: str) -> None:
    hand = group.rpartition(":")[2] + "9h9d"
    assert refused(position(rules, hands={0: hand}, melds={0: melds}), f"0 meld {group}") == "meld_full"  # type: ignore[arg-type]


@pytest.mark.parametrize("card", ["9h", "3s", "Jo", "3d", "Kx"])
def test_three_with_another_card_bad_card(card: str) -> None:
    assert refused(position("norwegian", hands={0: "3h9h3sJo"}), f"0 three {card}") == "bad_card"


@pytest.mark.parametrize("name", ["grand", "Pairs", "pair", "3"])
def test_an_unknown_special_name_special_hand(name: str) -> None:
    assert refused(position(AMERICAN, hands={0: "9h9d"}), f"0 special {name}") == "special_hand"


@pytest.mark.parametrize(
    "text",
    [
        "0 fly",
        "0",
        "0 ",
        "0 draw now",
        "0 DRAW",
        "0 meld",
        "0 meld KsKhKd",
        "0 take",
        "0 discard",
        "0 discard Ks Kh",
        "0 special",
        "0 ask 2",
        "0  draw",
        "0 meld  K:KsKhKd",
        "0 meld K:KsKhKd ",
        "0\tdraw",
        "draw",
        "",
        "hello",
        "x draw",
        "-1 draw",
        "0.0 draw",
        "٠ draw",
        "0 draw\n",
    ],
)
def test_an_unreadable_action_not_allowed(text: str) -> None:
    assert refused(position(hands={0: "KsKhKd9s9h"}), text) == "not_allowed"


@pytest.mark.parametrize("seat", [4, 7, 99, 999])
@pytest.mark.parametrize("phase", ["draw", "play", "answer", "over"])
def test_no_such_seat_not_your_turn(phase: str, seat: int) -> None:
    asking = open_question()
    states = {
        "draw": position(phase=DRAW),
        "play": position(),
        "answer": asking,
        "over": play(asking, "2 yes", "0 meld 9:9s9h9d", "0 discard Ts"),
    }
    assert states[phase].phase.value == phase
    assert refused(states[phase], f"{seat} draw") == "not_your_turn"


@pytest.mark.parametrize("text", ["0 yes", "0 discard Ts", "1 draw", "3 fly"])
def test_while_a_question_is_open_others_get_not_your_turn(text: str) -> None:
    assert refusal(open_question(), text) == ("not_your_turn", {"seat": int(text[0]), "turn": 2})


@pytest.mark.parametrize("text", ["2 draw", "2 discard 4s", "2 ask", "2 pass", "2 fly", "2 special pairs"])
def test_while_a_question_is_open_other_verbs_get_wrong_phase(text: str) -> None:
    assert refusal(open_question(), text) == ("wrong_phase", {"phase": "answer"})


@pytest.mark.parametrize("text", ["0 draw", "1 draw", "0 fly", "3 yes", "2 meld K:Kx"])
def test_after_the_end_wrong_phase(text: str) -> None:
    over = play(open_question(), "2 yes", "0 meld 9:9s9h9d", "0 discard Ts")
    assert refusal(over, text) == ("wrong_phase", {"phase": "over"})


def test_draw_from_an_empty_stock_wrong_phase() -> None:
    assert refusal(position(phase=DRAW, rest=3), "0 draw") == ("wrong_phase", {"stock": 0})


def test_pass_with_a_stock_wrong_phase() -> None:
    for preset in ("classic", "swedish"):
        assert refusal(position(preset, phase=DRAW, stock="9s", rest=3), "0 pass") == (
            "wrong_phase",
            {"stock": 1},
        )


def test_pass_without_play_on_not_allowed() -> None:
    assert refusal(position("swedish", phase=DRAW, rest=3), "0 pass") == ("not_allowed", {"verb": "pass"})


@pytest.mark.parametrize("text", ["0 yes", "0 no"])
@pytest.mark.parametrize("phase", ["draw", "play"])
def test_yes_or_no_without_a_question_wrong_phase(phase: str, text: str) -> None:
    state = position(phase=DRAW) if phase == "draw" else position()
    assert refusal(state, text) == ("wrong_phase", {"phase": phase})
