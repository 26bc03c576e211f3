"""How commands begin and end: what they load, what they say of settings that make no sense, and how they are cut short."""

import json
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


def test_the_health_check_loads_neither_discord_nor_the_game() -> None:
    root = Path(health.__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", LOADED], cwd=root, capture_output=True, check=True)
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
