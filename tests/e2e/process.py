"""A real bot process against the sandbox, and a player who knows nothing of it but what Discord shows them."""

import asyncio
import contextlib
import os
import re
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import bot
from bot.sandbox import Actor, Reply, Sandbox
from bot.sandbox.errors import Json
from tests.e2e.playing import EPHEMERAL
from tests.ui.limits import BUTTON, walk

ROOT = Path(bot.__file__).parent.parent
EMOJI = re.compile(r"<:\w+:\d+>")
MOST_ACTIONS = 600
PATIENCE = 120.0  # seconds; only guards against hanging


class BotProcess:
    """`python -m bot` on one database; killed and started again as often as one likes."""

    def __init__(self, box: Sandbox, folder: Path, delay: float = 0.02) -> None:
        self._box = box
        self._folder = folder
        self._delay = delay
        self._process: asyncio.subprocess.Process | None = None
        self.log = folder / "log.txt"

    async def start(self) -> None:
        """Until it is connected."""
        more = {
            "DISCORD_TOKEN": self._box.token,
            "DISCORD_API_URL": self._box.api_url,
            "CANASTA_DATABASE": str(self._folder / "games.db"),
            "CANASTA_COMPUTER_DELAY": str(self._delay),
            "PYTHONPATH": str(ROOT),
        }
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", cwd=self._folder, env={**os.environ, **more}, stderr=log
            )
        async with asyncio.timeout(PATIENCE):
            while not self._box.gateway.connected:
                assert self._process.returncode is None, self.log.read_text()
                await asyncio.sleep(0.02)
        self.told_that_none_came()

    async def kill(self) -> None:
        """As a power cut does: at once, whatever it is doing."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        async with asyncio.timeout(PATIENCE):
            while self._box.gateway.connected:
                await asyncio.sleep(0.01)
        self.told_that_none_came()

    def told_that_none_came(self) -> None:
        """Whoever waits for an answer of a process that is dead gets none."""
        self._box.clock.advance(4)

    async def again(self) -> None:
        await self.kill()
        await self.start()

    async def end(self) -> int:
        """Asked politely; its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()


