"""The hand panel: what it tells, what it offers, what it asks before doing."""

from dataclasses import replace as replace_panel
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.engine import Discard, Group, Meld, Phase, Side, Take, format_cards, parse_card, view
from bot.engine.state import Turn
from bot.table.moves import Status
from bot.texts import number
from bot.ui import autocomplete
from bot.ui.autocomplete import put_aside
from bot.ui.confirms import question
from bot.ui.dangers import Danger, danger
from bot.ui.panel import hand_panel, question_panel
from bot.ui.panel_ids import sure_of
from bot.ui.play_presses import meant_action
from bot.ui.proposals import cheapest_opening, place, places, takes, with_group
from bot.ui.score_sheet import in_short
from bot.ui.services import Interaction
from bot.ui.table_message import watcher_message
from bot.ui.take_text import take_text
from tests.ui.limits import ids, payload, walk, words
from tests.ui.positions import cards, position, seen, side
from tests.ui.rounds import FORMS, rounds, scene_at, seated_at

SIDE = side("K:KsKhKdKc")


def name(seat: int) -> str:
    return f"player {seat}"


def panel_words(hand: str, *groups: Group, **how: Any) -> str:
    return words(hand_panel(seated_at(position(hand, **how), 0, groups)))


def buttons_of(shown: Any) -> list[str]:
    """The buttons by what they do, those that are off among them."""
    return [custom_id.split(":")[3] for custom_id in ids(shown) if custom_id.startswith("cb:")]


def live(hand: str, *groups: Group, **how: Any) -> set[str]:
    """What can be pressed: the names of buttons and selects that are not off."""
    shown = payload(hand_panel(seated_at(position(hand, **how), 0, groups)))
    return {
        part["custom_id"].split(":")[3]
        for part in walk(shown)
        if "custom_id" in part and not part.get("disabled")
    }


def test_the_hand_is_grouped_by_rank_with_counts_suits_and_points() -> None:
    told = panel_words("KsKsKhTd2cJo3s4h4d", mine=SIDE)
    assert "9 cards, 125 points" in told
    for line in (
        "**3 kings** · K♠×2 K♥ · 30",
        "**2 fours** · 4♥ 4♦ · 10",
        "**4 singles** · 10♦ 3♠ 2♣ 🃏 · 85",
    ):
        assert line in told


def test_a_hand_of_groups_alone_has_no_line_of_singles_and_one_of_singles_no_other() -> None:
    assert "single" not in panel_words("KsKsKhTdTc", mine=SIDE)
    assert "**1 single** · K♠ · 10" in panel_words("KsTdTc", mine=SIDE)
    assert "5 cards, 65 points**\n**5 singles** · A♠ K♠ 10♦ 5♥ 2♥ · 65\n" in panel_words("AsKsTd5h2h") + "\n"


def test_what_is_put_aside_is_counted_against_the_opening() -> None:
    groups = (Group("K", cards("KsKhKd")), Group("7", cards("7s7h7d")))
    told = panel_words("KsKhKd7s7h7d9c4h", *groups)
    assert "K♠ K♥ K♦, 7♠ 7♥ 7♦ · 45 of 50 points" in told
    assert "Not yet: The first meld needs 50 points; you laid 45." in told
    assert "lay" not in live("KsKhKd7s7h7d9c4h", *groups)


def test_what_reaches_the_opening_can_be_laid() -> None:
    groups = (Group("A", cards("AsAhAd")),)
    assert "lay" in live("AsAhAd7s7h7d9c4h", *groups)


def test_the_cheapest_way_to_open_spends_no_wild_card_that_it_can_spare() -> None:
    view = seen("AsAhAdJo2s9c9d4h")
    way = cheapest_opening(view, 50)
    assert way is not None
    assert [format_cards(group.cards) for group in way] == ["AsAhAd"]
    assert cheapest_opening(seen("4s4h5d6c7s8h9d"), 50) is None
    assert "This hand cannot open now" in panel_words("4s4h5d6c7s8h9d")


def test_the_cheapest_way_to_open_is_not_told_beside_what_is_put_aside() -> None:
    groups = (Group("A", cards("AsAhAd")),)
    assert "Cheapest way to open from this hand: A♠ A♥ A♦ · 60 points" in panel_words("AsAhAd7s7h7d9c4h")
    assert "Cheapest" not in panel_words("AsAhAd7s7h7d9c4h", *groups)


