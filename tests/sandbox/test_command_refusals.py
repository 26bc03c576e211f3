"""Application commands: what makes Discord refuse a sync."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import Sandbox

from .raw import Json, faults, refused, send
from .small_client import SmallClient

pytestmark = pytest.mark.e2e


def command(**more: Any) -> Json:
    return {"name": "deal", "description": "Deal the cards"} | more


def option(name: str = "seat", **more: Any) -> Json:
    return {"type": 3, "name": name, "description": "Which seat"} | more


def sub(name: str, *options: Json, kind: int = 1) -> Json:
    return {"type": kind, "name": name, "description": "d", "options": list(options)}


LENGTH = "BASE_TYPE_BAD_LENGTH"
NAME = "APPLICATION_COMMAND_INVALID_NAME"
NESTING = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"
CHOICES = [{"name": str(n), "value": str(n)} for n in range(26)]
BAD = {
    "a capital": (command(name="Deal"), "0.name", NAME),
    "a space": (command(name="deal now"), "0.name", NAME),
    "33 letters": (command(name="d" * 33), "0.name", LENGTH),
    "no description": (command(description=""), "0.description", "BASE_TYPE_REQUIRED"),
    "101 letters of description": (command(description="d" * 101), "0.description", LENGTH),
    "a translated capital": (command(name_localizations={"da": "Giv"}), "0.name_localizations.da", NAME),
    "a translated space": (command(name_localizations={"no": "del ut"}), "0.name_localizations.no", NAME),
    "a locale that is none": (
        command(name_localizations={"sv": "ge"}),
        "0.name_localizations.sv",
        "ENUM_TYPE_COERCE",
    ),
    "another": (
        command(description_localizations={"nb": "del"}),
        "0.description_localizations.nb",
        "ENUM_TYPE_COERCE",
    ),
    "a long translated description": (
        command(description_localizations={"da": "d" * 101}),
        "0.description_localizations.da",
        LENGTH,
    ),
    "26 options": (command(options=[option(f"o{n}") for n in range(26)]), "0.options", LENGTH),
    "26 choices": (command(options=[option(choices=CHOICES)]), "0.options.0.choices", LENGTH),
    "an option's capital": (command(options=[option("Seat")]), "0.options.0.name", NAME),
    "an option twice": (
        command(options=[option(), option()]),
        "0.options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE",
    ),
    "required after optional": (
        command(options=[option(), option("b", required=True)]),
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "subcommands beside options": (command(options=[sub("a"), option("b")]), "0.options", NESTING),
    "a group in a group": (
        command(options=[sub("g", sub("h", kind=2), kind=2)]),
        "0.options.0.options",
        NESTING,
    ),
    "a subcommand in a subcommand": (command(options=[sub("a", sub("b"))]), "0.options.0.options", NESTING),
    "choices with autocomplete": (
        command(options=[option(choices=CHOICES[:2], autocomplete=True)]),
        "0.options.0.autocomplete",
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
    ),
    "8001 characters": (
        command(
            options=[option(f"o{n}", choices=[{"name": "x" * 100, "value": f"{n}"}] * 25) for n in range(4)]
        ),
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
}


@pytest.mark.parametrize("name", BAD)
async def test_a_sync_is_refused_as_a_whole(box: Sandbox, client: SmallClient, name: str) -> None:
    before = box.commands.of(None)
    body, path, code = BAD[name]
    found = await faults(
        client, "PUT", f"/applications/{client.application_id}/commands", [body, command(name="good")]
    )
    assert found.get(path) == code
    assert box.commands.of(None) == before


async def test_only_the_longest_language_counts_for_the_size(box: Sandbox, client: SmallClient) -> None:
    languages = dict.fromkeys(("da", "sv-SE", "no", "en-GB"), "x" * 100)
    options = [option(f"o{n}", description="x" * 100, description_localizations=languages) for n in range(25)]
    body = [command(name_localizations={"da": "giv", "sv-SE": "ge"}, options=options)]
    made = await send(client, "PUT", f"/applications/{client.application_id}/commands", body)
    assert len(made) == 1


async def test_a_guilds_own_command_hides_the_global_one(box: Sandbox, client: SmallClient) -> None:
    app, guild = client.application_id, next(iter(box.world.guilds))
    body = command(name="hand", description="another")
    made = await send(client, "PUT", f"/applications/{app}/guilds/{guild}/commands", [body])
    assert made[0]["guild_id"] == guild
    seen = box.commands.visible(box.world.guild(guild), box.user("Anna").person)
    assert [c["description"] for c in seen if c["name"] == "hand"] == ["another"]


async def test_single_commands_are_added_changed_and_removed(box: Sandbox, client: SmallClient) -> None:
    base = f"/applications/{client.application_id}/commands"
    made = await send(client, "POST", base, command())
    same = await send(client, "POST", base, command(description="again"))
    assert same["id"] == made["id"]
    changed = await send(client, "PATCH", f"{base}/{made['id']}", {"description": "more"})
    assert changed["description"] == "more"
    await send(client, "DELETE", f"{base}/{made['id']}")
    assert (await refused(client, "GET", f"{base}/{made['id']}")).code == 10063
    twice = await faults(client, "PUT", base, [command(), command()])
    assert twice == {"1.name": "APPLICATION_COMMANDS_DUPLICATE_NAME"}


async def test_a_kept_name_keeps_its_id(box: Sandbox, client: SmallClient) -> None:
    before = {c["name"]: c["id"] for c in box.commands.of(None)}
    await client.tree.sync()
    assert {c["name"]: c["id"] for c in box.commands.of(None)} == before
