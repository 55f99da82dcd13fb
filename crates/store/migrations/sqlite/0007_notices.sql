-- Browsers on which somebody wants to be told that a table waits: where their maker takes messages for them, and the
-- keys by which only they can read them.
CREATE TABLE push_subscriptions (
    endpoint TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    p256dh BLOB NOT NULL,
    auth BLOB NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id);

-- How somebody wants to be told. Hours are minutes after midnight where they are, `zone` minutes ahead of UTC.
CREATE TABLE notice_prefs (
    user_id TEXT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    email TEXT,
    confirmed INTEGER NOT NULL CHECK (confirmed IN (0, 1)),
    quiet_from INTEGER,
    quiet_to INTEGER,
    zone INTEGER NOT NULL,
    digest INTEGER NOT NULL CHECK (digest >= 0),
    told INTEGER NOT NULL DEFAULT 0,
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
) STRICT;

CREATE TABLE notice_mutes (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX notice_mutes_by_table ON notice_mutes (table_id);

-- What somebody is still to be told of a table, and when.
CREATE TABLE notices_due (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_due_by_table ON notices_due (table_id);
