-- What came of each finished game for the people who played it, in the order in which it was counted. All of it is made
-- from the journals, and can be made from them again.
CREATE TABLE results (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    number bigint NOT NULL UNIQUE CHECK (number >= 0),
    game text COLLATE "C" NOT NULL,
    at bigint NOT NULL
);

CREATE TABLE result_seats (
    table_id text COLLATE "C" NOT NULL REFERENCES results ON DELETE CASCADE,
    seat smallint NOT NULL CHECK (seat >= 0),
    user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
    game text COLLATE "C" NOT NULL,
    points integer,
    won boolean NOT NULL,
    stayed boolean NOT NULL,
    board text COLLATE "C",
    mu_before bigint,
    mu_after bigint,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX result_seats_by_user ON result_seats (user_id, game);

-- The sum of all results, kept with each of them.
CREATE TABLE ratings (
    user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
    game text COLLATE "C" NOT NULL,
    mu bigint NOT NULL,
    sigma bigint NOT NULL,
    games bigint NOT NULL CHECK (games > 0),
    PRIMARY KEY (user_id, game)
);
CREATE INDEX ratings_by_game ON ratings (game, mu);

-- What people tell others of themselves: nothing, unless they say so. Friends see who is here, unless they say otherwise.
CREATE TABLE profiles (
    user_id text COLLATE "C" PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    open boolean NOT NULL DEFAULT false,
    seen boolean NOT NULL DEFAULT true,
    link text COLLATE "C" UNIQUE
);

-- Friends stand here twice, once for each of them.
CREATE TABLE circles (
    user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
    other_id text COLLATE "C" NOT NULL CONSTRAINT circles_other_user_id_fkey REFERENCES users ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('friend', 'asked', 'blocked', 'muted')),
    since bigint NOT NULL,
    PRIMARY KEY (user_id, other_id, kind)
);
CREATE INDEX circles_by_other ON circles (other_id, kind);