def test_a_hand_that_opens_with_the_pile_is_not_said_to_be_unable() -> None:
    told = panel_words("9s9h2sAsKd4h", pile="4h9c", phase=Phase.DRAW)
    assert "Your first meld needs 50 points." in told
    assert "cannot open" not in told
    assert "cannot open" in panel_words("9s9hAsKd4h", pile="4h9c", phase=Phase.DRAW)


def test_a_pile_that_cannot_be_taken_says_by_which_rule() -> None:
    told = panel_words("KsKhKd7s", pile="4h9c", phase=Phase.DRAW)
    assert "to take the pile you need two nines in your hand; you have none." in told
    assert "A black three lies on top (3♠)" in panel_words("KsKh", pile="4h3s", phase=Phase.DRAW)


def test_a_question_to_the_partner_that_is_refused_says_why() -> None:
    mine = side("K:KsKhKdKcKsKhKd")
    assert "Ask: To ask you must hold two cards or more." in panel_words("4s", mine=mine)


def test_nothing_is_said_of_asking_to_a_hand_that_cannot_go_out() -> None:
    mine = side("K:KsKhKdKcKsKhKd")
    assert "Ask:" not in panel_words("4s5h6d7c", mine=mine)


def test_the_answer_to_a_press_stands_first_with_the_rule_behind_it() -> None:
    panel = seated_at(position("9s9h9d7s", mine=SIDE), 0)
    shown = hand_panel(panel, note="This is said.", why="pile", picture_alt="cards")
    places = [str(part.get("content") or part.get("custom_id") or "") for part in walk(payload(shown))]
    note, why, turn = [place for place in places if place][:3]
    assert note == "**This is said.**"
    assert why.startswith("wy:pile:")
    assert turn.startswith("**Your turn")


def test_what_the_note_says_is_not_said_once_more() -> None:
    panel = seated_at(position("KsKhKd7s", pile="4h3s", phase=Phase.DRAW), 0)
    why = take_text(panel.seen, (), "en")
    assert words(hand_panel(panel)).count(why) == 1
    assert words(hand_panel(panel, note=f"⚠ {why}")).count(why) == 1


def test_nothing_is_dead_while_others_play() -> None:
    groups = (Group("9", cards("9s9h9d")),)
    theirs = replace(position("9s9h9d7s", mine=SIDE), turn=Turn(1, Side(), melded=False))
    waiting = hand_panel(replace_panel(seated_at(theirs, 0), undoable=0))
    assert buttons_of(waiting) == ["hand"]
    assert "Put groups aside for your next turn" in words(waiting)
    planned = hand_panel(replace_panel(seated_at(theirs, 0, groups), undoable=0))
    assert buttons_of(planned) == ["clear", "hand"]


def test_laying_down_is_named_where_there_is_something_to_lay() -> None:
    bare = replace_panel(seated_at(position("9s8h7d", mine=SIDE), 0), undoable=0)
    assert buttons_of(hand_panel(bare)) == ["suggest", "hand"]
    drawing = position("9s9h9d7s", mine=SIDE, phase=Phase.DRAW)
    assert buttons_of(hand_panel(replace_panel(seated_at(drawing, 0), undoable=0)))[-2:] == [
        "suggest",
        "hand",
    ]
    playing = replace_panel(seated_at(position("9s9h9d7s", mine=SIDE), 0), undoable=0)
    assert buttons_of(hand_panel(playing)) == ["lay", "suggest", "hand"]
    assert buttons_of(hand_panel(replace_panel(playing, undoable=1))) == ["lay", "undo", "suggest", "hand"]


def test_which_cards_is_asked_above_the_choice_of_them() -> None:
    panel = seated_at(position("9s9h9d2s7s", mine=SIDE), 0, (Group("9", cards("9s9h9d")),))
    shown = [
        part.get("content") or part.get("placeholder") for part in walk(payload(hand_panel(panel, focus="9")))
    ]
    asked = "Nines: how many, and which wild cards?"
    assert shown.count(asked) == 2


def test_the_pile_is_not_spoken_of_as_a_choice_where_it_cannot_be_taken() -> None:
    assert "draw from the stock, or take the pile." in panel_words(
        "9s9hKd7s", mine=SIDE, pile="4h9c", phase=Phase.DRAW
    )
    assert "Your turn: draw from the stock." in panel_words(
        "9s9hKd7s", mine=SIDE, pile="4h3s", phase=Phase.DRAW
    )


