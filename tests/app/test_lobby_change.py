"""What a host changes from the lobby card, and how people choose their chairs there."""

import asyncio
from typing import Any

import pytest

from bot.app import CanastaBot
from bot.engine import forms, load_rules, options_of, presets
from bot.sandbox import Actor, Reply, Sandbox, walk
from bot.table import Table
from bot.table.setup import new_setup, with_computers
from bot.texts import languages, say
from bot.ui.lobby_panel import Arranged, lobby_panel
from tests.app.test_house_picker import anna, choose, press
from tests.ui.limits import assert_within, words

__all__ = ["anna"]


async def card(actor: Actor, part: str = ":change:") -> dict[str, Any]:
    """The lobby card; with `part` in it."""
    return await actor.see(
        lambda message: part in str(message.get("components")) and not message["flags"] & 64
    )


def part_of(message: dict[str, Any], part: str) -> dict[str, Any]:
    return next(found for found in walk(message["components"]) if part in str(found.get("custom_id", "")))


async def lobby(actor: Actor, bot: CanastaBot, **options: Any) -> Table:
    await actor.command("canasta new", **options)
    table = bot.services.registry.at(int(actor.channel.id))
    assert table is not None
    return table


async def panel(actor: Actor) -> Reply:
    message = await card(actor)
    reply = await actor.click(message, part_of(message, ":change:")["custom_id"])
    assert reply.ephemeral
    return reply


async def sit(actor: Actor, table: Table, seat: int) -> Reply:
    message = await card(actor, f":{table.ply}:sit:")
    return await actor.select(message, part_of(message, ":sit:")["custom_id"], str(seat))


def sitting(table: Table) -> list[str]:
    return [chair.name if chair else "" for chair in table.setup.chairs]


@pytest.mark.e2e
async def test_a_plain_new_table_can_be_made_any_other(bot: CanastaBot, anna: Actor) -> None:
    table = await lobby(anna, bot)
    shown = await panel(anna)
    for field, value in {
        "variant": "swedish",
        "form": "6.triples",
        "computers": "4",
        "level": "hard",
        "time": "120",
    }.items():
        shown = await choose(anna, shown, f":{field}", value)
        assert "⚠" not in shown.text
    assert table.rules == load_rules("swedish", 6, "triples")
    levels = [chair.level for chair in table.setup.chairs if chair and chair.is_computer]
    assert (levels, table.setup.turn_time) == (["hard"] * 4, 120)
    await anna.see(lambda message: "two teams of three" in str(message) and not message["flags"] & 64)


@pytest.mark.e2e
async def test_house_rules_stay_where_they_fit(bot: CanastaBot, anna: Actor) -> None:
    table = await lobby(anna, bot, variant="classic", target=3000, hand_size=20)
    shown = await panel(anna)
    shown = await choose(anna, shown, ":variant", "samba")
    assert options_of(table.rules) == {"target": 3000, "hand_size": 20}
    shown = await press(anna, shown, ":house:")
    assert "3,000" in shown.text
    shown = await press(anna, shown, ":change:")
    assert say("en", "change-title") in shown.text


@pytest.mark.e2e
async def test_people_are_not_sent_away(bot: CanastaBot, box: Sandbox, anna: Actor) -> None:
    table = await lobby(anna, bot, players=3)
    for name in ("Emma", "Kari"):
        await box.user(name).command("canasta join")
    shown = await panel(anna)
    ply = table.ply
    shown = await choose(anna, shown, ":form", "2.solo")
    assert say("en", "table-too_many", people=3, seats=2) in shown.text
    assert table.ply == ply


@pytest.mark.e2e
async def test_only_the_host_changes_and_only_before_the_deal(
    bot: CanastaBot, box: Sandbox, anna: Actor
) -> None:
    await lobby(anna, bot, players=2, computers=1)
    refused = await box.user("Emma").click(
        await card(anna), part_of(await card(anna), ":change:")["custom_id"]
    )
    assert say("en", "table-not_host", host="Anna") in str(refused.message) + str(refused.followups)
    shown = await panel(anna)
    await anna.command("canasta start")
    late = await choose(anna, shown, ":time", "60")
    assert say("en", "table-running") in str(late.message) + str(late.followups)
    assert "change_set" not in str(late.message)


