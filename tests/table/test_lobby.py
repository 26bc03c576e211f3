"""Sitting down, leaving, starting and ending: who may, and the code of each refusal."""

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest

from bot.engine import RulesError, load_rules
from bot.table import LobbyCode, LobbyError, NotPlayingError, Registry, Status, Table
from bot.table.setup import with_computers, with_level, with_time
from tests.table.tools import (
    ANNA,
    BO,
    CARL,
    CHANNEL,
    DINA,
    GUILD,
    House,
    play_round,
    seen_by_all,
    settle,
)

Refused = Callable[[Table, Registry], Awaitable[object]]


def people(table: Table) -> list[int | None]:
    return [chair.user_id if chair else None for chair in table.setup.chairs]


async def test_the_host_sits_on_the_first_chair_and_others_take_what_is_free(house: House) -> None:
    table = await house.table(3, seats=4)
    assert people(table) == [ANNA, BO, CARL, None]
    assert (table.seat_of(CARL), table.seat_of(DINA)) == (2, None)
    assert await table.join(DINA, "Dina", 3) == 3
    assert table.status is Status.LOBBY


async def test_a_person_moves_to_another_free_chair(house: House) -> None:
    table = await house.table(2, seats=4)
    assert await table.join(BO, "Bo", 2) == 2
    assert people(table) == [ANNA, None, BO, None]
    assert await table.join(ANNA, "Anna", 3) == 3
    assert (people(table), table.setup.host) == ([None, None, BO, ANNA], ANNA)


async def test_computers_leave_the_partners_chair_to_a_friend(house: House) -> None:
    table = await house.tables.create(
        GUILD, CHANNEL, ANNA, "Anna", preset="classic", computers=2, level="hard"
    )
    assert [chair and chair.level for chair in table.setup.chairs] == [None, "hard", None, "hard"]
    await table.add_computer("easy", 2)
    await table.remove_computer(1)
    assert [chair and chair.level for chair in table.setup.chairs] == [None, None, "easy", "hard"]


async def test_a_computer_on_the_chair_one_names_moves_away(house: House) -> None:
    table = await house.table(2, seats=4)
    await table.add_computer("hard", 2)
    assert await table.join(BO, "Bo", 2, instead=True) == 2
    assert people(table) == [ANNA, None, BO, None]
    assert [chair and chair.level for chair in table.setup.chairs] == [None, "hard", None, None]
    assert await table.join(CARL, "Carl", 1, instead=True) == 1
    assert [chair and chair.level for chair in table.setup.chairs] == [None, None, None, "hard"]
    assert await table.join(DINA, "Dina", 3, instead=True) == 3
    assert people(table) == [ANNA, CARL, BO, DINA]


async def test_whoever_comes_to_a_table_of_computers_sits_with_the_host(house: House) -> None:
    table = await house.tables.create(GUILD, CHANNEL, ANNA, "Anna", preset="classic", computers=3)
    assert await table.join(BO, "Bo", instead=True) == 2
    assert await table.join(CARL, "Carl", instead=True) == 1
    assert people(table) == [ANNA, CARL, BO, None]


async def test_the_host_takes_a_computers_chair_and_stays_host(house: House) -> None:
    table = await house.tables.create(GUILD, CHANNEL, ANNA, "Anna", preset="classic", computers=3)
    assert await table.join(ANNA, "Anna", 3, instead=True) == 3
    assert (people(table), table.setup.host) == ([None, None, None, ANNA], ANNA)
    assert all(table.setup.chairs)
    for wrong in (-1, 9):
        with pytest.raises(LobbyError, match="no_such_seat"):
            await table.join(ANNA, "Anna", wrong, instead=True)


