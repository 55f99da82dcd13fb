//! Tables and their journals in PostgreSQL.

use async_trait::async_trait;
use deadpool_postgres::Transaction;
use tokio_postgres::Row;

use super::fault::{column, within};
use super::{Param, PostgresStore};
use crate::convert::{count, member, number, phase, place, seat_number, without_gap};
use crate::{Append, Conflict, Error, Member, NewTable, Page, Phase, Result, Snapshot, TableRecord, Tables, Thing};

/// Reads a [`TableRecord`]; a condition follows.
const RECORD: &str = "SELECT t.id, t.game, x.header, x.summary, t.phase, t.created, t.updated, t.length, c.code
    FROM tables t JOIN table_texts x ON x.table_id = t.id LEFT JOIN codes c ON c.table_id = t.id";

#[async_trait]
impl Tables for PostgresStore {
    async fn create_table(&self, table: NewTable) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = within(client.transaction()).await?;
        insert(&transaction, &table).await?;
        within(transaction.commit()).await
    }

    async fn append(&self, append: Append) -> Result<u64> {
        self.appends.append(append).await
    }

    async fn table(&self, id: &str) -> Result<Option<TableRecord>> {
        let row = self.row(&format!("{RECORD} WHERE t.id = $1"), &[&id]).await?;
        row.as_ref().map(record).transpose()
    }

    async fn entries(&self, table: &str, from: u64) -> Result<Vec<String>> {
        // The length comes with the entries, so that both are of the same moment.
        let sql = "SELECT t.length, e.seq, e.entry FROM tables t
            LEFT JOIN entries e ON e.table_id = t.id AND e.seq >= $2 WHERE t.id = $1 ORDER BY e.seq";
        let rows = self.rows(sql, &[&table, &number(from)?]).await?;
        let length = rows.first().ok_or(Error::Missing(Thing::Table)).and_then(|row| count(column(row, 0)?))?;
        let mut entries = Vec::with_capacity(rows.len());
        for row in &rows {
            if let Some(seq) = column::<Option<i64>>(row, 1)? {
                entries.push((count(seq)?, column(row, 2)?));
            }
        }
        without_gap(table, length, from, entries)
    }

    async fn members(&self, table: &str) -> Result<Vec<Member>> {
        let sql = "SELECT user_id, seat FROM table_users WHERE table_id = $1 ORDER BY user_id, seat";
        self.rows(sql, &[&table]).await?.iter().map(|row| member(column(row, 0)?, column(row, 1)?)).collect()
    }

    async fn tables_of(&self, user: &str, phases: &[Phase], page: Page) -> Result<Vec<TableRecord>> {
        let sql = format!(
            "{RECORD} WHERE t.id IN (SELECT table_id FROM table_users WHERE user_id = $1)
                AND t.phase = ANY ($2) AND ($3::bigint IS NULL OR (t.updated, t.id) < ($3, $4::text))
             ORDER BY t.updated DESC, t.id DESC LIMIT $5"
        );
        let phases: Vec<&str> = phases.iter().map(|phase| phase.as_str()).collect();
        let (at, id) = place(page.after)?;
        self.rows(&sql, &[&user, &phases, &at, &id, &i64::from(page.limit)]).await?.iter().map(record).collect()
    }

    async fn tables_in(&self, phase: Phase, before: Option<u64>) -> Result<Vec<String>> {
        let sql = "SELECT id FROM tables WHERE phase = $1 AND ($2::bigint IS NULL OR updated < $2) ORDER BY id";
        let before = before.map(number).transpose()?;
        self.rows(sql, &[&phase.as_str(), &before]).await?.iter().map(|row| column(row, 0)).collect()
    }

    async fn over_without_people(&self, before: u64) -> Result<Vec<String>> {
        let sql = "SELECT id FROM tables WHERE phase = $1 AND updated < $2
            AND NOT EXISTS (SELECT 1 FROM table_users WHERE table_id = tables.id AND seat >= 0) ORDER BY id";
        let rows = self.rows(sql, &[&Phase::Over.as_str(), &number(before)?]).await?;
        rows.iter().map(|row| column(row, 0)).collect()
    }

    async fn delete_table(&self, id: &str) -> Result<bool> {
        Ok(self.execute("DELETE FROM tables WHERE id = $1", &[&id]).await? > 0)
    }

    async fn put_snapshot(&self, table: &str, snapshot: Snapshot) -> Result<()> {
        let sql = "INSERT INTO snapshots (table_id, length, state)
            SELECT id, $2, $3 FROM tables WHERE id = $1 AND length >= $2
            ON CONFLICT (table_id) DO UPDATE SET length = excluded.length, state = excluded.state";
        let expected = snapshot.length;
        if self.execute(sql, &[&table, &number(expected)?, &snapshot.state]).await? > 0 {
            return Ok(());
        }
        let row = self.row("SELECT length FROM tables WHERE id = $1", &[&table]).await?;
        let length = count(column(&row.ok_or(Error::Missing(Thing::Table))?, 0)?)?;
        Err(Error::Conflict(Conflict::Journal { table: table.to_owned(), expected, length }))
    }

    async fn snapshot(&self, table: &str) -> Result<Option<Snapshot>> {
        let row = self.row("SELECT length, state FROM snapshots WHERE table_id = $1", &[&table]).await?;
        row.map(|row| Ok(Snapshot { length: count(column(&row, 0)?)?, state: column(&row, 1)? })).transpose()
    }

    async fn put_ending(&self, table: &str, told: Vec<u8>) -> Result<()> {
        let sql = "INSERT INTO endings (table_id, told) SELECT id, $2 FROM tables WHERE id = $1 ON CONFLICT DO NOTHING";
        if self.execute(sql, &[&table, &told]).await? > 0 || self.ending(table).await?.is_some() {
            return Ok(());
        }
        Err(Error::Missing(Thing::Table))
    }

    async fn ending(&self, table: &str) -> Result<Option<Vec<u8>>> {
        let row = self.row("SELECT told FROM endings WHERE table_id = $1", &[&table]).await?;
        row.map(|row| column(&row, 0)).transpose()
    }

    async fn without_ending(&self) -> Result<Vec<String>> {
        let sql = "SELECT id FROM tables t WHERE phase = $1
            AND NOT EXISTS (SELECT FROM endings e WHERE e.table_id = t.id) ORDER BY id";
        self.rows(sql, &[&Phase::Over.as_str()]).await?.iter().map(|row| column(row, 0)).collect()
    }
}

