"""Rule book, section 12: records, and the order in which one is refused."""

import hashlib
import json
from random import Random
from typing import Any

import pytest

from bot.engine import (
    Draw,
    Meld,
    RecordError,
    commitment,
    format_action,
    load_rules,
    parse,
    parse_card,
    replay,
)
from bot.engine.cards import bag
from tests.playing import random_game
from tests.rulebook.position import deck

Json = dict[str, Any]

RULES = load_rules("classic", 4, target=100_000)
# seat 0 melds out a concealed canasta in the first turn
TOP = "Ks4s5s6sKs4h5h6hKh4d5d6dKh4c5c6cKd7s8s9sKd7h8h9hKc7d8d9dAs7c8c9cAhTsJsQsAdThJhQhTcTdJdQdQc" + "Ac"
DECK = deck(RULES, TOP)
GOES_OUT = ["0 draw", "0 meld K:KsKsKhKhKdKdKc A:AsAhAdAc", "0 discard Tc"]
SCORES = [70 + 80 + 500 + 200 - 90, -70 - 90]
TURN = ["0 draw", "0 discard Tc"]  # the beginning of another game: nobody is out


def record(**changes: Any) -> Json:
    """A game of one finished round; `changes` replace fields, and leave out those that are `...`."""
    whole: Json = {
        "format": "canasta-record-1",
        "preset": "classic",
        "seats": 4,
        "teams": "pairs",
        "options": {},
        "players": ["north", "east", "south", "west"],
        "rounds": [round_()],
        "totals": SCORES,
        "winner": None,
    }
    return {name: value for name, value in (whole | changes).items() if value is not ...}


def round_(**changes: Any) -> Json:
    whole: Json = {"dealer": 3, "deck": DECK, "actions": GOES_OUT, "scores": SCORES}
    return {name: value for name, value in (whole | changes).items() if value is not ...}


def code(game: Json) -> tuple[str, int | None, int | None]:
    """The code with which a record is refused, its round and its action."""
    with pytest.raises(RecordError) as caught:
        replay(json.dumps(game))
    assert caught.value.message
    return str(caught.value.code), caught.value.round, caught.value.action


# The format


def test_a_record_is_one_json_object_on_one_line() -> None:
    outcome = replay(json.dumps(record()))
    assert (outcome.scores, outcome.totals, outcome.winner) == ([SCORES], SCORES, None)


def test_deck_is_the_shuffled_pack_top_first() -> None:
    game = random_game(RULES, Random(1), 1)
    assert replay(game).totals == game.totals
    assert len(game.rounds[0].deck) == 2 * 108


def test_options_holds_only_what_differs_from_the_preset() -> None:
    game = random_game(load_rules("classic", 4, hand_size=13, draw_count=1), Random(1), 1)
    assert json.loads(game.line())["options"] == {"hand_size": 13}


def test_an_option_equal_to_the_presets_value_is_allowed_in_a_record() -> None:
    assert replay(json.dumps(record(options={"hand_size": 11, "target": 5000}))).totals == SCORES


@pytest.mark.parametrize(
    "text",
    [
        "0 draw",
        "3 take 9:9h9d",
        "0 take 9:",
        "1 take 9:9h9d Q:QsQhQd",
        "0 meld K:KsKh2d",
        "0 meld K:KsKh2dJo run:4s5s6s run:5h:8h W:2s2h2d 3:3s3s3c",
        "5 discard Jo",
        "0 three 3h",
        "0 ask",
        "2 yes",
        "2 no",
        "1 pass",
        "0 special pairs_wild",
    ],
)
def test_an_action_is_seat_verb_args_and_prints_as_it_reads(text: str) -> None:
    assert format_action(parse(text)) == text


def test_a_group_is_target_cards_run_together() -> None:
    action = parse("0 meld K:KsKh2d run:5s:8s")
    assert isinstance(action, Meld)
    cards = [bag(map(parse_card, names)) for names in (["Ks", "Kh", "2d"], ["8s"])]
    assert [(group.target, group.cards) for group in action.groups] == [("K", cards[0]), ("run:5s", cards[1])]


def test_draw_has_no_arguments() -> None:
    assert parse("0 draw") == Draw(0)


def test_scores_and_totals_are_by_side() -> None:
    game = random_game(load_rules("danish", 6), Random(2), 1)
    assert [len(round_.scores or []) for round_ in game.rounds] == [3]
    assert len(replay(game).totals) == 3


def test_by_seat_in_cutthroat_winner_too() -> None:
    game = random_game(load_rules("swedish", 3, target=1), Random(5), 60)
    outcome = replay(game)
    assert len(outcome.totals) == 3
    assert outcome.winner == outcome.totals.index(max(outcome.totals))


