-- Everything a server keeps. Journals are the truth; snapshots are a cache and may be deleted at any time.
-- Texts that people type must hold no zero byte, since PostgreSQL cannot store one and both stores behave alike.

CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL CHECK (instr(name, char(0)) = 0),
    lang TEXT NOT NULL CHECK (instr(lang, char(0)) = 0),
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE accounts (
    login TEXT NOT NULL PRIMARY KEY CHECK (instr(login, char(0)) = 0),
    user_id TEXT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
    password_hash TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    label TEXT NOT NULL CHECK (instr(label, char(0)) = 0),
    created INTEGER NOT NULL,
    expires INTEGER
) STRICT;
CREATE INDEX tokens_by_user ON tokens (user_id);

CREATE TABLE preferences (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (instr(name, char(0)) = 0),
    json TEXT NOT NULL,
    PRIMARY KEY (user_id, name)
) STRICT, WITHOUT ROWID;

-- Narrow on purpose: every append changes its row, so as many rows as possible should share a page.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over')),
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    length INTEGER NOT NULL CHECK (length >= 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_phase ON tables (phase);

CREATE TABLE table_texts (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    header TEXT NOT NULL,
    summary TEXT NOT NULL
) STRICT;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL CHECK (seq >= 0),
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    length INTEGER NOT NULL,
    state BLOB NOT NULL
) STRICT;

-- Seat -1: at the table without a seat, such as a host who watches.
CREATE TABLE table_users (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat >= -1),
    PRIMARY KEY (table_id, user_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX table_users_by_user ON table_users (user_id);

CREATE TABLE invites (
    token TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    UNIQUE (table_id, seat)
) STRICT;

CREATE TABLE codes (
    code TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE
) STRICT;

CREATE TABLE replays (
    id TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    created INTEGER NOT NULL,
    summary TEXT NOT NULL,
    journal TEXT NOT NULL
) STRICT;
CREATE INDEX replays_by_user ON replays (user_id);

CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    secret BLOB NOT NULL
) STRICT;
