//! Users, accounts, tokens and preferences in SQLite.

use std::collections::BTreeMap;

use async_trait::async_trait;
use rusqlite::{Connection, Row};

use super::SqliteStore;
use super::fault::Optional;
use crate::convert::{count, number};
use crate::{Account, Error, People, Result, Thing, Token, User};

#[async_trait]
impl People for SqliteStore {
    async fn create_user(&self, user: User) -> Result<()> {
        self.write(move |db| {
            let inserted = db
                .prepare_cached(
                    "INSERT INTO users (id, name, lang, created) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
                )?
                .execute((&user.id, &user.name, &user.lang, number(user.created)?))?;
            if inserted == 0 { Err(Error::taken(Thing::User)) } else { Ok(()) }
        })
        .await
    }

    async fn user(&self, id: &str) -> Result<Option<User>> {
        let id = id.to_owned();
        self.read(move |db| {
            db.prepare_cached("SELECT id, name, lang, created, sessions FROM users WHERE id = ?1")?.first(
                [&id],
                |row| {
                    let (created, sessions) = (count(row.get(3)?)?, count(row.get(4)?)?);
                    Ok(User { id: row.get(0)?, name: row.get(1)?, lang: row.get(2)?, created, sessions })
                },
            )
        })
        .await
    }

    async fn update_user(&self, id: &str, name: Option<&str>, lang: Option<&str>) -> Result<()> {
        let (id, name, lang) = (id.to_owned(), name.map(str::to_owned), lang.map(str::to_owned));
        self.write(move |db| {
            let changed = db
                .prepare_cached("UPDATE users SET name = COALESCE(?2, name), lang = COALESCE(?3, lang) WHERE id = ?1")?
                .execute((&id, &name, &lang))?;
            if changed == 0 { Err(Error::Missing(Thing::User)) } else { Ok(()) }
        })
        .await
    }

    async fn end_sessions(&self, id: &str) -> Result<u64> {
        let id = id.to_owned();
        self.write(move |db| {
            let sql = "UPDATE users SET sessions = sessions + 1 WHERE id = ?1 RETURNING sessions";
            let sessions = db.prepare_cached(sql)?.first([&id], |row| count(row.get(0)?))?;
            sessions.ok_or(Error::Missing(Thing::User))
        })
        .await
    }

    async fn end_session(&self, user: &str, session: &str, until: u64) -> Result<()> {
        let (user, session, until) = (user.to_owned(), session.to_owned(), number(until)?);
        self.write(move |db| {
            require_user(db, &user)?;
            let sql = "INSERT INTO ended_sessions (session, user_id, until) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
            db.prepare_cached(sql)?.execute((&session, &user, until))?;
            Ok(())
        })
        .await
    }

    async fn has_ended(&self, session: &str) -> Result<bool> {
        let session = session.to_owned();
        self.read(move |db| {
            Ok(db.prepare_cached("SELECT 1 FROM ended_sessions WHERE session = ?1")?.exists([&session])?)
        })
        .await
    }

    async fn sweep_sessions(&self, now: u64) -> Result<u64> {
        let now = number(now)?;
        self.write(move |db| {
            Ok(db.prepare_cached("DELETE FROM ended_sessions WHERE until < ?1")?.execute([now])? as u64)
        })
        .await
    }

    async fn note_seen(&self, user: &str, home: &str, at: u64) -> Result<bool> {
        let (user, home, at) = (user.to_owned(), home.to_owned(), number(at)?);
        self.write(move |db| {
            let sql = "UPDATE users SET home = ?2, seen = max(seen, ?3) WHERE id = ?1";
            Ok(db.prepare_cached(sql)?.execute((&user, &home, at))? > 0)
        })
        .await
    }

    async fn home_of(&self, user: &str) -> Result<Option<String>> {
        let user = user.to_owned();
        self.read(move |db| {
            let sql = "SELECT home FROM users WHERE id = ?1 AND home IS NOT NULL";
            db.prepare_cached(sql)?.first([&user], |row| Ok(row.get(0)?))
        })
        .await
    }

    async fn sweep_guests(&self, before: u64) -> Result<u64> {
        let before = number(before)?;
        self.write(move |db| {
            let sql = "DELETE FROM users WHERE created < ?1
                AND NOT EXISTS (SELECT 1 FROM accounts WHERE user_id = users.id)
                AND NOT EXISTS (SELECT 1 FROM table_users WHERE user_id = users.id)
                AND NOT EXISTS (SELECT 1 FROM attempts WHERE user_id = users.id)
                AND NOT EXISTS (SELECT 1 FROM replays WHERE user_id = users.id)
                AND (seen < ?1
                    OR NOT EXISTS (SELECT 1 FROM tokens WHERE user_id = users.id)
                    AND NOT EXISTS (SELECT 1 FROM circles WHERE user_id = users.id)
                    AND NOT EXISTS (SELECT 1 FROM push_subscriptions WHERE user_id = users.id)
                    AND NOT EXISTS (SELECT 1 FROM notice_prefs WHERE user_id = users.id))";
            Ok(db.prepare_cached(sql)?.execute([before])? as u64)
        })
        .await
    }