def test_winner_a_side() -> None:
    game = record(options={"target": 700}, winner=0)
    assert replay(json.dumps(game)).winner == 0


def test_or_null_while_unfinished() -> None:
    assert replay(json.dumps(record(rounds=[round_(actions=TURN, scores=...)], totals=[0, 0]))).winner is None


def test_the_last_round_of_an_unfinished_game_has_no_scores() -> None:
    rounds = [round_(), round_(dealer=0, actions=[], scores=...)]
    outcome = replay(json.dumps(record(rounds=rounds)))
    assert (outcome.scores, outcome.totals) == ([SCORES], SCORES)


def test_start_totals_are_the_totals_before_the_first_round_totals_includes_them() -> None:
    totals = [SCORES[0] + 1000, SCORES[1] - 20]
    assert replay(json.dumps(record(start_totals=[1000, -20], totals=totals))).totals == totals


def test_start_totals_set_the_opening() -> None:
    meld = ["0 draw", "0 meld A:AsAhAdAc"]
    fine = record(rounds=[round_(actions=meld, scores=...)], totals=[0, 0])
    poor = record(rounds=[round_(actions=meld, scores=...)], totals=[1500, 0], start_totals=[1500, 0])
    assert replay(json.dumps(fine)).totals == [0, 0]
    assert code(poor) == ("opening_too_low", 0, 1)


def test_zeros_if_absent() -> None:
    assert replay(json.dumps(record(rounds=[], totals=[0, 0]))).totals == [0, 0]


def test_commit_is_the_lower_case_hex_sha_256_of_deck_and_nonce() -> None:
    commit = hashlib.sha256(f"{DECK}:pepper".encode()).hexdigest()
    assert commitment(DECK, "pepper") == commit
    assert replay(json.dumps(record(rounds=[round_(commit=commit, nonce="pepper")]))).totals == SCORES


@pytest.mark.parametrize("changes", [{"commit": "0" * 64}, {"nonce": "pepper"}])
def test_commit_is_checked_when_both_are_there(changes: Json) -> None:
    assert replay(json.dumps(record(rounds=[round_(**changes)]))).totals == SCORES
    assert (
        code(record(rounds=[round_(**({"commit": "0" * 64, "nonce": "pepper"} | changes))]))[0]
        == "bad_commit"
    )


def test_nothing_else_is_needed_to_replay_a_game_to_the_card() -> None:
    game = random_game(load_rules("samba", 3), Random(3), 2)
    assert replay(game.line()).totals == game.totals


# Refused as a whole, in this order


@pytest.mark.parametrize(
    "field", ["format", "preset", "seats", "teams", "options", "players", "rounds", "totals", "winner"]
)
def test_bad_record_a_missing_field(field: str) -> None:
    assert code(record(**{field: ...})) == ("bad_record", None, None)


@pytest.mark.parametrize("field", ["dealer", "deck", "actions"])
def test_bad_record_a_missing_field_of_a_round(field: str) -> None:
    assert code(record(rounds=[round_(**{field: ...})])) == ("bad_record", None, None)


@pytest.mark.parametrize("name", ["canasta-record-2", "canasta-record", "", None, 1])
def test_bad_record_not_this_format(name: object) -> None:
    assert code(record(format=name)) == ("bad_record", None, None)


def test_bad_record_rounds_after_the_match() -> None:
    game = record(options={"target": 700}, winner=0, rounds=[round_(), round_(dealer=0)])
    assert code(game) == ("bad_record", None, None)


def test_bad_record_rounds_after_an_unfinished_round() -> None:
    game = record(rounds=[round_(actions=TURN, scores=...), round_(dealer=0)], totals=[0, 0])
    assert code(game) == ("bad_record", None, None)


@pytest.mark.parametrize(
    "changes",
    [
        {"preset": "bolivia"},
        {"seats": 5, "players": ["a"] * 5},
        {"teams": "solo"},
        {"teams": "cutthroat"},
        {"options": {"hand_size": 12.0}},
        {"options": {"hand_size": 6}},
        {"options": {"samba": 1500}},
        {"options": {"preset": "danish"}},
        {"options": {"wild_ratio": "most"}},
        {"options": {"hand_size": None}},
    ],
)
def test_bad_options_preset_seats_teams_or_options_that_section_10_does_not_allow(changes: Json) -> None:
    assert code(record(**changes)) == ("bad_options", None, None)


@pytest.mark.parametrize("dealer", [-1, 4, 1000])
def test_bad_dealer_no_such_seat(dealer: int) -> None:
    assert code(record(rounds=[round_(dealer=dealer)])) == ("bad_dealer", 0, None)


