-- Everything a server keeps. Journals are the truth; snapshots are a cache and may be deleted at any time.
-- Ids sort by their bytes ("C"), as they do in SQLite, so that pages of a list break at the same places.

CREATE TABLE users (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    lang text NOT NULL,
    created bigint NOT NULL
);

CREATE TABLE accounts (
    login text COLLATE "C" PRIMARY KEY,
    user_id text COLLATE "C" NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
    password_hash text NOT NULL,
    created bigint NOT NULL
);

CREATE TABLE tokens (
    hash text COLLATE "C" PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
    kind text NOT NULL,
    label text NOT NULL,
    created bigint NOT NULL,
    expires bigint
);
CREATE INDEX tokens_by_user ON tokens (user_id);

CREATE TABLE preferences (
    user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
    name text COLLATE "C" NOT NULL,
    json text NOT NULL,
    PRIMARY KEY (user_id, name)
);

-- Narrow, half filled and without an index on what an append changes: the new version of a row then fits on the
-- page of the old one and no index needs to follow (a heap-only update).
CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    game text NOT NULL,
    phase text NOT NULL CHECK (phase IN ('lobby', 'playing', 'over')),
    created bigint NOT NULL,
    updated bigint NOT NULL,
    length bigint NOT NULL CHECK (length >= 0)
) WITH (fillfactor = 50);
CREATE INDEX tables_by_phase ON tables (phase);

CREATE TABLE table_texts (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    header text NOT NULL,
    summary text NOT NULL
) WITH (fillfactor = 70);

CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq bigint NOT NULL CHECK (seq >= 0),
    entry text NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE snapshots (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    length bigint NOT NULL,
    state bytea NOT NULL
);

-- Seat -1: at the table without a seat, such as a host who watches.
CREATE TABLE table_users (
    table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
    seat smallint NOT NULL CHECK (seat >= -1),
    PRIMARY KEY (table_id, user_id, seat)
);
CREATE INDEX table_users_by_user ON table_users (user_id);

CREATE TABLE invites (
    token text COLLATE "C" PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat smallint NOT NULL,
    UNIQUE (table_id, seat)
);

CREATE TABLE codes (
    code text COLLATE "C" PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL UNIQUE REFERENCES tables ON DELETE CASCADE
);

CREATE TABLE replays (
    id text COLLATE "C" PRIMARY KEY,
    user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
    game text NOT NULL,
    created bigint NOT NULL,
    summary text NOT NULL,
    journal text NOT NULL
);
CREATE INDEX replays_by_user ON replays (user_id);

CREATE TABLE secrets (
    name text COLLATE "C" PRIMARY KEY,
    secret bytea NOT NULL
);
