//! Where a server keeps everything: a folder, or a schema of its own in the PostgreSQL database for tests.

use std::env;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use store::Store;
use tempfile::TempDir;
use tokio_postgres::NoTls;

/// Where the PostgreSQL server for tests is.
const DATABASE: &str = "LAGRANGE_TEST_DATABASE";

pub(crate) enum Place {
    Folder(TempDir),
    Postgres { url: String, schema: String },
}

impl Place {
    pub(crate) fn folder() -> Place {
        Place::Folder(tempfile::tempdir().expect("a folder"))
    }

    /// An empty schema, if there is a database for tests.
    #[allow(clippy::print_stderr, reason = "whoever runs the tests should know which did not run")]
    pub(crate) async fn postgres() -> Option<Place> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let Ok(url) = env::var(DATABASE) else {
            eprintln!("skipped: set {DATABASE} to a postgres:// address to run this on PostgreSQL");
            return None;
        };
        let schema = format!("server_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        sql(&url, &format!("DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}")).await;
        let mark = if url.contains('?') { '&' } else { '?' };
        Some(Place::Postgres { url: format!("{url}{mark}options=-csearch_path%3D{schema}"), schema })
    }

    /// The store behind a server that no longer runs.
    pub(crate) async fn store(&self) -> Arc<dyn Store> {
        let place = match self {
            Place::Folder(folder) => store::Place::Folder(folder.path().to_owned()),
            Place::Postgres { url, .. } => store::Place::Postgres(url.clone()),
        };
        store::open(&place).await.expect("the store opens")
    }

    /// Takes the schema away again.
    pub(crate) async fn clear(self) {
        if let (Place::Postgres { schema, .. }, Ok(url)) = (&self, env::var(DATABASE)) {
            sql(&url, &format!("DROP SCHEMA {schema} CASCADE")).await;
        }
    }
}

async fn sql(url: &str, sql: &str) {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.expect("the database answers");
    let connection = tokio::spawn(connection);
    client.batch_execute(sql).await.expect("the statement is right");
    drop(client);
    connection.await.expect("not stopped").expect("a clean end");
}
