"""Rule book, section 9: cutthroat, one against two."""

import pytest

from bot.engine import load_rules, score, totals_after, winner_of
from bot.engine.state import opening_need
from tests.rulebook.position import DRAW, OVER, allowed, play, position, refusal, refused, table

RULES = load_rules("swedish", 3)
CANASTA = "K:KsKsKhKhKdKdKc"
TAKER = {0: "9h9dQsQh"}  # with 9s on the pile


def test_each_seat_starts_the_round_as_its_own_side() -> None:
    state = position(RULES, turn=1, hands={1: "KcQsQh"}, melds={0: "K:KsKhKd", 1: "A:AsAhAd"})
    assert refused(state, "1 meld K:Kc") == "meld_too_small"
    assert state.side_of == (0, 1, 2)


def test_the_first_to_take_the_pile_is_the_lone_player() -> None:
    state = position(RULES, phase=DRAW, hands=TAKER, pile="9s", melds={0: "A:AsAhAd"})
    assert (state.lone, play(state, "0 take 9:9h9d").lone) == (None, 0)


def test_a_later_take_changes_nothing() -> None:
    state = position(RULES, lone=1, phase=DRAW, hands=TAKER, pile="9s", melds={0: "A:AsAhAd"})
    assert play(state, "0 take 9:9h9d").lone == 1


def test_from_then_on_the_other_two_are_one_side_their_melds_are_joined() -> None:
    melds = {0: "A:AsAhAd", 1: "K:KsKhKd", 2: "Q:QsQhQd"}
    after = play(position(RULES, phase=DRAW, hands=TAKER, pile="9s", melds=melds), "0 take 9:9h9d")
    assert (after.side_of, table(after, 0)) == ((0, 1, 1), "9:9s9h9d A:AsAhAd")
    assert table(after, 1) == "Q:QsQhQd K:KsKhKd"


def test_sides_are_numbered_by_their_lowest_seat_after_the_join_too() -> None:
    for lone, sides in ((0, (0, 1, 1)), (1, (0, 1, 0)), (2, (0, 0, 1))):
        state = position(
            RULES, turn=lone, phase=DRAW, hands={lone: TAKER[0]}, pile="9s", melds={lone: "A:AsAhAd"}
        )
        assert play(state, f"{lone} take 9:9h9d").side_of == sides


def test_sets_of_one_rank_become_one_set() -> None:
    melds = {0: "A:AsAhAd", 1: "K:KsKhKd", 2: "K:KsKh2s"}
    after = play(position(RULES, phase=DRAW, hands=TAKER, pile="9s", melds=melds), "0 take 9:9h9d")
    assert table(after, 1) == "K:KsKsKhKhKd2s"


def test_even_with_more_than_max_wilds_wilds() -> None:
    melds = {0: "A:AsAhAd", 1: "K:KsKh2s2h2d", 2: "K:KdKcJoJo"}
    after = play(position(RULES, phase=DRAW, hands=TAKER, pile="9s", melds=melds), "0 take 9:9h9d")
    assert table(after, 1) == "K:KsKhKdKc2s2h2dJoJo"


def test_naturals_may_still_be_added_wilds_not() -> None:
    state = position(RULES, lone=0, turn=1, hands={1: "Ks2c4s4h"}, melds={1: "K:KsKhKdKc2s2h2dJoJo"})
    assert allowed(state, "1 meld K:Ks")
    assert refusal(state, "1 meld K:2c") == ("meld_wilds", {"laid": 6, "most": 3, "rank": "K"})
    assert refused(state, "1 meld K:Ks2c") == "meld_wilds"


def test_each_may_add() -> None:
    for seat in (1, 2):
        state = position(RULES, lone=0, turn=seat, hands={seat: "Kc4s4h"}, melds={1: "K:KsKhKd"})
        assert allowed(state, f"{seat} meld K:Kc")


def test_the_join_comes_with_the_take_itself_a_set_of_seven_by_it_is_a_canasta() -> None:
    melds = {0: "A:AsAhAd", 1: "K:KsKhKdKc", 2: "K:KsKhKd"}
    after = play(position(RULES, phase=DRAW, hands=TAKER, pile="9s", melds=melds), "0 take 9:9h9d")
    assert after.sides[1].canastas == 1
    assert [line.lines.get("natural_canasta", 0) for line in score(after)] == [0, 500, 500]


def test_mixed_if_any_card_is_wild() -> None:
    melds = {0: "A:AsAhAd", 1: "K:KsKhKdKc", 2: "K:KsKh2s"}
    after = play(position(RULES, phase=DRAW, hands=TAKER, pile="9s", melds=melds), "0 take 9:9h9d")
    assert [line.lines.get("mixed_canasta", 0) for line in score(after)] == [0, 300, 300]


def test_and_counts_for_going_out_at_once() -> None:
    melds = {0: "A:AsAhAd", 1: "K:KsKhKdKc", 2: "K:KsKhKd"}
    hands = {**TAKER, 1: "4s4h"}
    state = position(RULES, phase=DRAW, hands=hands, pile="9s", melds=melds, stock="4dJs")
    state = play(state, "0 take 9:9h9d", "0 discard Qs", "1 draw")
    assert play(state, "1 meld 4:4s4h4d", "1 discard Js").phase is OVER


def test_if_nobody_has_taken_the_pile_the_player_who_goes_out_is_the_lone_one() -> None:
    state = position(RULES, turn=1, hands={1: "9s"}, melds={1: CANASTA, 0: "A:AsAhAd", 2: "A:AsAhAdAc"})
    after = play(state, "1 discard 9s")
    assert (after.lone, after.side_of) == (1, (0, 1, 0))


