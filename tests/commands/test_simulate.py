"""`simulate` and `arena` from the command line: what they print, that a seed repeats, what they refuse."""

import argparse
import json
from pathlib import Path

import pytest

from bot.commands import arena, simulate
from bot.engine import replay


def command(*words: str) -> int:
    parser = argparse.ArgumentParser()
    subparsers = parser.add_subparsers()
    simulate.add_parser(subparsers)
    arena.add_parser(subparsers)
    args = parser.parse_args(words)
    code: int = args.run(args)
    return code


SHORT = ("--option", "target=500")


def test_each_line_is_a_record_that_replays(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        command("simulate", "--variant", "danish", "--seats", "3", "--games", "2", "--seed", "7", *SHORT) == 0
    )
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    for line in lines:
        assert replay(line).winner is not None
        assert json.loads(line)["options"] == {"target": 500}


def test_the_same_seed_gives_the_same_records(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one", "two", "three")]
    for file, seed in zip(files, ("4", "4", "5"), strict=True):
        assert command("simulate", "--seats", "2", "--seed", seed, "--out", str(file), *SHORT) == 0
    one, two, three = (file.read_text("utf-8") for file in files)
    assert one == two != three


def test_each_seat_may_have_a_level_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("simulate", "--seats", "3", "--level", "easy,hard,normal", *SHORT) == 0
    assert json.loads(capsys.readouterr().out)["players"] == ["easy 1", "hard 2", "normal 3"]


def test_options_are_read_by_the_kind_of_the_rule(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--option", "wild_ratio=half", "--option", "max_wilds=2")
    assert command("simulate", "--seats", "2", *words, *SHORT) == 0
    options = json.loads(capsys.readouterr().out)["options"]
    assert options == {"wild_ratio": "half", "max_wilds": 2, "target": 500}


@pytest.mark.parametrize(
    "words",
    [
        ("--variant", "whist"),
        ("--seats", "9"),
        ("--seats", "four"),
        ("--games", "0"),
        ("--seed", "x"),
        ("--teams", "triples"),
        ("--option", "max_wilds"),
        ("--option", "max_wilds=many"),
        ("--option", "max_wilds=9"),
        ("--option", "wild_ratio=some"),
        ("--option", "preset=danish"),
        ("--level", "grandmaster"),
        ("--level", "easy,hard"),
        ("--out", "/nowhere/at/all"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command("simulate", *words) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert told.err.startswith("simulate: ")


def test_arena_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        command(
            "arena", "--a", "hard", "--b", "easy", "--seats", "2", "--matches", "4", "--seed", "1", *SHORT
        )
        == 0
    )
    told = json.loads(capsys.readouterr().out)
    assert told.keys() == {"wins", "difference", "decision_ms"}
    assert sum(told["wins"].values()) == 4
    assert told["difference"]["low"] <= told["difference"]["mean"] <= told["difference"]["high"]
    assert told["decision_ms"].keys() == {"a", "b"}


def test_arena_refuses_a_level_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("arena", "--a", "hard", "--b", "harder") == 2
    assert capsys.readouterr().err == "arena: no level 'harder'; there are easy, normal, hard\n"
