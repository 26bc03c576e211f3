"""The turn clock, absent players, pauses and the next deal, on a clock that only moves when it is told to."""

import random

import pytest

from bot.engine import Discard, Draw, View
from bot.table import LobbyError, Status, Table
from bot.table.services import (
    BETWEEN_ROUNDS,
    HOST_AWAY_IN_GAME,
    HOST_AWAY_IN_LOBBY,
    KEEP_PAUSED,
    KEEP_QUIET,
    STAND_IN_AFTER,
)
from tests.table.tools import (
    ANNA,
    BO,
    House,
    acting,
    choices,
    plain,
    play_round,
    play_turn,
    settle,
    some_group,
    until,
)

MINUTE = 60


async def timed(house: House, people: int = 2) -> Table:
    await house.close()
    await house.open(choose=plain)
    return await house.game(people, turn_time=MINUTE)


async def miss_a_turn(house: House, table: Table) -> None:
    """The acting player's time runs out, and the clock plays the turn."""
    missed = turns_missed(table)
    await house.pass_time(MINUTE + 1)
    await until(lambda: turns_missed(table) == missed + 1)


def turns_missed(table: Table) -> int:
    return sum(move.by == "clock" and isinstance(move.action, Discard) for move in table.moves)


async def test_no_clock_runs_unless_it_is_asked_for(house: House) -> None:
    table = await house.game(2)
    assert (table.deadline, table.played_by()) == (None, "player")
    await house.pass_time(1_000_000)
    assert (table.moves, house.heard.kinds[-1]) == ((), "deal")


async def test_a_warning_comes_when_four_fifths_of_the_time_are_gone_and_once(house: House) -> None:
    table = await timed(house)
    seat = acting(table)
    assert table.deadline == house.clock.now + MINUTE
    await house.pass_time(0.79 * MINUTE)
    assert "warning" not in house.heard.kinds
    await house.pass_time(0.02 * MINUTE)
    await house.pass_time(0.01 * MINUTE)
    assert house.heard.kinds.count("warning") == 1
    assert house.heard.changes[-1].seat == seat
    assert table.moves == ()


async def test_whoever_acts_in_time_is_left_alone(house: House) -> None:
    table = await timed(house)
    for _ in range(4):
        await house.pass_time(0.7 * MINUTE)
        await play_turn(table)
        assert table.deadline == house.clock.now + MINUTE
    await settle()
    assert "warning" not in house.heard.kinds
    assert {move.by for move in table.moves} == {"player"}


async def test_the_time_is_that_of_the_whole_turn(house: House) -> None:
    table = await timed(house)
    seat, deadline = acting(table), table.deadline
    await house.pass_time(0.5 * MINUTE)
    await table.play(seat, Draw(seat), at=table.ply)
    assert table.deadline == deadline


async def test_when_the_time_is_up_the_turn_is_played_for_the_absent(house: House) -> None:
    table = await timed(house)
    seat = acting(table)
    await table.play(seat, Draw(seat), at=table.ply)
    await miss_a_turn(house, table)
    assert [(move.seat, move.by) for move in table.moves] == [(seat, "player"), (seat, "clock")]
    assert not table.kept(seat)
    assert table.deadline == house.clock.now + MINUTE
    lines = (await house.storage.load_table(table.id)).rounds[0].lines
    assert [line.partition("#")[2] for line in lines] == ["", "clock"]


async def test_after_two_missed_turns_a_computer_keeps_the_chair(house: House) -> None:
    table = await timed(house)
    absent = acting(table)
    await miss_a_turn(house, table)
    await play_turn(table)
    await miss_a_turn(house, table)
    assert table.kept(absent)
    await play_turn(table)
    await until(lambda: table.acting() != absent)
    assert [move.by for move in table.moves if move.seat == absent] == ["clock"] * 4 + ["computer"] * 2
    assert not table.paused
    await house.restart()
    assert house.tables.open_tables()[0].kept(absent)


