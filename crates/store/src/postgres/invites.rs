//! Invitations and codes in PostgreSQL.

use async_trait::async_trait;
use tokio_postgres::Row;

use super::PostgresStore;
use super::fault::{column, within};
use crate::convert::seat;
use crate::{Error, Invite, Invites, Result, Thing};

#[async_trait]
impl Invites for PostgresStore {
    async fn put_invite(&self, invite: Invite) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = within(client.transaction()).await?;
        let number = i16::from(invite.seat);
        let delete = "DELETE FROM invites WHERE table_id = $1 AND seat = $2";
        within(transaction.execute(delete, &[&invite.table, &number])).await?;
        let insert = "INSERT INTO invites (token, table_id, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        if within(transaction.execute(insert, &[&invite.token, &invite.table, &number])).await? == 0 {
            return Err(Error::taken(Thing::Invite));
        }
        within(transaction.commit()).await
    }

    async fn invite(&self, token: &str) -> Result<Option<Invite>> {
        let row = self.row("SELECT token, table_id, seat FROM invites WHERE token = $1", &[&token]).await?;
        row.as_ref().map(invite).transpose()
    }

    async fn invites(&self, table: &str) -> Result<Vec<Invite>> {
        let sql = "SELECT token, table_id, seat FROM invites WHERE table_id = $1 ORDER BY seat";
        self.rows(sql, &[&table]).await?.iter().map(invite).collect()
    }

    async fn remove_invite(&self, token: &str) -> Result<bool> {
        Ok(self.execute("DELETE FROM invites WHERE token = $1", &[&token]).await? > 0)
    }

    async fn set_code(&self, table: &str, code: &str) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = within(client.transaction()).await?;
        within(transaction.execute("DELETE FROM codes WHERE table_id = $1", &[&table])).await?;
        let insert = "INSERT INTO codes (code, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        if within(transaction.execute(insert, &[&code, &table])).await? == 0 {
            return Err(Error::taken(Thing::Code));
        }
        within(transaction.commit()).await
    }

    async fn table_by_code(&self, code: &str) -> Result<Option<String>> {
        let row = self.row("SELECT table_id FROM codes WHERE code = $1", &[&code]).await?;
        row.map(|row| column(&row, 0)).transpose()
    }

    async fn clear_code(&self, table: &str) -> Result<bool> {
        Ok(self.execute("DELETE FROM codes WHERE table_id = $1", &[&table]).await? > 0)
    }
}

fn invite(row: &Row) -> Result<Invite> {
    Ok(Invite { token: column(row, 0)?, table: column(row, 1)?, seat: seat(column(row, 2)?)? })
}
