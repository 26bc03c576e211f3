"""The page's API: what it shows each user, the outcome of what they do, the levers, and who is kept out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox import Sandbox

from .raw import send
from .small_client import SmallClient

pytestmark = pytest.mark.e2e
Json = dict[str, Any]


class Page:
    """One user's tab."""

    def __init__(self, http: aiohttp.ClientSession, box: Sandbox, name: str) -> None:
        self.http = http
        self.box = box
        self.user = box.world.user_named(name)
        self.channel = box.user(name).channel

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        async with self.http.request(
            method, f"{self.box.url}/page{path}", json=body, headers=headers
        ) as answer:
            return (
                await answer.json() | {"status": answer.status}
                if answer.status >= 400
                else await answer.json()
            )

    async def do(self, ws: aiohttp.ClientWebSocketResponse, kind: str, **more: Any) -> Json:
        """Starts an interaction and waits for its outcome."""
        where = {"user_id": self.user.id, "guild_id": self.channel.guild_id, "channel_id": self.channel.id}
        started = await self.ask("POST", "/interactions", where | {"kind": kind} | more)
        while True:
            event = await ws.receive_json()
            if event["t"] == "INTERACTION" and event["d"]["id"] == started["id"]:
                return dict(event["d"])

    async def seen(self) -> list[Json]:
        found = await self.ask("GET", f"/channels/{self.channel.id}/messages?user_id={self.user.id}")
        return list(found)

    @property
    def socket(self) -> Any:
        return self.http.ws_connect(f"{self.box.url}/page/ws?user_id={self.user.id}")


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
def anna(http: aiohttp.ClientSession, box: Sandbox) -> Page:
    return Page(http, box, "Anna")


@pytest.fixture
def kari(http: aiohttp.ClientSession, box: Sandbox) -> Page:
    return Page(http, box, "Kari")


async def test_the_world_is_shown_and_can_grow(anna: Page) -> None:
    world = await anna.ask("GET", "/world")
    assert [(u["global_name"], u["locale"]) for u in world["users"]] == [
        ("Anna", "en-US"), ("Björn", "sv-SE"), ("Kari", "no"), ("Emma", "da"),
    ]  # fmt: skip
    assert [g["name"] for g in world["guilds"]] == ["Family table", "Club"]
    assert world["now"] == pytest.approx(anna.box.clock.now(), abs=5)
    dora = await anna.ask("POST", "/users", {"name": "Dora Dam", "locale": "da"})
    changed = await anna.ask("PATCH", f"/users/{dora['id']}", {"locale": "no"})
    assert (changed["username"], changed["locale"]) == ("dora.dam", "no")
    guild = await anna.ask("POST", "/guilds", {"name": "Neighbours", "locale": "no"})
    channel = await anna.ask("POST", "/channels", {"guild_id": guild["id"], "name": "attic"})
    thread = await anna.ask("POST", "/threads", {"channel_id": channel["id"], "name": "corner"})
    shown = (await anna.ask("GET", "/world"))["guilds"][2]["channels"]
    assert [(c["name"], c["parent_id"]) for c in shown] == [
        ("general", None),
        ("attic", None),
        ("corner", channel["id"]),
    ]
    assert thread["type"] == 11
    assert (await anna.ask("POST", "/users", {"name": "X", "locale": "sv"}))["status"] == 400
    assert (await anna.ask("POST", "/users", {"name": ""}))["status"] == 400


async def test_a_user_is_offered_commands_and_acts(anna: Page, kari: Page, client: SmallClient) -> None:
    where = f"/commands?guild_id={anna.channel.guild_id}&user_id="
    offered = {c["name"]: c for c in await anna.ask("GET", where + anna.user.id)}
    assert "settings" in offered
    assert "settings" not in {c["name"] for c in await kari.ask("GET", where + kari.user.id)}
    async with anna.socket as ws:
        typed = [{"name": "card", "value": "4", "focused": True}]
        asked = await anna.do(ws, "autocomplete", name="discard", options=typed)
        assert (asked["state"], asked["choices"][0]["value"]) == ("autocomplete", "4♠")
        new = [{"name": "new", "type": 1, "options": [{"name": "variant", "value": "classic"}]}]
        done = await anna.do(ws, "command", command_id=offered["canasta"]["id"], options=new)
        assert done["state"] == "done"
        table = (await anna.seen())[0]
        press: Json = {"message_id": table["id"], "component_type": 2}
        opened = await anna.do(ws, "component", custom_id="press:ask", **press)
        assert opened["modal"]["title"] == "Which cards"
        filled = [{"type": 1, "components": [{"type": 4, "custom_id": "cards", "value": "KK2"}]}]
        modal = opened["modal"]["custom_id"]
        assert (await anna.do(ws, "modal", custom_id=modal, components=filled))["state"] == "done"
        assert [m["content"] for m in await anna.seen()] == ["classic 4 - -", "got KK2"]
        assert [m["content"] for m in await kari.seen()] == ["classic 4 - -"]


