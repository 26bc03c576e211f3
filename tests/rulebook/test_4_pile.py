"""Rule book, section 4: taking the pile, the freeze, optional red threes."""

import pytest

from bot.engine import deal, load_rules
from tests.rulebook.position import (
    DRAW,
    allowed,
    cards,
    deck,
    hand,
    pile,
    play,
    position,
    refusal,
    refused,
    table,
)

OPEN = {0: "A:AsAhAd"}  # a side that has melded: nothing but the pile itself can freeze it


# Never


def test_never_when_the_pile_is_empty() -> None:
    assert refusal(position(phase=DRAW, hands={0: "9h9dQs"}, melds=OPEN), "0 take 9:9h9d") == (
        "pile_empty",
        {},
    )


@pytest.mark.parametrize("top", ["2s", "Jo", "3s", "3c"])
def test_never_when_its_top_is_wild_or_a_black_three(top: str) -> None:
    state = position(phase=DRAW, hands={0: "9h9dQsQh"}, pile=f"9s{top}", melds=OPEN)
    assert refusal(state, "0 take 9:9h9d") == ("pile_blocked", {"top": top, "blocks": 0})


@pytest.mark.parametrize("top", ["3h", "3d"])
def test_never_when_its_top_is_a_red_three(top: str) -> None:
    state = position("norwegian", phase=DRAW, hands={0: "9h9dQsQh"}, pile=f"9s{top}", melds=OPEN)
    assert refused(state, "0 take 9:9h9d") == "pile_blocked"


def test_never_while_a_red_three_blocks_it() -> None:
    state = position("norwegian", phase=DRAW, hands={0: "9h9dQsQh"}, pile="3h9s", blocks=(3,), melds=OPEN)
    assert refusal(state, "0 take 9:9h9d") == ("pile_blocked", {"top": "9s", "blocks": 1})


# What take names


def test_take_names_the_group_that_the_top_card_joins_the_top_card_itself_implied() -> None:
    state = position(phase=DRAW, hands={0: "9h9dQsQh"}, pile="9s", melds=OPEN)
    assert table(play(state, "0 take 9:9h9d"), 0) == "9:9s9h9d A:AsAhAd"


def test_take_may_name_further_groups_from_the_hand_laid_with_it() -> None:
    state = position(phase=DRAW, hands={0: "9h9dQsQhQdJs"}, pile="4s5s9s", melds=OPEN)
    after = play(state, "0 take 9:9h9d Q:QsQhQd")
    assert (table(after, 0), hand(after, 0)) == ("9:9s9h9d Q:QsQhQd A:AsAhAd", cards("4s5sJs"))


@pytest.mark.parametrize("text", ["0 take Q:QsQhQd 9:9h9d", "0 take Q:9h9d"])
def test_the_first_group_is_the_top_cards(text: str) -> None:
    state = position(phase=DRAW, hands={0: "9h9dQsQhQdJs"}, pile="9s", melds=OPEN)
    assert refused(state, text) == "no_match"


# The hand's part of the first group


@pytest.mark.parametrize("preset", ["classic", "danish", "swedish", "norwegian", "american", "samba"])
def test_always_allowed_two_or_more_naturals_of_the_tops_rank(preset: str) -> None:
    state = position(preset, phase=DRAW, hands={0: "9h9d9cQsQh"}, pile="4s2s9s", melds=OPEN)
    assert allowed(state, "0 take 9:9h9d")
    assert allowed(state, "0 take 9:9h9d9c")


def test_further_cards_may_go_with_them() -> None:
    state = position(phase=DRAW, hands={0: "9h9d2sQsQh"}, pile="Jo9s", melds=OPEN)
    assert table(play(state, "0 take 9:9h9d2s"), 0) == "9:9s9h9d2s A:AsAhAd"


@pytest.mark.parametrize("preset", ["classic", "danish", "swedish", "norwegian"])
def test_pile_not_frozen_a_natural_and_a_wild(preset: str) -> None:
    state = position(preset, phase=DRAW, hands={0: "9h2sQsQh"}, pile="4s9s", melds=OPEN)
    assert table(play(state, "0 take 9:9h2s"), 0) == "9:9s9h2s A:AsAhAd"


@pytest.mark.parametrize("preset", ["american", "samba"])
def test_without_take_natural_and_wild_no_natural_and_wild(preset: str) -> None:
    rules = load_rules(preset, 4).model_copy(update={"pile_always_frozen": False})
    state = position(rules, phase=DRAW, hands={0: "9h2sQsQh"}, pile="4s9s", melds=OPEN)
    assert refusal(state, "0 take 9:9h2s") == ("no_match", {"top": "9s", "laid": 1})


