"""What a good player does in plain positions; each test is one position, seen by seat 0, and one expectation."""

import random

import msgspec
import pytest

from bot.computer import choose
from bot.engine import (
    AnyAction,
    Ask,
    Discard,
    Draw,
    Meld,
    No,
    Pass,
    Phase,
    Rules,
    Special,
    Take,
    Three,
    View,
    Yes,
    check,
    format_action,
    format_cards,
    imagine,
    load_rules,
)
from bot.engine.cards import size
from bot.engine.state import Turn
from tests.computer.positions import CLASSIC, cards, drawn, seen, side

AMERICAN = load_rules("american", 4)
SAMBA = load_rules("samba", 4)
NORWEGIAN = load_rules("norwegian", 4)
DANISH = load_rules("danish", 4)
CUTTHROAT = load_rules("swedish", 3)
CANASTA = "KsKhKdKcKs2s2h"
WATCHFUL = ["normal", "hard"]


def play(position: View, level: str = "normal", seed: int = 0) -> AnyAction:
    """What the computer does there, which must be legal."""
    action = choose(position, level, random.Random(seed))
    check(imagine(position), action)
    return action


def laid(action: AnyAction) -> dict[str, str]:
    """The groups of a meld or a take, by target."""
    assert isinstance(action, Meld | Take)
    return {group.target: format_cards(group.cards) for group in action.groups}


def thrown(position: View, level: str = "normal") -> str:
    """The card that the computer throws there, the same whatever the seed."""
    actions = {format_action(play(position, level, seed)) for seed in range(5)}
    assert len(actions) == 1
    return actions.pop().removeprefix("0 discard ")


# Opening


def test_opens_when_it_can_and_keeps_the_wild_cards() -> None:
    groups = laid(play(drawn("KsKhKdQsQhQd2s2h4c6d8s")))
    assert groups == {"K": "KsKhKd", "Q": "QsQhQd"}


def test_opens_with_a_wild_card_when_it_needs_one() -> None:
    groups = laid(play(drawn("KsKhKdQsQh2s4c6d8s9hTc")))
    assert "".join(groups.values()).count("2") == 1


def test_prefers_a_two_to_a_joker_where_both_reach_the_requirement() -> None:
    groups = laid(play(drawn("KsKhKdQsQh2sJo4c6d8s9h")))
    assert "Jo" not in "".join(groups.values())


def test_opens_with_a_pure_triple_where_one_is_asked_for() -> None:
    groups = laid(play(drawn("QsQhQdAsAhJoKsKh2s4c5d8s9hTc", rules=AMERICAN)))
    assert any(len(group) >= 6 and "2" not in group and "Jo" not in group for group in groups.values())


def test_does_not_open_without_the_points() -> None:
    assert isinstance(play(drawn("4s4h4d5s5h6c7d8s9hTcJd")), Discard)


# The pile


@pytest.mark.parametrize("level", ["easy", *WATCHFUL])
def test_takes_a_pile_of_fifteen_cards(level: str) -> None:
    pile = "4s5h6d7c8sTh9dJc4h5d6c7s8hTd9c"
    position = seen("9s9h4dKsQhJd8c", own=side("QsQdQcQh"), foes=side("AsAhAd"), pile=pile)
    assert isinstance(play(position, level), Take)


def test_takes_a_frozen_pile_with_a_natural_pair() -> None:
    pile = "4s2h5h6d7c8s5dTh9d"
    position = seen("9s9h4dKsQhJd8cTc", own=side("QsQdQc"), pile=pile, frozen=True)
    assert laid(play(position))["9"].startswith("9")


def test_takes_an_open_pile_with_a_natural_and_a_wild_card() -> None:
    position = seen("9s2h4dKsQhJd8cTc", own=side("QsQdQc"), pile="4s5h5d6d7c8s8hTd9d")
    assert laid(play(position)) == {"9": "9s2h"}


def test_takes_an_open_pile_onto_its_own_set() -> None:
    position = seen("4dKsQhJd8cTc", own=side("9s9h9c"), pile="4s5h5d6d7c8s8hTd9d")
    assert laid(play(position)).keys() == {"9"}


def test_opens_with_a_big_pile() -> None:
    position = seen("9s9hAsAhAd4dKs6h5c8cTc", pile="4s5h5d6d7c8s8hTd9d")
    assert laid(play(position)).keys() == {"9", "A"}


def test_draws_rather_than_spend_a_wild_card_on_a_single_card() -> None:
    assert isinstance(play(seen("9s2h4dKsQhJd8cTc", own=side("QsQdQc"), pile="9d")), Draw)


