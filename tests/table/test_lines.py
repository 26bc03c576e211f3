"""The stored lines of a round: written, read back, counted."""

import pytest

from bot.engine import Ask, Discard, Draw, Group, Meld, Take, parse_card
from bot.engine.cards import bag, parse_cards
from bot.table.lines import Back, Did, Line, Stage, Undo, missed_in, plies, read, standing, write

KINGS = Group("K", bag(parse_cards("KsKh2d")))
RUN = Group("run", bag(parse_cards("4s5s6s")))


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (Did(Draw(0)), "0 draw"),
        (Did(Draw(3), "computer"), "3 draw #computer"),
        (Did(Discard(1, parse_card("Jo")), "clock"), "1 discard Jo #clock"),
        (Did(Take(1, (Group("9", 0),))), "1 take 9:"),
        (Did(Meld(2, (KINGS, RUN)), "clock"), "2 meld K:KhKs2d run:4s5s6s #clock"),
        (Did(Ask(5)), "5 ask"),
        (Undo(2), "undo 2"),
        (Stage(4, (KINGS,)), "4 stage K:KhKs2d"),
        (Stage(4, ()), "4 stage"),
        (Back(1), "1 back"),
    ],
)
def test_a_line_is_written_and_read_back(line: Line, text: str) -> None:
    assert read(write(line)) == line
    assert read(text) == line


@pytest.mark.parametrize(
    "text", ["", "nonsense", "0 fly", "0 draw #nobody", "undo", "undo x", "x stage", "0 draw #player"]
)
def test_what_is_no_line_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        read(text)


def test_only_the_actions_that_stand_are_exported() -> None:
    stored = [
        "0 draw",
        "0 stage K:KhKs2d",
        "0 meld K:KhKs2d",
        "undo 1",
        "0 discard Ks #clock",
        "1 back",
        "1 draw",
    ]
    assert standing(stored) == ["0 draw", "0 discard Ks", "1 draw"]


def test_staging_does_not_move_the_table_on() -> None:
    assert plies(["0 draw", "0 stage K:KhKs2d", "0 stage", "undo 1", "1 back"]) == 3


def test_turns_in_a_row_that_the_clock_played_are_counted_by_seat() -> None:
    turn = ["{0} draw #clock", "{0} discard Ks #clock"]
    both = [line.format(seat) for seat in (0, 1) for line in turn]
    assert missed_in((0, 0), both) == (1, 1)
    assert missed_in((1, 0), both) == (2, 1)
    assert missed_in((0, 0), [*both, "0 draw"]) == (0, 1)
    assert missed_in((0, 0), [*both, "0 draw #computer", "0 discard Ks #computer"]) == (1, 1)
    assert missed_in((2, 2), ["0 stage"]) == (0, 2)
    assert missed_in((2, 2), ["1 back"]) == (2, 0)
    assert missed_in((2, 2), ["1 meld K:KsKhKd #computer", "undo 1"]) == (2, 0)
