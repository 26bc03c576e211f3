"""The pages of the rules: within Discord's limits, marked where a house rule differs, right for each table."""

import re
from itertools import pairwise

import pytest
from hypothesis import given, settings

from bot.engine import HOUSE_RULES, Illegal, Reason, Rules, load_rules, presets
from bot.engine.passport import passport
from bot.texts import CATALOGUE, languages
from bot.ui.guide import opening
from bot.ui.guide.page import PAGES, guide_page
from bot.ui.guide.topics import TOPICS
from bot.ui.guide.written import line_text
from bot.ui.why import topic_of
from tests.guide.tables import FORMS, VALUES, any_rules, with_other
from tests.ui.limits import assert_within, ids, words

CODES = [language.code for language in languages()]
MARK = "▸"


async def shown(rules: Rules, topic: str, locale: str = "en", of: str = "t1") -> str:
    view = guide_page(locale, rules, topic, of)
    assert_within(view)
    return words(view)


def lines(rules: Rules, topic: str) -> list[str]:
    usual = load_rules(rules.preset, rules.seats, rules.teams)
    return [line_text("en", rules, usual, line) for line in TOPICS[topic].lines(rules)]


@pytest.mark.parametrize("topic", PAGES)
@pytest.mark.parametrize(("preset", "seats", "teams"), FORMS)
async def test_every_page_is_within_the_limits(preset: str, seats: int, teams: str, topic: str) -> None:
    rules = load_rules(preset, seats, teams)
    for locale in CODES:
        assert "{" not in await shown(rules, topic, locale)
        assert_within(guide_page(locale, rules, topic, f"p{preset}.{seats}.{teams}"))


@pytest.mark.parametrize("topic", PAGES)
async def test_so_it_is_where_every_house_rule_differs(topic: str) -> None:
    for preset, seats, teams in FORMS:
        rules = load_rules(preset, seats, teams)
        others = {field: getattr(with_other(rules, field), field) for field in VALUES}
        await shown(load_rules(preset, seats, teams, **others), topic)


@pytest.mark.parametrize(("preset", "seats", "teams"), FORMS)
async def test_nothing_is_marked_without_house_rules(preset: str, seats: int, teams: str) -> None:
    for topic in PAGES:
        assert MARK not in await shown(load_rules(preset, seats, teams), topic)


@pytest.mark.parametrize("field", HOUSE_RULES)
@pytest.mark.parametrize(("preset", "seats", "teams"), FORMS)
def test_each_house_rule_is_marked_where_it_belongs(preset: str, seats: int, teams: str, field: str) -> None:
    rules = with_other(load_rules(preset, seats, teams), field)
    marked = [line for topic in TOPICS for line in lines(rules, topic) if MARK in line]
    assert marked
    assert len(marked) <= 3, marked


@pytest.mark.parametrize("field", HOUSE_RULES)
async def test_the_first_page_tells_each_difference(field: str) -> None:
    usual = load_rules("classic", 4)
    told = await shown(with_other(usual, field), "table")
    assert "**House rules**" in told
    assert told.count(CATALOGUE.say("en", f"rule-{field}") + ":") == 1


@settings(max_examples=40, deadline=None)
@given(any_rules())
def test_the_words_change_with_the_rules(rules: Rules) -> None:
    """A number that a house may set stands on its page."""
    said = "\n".join(lines(rules, "deal") + lines(rules, "aim") + lines(rules, "threes"))
    for value in (rules.hand_size, rules.target, rules.all_red_threes):
        assert f"{value:,}" in said


async def test_the_first_page_has_the_passport() -> None:
    rules = load_rules("samba", 3, hand_size=13)
    assert passport(rules) in await shown(rules, "table")


async def test_an_unknown_topic_shows_the_first_page() -> None:
    rules = load_rules("classic", 4)
    assert await shown(rules, "bidding") == await shown(rules, "table")


async def test_other_numbers_of_players_can_be_chosen_only_where_no_table_settles_it() -> None:
    rules = load_rules("swedish", 6, "triples")
    assert len(ids(guide_page("en", rules, "deal", "pswedish.6.triples"))) == 3
    assert len(ids(guide_page("en", rules, "deal", "t7"))) == 2
    assert len(ids(guide_page("en", load_rules("american", 4), "deal", "pamerican"))) == 2


async def test_each_page_leads_to_the_next() -> None:
    rules = load_rules("classic", 4)
    for place, (page, following) in enumerate(pairwise(PAGES), 1):
        view = guide_page("en", rules, page, "t7")
        assert f"pg:guide:{place}:f:t7" in ids(view)
        assert await shown(rules, str(place)) == await shown(rules, following)
    last = guide_page("en", rules, PAGES[-1], "t7")
    assert not [found for found in ids(last) if found.startswith("pg:")]


@pytest.mark.parametrize(("preset", "seats", "teams"), FORMS)
def test_how_to_play_is_told_in_a_few_lines(preset: str, seats: int, teams: str) -> None:
    rules = load_rules(preset, seats, teams)
    told = lines(rules, "how")
    assert 5 <= len(told) <= 8
    words = "\n".join(told)
    assert f"{rules.opening_for(0)} points" in words
    assert f"{rules.target:,}" in words
    assert ("partner" in words) == (rules.teams != "solo")


@pytest.mark.parametrize(("preset", "seats", "teams"), [form for form in FORMS if form[2] == "solo"])
def test_nobody_who_plays_alone_reads_of_sides_and_partners(preset: str, seats: int, teams: str) -> None:
    rules = load_rules(preset, seats, teams)
    told = "\n".join(line for topic in TOPICS for line in lines(rules, topic))
    assert not re.search(r"\b([Ss]ides?|[Pp]artners?|yours)\b", told)


@pytest.mark.parametrize("need", [30, 50, 60, 90, 120, 125, 150])
def test_the_example_of_an_opening_lays_no_more_than_it_takes(need: int) -> None:
    """Without its last meld it would not do."""
    groups = opening.cheapest(need).split()
    worth = [60, 30, 30, 30]
    assert sum(worth[: len(groups)]) >= need
    assert len(groups) == 1 or sum(worth[: len(groups) - 1]) < need


def test_rules_that_a_table_does_not_have_are_not_on_its_page() -> None:
    told = {preset: "\n".join(lines(load_rules(preset, 4), "melds")) for preset in presets()}
    assert [preset for preset, words in told.items() if "sequence" in words] == ["samba"]
    assert [preset for preset, words in told.items() if "pure" in words] == ["american"]


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_has_its_page(reason: Reason) -> None:
    assert topic_of(Illegal(reason)) in TOPICS


@pytest.mark.parametrize(
    ("verb", "topic"), [("pass", "turn"), ("three", "threes"), ("ask", "going_out"), ("special", "going_out")]
)
def test_what_a_table_does_not_have_leads_to_its_topic(verb: str, topic: str) -> None:
    assert topic_of(Illegal(Reason.NOT_ALLOWED, verb=verb)) == topic
    assert topic_of(Illegal(Reason.NOT_ALLOWED, target="W")) == "melds"