def test_does_not_stand_alone_against_two_for_a_small_pile() -> None:
    position = seen("9s9h4dKsKh6hKd", rules=CUTTHROAT, own=side("QsQdQc"), pile="4s5h8d9d", held=(13, 13))
    assert isinstance(play(position), Draw)


def test_passes_on_an_empty_stock_with_nothing_to_take() -> None:
    assert isinstance(play(seen("KsQhJd", pile="4h9d", stock=0)), Pass)


# Melding


def test_completes_a_canasta_with_naturals() -> None:
    position = drawn("KsKh4d6h9cTd", own=side("KsKhKdKcKd"))
    assert laid(play(position)) == {"K": "KsKh"}


def test_makes_the_canasta_it_lacks_with_wild_cards() -> None:
    position = drawn("2s2h4d6h9cTdJc", own=side("KsKhKdKcKd"))
    assert laid(play(position)) == {"K": "2s2h"}


def test_lays_everything_it_can_when_an_opponent_is_nearly_out() -> None:
    position = drawn("JoAsAh4d6h9cTdJc", own=side("QsQhQd"), foes=side(CANASTA), held=(1, 8, 8))
    assert "Jo" in "".join(laid(play(position)).values())


def test_begins_no_meld_that_it_would_be_fined_for() -> None:
    action = play(drawn("7s7h7d4d6h9cTdJcQc", rules=AMERICAN, own=side("KsKhKd8s8h8c")))
    assert isinstance(action, Discard)


def test_begins_a_meld_of_sevens_that_is_nearly_a_canasta() -> None:
    action = play(drawn("7s7h7d7c7s7h4d6h9cTdJcQc", rules=AMERICAN, own=side("KsKhKd")))
    assert laid(action)["7"].count("7") == 6


def test_completes_a_samba() -> None:
    own = side("KsKhKd", runs=("5h6h7h8h9hTh",))
    assert laid(play(drawn("Jh4s6cAdQc", rules=SAMBA, own=own))) == {"run:5h": "Jh"}


def test_lays_a_red_three_that_stays_in_the_hand() -> None:
    action = play(drawn("3h4d6h9cTdJcQc", rules=NORWEGIAN, own=side("KsKhKd")))
    assert isinstance(action, Three)


def test_lays_a_special_hand() -> None:
    action = play(drawn("4s4h5s5h6s6h8s8h9s9hTsThJsJh", rules=AMERICAN))
    assert isinstance(action, Special)
    assert action.name == "pairs"


# Discarding


@pytest.mark.parametrize("level", WATCHFUL)
def test_does_not_throw_what_the_next_player_has_melded(level: str) -> None:
    position = drawn("9sTs6hKdKh2s", own=side("QsQhQd"), foes=side("TdTcTh", "6s6d6c"), pile="4s5d8c")
    assert thrown(position, level) == "9s"


def test_the_easy_level_overlooks_that() -> None:
    position = drawn("KcKdTsThJc6h", own=side("QsQhQd"), foes=side("6s6d6c"), pile="4s5d8c")
    actions = [play(position, "easy", seed) for seed in range(10)]
    assert Discard(0, 2 * 4 + 1) in actions  # the six of hearts, which the next player's set takes up


def test_does_not_throw_what_the_next_player_took_up() -> None:
    position = drawn("9sTs5hKdKh2s", own=side("QsQhQd"), foes=side("AdAcAh"), pile="4s5d8c", frozen=True)
    after = play(position_taken(position, "9h9dTdJcJh"), "hard")
    assert after not in (Discard(0, 5 * 4), Discard(0, 6 * 4))


def position_taken(position: View, taken: str) -> View:
    """The same, the next player having taken a pile with these cards."""
    return msgspec.structs.replace(position, taken=(0, cards(taken), 0, 0))


def test_stops_the_next_player_with_a_black_three() -> None:
    pile = "4h5d8c4c5h8d9h9cAsJhJsAd"
    position = drawn(
        "3sTs6hTdKdKhJd6c", own=side("QsQhQd"), foes=side("TcThTd", "6s6d6c", "KsKcKs", "JsJdJh"), pile=pile
    )
    assert thrown(position) == "3s"


@pytest.mark.parametrize("level", ["easy", *WATCHFUL])
def test_freezes_the_pile_for_no_small_reason(level: str) -> None:
    position = drawn("2s2hJo4d6h9cTdJcQc", own=side("KsKhKdKc"), foes=side("AsAhAd"), pile="4s5d8c")
    actions = [play(position, level, seed) for seed in range(10)]
    assert all(isinstance(action, Discard) and action.card < 48 for action in actions)


