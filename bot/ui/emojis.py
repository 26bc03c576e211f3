"""Card faces as emojis of the application: kept in step with the drawings in the background, and given by card.

Knows no game. Each reader sees the letters of their language and the colours of their look; where that emoji is missing the card
is written by name, and nothing here ever fails a start.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final, TypeVar

import discord

from bot.engine.cards import JOKER, SUITS, Card
from bot.pictures import (
    LOOKS,
    EmojiDrawing,
    emoji_drawing,
    emoji_drawings,
    emoji_mark,
    emoji_picture,
    letters_of,
)
from bot.texts import languages, say
from bot.ui.cards import card_text

log = logging.getLogger(__name__)

PACE: Final = 0.25  # seconds between two uploads; what Discord allows beyond that, the library waits for
_OURS: Final = re.compile(
    r"(?:(?:10|[2-9JQKA])[shdc]|joker)(?:_[A-Z][a-z]?)?(?:_[a-z]{2})?_[0-9a-f]{6}", re.ASCII
)
_INVALID: Final = 50035

T = TypeVar("T")
CardEmoji = Callable[[Card], discord.PartialEmoji | None]
"""Gives a card's emoji, or None where its name has to do."""


def no_emoji(_: Card) -> None:
    """For readers who want text only, and as long as nothing is uploaded."""


def pictured(card: Card, locale: str, emoji: CardEmoji) -> str:
    """A card in a text: its emoji, which is read out by a name that begins with the card's, else its name."""
    return str(emoji(card) or card_text(card, locale))


def emoji_name(drawing: EmojiDrawing) -> str:
    """The card's name, what is different for few readers, and a sign of the drawing: `10h_3f9a1c`, `Qh_D_hc_08e1f2`.

    Another drawing has another name.
    """
    english = emoji_drawing(drawing.card)
    parts = (
        _name(drawing.card),
        drawing.rank if drawing.rank != english.rank else "",
        "".join(word[0] for word in drawing.look.split("_")) if drawing.look != english.look else "",
        emoji_mark(drawing),
    )
    return "_".join(part for part in parts if part)


def _name(card: Card) -> str:
    return "joker" if card == JOKER else card_text(card, "en")[:-1] + SUITS[card & 3]


def is_ours(name: str) -> bool:
    """Whether an emoji of this name is a card face, of these drawings or of earlier ones."""
    return _OURS.fullmatch(name) is not None


class CardEmojis:
    """The card faces that Discord has. Until it is started, and wherever Discord refuses, there are none."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._found: dict[EmojiDrawing, discord.PartialEmoji] = {}
        self._task: asyncio.Task[None] | None = None

    def reader(self, locale: str, look: str = "classic") -> CardEmoji:
        """The emojis for one who reads this language, in colours of the usual look until there are those of theirs.

        None for a look without pictures. Public texts have the usual look.
        """
        if look not in LOOKS:
            return no_emoji
        letters = letters_of(partial(say, locale))

        def emoji(card: Card) -> discord.PartialEmoji | None:
            wished, usual = emoji_drawing(card, letters, look), emoji_drawing(card, letters)
            return self._found.get(wished) or self._found.get(usual)

        return emoji

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

    async def _sync(self, names: Mapping[str, EmojiDrawing]) -> None:
        there = await self._fetched(names)
        missing = {name: drawing for name, drawing in names.items() if drawing not in self._found}
        for name, drawing in missing.items():
            if drawing not in self._found:  # another process may upload at the same time
                await self._upload(name, names)
                await asyncio.sleep(PACE)
        old = [emoji for emoji in there if is_ours(emoji.name) and emoji.name not in names]
        for emoji in old:
            await self._remove(emoji)
            await asyncio.sleep(PACE)
        if missing or old:
            log.info("card emojis: %d uploaded, %d old ones removed", len(missing), len(old))

    async def _fetched(self, names: Mapping[str, EmojiDrawing]) -> Sequence[discord.Emoji]:
        """What is there, card faces of today's drawings taken into use."""
        there = await self._client.fetch_application_emojis()
        self._adopt(names, there)
        return there

    def _adopt(self, names: Mapping[str, EmojiDrawing], emojis: Iterable[discord.Emoji]) -> None:
        for emoji in emojis:
            if (drawing := names.get(emoji.name)) is not None:
                self._found.setdefault(drawing, discord.PartialEmoji(name=emoji.name, id=emoji.id))

    async def _upload(self, name: str, names: Mapping[str, EmojiDrawing]) -> None:
        """Raises discord.HTTPException, unless it is there all the same: uploaded by another process just now."""
        try:
            made = await self._client.create_application_emoji(name=name, image=emoji_picture(names[name]))
        except discord.HTTPException as error:
            if error.status != 400:
                raise
            await self._fetched(names)
            if names[name] not in self._found:
                raise
        else:
            self._adopt(names, (made,))

    async def _remove(self, emoji: discord.Emoji) -> None:
        """An old drawing is of no use any more; another process may have been faster."""
        try:
            await emoji.delete()
        except discord.NotFound:
            log.info("emoji %s is gone already", emoji.name)


def _names() -> dict[str, EmojiDrawing]:
    """Everything to be drawn by the name of its emoji, in order; draws it all, so it is for a thread."""
    letters = [letters_of(partial(say, language.code)) for language in languages()]
    return {emoji_name(drawing): drawing for drawing in emoji_drawings(letters)}
