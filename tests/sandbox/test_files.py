"""Attachments that an edit replaces stay for readers who are about to load them, but not for ever."""

from __future__ import annotations

from bot.sandbox import Sandbox
from bot.sandbox.messages import KEPT_REPLACED
from bot.sandbox.uploads import Upload

from .small_client import PNG


def picture(number: int) -> Upload:
    return Upload("0", f"{number}.png", PNG)


async def test_the_last_replaced_attachments_are_still_served(box: Sandbox) -> None:
    channel = box.world.channel_named("cards")
    message = box.messages.create(channel, box.world.bot, {"content": "table"}, [picture(0)])
    first = message.files[0]["id"]
    box.messages.edit(message, {"attachments": [{"id": "0"}]}, [picture(1)])
    assert first in box.world.blobs
    for number in range(2, KEPT_REPLACED + 10):
        box.messages.edit(message, {"attachments": [{"id": "0"}]}, [picture(number)])
    assert first not in box.world.blobs
    assert len(box.world.blobs) == KEPT_REPLACED + 1
