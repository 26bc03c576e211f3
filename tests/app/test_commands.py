"""`python -m bot`, `sandbox` and `health` as a person starts them: what is printed, and the exit code."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import discord
import pytest

import bot
from bot.commands import sandbox
from bot.serving import until_stopped
from bot.storage import DatabaseInUse
from tests.conftest import still_box

ROOT = Path(bot.__file__).parent.parent
WRONG = "wrong.to.ken"
OURS = ("DISCORD_TOKEN", "DISCORD_API_URL")
PATIENCE = 180  # seconds; only guards against hanging


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in OURS and "CANASTA" not in name}
    return {**kept, "PYTHONPATH": str(ROOT), **more}


def finished(folder: Path, *args: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bot", *args]
    return subprocess.run(
        command,
        cwd=folder,
        env=environment(**more),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@contextmanager
def started(folder: Path, *args: str, **more: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "bot", *args]
    with subprocess.Popen(
        command,
        cwd=folder,
        env=environment(**more),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def test_without_a_token_it_says_how_to_get_one_and_names_the_sandbox(tmp_path: Path) -> None:
    done = finished(tmp_path)
    assert done.returncode == 2
    assert "DISCORD_TOKEN" in done.stderr
    assert "discord.com/developers" in done.stderr
    assert "python -m bot sandbox" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.e2e
async def test_with_a_wrong_token_it_says_so(tmp_path: Path) -> None:
    async with still_box() as box:
        with started(tmp_path, DISCORD_TOKEN=WRONG, DISCORD_API_URL=box.api_url) as process:
            code, told = await _end(process)
    assert code == 2
    assert "does not know this token" in told
    assert WRONG not in told
    assert "Traceback" not in told


@pytest.mark.e2e
async def test_a_database_that_cannot_be_used_is_said_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "canasta.db").write_bytes(b"this is no database" * 100)
    async with still_box() as box:
        with started(tmp_path, DISCORD_TOKEN=box.token, DISCORD_API_URL=box.api_url) as process:
            code, told = await _end(process)
    assert code == 2
    assert "database cannot be used" in told
    assert box.token not in told
    assert "Traceback" not in told


async def _end(process: subprocess.Popen[str]) -> tuple[int, str]:
    """Exit code and all that was said, while the stand-in goes on in this loop."""
    _, told = await asyncio.to_thread(process.communicate, None, PATIENCE)
    return process.returncode, told


def test_a_discord_that_cannot_be_reached_is_said_in_a_line(tmp_path: Path) -> None:
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))  # ours, so that nobody else can listen there
        address = f"http://127.0.0.1:{deaf.getsockname()[1]}/api/v10"
        done = finished(tmp_path, DISCORD_TOKEN=WRONG, DISCORD_API_URL=address)
    assert done.returncode == 1
    assert "cannot be reached" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_setting_that_makes_no_sense_is_said_in_a_line(tmp_path: Path) -> None:
    done = finished(tmp_path, DISCORD_TOKEN=WRONG, CANASTA_LOG_LEVEL="LOUD")
    assert done.returncode == 2
    assert "CANASTA_LOG_LEVEL" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.e2e
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_sandbox_prints_one_address_serves_it_and_stops_cleanly(
    tmp_path: Path, number: signal.Signals
) -> None:
    with started(tmp_path, "sandbox", "--no-open") as process:
        assert process.stdout is not None
        told = process.stdout.readline()
        addresses = re.findall(r"http://127\.0\.0\.1:\d+\S*", told)
        assert len(addresses) == 1, told
        with build_opener(ProxyHandler({})).open(addresses[0], timeout=PATIENCE) as page:
            assert page.status == 200
        assert (tmp_path / "canasta-sandbox.db").exists()
        process.send_signal(number)
        rest, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, rest, errors) == (0, "", "")
    left = {file.name for file in tmp_path.iterdir()}
    assert left <= {"canasta-sandbox.db", "canasta-sandbox.db.lock"}, (
        "a database closed badly, or a sign of life"
    )


@pytest.mark.e2e
def test_the_sandbox_says_when_its_port_is_taken(tmp_path: Path) -> None:
    with started(tmp_path, "sandbox", "--no-open") as first:
        assert first.stdout is not None
        port = first.stdout.readline().split("127.0.0.1:")[1].split()[0].strip("/")
        elsewhere = {"CANASTA_DATABASE": str(tmp_path / "other.db")}
        second = finished(tmp_path, "sandbox", "--no-open", "--port", port, **elsewhere)
    assert second.returncode == 1
    assert f"Port {port}" in second.stderr
    assert "Traceback" not in second.stderr


@pytest.mark.e2e
async def test_the_sandbox_takes_any_port_where_the_usual_one_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        usual = taken.getsockname()[1]
        monkeypatch.setattr(sandbox, "USUAL_PORT", usual)
        box = await sandbox.listening(None)
        try:
            assert f":{usual}" not in box.url
            with pytest.raises(OSError, match="in use"):
                await sandbox.listening(usual)
        finally:
            await box.stop()


@pytest.mark.e2e
def test_health_knows_whether_the_bot_runs(tmp_path: Path) -> None:
    database = {"CANASTA_DATABASE": str(tmp_path / "games.db")}
    assert finished(tmp_path, "health", **database).returncode == 1
    with started(tmp_path, "sandbox", "--no-open", **database) as process:
        assert process.stdout is not None
        process.stdout.readline()
        alive = tmp_path / "games.db.alive"
        _wait_for(alive)
        assert finished(tmp_path, "health", **database).returncode == 0
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
    assert finished(tmp_path, "health", **database).returncode == 1


def _wait_for(file: Path) -> None:
    until = time.monotonic() + PATIENCE
    while not file.exists():
        assert time.monotonic() < until
        time.sleep(0.05)


class Ended(discord.Client):
    """A client that ends by itself, as told."""

    def __init__(self, end: Exception) -> None:
        super().__init__(intents=discord.Intents.none())
        self._end = end

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        raise self._end


@pytest.mark.parametrize(
    ("end", "code", "told"),
    [
        (discord.LoginFailure("x"), 2, "does not know this token"),
        (DatabaseInUse("another bot has it"), 2, "another bot has it"),
        (discord.PrivilegedIntentsRequired(None), 2, "intents"),
        (OSError("no route"), 1, "no route"),
    ],
)
async def test_why_it_ended_is_told_in_a_line(
    end: Exception, code: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await until_stopped(Ended(end), "token", asyncio.Event()) == code
    assert told in capsys.readouterr().err


async def test_what_nobody_foresaw_is_not_hidden() -> None:
    with pytest.raises(ZeroDivisionError):
        await until_stopped(Ended(ZeroDivisionError()), "token", asyncio.Event())
