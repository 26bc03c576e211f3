"""Keeps foreign web pages out: only this address, and only its own page, may speak to the server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import web

Next = Callable[[web.Request], Awaitable[web.StreamResponse]]
NAMES = ("127.0.0.1", "localhost")


@web.middleware
async def guard(request: web.Request, handler: Next) -> web.StreamResponse:
    """403 unless Host is ours (no rebinding), Origin is ours where there is one, and no other site asks."""
    local = request.transport.get_extra_info("sockname") if request.transport else None
    port = local[1] if local else 0
    hosts = {f"{name}:{port}" for name in NAMES}
    origin = request.headers.get("Origin")
    if request.host not in hosts or (origin is not None and origin.removeprefix("http://") not in hosts):
        return web.json_response({"message": "This address is not served here.", "code": 0}, status=403)
    if request.path != "/" and request.headers.get("Sec-Fetch-Site") in ("cross-site", "same-site"):
        return web.json_response({"message": "Not from another site.", "code": 0}, status=403)
    return await handler(request)
