-- Where somebody was last seen to come from, as a digest that only this server can make, and when: what a home may cost
-- is counted also after a restart, and a guest who comes back is not forgotten.
ALTER TABLE users ADD COLUMN home TEXT;
ALTER TABLE users ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE users SET seen = unixepoch() * 1000;
-- In which session a browser asked to be told: when that ends, it is told nothing more.
ALTER TABLE push_subscriptions ADD COLUMN session TEXT;