    async fn create_account(&self, account: Account) -> Result<()> {
        self.write(move |db| {
            require_user(db, &account.user)?;
            let inserted = db
                .prepare_cached(
                    "INSERT INTO accounts (login, user_id, password_hash, created) VALUES (?1, ?2, ?3, ?4)
                     ON CONFLICT DO NOTHING",
                )?
                .execute((&account.login, &account.user, &account.password_hash, number(account.created)?))?;
            match inserted {
                0 if find_account(db, "login", &account.login)?.is_some() => Err(Error::taken(Thing::Login)),
                0 => Err(Error::taken(Thing::Account)),
                _ => Ok(()),
            }
        })
        .await
    }

    async fn account(&self, login: &str) -> Result<Option<Account>> {
        let login = login.to_owned();
        self.read(move |db| find_account(db, "login", &login)).await
    }

    async fn account_of(&self, user: &str) -> Result<Option<Account>> {
        let user = user.to_owned();
        self.read(move |db| find_account(db, "user_id", &user)).await
    }

    async fn set_password(&self, login: &str, password_hash: &str) -> Result<()> {
        let (login, hash) = (login.to_owned(), password_hash.to_owned());
        self.write(move |db| {
            let changed = db
                .prepare_cached("UPDATE accounts SET password_hash = ?2 WHERE login = ?1")?
                .execute((&login, &hash))?;
            if changed == 0 { Err(Error::Missing(Thing::Login)) } else { Ok(()) }
        })
        .await
    }

    async fn add_token(&self, token: Token) -> Result<()> {
        self.write(move |db| {
            require_user(db, &token.user)?;
            let (created, expires) = (number(token.created)?, token.expires.map(number).transpose()?);
            let inserted = db
                .prepare_cached(
                    "INSERT INTO tokens (id, hash, user_id, kind, label, created, expires)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING",
                )?
                .execute((&token.id, &token.hash, &token.user, &token.kind, &token.label, created, expires))?;
            if inserted == 0 { Err(Error::taken(Thing::Token)) } else { Ok(()) }
        })
        .await
    }

    async fn token(&self, hash: &str) -> Result<Option<Token>> {
        let hash = hash.to_owned();
        self.read(move |db| {
            db.prepare_cached("SELECT id, hash, user_id, kind, label, created, expires FROM tokens WHERE hash = ?1")?
                .first([&hash], token)
        })
        .await
    }

    async fn tokens(&self, user: &str) -> Result<Vec<Token>> {
        let user = user.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "SELECT id, hash, user_id, kind, label, created, expires FROM tokens WHERE user_id = ?1
                 ORDER BY created, id",
            )?
            .all([&user], token)
        })
        .await
    }

    async fn remove_token(&self, user: &str, id: &str) -> Result<bool> {
        let (user, id) = (user.to_owned(), id.to_owned());
        self.write(move |db| {
            Ok(db.prepare_cached("DELETE FROM tokens WHERE user_id = ?1 AND id = ?2")?.execute((&user, &id))? > 0)
        })
        .await
    }

    async fn sweep_tokens(&self, now: u64) -> Result<u64> {
        let now = number(now)?;
        self.write(move |db| Ok(db.prepare_cached("DELETE FROM tokens WHERE expires < ?1")?.execute([now])? as u64))
            .await
    }

    async fn set_preference(&self, user: &str, name: &str, json: &str) -> Result<()> {
        let (user, name, json) = (user.to_owned(), name.to_owned(), json.to_owned());
        self.write(move |db| {
            require_user(db, &user)?;
            db.prepare_cached("INSERT OR REPLACE INTO preferences (user_id, name, json) VALUES (?1, ?2, ?3)")?
                .execute((&user, &name, &json))?;
            Ok(())
        })
        .await
    }

    async fn preferences(&self, user: &str) -> Result<BTreeMap<String, String>> {
        let user = user.to_owned();
        self.read(move |db| {
            let rows = db.prepare_cached("SELECT name, json FROM preferences WHERE user_id = ?1")?;
            Ok(rows.all([&user], |row| Ok((row.get(0)?, row.get(1)?)))?.into_iter().collect())
        })
        .await
    }
}

pub(super) fn require_user(db: &Connection, id: &str) -> Result<()> {
    let found = db.prepare_cached("SELECT 1 FROM users WHERE id = ?1")?.exists([id])?;
    if found { Ok(()) } else { Err(Error::Missing(Thing::User)) }
}

/// The account whose `column` has this value.
fn find_account(db: &Connection, column: &str, value: &str) -> Result<Option<Account>> {
    let sql = format!("SELECT login, user_id, password_hash, created FROM accounts WHERE {column} = ?1");
    db.prepare_cached(&sql)?.first([value], |row| {
        let created = count(row.get(3)?)?;
        Ok(Account { login: row.get(0)?, user: row.get(1)?, password_hash: row.get(2)?, created })
    })
}

fn token(row: &Row<'_>) -> Result<Token> {
    Ok(Token {
        id: row.get(0)?,
        hash: row.get(1)?,
        user: row.get(2)?,
        kind: row.get(3)?,
        label: row.get(4)?,
        created: count(row.get(5)?)?,
        expires: row.get::<_, Option<i64>>(6)?.map(count).transpose()?,
    })
}