@pytest.mark.parametrize("laid", ["2sJo", "2s", ""])
def test_at_least_one_natural_of_that_rank(laid: str) -> None:
    state = position(phase=DRAW, hands={0: "9h2sJoQsQh"}, pile="4s9s", melds=OPEN)
    assert refused(state, f"0 take 9:{laid}") == "no_match"


def test_and_at_least_one_wild() -> None:
    state = position(phase=DRAW, hands={0: "9h2sQsQh"}, pile="4s9s", melds=OPEN)
    assert refused(state, "0 take 9:9h") == "no_match"


@pytest.mark.parametrize("way", ["with_natural", "never"])
def test_a_natural_and_a_wild_only_for_a_rank_the_side_has_not_melded(way: str) -> None:
    rules = load_rules("classic", 4, take_onto_meld=way)
    state = position(rules, phase=DRAW, hands={0: "9h2sQsQh"}, pile="4s9s", melds={0: "9:9d9c9c"})
    assert allowed(state, "0 take 9:9h2s") is (way == "with_natural")
    assert not allowed(state, "0 take 9:2s")


ONTO = [
    ("alone", "", True),
    ("alone", "2s", True),
    ("alone", "9h", True),
    ("alone", "9h9d", True),
    ("with_natural", "", False),
    ("with_natural", "2s", False),
    ("with_natural", "9h", True),
    ("with_natural", "9h9d", True),
    ("never", "", False),
    ("never", "2s", False),
    ("never", "9h", False),
    ("never", "9h9d", True),
]


@pytest.mark.parametrize(("way", "laid", "fine"), ONTO)
def test_take_onto_meld_for_a_set_of_that_rank(way: str, laid: str, fine: bool) -> None:
    rules = load_rules("classic", 4, take_onto_meld=way)
    state = position(rules, phase=DRAW, hands={0: "9h9d2sQsQh"}, pile="4s9s", melds={0: "9:9c9c9d"})
    assert allowed(state, f"0 take 9:{laid}") is fine
    assert fine or refused(state, f"0 take 9:{laid}") == "no_match"


@pytest.mark.parametrize(
    ("preset", "least"),
    [("classic", 0), ("swedish", 0), ("norwegian", 0), ("danish", 1), ("american", 2), ("samba", 2)],
)
def test_naturals_needed_to_take_onto_a_meld_by_preset(preset: str, least: int) -> None:
    state = position(preset, phase=DRAW, hands={0: "9h9dQsQh"}, pile="4s9s", melds={0: "9:9c9c9d"})
    assert [allowed(state, f"0 take 9:{laid}") for laid in ("", "9h", "9h9d")] == [
        n >= least for n in range(3)
    ]


def test_the_top_card_never_starts_a_sequence() -> None:
    state = position("samba", phase=DRAW, hands={0: "8s9sTc9h"}, pile="4sTs", melds=OPEN)
    assert refused(state, "0 take run:8s9s") == "pile_frozen"
    rules = load_rules("samba", 4).model_copy(update={"pile_always_frozen": False})
    free = position(rules, phase=DRAW, hands={0: "8s9sTc9h"}, pile="4sTs", melds=OPEN)
    assert refused(free, "0 take run:8s9s") == "no_match"


def test_the_top_card_never_joins_a_sequence() -> None:
    state = position("samba", phase=DRAW, hands={0: "TcTh9h4h"}, pile="4sTs", melds={0: "run:7s8s9s"})
    assert refused(state, "0 take run:7s:") == "pile_frozen"
    assert refused(state, "0 take run:7s:TcTh") == "no_match"


def test_a_sequence_from_the_hand_may_be_laid_with_it() -> None:
    state = position("samba", phase=DRAW, hands={0: "TcTh6h7h8h4d"}, pile="4sTs", melds=OPEN)
    assert table(play(state, "0 take T:TcTh run:6h7h8h"), 0) == "T:TsThTc A:AsAhAd run:6h7h8h"


def test_the_whole_action_is_judged_like_a_meld() -> None:
    state = position(phase=DRAW, hands={0: "9h9d2s2h2d2cQsQh"}, pile="9s", melds=OPEN)
    assert refused(state, "0 take 9:9h9d2s2h2d2c") == "meld_wilds"
    assert refused(state, "0 take 9:9h9d Q:QsQh") == "meld_too_small"
    assert refused(state, "0 take 9:9h9dQs") == "meld_wrong_rank"


def test_opening_included() -> None:
    state = position(phase=DRAW, hands={0: "9h9dAhAdAcQs"}, pile="4s9s")
    assert refusal(state, "0 take 9:9h9d") == ("opening_too_low", {"laid": 30, "need": 50})
    assert allowed(state, "0 take 9:9h9d A:AhAdAc")


