-- How often somebody has ended all sessions: a cookie from before is no good.
ALTER TABLE users ADD COLUMN sessions bigint NOT NULL DEFAULT 0;
-- When somebody last looked at an uploaded journal; those that nobody looks at expire.
ALTER TABLE replays ADD COLUMN looked bigint NOT NULL DEFAULT 0;
UPDATE replays SET looked = created;
