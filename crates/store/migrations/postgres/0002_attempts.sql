-- Each person's only try at a game's challenge of the day. Days are counted from the Unix epoch, in UTC.
-- What is null at first is known when the game is over; one who gave up has no points even then.
CREATE TABLE attempts (
    game text COLLATE "C" NOT NULL,
    day bigint NOT NULL CHECK (day >= 0),
    user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
    table_id text COLLATE "C" NOT NULL UNIQUE REFERENCES tables ON DELETE CASCADE,
    options text NOT NULL,
    finished bigint,
    points integer,
    ending text,
    PRIMARY KEY (game, day, user_id),
    CHECK ((finished IS NULL) = (ending IS NULL)),
    CHECK (points IS NULL OR finished IS NOT NULL)
);
CREATE INDEX attempts_by_user ON attempts (user_id);