async def test_the_host_arranges_the_table_anew(house: House) -> None:
    table = await house.tables.create(GUILD, CHANNEL, ANNA, "Anna", preset="classic", computers=1)
    await table.arrange(ANNA, lambda setup: with_level(setup, "easy"))
    await table.arrange(ANNA, lambda setup: with_computers(setup, 3))
    assert [chair and chair.level for chair in table.setup.chairs] == [None, "easy", "easy", "easy"]
    await table.arrange(ANNA, lambda setup: with_computers(setup, 1))
    await table.arrange(ANNA, lambda setup: with_time(setup, 90))
    assert (table.setup.chairs.count(None), table.setup.turn_time) == (2, 90)
    await house.restart()
    kept = house.tables.at(CHANNEL)
    assert kept is not None
    assert kept.setup == table.setup


async def test_what_is_arranged_already_changes_nothing(house: House) -> None:
    table = await house.tables.create(GUILD, CHANNEL, ANNA, "Anna", preset="classic", computers=1)
    before = (table.setup, table.ply, house.faults.writes)
    await table.arrange(ANNA, lambda setup: with_level(setup, "normal"))
    await table.arrange(ANNA, lambda setup: with_computers(setup, 1))
    await table.set_rules(ANNA, lambda rules: rules)
    assert (table.setup, table.ply, house.faults.writes) == before


async def test_a_refusal_names_the_host(house: House) -> None:
    table = await house.table(2)
    with pytest.raises(LobbyError) as refused:
        await table.start(BO)
    assert refused.value.facts == {"host": "Anna"}


async def test_seats_are_four_unless_the_preset_has_no_such_table(house: House) -> None:
    table = await house.tables.create(GUILD, CHANNEL, ANNA, "Anna", preset="danish")
    assert (table.setup.seats, table.setup.teams) == (4, "pairs")


async def test_the_host_s_role_goes_to_the_next_person(house: House) -> None:
    table = await house.table(3, seats=4)
    await table.leave(ANNA)
    assert table.setup.host == BO
    await table.join(ANNA, "Anna")
    await table.leave(BO)
    assert table.setup.host == CARL


async def test_an_empty_lobby_has_no_host_until_somebody_sits_down(house: House) -> None:
    table = await house.table(1, seats=2)
    await table.leave(ANNA)
    assert (table.setup.host, table.paused) == (None, True)
    await table.join(BO, "Bo")
    assert (table.setup.host, table.paused) == (BO, False)


async def test_whoever_leaves_a_game_is_played_for_and_may_come_back(house: House) -> None:
    table = await house.game(3, seats=3, teams="solo")
    hand = table.view(0).hand
    await table.leave(ANNA)
    assert (table.seat_of(ANNA), table.setup.host, people(table)) == (None, BO, [ANNA, BO, CARL])
    await settle()
    assert table.acting() != 0
    assert await table.join(ANNA, "Anne") == 0
    assert (table.seat_of(ANNA), table.setup.chairs[0].name if table.setup.chairs[0] else "") == (0, "Anne")
    assert table.setup.host == BO
    assert hand


async def test_a_computer_replaces_a_person_and_gives_the_chair_back(house: House) -> None:
    table = await house.game(2)
    await table.replace(1, by_computer=True)
    assert table.seat_of(BO) is None
    ply = table.ply
    await table.replace(1, by_computer=True)
    await table.replace(1, by_computer=False)
    assert table.seat_of(BO) == 1
    assert table.ply > ply


async def test_the_ply_grows_with_each_change_of_the_lobby(house: House) -> None:
    table = await house.table(1, seats=2)
    plies = [table.ply]
    for change in (table.join(BO, "Bo"), table.leave(BO), table.add_computer(), table.remove_computer(1)):
        await change
        plies.append(table.ply)
    assert plies == sorted(set(plies))
    await settle()
    assert house.heard.kinds == ["lobby"] * 4


