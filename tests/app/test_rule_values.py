"""Every value of every rule set in words, and `/rules` with the table in the channel."""

import pytest

from bot.app import CanastaBot
from bot.engine import Rules, forms, load_rules, presets
from bot.sandbox import Sandbox, walk
from bot.ui.rule_values import value_text

NOT_SHOWN = {"preset", "seats", "teams"}  # these are the heading of a page


@pytest.mark.parametrize("preset", presets())
def test_every_value_reads_as_words(preset: str) -> None:
    rules = load_rules(preset, *forms(preset)[0])
    for field in Rules.model_fields.keys() - NOT_SHOWN:
        told = value_text("en", rules, field)
        assert told
        assert not set("_{}()[]'") & set(told), (field, told)


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert "120 from 3,000" in value_text("en", load_rules("classic", 4), "opening")
    assert value_text("en", load_rules("classic", 4), "target") == "5,000"


async def test_rules_shows_the_table_here_and_turns_its_pages(bot: CanastaBot, box: Sandbox) -> None:
    anna = box.user("Anna")
    guild, channel = int(anna.channel.guild_id), int(anna.channel.id)
    await bot.services.registry.create(
        guild, channel, int(anna.id), "Anna", preset="danish", options={"target": 3000}
    )
    shown = await anna.command("rules")
    assert shown.ephemeral
    assert "3,000" in shown.text
    assert shown.message is not None
    found = [part["custom_id"] for part in walk(shown.message["components"]) if "custom_id" in part]
    turned = await anna.select(shown.message, next(i for i in found if i.startswith("ps:guide:")), "score")
    assert turned.message is not None
    assert turned.message["id"] == shown.message["id"]
    assert turned.text != shown.text


async def test_rules_of_a_named_variant_are_those_without_house_rules(bot: CanastaBot, box: Sandbox) -> None:
    emma = box.user("Emma")
    assert "Samba" in (await emma.command("rules", variant="samba")).text
    assert "Danish" in (await emma.command("rules", variant="danish")).text
