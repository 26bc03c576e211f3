"""The levels differ in how well they play, on the same deals with the sides swapped; and none sees more than its view."""

import ast
from pathlib import Path

import pytest

import bot.computer
from bot.computer.arena import compete, level_seats
from bot.engine import load_rules

CLASSIC = load_rules("classic", 4)


def test_hard_beats_easy() -> None:
    tally = compete(CLASSIC, ("hard", "easy"), 40, seed=3)
    assert tally.wins["a"] > tally.wins["b"]
    assert sum(tally.ahead) > 0


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("normal", "easy"), ("hard", "normal"), ("hard", "easy")])
def test_each_level_is_ahead_of_the_one_below_for_certain(better: str, worse: str) -> None:
    told = compete(CLASSIC, (better, worse), 400, seed=5).as_json()
    difference = told["difference"]
    assert isinstance(difference, dict)
    assert difference["low"] > 0


def test_a_level_against_itself_is_even() -> None:
    """The second match of a pair is the first with the names swapped, so all differences cancel out."""
    tally = compete(load_rules("classic", 2, target=1000), ("hard", "hard"), 6, seed=1)
    assert sum(tally.wins.values()) == 6
    assert {"p50", "p95"} == set(tally.as_json()["decision_ms"]["a"])  # type: ignore[index]


def test_sides_take_turns_and_swap() -> None:
    assert level_seats(CLASSIC, swapped=False) == ["a", "b", "a", "b"]
    assert level_seats(CLASSIC, swapped=True) == ["b", "a", "b", "a"]
    assert level_seats(load_rules("swedish", 6, "pairs"), swapped=False) == ["a", "b", "a", "a", "b", "a"]


def test_no_part_of_it_names_a_state() -> None:
    """What thinks gets a view: no module imports the type that holds the other hands and the stock."""
    for file in Path(bot.computer.__file__).parent.glob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        names = {
            alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names
        }
        assert "State" not in names, file.name