class Looker:
    """A player who decides by what they are shown: the panel, its suggestions, and what is offered while typing."""

    def __init__(self, actor: Actor, *, presses: bool) -> None:
        self.actor = actor
        self.presses = presses
        self.rng = Random(11)
        self.panel: Json = {}

    def live(self, what: str) -> list[Json]:
        """The components of the panel that do this and can be used."""
        parts = walk(self.panel.get("components", []))
        return [p for p in parts if f":{what}:" in str(p.get("custom_id", "")) and not p.get("disabled")]

    def took(self, reply: Reply) -> bool:
        """Whether an answer came, and if so it is what the player has before them from now on."""
        if reply.error is not None:
            return False
        shown = reply.message if reply.ephemeral else None
        self.panel = shown or self.panel
        assert shown is None or shown["flags"] & EPHEMERAL
        return True

    async def look(self) -> bool:
        """Have the hand shown."""
        if not self.presses:
            return self.took(await self.actor.command("hand"))
        public = [m for m in self.actor.messages() if not m["flags"] & EPHEMERAL and ":hand:" in str(m)]
        return bool(public) and self.took(await self.actor.click(public[-1], _id(public[-1], "hand")))

    async def act(self) -> bool:
        """Do one thing if it is this player's turn; whether there was something to do, and an answer to it."""
        for what in ("yes", "pass", "three"):  # seldom, and there are no commands for these
            if self.live(what):
                return await self.press(what)
        if self.live("draw"):
            return await (self._draw_by_press() if self.presses else self._draw_by_command())
        if self.live("discard") or self.live("lay") or self.live("group"):
            return bool(self.live("suggest")) and await self._lay_or_discard()
        return False

    async def press(self, what: str, part: Json | None = None, value: str | None = None) -> bool:
        part = part or self.live(what)[0]
        if part["type"] == BUTTON:
            return self.took(await self.actor.click(self.panel, part["custom_id"]))
        chosen = value or part["options"][0]["value"]
        return self.took(await self.actor.select(self.panel, part["custom_id"], chosen))

    async def _draw_by_press(self) -> bool:
        return await self.press("take" if self.live("take") else "draw")

    async def _draw_by_command(self) -> bool:
        offered = (await self.actor.autocomplete("take", "cards")).choices
        if offered:
            return self.took(await self.actor.command("take", cards=offered[0]["value"]))
        return self.took(await self.actor.command("draw"))

    async def _lay_or_discard(self) -> bool:
        hint = await self.actor.command("hint") if not self.presses else await self._suggested()
        if not self.took(hint):
            return False
        if self.live("lay"):
            return await self._lay()
        return await self._discard(EMOJI.sub("", hint.text))

    async def _lay(self) -> bool:
        """Lay what is put aside: by command it is what is offered first."""
        if self.presses:
            return await self.press("lay") and await self._sure()
        offered = (await self.actor.autocomplete("meld", "cards")).choices
        if not offered:
            return False
        cards = offered[0]["value"]
        return await self._surely("meld", lambda: self.actor.command("meld", cards=cards), "lay")

    async def _suggested(self) -> Reply:
        return await self.actor.click(self.panel, self.live("suggest")[0]["custom_id"])

    async def _discard(self, hint: str) -> bool:
        if self.presses:
            offered = [(part, o) for part in self.live("discard") for o in part["options"]]
            if not offered:
                return False
            named = [
                it for it in offered if f"discard {EMOJI.sub('', it[1]['label']).split(' ')[0]}." in hint
            ]
            part, option = (named or offered)[0]
            return await self.press("discard", part, option["value"]) and await self._sure()
        choices = (await self.actor.autocomplete("discard", "card")).choices or []
        if not choices:
            return False
        meant = [c for c in choices if f"discard {c['name'].split(' ')[0]}." in hint]
        card = (meant or choices)[0]["value"]
        return await self._surely("discard", lambda: self.actor.command("discard", card=card), "discard")

    async def _surely(self, _: str, command: Callable[[], Awaitable[Reply]], what: str) -> bool:
        """By command or by press; where a question is asked, yes."""
        if self.presses:
            return await self.press(what) and await self._sure()
        if not self.took(await command()):
            return False
        return not self.live("sure") or self.took(await command())

    async def _sure(self) -> bool:
        return not self.live("sure") or await self.press("sure")

    # the table as everyone sees it

    def public(self, what: str) -> Json | None:
        """The newest message for everyone that offers this."""
        for message in reversed(self.actor.messages()):
            if not message["flags"] & EPHEMERAL and f":{what}:" in str(message["components"]):
                return message
        return None

    async def next_round(self) -> bool:
        if not self.presses:
            return self.took(await self.actor.command("canasta start"))
        sheet = self.public("next")
        return sheet is not None and self.took(await self.actor.click(sheet, _id(sheet, "next")))

    @property
    def is_over(self) -> bool:
        return self.public("rematch") is not None


def _id(message: Json, what: str) -> str:
    return next(
        str(part["custom_id"])
        for part in walk(message["components"])
        if f":{what}:" in str(part.get("custom_id", ""))
    )


Trouble = Callable[[int], Awaitable[None]]


async def play_match(looker: Looker, trouble: Trouble) -> int:
    """To the match's end, whatever happens meanwhile; `trouble` is called with the number of each action before it is done."""
    done = 0
    async with asyncio.timeout(15 * 60):
        while not looker.is_over:
            await trouble(done)
            if looker.public("next") is not None and await looker.next_round():
                continue
            if await looker.look() and await looker.act():
                done += 1
            else:
                await asyncio.sleep(0.02)
            assert done < MOST_ACTIONS
    return done


async def in_flight(looker: Looker) -> Any:
    """Start the next action without waiting for its answer."""
    await looker.look()
    task = asyncio.create_task(looker.act())
    await asyncio.sleep(looker.rng.random() * 0.03)
    return task
