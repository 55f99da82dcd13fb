-- Days on which somebody is away. Those of the past count towards what they may have in a year.
CREATE TABLE vacations (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    from_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL CHECK (until_at >= from_at),
    PRIMARY KEY (user_id, from_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX vacations_by_end ON vacations (until_at);

-- Seats that friends keep for somebody who was not here when they were invited.
CREATE TABLE waiting_invites (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    by_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    since INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX waiting_invites_by_table ON waiting_invites (table_id);
CREATE INDEX waiting_invites_by_host ON waiting_invites (by_id);

-- Whether somebody wants letters, and whether they have ever said where their clocks stand.
ALTER TABLE notice_prefs ADD COLUMN by_mail INTEGER NOT NULL DEFAULT 0 CHECK (by_mail IN (0, 1));
ALTER TABLE notice_prefs ADD COLUMN zoned INTEGER NOT NULL DEFAULT 0 CHECK (zoned IN (0, 1));
UPDATE notice_prefs SET zoned = 1;
