//! Users, accounts, tokens and preferences in PostgreSQL.

use std::collections::BTreeMap;

use async_trait::async_trait;
use tokio_postgres::Row;

use super::PostgresStore;
use super::fault::column;
use crate::convert::{count, number};
use crate::{Account, Error, People, Result, Thing, Token, User};

#[async_trait]
impl People for PostgresStore {
    async fn create_user(&self, user: User) -> Result<()> {
        let sql = "INSERT INTO users (id, name, lang, created) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
        match self.execute(sql, &[&user.id, &user.name, &user.lang, &number(user.created)?]).await? {
            0 => Err(Error::taken(Thing::User)),
            _ => Ok(()),
        }
    }

    async fn user(&self, id: &str) -> Result<Option<User>> {
        let row = self.row("SELECT id, name, lang, created, sessions FROM users WHERE id = $1", &[&id]).await?;
        let user = |row: &Row| {
            let (created, sessions) = (count(column(row, 3)?)?, count(column(row, 4)?)?);
            Ok(User { id: column(row, 0)?, name: column(row, 1)?, lang: column(row, 2)?, created, sessions })
        };
        row.as_ref().map(user).transpose()
    }

    async fn update_user(&self, id: &str, name: Option<&str>, lang: Option<&str>) -> Result<()> {
        let sql = "UPDATE users SET name = COALESCE($2, name), lang = COALESCE($3, lang) WHERE id = $1";
        match self.execute(sql, &[&id, &name, &lang]).await? {
            0 => Err(Error::Missing(Thing::User)),
            _ => Ok(()),
        }
    }

    async fn end_sessions(&self, id: &str) -> Result<u64> {
        let row = self.row("UPDATE users SET sessions = sessions + 1 WHERE id = $1 RETURNING sessions", &[&id]).await?;
        count(column(&row.ok_or(Error::Missing(Thing::User))?, 0)?)
    }

    async fn end_session(&self, user: &str, session: &str, until: u64) -> Result<()> {
        let sql = "INSERT INTO ended_sessions (session, user_id, until) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        self.execute(sql, &[&session, &user, &number(until)?]).await.map(|_| ())
    }

    async fn has_ended(&self, session: &str) -> Result<bool> {
        Ok(self.row("SELECT 1 FROM ended_sessions WHERE session = $1", &[&session]).await?.is_some())
    }

    async fn sweep_sessions(&self, now: u64) -> Result<u64> {
        self.execute("DELETE FROM ended_sessions WHERE until < $1", &[&number(now)?]).await
    }

    async fn note_seen(&self, user: &str, home: &str, at: u64) -> Result<bool> {
        let sql = "UPDATE users SET home = $2, seen = greatest(seen, $3) WHERE id = $1";
        Ok(self.execute(sql, &[&user, &home, &number(at)?]).await? > 0)
    }

    async fn home_of(&self, user: &str) -> Result<Option<String>> {
        let row = self.row("SELECT home FROM users WHERE id = $1 AND home IS NOT NULL", &[&user]).await?;
        row.as_ref().map(|row| column(row, 0)).transpose()
    }

    async fn sweep_guests(&self, before: u64) -> Result<u64> {
        let sql = "DELETE FROM users WHERE created < $1
            AND NOT EXISTS (SELECT 1 FROM accounts WHERE user_id = users.id)
            AND NOT EXISTS (SELECT 1 FROM table_users WHERE user_id = users.id)
            AND NOT EXISTS (SELECT 1 FROM attempts WHERE user_id = users.id)
            AND NOT EXISTS (SELECT 1 FROM replays WHERE user_id = users.id)
            AND (seen < $1
                OR NOT EXISTS (SELECT 1 FROM tokens WHERE user_id = users.id)
                AND NOT EXISTS (SELECT 1 FROM circles WHERE user_id = users.id)
                AND NOT EXISTS (SELECT 1 FROM push_subscriptions WHERE user_id = users.id)
                AND NOT EXISTS (SELECT 1 FROM notice_prefs WHERE user_id = users.id))";
        self.execute(sql, &[&number(before)?]).await
    }