async def test_what_cannot_be_done_comes_back_as_failed(anna: Page, kari: Page, client: SmallClient) -> None:
    async with kari.socket as ws:
        assert (await kari.do(ws, "command", name="settings"))["error"] == "Missing Permissions"
        assert (await kari.do(ws, "command", name="nothing"))["state"] == "failed"
        assert (await kari.do(ws, "component", message_id="5", custom_id="x"))["error"] == "Unknown Message"
        waiting = asyncio.create_task(kari.do(ws, "command", name="silence"))
        while not client.seen:
            await asyncio.sleep(0.01)
        await kari.ask("POST", "/clock", {"advance": 3.5})
        assert await waiting | {"id": ""} == {
            "id": "",
            "state": "failed",
            "error": "The application did not respond",
        }


async def test_a_socket_tells_only_what_its_user_may_see(anna: Page, kari: Page, client: SmallClient) -> None:
    async with anna.socket as hers, kari.socket as other:
        await anna.do(hers, "command", name="hand")
        said = await anna.ask(
            "POST", "/messages", {"user_id": anna.user.id, "channel_id": anna.channel.id, "content": "hi"}
        )
        event = await other.receive_json()
        assert (event["t"], event["d"]["id"], event["d"]["content"]) == ("MESSAGE_CREATE", said["id"], "hi")
        private = (await anna.seen())[0]
        assert (await kari.ask("DELETE", f"/messages/{private['id']}?user_id={kari.user.id}"))[
            "status"
        ] == 404
        await anna.ask("DELETE", f"/messages/{private['id']}?user_id={anna.user.id}")
        while event["t"] != "MESSAGE_DELETE":
            event = await hers.receive_json()
        assert [m["content"] for m in await anna.seen()] == ["hi"]


async def test_planned_faults_strike_before_or_after(anna: Page, client: SmallClient) -> None:
    route, base = rf"POST /channels/{anna.channel.id}/messages$", f"/channels/{anna.channel.id}/messages"
    await anna.ask("POST", "/faults", {"route": route, "status": 503, "times": 1})
    with pytest.raises(discord.DiscordServerError):
        await send(client, "POST", base, {"content": "lost"})
    await anna.ask("POST", "/faults", {"route": route, "status": 503, "times": 1, "after_apply": True})
    with pytest.raises(discord.DiscordServerError):
        await send(client, "POST", base, {"content": "arrived"})
    await anna.ask("POST", "/faults", {"route": route, "status": 429, "times": 1, "retry_after": 0.01})
    await send(client, "POST", base, {"content": "at the second try"})
    assert [m["content"] for m in await anna.seen()] == ["arrived", "at the second try"]


async def test_the_log_has_what_the_bot_sent(anna: Page, client: SmallClient) -> None:
    before = (await anna.ask("GET", "/log"))[-1]["n"]
    await anna.box.user("Anna").command("hand")
    entries = await anna.ask("GET", f"/log?since={before}")
    assert [(e["method"], e["status"], e["body"]["data"]["content"]) for e in entries] == [
        ("POST", 200, "your cards")
    ]
    assert entries[0]["path"].endswith("/callback")


async def test_permissions_are_taken_and_given_back(anna: Page, client: SmallClient) -> None:
    await anna.ask("POST", "/permissions", {"channel_id": anna.channel.id, "deny": ["SEND_MESSAGES"]})
    with pytest.raises(discord.Forbidden):
        await send(client, "POST", f"/channels/{anna.channel.id}/messages", {"content": "x"})
    await anna.ask("POST", "/permissions", {"channel_id": anna.channel.id, "deny": []})
    await send(client, "POST", f"/channels/{anna.channel.id}/messages", {"content": "x"})
    assert (await anna.ask("POST", "/permissions", {"channel_id": anna.channel.id, "deny": ["X"]}))[
        "status"
    ] == 400


async def test_the_gateway_can_be_shaken(anna: Page, client: SmallClient) -> None:
    await anna.ask("POST", "/gateway", {"do": "reconnect"})
    async with asyncio.timeout(60):
        await client.resumed.wait()
    assert (await anna.ask("POST", "/gateway", {"do": "dance"}))["status"] == 400


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
async def test_a_foreign_page_is_kept_out(anna: Page, headers: dict[str, str]) -> None:
    assert (await anna.ask("GET", "/world", **headers))["status"] == 403
    assert (await anna.ask("POST", "/clock", {"advance": 5}, **headers))["status"] == 403


async def test_our_own_page_is_let_in(anna: Page) -> None:
    own = anna.box.url
    assert "users" in await anna.ask("GET", "/world", **{"Origin": own, "Sec-Fetch-Site": "same-origin"})


async def test_no_file_outside_the_page_is_served(anna: Page) -> None:
    for path in (
        "/static/../server.py",
        "/static/%2e%2e/server.py",
        "/static//etc/passwd",
        "/cdn/attachments/1/2/x.png",
    ):
        async with anna.http.get(anna.box.url + path) as answer:
            assert answer.status == 404
