"""The door of the REST routes: token, body, planned faults, log, and Discord's way to answer.

Each route is a plain function from a `Call` to what is sent back; everything around it is here.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import web

from .errors import Json, Refused, no_route, unauthorized
from .uploads import Upload, read_body

API = "/api/v10"
KEPT_LOG = 20_000
JSON_TYPE = "application/json"


@dataclass(slots=True)
class Call:
    """One request: its body (decoded), uploads, the variable parts of its path and its query."""

    body: Any
    files: list[Upload]
    path: dict[str, str]
    query: dict[str, str]

    def fields(self) -> Json:
        """The body as an object; 50035 if it is something else."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            fault = {
                "_errors": [
                    {"code": "DICT_TYPE_CONVERT", "message": "Only dictionaries may be used in a DictType"}
                ]
            }
            raise Refused(400, 50035, "Invalid Form Body", fault)
        return self.body


Handler = Callable[[Call], Any]


@dataclass(slots=True)
class Fault:
    """A planned failure of the routes whose `METHOD /path` fits the pattern."""

    route: re.Pattern[str]
    status: int
    times: int
    retry_after: float = 0.0
    after_apply: bool = False

    def response(self) -> web.Response:
        if self.status == 429:
            body = {
                "message": "You are being rate limited.",
                "retry_after": self.retry_after,
                "global": False,
            }
            headers = {
                "Via": "1.1 sandbox",
                "Retry-After": str(self.retry_after),
                "X-RateLimit-Scope": "user",
            }
            return _json(429, body, headers)
        return _json(self.status, {"message": f"{self.status}: Server Error", "code": 0})


@dataclass(slots=True)
class Rest:
    """Holds the routes, the faults planned for them, and the log of what the bot sent."""

    token: str
    faults: list[Fault] = field(default_factory=list)
    log: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT_LOG))
    routes: list[web.RouteDef] = field(default_factory=list)
    _count: int = 0

    def add(self, method: str, path: str, handler: Handler, *, with_token: bool = True) -> None:
        """`with_token=False` is for routes whose address holds its own secret."""

        async def answer(request: web.Request) -> web.Response:
            return await self._answer(request, handler, with_token=with_token)

        self.routes.append(web.route(method, API + path, answer))

    def entries(self, since: int = 0) -> list[Json]:
        """Logged requests with a number above `since`, oldest first."""
        return [entry for entry in self.log if entry["n"] > since]

    def plan(self, fault: Fault) -> None:
        self.faults.append(fault)

    async def unknown_route(self, request: web.Request) -> web.Response:
        return self._finish(request, None, [], no_route())

    async def _answer(self, request: web.Request, handler: Handler, *, with_token: bool) -> web.Response:
        body: Any = None
        files: list[Upload] = []
        try:
            body, files = await read_body(request)
            if with_token and request.headers.get("Authorization") != f"Bot {self.token}":
                raise unauthorized()
            return self._apply(
                request, Call(body, files, dict(request.match_info), dict(request.query)), handler
            )
        except Refused as refusal:
            return self._finish(request, body, files, refusal)

    def _apply(self, request: web.Request, call: Call, handler: Handler) -> web.Response:
        fault = self._fault(request)
        if fault is not None and not fault.after_apply:
            return self._write(request, call.body, call.files, fault.response())
        result = handler(call)
        response = web.Response(status=204) if result is None else _json(200, result)
        return self._write(request, call.body, call.files, response if fault is None else fault.response())

    def _fault(self, request: web.Request) -> Fault | None:
        if not self.faults:
            return None
        line = f"{request.method} {request.path.removeprefix(API)}"
        for fault in self.faults:
            if fault.route.search(line):
                fault.times -= 1
                self.faults = [f for f in self.faults if f.times > 0]
                return fault
        return None

    def _finish(self, request: web.Request, body: Any, files: list[Upload], refusal: Refused) -> web.Response:
        return self._write(request, body, files, _json(refusal.status, refusal.body()))

    def _write(
        self, request: web.Request, body: Any, files: list[Upload], response: web.Response
    ) -> web.Response:
        self._count += 1
        entry = {
            "n": self._count,
            "method": request.method,
            "path": request.path.removeprefix(API),
            "body": body,
            "status": response.status,
        }
        if files:
            entry["files"] = [{"filename": f.filename, "size": len(f.data)} for f in files]
        self.log.append(entry)
        return response


def _json(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    return web.Response(
        status=status, body=msgspec.json.encode(body), content_type=JSON_TYPE, headers=headers
    )
