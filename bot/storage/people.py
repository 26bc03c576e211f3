"""The SQL of settings and of privacy: what is kept about a person, and taking the person out of it."""

import dataclasses
import json
import sqlite3
from typing import Any, Final

from bot.storage.errors import BadValue
from bot.storage.rows import Forgotten, GuildSettings, UserSettings

FORGET_AT_ONCE: Final = 50  # matches in one transaction; others write between two such
SNOWFLAKE: Final = 2**22  # Discord's ids are larger: the low 22 bits stand under a time


def guild_settings(connection: sqlite3.Connection, guild_id: int) -> GuildSettings:
    found = connection.execute(
        "SELECT settings FROM guild_settings WHERE guild_id = ?", (guild_id,)
    ).fetchone()
    return _guild(found[0]) if found else GuildSettings()


def every_guild_settings(connection: sqlite3.Connection) -> dict[int, GuildSettings]:
    rows = connection.execute("SELECT guild_id, settings FROM guild_settings").fetchall()
    return {guild_id: _guild(text) for guild_id, text in rows}


def _guild(text: str) -> GuildSettings:
    values = _known(json.loads(text), GuildSettings)
    return GuildSettings(**{**values, "channels": tuple(values.get("channels", ()))})


def user_settings(connection: sqlite3.Connection, user_id: int) -> UserSettings:
    found = connection.execute("SELECT settings FROM user_settings WHERE user_id = ?", (user_id,)).fetchone()
    return _user(found[0]) if found else UserSettings()


def every_user_settings(connection: sqlite3.Connection) -> dict[int, UserSettings]:
    rows = connection.execute("SELECT user_id, settings FROM user_settings").fetchall()
    return {user_id: _user(text) for user_id, text in rows}


def _user(text: str) -> UserSettings:
    return UserSettings(**_known(json.loads(text), UserSettings))


def _known(values: dict[str, Any], kind: type[GuildSettings | UserSettings]) -> dict[str, Any]:
    """Without the fields this version does not have, and so without harm from those a newer one wrote."""
    names = {field.name for field in dataclasses.fields(kind)}
    return {name: value for name, value in values.items() if name in names}


def packed(settings: GuildSettings | UserSettings) -> str:
    """The settings as JSON text. Raises `BadValue`."""
    plain = {field.name: getattr(settings, field.name) for field in dataclasses.fields(settings)}
    try:
        return json.dumps(
            {name: dict(value) if name in ("options", "more") else value for name, value in plain.items()}
        )
    except (TypeError, ValueError) as error:
        raise BadValue(f"these settings cannot be stored: {error}") from error


def save_guild(connection: sqlite3.Connection, guild_id: int, settings: str, at: int) -> None:
    connection.execute(
        "INSERT INTO guild_settings VALUES (?, ?, ?)"
        " ON CONFLICT DO UPDATE SET settings = excluded.settings, updated_at = excluded.updated_at",
        (guild_id, settings, at),
    )


def save_user(connection: sqlite3.Connection, user_id: int, settings: str, at: int) -> None:
    connection.execute(
        "INSERT INTO user_settings VALUES (?, ?, ?)"
        " ON CONFLICT DO UPDATE SET settings = excluded.settings, updated_at = excluded.updated_at",
        (user_id, settings, at),
    )


def personal_data(connection: sqlite3.Connection, user_id: int) -> dict[str, Any]:
    """All that is kept about a person."""
    settings = connection.execute(
        "SELECT settings FROM user_settings WHERE user_id = ?", (user_id,)
    ).fetchone()
    return {
        "user_id": user_id,
        "settings": json.loads(settings[0]) if settings else None,
        "tables": _tables_with(connection, user_id),
        "matches": _rows(connection, _MATCHES, user_id),
        "standings": _rows(connection, _STANDINGS, user_id),
    }


_MATCHES = """
SELECT p.match_id, p.guild_id, p.preset, m.finished_at AS finished_at_ms, p.seat, p.side, p.name, p.won, p.points, p.facts
FROM match_players p JOIN matches m ON m.id = p.match_id WHERE p.user_id = ? ORDER BY p.match_id
"""
_STANDINGS = """
SELECT guild_id, preset, grain, start, games, wins, points, facts
FROM standings WHERE user_id = ? ORDER BY guild_id, preset, grain, start
"""


