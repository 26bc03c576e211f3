"""A match from the first deal to the standings, and the records it leaves."""

import random

import pytest

from bot.engine import commitment, forms, presets, replay
from bot.table import Status
from tests.table.tools import ANNA, GUILD, House, choices, until

FORMS = [(preset, seats, teams) for preset in presets() for seats, teams in forms(preset)]


async def test_a_person_plays_a_match_against_computers(house: House) -> None:
    table = await house.game(1, 3, options={"target": 1500})
    rng = random.Random(2)
    while table.status.is_open:
        if table.status is Status.BETWEEN:
            await table.deal_next(ANNA)
        elif table.acting() == 0:
            await table.play(0, rng.choice(choices(table)), at=table.ply)
        else:
            ply = table.ply
            await until(lambda ply=ply: table.ply > ply)  # type: ignore[misc]
    assert table.winner is not None
    assert max(table.totals) == table.totals[table.winner] >= 1500
    assert [row.user_id for row in await house.storage.leaderboard(GUILD)] == [ANNA]


@pytest.mark.parametrize(("preset", "seats", "teams"), FORMS)
async def test_computers_play_a_match_and_its_record_is_accepted(
    house: House, preset: str, seats: int, teams: str
) -> None:
    table = await house.table(1, seats - 1, preset=preset, teams=teams, options={"target": 1})
    await table.start(ANNA)
    await table.leave(ANNA)
    assert table.paused
    await table.join(ANNA, "Anna")
    rng = random.Random(seats)
    while table.status.is_open:
        if table.status is Status.BETWEEN:
            assert replay(table.export().line()).winner is None
            await table.deal_next(ANNA)
        elif table.acting() == 0:
            await table.play(0, rng.choice(choices(table)), at=table.ply)
        else:
            ply = table.ply
            await until(lambda ply=ply: table.ply > ply)  # type: ignore[misc]
    record = table.export()
    outcome = replay(record.line())
    assert outcome.totals == list(table.totals)
    assert outcome.winner == table.winner
    match = await house.storage.match_of_table(table.id)
    assert match is not None
    assert await house.storage.record(match.id) == record.line()
    assert all(round_.commit == commitment(round_.deck, str(round_.nonce)) for round_ in record.rounds)
