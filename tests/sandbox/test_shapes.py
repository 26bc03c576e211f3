"""What the sandbox answers has the shapes of Discord's own description, wherever that is at hand."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from bot.sandbox import Sandbox

from .raw import button, row, select, send, text, v2
from .small_client import PNG, SmallClient

SHARED = Path(os.environ.get("CANASTA_SHARED") or Path(__file__).parents[3] / "shared")
DESCRIPTION = SHARED / "discord-openapi.json"
pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(not DESCRIPTION.is_file(), reason="Discord's description is not at hand"),
]
Check = Callable[[str, Any], None]


@pytest.fixture(scope="module")
def fits() -> Check:
    components = json.loads(DESCRIPTION.read_text())["components"]

    def check(name: str, shape: Any) -> None:
        schema = {"$ref": f"#/components/schemas/{name}", "components": components}
        jsonschema.Draft202012Validator(schema).validate(shape)

    return check


async def test_messages(box: Sandbox, client: SmallClient, fits: Check) -> None:
    anna = box.user("Anna")
    for command in ("hand", "picture", "think", "choose"):
        fits("MessageResponse", (await anna.command(command)).message)
    table = (await anna.command("canasta new", variant="classic")).message or {}
    fits("MessageResponse", (await anna.click(table, "Private")).message)
    shown = await anna.click(table, "Ask")
    fits("MessageResponse", (await anna.submit(shown, {"Cards": "KK2"})).message)
    section = {"type": 9, "components": [text()], "accessory": button("other")}
    picture = {"type": 12, "items": [{"media": {"url": "https://example.org/x.png"}}]}
    layout = v2({"type": 17, "components": [section, row(button()), {"type": 14}, picture, row(select())]})
    fits("MessageResponse", await send(client, "POST", f"/channels/{anna.channel.id}/messages", layout))


async def test_everything_else(box: Sandbox, client: SmallClient, fits: Check) -> None:
    anna = box.user("Anna")
    guild, channel = anna.channel.guild_id, anna.channel.id
    for command in box.commands.of(None):
        fits("ApplicationCommandResponse", command)
    for name, path in {
        "UserPIIResponse": "/users/@me",
        "PrivateApplicationResponse": "/applications/@me",
        "GatewayBotResponse": "/gateway/bot",
        "GuildChannelResponse": f"/channels/{channel}",
        "GuildMemberResponse": f"/guilds/{guild}/members/{anna.id}",
        "GuildResponse": f"/guilds/{guild}",
    }.items():
        fits(name, await send(client, "GET", path))
    fits(
        "ThreadResponse",
        await send(client, "POST", f"/channels/{channel}/threads", {"name": "x", "type": 11}),
    )
    emoji = {"name": "ks", "image": "data:image/png;base64," + base64.b64encode(PNG).decode()}
    fits("EmojiResponse", await send(client, "POST", f"/applications/{client.application_id}/emojis", emoji))


async def test_the_answer_to_a_callback(box: Sandbox, client: SmallClient, fits: Check) -> None:
    for command in ("hand", "think"):
        await box.user("Anna").command(command)
    for interaction in box.interactions.recent():
        fits("InteractionCallbackResponse", interaction.receipt())