/// Stores a new table as part of a transaction.
pub(super) async fn insert(transaction: &Transaction<'_>, table: &NewTable) -> Result<()> {
    let (at, length) = (number(table.at)?, number(table.entries.len() as u64)?);
    let sql = "INSERT INTO tables (id, game, phase, created, updated, length) VALUES ($1, $2, $3, $4, $4, $5)
        ON CONFLICT DO NOTHING";
    let values: [Param<'_>; 5] = [&table.id, &table.game, &table.phase.as_str(), &at, &length];
    if within(transaction.execute(sql, &values)).await? == 0 {
        return Err(Error::taken(Thing::Table));
    }
    let sql = "INSERT INTO table_texts (table_id, header, summary) VALUES ($1, $2, $3)";
    within(transaction.execute(sql, &[&table.id, &table.header, &table.summary])).await?;
    let sql = "INSERT INTO entries (table_id, seq, entry)
        SELECT $1, seq - 1, entry FROM unnest($2::text[]) WITH ORDINALITY AS e (entry, seq)";
    within(transaction.execute(sql, &[&table.id, &table.entries])).await?;
    let users: Vec<&str> = table.members.iter().map(|member| member.user.as_str()).collect();
    let seats: Vec<i16> = table.members.iter().map(|member| seat_number(member.seat)).collect();
    let sql = "INSERT INTO table_users (table_id, user_id, seat)
        SELECT $1, user_id, seat FROM unnest($2::text[], $3::smallint[]) AS m (user_id, seat)
        ON CONFLICT DO NOTHING";
    within(transaction.execute(sql, &[&table.id, &users, &seats])).await?;
    Ok(())
}

fn record(row: &Row) -> Result<TableRecord> {
    Ok(TableRecord {
        id: column(row, 0)?,
        game: column(row, 1)?,
        header: column(row, 2)?,
        summary: column(row, 3)?,
        phase: phase(column(row, 4)?)?,
        created: count(column(row, 5)?)?,
        updated: count(column(row, 6)?)?,
        length: count(column(row, 7)?)?,
        code: column(row, 8)?,
    })
}
