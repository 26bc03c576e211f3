-- Finished matches, and the sums the standings are read from (kept in the transaction that finishes a match).

CREATE TABLE matches (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id    INTEGER UNIQUE REFERENCES tables (id),
    guild_id    INTEGER NOT NULL,
    preset      TEXT    NOT NULL,
    seats       INTEGER NOT NULL,
    teams       TEXT    NOT NULL,
    options     TEXT    NOT NULL,
    finished_at INTEGER NOT NULL,
    totals      TEXT    NOT NULL,
    winner      INTEGER,
    rounds      INTEGER NOT NULL
) STRICT;

CREATE INDEX matches_by_guild ON matches (guild_id, id);
CREATE INDEX matches_by_preset ON matches (guild_id, preset, id);
CREATE INDEX matches_by_time ON matches (guild_id, finished_at);

-- Apart from matches: a record is some 20 kB, and lists of matches are read without it.
CREATE TABLE records (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id),
    record   TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

-- guild_id and preset stand here again so that one player's history is one walk along an index.
CREATE TABLE match_players (
    match_id INTEGER NOT NULL REFERENCES matches (id),
    seat     INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    preset   TEXT    NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('person', 'computer', 'forgotten')),
    user_id  INTEGER CHECK ((user_id IS NOT NULL) = (kind = 'person')),
    name     TEXT    NOT NULL,
    side     INTEGER NOT NULL,
    won      INTEGER NOT NULL CHECK (won IN (0, 1)),
    points   INTEGER NOT NULL,
    facts    TEXT    NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX players_by_user ON match_players (user_id, guild_id, match_id) WHERE user_id IS NOT NULL;
CREATE INDEX players_by_preset ON match_players (user_id, guild_id, preset, match_id) WHERE user_id IS NOT NULL;

-- Sums by player over all time, a month ('2026-03') or a day ('2026-03-09', UTC); preset '' is all presets together.
CREATE TABLE standings (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    preset   TEXT    NOT NULL,
    grain    TEXT    NOT NULL CHECK (grain IN ('all', 'month', 'day')),
    start    TEXT    NOT NULL,
    games    INTEGER NOT NULL,
    wins     INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    facts    TEXT    NOT NULL,
    PRIMARY KEY (guild_id, user_id, preset, grain, start)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_ranked ON standings (guild_id, preset, grain, start, user_id, games, wins, points);
CREATE INDEX standings_by_user ON standings (user_id);
