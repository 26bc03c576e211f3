"""Tables, rounds and actions."""

import asyncio
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.storage import ChannelTaken, Conflict, MatchResult, NotStored, SqliteStorage, WrongPly
from bot.storage.connection import connect
from tests.storage.conftest import ANNA, CHANNEL, GUILD, Clock, chairs, dealt, play_match, result


async def test_a_new_table_is_in_the_lobby(store: SqliteStorage, clock: Clock) -> None:
    table = await store.create_table(GUILD, CHANNEL, '{"preset": "classic"}')
    assert (table.guild_id, table.channel_id, table.status, table.rounds) == (GUILD, CHANNEL, "lobby", ())
    assert table.setup == '{"preset": "classic"}'
    assert table.created_at == table.updated_at == datetime(2026, 3, 9, 12, tzinfo=UTC)
    assert await store.load_table(table.id) == table


async def test_a_channel_has_one_unfinished_table(store: SqliteStorage) -> None:
    told = await asyncio.gather(
        *(store.create_table(GUILD, CHANNEL, "{}") for _ in range(8)), return_exceptions=True
    )
    refused = [answer for answer in told if isinstance(answer, ChannelTaken)]
    (made,) = [answer for answer in told if not isinstance(answer, BaseException)]
    assert len(refused) == 7
    assert {(error.channel_id, error.table_id) for error in refused} == {(CHANNEL, made.id)}
    assert await store.open_tables() == (made,)


@pytest.mark.parametrize("status", ["finished", "abandoned"])
async def test_a_closed_table_frees_its_channel(store: SqliteStorage, status: str) -> None:
    first = await store.create_table(GUILD, CHANNEL, "{}")
    await store.set_status(first.id, "finished" if status == "finished" else "abandoned")
    second = await store.create_table(GUILD, CHANNEL, "{}")
    assert second.id != first.id
    with pytest.raises(ChannelTaken):
        await store.set_status(first.id, "lobby")
    assert (await store.load_table(first.id)).status == status


async def test_setup_message_and_status_are_replaced(store: SqliteStorage, clock: Clock) -> None:
    table = await store.create_table(GUILD, CHANNEL, "{}")
    clock.at += 1500
    await store.update_setup(table.id, '{"seats": 4}')
    await store.set_message(table.id, 2**62)
    loaded = await store.load_table(table.id)
    assert (loaded.setup, loaded.message_id) == ('{"seats": 4}', 2**62)
    assert (loaded.updated_at - loaded.created_at).total_seconds() == 1.5
    await store.set_message(table.id, None)
    await store.set_status(table.id, "abandoned")
    loaded = await store.load_table(table.id)
    assert (loaded.message_id, loaded.status) == (None, "abandoned")


async def test_what_is_not_there_is_said_to_be_missing(store: SqliteStorage) -> None:
    for call in (
        store.update_setup(7, "{}"),
        store.set_message(7, 1),
        store.set_status(7, "finished"),
        store.set_status(7, "lobby"),
        store.start_round(7, 0, dealer=0, deck="", nonce="", commit=""),
        store.append_action(7, 0, 0, "0 draw"),
    ):
        with pytest.raises(NotStored, match="7"):
            await call
    for read in (store.load_table(7), store.match(7), store.record(7)):
        with pytest.raises(NotStored, match="7"):
            await read


async def test_lines_come_back_as_they_were_appended(store: SqliteStorage, clock: Clock) -> None:
    table = await dealt(store)
    lines = ["0 draw", "0 meld K:KsKhKd", "undo 1", "0 discard 4d"]
    for ply, line in enumerate(lines):
        clock.at += 1000
        assert await store.append_action(table.id, 0, ply, line) is None
    (played,) = (await store.load_table(table.id)).rounds
    assert played.lines == tuple(lines)
    assert (played.index, played.dealer, played.deck, played.nonce, played.commit) == (0, 1, "Ks4d", "n", "c")
    assert played.last_at == datetime(2026, 3, 9, 12, 0, 4, tzinfo=UTC)
    assert played.scores is None


