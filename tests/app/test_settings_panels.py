"""`/settings`, `/preferences` and `/privacy` as people use them, also after a restart."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.app import CanastaBot
from bot.engine import HOUSE_RULES, RulesError, load_rules
from bot.sandbox import Reply, Sandbox, walk
from bot.sandbox.errors import Json
from bot.storage import GuildSettings, UserSettings
from bot.ui.house_rules import offered
from bot.ui.settings_panel import (
    changed_guild,
    changed_user,
    house_panel,
    me_panel,
    server_panel,
)
from tests.app.conftest import serving


def ids(message: Json | None) -> Iterator[str]:
    assert message is not None
    return (part["custom_id"] for part in walk(message["components"]) if "custom_id" in part)


def the_id(reply: Reply, start: str) -> str:
    return next(found for found in ids(reply.message) if found.startswith(start))


async def test_a_server_keeps_what_is_chosen(bot: CanastaBot, box: Sandbox) -> None:
    keeper = box.user("Anna")
    shown = await keeper.command("settings")
    assert shown.ephemeral
    for field, value in (("variant", "samba"), ("turn_seconds", "120"), ("locale", "en")):
        assert shown.message is not None
        shown = await keeper.select(shown.message, the_id(shown, f"st:server:{field}:"), value)
    guild = int(keeper.channel.guild_id)
    kept = await bot.services.storage.guild_settings(guild)
    assert (kept.variant, kept.turn_seconds, kept.locale) == ("samba", 120, "en")
    assert bot.services.preferences.guild(guild) == kept


async def test_channels_can_be_chosen(bot: CanastaBot, box: Sandbox) -> None:
    keeper = box.user("Anna")
    shown = await keeper.command("settings")
    assert shown.message is not None
    await keeper.select(shown.message, the_id(shown, "sc:"), [keeper.channel.id])
    assert bot.services.preferences.guild(int(keeper.channel.guild_id)).channels == (int(keeper.channel.id),)


async def test_house_rules_can_be_chosen_and_dropped(bot: CanastaBot, box: Sandbox) -> None:
    keeper = box.user("Anna")
    shown = await keeper.command("settings")
    assert shown.message is not None
    shown = await keeper.click(shown.message, "sb:house")
    assert shown.message is not None
    shown = await keeper.select(shown.message, the_id(shown, "st:house:pick:"), "hand_size")
    assert shown.message is not None
    shown = await keeper.select(shown.message, the_id(shown, "st:house:hand_size:"), "13")
    preferences, guild = bot.services.preferences, int(keeper.channel.guild_id)
    assert preferences.guild(guild).options == {"hand_size": 13}
    assert shown.message is not None
    await keeper.select(shown.message, the_id(shown, "st:house:hand_size:"), "-")
    assert preferences.guild(guild).options == {}


async def test_a_panel_still_works_after_a_restart(box: Sandbox, tmp_path: Path) -> None:
    keeper = box.user("Anna")
    async with serving(box, tmp_path / "games.db"):
        shown = await keeper.command("preferences")
    async with serving(box, tmp_path / "games.db") as bot:
        assert shown.message is not None
        await keeper.select(shown.message, the_id(shown, "st:me:cards:"), "four_colour")
        assert bot.services.preferences.user(int(keeper.id)).cards == "four_colour"


async def test_only_those_who_may_manage_the_server_change_it(bot: CanastaBot, box: Sandbox) -> None:
    keeper, guest = box.user("Anna"), box.user("Emma")
    reply = await guest.command("settings")
    assert reply.error
    shown = await keeper.command("settings")
    assert shown.message is not None
    box.world.guild(keeper.channel.guild_id).managers.discard(keeper.id)
    box.world.guild(keeper.channel.guild_id).owner_id = guest.id
    refused = await keeper.select(shown.message, the_id(shown, "st:server:variant:"), "samba")
    assert "Manage Server" in json.dumps(refused.followups) + refused.text
    assert bot.services.preferences.guild(int(keeper.channel.guild_id)).variant is None


async def test_a_chosen_language_and_look_are_kept_for_oneself(bot: CanastaBot, box: Sandbox) -> None:
    emma = box.user("Emma")
    shown = await emma.command("preferences")
    for field, value in (("locale", "en"), ("cards", "text"), ("pings", "never")):
        assert shown.message is not None
        shown = await emma.select(shown.message, the_id(shown, f"st:me:{field}:"), value)
    assert await bot.services.storage.user_settings(int(emma.id)) == UserSettings("en", "text", "never")


async def test_everything_stored_about_a_person_can_be_had_and_deleted(bot: CanastaBot, box: Sandbox) -> None:
    emma = box.user("Emma")
    user = int(emma.id)
    await bot.services.preferences.save_user(user, UserSettings(pings="slow"))
    shown = await emma.command("privacy show")
    assert shown.ephemeral
    assert shown.message is not None
    assert "canasta-about-you.json" in json.dumps(shown.message)
    asked = await emma.command("privacy delete")
    assert asked.message is not None
    await emma.click(asked.message, "pv:delete")
    assert bot.services.preferences.user(user) == UserSettings()
    assert (await bot.services.storage.personal_data(user))["settings"] is None


async def test_nothing_is_deleted_by_asking_alone(bot: CanastaBot, box: Sandbox) -> None:
    emma = box.user("Emma")
    await bot.services.preferences.save_user(int(emma.id), UserSettings(pings="slow"))
    asked = await emma.command("privacy delete")
    assert asked.message is not None
    await emma.click(asked.message, "pv:keep")
    assert bot.services.preferences.user(int(emma.id)).pings == "slow"


# Without Discord


@pytest.mark.parametrize("field", HOUSE_RULES)
def test_every_offered_house_rule_can_be_had_at_some_table(field: str) -> None:
    for value in offered(field):
        kept = changed_guild(GuildSettings(), field, str(value))
        load_rules("classic", 4, **kept.options)


def test_house_rules_that_leave_no_stock_are_refused_when_chosen() -> None:
    with pytest.raises(RulesError):
        changed_guild(GuildSettings(variant="nonsense"), "hand_size", "15")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("variant", "bridge"),
        ("turn_seconds", "soon"),
        ("token", "x"),
        ("hand_size", "99"),
        ("wild_ratio", "x"),
    ],
)
def test_a_value_that_is_not_offered_changes_nothing(field: str, value: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        changed_guild(GuildSettings(), field, value)


@pytest.mark.parametrize(("field", "value"), [("cards", "huge"), ("pings", "-"), ("more", "x")])
def test_a_preference_that_is_not_offered_changes_nothing(field: str, value: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        changed_user(UserSettings(), field, value)


async def test_the_panels_keep_to_discords_limits() -> None:
    full = GuildSettings("samba", 60, tuple(range(1, 40)), "en", {"max_wilds": 1, "target": 1})
    panels = [server_panel("en", full), me_panel("en", UserSettings())]
    panels += [house_panel("en", full, field) for field in (None, *HOUSE_RULES)]
    for panel in panels:
        assert panel.total_children_count <= 40
        assert panel.content_length() <= 4000