def test_with_only_the_top_card_and_the_hand() -> None:
    state = position(phase=DRAW, hands={0: "9h9dQsQh"}, pile="Qd9s", melds=OPEN)
    assert refused(state, "0 take 9:9h9d Q:QsQhQd") == "bad_card"


def test_then_the_rest_of_the_pile_goes_to_the_hand_the_pile_is_then_empty() -> None:
    state = position(phase=DRAW, hands={0: "9h9dQsQh"}, pile="4s5s2s9s", melds=OPEN)
    after = play(state, "0 take 9:9h9d")
    assert (hand(after, 0), pile(after)) == (cards("4s5s2sQsQh"), "")


def test_its_red_threes_if_bonus_go_to_the_table_without_replacement() -> None:
    state = position(phase=DRAW, hands={0: "9h9dQsQh"}, pile="3h3d9s", melds=OPEN, turned=3, frozen=True)
    after = play(state, "0 take 9:9h9d")
    assert (hand(after, 0), after.reds[0] > 0, after.next_card) == (cards("QsQh"), True, state.next_card)


# Frozen


@pytest.mark.parametrize("preset", ["american", "samba"])
def test_frozen_when_pile_always_frozen(preset: str) -> None:
    state = position(preset, phase=DRAW, hands={0: "9h2sQsQh"}, pile="4s9s", melds=OPEN)
    assert refusal(state, "0 take 9:9h2s") == ("pile_frozen", {"top": "9s", "laid": 1, "need": 2})


@pytest.mark.parametrize("wild", ["2h", "Jo"])
def test_frozen_when_the_pile_holds_a_wild(wild: str) -> None:
    after = play(position(hands={3: f"{wild}Qs"}, turn=3, pile="4s", melds=OPEN), f"3 discard {wild}")
    state = position(phase=DRAW, hands={0: "9h2sQsQh"}, pile=f"4s{wild}9s", melds=OPEN)
    assert after.frozen
    assert refused(state, "0 take 9:9h2s") == "pile_frozen"
    assert allowed(position(phase=DRAW, hands={0: "9h2sQsQh"}, pile="4s9s", melds=OPEN), "0 take 9:9h2s")


def test_frozen_also_for_the_side_that_froze_it() -> None:
    hands = {0: "2hQsQd", 1: "9sJs", 2: "9h2sKsKh"}
    state = play(position(hands=hands, pile="4s", melds=OPEN), "0 discard 2h", "1 draw", "1 discard 9s")
    assert refused(state, "2 take 9:9h2s") == "pile_frozen"


@pytest.mark.parametrize("preset", ["classic", "danish", "norwegian"])
def test_frozen_when_a_red_three_was_turned_at_the_deal_and_is_still_in_it(preset: str) -> None:
    rules = load_rules(preset, 2, hand_size=7)
    state = deal(rules, deck(rules, "4s4h5s5h6s6h7s7h8s8h9s9hTsTh" + "3hKs"), 1)
    assert (pile(state), state.frozen) == ("3hKs", True)


@pytest.mark.parametrize(("preset", "frozen"), [("danish", True), ("classic", False), ("swedish", False)])
def test_frozen_when_a_black_three_upcard_freezes_and_the_first_card_is_one(
    preset: str, frozen: bool
) -> None:
    rules = load_rules(preset, 2, hand_size=7)
    state = deal(rules, deck(rules, "4s4h5s5h6s6h7s7h8s8h9s9hTsTh" + "3sKs"), 1)
    assert state.frozen is frozen


def test_a_black_three_turned_on_top_of_another_is_not_the_first_card() -> None:
    rules = load_rules("danish", 2, hand_size=7)
    freezing = deal(rules, deck(rules, "4s4h5s5h6s6h7s7h8s8h9s9hTsTh" + "2s3sKs"), 1)
    assert (pile(freezing), freezing.frozen) == ("2s3s", True)  # by the two


def test_a_discarded_black_three_does_not_freeze() -> None:
    after = play(position("danish", hands={3: "3sQs"}, turn=3, melds=OPEN), "3 discard 3s")
    assert (pile(after), after.frozen) == ("3s", False)


def test_frozen_when_the_side_has_not_opened() -> None:
    state = position(phase=DRAW, hands={0: "Ah2sQsQhAd"}, pile="4sAs")
    assert refusal(state, "0 take A:Ah2s") == ("pile_frozen", {"top": "As", "laid": 1, "need": 2})
    assert allowed(state, "0 take A:AhAd")


def test_it_is_not_frozen_for_the_partner_of_one_who_opened() -> None:
    state = position(phase=DRAW, turn=2, hands={2: "9h2sQsQh"}, pile="4s9s", melds=OPEN, melded=(0,))
    assert allowed(state, "2 take 9:9h2s")


