"""`/rules`: every value of every rule set in words, and what a table plays otherwise."""

from typing import Any

import pytest

from bot.app import CanastaBot
from bot.engine import Rules, forms, load_rules, presets
from bot.sandbox import Sandbox, visible_text
from bot.ui.guide import TOPICS, guide_page, rules_named, rules_of_preset, rules_of_table
from bot.ui.rule_values import field_name, value_text

FORMS = [(preset, seats, teams) for preset in presets() for seats, teams in forms(preset)]
NOT_SHOWN = {"preset", "seats", "teams"}  # these are the heading


def read(rules: Rules, topic: str) -> str:
    page: Any = guide_page("en", rules, topic, "pclassic")
    return visible_text({"components": page.to_components()})


@pytest.mark.parametrize(("preset", "seats", "teams"), FORMS)
async def test_every_page_of_every_rule_set_fits_a_message(preset: str, seats: int, teams: str) -> None:
    rules = load_rules(preset, seats, teams)
    for topic in TOPICS:
        page = guide_page("en", rules, topic, rules_of_preset(preset))
        assert page.content_length() <= 4000
        assert page.total_children_count <= 40


@pytest.mark.parametrize("preset", presets())
def test_every_value_reads_as_words(preset: str) -> None:
    rules = load_rules(preset, *forms(preset)[0])
    for field in Rules.model_fields.keys() - NOT_SHOWN:
        told = value_text("en", rules, field)
        assert told
        assert not set("_{}()[]'") & set(told), (field, told)


def test_every_field_of_the_rules_is_on_some_page() -> None:
    assert {field for fields in TOPICS.values() for field in fields} == Rules.model_fields.keys() - NOT_SHOWN


async def test_house_rules_are_told_with_what_is_usual() -> None:
    told = read(load_rules("classic", 4, hand_size=13, ask_partner="required"), "table")
    assert "Cards dealt to each: **13** (usual: 11)" in told
    assert field_name("en", "ask_partner") in told
    assert "No house rules" not in told


async def test_a_table_by_the_book_says_so() -> None:
    assert "No house rules" in read(load_rules("danish", 4), "table")


async def test_numbers_are_those_of_the_rules() -> None:
    assert "120 from 3,000" in read(load_rules("classic", 4), "table")
    assert "120 from 3,000" not in read(load_rules("american", 4), "table")


async def test_an_unknown_topic_shows_the_first_page() -> None:
    rules = load_rules("classic", 4)
    assert read(rules, "nonsense") == read(rules, "table")


async def test_rules_shows_the_table_here_and_turns_its_pages(bot: CanastaBot, box: Sandbox) -> None:
    anna = box.user("Anna")
    guild, channel = int(anna.channel.guild_id), int(anna.channel.id)
    await bot.services.registry.create(
        guild, channel, int(anna.id), "Anna", preset="danish", options={"target": 3000}
    )
    shown = await anna.command("rules")
    assert shown.ephemeral
    assert "**3,000** (usual: 5,000)" in shown.text
    assert shown.message is not None
    turned = await anna.select(shown.message, "Choose a part of the rules", "score")
    assert "Points for a natural canasta: 500" in turned.text


async def test_rules_of_a_named_variant_are_those_without_house_rules(bot: CanastaBot, box: Sandbox) -> None:
    reply = await box.user("Emma").command("rules", variant="samba", topic="melds")
    assert "Sequences: yes" in reply.text


async def test_rules_of_a_table_that_is_gone_are_still_some_rules(bot: CanastaBot) -> None:
    for name in (rules_of_table(10**9), "tx", "", "t" + "9" * 30):
        assert (await rules_named(bot.services.registry, name)).preset == presets()[0]
