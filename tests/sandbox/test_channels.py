"""Channels: permissions, other people's messages, threads, pins, double posts, emojis."""

from __future__ import annotations

import base64

import discord
import pytest

from bot.sandbox import Sandbox
from bot.sandbox.permissions import mask

from .raw import button, faults, refused, row, send
from .small_client import PNG, SmallClient

pytestmark = pytest.mark.e2e


def path_of(box: Sandbox) -> str:
    return f"/channels/{box.user('Anna').channel.id}"


@pytest.mark.parametrize(
    ("deny", "body", "code"),
    [
        (["view_channel"], {"content": "x"}, 50001),
        (["SEND_MESSAGES"], {"content": "x"}, 50013),
        (["embed_links"], {"embeds": [{"title": "t"}]}, 50013),
    ],
)
async def test_what_is_denied_in_a_channel_is_refused_there(
    box: Sandbox, client: SmallClient, deny: list[str], body: dict[str, object], code: int
) -> None:
    box.world.deny_bot(box.user("Anna").channel, mask(deny))
    error = await refused(client, "POST", path_of(box) + "/messages", body)
    assert (error.status, error.code) == (403, code)
    elsewhere = box.world.channel_named("kitchen")
    await send(client, "POST", f"/channels/{elsewhere.id}/messages", body)


async def test_the_client_sees_what_it_is_denied(box: Sandbox, client: SmallClient) -> None:
    channel = box.user("Anna").channel
    box.world.deny_bot(channel, mask(["attach_files"]))
    reply = await box.user("Anna").command("hand")
    assert reply.error is None
    assert not client.seen[-1].app_permissions.attach_files
    seen = client.get_channel(int(channel.id))
    assert isinstance(seen, discord.TextChannel)
    assert not seen.permissions_for(seen.guild.me).attach_files


async def test_other_peoples_messages_are_theirs(box: Sandbox, client: SmallClient) -> None:
    said = box.user("Anna").say("mine")
    path = f"{path_of(box)}/messages/{said['id']}"
    assert (await refused(client, "PATCH", path, {"content": "x"})).code == 50005
    assert (await refused(client, "DELETE", path)).code == 50013
    assert (await refused(client, "PUT", f"{path_of(box)}/messages/pins/{said['id']}")).code == 50013


async def test_a_message_is_read_edited_listed_and_deleted(box: Sandbox, client: SmallClient) -> None:
    base = path_of(box) + "/messages"
    ids = [(await send(client, "POST", base, {"content": str(n)}))["id"] for n in range(5)]
    assert [m["content"] for m in await send(client, "GET", base + "?limit=3")] == ["4", "3", "2"]
    assert [m["id"] for m in await send(client, "GET", f"{base}?after={ids[1]}&limit=2")] == [ids[3], ids[2]]
    assert [m["id"] for m in await send(client, "GET", f"{base}?before={ids[1]}")] == [ids[0]]
    edited = await send(client, "PATCH", f"{base}/{ids[0]}", {"content": "new"})
    assert (edited["content"], edited["edited_timestamp"] is None) == ("new", False)
    assert (await refused(client, "PATCH", f"{base}/{ids[0]}", {"content": ""})).code == 50006
    await send(client, "DELETE", f"{base}/{ids[0]}")
    assert (await refused(client, "GET", f"{base}/{ids[0]}")).code == 10008
    assert (await refused(client, "GET", "/channels/5/messages")).code == 10003


async def test_a_nonce_prevents_a_double_post(box: Sandbox, client: SmallClient) -> None:
    body = {"content": "once", "nonce": "table-1-ply-2", "enforce_nonce": True}
    first = await send(client, "POST", path_of(box) + "/messages", body)
    second = await send(client, "POST", path_of(box) + "/messages", body)
    assert first["id"] == second["id"]
    box.clock.advance(301)
    third = await send(client, "POST", path_of(box) + "/messages", body)
    assert third["id"] != first["id"]
    box.user("Anna").delete(third)
    assert (await refused(client, "GET", f"{path_of(box)}/messages/{third['id']}")).code == 10008
    await send(client, "POST", path_of(box) + "/messages", body | {"enforce_nonce": False})
    assert len(box.user("Anna").messages()) == 2


