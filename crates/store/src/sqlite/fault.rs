//! SQLite's errors in our words, and a few shorthands for statements.

use rusqlite::{CachedStatement, ErrorCode, Params, Row, ffi};

use crate::{Error, Result};

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        use ErrorCode::{
            AuthorizationForStatementDenied, CannotOpen, ConstraintViolation, DatabaseBusy, DatabaseLocked, DiskFull,
            FileLockingProtocolFailed, OperationInterrupted, OutOfMemory, PermissionDenied, ReadOnly, SystemIoFailure,
            TooBig,
        };
        let text = format!("SQLite says: {error}.");
        let rusqlite::Error::SqliteFailure(failure, _) = error else { return Error::Damaged(text) };
        match failure.code {
            ConstraintViolation if failure.extended_code == ffi::SQLITE_CONSTRAINT_CHECK => Error::Unfit(text),
            TooBig => Error::Unfit(text),
            DatabaseBusy
            | DatabaseLocked
            | DiskFull
            | SystemIoFailure
            | CannotOpen
            | ReadOnly
            | OutOfMemory
            | PermissionDenied
            | AuthorizationForStatementDenied
            | OperationInterrupted
            | FileLockingProtocolFailed => Error::Unavailable(text),
            // Whatever else the caller can do wrong is checked before SQLite sees it.
            _ => Error::Damaged(text),
        }
    }
}

/// Statements that read into our own types.
pub(super) trait Optional {
    /// The first row, if there is one.
    fn first<T>(self, params: impl Params, read: impl FnOnce(&Row<'_>) -> Result<T>) -> Result<Option<T>>;

    /// All rows.
    fn all<T>(self, params: impl Params, read: impl FnMut(&Row<'_>) -> Result<T>) -> Result<Vec<T>>;
}

impl Optional for CachedStatement<'_> {
    fn first<T>(mut self, params: impl Params, read: impl FnOnce(&Row<'_>) -> Result<T>) -> Result<Option<T>> {
        let mut rows = self.query(params)?;
        rows.next()?.map(read).transpose()
    }

    fn all<T>(mut self, params: impl Params, mut read: impl FnMut(&Row<'_>) -> Result<T>) -> Result<Vec<T>> {
        let mut rows = self.query(params)?;
        let mut all = Vec::new();
        while let Some(row) = rows.next()? {
            all.push(read(row)?);
        }
        Ok(all)
    }
}
