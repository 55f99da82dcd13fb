-- Where somebody was last seen to come from, as a digest that only this server can make, and when: what a home may cost
-- is counted also after a restart, and a guest who comes back is not forgotten.
ALTER TABLE users ADD COLUMN home text;
ALTER TABLE users ADD COLUMN seen bigint NOT NULL DEFAULT 0;
UPDATE users SET seen = (extract(epoch FROM now()) * 1000)::bigint;
-- In which session a browser asked to be told: when that ends, it is told nothing more.
ALTER TABLE push_subscriptions ADD COLUMN session text COLLATE "C";
