-- Each person's only try at a game's challenge of the day. Days are counted from the Unix epoch, in UTC.
-- What is null at first is known when the game is over; one who gave up has no points even then.
CREATE TABLE attempts (
    game TEXT NOT NULL,
    day INTEGER NOT NULL CHECK (day >= 0),
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    options TEXT NOT NULL,
    finished INTEGER,
    points INTEGER,
    ending TEXT,
    PRIMARY KEY (game, day, user_id),
    CHECK ((finished IS NULL) = (ending IS NULL)),
    CHECK (points IS NULL OR finished IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX attempts_by_user ON attempts (user_id);
