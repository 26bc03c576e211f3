"""Static files of the page, and what the CDN would serve: attachments and emoji pictures."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from .world import World

PAGE = Path(__file__).parent / "page"
FRESH = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}


def file_routes(world: World) -> list[web.RouteDef]:
    async def index(_: web.Request) -> web.StreamResponse:
        return _file("index.html")

    async def static(request: web.Request) -> web.StreamResponse:
        return _file(request.match_info["name"])

    async def attachment(request: web.Request) -> web.StreamResponse:
        return _blob(world, request.match_info["id"])

    async def emoji(request: web.Request) -> web.StreamResponse:
        return _blob(world, request.match_info["file"].partition(".")[0])

    return [
        web.get("/", index),
        web.get("/static/{name:.+}", static),
        web.get("/cdn/attachments/{channel}/{id}/{filename}", attachment),
        web.get("/cdn/emojis/{file}", emoji),
    ]


def _file(name: str) -> web.StreamResponse:
    path = (PAGE / name).resolve()
    if not path.is_relative_to(PAGE) or not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path, headers=FRESH)


def _blob(world: World, blob_id: str) -> web.Response:
    if blob_id not in world.blobs:
        raise web.HTTPNotFound
    data, content_type = world.blobs[blob_id]
    return web.Response(body=data, content_type=content_type, headers=FRESH)
