"""Records from outside: hostile input on the command line, the project's own records, and shared cases where there are any."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.__main__ import main
from bot.commands.replay import LONGEST_LINE
from bot.engine import RecordError, replay
from tests.rulebook.test_12_records import record, round_

HERE = Path(__file__).parent
CASES = HERE / "records" / "differences.jsonl"  # where a second reading of the rule book differed
OWN = sorted({*(HERE / "records").glob("*.jsonl")} - {CASES})
SHARED = Path(os.environ.get("CANASTA_SHARED") or HERE.parents[1] / "shared") / "cases"

Answer = dict[str, Any]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Give the command `replay` some bytes; get its answers, one a line, and its exit code."""

    def tell(given: bytes) -> tuple[list[Answer], int]:
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(given)))
        exit_code = main(["replay"])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return [json.loads(line) for line in out.splitlines()], exit_code

    return tell


def line(game: Any) -> bytes:
    return json.dumps(game).encode() + b"\n"


GOOD = line(record())


def is_refusal(answer: Answer, code: str) -> bool:
    assert set(answer) == {"ok", "round", "action", "error", "message"}
    assert answer["message"]
    assert "\n" not in answer["message"]
    return answer["ok"] is False and answer["error"] == code


# The command line


def test_a_good_record_is_told_with_scores_totals_and_winner(told: Any) -> None:
    answers, exit_code = told(GOOD)
    assert answers == [{"ok": True, "scores": [[760, -160]], "totals": [760, -160], "winner": None}]
    assert exit_code == 0


def test_a_refused_record_is_told_with_its_place(told: Any) -> None:
    answers, exit_code = told(line(record(rounds=[round_(actions=["0 draw", "0 draw"])])))
    assert (is_refusal(answers[0], "wrong_phase"), answers[0]["round"], answers[0]["action"]) == (True, 0, 1)
    assert exit_code == 1


def test_one_answer_a_line_whatever_came_before(told: Any) -> None:
    answers, exit_code = told(GOOD + line([]) + b"\n  \n" + GOOD + b"{" + b"\n" + GOOD)
    assert [answer["ok"] for answer in answers] == [True, False, True, False, True]
    assert exit_code == 2


def test_nothing_in_nothing_out(told: Any) -> None:
    assert told(b"") == ([], 0)


def test_the_last_line_needs_no_end(told: Any) -> None:
    answers, exit_code = told(GOOD + GOOD.rstrip(b"\n"))
    assert ([answer["ok"] for answer in answers], exit_code) == ([True, True], 0)


def test_records_may_come_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "games.jsonl").write_bytes(GOOD * 2)
    assert main(["replay", str(tmp_path / "games.jsonl")]) == 0
    assert capsys.readouterr().out.count('"ok": true') == 2


@pytest.mark.parametrize("name", ["missing.jsonl", "."])
def test_a_file_that_cannot_be_read(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / name)]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("replay: ")


def test_the_command_in_a_process_of_its_own() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot", "replay"],
        input=GOOD + b"[" * 100_000 + b"\n" + line(record(seats="4")),
        capture_output=True,
        cwd=HERE.parent,
        check=False,
    )
    answers = [json.loads(text) for text in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, False]
    assert (done.returncode, done.stderr) == (2, b"")


# Hostile input

HALF_A_CHARACTER = {
    "half a character in the preset": record(preset="\ud800"),
    "half a character in an option": record(options={"wild_ratio": "\udfff"}),
    "half a character in an option's name": record(options={"\udfff": 1}),
    "half a character in a player's name": record(players=["\ud800"] * 4),
    "half a character in the deck": record(rounds=[round_(deck="\ud800")]),
    "half a character in an action": record(rounds=[round_(actions=["0 \ud800"])]),
    "half a character in the nonce": record(rounds=[round_(commit="a", nonce="\ud800")]),
    "half a character in a name of no use": record(site="\ud800"),
}