async def test_a_turn_played_in_between_starts_the_count_anew(house: House) -> None:
    table = await timed(house)
    slow = acting(table)
    for _ in range(3):
        await miss_a_turn(house, table)
        await play_turn(table)
        await play_turn(table)
        await play_turn(table)
    assert not table.kept(slow)


async def absent(house: House) -> tuple[Table, int]:
    """A table where one player's chair is kept by a computer, the other's turn."""
    table = await timed(house)
    seat = acting(table)
    await miss_a_turn(house, table)
    await play_turn(table)
    await miss_a_turn(house, table)
    return table, seat


async def test_a_player_is_back_by_joining(house: House) -> None:
    table, seat = await absent(house)
    ply = table.ply
    assert await table.join((ANNA, BO)[seat], "") == seat
    assert not table.kept(seat)
    assert table.ply == ply + 1
    house.clock.now += 20
    await play_turn(table)
    assert (acting(table), table.deadline) == (seat, house.clock.now + MINUTE)
    await house.restart()
    assert not house.tables.open_tables()[0].kept(seat)


async def test_a_player_is_back_by_putting_cards_aside(house: House) -> None:
    table, seat = await absent(house)
    await table.stage(seat, [some_group(table, seat)], at=table.ply)
    assert not table.kept(seat)


async def test_leaving_and_coming_back_does_not_wind_up_the_clock(house: House) -> None:
    await house.close()
    await house.open(choose=plain, delay=60.0)
    table = await house.game(2, turn_time=MINUTE)
    seat, deadline = acting(table), table.deadline
    house.clock.now += MINUTE / 2
    await table.leave((ANNA, BO)[seat])
    assert table.deadline is None
    await table.join((ANNA, BO)[seat], "")
    assert (acting(table), table.deadline) == (seat, deadline)


async def test_when_all_are_absent_the_table_waits_for_one_of_them(house: House) -> None:
    table, seat = await absent(house)
    await miss_a_turn(house, table)
    await until(lambda: table.acting() != seat)
    await miss_a_turn(house, table)
    await settle()
    assert [table.kept(0), table.kept(1)] == [True, True]
    assert table.paused
    waiting, ply = acting(table), table.ply
    await house.pass_time(KEEP_PAUSED / 2)
    assert (table.ply, table.deadline, table.played_by()) == (ply, None, None)
    await play_turn(table)
    assert not table.kept(waiting)
    await until(lambda: table.acting() == waiting)


async def test_a_table_nobody_comes_back_to_is_abandoned_after_a_day(house: House) -> None:
    table = await house.game(2)
    await table.leave(ANNA)
    await table.leave(BO)
    ply = table.ply
    assert table.abandoned_at == house.clock.now + KEEP_PAUSED
    await house.pass_time(KEEP_PAUSED - 10)
    assert (table.status, table.ply, table.moves) == (Status.PLAYING, ply, table.moves)
    await house.pass_time(20)
    await until(lambda: table.status is Status.ABANDONED)
    await settle()
    assert house.heard.kinds[-1] == "ended"
    assert (await house.storage.load_table(table.id)).status == "abandoned"


async def test_who_comes_back_in_time_goes_on(house: House) -> None:
    table = await timed(house)
    for user in (ANNA, BO):
        await table.leave(user)
    await house.pass_time(KEEP_PAUSED / 2)
    await table.join(BO, "Bo")
    assert (table.setup.host, table.paused) == (BO, False)
    assert table.abandoned_at == house.clock.now + KEEP_QUIET
    await until(lambda: table.acting() == 1)
    assert table.deadline == house.clock.now + MINUTE


async def test_a_long_standstill_of_the_bot_abandons_nothing_at_once(house: House) -> None:
    table = await house.game(2)
    for user in (ANNA, BO):
        await table.leave(user)
    await settle()
    house.clock.now += 10 * KEEP_PAUSED
    await house.restart()
    await settle()
    again = house.tables.open_tables()[0]
    assert again.abandoned_at == house.clock.now + KEEP_PAUSED / 2


