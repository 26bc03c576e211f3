"""How commands begin and end: what they load, what they say of settings that make no sense, and how they are cut short."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot import __version__
from bot.__main__ import INTERRUPTED, UNHEARD, main
from bot.commands import health
from bot.starting import read_settings

LOADED = """
import json, sys
from bot.__main__ import main
code = main(["health"])
print(json.dumps([code, [name for name in ("discord", "aiohttp", "PIL", "bot.texts", "bot.engine") if name in sys.modules]]))
"""


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No `.env` file but the test's own."""
    monkeypatch.chdir(tmp_path)


def simulating(*words: str) -> subprocess.Popen[bytes]:
    """Computer players at their first of very many matches."""
    command = [sys.executable, "-m", "bot", "simulate", "--seats", "2", "--games", "100000", *words]
    root = Path(health.__file__).parents[2]
    process = subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline().startswith(b"{")
    return process


def test_the_health_check_loads_neither_discord_nor_the_game(tmp_path: Path) -> None:
    settings = {**os.environ, "PYTHONPATH": str(Path(health.__file__).parents[2])}
    command = [sys.executable, "-c", LOADED]
    done = subprocess.run(command, cwd=tmp_path, env=settings, capture_output=True, check=True)
    assert json.loads(done.stdout) == [1, []]


def test_ctrl_c_ends_a_command_without_a_traceback() -> None:
    process = simulating()
    process.send_signal(signal.SIGINT)
    _, said = process.communicate()
    assert (process.returncode, said) == (INTERRUPTED, b"")


def test_a_reader_who_has_enough_is_no_error() -> None:
    process = simulating()
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    with process.stderr:
        assert (process.wait(), process.stderr.read()) == (UNHEARD, b"")


@pytest.mark.parametrize("port", ["65536", "99999", "-1", "http"])
def test_what_is_no_port_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["sandbox", "--no-open", f"--port={port}"])
    assert "is not a number from 0 to 65535" in capsys.readouterr().err


def test_settings_saved_in_another_encoding_are_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=x\n", "utf-16")
    assert read_settings() is None
    assert "not saved as UTF-8" in capsys.readouterr().err


def test_a_setting_that_makes_no_sense_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CANASTA_SYNC_GUILD", "home")
    assert read_settings() is None
    assert "CANASTA_SYNC_GUILD" in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.strip() == __version__


FULL = Path("/dev/full")


def started(words: str) -> subprocess.CompletedProcess[str]:
    """What a shell says of `python -m bot` with these words, redirections too."""
    root = Path(health.__file__).parents[2]
    line = f"{sys.executable} -m bot {words}"
    return subprocess.run(["sh", "-c", line], cwd=root, capture_output=True, text=True, check=False)


@pytest.mark.skipif(not FULL.exists(), reason="no device that is always full")
def test_a_full_disk_is_told_of_in_a_line() -> None:
    done = started("arena --a easy --b easy --variant classic --seats 2 --matches 1 --seed 1 >/dev/full")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith("arena: ")


def test_without_standard_input_there_is_nothing_to_replay() -> None:
    done = started("replay <&-")
    assert (done.returncode, done.stderr) == (2, "replay: there is no standard input\n")


def test_a_token_of_several_lines_is_told_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "one\ntwo")
    assert main(["run"]) == 2
    assert "does not know this token" in capsys.readouterr().err
