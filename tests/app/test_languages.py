"""The commands in every language, private answers in the reader's and public messages in the server's."""

from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from bot.app import CanastaBot
from bot.sandbox import Sandbox, visible_text, world
from bot.sandbox.validate_commands import MOST_SIZE
from bot.sync import payload
from bot.texts import languages, say
from tests.conftest import still_box

LOCALES = sorted(locale for language in languages() for locale in language.locales)
EPHEMERAL = 64
Node = dict[str, Any]


@pytest.fixture
async def box(monkeypatch: pytest.MonkeyPatch, everyone_reads_english: None) -> AsyncIterator[Sandbox]:
    """Anna reads Danish, Björn Swedish, Kari Norwegian, Emma English; the first server is Swedish."""
    people = zip(("Anna", "Björn", "Kari", "Emma"), ("da", "sv-SE", "no", "en-US"), strict=True)
    monkeypatch.setattr(world, "PEOPLE", tuple(people))
    monkeypatch.setattr(world, "GUILDS", (("Club", "sv-SE", ("cards",)), ("Other", "en-GB", ("cards",))))
    async with still_box() as box:
        yield box


def nodes(command: Node) -> Iterator[Node]:
    """A command, its subcommands and options."""
    yield command
    for option in command.get("options", []):
        yield from nodes(option)


def names(found: list[Node], locale: str) -> list[str]:
    return [node["name_localizations"].get(locale, node["name"]) for node in found]


async def test_every_name_is_there_in_every_language(bot: CanastaBot) -> None:
    for node in (node for command in payload(bot.tree) for node in nodes(command)):
        assert sorted(node["name_localizations"]) == LOCALES, node["name"]
        assert sorted(node["description_localizations"]) == LOCALES, node["name"]


@pytest.mark.parametrize("locale", LOCALES)
async def test_no_two_names_side_by_side_are_alike(bot: CanastaBot, locale: str) -> None:
    commands = payload(bot.tree)
    groups = [commands, *(node.get("options", []) for command in commands for node in nodes(command))]
    for group in groups:
        found = names(group, locale)
        assert len(set(found)) == len(found), found


def longest(texts: Node, plain: str) -> int:
    return max(map(len, [plain, *(texts or {}).values()]))


def weight(node: Node) -> int:
    """What Discord counts: of each name, description and choice the longest in any language."""
    own = longest(node["name_localizations"], node["name"])
    own += longest(node["description_localizations"], node["description"])
    for choice in node.get("choices", []):
        own += longest(choice.get("name_localizations") or {}, choice["name"]) + len(str(choice["value"]))
    return own + sum(weight(option) for option in node.get("options", []))


async def test_no_command_is_too_large_in_its_longest_language(bot: CanastaBot) -> None:
    assert {
        command["name"]: size for command in payload(bot.tree) if (size := weight(command)) > MOST_SIZE
    } == {}


@pytest.mark.parametrize(
    ("name", "locale"), [("Anna", "da"), ("Kari", "no"), ("Björn", "sv-SE"), ("Emma", "en-US")]
)
async def test_private_answers_are_in_the_readers_language_and_the_table_in_the_servers(
    bot: CanastaBot, box: Sandbox, name: str, locale: str
) -> None:
    actor = box.user(name)
    made = await actor.command("canasta new", variant="danish", players=4)
    preset = say(locale, "preset-danish")
    assert say(locale, "lobby-made", preset=preset) in made.text
    told = visible_text(await actor.see(_is_public))
    assert say("sv", "preset-danish") in told
    assert say("sv", "lobby-missing", count=3) in told
    assert say("sv", "button-join") in told


def _is_public(message: Node) -> bool:
    return not message["flags"] & EPHEMERAL
