//! Invitations and codes in SQLite.

use async_trait::async_trait;
use rusqlite::Row;

use super::SqliteStore;
use super::fault::Optional;
use super::tables::length;
use crate::convert::seat;
use crate::{Error, Invite, Invites, Result, Thing};

#[async_trait]
impl Invites for SqliteStore {
    async fn put_invite(&self, invite: Invite) -> Result<()> {
        self.write(move |db| {
            length(db, &invite.table)?;
            db.prepare_cached("DELETE FROM invites WHERE table_id = ?1 AND seat = ?2")?
                .execute((&invite.table, invite.seat))?;
            let inserted = db
                .prepare_cached(
                    "INSERT INTO invites (token, table_id, seat) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
                )?
                .execute((&invite.token, &invite.table, invite.seat))?;
            if inserted == 0 { Err(Error::taken(Thing::Invite)) } else { Ok(()) }
        })
        .await
    }

    async fn invite(&self, token: &str) -> Result<Option<Invite>> {
        let token = token.to_owned();
        self.read(move |db| {
            db.prepare_cached("SELECT token, table_id, seat FROM invites WHERE token = ?1")?.first([&token], invite)
        })
        .await
    }

    async fn invites(&self, table: &str) -> Result<Vec<Invite>> {
        let table = table.to_owned();
        self.read(move |db| {
            db.prepare_cached("SELECT token, table_id, seat FROM invites WHERE table_id = ?1 ORDER BY seat")?
                .all([&table], invite)
        })
        .await
    }

    async fn remove_invite(&self, token: &str) -> Result<bool> {
        let token = token.to_owned();
        self.write(move |db| Ok(db.prepare_cached("DELETE FROM invites WHERE token = ?1")?.execute([&token])? > 0))
            .await
    }

    async fn set_code(&self, table: &str, code: &str) -> Result<()> {
        let (table, code) = (table.to_owned(), code.to_owned());
        self.write(move |db| {
            length(db, &table)?;
            db.prepare_cached("DELETE FROM codes WHERE table_id = ?1")?.execute([&table])?;
            let inserted = db
                .prepare_cached("INSERT INTO codes (code, table_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
                .execute((&code, &table))?;
            if inserted == 0 { Err(Error::taken(Thing::Code)) } else { Ok(()) }
        })
        .await
    }

    async fn table_by_code(&self, code: &str) -> Result<Option<String>> {
        let code = code.to_owned();
        self.read(move |db| {
            db.prepare_cached("SELECT table_id FROM codes WHERE code = ?1")?.first([&code], |row| Ok(row.get(0)?))
        })
        .await
    }

    async fn clear_code(&self, table: &str) -> Result<bool> {
        let table = table.to_owned();
        self.write(move |db| Ok(db.prepare_cached("DELETE FROM codes WHERE table_id = ?1")?.execute([&table])? > 0))
            .await
    }
}

fn invite(row: &Row<'_>) -> Result<Invite> {
    Ok(Invite { token: row.get(0)?, table: row.get(1)?, seat: seat(row.get(2)?)? })
}
