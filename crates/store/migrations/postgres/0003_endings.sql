-- What is kept of a game when it is over, so that it can be read when its rules are no longer known. Unlike a snapshot
-- it is no cache: nothing could make it again then.
CREATE TABLE endings (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    told bytea NOT NULL
);
