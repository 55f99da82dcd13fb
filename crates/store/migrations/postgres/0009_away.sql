-- Days on which somebody is away. Those of the past count towards what they may have in a year.
CREATE TABLE vacations (
    user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
    from_at bigint NOT NULL,
    until_at bigint NOT NULL CHECK (until_at >= from_at),
    PRIMARY KEY (user_id, from_at)
);
CREATE INDEX vacations_by_end ON vacations (until_at);

-- Seats that friends keep for somebody who was not here when they were invited.
CREATE TABLE waiting_invites (
    user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
    table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    by_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
    since bigint NOT NULL,
    PRIMARY KEY (user_id, table_id)
);
CREATE INDEX waiting_invites_by_table ON waiting_invites (table_id);
CREATE INDEX waiting_invites_by_host ON waiting_invites (by_id);

-- Whether somebody wants letters, and whether they have ever said where their clocks stand.
ALTER TABLE notice_prefs ADD COLUMN by_mail boolean NOT NULL DEFAULT false;
ALTER TABLE notice_prefs ADD COLUMN zoned boolean NOT NULL DEFAULT false;
UPDATE notice_prefs SET zoned = true;
