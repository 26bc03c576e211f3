"""Forms with a line to fill in. What becomes of it hangs on the form's id, so one left open outlives a restart."""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import discord

from bot.ui import arriving
from bot.ui.guard import answer_error
from bot.ui.ids import MOST
from bot.ui.parts import clipped
from bot.ui.refusals import Refusal
from bot.ui.services import Interaction

Then = Callable[[Interaction, str, str], Awaitable[None]]
"""(the interaction of sending the form off, the form's argument, what was typed)"""

_MOST_TITLE: Final = 45
_FIELD: Final = "typed"
_HANDLERS: Final[dict[str, Then]] = {}


def on_form(name: str) -> Callable[[Then], Then]:
    """Register what is done with what was typed into forms of this name."""

    def register(handler: Then) -> Then:
        _HANDLERS[name] = handler
        return handler

    return register


def one_field(name: str, arg: str, *, title: str, label: str, about: str, most: int) -> discord.ui.Modal:
    """A form with one line of at most so many letters. Raises ValueError when its id is too long for Discord."""
    custom_id = f"fm:{name}:{arg}"
    if len(custom_id) > MOST:
        raise ValueError(f"too long: {custom_id}")
    form = discord.ui.Modal(title=clipped(title, _MOST_TITLE), custom_id=custom_id)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=_FIELD, max_length=most)
    return form.add_item(
        discord.ui.Label(
            text=clipped(label, _MOST_TITLE), description=clipped(about, 100) or None, component=field
        )
    )


async def open_form(interaction: Interaction, form: discord.ui.Modal) -> None:
    """Show the form to the one who acted."""
    await interaction.response.send_modal(form)
    form.stop()  # `submitted` answers it; the library must not keep it, nor answer it too


async def submitted(interaction: Interaction) -> None:
    """Do what a form is for, if one was sent off; every error has an answer."""
    data: Mapping[str, Any] = interaction.data or {}
    kind, name, arg = [*str(data.get("custom_id", "")).split(":", 2), "", ""][:3]
    handler = _HANDLERS.get(name, _gone) if kind == "fm" else _gone
    if interaction.type is not discord.InteractionType.modal_submit or not arriving.takes(interaction):
        return
    try:
        await handler(interaction, arg, _typed(data.get("components", ())))
    except Exception as error:  # noqa: BLE001  every error has an answer
        await answer_error(interaction, error)


async def _gone(_: Interaction, __: str, ___: str) -> None:
    """A form of an earlier version. Raises Refusal."""
    raise Refusal("press-gone")


def _typed(components: Sequence[Mapping[str, Any]]) -> str:
    return next(
        (str(part.get("value", "")) for part in _inside(components) if part.get("custom_id") == _FIELD), ""
    )


def _inside(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for part in components:
        yield part
        yield from _inside(part.get("components", ()))
        if "component" in part:
            yield from _inside((part["component"],))