def test_only_what_is_legal_can_be_pressed() -> None:
    assert live("KsKhKd7s", mine=SIDE, pile="4h9c", phase=Phase.DRAW) >= {"draw", "hand", "suggest"}
    assert "take" not in live("KsKhKd7s", mine=SIDE, pile="4h9c", phase=Phase.DRAW)
    assert "take" in live("9s9hKd7s", mine=SIDE, pile="4h9c", phase=Phase.DRAW)
    assert "discard" not in live("9s9hKd7s", mine=SIDE, pile="4h9c", phase=Phase.DRAW)
    assert "discard" in live("9s9hKd7s", mine=SIDE)
    assert "draw" not in live("9s9hKd7s", mine=SIDE)


def test_several_ways_to_take_the_pile_are_a_select() -> None:
    panel = seated_at(position("9s9h9d2s7s8d", mine=SIDE, pile="4h9c", phase=Phase.DRAW), 0)
    assert len(takes(panel.seen, ())) > 1
    assert next(custom_id for custom_id in ids(hand_panel(panel)) if ":take:" in custom_id).startswith("cs:")


def test_what_is_put_aside_is_laid_with_the_taken_pile() -> None:
    """The pair of nines alone does not open; with the aces put aside it does."""
    panel = seated_at(
        position("9s9hAsAhAd7s8d", pile="4h9c", phase=Phase.DRAW), 0, (Group("A", cards("AsAhAd")),)
    )
    first = takes(panel.seen, panel.staged)[0]
    assert [group.target for group in first.groups] == ["9", "A"]


def test_each_select_is_new_at_each_rendering_and_buttons_are_not() -> None:
    panel = seated_at(position("9s9h9d7s", mine=SIDE), 0)
    first, second = set(ids(hand_panel(panel))), set(ids(hand_panel(panel)))
    assert all(custom_id.startswith("cb:") for custom_id in first & second)
    assert any(custom_id.startswith("cs:") for custom_id in first - second)


def test_wild_cards_go_where_they_are_chosen_to_go() -> None:
    view = seen("KsKh2d2cJo7s7h9c", mine=side("A:AsAhAd"))
    where = place(view, (), "K")
    assert where is not None
    assert format_cards(where.best) == "KsKh2d"
    assert cards("KsKhJo") in where.choices
    chosen = with_group((), where, cards("KsKhJo"))
    sevens = place(view, chosen, "7")
    assert sevens is not None
    assert cards("7s7hJo") not in sevens.choices  # the joker is with the kings


def test_no_place_is_offered_that_the_hand_cannot_fill() -> None:
    assert [where.key for where in places(seen("KsQhJd9c8d", mine=side("A:AsAhAd")), ())] == []


def test_when_the_round_is_over_the_panel_tells_how_it_came_out() -> None:
    played = [state for state, _ in rounds("classic", 4, "pairs", 3)]
    assert "Match:" not in words(hand_panel(seated_at(played[-2], 0)))
    told, sheet = words(hand_panel(seated_at(played[-1], 0))), scene_at(played[-1])
    assert "The round is over." in told
    for score, total in zip(sheet.sheets[-1], sheet.totals, strict=True):
        assert f"Round: {number('en', score.total)} · Match: {number('en', total)}" in told
    assert "Stock:" not in told
    assert "Your turn" not in told
    assert buttons_of(hand_panel(seated_at(played[-1], 0))) == ["next"]
    over = replace_panel(seated_at(played[-1], 0), status=Status.FINISHED)
    assert buttons_of(hand_panel(over)) == []


def test_the_last_panel_of_a_match_tells_who_won() -> None:
    *_, (state, _) = rounds("classic", 4, "pairs", 3)
    scene = scene_at(state, status=Status.FINISHED)
    assert in_short(scene).endswith(f"**{scene.name(0)} & {scene.name(2)} won the match**")
    assert in_short(scene_at(state, status=Status.ABANDONED)) == ""


def test_a_spectator_is_shown_no_hand_and_no_action() -> None:
    with pytest.raises(ValueError, match="watches"):
        hand_panel(seated_at(position("KsKhKd"), None))
    shown = watcher_message(scene_at(position("KsKhKd")))
    assert ids(shown) == []
    assert "You are watching" in words(shown)