def _rows(connection: sqlite3.Connection, sql: str, user_id: int) -> list[dict[str, Any]]:
    cursor = connection.execute(sql, (user_id,))
    names = [column[0] for column in cursor.description]
    return [{**dict(zip(names, row, strict=True)), "facts": json.loads(row[-1])} for row in cursor]


def _tables_with(connection: sqlite3.Connection, user_id: int) -> list[dict[str, Any]]:
    return [
        {
            "id": table_id,
            "guild_id": guild_id,
            "channel_id": channel_id,
            "status": status,
            "setup": about(setup, user_id),
        }
        for table_id, guild_id, channel_id, status, setup in _setups_naming(connection, user_id)
    ]


def _setups_naming(connection: sqlite3.Connection, user_id: int) -> list[tuple[int, int, int, str, Any]]:
    rows = connection.execute(
        "SELECT id, guild_id, channel_id, status, setup FROM tables WHERE instr(setup, ?) ORDER BY id",
        (str(user_id),),
    )
    parsed = [(*row[:4], json.loads(row[4])) for row in rows]
    return [row for row in parsed if without(row[4], user_id) != row[4]]


def forget_outside_matches(connection: sqlite3.Connection, user_id: int) -> Forgotten:
    """Settings, sums and the setups of tables."""
    setups = _setups_naming(connection, user_id)
    for table_id, *_, setup in setups:
        text = json.dumps(without(setup, user_id), ensure_ascii=True)
        connection.execute("UPDATE tables SET setup = ? WHERE id = ?", (text, table_id))
    return Forgotten(
        tables=len(setups),
        standings=connection.execute("DELETE FROM standings WHERE user_id = ?", (user_id,)).rowcount,
        settings=connection.execute("DELETE FROM user_settings WHERE user_id = ?", (user_id,)).rowcount,
    )


def forget_some_matches(connection: sqlite3.Connection, user_id: int) -> int:
    """Up to `FORGET_AT_ONCE` of the person's chairs, in the match and in its record; how many."""
    chairs = connection.execute(
        "SELECT match_id, seat FROM match_players WHERE user_id = ? LIMIT ?", (user_id, FORGET_AT_ONCE)
    ).fetchall()
    for match_id, seat in chairs:
        connection.execute(
            "UPDATE records SET record = json_replace(record, '$.players[' || ? || ']', 'seat ' || ?) WHERE match_id = ?",
            (seat, seat, match_id),
        )
    connection.executemany(
        "UPDATE match_players SET kind = 'forgotten', user_id = NULL, name = '' WHERE match_id = ? AND seat = ?",
        chairs,
    )
    return len(chairs)


def without(value: Any, user_id: int) -> Any:
    """The JSON value with each mention of the person null and the name beside it empty.

    A number or text that equals the id counts wherever it stands; an id too small to be Discord's only under a name
    that speaks of a user or host, for it may be a count.
    """
    if isinstance(value, list):
        return [None if _names(item, user_id, "") else without(item, user_id) for item in value]
    if not isinstance(value, dict):
        return value
    kept = {
        key: None if _names(item, user_id, key) else without(item, user_id) for key, item in value.items()
    }
    if any(_names(item, user_id, key) for key, item in value.items() if "host" not in key) and "name" in kept:
        kept["name"] = ""
    return {key: item for key, item in kept.items() if key != str(user_id)}


def about(value: Any, user_id: int) -> list[dict[str, Any]]:
    """The objects within the JSON value that mention the person, each without what stands deeper in it.

    So nobody is shown who else sat there.
    """
    if isinstance(value, list):
        return [found for item in value for found in about(item, user_id)]
    if not isinstance(value, dict):
        return []
    plain = {key: item for key, item in value.items() if not isinstance(item, dict | list)}
    listed = {
        key: user_id for key, item in value.items() if isinstance(item, list) and _listed(item, user_id)
    }
    mentioned = str(user_id) in value or any(_names(item, user_id, key) for key, item in plain.items())
    own = [{**plain, **listed}] if mentioned or listed else []
    return own + [found for item in value.values() for found in about(item, user_id)]


def _listed(items: list[Any], user_id: int) -> bool:
    return any(_names(item, user_id, "") for item in items)


def _names(item: Any, user_id: int, key: str) -> bool:
    same = (
        isinstance(item, int | str)
        and not isinstance(item, bool)
        and str(item) in (str(user_id), f"<@{user_id}>")
    )
    return same and (user_id >= SNOWFLAKE or "user" in key or "host" in key)
