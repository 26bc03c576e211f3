"""The one door: who may do what at which ply, what is told when, and what a failing disk or listener leaves behind."""

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest

from bot.engine import Draw, Illegal, Pass, Phase, Reason, parse
from bot.storage import DiskFull, StorageError
from bot.table import Change, Move, NotPlayingError, StaleError, Status, Table
from tests.table.tools import (
    ANNA,
    BO,
    CHANNEL,
    GUILD,
    House,
    acting,
    choices,
    play_round,
    play_turn,
    seen_by_all,
    settle,
    to_a_meld,
    until,
)


async def test_an_action_is_stored_before_it_is_told(house: House) -> None:
    table = await house.game(2)
    seat, ply = acting(table), table.ply
    move = await table.play(seat, Draw(seat), at=ply)
    assert move == Move(seat, Draw(seat), 0, "player") == table.moves[-1]
    assert table.ply == ply + 1
    stored = await house.storage.load_table(table.id)
    assert stored.rounds[0].lines == (f"{seat} draw",)
    await settle()
    assert house.heard.changes[-1] == Change("action", ply + 1, move)


async def test_the_rules_refuse_with_their_reason_and_nothing_changes(house: House) -> None:
    table = await house.game(2)
    seat = acting(table)
    before = (table.ply, seen_by_all(table), house.faults.writes)
    for text, reason in (
        (f"{seat} discard 4s", Reason.WRONG_PHASE),
        (f"{seat} fly", Reason.NOT_ALLOWED),
        ("complete nonsense", Reason.NOT_ALLOWED),
    ):
        with pytest.raises(Illegal) as refused:
            await table.play(seat, parse(text), at=table.ply)
        assert refused.value.reason is reason
    assert (table.ply, seen_by_all(table), house.faults.writes) == before


async def test_nobody_acts_for_another_seat(house: House) -> None:
    table = await house.game(2)
    seat = acting(table)
    for own, action in (
        (1 - seat, Draw(seat)),
        (seat, Draw(1 - seat)),
        (1 - seat, Draw(1 - seat)),
        (7, Draw(7)),
    ):
        with pytest.raises(Illegal) as refused:
            await table.play(own, action, at=None)
        assert refused.value.reason is Reason.NOT_YOUR_TURN
    assert table.moves == ()


async def test_an_old_button_is_stale_and_no_ply_means_whatever_it_is(house: House) -> None:
    table = await house.game(2)
    seat, ply = acting(table), table.ply
    await table.play(seat, Draw(seat), at=None)
    for attempt in (
        table.play(seat, choices(table)[0], at=ply),
        table.undo(seat, at=ply),
        table.stage(seat, [], at=ply),
        table.unstage(seat, at=ply),
    ):
        with pytest.raises(StaleError) as refused:
            await attempt
        assert refused.value.now == table.ply == ply + 1


async def test_of_many_clicks_at_the_same_moment_one_counts(house: House) -> None:
    table = await house.game(2)
    for _ in range(20):
        seat, ply = acting(table), table.ply
        action = choices(table)[0]
        results = await asyncio.gather(
            *(table.play(seat, action, at=ply) for _ in range(5)), return_exceptions=True
        )
        assert [type(result) for result in results].count(Move) == 1
        assert [type(result) for result in results].count(StaleError) == 4
        assert table.ply == ply + 1


async def test_no_action_without_a_round(house: House) -> None:
    table = await house.table(2)
    for status in ("lobby", "between", "abandoned"):
        for attempt in (
            table.play(0, Draw(0), at=None),
            table.undo(0, at=None),
            table.stage(0, [], at=None),
            table.unstage(0, at=None),
        ):
            with pytest.raises(NotPlayingError) as refused:
                await attempt
            assert refused.value.status == status
        if status == "lobby":
            await table.start(ANNA)
            await play_round(table, random.Random(1))
        elif status == "between":
            await table.end(ANNA)


async def test_a_cancelled_caller_leaves_a_whole_change(house: House) -> None:
    table = await house.game(2)
    seat, ply = acting(table), table.ply
    clicking = asyncio.create_task(table.play(seat, Draw(seat), at=ply))
    await asyncio.sleep(0)
    clicking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await clicking
    await until(lambda: table.ply == ply + 1)
    assert await play_turn(table) == seat


@pytest.mark.parametrize(
    "kind", ["play", "last", "undo", "stage", "leave", "start", "deal", "end", "come back"]
)
async def test_a_failing_disk_changes_nothing_and_the_next_attempt_goes_through(
    house: House, kind: str
) -> None:
    table = await (house.table if kind in ("leave", "start") else house.game)(2)
    attempt = await PREPARED[kind](table)
    house.faults.before = DiskFull("full")
    before = remembered(table)
    with pytest.raises(StorageError, match="full"):
        await attempt()
    assert remembered(table) == before
    house.faults.before = None
    await attempt()
    after = remembered(table)
    assert after != before
    await house.restart()
    assert [remembered(restored) for restored in house.tables.open_tables()] == [after] * table.status.is_open


Attempt = Callable[[], Awaitable[object]]


async def a_draw(table: Table) -> Attempt:
    seat = acting(table)
    return lambda: table.play(seat, Draw(seat), at=table.ply)


async def the_last_action(table: Table) -> Attempt:
    while not any(isinstance(action, Pass) for action in choices(table)):
        await play_turn(table)
    seat = acting(table)
    return lambda: table.play(seat, Pass(seat), at=table.ply)


async def an_undo(table: Table) -> Attempt:
    meld = await to_a_meld(table)
    await table.play(meld.seat, meld, at=table.ply)
    return lambda: table.undo(meld.seat, at=table.ply)


async def a_group_put_aside(table: Table) -> Attempt:
    meld = await to_a_meld(table)
    return lambda: table.stage(meld.seat, meld.groups, at=table.ply)