NOT_JSON = {
    "text": b"hello",
    "half an object": GOOD[:200],
    "two on a line": GOOD.strip() + GOOD.strip(),
    "single quotes": b"{'format': 'canasta-record-1'}",
    "not utf-8": b'{"format": "\xff\xfe"}',
    "a null byte": b"\x00",
    "nested arrays": b"[" * 200_000 + b"]" * 200_000,
    "nested objects": b'{"a":' * 100_000,
    "a number of 10,000 digits": b'{"seats": ' + b"9" * 10_000 + b"}",
    "NaN": b'{"format": NaN}',
    "Infinity": b'{"winner": -Infinity}',
    **{name: line(game) for name, game in HALF_A_CHARACTER.items()},
}


@pytest.mark.parametrize("name", NOT_JSON)
def test_what_is_not_json(name: str, told: Any) -> None:
    answers, exit_code = told(NOT_JSON[name] + b"\n" + GOOD)
    assert is_refusal(answers[0], "bad_record")
    assert (len(answers), answers[1]["ok"], exit_code) == (2, True, 2)


def test_a_huge_line(told: Any) -> None:
    huge = b'{"format": "' + b"x" * 10_000_000 + b'"}\n'
    answers, exit_code = told(huge + GOOD)
    assert is_refusal(answers[0], "bad_record")
    assert (len(answers), answers[1]["ok"], exit_code) == (2, True, 2)


@pytest.mark.parametrize("over", [-1, 0, 1, 2])
def test_the_line_after_a_long_one_is_read(over: int, told: Any) -> None:
    answers, _ = told(b" " * (LONGEST_LINE - 2 + over) + b"[]\n" + GOOD)
    assert [answer["ok"] for answer in answers] == [False, True]


DEEP: Any = "x"
for _ in range(400):
    DEEP = [DEEP]

WRONG: dict[str, tuple[Any, str]] = {
    # a value of JSON that is no good record, and the code that tells so
    "an array": ([], "bad_record"),
    "a number": (7, "bad_record"),
    "null": (None, "bad_record"),
    "a string": ("canasta-record-1", "bad_record"),
    "an empty object": ({}, "bad_record"),
    "seats a string": (record(seats="4"), "bad_record"),
    "seats a bool": (record(seats=True), "bad_record"),
    "seats a float": (record(seats=4.0), "bad_record"),
    "seats null": (record(seats=None), "bad_record"),
    "seats none": (record(seats=0, players=[]), "bad_options"),
    "seats huge": (record(seats=10**4000), "bad_record"),
    "teams null": (record(teams=None), "bad_record"),
    "preset a list": (record(preset=["classic"]), "bad_record"),
    "preset a path": (record(preset="../variants/classic"), "bad_options"),
    "options a list": (record(options=[]), "bad_record"),
    "options null": (record(options=None), "bad_record"),
    "an option a bool": (record(options={"draw_count": True}), "bad_options"),
    "an option a string": (record(options={"hand_size": "13"}), "bad_options"),
    "an option null": (record(options={"target": None}), "bad_options"),
    "an option an object": (record(options={"target": {"a": 1}}), "bad_options"),
    "an option nested deep": (record(options={"target": DEEP}), "bad_options"),
    "an option huge": (record(options={"target": 10**4000}), "bad_options"),
    "an option named like an argument": (record(options={"seats": 4}), "bad_options"),
    "an option that is no option": (record(options={"runs": True}), "bad_options"),
    "an option of a strange name": (record(options={"__class__": 1}), "bad_options"),
    "players too few": (record(players=["north"]), "bad_record"),
    "players numbers": (record(players=[1, 2, 3, 4]), "bad_record"),
    "rounds an object": (record(rounds={}), "bad_record"),
    "rounds null": (record(rounds=None), "bad_record"),
    "a round null": (record(rounds=[None]), "bad_record"),
    "dealer a bool": (record(rounds=[round_(dealer=True)]), "bad_record"),
    "dealer huge": (record(rounds=[round_(dealer=10**4000)]), "bad_record"),
    "deck a list": (record(rounds=[round_(deck=["Ks"])]), "bad_record"),
    "deck huge": (record(rounds=[round_(deck="Ks" * 100_000)]), "bad_deck"),
    "actions a string": (record(rounds=[round_(actions="0 draw")]), "bad_record"),
    "an action a number": (record(rounds=[round_(actions=[0])]), "bad_record"),
    "an action huge": (record(rounds=[round_(actions=["0 meld K:" + "Ks" * 100_000])]), "wrong_phase"),
    "an action of many groups": (
        record(rounds=[round_(actions=["0 draw", "0 meld" + " K:Ks" * 50_000])]),
        "bad_card",
    ),
    "an action of two lines": (record(rounds=[round_(actions=["0 draw\n0 draw"])]), "not_allowed"),
    "scores a bool": (record(rounds=[round_(scores=[True, False])]), "bad_record"),
    "scores an object": (record(rounds=[round_(scores={})]), "bad_record"),
    "commit a number": (record(rounds=[round_(commit=1, nonce="a")]), "bad_record"),
    "totals a string": (record(totals="760"), "bad_record"),
    "totals floats": (record(totals=[760.0, -160.0]), "bad_record"),
    "totals huge": (record(totals=[10**4299, 0]), "bad_record"),
    "start_totals too many": (record(start_totals=[0, 0, 0]), "bad_record"),
    "start_totals as large as they may be": (record(start_totals=[2**53, 0]), "bad_totals"),
    "start_totals huge": (record(start_totals=[10**4300 - 1, 0]), "bad_record"),
    "start_totals huge and below zero": (record(start_totals=[-(10**4300 - 1), 0]), "bad_record"),
    "winner a bool": (record(winner=False), "bad_record"),
    "winner a string": (record(winner="0"), "bad_record"),
    "winner huge": (record(winner=10**4000), "bad_record"),
}