async def test_one_table_to_a_channel(house: House) -> None:
    table = await house.table(2)
    with pytest.raises(LobbyError) as refused:
        await house.table(2)
    assert (refused.value.code, refused.value.facts) == ("channel_busy", {"table": table.id})
    assert house.tables.at(CHANNEL) is table
    await table.end(ANNA)
    assert house.tables.at(CHANNEL) is None
    assert house.tables.at(CHANNEL + 1) is None
    again = await house.table(2)
    assert (house.tables.get(table.id), house.tables.get(again.id)) == (None, again)


async def test_rules_that_cannot_be_had_make_no_table(house: House) -> None:
    for wrong in ({"preset": "poker"}, {"seats": 9}, {"teams": "solo"}, {"options": {"hand_size": 99}}):
        with pytest.raises(RulesError):
            await house.table(1, **({"seats": 4} | wrong))
    assert house.tables.at(CHANNEL) is None


async def test_a_lobby_has_no_round_to_look_at(house: House) -> None:
    table = await house.table(2)
    with pytest.raises(NotPlayingError, match="lobby"):
        table.view(None)
    assert (table.acting(), table.commit, table.moves, table.staged(0), table.undoable(0)) == (
        None,
        None,
        (),
        (),
        0,
    )
    assert (table.totals, table.sheets, table.winner, table.played_by()) == ((0, 0), (), None, None)
    assert table.export().rounds == []


async def test_no_seat_is_counted_from_the_end(house: House) -> None:
    table = await house.game(2)
    for seat in (-1, 2):
        for ask in (table.view, table.chair):
            with pytest.raises(LobbyError, match="no_such_seat"):
                ask(seat)


async def test_anybody_may_end_a_table_that_all_have_left(house: House) -> None:
    table = await house.game(2)
    with pytest.raises(LobbyError, match="not_host"):
        await table.end(BO)
    await table.leave(ANNA)
    await table.leave(BO)
    await table.end(CARL)
    assert table.status is Status.ABANDONED
    await settle()
    assert house.heard.kinds[-1] == "ended"


async def test_a_manager_may_end_any_table(house: House) -> None:
    table = await house.game(2)
    await table.end(CARL, force=True)
    assert table.status is Status.ABANDONED


PAIR = load_rules("classic", 2)

IN_LOBBY: list[tuple[LobbyCode, Refused]] = [
    (LobbyCode.ALREADY_HERE, lambda t, _: t.join(BO, "Bo")),
    (LobbyCode.SEAT_TAKEN, lambda t, _: t.join(DINA, "Dina", 1)),
    (LobbyCode.SEAT_TAKEN, lambda t, _: t.add_computer("easy", 1)),
    (LobbyCode.NO_SUCH_SEAT, lambda t, _: t.join(DINA, "Dina", 4)),
    (LobbyCode.NO_SUCH_SEAT, lambda t, _: t.join(DINA, "Dina", -1)),
    (LobbyCode.NO_SUCH_SEAT, lambda t, _: t.remove_computer(7)),
    (LobbyCode.BAD_LEVEL, lambda t, _: t.add_computer("godlike")),
    (LobbyCode.NOT_COMPUTER, lambda t, _: t.remove_computer(1)),
    (LobbyCode.NOT_COMPUTER, lambda t, _: t.remove_computer(3)),
    (LobbyCode.NOT_HERE, lambda t, _: t.leave(DINA)),
    (LobbyCode.NOT_HERE, lambda t, _: t.start(DINA)),
    (LobbyCode.NOT_HERE, lambda t, _: t.deal_next(DINA)),
    (LobbyCode.NOT_HOST, lambda t, _: t.start(BO)),
    (LobbyCode.NOT_HOST, lambda t, _: t.end(BO)),
    (LobbyCode.NOT_HOST, lambda t, _: t.set_rules(BO, lambda _: PAIR)),
    (LobbyCode.NOT_HOST, lambda t, _: t.arrange(BO, lambda setup: with_time(setup, 60))),
    (LobbyCode.TOO_MANY, lambda t, _: t.set_rules(ANNA, lambda _: PAIR)),
    (LobbyCode.TOO_MANY, lambda t, _: t.arrange(ANNA, lambda setup: with_computers(setup, 2))),
    (LobbyCode.BAD_LEVEL, lambda t, _: t.arrange(ANNA, lambda setup: with_level(setup, "godlike"))),
    (LobbyCode.NOT_FULL, lambda t, _: t.start(ANNA)),
    (LobbyCode.NOT_BETWEEN, lambda t, _: t.deal_next(ANNA)),
    (LobbyCode.NOT_RUNNING, lambda t, _: t.replace(1, by_computer=True)),
    (LobbyCode.NOT_FINISHED, lambda t, _: t.rematch(ANNA)),
    (
        LobbyCode.FULL,
        lambda _, tables: tables.create(GUILD, CHANNEL + 1, ANNA, "Anna", preset="classic", computers=4),
    ),
    (LobbyCode.CHANNEL_BUSY, lambda _, tables: tables.create(GUILD, CHANNEL, BO, "Bo", preset="classic")),
]

