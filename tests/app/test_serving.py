"""The bot as a whole: it logs in, tells its commands once, answers alone, and closes in order."""

import asyncio
import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import CanastaBot
from bot.engine import HOUSE_RULES
from bot.engine.rules import allowed
from bot.sandbox import Fault, Reply, Sandbox
from bot.sandbox.errors import Json
from bot.sandbox.validate_commands import check_commands
from bot.storage import DatabaseInUse, SqliteStorage
from bot.sync import payload
from bot.ui import arriving
from bot.ui.private import NotPrivateError, answer_private, defer_private
from bot.ui.services import Interaction
from bot.ui.translator import NAME
from tests.app.conftest import serving, settings_for
from tests.conftest import still_box

CONTRACT = {
    "canasta": ["new", "join", "leave", "start", "end", "table", "rematch", "export"],
    **{name: [] for name in ("hand", "draw", "take", "meld", "discard", "undo", "ask", "hint", "scores")},
    **{name: [] for name in ("rules", "leaderboard", "stats", "history", "settings")},
    "privacy": ["show", "delete"],
}


def puts(box: Sandbox) -> list[Json]:
    return [entry for entry in box.rest.entries() if entry["method"] == "PUT" and "commands" in entry["path"]]


async def test_every_command_of_the_contract_is_there(bot: CanastaBot) -> None:
    told = {
        command["name"]: [sub["name"] for sub in command.get("options", []) if sub["type"] == 1]
        for command in payload(bot.tree)
    }
    assert {name: sorted(told.get(name, ["missing"])) for name in CONTRACT} == {
        name: sorted(subs) for name, subs in CONTRACT.items()
    }


OPTIONS = {
    "canasta new": {"variant", "players", "teams", "computers", "level", "turn_time"},
    "canasta join": {"seat"},
    "take": {"cards"},
    "meld": {"cards"},
    "discard": {"card"},
    "rules": {"variant", "topic"},
    "leaderboard": {"variant", "period"},
    "stats": {"variant", "period", "player"},
    "history": {"variant", "period", "player"},
}


async def test_every_option_of_the_contract_is_there(bot: CanastaBot) -> None:
    found = {f"{sub.get('of', '')}{sub['name']}": sub for sub in _leaves(payload(bot.tree))}
    for path, wanted in OPTIONS.items():
        assert wanted <= {option["name"] for option in found[path]["options"]}, path
    for path in ("take", "meld", "discard"):
        assert all(option["autocomplete"] for option in found[path]["options"]), path


async def test_the_house_rules_of_a_new_table_have_the_bounds_of_the_rules(bot: CanastaBot) -> None:
    (new,) = (sub for sub in _leaves(payload(bot.tree)) if sub["name"] == "new")
    options = {option["name"]: option for option in new["options"] if option["name"] in HOUSE_RULES}
    assert options.keys() == set(HOUSE_RULES)
    for name, option in options.items():
        values = [choice["value"] for choice in option.get("choices", [])]
        told = ", ".join(values) or f"{option['min_value']}-{option['max_value']}"
        assert told == allowed(name), name