async def test_an_empty_lobby_is_given_up_after_a_day(house: House) -> None:
    table = await house.table(1, seats=2)
    await table.leave(ANNA)
    await house.pass_time(KEEP_PAUSED + 1)
    await until(lambda: table.status is Status.ABANDONED)


async def test_the_next_round_is_dealt_after_a_while(house: House) -> None:
    table = await house.game(2)
    dealer = table.dealer
    house.clock.now += 100
    await play_round(table, random.Random(1))
    assert table.status is Status.BETWEEN
    assert table.acting() is None
    assert table.next_deal == house.clock.now + BETWEEN_ROUNDS
    await house.pass_time(BETWEEN_ROUNDS - 1)
    assert table.round == 0
    await house.pass_time(2)
    await until(lambda: table.round == 1 and table.next_deal is None)
    assert table.dealer == 1 - (dealer or 0)


async def test_any_player_may_deal_sooner(house: House) -> None:
    table = await house.game(2)
    await play_round(table, random.Random(1))
    await table.deal_next(BO)
    assert (table.status, table.round) == (Status.PLAYING, 1)


async def test_nothing_is_dealt_to_an_empty_table(house: House) -> None:
    table = await house.game(2)
    await play_round(table, random.Random(1))
    await table.leave(ANNA)
    await table.leave(BO)
    await house.pass_time(BETWEEN_ROUNDS * 2)
    assert (table.status, table.next_deal, table.paused) == (Status.BETWEEN, None, True)
    await table.join(ANNA, "Anna")
    assert table.next_deal == house.clock.now + BETWEEN_ROUNDS
    await house.pass_time(BETWEEN_ROUNDS + 1)
    await until(lambda: table.status is Status.PLAYING)


async def test_an_absent_player_who_deals_is_back(house: House) -> None:
    table, seat = await absent(house)
    while not table.sheets:
        if acting(table) != seat:
            await table.play(1 - seat, choices(table)[-1], at=table.ply)
        else:
            await settle(1)
    assert table.kept(seat)
    await table.deal_next((ANNA, BO)[seat])
    assert not table.kept(seat)
    assert table.round == 1
    ply = table.ply
    await house.restart()
    again = house.tables.open_tables()[0]
    assert (again.kept(seat), again.ply) == (False, ply)


async def test_whoever_is_to_act_has_the_whole_time_after_a_restart(house: House) -> None:
    table = await timed(house)
    house.clock.now += 10 * MINUTE
    await house.restart()
    again = house.tables.open_tables()[0]
    assert (again.moves, again.deadline) == ((), house.clock.now + MINUTE)
    assert again.ply == table.ply