@pytest.mark.parametrize(
    ("card", "how", "found"),
    [
        ("3s", {}, Danger.STOPS),
        ("2s", {}, Danger.FREEZES),
        ("2s", {"preset": "samba"}, Danger.FREEZES_AGAIN),
        ("9s", {"theirs": side("9:9h9d9c")}, Danger.MELDED),
        ("9s", {"theirs": side("9:9h9d9c"), "preset": "danish"}, Danger.MELDED_NATURAL),
        ("9s", {"theirs": side("9:9h9d9c"), "preset": "samba"}, Danger.PAIR),
        ("9s", {"theirs": side("8:8h8d8c")}, Danger.OPEN),
        ("9s", {}, Danger.PAIR),
        ("9s", {"pile": "4s9h9h9d9d9c9c"}, Danger.SAFE),
    ],
)
def test_a_discard_is_marked_with_what_the_next_player_could_do(
    card: str, how: dict[str, Any], found: Danger
) -> None:
    assert danger(seen(f"{card}KsKhKd", **how), 0, parse_card(card)) is found


def test_of_a_usual_discard_it_is_told_what_there_is_to_count() -> None:
    told = panel_words("KsKsQh9d9c", mine=side("8:8s8h8d"), theirs=side("Q:QsQhQdQc", "7:7s7h7d"))
    assert "6 kings not seen yet" in told
    assert "6 nines not seen yet" in told
    assert "⚠ DANGER: " in told
    assert "could take it" not in told
    assert "1 nine not seen yet" in panel_words("9d9cKs", mine=side("9:9s9h9d9c9s"), theirs=side("Q:QsQhQd"))


def test_only_few_actions_are_asked_about() -> None:
    view = seen("KsKh2d9s4s5d", mine=side("K:KsKhKdKcKsKhKd"), theirs=side("9:9h9d9c"), pile="4h5h6h7h8h4d5c")
    asked = {
        "wild": question(view, Discard(0, parse_card("2d")), "en", name),
        "big pile": question(view, Discard(0, parse_card("9s")), "en", name),
        "small thing": question(view, Discard(0, parse_card("4s")), "en", name),
        "natural canasta": question(view, Meld(0, (Group("K", cards("2d")),)), "en", name),
        "pure": question(view, Meld(0, (Group("K", cards("Ks")),)), "en", name),
    }
    assert {key for key, told in asked.items() if told} == {"wild", "big pile", "natural canasta"}
    assert "500" in str(asked["natural canasta"])
    assert "8 cards" in str(asked["big pile"])
    assert "player 1" in str(asked["big pile"])


def test_a_discard_is_asked_about_while_cards_put_aside_could_be_laid() -> None:
    view = seen("9s9h9d7s4s", mine=SIDE)
    aside, seven = (Group("9", cards("9s9h9d")),), Discard(0, parse_card("7s"))
    assert question(view, seven, "en", name, aside) == (
        "Put aside and not laid down: 9♠ 9♥ 9♦. Discard all the same?"
    )
    assert question(view, seven, "en", name) is None
    unopened = seen("4s4h4d7s9s")
    assert question(unopened, seven, "en", name, (Group("4", cards("4s4h4d")),)) is None


def test_what_was_advised_is_not_asked_about_for_the_pile_it_gives_away() -> None:
    view = seen("KsKh2d9s4s5d", mine=SIDE, theirs=side("9:9h9d9c"), pile="4h5h6h7h8h4d5c")
    nine, wild = Discard(0, parse_card("9s")), Discard(0, parse_card("2d"))
    assert question(view, nine, "en", name)
    assert question(view, nine, "en", name, advised=True) is None
    assert question(view, wild, "en", name, advised=True)
    out = seen("9s", mine=side("K:KsKhKdKcKsKhKd"), theirs=side("9:9h9d9c"), pile="4h5h6h7h8h4d5c")
    assert question(out, nine, "en", name, advised=True)


