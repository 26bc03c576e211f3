-- What a server and a person have chosen: one JSON object each.

CREATE TABLE guild_settings (
    guild_id   INTEGER PRIMARY KEY,
    settings   TEXT    NOT NULL CHECK (json_valid(settings)),
    updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE user_settings (
    user_id    INTEGER PRIMARY KEY,
    settings   TEXT    NOT NULL CHECK (json_valid(settings)),
    updated_at INTEGER NOT NULL
) STRICT;