@pytest.mark.parametrize("fault", ["raises", "illegal", "another seat"])
async def test_a_computer_player_that_fails_stops_no_table(
    house: House, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(seen: View, level: str, rng: random.Random) -> Draw | Discard:
        if fault == "raises":
            raise RuntimeError(level)
        return Discard(seen.acting, 53) if fault == "illegal" else Draw(seen.acting + 1)

    await house.close()
    await house.open(choose=broken)
    table = await house.game(1, 1)
    for _ in range(3):
        await until(lambda: table.acting() == 0)
        await play_turn(table)
    assert "the computer player failed" in caplog.text
    assert [move.by for move in table.moves if move.seat == 1] == ["computer"] * sum(
        m.seat for m in table.moves
    )


async def test_computers_go_on_when_the_disk_works_again(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.game(1, 1)
    await until(lambda: table.acting() == 0)
    await table.play(0, Draw(0), at=table.ply)
    discard = next(action for action in choices(table) if isinstance(action, Discard))
    await table.play(0, discard, at=table.ply)
    house.faults.before = OSError("no disk")
    await until(lambda: "trying again" in caplog.text)
    house.faults.before = None
    await until(lambda: table.acting() == 0)


async def test_the_others_may_let_a_computer_play_for_whoever_keeps_them_waiting(house: House) -> None:
    await house.close()
    await house.open(choose=plain)
    table = await house.game(2)
    awaited = acting(table)
    one, other = (ANNA, BO)[awaited], (ANNA, BO)[1 - awaited]
    with pytest.raises(LobbyError, match=r"too_soon.*10"):
        await table.stand_in(other)
    house.clock.now += STAND_IN_AFTER - 30
    with pytest.raises(LobbyError, match=r"too_soon.*1"):
        await table.stand_in(other)
    house.clock.now += 30
    with pytest.raises(LobbyError, match="too_soon"):
        await table.stand_in(one)  # they are here
    assert await table.stand_in(other) == awaited
    assert table.kept(awaited)
    await until(lambda: acting(table) != awaited)
    await house.restart()
    table = house.tables.open_tables()[0]
    assert table.kept(awaited)
    await table.join(one, "")
    assert not table.kept(awaited)


async def test_a_host_who_went_away_keeps_nobody_from_starting(house: House) -> None:
    table = await house.table(2, seats=2)
    with pytest.raises(LobbyError, match="not_host"):
        await table.start(BO)
    house.clock.now += HOST_AWAY_IN_LOBBY
    await table.start(BO)
    with pytest.raises(LobbyError, match="not_host"):
        await table.end(BO)
    house.clock.now += HOST_AWAY_IN_GAME
    await table.end(BO)
    assert table.status is Status.ABANDONED


async def test_a_stranger_cannot_stand_in_for_the_host(house: House) -> None:
    table = await house.table(2, seats=2)
    house.clock.now += HOST_AWAY_IN_LOBBY
    with pytest.raises(LobbyError, match="not_host"):
        await table.end(999)


async def test_a_table_at_which_nothing_happens_for_two_months_is_given_up(house: House) -> None:
    table = await house.game(2)
    await house.pass_time(KEEP_QUIET - 10)
    assert table.status is Status.PLAYING
    await house.pass_time(20)
    await until(lambda: table.status is Status.ABANDONED)


async def test_whoever_lets_a_computer_play_is_here_again(house: House) -> None:
    await house.close()
    await house.open(choose=plain)
    table = await house.game(2)
    first = acting(table)
    house.clock.now += STAND_IN_AFTER
    await table.stand_in((ANNA, BO)[1 - first])
    await until(lambda: table.acting() == 1 - first)
    house.clock.now += STAND_IN_AFTER
    await table.stand_in((ANNA, BO)[first])
    assert (table.kept(first), table.kept(1 - first), table.paused) == (False, True, False)
    await until(lambda: table.acting() == first)
    ply = table.ply
    await house.restart()
    assert house.tables.open_tables()[0].ply == ply


async def test_nobody_stands_in_for_one_who_has_just_acted(house: House) -> None:
    table = await house.game(2)
    seat = acting(table)
    house.clock.now += STAND_IN_AFTER + 1
    assert table.may_stand_in(1 - seat)
    await table.play(seat, Draw(seat), at=table.ply)
    assert not table.may_stand_in(1 - seat)


async def test_nobody_stands_in_for_one_whose_clock_runs(house: House) -> None:
    table = await house.game(2, turn_time=10 * int(STAND_IN_AFTER))
    house.clock.now += 2 * STAND_IN_AFTER
    assert not table.may_stand_in(1 - acting(table))


async def test_the_time_that_the_bot_stood_still_is_not_the_hosts(house: House) -> None:
    await house.table(2, seats=2)
    house.clock.now += 2 * HOST_AWAY_IN_LOBBY
    await house.restart()
    table = house.tables.open_tables()[0]
    assert not table.may_host(BO)
    house.clock.now += HOST_AWAY_IN_LOBBY
    assert table.may_host(BO)
