"""How commands begin and end: what they load, what they say of settings that make no sense, and how they are cut short."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
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


def test_the_health_check_loads_neither_discord_nor_the_game() -> None:
    root = Path(health.__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", LOADED], cwd=root, capture_output=True, check=True)
    assert json.loads(done.stdout) == [1, []]


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
