"""Puts the stand-in together and serves it on 127.0.0.1: Discord's REST and gateway, the page and its API."""

from __future__ import annotations

import base64
import secrets
from types import TracebackType
from typing import Self

from aiohttp import web

from .acting import Acting
from .actor import Actor
from .clock import Clock
from .commands import Commands
from .files import file_routes
from .gateway import Gateway
from .guard import guard
from .interactions import Interactions
from .messages import Messages
from .page_api import PageApi
from .page_socket import PageSocket
from .rest import API, Rest
from .rest_app import AppRoutes
from .rest_channels import ChannelRoutes
from .rest_interactions import InteractionRoutes
from .things import CATEGORY, Channel
from .world import World

HOST = "127.0.0.1"
MOST_BODY = 32 * 1024 * 1024


class Sandbox:
    """`async with Sandbox() as box`: a Discord of its own. `token` is the only one it accepts.

    `clock` is the server's (one that stands still makes the 3 seconds and 15 minutes exact); `port` 0 takes any.
    """

    def __init__(self, port: int = 0, clock: Clock | None = None, token: str | None = None) -> None:
        self.clock = clock or Clock()
        self.world = World(self.clock)
        self.token = token or _token(self.world.bot.id)
        self.gateway = Gateway(self.world, self.token)
        self.commands = Commands(self.world)
        self.interactions = Interactions(self.world)
        self.messages = Messages(self.world)
        self.rest = Rest(self.token)
        self.acting = Acting(self.world, self.commands, self.interactions)
        self._port = port
        self._sockets = PageSocket(self.world)
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=0.5)

    @property
    def url(self) -> str:
        """The page's address."""
        return self.world.url

    @property
    def api_url(self) -> str:
        """For DISCORD_API_URL."""
        return self.world.url + API

    def user(self, name: str, channel: Channel | str | None = None) -> Actor:
        """Drives a user in a channel, by default the first; LookupError for an unknown name."""
        place = self._first_channel() if channel is None else channel
        found = place if isinstance(place, Channel) else self.world.channel_named(place)
        return Actor(self.acting, self.messages, self.world.user_named(name), found)

    async def start(self) -> None:
        """Listens; OSError if the port is taken."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, self._port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        port = self._runner.addresses[0][1]
        self.world.url = f"http://{HOST}:{port}"
        self.gateway.url = f"ws://{HOST}:{port}/gateway"

    async def stop(self) -> None:
        self.clock.close()
        await self._sockets.close()
        await self.gateway.close()
        await self._runner.cleanup()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    def _first_channel(self) -> Channel:
        return next(c for c in self.world.channels.values() if c.type != CATEGORY)

    def _app(self) -> web.Application:
        AppRoutes(self.rest, self.world, self.gateway, self.commands)
        ChannelRoutes(self.rest, self.messages)
        InteractionRoutes(self.rest, self.interactions, self.messages, self.world.emojis)
        app = web.Application(middlewares=[guard], client_max_size=MOST_BODY)
        app.add_routes(self.rest.routes)
        app.add_routes(PageApi(self.acting, self.messages, self.rest, self.gateway).routes())
        app.add_routes(file_routes(self.world))
        app.router.add_get("/page/ws", self._sockets.serve)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_route("*", "/api/{rest:.*}", self.rest.unknown_route)
        return app


def _token(bot_id: str) -> str:
    """In the form of Discord's: the application's id, a moment and a secret."""
    head = base64.urlsafe_b64encode(bot_id.encode()).decode().rstrip("=")
    return f"{head}.{secrets.token_urlsafe(4)}.{secrets.token_urlsafe(28)}"
