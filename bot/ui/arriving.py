"""An interaction as it comes in: one that Discord tells twice is done once, and one that takes long is deferred in time."""

import asyncio
import logging
import time
from typing import Any, Final
from weakref import WeakKeyDictionary

import discord

from bot.ui.private import defer_private, is_answered
from bot.ui.services import Interaction

log = logging.getLogger(__name__)

SOON: Final = (
    1.5  # seconds until an answer is promised; Discord waits for three, and the way there takes its part
)
FIRST_ANSWER: Final = 3.0  # seconds that Discord waits for a first answer
_LOOK: Final = 0.02  # seconds
_KEPT: Final = 2000  # interactions; after a lost connection Discord tells those of the last moments again

_SEEN: Final[WeakKeyDictionary[discord.Client, dict[int, None]]] = WeakKeyDictionary()
_UNANSWERED: Final[WeakKeyDictionary[discord.Client, dict[Interaction, float]]] = WeakKeyDictionary()
_PROMISING: Final[set[asyncio.Task[None]]] = set()


def is_new(interaction: Interaction) -> bool:
    """Whether this has not come before; from now on it has."""
    seen = _SEEN.setdefault(interaction.client, {})
    if interaction.id in seen:
        log.info("interaction %s was told twice", interaction.id)
        return False
    seen[interaction.id] = None
    if len(seen) > _KEPT:
        del seen[next(iter(seen))]
    return True


def answer_in_time(interaction: Interaction) -> None:
    """Promise an answer, for the one who acted alone, if there is none soon; whoever answers later need not care."""
    asyncio.get_running_loop().call_later(SOON, _promise, interaction)


def _promise(interaction: Interaction) -> None:
    if not is_answered(interaction) and not interaction.client.is_closed():
        task = asyncio.create_task(_defer(interaction), name=f"promise {interaction.id}")
        _PROMISING.add(task)
        task.add_done_callback(_PROMISING.discard)


async def _defer(interaction: Interaction) -> None:
    try:
        await defer_private(interaction)
    except (discord.HTTPException, OSError) as error:
        log.info("an answer could not be promised: %s", error)


def _unanswered(client: discord.Client) -> dict[Interaction, float]:
    """Whose first answer is under way, and since when; Discord waits for none that is older."""
    oldest = time.monotonic() - FIRST_ANSWER
    waiting = {
        one: since
        for one, since in _UNANSWERED.get(client, {}).items()
        if since > oldest and not is_answered(one)
    }
    _UNANSWERED[client] = waiting
    return waiting


async def all_answered(client: discord.Client, patience: float) -> None:
    """Wait so many seconds for the first answers that are under way, then give up."""
    end = time.monotonic() + patience
    while _unanswered(client) and time.monotonic() < end:  # noqa: ASYNC110  nobody is told of an answer
        await asyncio.sleep(_LOOK)
    _UNANSWERED.pop(client, None)


def takes(interaction: Any) -> bool:
    """Whether this is to be done; if so, it will be answered in time."""
    if not is_new(interaction):
        return False
    _unanswered(interaction.client)[interaction] = time.monotonic()
    if interaction.type is not discord.InteractionType.autocomplete:
        answer_in_time(interaction)
    return True