@pytest.mark.e2e
async def test_what_is_not_offered_cannot_be_had(bot: CanastaBot, anna: Actor) -> None:
    table = await lobby(anna, bot)
    shown = await panel(anna)
    assert shown.message is not None
    before = table.setup
    for field, value in (("computers", "9"), ("level", "godlike"), ("time", "-1"), ("form", "9.solo")):
        reply = await anna.select(shown.message, part_of(shown.message, f":{field}")["custom_id"], value)
        assert table.setup == before
        assert reply.error or say("en", "press-gone") in str(reply.message) + str(reply.followups)


# Chairs


@pytest.mark.e2e
async def test_two_friends_sit_together_against_computers(bot: CanastaBot, box: Sandbox, anna: Actor) -> None:
    table = await lobby(anna, bot)
    emma = box.user("Emma")
    await emma.command("canasta join")
    for _ in range(2):
        message = await card(anna, f":{table.ply}:computer:")
        await anna.click(message, part_of(message, ":computer:")["custom_id"])
    assert sitting(table) == ["Anna", "Emma", "Computer 3", "Computer 4"]
    await sit(emma, table, 2)
    assert sitting(table) == ["Anna", "Computer 2", "Emma", "Computer 4"]


@pytest.mark.e2e
async def test_a_chair_can_be_chosen_on_coming(bot: CanastaBot, box: Sandbox, anna: Actor) -> None:
    table = await lobby(anna, bot)
    options = part_of(await card(anna, ":sit:"), ":sit:")["options"]
    told = {option["value"]: (option["label"], option.get("description")) for option in options}
    assert told == {
        "1": ("Chair 2: empty", "Team 2"),
        "2": ("Chair 3: empty", "Team 1, with Anna"),
        "3": ("Chair 4: empty", "Team 2"),
    }
    await sit(box.user("Emma"), table, 2)
    await sit(box.user("Kari"), table, 3)
    assert sitting(table) == ["Anna", "", "Emma", "Kari"]


@pytest.mark.e2e
async def test_a_chair_that_was_taken_meanwhile_is_refused(
    bot: CanastaBot, box: Sandbox, anna: Actor
) -> None:
    table = await lobby(anna, bot)
    message = await card(anna, ":sit:")
    menu = part_of(message, ":sit:")["custom_id"]
    first, second = await asyncio.gather(
        *(box.user(name).select(message, menu, "2") for name in ("Emma", "Kari"))
    )
    told = str((first.message, first.followups, second.message, second.followups))
    assert say("en", "table-seat_taken") in told
    assert sorted(sitting(table)) in (["", "", "Anna", "Emma"], ["", "", "Anna", "Kari"])


@pytest.mark.e2e
async def test_what_is_lit_is_what_comes_next(bot: CanastaBot, box: Sandbox, anna: Actor) -> None:
    table = await lobby(anna, bot, players=2)

    async def looks(part: str) -> tuple[int, bool]:
        button = part_of(await card(anna, f":{table.ply}:{part}:"), f":{part}:")
        return button["style"], button.get("disabled", False)

    primary, secondary, success = 1, 2, 3
    assert (await looks("join"), await looks("start")) == ((primary, False), (secondary, True))
    await table.add_computer()
    assert (await looks("join"), await looks("start")) == ((secondary, False), (success, False))
    await box.user("Emma").command("canasta join")
    assert (await looks("join"), await looks("start")) == ((secondary, True), (success, False))


@pytest.mark.e2e
async def test_the_target_is_told_once(bot: CanastaBot, anna: Actor) -> None:
    await lobby(anna, bot, players=2, target=1000)
    told = words_of(await card(anna))
    assert "2 players, one against one · to 1,000 points (usual: 5,000)" in told
    assert told.count("1,000") == 1
    assert say("en", "lobby-usual") not in told


def words_of(message: dict[str, Any]) -> str:
    return "\n".join(str(part["content"]) for part in walk(message["components"]) if "content" in part)


# Without Discord


@pytest.mark.parametrize("preset", presets())
async def test_the_panel_is_within_the_limits(preset: str) -> None:
    for seats, teams in forms(preset):
        rules = load_rules(preset, seats, teams)
        setup = with_computers(new_setup(1, "n" * 100, rules, {}, turn_time=45), seats - 1)
        for language in languages():
            view = lobby_panel(language.code, Arranged(10**18 - 1, 10**9 - 1, setup, "n" * 200))
            assert_within(view)
            assert "{" not in words(view)
