"""Settings, and what a person may see and have deleted."""

import json

import pytest

from bot.storage import BadValue, Forgotten, GuildSettings, SqliteStorage, UserSettings
from bot.storage.people import FORGET_AT_ONCE, about, without
from tests.storage.conftest import ANNA, BENT, CHANNEL, GUILD, chairs, dealt, play_match

SETUP = {
    "preset": "classic",
    "host": ANNA,
    "chairs": [
        {"user_id": ANNA, "name": "Anna"},
        {"user_id": BENT, "name": "Bent"},
        {"user_id": None, "name": "Robot"},
    ],
    "waiting": [BENT, ANNA],
    "votes": {str(ANNA): "yes", str(BENT): "no"},
}


async def test_settings_are_the_defaults_until_saved(store: SqliteStorage) -> None:
    assert await store.guild_settings(GUILD) == GuildSettings()
    assert await store.user_settings(ANNA) == UserSettings()


async def test_settings_come_back_as_saved(store: SqliteStorage) -> None:
    guild = GuildSettings("samba", 90, (CHANNEL, 2**62), "da", {"target": 3000}, {"season": 2})
    user = UserSettings("sv-SE", "big", "never", {"theme": "dark"})
    await store.save_guild_settings(GUILD, GuildSettings(variant="danish"))
    await store.save_guild_settings(GUILD, guild)
    await store.save_user_settings(ANNA, user)
    assert await store.guild_settings(GUILD) == guild
    assert await store.guild_settings(5) == GuildSettings()
    assert await store.user_settings(ANNA) == user


async def test_settings_of_a_newer_version_do_no_harm(store: SqliteStorage) -> None:
    await store._writer.write(
        lambda c: c.execute("INSERT INTO user_settings VALUES (?, ?, 0)", (ANNA, '{"locale":"no","x":1}'))
    )
    assert await store.user_settings(ANNA) == UserSettings(locale="no")


async def test_settings_that_are_not_json_are_refused(store: SqliteStorage) -> None:
    with pytest.raises(BadValue):
        await store.save_guild_settings(GUILD, GuildSettings(options={"x": object()}))


def test_a_person_leaves_no_trace_in_a_setup() -> None:
    assert without(SETUP, ANNA) == {
        "preset": "classic",
        "host": None,
        "chairs": [
            {"user_id": None, "name": ""},
            {"user_id": BENT, "name": "Bent"},
            {"user_id": None, "name": "Robot"},
        ],
        "waiting": [BENT, None],
        "votes": {str(BENT): "no"},
    }


def test_a_host_does_not_take_the_tables_name_away() -> None:
    assert without({"name": "Friday table", "host": ANNA}, ANNA) == {"name": "Friday table", "host": None}


def test_a_small_number_is_only_a_person_where_a_person_stands() -> None:
    assert without({"seats": 4, "host": 4, "user_id": 4, "list": [4]}, 4) == {
        "seats": 4,
        "host": None,
        "user_id": None,
        "list": [4],
    }
    assert without({"ready": True, "user_id": 1}, 1) == {"ready": True, "user_id": None}


def test_nobody_is_shown_who_else_sat_there() -> None:
    shown = about(SETUP, ANNA)
    assert {"user_id": ANNA, "name": "Anna"} in shown
    assert "Bent" not in json.dumps(shown)
    assert str(BENT) not in json.dumps([entry for entry in shown if str(ANNA) not in entry])


async def test_personal_data_is_everything_and_fit_for_json(store: SqliteStorage) -> None:
    await store.save_user_settings(ANNA, UserSettings(locale="da"))
    number = await play_match(store, chairs(ANNA, BENT))
    table = await dealt(store, setup=json.dumps(SETUP))
    data = json.loads(json.dumps(await store.personal_data(ANNA)))
    assert data["user_id"] == ANNA
    assert data["settings"]["locale"] == "da"
    assert [(entry["id"], entry["status"]) for entry in data["tables"]] == [(table.id, "playing")]
    assert [(entry["match_id"], entry["name"], entry["points"]) for entry in data["matches"]] == [
        (number, "player 0", 100)
    ]
    assert {entry["grain"] for entry in data["standings"]} == {"all", "month", "day"}


async def test_nothing_is_stored_about_a_stranger(store: SqliteStorage) -> None:
    await play_match(store, chairs(ANNA, BENT))
    assert await store.personal_data(9) == {
        "user_id": 9,
        "settings": None,
        "tables": [],
        "matches": [],
        "standings": [],
    }
    assert await store.forget(9) == Forgotten()


async def test_forgetting_leaves_the_games_and_nothing_of_the_person(store: SqliteStorage) -> None:
    await store.save_user_settings(ANNA, UserSettings(locale="da"))
    number = await play_match(store, chairs(ANNA, BENT))
    table = await dealt(store, setup=json.dumps(SETUP))
    await store.append_action(table.id, 0, 0, "0 draw")
    record = json.loads(await store.record(number))

    assert await store.forget(ANNA) == Forgotten(tables=1, matches=1, standings=6, settings=1)

    gone: dict[str, object] = {
        "user_id": ANNA,
        "settings": None,
        "tables": [],
        "matches": [],
        "standings": [],
    }
    assert await store.personal_data(ANNA) == gone
    dump = await store._connections[0].run(lambda c: "\n".join(c.iterdump()))
    assert str(ANNA) not in dump
    assert "player 0" not in dump
    assert "Anna" not in dump
    assert json.loads(await store.record(number)) == {**record, "players": ["seat 0", "player 1"]}
    (match,) = await store.history(GUILD)
    assert [(p.kind, p.user_id, p.name, p.points) for p in match.players] == [
        ("forgotten", None, "", 100),
        ("person", BENT, "player 1", 200),
    ]
    (kept,) = await store.open_tables()
    assert kept.rounds[0].lines == ("0 draw",)
    assert [row.user_id for row in await store.leaderboard(GUILD)] == [BENT]
    assert await store.forget(ANNA) == Forgotten()


async def test_many_matches_are_forgotten_over_several_transactions(store: SqliteStorage) -> None:
    count = FORGET_AT_ONCE * 2 + 1
    for _ in range(count):
        await play_match(store, chairs(ANNA, None))
    assert (await store.forget(ANNA)).matches == count
    assert (await store.personal_data(ANNA))["matches"] == []


async def test_a_record_without_players_is_no_hindrance(store: SqliteStorage) -> None:
    number = await play_match(store, chairs(ANNA, None))
    await store._writer.write(
        lambda c: c.execute("UPDATE records SET record = '{}' WHERE match_id = ?", (number,))
    )
    assert (await store.forget(ANNA)).matches == 1
    assert await store.record(number) == "{}"
