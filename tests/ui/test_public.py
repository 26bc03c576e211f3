"""What is public is written from what everyone may see."""

from dataclasses import replace

import pytest
from discord.ui import LayoutView
from wcwidth import wcswidth

from bot.engine import AnyAction, Discard, Draw, Meld, Phase, Take, view
from bot.engine.actions import Group
from bot.table.moves import Move, Status
from bot.ui.lobby_card import lobby_card
from bot.ui.score_sheet import match_end, score_sheet, sheet_table
from bot.ui.sheet_table import WIDE, Compared, compared
from bot.ui.table_message import table_message
from tests.ui.limits import ids, payload, walk, words
from tests.ui.positions import cards, position, side
from tests.ui.rounds import FORMS, rounds, scene_at


def texts(view: LayoutView) -> str:
    """What is read on a message, without its buttons and the words of its picture."""
    return "\n".join(part["content"] for part in walk(payload(view)) if "content" in part)


def table_in(view: LayoutView) -> list[str]:
    """The lines of the first code block."""
    return texts(view).split("```")[1].strip("\n").splitlines()


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
        "needs 50 to open",
        "is to meld and discard",
        "time is up <t:1900000000:R>",
    ):
        assert part in told, part


def test_what_the_picture_shows_is_not_told_twice() -> None:
    mine = side("K:KsKhKdKcKsKhKd", "9:9s9h2d")
    scene = scene_at(position("4s4h4d", mine=mine, pile="5h2c7d"))
    told = texts(table_message(scene, picture_alt="the table"))
    for part in (
        "-# Pile: 7♦ on top, 3 cards · frozen for a side that has not melded yet · Stock: ",
        f"**{scene.name(0)} & {scene.name(2)}** · has the canasta needed to go out",
        "canasta of kings, natural (7) · nines 3/7 (1 wild)",
        "needs 50 to open",
        "is to meld and discard · time is up <t:1900000000:R>",
    ):
        assert part in told, part
    for part in ("points", "Cards in hand", "nothing laid"):
        assert part not in told
        assert part in texts(table_message(scene))


@pytest.mark.parametrize(
    ("phase", "what"), [(Phase.DRAW, "draw or take the pile"), (Phase.PLAY, "meld and discard")]
)
def test_a_call_is_the_line_that_tells_whose_turn_it_is(phase: Phase, what: str) -> None:
    scene = scene_at(position(phase=phase))
    told = texts(table_message(scene, call=(0, "table-yours")))
    assert told.count(f"<@{10**18}>") == 1
    assert f"<@{10**18}>, it is your turn: {what} · time is up" in told
    assert f"<@{10**18}>, your turn is running out: {what}" in texts(
        table_message(scene, call=(0, "table-slow"))
    )


def test_a_call_of_another_seat_changes_nothing() -> None:
    scene = scene_at(position())
    assert texts(table_message(scene, call=(2, "table-yours"))) == texts(table_message(scene))


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


def test_the_promise_for_the_deal_is_shown_until_everyone_has_had_a_turn() -> None:
    turn: list[AnyAction] = [Draw(0), Meld(0, (Group("K", cards("KsKhKd")),)), Discard(0, 0)]
    turns = [Move(seat, action, 0) for seat in (0, 1, 2, 3, 0) for action in turn]
    for moves in ([], turns[:3], turns[:12]):
        assert "0" * 64 in words(table_message(scene_at(position(), moves)))
    assert "0" * 64 not in words(table_message(scene_at(position(), turns)))


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
    table = table_in(score_sheet(scene))
    found = [
        line.rsplit(maxsplit=2) for line in table if "│" not in line and "┐" not in line and "──" not in line
    ]
    one, other = scene.sheets[-1]
    assert len(found) == len({*one.lines, *other.lines}) + 1
    assert found[0] == [
        "Cards laid",
        *(f"{score.lines.get('melds', 0) or '–':,}" for score in scene.sheets[-1]),
    ]
    assert found[-1] == ["Round", *(f"{score.total:,}" for score in scene.sheets[-1])]
    assert "next" in {custom_id.split(":")[3] for custom_id in ids(score_sheet(scene))}


def test_the_score_sheet_tells_each_total_once_and_who_leads() -> None:
    state, moves = list(rounds("classic", 2, "solo", 3))[-1]
    scene = scene_at(state, moves)
    told, (low, high) = texts(score_sheet(scene, picture_alt="the table")), scene.totals
    assert low < high
    for total in scene.totals:
        assert told.count(f"**{total:,} points**") == told.count(f"{total:,}") == 1
    assert f"In the lead: {scene.name(1)} by {high - low:,} · to 5,000 points" in told
    even = replace(scene, totals=(high, high))
    assert "Nobody is in the lead · to 5,000 points" in texts(score_sheet(even))


def test_what_follows_stands_right_above_the_buttons_and_of_the_moves_only_the_last_turn() -> None:
    state, moves = list(rounds("classic", 4, "pairs", 3))[-1]
    *_, before, last = (
        part["content"] for part in walk(payload(score_sheet(scene_at(state, moves)))) if "content" in part
    )
    assert last.startswith("The next round is dealt")
    assert "0" * 64 in before
    assert texts(score_sheet(scene_at(state, moves))).count("-# ") == 2, "the last turn and the seal"


def test_the_end_of_a_match_tells_each_total_once() -> None:
    state, moves = list(rounds("classic", 2, "solo", 3))[-1]
    scene = scene_at(state, moves, status=Status.FINISHED)
    told = texts(match_end(scene, picture_alt="the chart"))
    for total in scene.totals:
        assert told.count(f"{total:,}") == 1


@pytest.mark.parametrize(("preset", "seats", "teams"), FORMS)
@pytest.mark.parametrize("locale", ["en", "da", "sv", "no"])
def test_a_score_table_is_narrow_and_its_columns_are_straight(
    preset: str, seats: int, teams: str, locale: str
) -> None:
    state, moves = list(rounds(preset, seats, teams, 3))[-1]
    scene = scene_at(state, moves)
    scene = replace(scene, setup=scene.setup.model_copy(update={"locale": locale}))
    for table in (
        sheet_table(scene, scene.sheets[-1]).removeprefix("```\n").removesuffix("\n```").split("\n```\n```\n")
    ):
        lines = table.splitlines()
        rule = next(line for line in lines if set(line) == {"─"})
        assert len(rule) <= WIDE
        columns = [place for place, sign in enumerate(lines[0]) if sign in "┐│"]
        assert wcswidth(lines[0]) == len(rule)
        for line in lines:
            assert wcswidth(line) <= len(rule)
            assert "`" not in line
        assert wcswidth(lines[-1]) == len(rule)
        assert columns


def test_a_name_of_wide_letters_or_accents_keeps_the_columns() -> None:
    names = [["李小龍"], ["e\u0301e\u0301 \u202egnalp"], ["دانيال"]]
    told = compared(
        names, [Compared("Cards laid", ("1,000", "", "−5"))], Compared("Round", ("1,000", "0", "−5"))
    )
    _, arab, accents, wide, row, *_ = told.splitlines()
    assert wcswidth(wide) == wcswidth(accents) == wcswidth(arab) == wcswidth(row)
    assert "\u2068دانيال\u2069" in arab
    assert "\u202e" not in told


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
