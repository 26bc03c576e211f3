"""The gateway: logging in, losing the connection and coming back to what was missed."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any

import aiohttp
import discord
import msgspec
import pytest
from discord.http import Route

from bot.sandbox import Sandbox

from .raw import refused
from .small_client import SmallClient, running

pytestmark = pytest.mark.e2e


async def test_a_wrong_token_cannot_log_in(box: Sandbox) -> None:
    Route.BASE = box.api_url
    client = SmallClient()
    with pytest.raises(discord.LoginFailure):
        await client.login("wrong")
    await client.close()


async def test_the_client_knows_guilds_channels_and_its_permissions(
    box: Sandbox, client: SmallClient
) -> None:
    await client.wait_until_ready()
    assert sorted(g.name for g in client.guilds) == ["Club", "Family table"]
    channel = client.get_channel(int(box.world.channel_named("kitchen").id))
    assert isinstance(channel, discord.TextChannel)
    mine = channel.permissions_for(channel.guild.me)
    assert mine.send_messages
    assert not mine.manage_messages
    assert channel.guild.preferred_locale is discord.Locale.british_english


async def test_what_happens_while_the_socket_is_lost_is_replayed(box: Sandbox, client: SmallClient) -> None:
    anna = box.user("Anna")
    box.gateway.drop()
    reply = await asyncio.create_task(anna.command("hand"))
    assert reply.text.startswith("your cards")
    assert client.resumed.is_set()
    assert len(client.guilds) == 2


async def test_a_reconnect_is_followed(box: Sandbox, client: SmallClient) -> None:
    box.gateway.ask_reconnect()
    async with asyncio.timeout(60):
        await client.resumed.wait()
    assert (await box.user("Anna").command("hand")).error is None


async def test_an_invalid_session_starts_anew(box: Sandbox, client: SmallClient) -> None:
    before = set(box.gateway.sessions)
    box.gateway.invalidate()
    async with asyncio.timeout(60):
        while not (set(box.gateway.sessions) - before and box.gateway.connected):
            await asyncio.sleep(0.01)
    assert not client.resumed.is_set()
    assert (await box.user("Anna").command("hand")).error is None


async def test_a_killed_client_leaves_the_table_to_the_next(box: Sandbox) -> None:
    async with running(box):
        await box.user("Anna").command("hand")
    async with running(box):
        assert (await box.user("Anna").click(box.user("Anna").last(), "Edit")).text.startswith("changed")


async def test_new_places_are_told(box: Sandbox, client: SmallClient) -> None:
    guild = box.world.add_guild("Neighbours", "no")
    box.world.add_channel(guild.id, "attic")
    async with asyncio.timeout(60):
        while not any(c.name == "attic" for c in client.get_all_channels()):
            await asyncio.sleep(0.01)
    assert (await box.user("Anna", channel="attic").command("hand")).error is None


async def test_members_are_fetched_by_id(box: Sandbox, client: SmallClient) -> None:
    guild = client.guilds[0]
    kari = box.user("Kari")
    assert [m.display_name for m in await guild.query_members(user_ids=[int(kari.id)])] == ["Kari"]
    assert (await guild.fetch_member(int(kari.id))).display_name == "Kari"
    error = await refused(client, "GET", f"/guilds/{guild.id}/members/5")
    assert (error.status, error.code) == (404, 10007)


async def test_without_a_token_nothing_is_told(box: Sandbox) -> None:
    async with aiohttp.ClientSession() as http:
        async with http.get(box.api_url + "/users/@me") as answer:
            assert answer.status == 401
            assert await answer.json() == {"message": "401: Unauthorized", "code": 0}
        async with http.get(box.api_url + "/nowhere") as answer:
            assert answer.status == 404


async def _hello(ws: aiohttp.ClientWebSocketResponse) -> Any:
    return msgspec.json.decode((await ws.receive()).data)


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("no json", 4002),
        ('{"op": 77}', 4001),
        ('{"op": 3, "d": {}}', 4003),
        ('{"op": 2, "d": {"token": "wrong", "intents": 1}}', 4004),
        ('{"op": 6, "d": {"token": "wrong"}}', 4004),
        ('{"op": 2, "d": {"token": "TOKEN", "intents": -1}}', 4013),
        ('{"op": 2, "d": {"token": "TOKEN", "intents": 32768}}', 4014),
        ('{"op": 2, "d": {"token": "TOKEN", "intents": 1, "shard": [3, 2]}}', 4010),
    ],
)
async def test_a_faulty_client_is_hung_up_on(box: Sandbox, frame: str, code: int) -> None:
    async with (
        aiohttp.ClientSession() as http,
        http.ws_connect(box.gateway.url + "?v=10&encoding=json") as ws,
    ):
        assert (await _hello(ws))["op"] == 10
        await ws.send_str(frame.replace("TOKEN", box.token))
        message = await ws.receive()
        assert (message.type, ws.close_code) == (aiohttp.WSMsgType.CLOSE, code)


async def test_plain_text_without_compression_and_a_stream_with_it(box: Sandbox) -> None:
    async with aiohttp.ClientSession() as http:
        async with http.ws_connect(box.gateway.url + "?v=10&encoding=json") as ws:
            assert (await _hello(ws))["d"]["heartbeat_interval"] > 1000
            await ws.send_str('{"op": 1, "d": null}')
            assert (await _hello(ws))["op"] == 11
        async with http.ws_connect(box.gateway.url + "?v=10&encoding=json&compress=zlib-stream") as ws:
            stream = zlib.decompressobj()
            data = (await ws.receive()).data
            assert data.endswith(b"\x00\x00\xff\xff")
            assert msgspec.json.decode(stream.decompress(data))["op"] == 10
            await ws.send_str(
                '{"op": 6, "d": {"token": "T", "session_id": "gone", "seq": 1}}'.replace("T", box.token)
            )
            assert msgspec.json.decode(stream.decompress((await ws.receive()).data)) == {
                "op": 9, "t": None, "s": None, "d": False,
            }  # fmt: skip


async def test_each_shard_is_told_of_its_own_guilds(box: Sandbox) -> None:
    told = []
    async with aiohttp.ClientSession() as http:
        for shard in range(2):
            async with http.ws_connect(box.gateway.url) as ws:
                await _hello(ws)
                d = {"token": box.token, "intents": 1, "shard": [shard, 2]}
                await ws.send_str(msgspec.json.encode({"op": 2, "d": d}).decode())
                told.append([g["id"] for g in (await _hello(ws))["d"]["guilds"]])
    assert sorted(told[0] + told[1]) == sorted(box.world.guilds)
    assert all((int(g) >> 22) % 2 == shard for shard in range(2) for g in told[shard])


async def test_an_interaction_can_come_twice(box: Sandbox, client: SmallClient) -> None:
    await box.user("Anna").command("hand")
    box.gateway.repeat()
    async with asyncio.timeout(60):
        while len(client.seen) < 2:
            await asyncio.sleep(0.01)
    assert client.seen[0].id == client.seen[1].id
    assert len(box.user("Anna").messages()) == 1


async def test_a_bot_that_is_thrown_out_is_told(box: Sandbox, client: SmallClient) -> None:
    box.world.remove_guild(next(iter(box.world.guilds.values())))
    async with asyncio.timeout(60):
        while len(client.guilds) > 1:
            await asyncio.sleep(0.01)
    gone = box.world.channel_named("lounge")
    box.world.remove_channel(gone)
    async with asyncio.timeout(60):
        while client.get_channel(int(gone.id)):
            await asyncio.sleep(0.01)
    assert (await refused(client, "GET", f"/channels/{gone.id}")).code == 10003


async def test_a_taken_port_is_said(box: Sandbox) -> None:
    port = int(box.url.rsplit(":", 1)[1])
    with pytest.raises(OSError, match="address already in use"):
        await Sandbox(port=port).start()