async def a_next_deal(table: Table) -> Attempt:
    await (await the_last_action(table))()
    return lambda: table.deal_next(ANNA)


async def a_return(table: Table) -> Attempt:
    await table.leave(BO)
    await until(lambda: table.acting() == 0)
    return lambda: table.join(BO, "Bo")


async def simply(table: Table) -> Attempt:
    return {Status.PLAYING: lambda: table.end(ANNA), Status.LOBBY: lambda: table.leave(BO)}[table.status]


async def a_start(table: Table) -> Attempt:
    return lambda: table.start(ANNA)


PREPARED: dict[str, Callable[[Table], Awaitable[Attempt]]] = {
    "play": a_draw,
    "last": the_last_action,
    "undo": an_undo,
    "stage": a_group_put_aside,
    "leave": simply,
    "start": a_start,
    "deal": a_next_deal,
    "end": simply,
    "come back": a_return,
}


def remembered(table: Table) -> object:
    views = seen_by_all(table) if table.status is not Status.LOBBY else []
    staged = [table.staged(seat) for seat in range(table.setup.seats)]
    return (table.ply, table.status, table.setup, table.totals, table.moves, views, staged)


async def test_a_commit_whose_answer_was_lost_is_found_again(house: House) -> None:
    table = await house.game(2)
    seat, ply = acting(table), table.ply
    house.faults.after = StorageError("no answer")
    with pytest.raises(StorageError, match="no answer"):
        await table.play(seat, Draw(seat), at=ply)
    house.faults.after = None
    with pytest.raises(StaleError):
        await table.play(seat, Draw(seat), at=ply)
    assert (table.ply, table.view(seat).phase) == (ply + 1, Phase.PLAY)
    assert await play_turn(table) == seat


async def test_who_shows_the_table_hears_of_an_end_whose_answer_was_lost(house: House) -> None:
    table = await house.game(2)
    last = await the_last_action(table)
    house.faults.after = StorageError("no answer")
    with pytest.raises(StorageError, match="no answer"):
        await last()
    house.faults.after = None
    await settle()
    ply, heard = table.ply, len(house.heard.changes)
    with pytest.raises(StaleError):
        await last()
    await settle()
    assert table.status is Status.BETWEEN
    assert [(change.kind, change.ply) for change in house.heard.changes[heard:]] == [("reread", ply + 1)]


async def test_a_listener_that_fails_stops_nothing(house: House, caplog: pytest.LogCaptureFixture) -> None:
    async def failing(table: Table, change: Change) -> None:
        raise RuntimeError(change.kind)

    await house.close()
    await house.open(listener=failing)
    table = await house.game(1, 1)
    await table.leave(ANNA)
    await table.join(ANNA, "Anna")
    await until(lambda: table.acting() == 0)
    await play_turn(table)
    await settle()
    assert "listener failed" in caplog.text


async def test_a_listener_that_never_comes_back_keeps_no_table_waiting(house: House) -> None:
    async def hanging(table: Table, change: Change) -> None:
        await asyncio.Event().wait()

    await house.close()
    await house.open(listener=hanging)
    table = await house.game(2)
    for _ in range(10):
        await play_turn(table)
    assert len(table.moves) >= 20


async def test_a_listener_may_play(house: House) -> None:
    async def eager(table: Table, change: Change) -> None:
        if change.kind == "deal" or len(table.moves) < 10:
            await play_turn(table)

    await house.close()
    await house.open(listener=eager)
    table = await house.game(2)
    await until(lambda: len(table.moves) >= 10)


async def test_changes_are_heard_in_their_order(house: House) -> None:
    table = await house.game(2)
    await play_round(table, random.Random(4))
    await table.deal_next(BO)
    await settle()
    plies = [change.ply for change in house.heard.changes]
    assert plies == sorted(plies)
    moves = [change.move for change in house.heard.changes if change.kind == "action"]
    assert house.heard.kinds == ["lobby", "deal", *["action"] * len(moves), "round_over", "deal"]
    assert len(moves) == len((await house.storage.load_table(table.id)).rounds[0].lines)


async def test_tables_do_not_wait_for_each_other(house: House) -> None:
    first, second = await house.game(2), await house.game(2, channel=CHANNEL + 1)
    async with first._lock:
        waiting = asyncio.create_task(play_turn(first))
        await play_turn(second)
        assert not waiting.done()
    await waiting


async def test_a_match_played_by_computers_writes_the_standings(house: House) -> None:
    table = await house.game(2, 2, seats=4, start_totals=(4800, 4000))
    await table.leave(BO)
    rng = random.Random(8)
    while table.status.is_open:
        if table.status is Status.BETWEEN:
            await table.deal_next(ANNA)
        elif table.acting() == 0:
            await table.play(0, rng.choice(choices(table)), at=table.ply)
        else:
            await settle(1)
    (match,) = await house.storage.history(GUILD)
    assert match.table_id == table.id
    assert (match.totals, match.winner, match.rounds) == (table.totals, table.winner, len(table.sheets))
    assert [player.user_id for player in match.players] == [
        chair.user_id if chair else None for chair in table.setup.chairs
    ]
    for player in match.players:
        assert player.won == (player.side == table.winner)
        assert player.points == table.totals[player.side]
        assert player.facts["rounds"] == len(table.sheets)
        assert player.facts["best_round"] == max(sheet[player.side].total for sheet in table.sheets)
    outs = sum(player.facts["went_out"] for player in match.players)
    assert outs == sum("going_out" in side.lines for sheet in table.sheets for side in sheet)
    stats = await house.storage.player_stats(GUILD, BO)
    assert (stats.overall.games, stats.overall.points) == (1, table.totals[table.seat_of(BO) or 1])
