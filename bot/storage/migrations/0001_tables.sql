-- Games as they are played. Times are Unix milliseconds; ids of people, servers and channels are Discord's.

CREATE TABLE tables (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used twice: old buttons carry it
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    status     TEXT    NOT NULL CHECK (status IN ('lobby', 'playing', 'between', 'finished', 'abandoned')),
    setup      TEXT    NOT NULL CHECK (json_valid(setup)),
    message_id INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id)
    WHERE status IN ('lobby', 'playing', 'between');
CREATE INDEX tables_by_channel ON tables (channel_id, id);

CREATE TABLE rounds (
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    round      INTEGER NOT NULL CHECK (round >= 0),
    dealer     INTEGER NOT NULL,
    deck       TEXT    NOT NULL,
    nonce      TEXT    NOT NULL,
    "commit"   TEXT    NOT NULL,
    scores     TEXT,                               -- a JSON array once the round is over
    started_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, round)
) STRICT, WITHOUT ROWID;

CREATE TABLE actions (
    table_id INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    ply      INTEGER NOT NULL CHECK (ply >= 0),
    line     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, round, ply),
    FOREIGN KEY (table_id, round) REFERENCES rounds (table_id, round)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER actions_are_never_changed BEFORE UPDATE ON actions
BEGIN
    SELECT RAISE(ABORT, 'actions are append only');
END;

CREATE TRIGGER actions_are_never_deleted BEFORE DELETE ON actions
BEGIN
    SELECT RAISE(ABORT, 'actions are append only');
END;