PLAYING: list[tuple[LobbyCode, Refused]] = [
    (LobbyCode.RUNNING, lambda t, _: t.join(DINA, "Dina")),
    (LobbyCode.RUNNING, lambda t, _: t.add_computer()),
    (LobbyCode.RUNNING, lambda t, _: t.remove_computer(2)),
    (LobbyCode.RUNNING, lambda t, _: t.start(ANNA)),
    (LobbyCode.RUNNING, lambda t, _: t.set_rules(ANNA, lambda _: PAIR)),
    (LobbyCode.RUNNING, lambda t, _: t.arrange(ANNA, lambda setup: with_level(setup, "hard"))),
    (LobbyCode.ALREADY_HERE, lambda t, _: t.join(BO, "Bo")),
    (LobbyCode.NOT_HERE, lambda t, _: t.leave(DINA)),
    (LobbyCode.NOT_HERE, lambda t, _: t.replace(2, by_computer=True)),
    (LobbyCode.NO_SUCH_SEAT, lambda t, _: t.replace(9, by_computer=True)),
    (LobbyCode.NO_SUCH_SEAT, lambda t, _: t.stage(-1, [], at=None)),
    (LobbyCode.NOT_BETWEEN, lambda t, _: t.deal_next(ANNA)),
    (LobbyCode.NOT_HOST, lambda t, _: t.end(BO)),
    (LobbyCode.TOO_SOON, lambda t, _: t.stand_in(ANNA)),
    (LobbyCode.NOT_FINISHED, lambda t, _: t.rematch(ANNA)),
]

OVER: list[tuple[LobbyCode, Refused]] = [
    (LobbyCode.OVER, lambda t, _: t.join(DINA, "Dina")),
    (LobbyCode.OVER, lambda t, _: t.leave(ANNA)),
    (LobbyCode.OVER, lambda t, _: t.add_computer()),
    (LobbyCode.OVER, lambda t, _: t.start(ANNA)),
    (LobbyCode.OVER, lambda t, _: t.end(ANNA)),
    (LobbyCode.OVER, lambda t, _: t.set_rules(ANNA, lambda _: PAIR)),
    (LobbyCode.OVER, lambda t, _: t.replace(1, by_computer=True)),
    (LobbyCode.NOT_BETWEEN, lambda t, _: t.deal_next(ANNA)),
]


async def refuse(house: House, table: Table, code: LobbyCode, attempt: Refused) -> None:
    """The attempt is refused with the code, and has changed nothing."""
    before = (table.setup, table.ply, table.status, house.faults.writes)
    with pytest.raises(LobbyError) as refused:
        await attempt(table, house.tables)
    assert refused.value.code == code
    assert str(refused.value).startswith(code)
    assert (table.setup, table.ply, table.status, house.faults.writes) == before


@pytest.mark.parametrize(("code", "attempt"), IN_LOBBY)
async def test_the_lobby_refuses(house: House, code: LobbyCode, attempt: Refused) -> None:
    await refuse(house, await house.table(3, seats=4), code, attempt)