def test_a_freeze_ends_when_the_pile_is_taken() -> None:
    state = position(
        phase=DRAW, hands={0: "9h9dQsQh", 1: "Qd2dKsKh"}, pile="2h9s", melds={**OPEN, 1: "J:JsJhJd"}
    )
    after = play(state, "0 take 9:9h9d", "0 discard Qs")
    assert not after.frozen
    assert allowed(after, "1 take Q:Qd2d")


def test_a_turned_red_threes_freeze_ends_when_the_pile_is_taken() -> None:
    state = position(
        "norwegian", phase=DRAW, hands={0: "9h9dQsQh"}, pile="3h9s", turned=2, frozen=True, melds=OPEN
    )
    after = play(state, "0 take 9:9h9d")
    assert (after.frozen, hand(after, 0)) == (False, cards("3hQsQh"))


def test_a_discarded_black_three_stops_only_the_next_player() -> None:
    hands = {3: "3sQsQd", 0: "KsKh4d", 1: "9h9dQcQh"}
    state = position("danish", turn=3, hands=hands, pile="9s", melds={1: "A:AsAhAd"}, stock="9c")
    stopped = play(state, "3 discard 3s")
    assert refused(stopped, "0 take 9:") == "pile_blocked"
    assert allowed(play(stopped, "0 draw", "0 discard 9c"), "1 take 9:9h9d")


# Optional red threes


def test_optional_a_red_three_stays_in_the_hand() -> None:
    state = position("norwegian", phase=DRAW, hands={0: "Qs"}, stock="3hKs")
    assert hand(play(state, "0 draw"), 0) == cards("3hQs")


def test_in_the_play_phase_three_lays_one_and_draws_a_replacement() -> None:
    after = play(position("norwegian", hands={0: "3hQsKs"}, stock="Js"), "0 three 3h")
    assert (hand(after, 0), after.reds[0] > 0, after.turn.seat) == (cards("QsKsJs"), True, 0)


def test_three_draws_a_replacement_if_the_stock_has_one() -> None:
    after = play(position("norwegian", hands={0: "3hQsKs"}, rest=1), "0 three 3h")
    assert hand(after, 0) == cards("QsKs")


def test_a_red_three_drawn_as_a_replacement_stays_in_the_hand_too() -> None:
    after = play(position("norwegian", hands={0: "3hQsKs"}, stock="3d"), "0 three 3h")
    assert hand(after, 0) == cards("3dQsKs")


def test_three_only_in_the_play_phase() -> None:
    assert refused(position("norwegian", phase=DRAW, hands={0: "3hQsKs"}), "0 three 3h") == "wrong_phase"


def test_with_bonus_red_threes_there_is_no_three() -> None:
    assert refusal(position(hands={0: "QsKs"}), "0 three 3h") == ("not_allowed", {"verb": "three"})


def test_it_may_be_discarded() -> None:
    after = play(position("norwegian", hands={0: "3hQs"}), "0 discard 3h")
    assert (pile(after), after.blocks) == ("3h", (0,))


def test_then_nobody_takes_the_pile_until_it_is_the_discarders_turn_again() -> None:
    hands = {0: "3h9h9dQh", 1: "9s4d4h", 2: "9c5d5h", 3: "9sJdJh"}
    state = position("norwegian", hands=hands, pile="9c", melds={**OPEN, 1: "K:KsKhKd"}, stock="6s7s8sTs")
    state = play(state, "0 discard 3h")
    for seat, card in ((1, "9s"), (2, "9c"), (3, "9s")):
        assert refused(state, f"{seat} take 9:") == "pile_blocked"
        state = play(state, f"{seat} draw", f"{seat} discard {card}")
    assert state.blocks == ()
    assert hand(play(state, "0 take 9:9h9d"), 0) == cards("Qh3h9c9s9c")


def test_two_red_threes_block_until_each_discarders_turn() -> None:
    state = position("norwegian", hands={0: "3h9h", 1: "3dKs"}, stock="6s7s8s4s")
    state = play(state, "0 discard 3h", "1 draw", "1 discard 3d")
    assert state.blocks == (0, 1)
    state = play(state, "2 draw", "2 discard 7s", "3 draw", "3 discard 8s")
    assert state.blocks == (1,)


def test_red_threes_in_a_taken_pile_go_to_the_hand() -> None:
    state = position("norwegian", phase=DRAW, hands={0: "9h9dQsQh"}, pile="3h3d9s", melds=OPEN)
    after = play(state, "0 take 9:9h9d")
    assert (hand(after, 0), after.reds[0]) == (cards("3h3dQsQh"), 0)


def test_a_round_never_ends_early_for_a_drawn_one() -> None:
    state = position("norwegian", phase=DRAW, hands={0: "QsKs"}, stock="3h", rest=1)
    after = play(state, "0 draw")
    assert (after.phase.value, hand(after, 0)) == ("play", cards("3hQsKs"))