async def test_a_reply_needs_its_message(box: Sandbox, client: SmallClient) -> None:
    body = {"content": "x", "message_reference": {"message_id": "5"}}
    found = await faults(client, "POST", path_of(box) + "/messages", body)
    assert found == {"message_reference": "REPLIES_UNKNOWN_MESSAGE"}
    said = box.user("Anna").say("hello")
    reply = await send(
        client, "POST", path_of(box) + "/messages", body | {"message_reference": {"message_id": said["id"]}}
    )
    assert reply["message_reference"]["message_id"] == said["id"]


async def test_threads_are_opened_used_archived_and_removed(box: Sandbox, client: SmallClient) -> None:
    channel = client.get_channel(int(box.user("Anna").channel.id))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="a table", type=discord.ChannelType.public_thread)
    sent = await thread.send("in the thread")
    anna = box.user("Anna", channel=str(thread.id))
    assert anna.last()["content"] == "in the thread"
    assert (await anna.command("hand")).error is None
    assert isinstance(client.seen[-1].channel, discord.Thread)
    await thread.edit(archived=True)
    assert (
        await refused(client, "PATCH", f"/channels/{thread.id}/messages/{sent.id}", {"content": "x"})
    ).code == 50083
    await thread.send("it opens again")
    assert not box.world.channel(thread.id).archived
    message = await channel.send("start here")
    inner = await message.create_thread(name="another")
    assert inner.id == message.id
    error = await refused(
        client, "POST", f"/channels/{channel.id}/messages/{message.id}/threads", {"name": "x"}
    )
    assert error.code == 160004
    box.world.deny_bot(box.world.channel(channel.id), mask(["send_messages_in_threads"]))
    assert (await refused(client, "POST", f"/channels/{inner.id}/messages", {"content": "x"})).code == 50013


async def test_direct_messages_are_closed(box: Sandbox, client: SmallClient) -> None:
    user = await client.fetch_user(int(box.user("Anna").id))
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("psst")
    assert caught.value.code == 50007


async def test_application_emojis_come_and_go(box: Sandbox, client: SmallClient) -> None:
    emoji = await client.create_application_emoji(name="king_spades", image=PNG)
    assert [e.name for e in await client.fetch_application_emojis()] == ["king_spades"]
    shown = {"components": [row(button(emoji={"id": emoji.id, "name": emoji.name}))]}
    await send(client, "POST", path_of(box) + "/messages", shown)
    assert (await emoji.edit(name="ks")).name == "ks"
    await emoji.delete()
    assert "components.0.components.0.emoji.id" in await faults(
        client, "POST", path_of(box) + "/messages", shown
    )
    base = f"/applications/{client.application_id}/emojis"
    assert (await refused(client, "GET", f"{base}/{emoji.id}")).code == 10014


async def test_faulty_emojis_are_refused(box: Sandbox, client: SmallClient) -> None:
    base = f"/applications/{client.application_id}/emojis"
    image = "data:image/png;base64," + base64.b64encode(PNG).decode()
    assert await faults(client, "POST", base, {"name": "k♠", "image": image}) == {"name": "STRING_TYPE_REGEX"}
    assert await faults(client, "POST", base, {"name": "ks", "image": "no"}) == {"image": "IMAGE_INVALID"}
    heavy = "data:image/png;base64," + base64.b64encode(b"x" * (256 * 1024 + 1)).decode()
    assert (await refused(client, "POST", base, {"name": "ks", "image": heavy})).code == 50138
    await send(client, "POST", base, {"name": "ks", "image": image})
    again = await faults(client, "POST", base, {"name": "ks", "image": image})
    assert again == {"name": "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"}
    error = await refused(client, "GET", "/applications/5/emojis/1")
    assert (error.status, error.code) == (403, 20012)