@pytest.mark.parametrize("dealer", [1, 2, 3])
def test_bad_dealer_the_dealer_moves_one_seat_clockwise_each_round(dealer: int) -> None:
    rounds = [round_(), round_(dealer=dealer, actions=[], scores=...)]
    assert code(record(rounds=rounds)) == ("bad_dealer", 1, None)


@pytest.mark.parametrize(
    "cards",
    [DECK[:-2], DECK + "Ks", DECK[:-2] + "Ks", DECK.replace("Tc", "Xc", 1), DECK.lower(), "", DECK[:-1]],
    ids=["short", "long", "double", "unreadable", "lower case", "empty", "half a card"],
)
def test_bad_deck_not_exactly_the_pack(cards: str) -> None:
    assert code(record(rounds=[round_(deck=cards)])) == ("bad_deck", 0, None)


@pytest.mark.parametrize(
    "commit", ["0" * 64, "", commitment(DECK, "pepper").upper(), commitment(DECK, "salt"), "f" * 63]
)
def test_bad_commit(commit: str) -> None:
    assert code(record(rounds=[round_(commit=commit, nonce="pepper")])) == ("bad_commit", 0, None)


def test_the_actions_are_refused_with_their_own_codes() -> None:
    rounds = [round_(), round_(dealer=0, actions=["1 draw", "1 draw"], scores=...)]
    assert code(record(rounds=rounds)) == ("wrong_phase", 1, 1)


def test_an_action_after_the_end_of_the_round() -> None:
    assert code(record(rounds=[round_(actions=[*GOES_OUT, "1 draw"])])) == ("wrong_phase", 0, 3)


def test_bad_scores_absent_for_a_round_that_is_over() -> None:
    assert code(record(rounds=[round_(scores=...)])) == ("bad_scores", 0, None)


def test_bad_scores_present_for_one_that_is_not() -> None:
    assert code(record(rounds=[round_(actions=TURN)])) == ("bad_scores", 0, None)
    assert code(record(rounds=[round_(actions=TURN, scores=[0, 0])], totals=[0, 0])) == (
        "bad_scores",
        0,
        None,
    )


@pytest.mark.parametrize("scores", [[760], [760, -160, 0], [-160, 760], [760, -155], []])
def test_bad_scores_wrong(scores: list[int]) -> None:
    assert code(record(rounds=[round_(scores=scores)])) == ("bad_scores", 0, None)


@pytest.mark.parametrize("totals", [[760], [0, 0], [760, -165], [760, -160, 0], []])
def test_bad_totals(totals: list[int]) -> None:
    assert code(record(totals=totals)) == ("bad_totals", None, None)


@pytest.mark.parametrize(("target", "winner"), [(5000, 0), (5000, 1), (700, None), (700, 1), (700, 2)])
def test_bad_winner(target: int, winner: int | None) -> None:
    assert code(record(options={"target": target}, winner=winner)) == ("bad_winner", None, None)


# Each of these faults comes before the ones after it, wherever a record has both
FAULTS: list[tuple[str, Json, Json]] = [
    # code, what makes it in the record, what makes it in its round
    ("bad_record", {"format": "other"}, {}),
    ("bad_options", {"preset": "bolivia"}, {}),
    ("bad_dealer", {}, {"dealer": 4}),
    ("bad_deck", {}, {"deck": DECK[:-2]}),
    ("bad_commit", {}, {"commit": "0" * 64, "nonce": "pepper"}),
    ("not_your_turn", {}, {"actions": ["3 draw"]}),
    ("bad_scores", {}, {"scores": [0, 0]}),
    ("bad_totals", {"totals": [1, 1]}, {}),
    ("bad_winner", {"winner": 1}, {}),
]
PAIRS = [(first, later) for place, first in enumerate(FAULTS) for later in FAULTS[place:]]


@pytest.mark.parametrize(("first", "later"), PAIRS, ids=lambda fault: fault[0])
def test_a_record_is_refused_in_this_order(
    first: tuple[str, Json, Json], later: tuple[str, Json, Json]
) -> None:
    game = record(**later[1] | first[1], rounds=[round_(**later[2] | first[2])])
    assert code(game)[0] == first[0]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault[0])
def test_action_is_null_for_all_of_these_round_too_for_those_that_are_not_of_one_round(
    fault: tuple[str, Json, Json],
) -> None:
    name, whole, part = fault
    _, at_round, at_action = code(record(**whole, rounds=[round_(**part)]))
    assert at_round == (0 if part else None)
    assert at_action == (0 if name == "not_your_turn" else None)


def test_round_by_round_a_fault_of_the_first_round_comes_first() -> None:
    rounds = [round_(scores=[0, 0]), round_(dealer=3)]
    assert code(record(rounds=rounds)) == ("bad_scores", 0, None)
