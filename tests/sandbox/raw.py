"""Requests as the client's own HTTP layer sends them, and what was refused about them."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord.http import Route

from .small_client import SmallClient

Json = dict[str, Any]


async def send(client: SmallClient, method: str, path: str, body: Any = None) -> Any:
    route = Route(method, path)
    return await (client.http.request(route) if body is None else client.http.request(route, json=body))


async def refused(client: SmallClient, method: str, path: str, body: Any = None) -> discord.HTTPException:
    with pytest.raises(discord.HTTPException) as caught:
        await send(client, method, path, body)
    return caught.value


async def faults(client: SmallClient, method: str, path: str, body: Any) -> dict[str, str]:
    """The form's faults as `path: code`."""
    error = await refused(client, method, path, body)
    assert (error.status, error.code) == (400, 50035), error
    return dict(flat(error._errors or {}))


def flat(errors: Json, path: str = "") -> list[tuple[str, str]]:
    found = []
    for key, value in errors.items():
        if key == "_errors":
            found.append((path, value[0]["code"]))
        else:
            found += flat(value, f"{path}.{key}".lstrip("."))
    return found


def row(*items: Json) -> Json:
    return {"type": 1, "components": list(items)}


def button(custom_id: str = "b", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": custom_id} | more


def select(count: int = 2, **more: Any) -> Json:
    options = [{"label": f"o{n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options} | more


def text(content: str = "hello") -> Json:
    return {"type": 10, "content": content}


def v2(*items: Json, **more: Any) -> Json:
    return {"flags": 1 << 15, "components": list(items)} | more