def test_and_the_others_are_joined_for_the_score_in_the_same_way() -> None:
    melds = {1: CANASTA, 0: "A:AsAhAd", 2: "A:AsAhAdAc"}
    after = play(position(RULES, turn=1, hands={1: "9s", 0: "4s", 2: "4h"}, melds=melds), "1 discard 9s")
    joined = {"melds": 140, "natural_canasta": 500, "hand": -10}
    assert [line.lines for line in score(after)][::2] == [joined, joined]


def test_has_melded_is_then_judged_for_the_joined_side() -> None:
    state = position(
        RULES, turn=1, hands={1: "9s"}, melds={1: CANASTA, 0: "A:AsAhAd"}, reds={0: "3h", 2: "3d"}
    )
    after = play(state, "1 discard 9s")
    assert [line.lines.get("red_threes", 0) for line in score(after)] == [100, 0, 100]


def test_if_the_round_ends_with_neither_each_scores_alone() -> None:
    melds = {1: CANASTA, 0: "A:AsAhAd"}
    hands = {0: "9s9h", 1: "4s"}
    state = position(RULES, hands=hands, melds=melds, reds={0: "3h", 2: "3d"}, rest=2)
    after = play(state, "0 discard 9s")
    assert (after.phase, after.lone) == (OVER, None)
    assert [line.lines.get("melds", 0) for line in score(after)] == [60, 70, 0]
    assert [line.lines.get("red_threes", 0) for line in score(after)] == [100, 0, -100]


@pytest.mark.parametrize(("own", "need"), [(1500, 90), (0, 50), (-5, 15)])
@pytest.mark.parametrize("lone", [None, 0, 1, 2])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_opening_requirement_goes_by_the_players_own_total(
    seat: int, lone: int | None, own: int, need: int
) -> None:
    totals = tuple(own if other == seat else 3000 for other in range(3))
    state = position(RULES, lone=lone, turn=seat, hands={seat: "4s4h4d9s9h"}, totals=totals)
    assert opening_need(state, seat) == need
    assert allowed(state, f"{seat} meld 4:4s4h4d") is (need == 15)


def test_a_side_has_opened_when_one_of_it_has() -> None:
    melds = {0: "A:AsAhAd", 1: "K:KsKhKdKcKs"}
    hands = {0: TAKER[0], 2: "4s4h4dJs"}
    state = position(
        RULES, phase=DRAW, hands=hands, pile="9s", melds=melds, totals=(0, 0, 3000), stock="5s6s7s8s"
    )
    alone = position(RULES, turn=2, hands=hands, melds=melds, totals=(0, 0, 3000))
    assert refused(alone, "2 meld 4:4s4h4d") == "opening_too_low"
    state = play(state, "0 take 9:9h9d", "0 discard Qs", "1 draw", "1 discard 5s", "2 draw")
    assert allowed(state, "2 meld 4:4s4h4d")


def test_the_two_partners_both_score_the_sides_melds_bonuses_and_both_hands() -> None:
    melds = {1: CANASTA, 0: "A:AsAhAd"}
    state = position(RULES, lone=0, turn=1, hands={1: "9s", 2: "4sAs", 0: "QsQh"}, melds=melds)
    after = play(state, "1 discard 9s")
    assert [line.total for line in score(after)] == [60 - 20, 70 + 500 + 100 - 25, 70 + 500 + 100 - 25]


def test_but_each_only_their_own_red_threes() -> None:
    state = position(RULES, lone=0, hands={0: "9s9h"}, melds={1: "K:KsKhKd"}, reds={1: "3h3d", 2: "3h"})
    assert [line.lines.get("red_threes", 0) for line in score(state)] == [0, 200, 100]


def test_all_red_threes_only_to_one_who_holds_all_of_them() -> None:
    shared = position(RULES, lone=0, hands={0: "9s9h"}, melds={1: "K:KsKhKd"}, reds={1: "3h3d3d", 2: "3h"})
    whole = position(RULES, lone=0, hands={0: "9s9h"}, melds={1: "K:KsKhKd"}, reds={1: "3h3h3d3d"})
    assert [line.lines.get("red_threes", 0) for line in score(shared)] == [0, 300, 100]
    assert [line.lines.get("red_threes", 0) for line in score(whole)] == [0, 800, 0]


def test_totals_target_and_winner_are_by_seat() -> None:
    melds = {1: CANASTA, 0: "A:AsAhAd"}
    hands = {1: "9s", 2: "4s", 0: "QsQh"}
    state = position(RULES, lone=0, turn=1, hands=hands, melds=melds, totals=(100, 6900, 5000))
    after = play(state, "1 discard 9s")
    assert totals_after(after) == (140, 7565, 5665)
    assert winner_of(RULES, totals_after(after)) == 1


def test_a_concealed_going_out_before_any_join_is_by_the_players_own_melds() -> None:
    state = position(RULES, hands={0: "9s9s9h9h9d9d9cTs"}, melds={1: "A:AsAhAd"})
    after = play(state, "0 meld 9:9s9s9h9h9d9d9c", "0 discard Ts")
    assert after.out is not None
    assert after.out.concealed


def test_the_sides_red_threes_of_the_lone_player_are_their_own() -> None:
    state = position(RULES, lone=2, hands={0: "9s9h"}, melds={1: "K:KsKhKd"}, reds={2: "3h", 0: "3d"})
    assert [line.lines.get("red_threes", 0) for line in score(state)] == [-100, 0, 100]
