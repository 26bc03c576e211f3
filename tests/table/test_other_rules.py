"""The host chooses other rules in the lobby: who sits at the table stays, and a refusal changes nothing."""

from typing import Any

import pytest

from bot.engine import HOUSE_RULES, Rules, RulesError, load_rules, options_of
from bot.table import LobbyError, Status
from tests.table.tools import ANNA, BO, CARL, CHANNEL, House

OTHERS: dict[str, Any] = {
    "hand_size": 9,
    "canastas_to_go_out": 3,
    "wild_ratio": "half",
    "max_wilds": 2,
    "ask_partner": "required",
    "all_red_threes": 1200,
    "target": 700,
    "stock_end": "stop",
    "draw_count": 2,
    "take_onto_meld": "never",
    "wild_discard": "forced",
    "concealed_bonus": 0,
}


def house_rules(rules: Rules, **options: Any) -> Rules:
    return load_rules(rules.preset, rules.seats, rules.teams, **options)


def test_every_house_rule_is_tried() -> None:
    assert sorted(OTHERS) == sorted(HOUSE_RULES)


@pytest.mark.parametrize("field", HOUSE_RULES)
async def test_a_house_rule_holds_from_then_on_and_after_a_restart(house: House, field: str) -> None:
    table = await house.table(2, 2)
    options = {field: OTHERS[field]}
    await table.set_rules(ANNA, lambda rules: house_rules(rules, **options))
    assert (options_of(table.rules), table.setup.options) == (options, options)
    again = (await house.restart()).tables.at(CHANNEL)
    assert again is not None
    assert options_of(again.rules) == options
    await again.start(ANNA)
    assert options_of(again.view(0).rules) == options


async def test_everyone_stays_and_hears_of_it(house: House) -> None:
    table = await house.table(2, 2)
    chairs, ply = table.setup.chairs, table.ply
    await table.set_rules(ANNA, lambda rules: house_rules(rules, hand_size=13))
    assert (table.setup.chairs, table.ply) == (chairs, ply + 1)
    assert house.heard.kinds[-1] == "lobby"


async def test_the_same_rules_are_no_change(house: House) -> None:
    table = await house.table(2)
    ply = table.ply
    await table.set_rules(ANNA, lambda rules: rules)
    assert table.ply == ply


async def test_rules_that_cannot_be_had_change_nothing(house: House) -> None:
    table = await house.table(2, 2)
    before = (table.rules, table.setup, table.ply, house.faults.writes)
    with pytest.raises(RulesError):
        await table.set_rules(ANNA, lambda rules: house_rules(rules, hand_size=21))
    assert (table.rules, table.setup, table.ply, house.faults.writes) == before


async def test_more_seats_are_empty_chairs(house: House) -> None:
    table = await house.table(2, 2)
    await table.set_rules(ANNA, lambda _: load_rules("swedish", 6, "triples"))
    seated = [chair is not None for chair in table.setup.chairs]
    assert seated == [True] * 4 + [False] * 2
    assert table.rules.teams == "triples"
    assert table.status is Status.LOBBY


async def test_what_sides_brought_with_them_stays_as_long_as_they_are_the_same(house: House) -> None:
    table = await house.table(2, 2, start_totals=(1000, 200))
    await table.set_rules(ANNA, lambda rules: house_rules(rules, target=7000))
    assert list(table.totals) == [1000, 200]
    await table.set_rules(ANNA, lambda _: load_rules("norwegian", 4, "solo"))
    assert len(table.totals) == 4
    assert not any(table.totals)


async def test_with_fewer_seats_people_take_the_chairs_of_computers(house: House) -> None:
    table = await house.table(1, 3)
    await table.remove_computer(3)
    await table.join(BO, "Bo", 3)
    await table.set_rules(ANNA, lambda _: load_rules("swedish", 3))
    assert [chair.user_id if chair else 0 for chair in table.setup.chairs] == [ANNA, BO, None]
    await table.set_rules(ANNA, lambda _: load_rules("samba", 2))
    assert [chair.user_id if chair else 0 for chair in table.setup.chairs] == [ANNA, BO]
    assert [chair.seat for chair in table.setup.people()] == [0, 1]
    assert table.seat_of(BO) == 1


async def test_more_people_than_seats_are_refused(house: House) -> None:
    table = await house.table(3, 1)
    with pytest.raises(LobbyError, match="too_many"):
        await table.set_rules(ANNA, lambda _: load_rules("classic", 2))
    assert table.seat_of(CARL) == 2
    assert table.rules.seats == 4
