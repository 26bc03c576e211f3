"""The picker of house rules, at a table and for a server, as a host and a manager use it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.app import CanastaBot
from bot.engine import HOUSE_RULES, Rules, load_rules, options_of
from bot.engine.passport import passport
from bot.sandbox import Actor, Reply, Sandbox, walk
from bot.storage import GuildSettings, UserSettings
from bot.table import Table
from bot.texts import languages, say
from bot.ui.house_picker import Ids, Picked, house_picker
from bot.ui.house_rules import USUAL, offered, read_value, with_value
from tests.app.conftest import serving
from tests.ui.limits import assert_within, words

FORM = load_rules("swedish", 6, "triples", hand_size=11, target=6500, ask_partner="required")
TYPED = "typed"


@pytest.fixture
async def anna(bot: CanastaBot, box: Sandbox) -> Actor:
    """Somebody who manages the server and reads English, as everybody does there."""
    actor = box.user("Anna")
    preferences = bot.services.preferences
    await preferences.save_user(int(actor.id), UserSettings(locale="en"))
    await preferences.save_guild(int(actor.channel.guild_id), GuildSettings(locale="en"))
    return actor


def the_id(reply: Reply, part: str) -> str:
    assert reply.message is not None, reply.error
    ids = (str(found["custom_id"]) for found in walk(reply.message["components"]) if "custom_id" in found)
    return next(found for found in ids if part in found)


async def press(actor: Actor, reply: Reply, part: str) -> Reply:
    assert reply.message is not None
    return await actor.click(reply.message, the_id(reply, part))


async def choose(actor: Actor, reply: Reply, part: str, value: str) -> Reply:
    assert reply.message is not None
    return await actor.select(reply.message, the_id(reply, part), value)


async def lobby(actor: Actor, bot: CanastaBot, **options: Any) -> tuple[Table, Reply]:
    """A new table, and the picker of its host."""
    await actor.command("canasta new", **options)
    table = bot.services.registry.at(int(actor.channel.id))
    assert table is not None
    return table, await actor.click(await card(actor), await button(actor))


async def card(actor: Actor) -> dict[str, Any]:
    return await actor.see(lambda message: ":house:" in str(message.get("components")))


async def button(actor: Actor) -> str:
    parts = walk((await card(actor))["components"])
    return next(str(part["custom_id"]) for part in parts if ":house:" in str(part.get("custom_id")))


async def from_settings(actor: Actor) -> Reply:
    return await press(actor, await actor.command("settings"), "sb:house")


# At a table


@pytest.mark.e2e
async def test_every_house_rule_can_be_set_at_a_table(bot: CanastaBot, anna: Actor) -> None:
    table, shown = await lobby(anna, bot, variant="classic", computers=1)
    assert shown.ephemeral
    expected = {}
    for field in HOUSE_RULES:
        value = next(value for value in offered(field)[::-1] if value != getattr(table.rules, field))
        if field == "hand_size":
            value = 13
        shown = await choose(anna, shown, ":house_pick:", field)
        shown = await choose(anna, shown, f":{field}", str(value))
        expected[field] = value
        assert options_of(table.rules) == expected, shown.text
    assert passport(table.rules) in shown.text
    shown = await press(anna, shown, ":house_reset:")
    assert options_of(table.rules) == {}
    assert say("en", "guide-same") in shown.text


@pytest.mark.e2e
async def test_the_lobby_card_follows(bot: CanastaBot, anna: Actor) -> None:
    _, shown = await lobby(anna, bot, variant="classic")
    shown = await choose(anna, shown, ":house_pick:", "hand_size")
    await choose(anna, shown, ":hand_size", "13")
    told = "Cards dealt to each: 13 (usual: 11)"
    await anna.see(lambda message: told in str(message) and not message["flags"] & 64)


@pytest.mark.e2e
async def test_any_number_can_be_typed(bot: CanastaBot, anna: Actor) -> None:
    table, shown = await lobby(anna, bot, variant="classic")
    shown = await choose(anna, shown, ":house_pick:", "target")
    asked = await choose(anna, shown, ":target", "other")
    shown = await anna.submit(asked, {TYPED: "6 250"})
    assert table.rules.target == 6250
    for wrong in ("100001", "0", "many", "-5"):
        asked = await choose(anna, shown, ":target", "other")
        shown = await anna.submit(asked, {TYPED: wrong})
        assert "⚠" in shown.text
        assert "100" in shown.text
        assert table.rules.target == 6250


@pytest.mark.e2e
async def test_a_passport_can_be_pasted_at_a_table(bot: CanastaBot, anna: Actor) -> None:
    table, shown = await lobby(anna, bot, variant="classic", computers=2)
    asked = await press(anna, shown, ":house_paste:")
    shown = await anna.submit(asked, {TYPED: passport(FORM).lower().replace("-", " ")})
    assert table.rules == FORM
    assert len(table.setup.chairs) == 6
    assert passport(FORM) in shown.text


@pytest.mark.e2e
@pytest.mark.parametrize(
    ("code", "key"),
    [
        (passport(FORM)[:-1] + "*", "rules-passport_check"),
        ("two packs, please", "rules-passport_unreadable"),
        ("", "rules-passport_unreadable"),
    ],
)
async def test_a_bad_passport_changes_nothing(bot: CanastaBot, anna: Actor, code: str, key: str) -> None:
    table, shown = await lobby(anna, bot, variant="classic", computers=2)
    before, ply = table.rules, table.ply
    asked = await press(anna, shown, ":house_paste:")
    shown = await anna.submit(asked, {TYPED: code or "  "})
    assert say("en", key) in shown.text
    assert (table.rules, table.ply) == (before, ply)


@pytest.mark.e2e
async def test_a_passport_with_too_few_seats_is_refused(bot: CanastaBot, box: Sandbox, anna: Actor) -> None:
    table, shown = await lobby(anna, bot, variant="classic", players=3)
    for name in ("Emma", "Kari"):
        await box.user(name).command("canasta join")
    assert len(table.setup.people()) == 3
    asked = await press(anna, shown, ":house_paste:")
    shown = await anna.submit(asked, {TYPED: passport(load_rules("samba", 2))})
    assert say("en", "table-too_many", people=3, seats=2) in shown.text
    assert table.rules == load_rules("classic", 3)


@pytest.mark.e2e
async def test_only_the_host_chooses_and_only_before_the_deal(
    bot: CanastaBot, box: Sandbox, anna: Actor
) -> None:
    emma = box.user("Emma")
    table, shown = await lobby(anna, bot, variant="classic", computers=2)
    await emma.command("canasta join")
    refused = await emma.click(await card(emma), await button(emma))
    assert say("en", "table-not_host", host="Anna") in str(refused.message) + str(refused.followups)
    await anna.command("canasta start")
    async with asyncio.timeout(60):
        while not table.status.is_open or table.view(None) is None:
            await asyncio.sleep(0.01)
    late = await choose(anna, shown, ":house_pick:", "target")
    assert say("en", "table-running") in str(late.message) + str(late.followups)


# For a server


@pytest.mark.e2e
async def test_a_passport_becomes_the_servers_default(bot: CanastaBot, anna: Actor) -> None:
    shown = await from_settings(anna)
    asked = await press(anna, shown, "sb:paste")
    shown = await anna.submit(asked, {TYPED: passport(FORM)})
    assert passport(FORM) in shown.text
    kept = await bot.services.storage.guild_settings(int(anna.channel.guild_id))
    assert (kept.variant, kept.options) == ("swedish", options_of(FORM))
    await anna.command("canasta new")
    table = bot.services.registry.at(int(anna.channel.id))
    assert table is not None
    assert table.rules == FORM
    assert "6 players, two teams of three" in (await anna.command("settings")).text


@pytest.mark.e2e
async def test_what_a_passport_chose_can_be_dropped(bot: CanastaBot, anna: Actor) -> None:
    guild, preferences = int(anna.channel.guild_id), bot.services.preferences
    asked = await press(anna, await from_settings(anna), "sb:paste")
    shown = await anna.submit(asked, {TYPED: passport(FORM)})
    await press(anna, shown, "sb:reset")
    assert preferences.guild(guild) == GuildSettings(variant="swedish", locale="en")


@pytest.mark.e2e
async def test_a_bad_passport_leaves_the_servers_default(bot: CanastaBot, anna: Actor) -> None:
    asked = await press(anna, await from_settings(anna), "sb:paste")
    shown = await anna.submit(asked, {TYPED: "CAN1-00000-00001"})
    assert say("en", "rules-passport_check") in shown.text
    assert bot.services.preferences.guild(int(anna.channel.guild_id)) == GuildSettings(locale="en")


@pytest.mark.e2e
async def test_a_server_may_have_any_number_as_its_default(bot: CanastaBot, anna: Actor) -> None:
    shown = await choose(anna, await from_settings(anna), "st:house:pick:", "concealed_bonus")
    asked = await choose(anna, shown, "st:house:concealed_bonus:", "other")
    shown = await anna.submit(asked, {TYPED: "250"})
    guild = int(anna.channel.guild_id)
    assert bot.services.preferences.guild(guild).options == {"concealed_bonus": 250}
    asked = await choose(anna, shown, "st:house:concealed_bonus:", "other")
    shown = await anna.submit(asked, {TYPED: "5001"})
    assert "⚠" in shown.text
    assert bot.services.preferences.guild(guild).options == {"concealed_bonus": 250}


# Without Discord


IDS = Ids(select=lambda field: f"s:{field}", button=lambda what: f"b:{what}", back="back")


def picker(rules: Rules, field: str | None = None, locale: str = "en") -> Any:
    return house_picker(locale, "Title", Picked(rules, field, "n" * 200), IDS)


@pytest.mark.parametrize("field", [None, *HOUSE_RULES])
async def test_the_picker_is_within_the_limits(field: str | None) -> None:
    for rules in (load_rules("classic", 4), FORM, load_rules("samba", 4, target=4321, concealed_bonus=1)):
        for language in languages():
            assert_within(picker(rules, field, language.code))


async def test_a_value_that_is_not_offered_is_shown_all_the_same() -> None:
    assert "4,321" in words(picker(load_rules("samba", 4, target=4321), "target"))


@pytest.mark.parametrize("field", HOUSE_RULES)
@pytest.mark.parametrize("rules", [load_rules("classic", 4), FORM, load_rules("samba", 4, target=4321)])
async def test_every_value_is_offered_once_and_the_usual_one_is_named(field: str, rules: Rules) -> None:
    options = [
        option
        for part in walk(picker(rules, field).to_components())
        for option in part.get("options", [])
        if part["custom_id"] == f"s:{field}"
    ]
    labels = [option["label"] for option in options]
    assert len(labels) == len(set(labels))
    usual = [option for option in options if option["value"] == USUAL]
    assert [option["description"] for option in usual] == [say("en", "house-usual")]
    chosen = [option for option in options if option.get("default")]
    assert len(chosen) == 1
    assert (chosen == usual) == (field not in options_of(rules))


@pytest.mark.e2e
async def test_the_usual_value_can_be_chosen_again(bot: CanastaBot, anna: Actor) -> None:
    table, shown = await lobby(anna, bot, variant="classic", target=1000)
    shown = await choose(anna, shown, ":house_pick:", "target")
    shown = await choose(anna, shown, ":target", USUAL)
    assert options_of(table.rules) == {}
    asked = await choose(anna, shown, ":target", "other")
    await anna.submit(asked, {TYPED: "5,000"})
    assert options_of(table.rules) == {}


@pytest.mark.parametrize("field", HOUSE_RULES)
def test_every_offered_value_can_be_chosen(field: str) -> None:
    rules = load_rules("swedish", 6, "triples")
    for value in offered(field):
        if field != "hand_size" or value <= 20:
            assert getattr(with_value(rules, field, str(value)), field) == value


@pytest.mark.parametrize("text", ["5 000", "5.000", "5,000", "5'000", "5\u00a0000", " 5000 "])
def test_numbers_are_read_as_people_write_them(text: str) -> None:
    assert read_value("target", text) == 5000


@pytest.mark.e2e
async def test_a_form_left_open_over_a_restart_is_done_once_it_is_sent_off(
    box: Sandbox, tmp_path: Path
) -> None:
    anna = box.user("Anna")
    async with serving(box, tmp_path / "games.db") as bot:
        _, shown = await lobby(anna, bot, variant="classic")
        shown = await choose(anna, shown, ":house_pick:", "target")
        form = await choose(anna, shown, ":target", "other")
    async with serving(box, tmp_path / "games.db") as bot:
        table = bot.services.registry.open_tables()[0]
        shown = await anna.submit(form, {TYPED: "6250"})
        assert shown.error is None
        assert table.rules.target == 6250
        ply = table.ply
        box.gateway.repeat()  # told twice
        assert (await anna.command("rules")).error is None
        assert table.ply == ply