@pytest.mark.parametrize("name", WRONG)
def test_json_that_is_no_good_record(name: str, told: Any) -> None:
    value, code = WRONG[name]
    answers, exit_code = told(line(value) + GOOD)
    assert is_refusal(answers[0], code), answers[0]
    assert len(answers[0]["message"]) < 1000
    assert (answers[1]["ok"], exit_code) == (True, 1)


def test_names_a_record_does_not_need_are_passed_over(told: Any) -> None:
    answers, exit_code = told(line(record(site="a café", rounds=[round_(note=DEEP)])))
    assert (answers[0]["ok"], exit_code) == (True, 0)


# The records of games


def lines(*paths: Path) -> list[Any]:
    """The lines of the files that are there."""
    return [
        pytest.param(text, id=f"{path.stem}-{number}")
        for path in paths
        if path.exists()
        for number, text in enumerate(path.read_text("utf-8").splitlines())
    ]


def test_there_are_records_of_every_form_a_preset_offers() -> None:
    from tests.playing import FORMS

    played = {
        (game["preset"], game["seats"], game["teams"])
        for path in OWN
        for game in map(json.loads, path.read_text("utf-8").splitlines())
    }
    assert played == set(FORMS)


@pytest.mark.parametrize("text", lines(*OWN))
def test_an_own_record_replays(text: str) -> None:
    game = json.loads(text)
    outcome = replay(text)
    assert (outcome.totals, outcome.winner) == (game["totals"], game["winner"])
    assert outcome.scores == [round_["scores"] for round_ in game["rounds"] if "scores" in round_]


@pytest.mark.parametrize("text", lines(SHARED / "games.jsonl"))
def test_a_shared_game_replays(text: str) -> None:
    game = json.loads(text)
    assert replay(text).totals == game["totals"]


@pytest.mark.parametrize("text", lines(CASES, SHARED / "cases.jsonl"))
def test_a_case_comes_out_as_it_should(text: str) -> None:
    case = json.loads(text)
    found, expect = outcome_of(json.dumps(case["record"])), case["expect"]
    assert found.pop("error") in expect.pop("error", [None])
    assert found == expect


def outcome_of(text: str) -> Answer:
    try:
        return {"ok": True, "error": None, **replay(text).model_dump()}
    except RecordError as error:
        return {"ok": False, "error": error.code, "round": error.round, "action": error.action}


@pytest.mark.parametrize(
    "shown",
    [
        "special pairs",
        "special straight",
        "run:4s5s6s7s8s9sTs",
        "discard 3h",
        "three 3h",
        "ask",
        "yes",
        "pass",
    ],
)
def test_the_own_records_show_what_is_rare(shown: str) -> None:
    texts = [path.read_text("utf-8") for path in OWN]
    assert any(f'{shown}"' in text or f"{shown} " in text for text in texts)