def test_keeps_pairs_for_the_pile() -> None:
    assert thrown(drawn("KsKhQsQdTsTd6c6h4c", pile="4s")) == "4c"


def test_throws_a_wild_card_where_only_wild_cards_are_left() -> None:
    position = drawn("2s2h", rules=DANISH, own=side("KsKhKd2d2c"))
    assert isinstance(play(position), Discard)


def test_throws_no_guarded_card_on_an_empty_pile() -> None:
    position = drawn("7s7hAs2h5d", rules=AMERICAN, own=side("KsKhKd"), pile="")
    assert thrown(position) == "5d"


# Going out


def goes_out(position: View, level: str = "normal") -> bool:
    """Whether the computer lays so much there that at most the card to throw is left."""
    action = play(position, level)
    return isinstance(action, Meld) and size(position.hand) - sum(size(g.cards) for g in action.groups) < 2


@pytest.mark.parametrize("level", ["easy", *WATCHFUL])
@pytest.mark.parametrize(
    "rules", [NORWEGIAN, load_rules("classic", 4, ask_partner="off")], ids=["two", "one"]
)
def test_does_not_go_out_early_on_a_partner_with_twelve_cards(rules: Rules, level: str) -> None:
    own = side(CANASTA, "AsAhAdAcAs2d2c", "QdQcQd")
    assert not goes_out(drawn("QsQh4c", rules=rules, own=own, held=(11, 12, 11)), level)
    assert goes_out(drawn("QsQh4c", rules=rules, own=own, held=(11, 2, 11)), level)


def test_asks_such_a_partner_where_it_may() -> None:
    position = drawn("QsQh4c", own=side(CANASTA, "QdQcQd"), held=(11, 12, 11))
    assert isinstance(play(position), Ask)


def test_goes_out_before_an_opponent_does() -> None:
    position = drawn("QsQh4c", own=side(CANASTA, "QdQcQd"), foes=side("AsAhAdAcAs2d2c"), held=(1, 12, 9))
    assert goes_out(position)


def test_goes_out_after_a_yes_and_not_after_a_no() -> None:
    position = drawn("QsQh4c", own=side(CANASTA, "QdQcQd"), held=(11, 12, 11))
    assert goes_out(answered(position, "yes"))
    assert not goes_out(answered(position, "no"))


def answered(position: View, word: str) -> View:
    """The same position with the partner's answer given."""
    turn = msgspec.structs.replace(position.turn, answer=word)
    return msgspec.structs.replace(position, turn=turn)


@pytest.mark.parametrize(("hand", "said"), [("4sKd5c6h", Yes), ("KsKhKdKcQsQhQdQcAsAh", No)])
def test_answers_a_partner_by_what_it_has_still_to_lay(hand: str, said: type[AnyAction]) -> None:
    own = side("KsKhKd", CANASTA.replace("K", "9"), "QsQhQd")
    position = seen(hand, own=own, held=(11, 4, 11), phase=Phase.ANSWER, asker=2)
    assert isinstance(play(position), said)


def test_always_says_yes_when_an_opponent_is_nearly_out() -> None:
    own = side("KsKhKd", CANASTA.replace("K", "9"), "QsQhQd")
    foes = side("AsAhAdAcAs2d2c")
    position = seen("KsKhKdKcQsQhQdQcAsAh", own=own, foes=foes, held=(1, 4, 9), phase=Phase.ANSWER, asker=2)
    assert isinstance(play(position), Yes)


def test_does_not_end_a_match_that_it_would_lose_by_it() -> None:
    foes = side("AsAhAdAcAs2d2c", "8s8h8d8c8s8h8d", "TsThTdTcTsThTd")
    position = drawn("QsQh4c", own=side(CANASTA, "QdQcQd"), foes=foes, held=(11, 2, 11), totals=(1000, 4500))
    assert not goes_out(position, "hard")
    assert goes_out(position, "normal")


def test_ends_a_match_that_it_wins_by_it() -> None:
    position = drawn("QsQh4c", own=side(CANASTA, "QdQcQd"), held=(11, 12, 11), totals=(4800, 1000))
    assert goes_out(position, "hard")


def test_a_seat_that_is_not_to_act_has_nothing_to_choose() -> None:
    position = seen("KsQhJd")
    waiting = msgspec.structs.replace(position, turn=Turn(1, position.turn.before, melded=False), acting=1)
    with pytest.raises(ValueError, match="another seat"):
        choose(waiting, "normal", random.Random(0))


def test_the_same_seed_gives_the_same_action() -> None:
    position = drawn("KsQhJd4s5h6c7d8s9hTcAd", rules=CLASSIC)
    assert play(position, "easy", 7) == play(position, "easy", 7)
