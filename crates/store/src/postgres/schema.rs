//! The schema brought up to date.

use deadpool_postgres::Object;

use super::fault::{column, within};
use crate::migrations::{Migration, pending};
use crate::{Error, Result};

/// Any number that no other program on this server takes, so that two of ours do not migrate at once.
const LOCK: i64 = 0x4C41_4752_414E_4745;

/// Applies what the database lacks, all of it in one transaction.
pub(super) async fn migrate(client: &mut Object, all: &[Migration]) -> Result<()> {
    let transaction = within(client.transaction()).await?;
    within(transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK])).await?;
    within(transaction.batch_execute(
        "CREATE TABLE IF NOT EXISTS schema_versions
            (version bigint PRIMARY KEY, applied timestamptz NOT NULL DEFAULT now())",
    ))
    .await?;
    let row = within(transaction.query_one("SELECT coalesce(max(version), 0) FROM schema_versions", &[])).await?;
    let found: i64 = column(&row, 0)?;
    let found = u32::try_from(found).map_err(|_| Error::Damaged(format!("Its version is {found}.")))?;
    for (version, sql) in pending(found, all)? {
        within(transaction.batch_execute(sql)).await?;
        let insert = "INSERT INTO schema_versions (version) VALUES ($1)";
        within(transaction.execute(insert, &[&i64::from(version)])).await?;
    }
    within(transaction.commit()).await
}
