//! Tables and their journals in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, Row};

use super::SqliteStore;
use super::fault::Optional;
use crate::convert::{count, member, number, phase, place, seat_number, without_gap};
use crate::{Append, Conflict, Error, Member, NewTable, Page, Phase, Result, Snapshot, TableRecord, Tables, Thing};

/// Reads a [`TableRecord`]; a condition follows.
const RECORD: &str = "SELECT t.id, t.game, x.header, x.summary, t.phase, t.created, t.updated, t.length, c.code
    FROM tables t JOIN table_texts x ON x.table_id = t.id LEFT JOIN codes c ON c.table_id = t.id ";

#[async_trait]
impl Tables for SqliteStore {
    async fn create_table(&self, table: NewTable) -> Result<()> {
        self.write(move |db| create(db, &table)).await
    }

    async fn append(&self, append: Append) -> Result<u64> {
        self.write(move |db| store_append(db, &append)).await
    }

    async fn table(&self, id: &str) -> Result<Option<TableRecord>> {
        let id = id.to_owned();
        self.read(move |db| db.prepare_cached(&format!("{RECORD} WHERE t.id = ?1"))?.first([&id], record)).await
    }

    async fn entries(&self, table: &str, from: u64) -> Result<Vec<String>> {
        let (table, first) = (table.to_owned(), number(from)?);
        self.read(move |db| {
            let length = length(db, &table)?;
            let rows =
                db.prepare_cached("SELECT seq, entry FROM entries WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq")?;
            let rows = rows.all((&table, first), |row| Ok((count(row.get(0)?)?, row.get(1)?)))?;
            without_gap(&table, length, from, rows)
        })
        .await
    }

    async fn members(&self, table: &str) -> Result<Vec<Member>> {
        let table = table.to_owned();
        self.read(move |db| {
            db.prepare_cached("SELECT user_id, seat FROM table_users WHERE table_id = ?1 ORDER BY user_id, seat")?
                .all([&table], |row| member(row.get(0)?, row.get(1)?))
        })
        .await
    }

    async fn tables_of(&self, user: &str, phases: &[Phase], page: Page) -> Result<Vec<TableRecord>> {
        let (user, phases) = (user.to_owned(), phases.to_vec());
        let wanted = move |phase| phases.contains(&phase).then_some(Phase::as_str(phase));
        let (at, id) = place(page.after)?;
        self.read(move |db| {
            let sql = format!(
                "{RECORD} WHERE t.id IN (SELECT table_id FROM table_users WHERE user_id = ?1)
                    AND t.phase IN (?2, ?3, ?4) AND (?5 IS NULL OR (t.updated, t.id) < (?5, ?6))
                 ORDER BY t.updated DESC, t.id DESC LIMIT ?7"
            );
            let [lobby, playing, over] = Phase::ALL.map(wanted);
            db.prepare_cached(&sql)?.all((&user, lobby, playing, over, at, id, page.limit), record)
        })
        .await
    }

    async fn tables_in(&self, phase: Phase, before: Option<u64>) -> Result<Vec<String>> {
        let before = before.map(number).transpose()?;
        self.read(move |db| {
            db.prepare_cached("SELECT id FROM tables WHERE phase = ?1 AND (?2 IS NULL OR updated < ?2) ORDER BY id")?
                .all((phase.as_str(), before), |row| Ok(row.get(0)?))
        })
        .await
    }

    async fn over_without_people(&self, before: u64) -> Result<Vec<String>> {
        let before = number(before)?;
        self.read(move |db| {
            let sql = "SELECT id FROM tables WHERE phase = ?1 AND updated < ?2
                AND NOT EXISTS (SELECT 1 FROM table_users WHERE table_id = tables.id AND seat >= 0) ORDER BY id";
            db.prepare_cached(sql)?.all((Phase::Over.as_str(), before), |row| Ok(row.get(0)?))
        })
        .await
    }

    async fn delete_table(&self, id: &str) -> Result<bool> {
        let id = id.to_owned();
        self.write(move |db| Ok(db.prepare_cached("DELETE FROM tables WHERE id = ?1")?.execute([&id])? > 0)).await
    }

    async fn put_snapshot(&self, table: &str, snapshot: Snapshot) -> Result<()> {
        let table = table.to_owned();
        self.write(move |db| {
            let length = length(db, &table)?;
            if snapshot.length > length {
                return Err(moved_on(&table, snapshot.length, length));
            }
            db.prepare_cached("INSERT OR REPLACE INTO snapshots (table_id, length, state) VALUES (?1, ?2, ?3)")?
                .execute((&table, number(snapshot.length)?, &snapshot.state))?;
            Ok(())
        })
        .await
    }

