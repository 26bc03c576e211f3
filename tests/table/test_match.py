"""A match from the first deal to the standings, and the records it leaves."""

import random

import pytest

from bot.computer import choose
from bot.engine import commitment, forms, load_rules, presets, replay
from bot.engine.deal import owners
from bot.table import Status, Table
from tests.table.tools import ANNA, BO, CHANNEL, GUILD, House, choices, play_round, until

FORMS = [(preset, seats, teams) for preset in presets() for seats, teams in forms(preset)]


async def to_the_end(table: Table, rng: random.Random) -> None:
    """The host does anything legal, the computers what they like, until the match is over."""
    while table.status.is_open:
        ply = table.ply
        if table.status is Status.BETWEEN:
            assert replay(table.export().line()).winner is None
            await table.deal_next(ANNA)
        elif table.acting() == 0:
            await table.play(0, rng.choice(choices(table)), at=ply)
        else:
            await until(lambda: table.ply > ply)  # noqa: B023 - awaited here


async def check_record(house: House, table: Table) -> None:
    """The export is the stored record, is accepted, and shows that no deal was touched."""
    record = table.export()
    outcome = replay(record.line())
    assert (outcome.totals, outcome.winner) == (list(table.totals), table.winner)
    (match,) = await house.storage.history(GUILD)
    assert match.table_id == table.id
    assert await house.storage.record(match.id) == record.line()
    assert all(round_.commit == commitment(round_.deck, str(round_.nonce)) for round_ in record.rounds)


@pytest.mark.parametrize(("preset", "seats", "teams"), FORMS)
async def test_the_record_of_a_match_is_accepted(house: House, preset: str, seats: int, teams: str) -> None:
    ahead = (3000,) * owners(load_rules(preset, seats, teams))
    table = await house.game(
        1, seats - 1, preset=preset, teams=teams, start_totals=ahead, options={"target": 1}
    )
    await to_the_end(table, random.Random(seats))
    await check_record(house, table)


@pytest.mark.parametrize("preset", presets())
async def test_the_record_of_a_running_match_has_its_finished_rounds_only(house: House, preset: str) -> None:
    seats, teams = forms(preset)[0]
    table = await house.game(4, preset=preset, seats=seats, teams=teams, options={"target": 100_000})
    rng = random.Random(seats)
    for rounds in range(1, 4):
        secret = (await house.storage.load_table(table.id)).rounds[-1]
        assert secret.deck not in table.export().line()
        assert secret.nonce not in table.export().line()
        assert table.commit == commitment(secret.deck, secret.nonce) == secret.commit
        assert (table.commit, table.nonce) == (secret.commit, None)
        await play_round(table, rng)
        assert (table.commit, table.nonce) == (secret.commit, secret.nonce)
        record = table.export()
        assert (len(record.rounds), record.rounds[-1].deck, record.winner) == (rounds, secret.deck, None)
        assert replay(record.line()).totals == list(table.totals) == record.totals
        assert [side.total for side in table.sheets[-1]] == record.rounds[-1].scores
        await table.deal_next(ANNA)
        assert table.export() == record


async def test_every_round_has_another_dealer_deck_and_promise(house: House) -> None:
    table = await house.game(3)
    dealers, commits = [table.dealer], {table.commit}
    for _ in range(3):
        await play_round(table, random.Random(1))
        await table.deal_next(BO)
        dealers.append(table.dealer)
        commits.add(table.commit)
    assert dealers == [((dealers[0] or 0) + step) % 3 for step in range(4)]
    assert len(commits) == 4


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
async def test_the_computer_players_play_whole_matches(house: House, level: str) -> None:
    await house.close()
    await house.open(choose=choose)
    table = await house.tables.create(
        GUILD, CHANNEL, ANNA, "Anna", preset="classic", computers=3, level=level, options={"target": 2000}
    )
    await table.start(ANNA)
    await to_the_end(table, random.Random(1))
    await check_record(house, table)
    assert [row.user_id for row in await house.storage.leaderboard(GUILD)] == [ANNA]
