-- A group of appends, at most one for each table, in a statement that is its own transaction.
-- Each stands for itself: one whose expected length is wrong changes nothing and takes nothing from the others.
--   $1-$7   the appends: table, expected length, number of entries, time, phase, summary, whether members change
--   $8-$10  their entries: table, number, entry
--   $11-$13 their members: table, user, seat
-- Gives for each table whether it was appended to, and how many entries it had.
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::boolean[])
        AS w (table_id, expected, added, at, phase, summary, reseated)
),
-- In the order of ids, so that two servers never wait for each other in a circle.
locked AS (
    SELECT id, length FROM tables WHERE id = ANY ($1) ORDER BY id FOR UPDATE
),
moved AS (
    UPDATE tables t
    SET length = w.expected + w.added, updated = greatest(t.updated, w.at), phase = coalesce(w.phase, t.phase)
    FROM wanted w JOIN locked l ON l.id = w.table_id AND l.length = w.expected
    WHERE t.id = w.table_id
    RETURNING t.id, w.summary, w.reseated
),
members AS (
    SELECT s.* FROM unnest($11::text[], $12::text[], $13::smallint[]) AS s (table_id, user_id, seat)
        JOIN moved m ON m.id = s.table_id
),
journaled AS (
    INSERT INTO entries (table_id, seq, entry)
    SELECT e.table_id, e.seq, e.entry FROM unnest($8::text[], $9::bigint[], $10::text[]) AS e (table_id, seq, entry)
        JOIN moved m ON m.id = e.table_id
),
summarised AS (
    UPDATE table_texts x SET summary = m.summary FROM moved m WHERE x.table_id = m.id AND m.summary IS NOT NULL
),
gone AS (
    DELETE FROM table_users u USING moved m
    WHERE u.table_id = m.id AND m.reseated AND NOT EXISTS (
        SELECT FROM members s WHERE s.table_id = u.table_id AND s.user_id = u.user_id AND s.seat = u.seat
    )
),
come AS (
    INSERT INTO table_users (table_id, user_id, seat) SELECT table_id, user_id, seat FROM members ON CONFLICT DO NOTHING
)
SELECT l.id, l.length, m.id IS NOT NULL FROM locked l LEFT JOIN moved m ON m.id = l.id