@pytest.mark.parametrize(("ply", "expected"), [(0, 2), (1, 2), (3, 2), (-1, 2)])
async def test_a_line_out_of_order_is_refused_with_the_one_due(
    store: SqliteStorage, ply: int, expected: int
) -> None:
    table = await dealt(store)
    await store.append_action(table.id, 0, 0, "a")
    await store.append_action(table.id, 0, 1, "b")
    with pytest.raises(WrongPly) as caught:
        await store.append_action(table.id, 0, ply, "x")
    assert (caught.value.ply, caught.value.expected) == (ply, expected)


async def test_of_two_equal_plies_at_once_one_is_stored(store: SqliteStorage) -> None:
    table = await dealt(store)
    told = await asyncio.gather(
        *(store.append_action(table.id, 0, 0, f"line {n}") for n in range(5)), return_exceptions=True
    )
    assert sum(isinstance(answer, WrongPly) for answer in told) == 4
    assert (await store.load_table(table.id)).rounds[0].lines == ("line 0",)


async def test_successive_plies_may_be_sent_at_once(store: SqliteStorage) -> None:
    table = await dealt(store)
    await asyncio.gather(*(store.append_action(table.id, 0, ply, str(ply)) for ply in range(200)))
    assert (await store.load_table(table.id)).rounds[0].lines == tuple(map(str, range(200)))


async def test_what_is_due_survives_a_failure_in_the_group(store: SqliteStorage) -> None:
    table = await dealt(store)
    for first in (0, 4, 8):
        told = await asyncio.gather(
            store.append_action(table.id, 0, first, "a"),
            store.append_action(table.id, 0, first + 1, "b"),
            store.append_action(table.id, 0, first + 7, "too soon"),
            store.append_action(table.id, 0, first + 2, "c"),
            store.update_setup(table.id + 1, "{}"),
            store.append_action(table.id, 0, first + 3, "\ud800"),
            store.append_action(table.id, 0, first + 3, "d"),
            return_exceptions=True,
        )
        kinds = [type(answer).__name__ for answer in told]
        assert kinds == ["NoneType", "NoneType", "WrongPly", "NoneType", "NotStored", "BadValue", "NoneType"]
    assert "".join((await store.load_table(table.id)).rounds[0].lines) == "abcd" * 3


async def test_a_table_not_playing_takes_no_lines(store: SqliteStorage) -> None:
    lobby = await store.create_table(GUILD, CHANNEL, "{}")
    with pytest.raises(Conflict, match="lobby"):
        await store.append_action(lobby.id, 0, 0, "0 draw")
    playing = await dealt(store, CHANNEL + 1)
    with pytest.raises(NotStored, match="no round 1"):
        await store.append_action(playing.id, 1, 0, "0 draw")
    await store.set_status(playing.id, "abandoned")
    with pytest.raises(Conflict, match="abandoned"):
        await store.append_action(playing.id, 0, 0, "0 draw")


async def test_a_round_ends_with_its_last_line(store: SqliteStorage) -> None:
    table = await dealt(store)
    await store.append_action(table.id, 0, 0, "0 discard 4d", finish_round=(1315, -210))
    loaded = await store.load_table(table.id)
    assert (loaded.status, loaded.rounds[0].scores, loaded.rounds[0].lines) == (
        "between",
        (1315, -210),
        ("0 discard 4d",),
    )
    await store.start_round(table.id, 1, dealer=0, deck="4dKs", nonce="m", commit="d")
    with pytest.raises(Conflict, match="is over"):
        await store.append_action(table.id, 0, 1, "late")
    await store.append_action(table.id, 1, 0, "1 draw")
    loaded = await store.load_table(table.id)
    assert [(r.index, r.scores, r.lines) for r in loaded.rounds] == [
        (0, (1315, -210), ("0 discard 4d",)),
        (1, None, ("1 draw",)),
    ]


async def test_rounds_start_one_after_another(store: SqliteStorage) -> None:
    table = await dealt(store)
    with pytest.raises(Conflict, match="playing"):
        await store.start_round(table.id, 1, dealer=0, deck="", nonce="", commit="")
    await store.append_action(table.id, 0, 0, "x", finish_round=[0, 0])
    for index in (0, 2):
        with pytest.raises(Conflict, match="round 1 was due"):
            await store.start_round(table.id, index, dealer=0, deck="", nonce="", commit="")
    await store.set_status(table.id, "finished")
    with pytest.raises(Conflict, match="finished"):
        await store.start_round(table.id, 1, dealer=0, deck="", nonce="", commit="")


