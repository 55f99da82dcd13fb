-- Browsers on which somebody wants to be told that a table waits: where their maker takes messages for them, and the
-- keys by which only they can read them.
CREATE TABLE push_subscriptions (
    endpoint text COLLATE "C" PRIMARY KEY,
    user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
    p256dh bytea NOT NULL,
    auth bytea NOT NULL,
    created bigint NOT NULL
);
CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id);

-- How somebody wants to be told. Hours are minutes after midnight where they are, `zone` minutes ahead of UTC.
CREATE TABLE notice_prefs (
    user_id text COLLATE "C" PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    email text,
    confirmed boolean NOT NULL,
    quiet_from bigint,
    quiet_to bigint,
    zone bigint NOT NULL,
    digest bigint NOT NULL CHECK (digest >= 0),
    told bigint NOT NULL DEFAULT 0,
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
);

CREATE TABLE notice_mutes (
    user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
    table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (user_id, table_id)
);
CREATE INDEX notice_mutes_by_table ON notice_mutes (table_id);

-- What somebody is still to be told of a table, and when.
CREATE TABLE notices_due (
    user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
    table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    reason text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (user_id, table_id)
);
CREATE INDEX notices_due_by_table ON notices_due (table_id);
