"""What is public is written from what everyone may see."""

from dataclasses import replace

import pytest

from bot.engine import Discard, Draw, Meld, Take, view
from bot.engine.actions import Group
from bot.table.moves import Move, Status
from bot.ui.lobby_card import lobby_card
from bot.ui.score_sheet import match_end, score_sheet
from bot.ui.table_message import table_message
from tests.ui.limits import ids, words
from tests.ui.positions import cards, position, side
from tests.ui.rounds import rounds, scene_at


def test_a_scene_refuses_the_view_of_a_seat() -> None:
    state = position("KsKhKd")
    with pytest.raises(ValueError, match="public"):
        replace(scene_at(state), view=view(state, 0))


def test_the_hand_button_comes_first() -> None:
    assert ids(table_message(scene_at(position())))[0].split(":")[3] == "hand"


def test_the_table_tells_how_it_stands() -> None:
    mine = side("K:KsKhKdKcKsKhKd", "9:9s9h2d")
    state = position("4s4h4d", mine=mine, pile="5h2c7d")
    told = words(table_message(scene_at(state)))
    for part in (
        "7♦ on top, 3 cards · frozen",
        "Stock: ",
        "canasta of kings, natural (7) · nines 3/7 (1 wild)",
        "has the canasta needed to go out",
        "needs 50 points to open",
        "is to meld and discard",
        "time is up <t:1900000000:R>",
    ):
        assert part in told, part


def test_a_turn_is_told_on_one_line() -> None:
    moves = [
        Move(0, Draw(0), 0),
        Move(0, Meld(0, (Group("K", cards("KsKh2d")), Group("7", cards("2c")))), 0),
        Move(0, Discard(0, 0), 0),
        Move(1, Take(1, (Group("4", cards("4h4d")),)), 0, "clock"),
    ]
    told = words(table_message(scene_at(position(), moves)))
    assert "drew, laid K♠ K♥ 2♦, 2♣ on sevens, discarded 4♠" in told
    assert "took the pile with 4♥ 4♦, (time was up)" in told


def test_the_promise_for_the_deal_is_shown_while_it_is_new() -> None:
    assert "0" * 64 in words(table_message(scene_at(position())))


def test_after_the_round_the_promise_is_shown_with_what_it_was_made_with() -> None:
    state, moves = list(rounds("classic", 2, "solo", 3))[-1]
    for shown in (
        score_sheet(scene_at(state, moves)),
        match_end(scene_at(state, moves, status=Status.FINISHED)),
    ):
        assert "0" * 64 in words(shown)
        assert "f" * 32 in words(shown)


def test_the_score_sheet_has_a_line_for_each_thing_that_scored() -> None:
    state, moves = list(rounds("classic", 4, "pairs", 3))[-1]
    scene = scene_at(state, moves)
    told = words(score_sheet(scene))
    for score in scene.sheets[-1]:
        assert f"Round: {score.total:,}" in told
    assert "Cards laid" in told
    assert "next" in {custom_id.split(":")[3] for custom_id in ids(score_sheet(scene))}


def test_the_end_of_a_match_offers_a_rematch_and_names_the_winners() -> None:
    state, moves = list(rounds("classic", 2, "solo", 3))[-1]
    shown = match_end(scene_at(state, moves, status=Status.FINISHED))
    assert "won the match" in words(shown)
    assert "rematch" in {custom_id.split(":")[3] for custom_id in ids(shown)}


def test_the_lobby_has_no_button_that_deletes() -> None:
    buttons = [custom_id.split(":")[3] for custom_id in ids(lobby_card(scene_at(position())))]
    assert buttons == ["join", "computer", "leave", "start", "rules", "change", "house"]


def test_names_carry_no_markup_and_mention_nobody() -> None:
    told = words(table_message(scene_at(position(seats=2), [Move(1, Draw(1), 0)])))
    assert "@everyone" not in told
    assert "**\\*" in told
