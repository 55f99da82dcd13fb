//! A place for a store that belongs to one test, and the things tests put into it.

use std::env;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use store::{Append, Member, NewTable, Phase, Place, Store, User};
use tempfile::TempDir;
use tokio_postgres::NoTls;

/// Where the PostgreSQL server for tests is.
const DATABASE: &str = "LAGRANGE_TEST_DATABASE";

pub(crate) struct Stage {
    place: Place,
    _folder: Option<TempDir>,
    schema: Option<String>,
}

impl Stage {
    /// An empty folder.
    pub(crate) fn sqlite() -> Stage {
        let folder = tempfile::tempdir().expect("a folder");
        Stage { place: Place::Folder(folder.path().join("data")), _folder: Some(folder), schema: None }
    }

    /// An empty schema in the database for tests, if there is one.
    #[allow(clippy::print_stderr, reason = "whoever runs the tests should know which did not run")]
    pub(crate) async fn postgres() -> Option<Stage> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let Ok(url) = env::var(DATABASE) else {
            eprintln!("skipped: set {DATABASE} to a postgres:// address to run this on PostgreSQL");
            return None;
        };
        let schema = format!("contract_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        sql(&url, &format!("DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}")).await;
        let mark = if url.contains('?') { '&' } else { '?' };
        let address = format!("{url}{mark}application_name={schema}&options=-csearch_path%3D{schema}");
        Some(Stage { place: Place::Postgres(address), _folder: None, schema: Some(schema) })
    }

    /// The same place with another setting of the server for this session.
    pub(crate) fn with_setting(&self, setting: &str) -> Place {
        match &self.place {
            Place::Postgres(address) => Place::Postgres(format!("{address}%20-c{}", setting.replace('=', "%3D"))),
            Place::Folder(_) => self.place.clone(),
        }
    }

    /// Does something to the PostgreSQL database behind the store's back. `$SCHEMA` stands for the stage's own.
    pub(crate) async fn meddle(&self, statements: &str) {
        let (schema, url) = (self.schema.as_ref().expect("on PostgreSQL"), env::var(DATABASE).expect("an address"));
        let statements = statements.replace("$SCHEMA", schema);
        sql(&url, &format!("SET search_path TO {schema}; {statements}")).await;
    }

    /// The store as it is now.
    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        self.try_open().await.expect("the store opens")
    }

    /// The store, if it opens.
    pub(crate) async fn try_open(&self) -> store::Result<Arc<dyn Store>> {
        store::open(&self.place).await
    }

    /// The store with users `ann` and `bob`.
    pub(crate) async fn with_users(&self) -> Arc<dyn Store> {
        let store = self.open().await;
        for id in ["ann", "bob"] {
            store.create_user(user(id)).await.expect("a user");
        }
        store
    }

    /// The store with users and a table `t` of two entries, at which `ann` sits.
    pub(crate) async fn with_table(&self) -> Arc<dyn Store> {
        let store = self.with_users().await;
        store.create_table(table("t", 100)).await.expect("a table");
        store
    }

    /// Takes the schema away again.
    pub(crate) async fn clear(&self) {
        if let (Some(schema), Ok(url)) = (&self.schema, env::var(DATABASE)) {
            sql(&url, &format!("DROP SCHEMA {schema} CASCADE")).await;
        }
    }
}

async fn sql(url: &str, sql: &str) {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.expect("the server answers");
    let connection = tokio::spawn(connection);
    client.batch_execute(sql).await.expect("the statement is right");
    drop(client);
    connection.await.expect("not stopped").expect("a clean end");
}

pub(crate) fn user(id: &str) -> User {
    User { id: id.to_owned(), name: format!("Name of {id}"), lang: "ru".to_owned(), created: 10, sessions: 0 }
}

/// Two entries, `ann` on seat 0, in play.
pub(crate) fn table(id: &str, at: u64) -> NewTable {
    NewTable {
        id: id.to_owned(),
        game: "nexus-ops".to_owned(),
        header: format!(r#"{{"id":"{id}"}}"#),
        summary: r#"{"turn":0}"#.to_owned(),
        phase: Phase::Playing,
        at,
        entries: entries(0..2),
        members: vec![at_seat("ann", 0)],
    }
}

pub(crate) fn at_seat(user: &str, seat: u8) -> Member {
    Member { user: user.to_owned(), seat: Some(seat) }
}

pub(crate) fn entries(numbers: std::ops::Range<u64>) -> Vec<String> {
    numbers.map(|n| format!(r#"{{"type":"action","n":{n}}}"#)).collect()
}

/// `n` entries for table `t`.
pub(crate) fn append(expected: u64, n: u64) -> Append {
    Append::new("t", expected, entries(expected..expected + n), 200)
}