async def test_a_match_ends_with_its_last_line_in_one_transaction(store: SqliteStorage, path: Path) -> None:
    number = await play_match(store, chairs(ANNA, None))
    match = await store.match(number)
    assert match.table_id is not None
    table = await store.load_table(match.table_id)
    assert (table.status, table.rounds[0].scores, table.rounds[0].lines) == (
        "finished",
        (100, 200),
        ("0 draw",),
    )
    assert await store.history(GUILD) == (match,)
    assert await store.open_tables() == ()


async def test_if_the_match_cannot_be_written_neither_is_the_line(store: SqliteStorage) -> None:
    table = await dealt(store)
    good = result(chairs(ANNA, None))
    bad = MatchResult(good.preset, 2, "solo", {}, (1, 2), 0, good.record, [good.players[0], good.players[0]])
    with pytest.raises(Conflict, match="match_players"):
        await store.append_action(table.id, 0, 0, "0 draw", finish_round=(1, 2), finish_match=bad)
    loaded = await store.load_table(table.id)
    assert (loaded.status, loaded.rounds[0].lines, loaded.rounds[0].scores) == ("playing", (), None)
    assert await store.history(GUILD) == ()
    assert await store.leaderboard(GUILD) == ()
    assert await store.append_action(table.id, 0, 0, "0 draw", finish_round=(1, 2), finish_match=good)


async def test_a_match_ends_only_with_a_round(store: SqliteStorage) -> None:
    table = await dealt(store)
    with pytest.raises(ValueError, match="end of a round"):
        await store.append_action(table.id, 0, 0, "x", finish_match=result(chairs(ANNA, None)))


async def test_open_tables_are_all_that_is_unfinished(store: SqliteStorage) -> None:
    made = [await dealt(store, CHANNEL + n) for n in range(6)]
    for n, table in enumerate(made):
        for ply in range(n):
            await store.append_action(table.id, 0, ply, f"{n} {ply}")
    await store.set_status(made[4].id, "abandoned")
    opened = await store.open_tables()
    assert [table.id for table in opened] == [table.id for n, table in enumerate(made) if n != 4]
    assert opened == tuple([await store.load_table(table.id) for table in opened])
    assert opened[-1].rounds[0].lines == ("5 0", "5 1", "5 2", "5 3", "5 4")


async def test_the_latest_table_is_the_open_one_or_the_last(store: SqliteStorage) -> None:
    assert await store.latest_table(CHANNEL) is None
    first = await store.create_table(GUILD, CHANNEL, "{}")
    await store.set_status(first.id, "abandoned")
    second = await store.create_table(GUILD, CHANNEL, "{}")
    assert await store.latest_table(CHANNEL) == second
    await store.set_status(second.id, "abandoned")
    await store.set_status(first.id, "lobby")
    assert await store.latest_table(CHANNEL) == await store.load_table(first.id)


async def test_lines_are_append_only_for_anybody(store: SqliteStorage, path: Path) -> None:
    table = await dealt(store)
    await store.append_action(table.id, 0, 0, "0 draw")
    other = connect(path, writer=True)
    for sql in ("UPDATE actions SET line = ''", "DELETE FROM actions"):
        with pytest.raises(sqlite3.IntegrityError, match="append only"):
            other.execute(sql)
    other.close()


texts = st.text(st.characters(exclude_categories=["Cs"])) | st.sampled_from(
    [
        "'; DROP TABLE actions; --",
        "\x00",
        "a\x00b",
        "🃏\u202e",
        "line\nline",
        '"],["',
        "\\u0000",
        "x" * 100_000,
    ]
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(texts, min_size=1, max_size=5))
async def test_any_text_comes_back_as_it_was(store: SqliteStorage, lines: list[str]) -> None:
    previous = await store.latest_table(CHANNEL)
    if previous:
        await store.set_status(previous.id, "abandoned")
    table = await dealt(store)
    for ply, line in enumerate(lines):
        await store.append_action(table.id, 0, ply, line)
    assert (await store.load_table(table.id)).rounds[0].lines == tuple(lines)
