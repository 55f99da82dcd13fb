//! PostgreSQL's errors in our words.

use std::error::Error as _;
use std::time::Duration;

use deadpool_postgres::{HookError, PoolError};
use tokio_postgres::Row;
use tokio_postgres::error::{DbError, SqlState};
use tokio_postgres::types::FromSql;

use crate::{Error, Result, Thing};

/// No statement here takes long; one that does has lost its server.
const PATIENCE: Duration = Duration::from_secs(20);

/// Waits for an answer, but not forever.
pub(super) async fn within<T>(answer: impl Future<Output = Result<T, tokio_postgres::Error>>) -> Result<T> {
    match tokio::time::timeout(PATIENCE, answer).await {
        Ok(answer) => Ok(answer?),
        Err(_) => Err(Error::Unavailable(format!("The server has not answered for {} seconds.", PATIENCE.as_secs()))),
    }
}

/// A value of a row.
pub(super) fn column<'a, T: FromSql<'a>>(row: &'a Row, i: usize) -> Result<T> {
    row.try_get(i).map_err(|error| Error::Damaged(format!("Column {i} cannot be read: {error}.")))
}

impl From<tokio_postgres::Error> for Error {
    fn from(error: tokio_postgres::Error) -> Self {
        match (error.as_db_error(), error.source()) {
            (Some(said), _) => told(said),
            // Without a word from the server it is the connection that failed.
            (None, Some(cause)) => Error::Unavailable(format!("{error}: {cause}.")),
            (None, None) => Error::Unavailable(format!("{error}.")),
        }
    }
}

impl From<PoolError> for Error {
    fn from(error: PoolError) -> Self {
        match error {
            PoolError::Backend(error) | PoolError::PostCreateHook(HookError::Backend(error)) => error.into(),
            PoolError::Closed => Error::closed(),
            error => Error::Unavailable(format!("{error}.")),
        }
    }
}

fn told(said: &DbError) -> Error {
    let text = format!("PostgreSQL says: {} ({}).", said.message(), said.code().code());
    let code = said.code();
    if *code == SqlState::FOREIGN_KEY_VIOLATION {
        return match said.constraint().unwrap_or_default() {
            name if name.ends_with("_table_id_fkey") => Error::Missing(Thing::Table),
            name if name.ends_with("_user_id_fkey") => Error::Missing(Thing::User),
            _ => Error::Damaged(text),
        };
    }
    match code.code().get(..2).unwrap_or_default() {
        // Connection, authorisation, unknown database, rolled back, no resources, not now, operator, system, settings.
        "08" | "25" | "28" | "3D" | "40" | "53" | "55" | "57" | "58" | "F0" => Error::Unavailable(text),
        // A value or a limit.
        "22" | "54" => Error::Unfit(text),
        _ => Error::Damaged(text),
    }
}
