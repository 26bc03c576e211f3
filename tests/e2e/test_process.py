"""A real bot process on the sandbox: whole matches by commands and by presses, killed again and again, played to the end."""

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from tests.e2e.playing import by_name
from tests.e2e.process import ROOT, BotProcess, Looker, in_flight, play_match
from tests.ui.limits import walk

pytestmark = pytest.mark.e2e

FRIGHTENING = ("ERROR", "CRITICAL", "Traceback")


@pytest.fixture
async def process(box: Sandbox, tmp_path: Path) -> AsyncIterator[BotProcess]:
    started = BotProcess(box, tmp_path)
    await started.start()
    yield started
    await started.kill()


async def sit_down(looker: Looker, target: int, **more: object) -> None:
    actor = looker.actor
    await actor.command("preferences")
    reply = await actor.command("canasta new", variant="classic", target=target, **more)
    assert reply.error is None, reply
    assert looker.took(await actor.command("canasta start"))


@pytest.mark.parametrize("presses", [False, True], ids=["by commands", "by presses"])
async def test_a_match_is_played_through_sudden_deaths(
    box: Sandbox, process: BotProcess, presses: bool
) -> None:
    """Killed between two actions, while an answer is under way, and while the computers move."""
    looker = Looker(box.user("Emma"), presses=presses)
    await sit_down(looker, 800, players=2, computers=1)

    async def trouble(done: int) -> None:
        if done == 2 and died == 0:
            await _killed_between(looker, process)
        elif done == 5 and died == 1:
            task = await in_flight(looker)
            await process.again()
            await task
        elif done >= 8 and died == 2:
            await asyncio.sleep(looker.rng.random() * 0.1)
            await process.again()
        else:
            return
        deaths.append(done)

    deaths: list[int] = []
    died = 0

    async def counted(done: int) -> None:
        nonlocal died
        died = len(deaths)
        await trouble(done)

    await play_match(looker, counted)
    assert len(deaths) == 3
    assert await process.end() == 0
    told = process.log.read_text()
    assert not any(word in told for word in FRIGHTENING), told
    await process.start()
    record = await exported(box, looker)
    assert replayed(record) == {"ok": True}


async def _killed_between(looker: Looker, process: BotProcess) -> None:
    """What was told stands, and the panel from before goes on working."""
    while not (looker.live("draw") or looker.live("discard")):
        await asyncio.sleep(0.02)
        await looker.look()
    before = looker.panel
    await process.again()
    if looker.live("draw"):
        assert await looker.press("draw")  # on the message of the dead process
        assert looker.panel["id"] == before["id"]
        assert looker.live("discard")
    else:
        hand = _hand(before)
        assert await looker.look()
        assert _hand(looker.panel) == hand


def _hand(panel: dict[str, object]) -> str:
    """The hand's lines by name, for a new process may still be uploading emojis."""
    parts = walk(panel["components"])  # type: ignore[arg-type]
    texts = [by_name(str(part.get("content", ""))) for part in parts]
    return next(text for text in texts if text.startswith("**Your hand"))


async def exported(box: Sandbox, looker: Looker) -> str:
    reply = await looker.actor.command("canasta export")
    assert reply.message is not None
    file = next(part["file"] for part in walk(reply.message["components"]) if "file" in part)
    return box.world.blobs[str(file["attachment_id"])][0].decode()


def replayed(record: str) -> dict[str, object]:
    """What `python -m bot replay` says of it."""
    done = subprocess.run(
        [sys.executable, "-m", "bot", "replay"], input=record, capture_output=True, text=True, cwd=ROOT
    )
    verdict = json.loads(done.stdout)
    assert done.returncode == 0, done.stdout + done.stderr
    assert verdict["winner"] is not None
    return {"ok": verdict["ok"]}


async def test_being_stopped_in_mid_game_frightens_nobody(box: Sandbox, process: BotProcess) -> None:
    """Stopped while computers move and a click is under way; afterwards everything is there again."""
    looker = Looker(box.user("Emma"), presses=False)
    await sit_down(looker, 5000, computers=3)
    while not looker.live("draw"):
        await looker.look()
    under_way = asyncio.create_task(looker.act())
    await asyncio.sleep(0.01)
    assert await process.end() == 0
    while not under_way.done():
        process.told_that_none_came()
        await asyncio.sleep(0.01)
    await under_way
    told = process.log.read_text()
    assert not any(word in told for word in FRIGHTENING), told
    assert "Attempting a reconnect" not in told
    await process.start()
    assert await looker.look()
