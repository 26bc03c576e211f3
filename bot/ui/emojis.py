"""Card faces as emojis of the application: kept in step with the drawings in the background, and given by card.

Knows no game. An emoji that is missing is None, and whoever asked writes the card's name; nothing here ever fails a start.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Final, TypeVar

import discord

from bot.engine.cards import JOKER, KINDS, SUITS, Card
from bot.pictures import emoji_mark, emoji_picture
from bot.ui.cards import card_text

log = logging.getLogger(__name__)

PACE: Final = 0.25  # seconds between two uploads; what Discord allows beyond that, the library waits for
_OURS: Final = re.compile(r"(?:(?:10|[2-9JQKA])[shdc]|joker)_[0-9a-f]{6}", re.ASCII)
_INVALID: Final = 50035

T = TypeVar("T")
CardEmoji = Callable[[Card], discord.PartialEmoji | None]
"""Gives a card's emoji, or None where its name has to do."""


def no_emoji(_: Card) -> None:
    """For readers who want text only, and as long as nothing is uploaded."""


def pictured(card: Card, locale: str, emoji: CardEmoji) -> str:
    """A card in a text: its emoji, if there is one, and always its name."""
    return f"{emoji(card) or ''}{card_text(card, locale)}"


@cache
def emoji_name(card: Card) -> str:
    """The card's name and a sign of its drawing, `10h_3f9a1c`: another drawing has another name."""
    name = "joker" if card == JOKER else card_text(card, "en")[:-1] + SUITS[card & 3]
    return f"{name}_{emoji_mark(card)}"


def is_ours(name: str) -> bool:
    """Whether an emoji of this name is a card face, of these drawings or of earlier ones."""
    return _OURS.fullmatch(name) is not None


class CardEmojis:
    """The card faces that Discord has, by card. Until it is started, and wherever Discord refuses, there are none."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._found: dict[Card, discord.PartialEmoji] = {}
        self._task: asyncio.Task[None] | None = None

    def __call__(self, card: Card) -> discord.PartialEmoji | None:
        return self._found.get(card)

    def start(self) -> None:
        """Begin to bring Discord's emojis into step; returns at once. The client must be logged in."""
        self._task = asyncio.create_task(self._keep_in_step(), name="emojis")

    async def settled(self) -> None:
        """Until that is done, or has been given up."""
        if self._task is not None:
            await asyncio.wait((self._task,))

    async def close(self) -> None:
        """Leave off where it is."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))

    async def tried(self, send: Callable[[], Awaitable[T]]) -> T:
        """Make and send a message with emojis; where one of them is gone, once more, and by name from now on."""
        try:
            return await send()
        except discord.HTTPException as error:
            if error.code != _INVALID or "emoji" not in error.text.lower():
                raise
            log.warning("Discord refuses our emojis, names stand in for them until the next start: %s", error)
            self._found.clear()
            return await send()

    async def _keep_in_step(self) -> None:
        try:
            await self._sync(await asyncio.to_thread(_names))
        except discord.HTTPException as error:
            log.warning("not every card has its emoji, names stand in for them: %s", error)
        except Exception:
            log.exception("not every card has its emoji, names stand in for them")

    async def _sync(self, names: Mapping[str, Card]) -> None:
        there = await self._fetched(names)
        missing = [card for name, card in names.items() if card not in self._found]
        for card in missing:
            if card not in self._found:  # another process may upload at the same time
                await self._upload(card, names)
                await asyncio.sleep(PACE)
        old = [emoji for emoji in there if is_ours(emoji.name) and emoji.name not in names]
        for emoji in old:
            await self._remove(emoji)
            await asyncio.sleep(PACE)
        if missing or old:
            log.info("card emojis: %d uploaded, %d old ones removed", len(missing), len(old))

    async def _fetched(self, names: Mapping[str, Card]) -> Sequence[discord.Emoji]:
        """What is there, card faces of today's drawings taken into use."""
        there = await self._client.fetch_application_emojis()
        self._adopt(names, there)
        return there

    def _adopt(self, names: Mapping[str, Card], emojis: Iterable[discord.Emoji]) -> None:
        for emoji in emojis:
            if (card := names.get(emoji.name)) is not None:
                self._found.setdefault(card, discord.PartialEmoji(name=emoji.name, id=emoji.id))

    async def _upload(self, card: Card, names: Mapping[str, Card]) -> None:
        """Raises discord.HTTPException, unless it is there all the same: uploaded by another process just now."""
        try:
            made = await self._client.create_application_emoji(
                name=emoji_name(card), image=emoji_picture(card)
            )
        except discord.HTTPException as error:
            if error.status != 400:
                raise
            await self._fetched(names)
            if card not in self._found:
                raise
        else:
            self._adopt(names, (made,))

    async def _remove(self, emoji: discord.Emoji) -> None:
        """An old drawing is of no use any more; another process may have been faster."""
        try:
            await emoji.delete()
        except discord.NotFound:
            log.info("emoji %s is gone already", emoji.name)


def _names() -> dict[str, Card]:
    """Every card by the name of its emoji; draws them all, so it is for a thread."""
    return {emoji_name(card): card for card in range(KINDS)}
