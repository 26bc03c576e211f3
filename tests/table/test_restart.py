"""Nothing is lost: every unfinished table is there again after a restart, also one by kill -9."""

import asyncio
import json
import random
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.engine import forms, presets, replay
from bot.table import LobbyError, Status, Table, registry
from tests.table.tools import (
    ANNA,
    BO,
    CARL,
    CHANNEL,
    House,
    acting,
    choices,
    play_round,
    play_turn,
    seen_by_all,
    settle,
    to_a_meld,
)


def everything(table: Table) -> object:
    seats = range(table.setup.seats)
    return (
        (
            table.id,
            table.guild_id,
            table.channel_id,
            table.message_id,
            table.setup,
            table.status,
            table.rules,
        ),
        (table.ply, table.round, table.dealer, table.commit, table.moves, table.totals, table.sheets),
        seen_by_all(table) if table.status is not Status.LOBBY else None,
        [(table.staged(seat), table.undoable(seat), table.kept(seat)) for seat in seats],
        table.export(),
    )


async def test_every_unfinished_table_is_as_it_was(house: House) -> None:
    rng = random.Random(3)
    await house.table(1, seats=4, channel=1, locale="da", turn_time=90)
    for channel, preset in enumerate(presets(), 2):
        seats, teams = forms(preset)[0]
        table = await house.game(
            min(seats, 4), seats - min(seats, 4), preset=preset, teams=teams, channel=channel
        )
        await table.remember_message(channel * 100)
        await play_round(table, rng)
        if channel % 2:
            await table.deal_next(ANNA)
            meld = await to_a_meld(table)
            await table.stage(meld.seat, meld.groups, at=table.ply)
    closed = await house.game(2, channel=99)
    await closed.end(ANNA)
    before = [everything(table) for table in house.tables.open_tables()]
    await house.restart()
    assert [everything(table) for table in house.tables.open_tables()] == before
    assert len(before) == len(presets()) + 1
    assert house.tables.at(99) is None
    assert house.tables.broken == {}


async def test_a_restart_between_any_two_actions_changes_nothing(house: House) -> None:
    table = await house.game(2)
    rng = random.Random(9)
    for _ in range(40):
        if table.status is Status.BETWEEN:
            await table.deal_next(ANNA)
        if table.undoable(acting(table)) and rng.random() < 0.3:
            await table.undo(acting(table), at=table.ply)
        before = everything(table)
        await house.restart()
        found = house.tables.at(CHANNEL)
        assert found is not None
        table = found
        assert everything(table) == before
        await table.play(acting(table), rng.choice(choices(table)), at=table.ply)


async def test_computers_go_on_after_a_restart(house: House) -> None:
    table = await house.game(1, 3, turn_time=60)
    for _ in range(3):
        while table.acting() != 0:
            await asyncio.sleep(0.001)
        await play_turn(table)
        await house.restart()
        table = house.tables.open_tables()[0]


async def test_killed_between_two_actions_the_game_goes_on(house: House, tmp_path: Path) -> None:
    path = tmp_path / "killed.db"
    player = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.table.killed", str(path), stdout=asyncio.subprocess.PIPE
    )
    assert player.stdout is not None
    told: list[dict[str, Any]] = []
    async with asyncio.timeout(60):
        while len(told) < 60:
            told.append(json.loads(await player.stdout.readline()))
    player.send_signal(signal.SIGKILL)
    rest = (await player.stdout.read()).splitlines()
    told += [json.loads(line) for line in rest if line.endswith(b"}")]
    await player.wait()

    again = await House(path).open()
    table = again.tables.open_tables()[0]
    assert table.ply in (told[-1]["ply"], told[-1]["ply"] + 1)
    known = [str(move.action) for move in table.moves]
    told_of_round = [line["move"] for line in told if line["round"] == table.round]
    assert known[: len(told_of_round)] == told_of_round
    rounds = len(table.sheets)
    await play_round(table, random.Random(1))
    assert len(table.sheets) == rounds + 1
    assert replay(table.export().line()).totals == list(table.totals)
    await again.close()


async def test_a_table_that_cannot_be_replayed_keeps_no_other_from_coming_back(house: House) -> None:
    bad, good = await house.game(2), await house.game(2, channel=CHANNEL + 1)
    await play_turn(good)
    await house.tables.close()
    await house.storage.close()
    with sqlite3.connect(house.path) as connection:
        connection.execute(
            "INSERT INTO actions (table_id, round, ply, line, at) VALUES (?, 0, 0, '0 discard Jo', 0)",
            (bad.id,),
        )
    connection.close()
    await house.open()
    assert [table.id for table in house.tables.open_tables()] == [good.id]
    assert list(house.tables.broken) == [bad.id]
    assert await house.tables.fetch(bad.id) is None
    assert await house.tables.latest(CHANNEL) is None
    made = await asyncio.gather(house.table(2), house.table(2), return_exceptions=True)
    (fresh,) = (table for table in made if isinstance(table, Table))
    (refused,) = (error for error in made if isinstance(error, LobbyError))
    assert refused.code == "channel_busy"
    assert (house.tables.at(CHANNEL), house.tables.broken) == (fresh, {})
    assert await house.tables.fetch(bad.id) is None


async def test_of_many_closed_tables_only_the_last_stay_in_memory(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "CLOSED_KEPT", 2)
    going_on = await house.game(2, channel=1)
    closed = [await house.game(2, channel=channel) for channel in range(2, 7)]
    for table in closed:
        await table.end(ANNA)
    await settle()
    assert [house.tables.get(table.id) for table in closed] == [None, None, None, *closed[3:]]
    assert house.tables.at(going_on.channel_id) is going_on
    old = await house.tables.fetch(closed[0].id)
    assert old is not None
    assert (old.status, seen_by_all(old)) == (Status.ABANDONED, seen_by_all(closed[0]))


async def test_a_finished_table_is_still_there_to_look_at_and_play_again(house: House) -> None:
    table = await house.game(2, start_totals=(4990, 4000))
    rng = random.Random(5)
    while table.status.is_open:
        if table.status is Status.BETWEEN:
            await table.deal_next(BO)
        await play_round(table, rng)
    assert house.tables.at(CHANNEL) is table
    assert await house.tables.latest(CHANNEL) is table
    await house.restart()
    assert (house.tables.at(CHANNEL), house.tables.get(table.id)) == (None, None)
    for found in (await house.tables.fetch(table.id), await house.tables.latest(CHANNEL)):
        assert found is not None
        assert (found.status, found.winner, everything(found)) == (
            Status.FINISHED,
            table.winner,
            everything(table),
        )
    assert await house.tables.fetch(12345) is None
    assert await house.tables.latest(12345) is None
    again = await (await house.tables.latest(CHANNEL) or table).rematch(BO)
    assert again.setup.chair_of(ANNA)
    assert not again.setup.chair_of(CARL)