    async fn create_account(&self, account: Account) -> Result<()> {
        let sql = "INSERT INTO accounts (login, user_id, password_hash, created) VALUES ($1, $2, $3, $4)
            ON CONFLICT DO NOTHING";
        let created = number(account.created)?;
        match self.execute(sql, &[&account.login, &account.user, &account.password_hash, &created]).await? {
            0 if self.account(&account.login).await?.is_some() => Err(Error::taken(Thing::Login)),
            0 => Err(Error::taken(Thing::Account)),
            _ => Ok(()),
        }
    }

    async fn account(&self, login: &str) -> Result<Option<Account>> {
        let sql = "SELECT login, user_id, password_hash, created FROM accounts WHERE login = $1";
        self.row(sql, &[&login]).await?.as_ref().map(account).transpose()
    }

    async fn account_of(&self, user: &str) -> Result<Option<Account>> {
        let sql = "SELECT login, user_id, password_hash, created FROM accounts WHERE user_id = $1";
        self.row(sql, &[&user]).await?.as_ref().map(account).transpose()
    }

    async fn set_password(&self, login: &str, password_hash: &str) -> Result<()> {
        let sql = "UPDATE accounts SET password_hash = $2 WHERE login = $1";
        match self.execute(sql, &[&login, &password_hash]).await? {
            0 => Err(Error::Missing(Thing::Login)),
            _ => Ok(()),
        }
    }

    async fn add_token(&self, token: Token) -> Result<()> {
        let sql = "INSERT INTO tokens (id, hash, user_id, kind, label, created, expires)
            VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
        let (created, expires) = (number(token.created)?, token.expires.map(number).transpose()?);
        let Token { id, hash, user, kind, label, .. } = &token;
        match self.execute(sql, &[id, hash, user, kind, label, &created, &expires]).await? {
            0 => Err(Error::taken(Thing::Token)),
            _ => Ok(()),
        }
    }

    async fn token(&self, hash: &str) -> Result<Option<Token>> {
        let sql = "SELECT id, hash, user_id, kind, label, created, expires FROM tokens WHERE hash = $1";
        self.row(sql, &[&hash]).await?.as_ref().map(token).transpose()
    }

    async fn tokens(&self, user: &str) -> Result<Vec<Token>> {
        let sql = "SELECT id, hash, user_id, kind, label, created, expires FROM tokens WHERE user_id = $1
            ORDER BY created, id";
        self.rows(sql, &[&user]).await?.iter().map(token).collect()
    }

    async fn remove_token(&self, user: &str, id: &str) -> Result<bool> {
        Ok(self.execute("DELETE FROM tokens WHERE user_id = $1 AND id = $2", &[&user, &id]).await? > 0)
    }

    async fn sweep_tokens(&self, now: u64) -> Result<u64> {
        self.execute("DELETE FROM tokens WHERE expires < $1", &[&number(now)?]).await
    }

    async fn set_preference(&self, user: &str, name: &str, json: &str) -> Result<()> {
        let sql = "INSERT INTO preferences (user_id, name, json) VALUES ($1, $2, $3)
            ON CONFLICT (user_id, name) DO UPDATE SET json = excluded.json";
        self.execute(sql, &[&user, &name, &json]).await?;
        Ok(())
    }

    async fn preferences(&self, user: &str) -> Result<BTreeMap<String, String>> {
        let rows = self.rows("SELECT name, json FROM preferences WHERE user_id = $1", &[&user]).await?;
        rows.iter().map(|row| Ok((column(row, 0)?, column(row, 1)?))).collect()
    }
}

fn account(row: &Row) -> Result<Account> {
    let created = count(column(row, 3)?)?;
    Ok(Account { login: column(row, 0)?, user: column(row, 1)?, password_hash: column(row, 2)?, created })
}

fn token(row: &Row) -> Result<Token> {
    Ok(Token {
        id: column(row, 0)?,
        hash: column(row, 1)?,
        user: column(row, 2)?,
        kind: column(row, 3)?,
        label: column(row, 4)?,
        created: count(column(row, 5)?)?,
        expires: column::<Option<i64>>(row, 6)?.map(count).transpose()?,
    })
}
