-- Sessions that were ended one by one, kept until their cookies would be too old anyway.
CREATE TABLE ended_sessions (
    session text COLLATE "C" PRIMARY KEY,
    user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
    until bigint NOT NULL
);
CREATE INDEX ended_sessions_by_user ON ended_sessions (user_id);