async def test_a_full_table_takes_nobody(house: House) -> None:
    table = await house.table(2)
    await refuse(house, table, LobbyCode.FULL, lambda t, _: t.join(DINA, "Dina"))
    await refuse(house, table, LobbyCode.FULL, lambda t, _: t.add_computer())


@pytest.mark.parametrize(("code", "attempt"), PLAYING)
async def test_a_running_game_refuses(house: House, code: LobbyCode, attempt: Refused) -> None:
    table = await house.table(2, seats=3)
    await table.add_computer()
    await table.start(ANNA)
    await table.replace(1, by_computer=False)
    while table.acting() == 2:
        await settle(1)
    await refuse(house, table, code, attempt)


@pytest.mark.parametrize(("code", "attempt"), OVER)
async def test_a_closed_table_refuses(house: House, code: LobbyCode, attempt: Refused) -> None:
    table = await house.table(3, seats=4)
    await table.end(ANNA)
    await refuse(house, table, code, attempt)


def test_every_code_is_shown_here() -> None:
    assert {code for code, _ in [*IN_LOBBY, *PLAYING, *OVER]} == set(LobbyCode)


async def test_a_rematch_is_a_new_table_with_the_same_people_and_rules(house: House) -> None:
    table = await house.game(2, start_totals=(4990, 4000), options={"hand_size": 11})
    rng = random.Random(5)
    while table.status.is_open:
        if table.status is Status.BETWEEN:
            await table.deal_next(BO)
        await play_round(table, rng)
    with pytest.raises(LobbyError, match="not_here"):
        await table.rematch(CARL)
    again = await table.rematch(BO)
    assert (people(again), again.setup.host, again.rules) == ([ANNA, BO], ANNA, table.rules)
    assert (again.status, again.totals) == (Status.LOBBY, (0, 0))
    assert house.tables.at(CHANNEL) is again
    with pytest.raises(LobbyError, match="channel_busy"):
        await table.rematch(ANNA)


async def test_a_person_who_is_forgotten_leaves_no_name(house: House) -> None:
    playing = await house.game(2)
    lobby = await house.table(2, channel=CHANNEL + 1)
    await house.tables.forget(ANNA)
    assert playing.setup.chair_of(ANNA) is None
    assert (playing.setup.host, lobby.setup.host) == (BO, BO)
    assert people(lobby) == [None, BO]
    await house.restart()
    for table in house.tables.open_tables():
        assert str(ANNA) not in table.setup.model_dump_json()
        assert "Anna" not in table.setup.model_dump_json()


async def test_a_closed_table_is_forgotten_too(house: House) -> None:
    table = await house.game(2, start_totals=(4990, 4000))
    rng = random.Random(5)
    while table.status.is_open:
        if table.status is Status.BETWEEN:
            await table.deal_next(BO)
        await play_round(table, rng)
    await house.tables.forget(ANNA)
    assert house.tables.get(table.id) is None
    kept = await house.tables.fetch(table.id)
    assert kept is not None
    assert "Anna" not in kept.setup.model_dump_json() + kept.export().line()
    assert seen_by_all(kept) == seen_by_all(table)
    assert (await kept.rematch(BO)).setup.host == BO


async def test_a_person_is_forgotten_also_where_a_rematch_begins_meanwhile(house: House) -> None:
    await house.game(2, channel=CHANNEL + 1)
    over = await house.game(2, start_totals=(4990, 4000))
    rng = random.Random(5)
    while over.status.is_open:
        if over.status is Status.BETWEEN:
            await over.deal_next(BO)
        await play_round(over, rng)
    _, again = await asyncio.gather(house.tables.forget(ANNA), over.rematch(BO))
    assert again.setup.chair_of(ANNA) is None
    assert house.tables.at(CHANNEL) is again
    assert (await house.storage.personal_data(ANNA))["tables"] == []
