-- Sessions that were ended one by one, kept until their cookies would be too old anyway.
CREATE TABLE ended_sessions (
    session TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ended_sessions_by_user ON ended_sessions (user_id);