    async fn snapshot(&self, table: &str) -> Result<Option<Snapshot>> {
        let table = table.to_owned();
        self.read(move |db| {
            db.prepare_cached("SELECT length, state FROM snapshots WHERE table_id = ?1")?
                .first([&table], |row| Ok(Snapshot { length: count(row.get(0)?)?, state: row.get(1)? }))
        })
        .await
    }

    async fn put_ending(&self, table: &str, told: Vec<u8>) -> Result<()> {
        let table = table.to_owned();
        self.write(move |db| {
            length(db, &table)?;
            db.prepare_cached("INSERT INTO endings (table_id, told) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
                .execute((&table, &told))?;
            Ok(())
        })
        .await
    }

    async fn ending(&self, table: &str) -> Result<Option<Vec<u8>>> {
        let table = table.to_owned();
        self.read(move |db| {
            db.prepare_cached("SELECT told FROM endings WHERE table_id = ?1")?.first([&table], |row| Ok(row.get(0)?))
        })
        .await
    }

    async fn without_ending(&self) -> Result<Vec<String>> {
        self.read(move |db| {
            let sql = "SELECT id FROM tables WHERE phase = ?1 AND id NOT IN (SELECT table_id FROM endings) ORDER BY id";
            db.prepare_cached(sql)?.all([Phase::Over.as_str()], |row| Ok(row.get(0)?))
        })
        .await
    }
}

/// How many entries a journal has.
pub(super) fn length(db: &Connection, table: &str) -> Result<u64> {
    let length = db.prepare_cached("SELECT length FROM tables WHERE id = ?1")?.first([table], |row| Ok(row.get(0)?))?;
    count(length.ok_or(Error::Missing(Thing::Table))?)
}

/// Stores a new table.
pub(super) fn create(db: &Connection, table: &NewTable) -> Result<()> {
    let at = number(table.at)?;
    let inserted = db
        .prepare_cached(
            "INSERT INTO tables (id, game, phase, created, updated, length) VALUES (?1, ?2, ?3, ?4, ?4, ?5)
             ON CONFLICT DO NOTHING",
        )?
        .execute((&table.id, &table.game, table.phase.as_str(), at, number(table.entries.len() as u64)?))?;
    if inserted == 0 {
        return Err(Error::taken(Thing::Table));
    }
    db.prepare_cached("INSERT INTO table_texts (table_id, header, summary) VALUES (?1, ?2, ?3)")?.execute((
        &table.id,
        &table.header,
        &table.summary,
    ))?;
    insert_entries(db, &table.id, 0, &table.entries)?;
    insert_members(db, &table.id, &table.members)
}

fn store_append(db: &Connection, append: &Append) -> Result<u64> {
    let table = &append.table;
    let length = length(db, table)?;
    if length != append.expected {
        return Err(moved_on(table, append.expected, length));
    }
    insert_entries(db, table, length, &append.entries)?;
    let length = length + append.entries.len() as u64;
    db.prepare_cached(
        "UPDATE tables SET length = ?2, updated = max(updated, ?3), phase = coalesce(?4, phase) WHERE id = ?1",
    )?
    .execute((table, number(length)?, number(append.at)?, append.phase.map(Phase::as_str)))?;
    if let Some(summary) = &append.summary {
        db.prepare_cached("UPDATE table_texts SET summary = ?2 WHERE table_id = ?1")?.execute((table, summary))?;
    }
    if let Some(members) = &append.members {
        db.prepare_cached("DELETE FROM table_users WHERE table_id = ?1")?.execute([table])?;
        insert_members(db, table, members)?;
    }
    Ok(length)
}

fn insert_entries(db: &Connection, table: &str, first: u64, entries: &[String]) -> Result<()> {
    let mut insert = db.prepare_cached("INSERT INTO entries (table_id, seq, entry) VALUES (?1, ?2, ?3)")?;
    for (seq, entry) in (first..).zip(entries) {
        insert.execute((table, number(seq)?, entry))?;
    }
    Ok(())
}

fn insert_members(db: &Connection, table: &str, members: &[Member]) -> Result<()> {
    let mut insert = db.prepare_cached(
        "INSERT INTO table_users (table_id, user_id, seat) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
    )?;
    for member in members {
        super::people::require_user(db, &member.user)?;
        insert.execute((table, &member.user, seat_number(member.seat)))?;
    }
    Ok(())
}

fn moved_on(table: &str, expected: u64, length: u64) -> Error {
    Error::Conflict(Conflict::Journal { table: table.to_owned(), expected, length })
}

fn record(row: &Row<'_>) -> Result<TableRecord> {
    Ok(TableRecord {
        id: row.get(0)?,
        game: row.get(1)?,
        header: row.get(2)?,
        summary: row.get(3)?,
        phase: phase(row.get_ref(4)?.as_str().map_err(rusqlite::Error::from)?)?,
        created: count(row.get(5)?)?,
        updated: count(row.get(6)?)?,
        length: count(row.get(7)?)?,
        code: row.get(8)?,
    })
}
