"""How soon the bot answers on the sandbox while twenty tables play, each with one person and computers.

The bot runs in a process of its own, as it does on Discord, and talks to the sandbox over real sockets. The persons
look at their hands, draw and throw with a short pause for thought; every answer's delay counts.
"""

import asyncio
import os
import random
import statistics
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.benches.loop import run_as_bot
from bot.sandbox import Actor, Reply, Sandbox

TABLES, PLAY_S, WARM_S, PAUSE_S = 20, 20.0, 5.0, 0.6
_READY_S = 60.0


def answer_ms() -> dict[str, float]:
    """Milliseconds from an interaction to its first answer: all of them, and the clicks on hand panels alone."""
    return run_as_bot(_answer_ms())


async def _answer_ms() -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        async with Sandbox() as box, _bot(box, Path(folder)):
            clicks, others = await _played(box)
    every = clicks + others
    return {
        "p50": _percentile(every, 50),
        "p99": _percentile(every, 99),
        "click_p50": _percentile(clicks, 50),
        "click_p99": _percentile(clicks, 99),
        "answers": len(every),
    }


def _percentile(seconds: list[float], percent: int) -> float:
    return round(statistics.quantiles(seconds, n=100)[percent - 1] * 1000, 1)


@asynccontextmanager
async def _bot(box: Sandbox, folder: Path) -> AsyncIterator[None]:
    """The bot as `python -m bot`, logged in to the sandbox and with its commands registered."""
    settings = {
        "DISCORD_TOKEN": box.token,
        "DISCORD_API_URL": box.api_url,
        "CANASTA_DATABASE": str(folder / "bench.db"),
    }
    bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=os.environ | settings)
    try:
        async with asyncio.timeout(_READY_S):
            while (await _probe(box)).error:  # noqa: ASYNC110  another process is waited for
                await asyncio.sleep(0.2)
        yield
    finally:
        bot.terminate()
        await bot.wait()


async def _probe(box: Sandbox) -> Reply:
    """Any command: refused until the bot has registered it and is there to answer."""
    return (
        await box.user("Anna").command("canasta table")
        if box.gateway.connected
        else Reply(error="not there yet")
    )


async def _played(box: Sandbox) -> tuple[list[float], list[float]]:
    """Delays in seconds of clicks on panels and of everything else, all tables playing at once."""
    guild = next(iter(box.world.guilds.values()))
    players = []
    for number in range(TABLES):
        name = f"Player {number}"
        box.world.add_person(name, "en-US")
        channel = box.world.add_channel(guild.id, f"bench-{number}")
        players.append(_Player(box.user(name, channel=channel.name), random.Random(number)))  # noqa: S311  seeded pauses
    await asyncio.gather(*(player.sit_down() for player in players))
    await asyncio.gather(*(player.play(WARM_S) for player in players))
    for player in players:
        player.clicks.clear()
        player.others.clear()
    await asyncio.gather(*(player.play(PLAY_S) for player in players))
    return [s for p in players for s in p.clicks], [s for p in players for s in p.others]


class _Player:
    """One person at a table of their own, who presses and types without looking long."""

    def __init__(self, actor: Actor, rng: random.Random) -> None:
        self.actor = actor
        self.rng = rng
        self.clicks: list[float] = []
        self.others: list[float] = []

    async def sit_down(self) -> None:
        await self.actor.command("canasta new", computers=3)
        await self.actor.command("canasta start")

    async def play(self, seconds: float) -> None:
        """Look at the hand, draw, throw the first card that is offered, and again until the time is over."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while loop.time() < end:
            shown = await self._typed("hand")
            await self._pressed(shown, "Draw")
            await self._throw()
            await self._pressed(shown, "Refresh")
            if loop.time() < end and "next" in str(shown.message):
                await self._pressed(shown, "Deal")

    async def _throw(self) -> None:
        offered = await self.actor.autocomplete("discard", "card")
        self._note(self.others, offered)
        if offered.choices:
            await self._typed("discard", card=self.rng.choice(offered.choices)["value"])

    async def _typed(self, command: str, **options: str) -> Reply:
        reply = await self.actor.command(command, **options)
        self._note(self.others, reply)
        await self._think()
        return reply

    async def _pressed(self, shown: Reply, button: str) -> None:
        if shown.message is None:
            return
        try:
            self._note(self.clicks, await self.actor.click(shown.message, button))
        except LookupError:  # not offered now
            return
        await self._think()

    def _note(self, delays: list[float], reply: Reply) -> None:
        if reply.error is None:
            delays.append(reply.elapsed)

    async def _think(self) -> None:
        await asyncio.sleep(self.rng.uniform(0.5, 1.5) * PAUSE_S)
