"""Bodies of messages: what Discord refuses, where it says so, and what it takes."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest

from bot.sandbox import Sandbox

from .raw import Json, button, faults, refused, row, select, send, text, v2
from .small_client import PNG, SmallClient

pytestmark = pytest.mark.e2e

LENGTH = "BASE_TYPE_BAD_LENGTH"
EMOJI = "BUTTON_COMPONENT_INVALID_EMOJI"
CELL = "components.0.components.0"


def embed(**more: Any) -> Json:
    return {"embeds": [{"title": "t"} | more]}


BAD = {
    "content over 2000": ({"content": "x" * 2001}, "content", LENGTH),
    "six rows": ({"components": [row(button(str(n))) for n in range(6)]}, "components", LENGTH),
    "six buttons": (
        {"components": [row(*(button(str(n)) for n in range(6)))]},
        "components.0.components",
        LENGTH,
    ),
    "an empty row": ({"components": [row()]}, "components.0.components", LENGTH),
    "label over 80": ({"components": [row(button(label="x" * 81))]}, f"{CELL}.label", LENGTH),
    "custom_id over 100": ({"components": [row(button("x" * 101))]}, f"{CELL}.custom_id", LENGTH),
    "no custom_id": ({"components": [row(button(""))]}, f"{CELL}.custom_id", "BASE_TYPE_REQUIRED"),
    "custom_id twice": (
        {"components": [row(button("b"), button("b"))]},
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "nothing on a button": (
        {"components": [row(button(label=""))]},
        CELL,
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    "no such style": ({"components": [row(button(style=9))]}, f"{CELL}.style", "NUMBER_TYPE_MAX"),
    "an unknown emoji": ({"components": [row(button(emoji={"id": "5"}))]}, f"{CELL}.emoji.id", EMOJI),
    "a card glyph": (
        {"components": [row(button(emoji={"name": "\U0001f0a1"}))]},
        f"{CELL}.emoji.name",
        EMOJI,
    ),
    "26 options": ({"components": [row(select(26))]}, f"{CELL}.options", LENGTH),
    "no options": ({"components": [row(select(0))]}, f"{CELL}.options", LENGTH),
    "more to choose than there is": (
        {"components": [row(select(2, max_values=3))]},
        f"{CELL}.options",
        LENGTH,
    ),
    "placeholder over 150": (
        {"components": [row(select(placeholder="x" * 151))]},
        f"{CELL}.placeholder",
        LENGTH,
    ),
    "option label over 100": (
        {"components": [row(select(options=[{"label": "x" * 101, "value": "1"}]))]},
        f"{CELL}.options.0.label",
        LENGTH,
    ),
    "a value twice": (
        {"components": [row(select(options=[{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]))]},
        f"{CELL}.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "a button beside a select": (
        {"components": [row(select(), button())]},
        CELL,
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "text in an old message": ({"components": [text()]}, "components.0.type", "UNION_TYPE_CHOICES"),
    "title over 256": (embed(title="x" * 257), "embeds.0.title", LENGTH),
    "description over 4096": (embed(description="x" * 4097), "embeds.0.description", LENGTH),
    "26 fields": (embed(fields=[{"name": "n", "value": "v"}] * 26), "embeds.0.fields", LENGTH),
    "an empty field": (
        embed(fields=[{"name": "n", "value": ""}]),
        "embeds.0.fields.0.value",
        "BASE_TYPE_REQUIRED",
    ),
    "embeds over 6000": (
        {"embeds": [{"description": "x" * 3001}] * 2},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "an image that is not there": (
        embed(image={"url": "attachment://no.png"}),
        "embeds.0.image.url",
        "EMBED_ATTACHMENT_NOT_FOUND",
    ),
    "a nonce over 25": ({"content": "x", "nonce": "x" * 26}, "nonce", LENGTH),
    "mentions both ways": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "v2 with content": (
        v2(text(), content="x"),
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "v2 with embeds": (
        v2(text(), embeds=[{"title": "t"}]),
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "41 components": (
        v2({"type": 17, "components": [text("x") for _ in range(40)]}),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "4001 characters": (
        v2(text("x" * 2001), text("x" * 2000)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "10001 bytes": (v2(text("♠" * 3334)), "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    "a container in a container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components.0.components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "a section without accessory": (
        v2({"type": 9, "components": [text()]}),
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    "a picture that is not there": (
        v2({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
}


@pytest.mark.parametrize("name", BAD)
async def test_a_form_fault_is_named_where_it_is(box: Sandbox, client: SmallClient, name: str) -> None:
    body, path, code = BAD[name]
    found = await faults(client, "POST", f"/channels/{box.user('Anna').channel.id}/messages", body)
    assert found.get(path) == code
    assert box.user("Anna").messages() == []


async def test_what_is_just_within_the_limits_is_taken(box: Sandbox, client: SmallClient) -> None:
    path = f"/channels/{box.user('Anna').channel.id}/messages"
    full = [row(*(button(f"{r}{n}", label="x" * 80) for n in range(5))) for r in range(5)]
    await send(client, "POST", path, {"content": "x" * 2000, "components": full})
    await send(client, "POST", path, {"components": [row(select(25, placeholder="x" * 150, max_values=25))]})
    await send(client, "POST", path, {"embeds": [{"description": "x" * 3000}] * 2})
    await send(client, "POST", path, v2({"type": 17, "components": [text("x" * 100) for _ in range(39)]}))
    for name in ("♠️", "♠", "🃏", "1️⃣", "👍🏽"):
        await send(client, "POST", path, {"components": [row(button(emoji={"name": name}, label=None))]})
    assert len(box.user("Anna").messages()) == 9


async def test_an_empty_message_is_refused(box: Sandbox, client: SmallClient) -> None:
    error = await refused(
        client, "POST", f"/channels/{box.user('Anna').channel.id}/messages", {"content": ""}
    )
    assert (error.status, error.code) == (400, 50006)


async def test_the_v2_flag_stays_and_old_fields_stay_out(box: Sandbox, client: SmallClient) -> None:
    base = f"/channels/{box.user('Anna').channel.id}/messages"
    message = await send(client, "POST", base, v2(text()))
    one = f"{base}/{message['id']}"
    found = await faults(client, "PATCH", one, {"flags": 0})
    assert found == {"flags": "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG"}
    assert "content" in await faults(client, "PATCH", one, {"content": "x"})
    old = await send(client, "POST", base, {"content": "x"})
    assert "content" in await faults(client, "PATCH", f"{base}/{old['id']}", v2(text()))
    changed = await send(client, "PATCH", f"{base}/{old['id']}", v2(text(), content=None))
    assert changed["flags"] == 1 << 15


async def test_uploads_of_a_layout_must_be_referenced(box: Sandbox, client: SmallClient) -> None:
    channel = client.get_channel(int(box.user("Anna").channel.id))
    assert isinstance(channel, discord.TextChannel)
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay("hello"))
    with pytest.raises(discord.HTTPException, match="must be referenced"):
        await channel.send(view=view, file=discord.File(io.BytesIO(PNG), "table.png"))
    view.add_item(
        discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png", description="a table"))
    )
    sent = await channel.send(view=view, file=discord.File(io.BytesIO(PNG), "table.png"))
    body = box.user("Anna").now(str(sent.id))
    assert body["components"][1]["items"][0]["media"]["url"].startswith(box.url)
    again = discord.ui.LayoutView()
    again.add_item(discord.ui.TextDisplay("other"))
    changed = await sent.edit(view=again, attachments=[])
    assert changed.attachments == []
    assert len(box.world.blobs) == 1  # a reader may still be loading it


async def test_nobody_is_pinged_who_is_not_allowed(box: Sandbox, client: SmallClient) -> None:
    anna, kari = box.user("Anna"), box.user("Kari")
    path = f"/channels/{anna.channel.id}/messages"
    content = f"{anna.mention} {kari.mention}"
    quiet = await send(client, "POST", path, {"content": content, "allowed_mentions": {"parse": []}})
    one = await send(
        client, "POST", path, {"content": content, "allowed_mentions": {"users": [int(kari.id)]}}
    )
    assert quiet["mentions"] == []
    assert [u["id"] for u in one["mentions"]] == [kari.id]
