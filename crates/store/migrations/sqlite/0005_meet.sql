-- What came of each finished game for the people who played it, in the order in which it was counted. All of it is made
-- from the journals, and can be made from them again.
CREATE TABLE results (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL UNIQUE CHECK (number >= 0),
    game TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE result_seats (
    table_id TEXT NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    points INTEGER,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    stayed INTEGER NOT NULL CHECK (stayed IN (0, 1)),
    board TEXT,
    mu_before INTEGER,
    mu_after INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_seats_by_user ON result_seats (user_id, game);

-- The sum of all results, kept with each of them.
CREATE TABLE ratings (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    games INTEGER NOT NULL CHECK (games > 0),
    PRIMARY KEY (user_id, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_game ON ratings (game, mu);

-- What people tell others of themselves: nothing, unless they say so. Friends see who is here, unless they say otherwise.
CREATE TABLE profiles (
    user_id TEXT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    open INTEGER NOT NULL DEFAULT 0 CHECK (open IN (0, 1)),
    seen INTEGER NOT NULL DEFAULT 1 CHECK (seen IN (0, 1)),
    link TEXT UNIQUE
) STRICT;

-- Friends stand here twice, once for each of them.
CREATE TABLE circles (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    other_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('friend', 'asked', 'blocked', 'muted')),
    since INTEGER NOT NULL,
    PRIMARY KEY (user_id, other_id, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX circles_by_other ON circles (other_id, kind);