def _leaves(commands: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The commands and subcommands that can be given; `of` is the name before a subcommand's."""
    subs = [
        {**sub, "of": f"{command['name']} "}
        for command in commands
        for sub in command.get("options", [])
        if sub["type"] == 1
    ]
    return [*commands, *subs]


def nodes(command: dict[str, Any]) -> list[dict[str, Any]]:
    inner = [node for option in command.get("options", []) for node in nodes(option)]
    return [command, *inner]


async def test_every_name_and_description_is_fit_for_discord(bot: CanastaBot) -> None:
    for node in (node for command in payload(bot.tree) for node in nodes(command)):
        names = [node["name"], *node["name_localizations"].values()]
        assert all(NAME.fullmatch(name) and name == name.lower() for name in names), names
        about = [node["description"], *node["description_localizations"].values()]
        assert all(1 < len(text) <= 100 for text in about), about
        assert {"en-US", "en-GB"} <= node["name_localizations"].keys()


async def test_in_english_every_name_is_the_one_in_the_code(bot: CanastaBot) -> None:
    for node in (node for command in payload(bot.tree) for node in nodes(command)):
        assert node["name_localizations"]["en-US"] == node["name"]


async def test_commands_are_told_once_and_again_when_discord_has_lost_them(tmp_path: Path) -> None:
    async with still_box() as box:
        async with serving(box, tmp_path / "games.db"):
            assert len(puts(box)) == 1
        async with serving(box, tmp_path / "games.db"):
            assert len(puts(box)) == 1
    async with still_box() as other, serving(other, tmp_path / "games.db"):
        assert len(puts(other)) == 1


async def test_no_privileged_intent_is_asked_for(bot: CanastaBot) -> None:
    asked = bot.intents
    assert [asked.members, asked.presences, asked.message_content] == [False, False, False]


async def test_closing_lets_go_of_the_database(box: Sandbox, tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    async with serving(box, file):
        with pytest.raises(DatabaseInUse):
            await SqliteStorage.open(file)
    store = await SqliteStorage.open(file)
    await store.close()


async def test_a_bot_that_cannot_open_its_database_lets_go_of_everything(
    box: Sandbox, tmp_path: Path
) -> None:
    file = tmp_path / "games.db"
    file.write_bytes(b"no database at all" * 100)
    with pytest.raises(Exception, match="database"):
        async with serving(box, file):
            pass
    assert file.exists()


@pytest.mark.parametrize("moment", ["logged in", "its file is there", "its commands are told"])
async def test_one_told_to_end_while_it_starts_leaves_nothing_open(
    box: Sandbox, tmp_path: Path, moment: str
) -> None:
    file = tmp_path / "games.db"
    bot = CanastaBot(settings_for(box, file), delay=0)
    moments: dict[str, Callable[[], bool]] = {
        "logged in": lambda: bot.user is not None,
        "its file is there": file.exists,
        "its commands are told": lambda: bool(puts(box)),
    }
    starting = asyncio.create_task(bot.start(box.token))
    while not moments[moment]():
        await asyncio.sleep(0)
    await bot.close()
    await asyncio.wait({starting})
    starting.exception()  # Discord was gone all at once
    running = {task.get_name() for task in asyncio.all_tasks()}
    assert not running & {"heartbeat", "emojis"}
    await (await SqliteStorage.open(file)).close()


async def test_it_is_well_while_it_is_connected(bot: CanastaBot) -> None:
    assert await bot.is_well()
    await bot.close()
    assert not await bot.is_well()


# Answering alone


def with_command(bot: CanastaBot, callback: Any) -> None:
    """Add a command `try` that Discord does not know yet; the stand-in is told anew."""
    bot.tree.add_command(discord.app_commands.Command(name="try", description="try", callback=callback))


async def tell(bot: CanastaBot) -> None:
    assert bot.application_id is not None
    commands = [command.to_dict(bot.tree) for command in bot.tree.get_commands()]
    await bot.http.bulk_upsert_global_commands(bot.application_id, commands)


async def test_an_answer_is_seen_by_the_one_who_acted_alone(bot: CanastaBot, box: Sandbox) -> None:
    async def callback(interaction: Interaction) -> None:
        await answer_private(interaction, "your secret")

    with_command(bot, callback)
    await tell(bot)
    reply = await box.user("Anna").command("try")
    assert (reply.text, reply.ephemeral) == ("your secret", True)
    assert not box.user("Emma").messages()


async def test_a_late_answer_takes_the_place_of_the_deferral(bot: CanastaBot, box: Sandbox) -> None:
    async def callback(interaction: Interaction) -> None:
        await defer_private(interaction)
        await answer_private(interaction, "first")
        await answer_private(interaction, "second")

    with_command(bot, callback)
    await tell(bot)
    anna = box.user("Anna")
    await anna.command("try")
    await anna.see(lambda message: "second" in str(message))
    assert ["first" in str(message) for message in anna.messages()] == [True, False]
    assert not box.user("Emma").messages()


async def test_what_would_come_out_public_is_not_sent(bot: CanastaBot, box: Sandbox) -> None:
    refused = asyncio.Event()

    async def callback(interaction: Interaction) -> None:
        await interaction.response.defer()
        try:
            await answer_private(interaction, "your secret")
        except NotPrivateError:
            refused.set()
            await interaction.edit_original_response(content="nothing to see")

    with_command(bot, callback)
    await tell(bot)
    await box.user("Anna").command("try")
    await asyncio.wait_for(refused.wait(), 60)
    assert not any("your secret" in str(entry["body"]) for entry in box.rest.entries())


async def test_an_unforeseen_error_is_answered_with_its_number(bot: CanastaBot, box: Sandbox) -> None:
    async def callback(interaction: Interaction) -> None:
        raise ZeroDivisionError("inner detail")

    with_command(bot, callback)
    await tell(bot)
    reply = await box.user("Anna").command("try")
    assert reply.ephemeral
    assert "nothing of the game is lost" in reply.text
    assert "inner detail" not in reply.text


class Offering:
    """A command `try` whose word is offered once it may be."""

    def __init__(self) -> None:
        self.asked, self.may = asyncio.Event(), asyncio.Event()

    async def offers(self, _: Interaction, __: str) -> list[discord.app_commands.Choice[str]]:
        self.asked.set()
        await self.may.wait()
        return [discord.app_commands.Choice(name="word", value="word")]

    async def typed(self, bot: CanastaBot, box: Sandbox) -> asyncio.Task[Reply]:
        """Somebody types it, and waits."""

        async def callback(interaction: Interaction, word: str) -> None: ...

        with_command(bot, discord.app_commands.autocomplete(word=self.offers)(callback))
        await tell(bot)
        waiting = asyncio.create_task(box.user("Anna").autocomplete("try", "word"))
        await asyncio.wait_for(self.asked.wait(), 60)
        return waiting


@pytest.fixture
def close_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not waiting for an answer that comes to nothing."""
    monkeypatch.setattr("bot.app.PATIENCE", 0.0)


@pytest.mark.usefixtures("close_at_once")
async def test_an_offer_that_comes_too_late_is_no_error(
    bot: CanastaBot, box: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    offering = Offering()
    waiting = await offering.typed(bot, box)
    box.clock.advance(4)
    assert (await waiting).error
    offering.may.set()
    async with asyncio.timeout(60):
        while "an offer came to nothing" not in caplog.text:
            await asyncio.sleep(0.01)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.usefixtures("close_at_once")
async def test_an_offer_that_fails_otherwise_is_one(
    bot: CanastaBot, box: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing(_: Interaction, __: str) -> list[discord.app_commands.Choice[str]]:
        raise ZeroDivisionError

    async def callback(interaction: Interaction, word: str) -> None: ...

    with_command(bot, discord.app_commands.autocomplete(word=failing)(callback))
    await tell(bot)
    waiting = asyncio.create_task(box.user("Anna").autocomplete("try", "word"))
    async with asyncio.timeout(60):
        while "ZeroDivisionError" not in caplog.text:
            await asyncio.sleep(0.01)
    box.clock.advance(4)
    await waiting


async def test_closing_waits_for_what_is_being_offered(
    box: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.PATIENCE", 60.0)
    monkeypatch.setattr(arriving, "FIRST_ANSWER", 3600.0)
    offering = Offering()
    async with serving(box, tmp_path / "games.db") as bot:
        waiting = await offering.typed(bot, box)
        closing = asyncio.create_task(bot.close())
        await asyncio.wait({closing}, timeout=0.3)
        offering.may.set()
        assert [choice["name"] for choice in (await waiting).choices or []] == ["word"]
        await closing


async def test_two_answers_at_once_are_sent_one_after_the_other(bot: CanastaBot, box: Sandbox) -> None:
    async def callback(interaction: Interaction) -> None:
        await asyncio.gather(answer_private(interaction, "one"), answer_private(interaction, "two"))

    with_command(bot, callback)
    await tell(bot)
    anna = box.user("Anna")
    await anna.command("try")
    await anna.see(lambda message: "two" in str(message))
    assert len(anna.messages()) == 2
    assert not box.user("Emma").messages()


async def test_no_view_is_kept_by_the_client(bot: CanastaBot, box: Sandbox) -> None:
    await box.user("Anna").command("rules")
    await box.user("Anna").command("preferences")
    assert not bot.persistent_views
    assert not bot._connection._view_store._synced_message_views


async def test_every_choice_has_its_text_in_every_language(bot: CanastaBot) -> None:
    options = (node for command in payload(bot.tree) for node in nodes(command))
    choices = [choice for option in options for choice in option.get("choices", [])]
    assert choices
    assert [choice for choice in choices if not choice.get("name_localizations")] == []
    assert not any("_" in choice["name"] for choice in choices)


async def test_no_command_is_larger_than_discord_takes(bot: CanastaBot) -> None:
    check_commands(payload(bot.tree))


async def test_it_closes_without_a_word_of_trouble(
    box: Sandbox, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(box, tmp_path / "games.db"):
        await box.user("Anna").command("canasta new", computers=3)
        await box.user("Anna").command("canasta start")
    assert [
        record.getMessage() for record in caplog.records if record.levelname in ("WARNING", "ERROR")
    ] == []


async def test_commands_that_discord_refuses_do_not_stop_the_bot(
    box: Sandbox, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    box.rest.plan(Fault(re.compile("PUT /applications"), 400, times=1))
    async with serving(box, tmp_path / "games.db") as bot:
        assert await bot.is_well()
    assert "did not take the commands" in caplog.text