def test_what_is_put_aside_can_be_laid_down_before_the_discard() -> None:
    seven, groups = Discard(0, parse_card("7s")), (Group("9", cards("9s9h9d")),)
    able = seated_at(position("9s9h9d7s4s", mine=SIDE), 0, groups)
    assert buttons_of(question_panel(able, "?", seven)) == ["hand", "lay", "sure"]
    assert buttons_of(question_panel(replace_panel(able, staged=()), "?", seven)) == ["hand", "sure"]
    low = seated_at(position("4s4h4d7s9s"), 0, (Group("4", cards("4s4h4d")),))
    assert buttons_of(question_panel(low, "?", seven)) == ["hand", "sure"]
    assert buttons_of(question_panel(able, "?", Meld(0, groups))) == ["hand", "sure"]


def test_what_is_put_aside_is_offered_to_one_who_types() -> None:
    nines, fours = (Group("9", cards("9s9h9d")),), (Group("4", cards("4s4h4d")),)
    assert put_aside(seated_at(position("9s9h9d7s4s", mine=SIDE), 0, nines)) == [Meld(0, nines)]
    assert put_aside(seated_at(position("4s4h4d7s9s"), 0, fours)) == []
    assert put_aside(seated_at(position("9s9h9d7s4s", mine=SIDE), 0)) == []


@pytest.mark.parametrize(
    ("typed", "how", "offered"),
    [
        ("99", {"mine": SIDE}, ["9♠ 9♥ 9♦ · 30 points"]),  # what it may be the beginning of
        ("999", {"mine": SIDE}, ["9♠ 9♥ 9♦ · 30 points"]),
        ("999", {}, ["9♠ 9♥ 9♦ · 30 points"]),  # too little to open, and all right as a part of it
        ("99", {}, []),
        ("77", {"mine": SIDE}, []),
        ("999", {"mine": SIDE, "phase": Phase.DRAW}, []),
    ],
)
async def test_nothing_is_offered_to_one_who_types_that_would_be_refused_as_a_meld(
    monkeypatch: pytest.MonkeyPatch, typed: str, how: dict[str, Any], offered: list[str]
) -> None:
    panel = seated_at(position("9s9h9d7s4s", **how), 0)
    monkeypatch.setattr(autocomplete, "_panel", lambda _: panel)
    found = await autocomplete.meld_choices(cast("Interaction", None), typed)
    assert [choice.name for choice in found] == offered


def test_going_out_is_asked_about() -> None:
    view = seen("9s", mine=side("K:KsKhKdKcKsKhKd"))
    assert question(view, Discard(0, parse_card("9s")), "en", name) == (
        "You go out with this and the round ends. Your side gets 670 points, less the cards that your partner still "
        "holds. Do it?"
    )


@pytest.mark.parametrize(("preset", "seats", "teams"), FORMS)
def test_what_going_out_is_said_to_give_it_gives(preset: str, seats: int, teams: str) -> None:
    """To a side of one, to the point; to others before their partners' hands are counted off."""
    for seed in range(12):
        *_, (before, _), (after, moves) = rounds(preset, seats, teams, seed)
        if after.out is None or after.out.special:
            continue
        seat = after.out.seat
        told = question(view(before, seat), moves[-1].action, "en", name)
        score = view(after, None).scores
        assert score
        mine = score[seat if after.rules.cutthroat else after.side_of[seat]].lines
        held = sum(mine.get(line, 0) for line in ("hand", "red_threes_in_hand", "trips"))
        assert f"{number('en', sum(mine.values()) - held)} points" in str(told)


def test_a_yes_means_what_was_asked_and_nothing_else() -> None:
    state = position("9s9h9d2s7s8d", mine=SIDE, pile="4h9c", phase=Phase.DRAW)
    panel = seated_at(state, 0)
    way = takes(panel.seen, ())[1]
    assert meant_action(panel, sure_of(panel, way)) == way
    assert meant_action(panel, "take.0.ffff") is None
    laid = seated_at(position("AsAhAd7s7h7d9c4h"), 0, (Group("A", cards("AsAhAd")),))
    meld = Meld(0, laid.staged)
    assert meant_action(laid, sure_of(laid, meld)) == meld
    other = seated_at(position("AsAhAd7s7h7d9c4h"), 0, (Group("7", cards("7s7h7d")),))
    assert meant_action(other, sure_of(laid, meld)) is None


def test_take_is_named_by_its_first_group() -> None:
    view = seen("9s9h9d2s7s8d", mine=side("9:9h9d9c"), pile="4h9c", phase=Phase.DRAW)
    assert Take(0, (Group("9", 0),)) in takes(view, ())
