//! Appends to several tables at once for as long as it lives, and says so after each acknowledgement: a line with the
//! table and the number of the entry. The kill test ends it at a random moment and looks for what it said.
//!
//! `cargo run -p store --example appender -- --data /tmp/appender --tables 20`

#![allow(clippy::print_stdout, reason = "the acknowledgements are what this program is for")]

use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Parser;
use store::{Append, NewTable, Phase, Place, Store, TableRecord};

#[derive(Parser)]
struct Args {
    /// A folder for a SQLite database.
    #[arg(long, required_unless_present = "database")]
    data: Option<PathBuf>,
    /// The address of a PostgreSQL database.
    #[arg(long)]
    database: Option<String>,
    /// How many tables are played at, each by one writer.
    #[arg(long, default_value_t = 20)]
    tables: u32,
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let place = match (args.database, args.data) {
        (Some(url), _) => Place::Postgres(url),
        (None, folder) => Place::Folder(folder.ok_or("Give --data or --database.")?),
    };
    let store = store::open(&place).await?;
    let writers: Vec<_> = (0..args.tables).map(|n| tokio::spawn(play(Arc::clone(&store), format!("t{n}")))).collect();
    for writer in writers {
        writer.await??;
    }
    Ok(())
}

/// Continues a table where its journal ends. While the database is away it tries again, and reads first how much of
/// what it sent was stored.
async fn play(store: Arc<dyn Store>, id: String) -> store::Result<()> {
    let mut length = find(&store, &id).await?.length;
    loop {
        // Now and then several entries at once, which must come together.
        let n = if length.is_multiple_of(7) { 3 } else { 1 };
        let entries = (length..length + n).map(|seq| format!(r#"{{"table":"{id}","seq":{seq},"of":{n}}}"#)).collect();
        match store.append(Append::new(&id, length, entries, length)).await {
            Ok(now) => {
                (length..now).for_each(|seq| println!("{id} {seq}"));
                length = now;
            }
            Err(error) if error.is_temporary() => {
                tokio::time::sleep(Duration::from_millis(20)).await;
                length = find(&store, &id).await?.length;
            }
            Err(error) => return Err(error),
        }
    }
}

/// The table, new if need be, as soon as the database answers.
async fn find(store: &Arc<dyn Store>, id: &str) -> store::Result<TableRecord> {
    loop {
        let found = match store.table(id).await {
            Ok(None) => store.create_table(table(id)).await.err(),
            Ok(Some(table)) => return Ok(table),
            Err(error) => Some(error),
        };
        match found {
            Some(error) if !error.is_temporary() => return Err(error),
            Some(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            None => {}
        }
    }
}

fn table(id: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        game: "some-game".to_owned(),
        header: "{}".to_owned(),
        summary: "{}".to_owned(),
        phase: Phase::Playing,
        at: 0,
        entries: Vec::new(),
        members: Vec::new(),
    }
}
