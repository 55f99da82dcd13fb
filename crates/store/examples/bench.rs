//! How many durable appends a store takes, and how long each waits.
//!
//! `cargo run --release -p store --example bench -- --data /tmp/bench --tables 1000 --seconds 10`
//! keeps one append of each table on its way; `--rate 1000` asks for so many a second instead.

#![allow(clippy::print_stdout, reason = "the report is what this program is for")]

use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;
use store::{Append, Member, NewTable, Phase, Place, Store, User};

#[derive(Parser)]
struct Args {
    /// A folder for a SQLite database.
    #[arg(long, required_unless_present = "database")]
    data: Option<PathBuf>,
    /// The address of a PostgreSQL database.
    #[arg(long)]
    database: Option<String>,
    /// How many tables are played at, each by one writer.
    #[arg(long, default_value_t = 1000)]
    tables: u32,
    /// How long to measure.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Appends a second over all tables; as many as possible without it.
    #[arg(long)]
    rate: Option<u32>,
    /// Bytes in an entry.
    #[arg(long, default_value_t = 250)]
    bytes: usize,
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let place = match (args.database, args.data) {
        (Some(url), _) => Place::Postgres(url),
        (None, folder) => Place::Folder(folder.ok_or("Give --data or --database.")?),
    };
    let store = store::open(&place).await?;
    let run = format!("{:x}", std::process::id());
    let user = format!("{run}-user");
    store
        .create_user(User { id: user.clone(), name: "Ann".to_owned(), lang: "en".to_owned(), created: 0, sessions: 0 })
        .await?;
    for n in 0..args.tables {
        store.create_table(table(format!("{run}-{n}"), &user)).await?;
    }
    let before = store.stats();
    let start = Instant::now();
    let end = start + Duration::from_secs(args.seconds);
    let pause = args.rate.map(|rate| Duration::from_secs(args.tables.into()) / rate);
    let writers: Vec<_> = (0..args.tables)
        .map(|n| {
            let first = start + pause.unwrap_or_default() * n / args.tables;
            tokio::spawn(play(Arc::clone(&store), format!("{run}-{n}"), entry(args.bytes), first, end, pause))
        })
        .collect();
    let mut waits = Vec::new();
    for writer in writers {
        waits.extend(writer.await??);
    }
    let seconds = start.elapsed().as_secs_f64();
    let commits = store.stats().commits - before.commits;
    waits.sort();
    let part = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!(
        "{:.0} appends/s in {commits} commits ({:.1} each); waits in ms: p50 {:.2}, p99 {:.2}, longest {:.2}",
        waits.len() as f64 / seconds,
        waits.len() as f64 / commits as f64,
        part(0.5),
        part(0.99),
        part(1.0),
    );
    store.close().await;
    Ok(())
}

/// Appends to one table until the time is up, and tells how long each append waited. With a pause between appends
/// the wait counts from when an append was due, so that a stall is not hidden by the writer's own waiting.
async fn play(
    store: Arc<dyn Store>,
    table: String,
    entry: String,
    first: Instant,
    end: Instant,
    pause: Option<Duration>,
) -> store::Result<Vec<Duration>> {
    let (mut waits, mut due) = (Vec::new(), first);
    for length in 1.. {
        if pause.is_none() {
            due = Instant::now();
        }
        if due >= end {
            break;
        }
        tokio::time::sleep_until(due.into()).await;
        store.append(Append::new(&table, length, vec![entry.clone()], length)).await?;
        waits.push(due.elapsed());
        due += pause.unwrap_or_default();
    }
    Ok(waits)
}

fn table(id: String, user: &str) -> NewTable {
    NewTable {
        id,
        game: "some-game".to_owned(),
        header: "{}".to_owned(),
        summary: "{}".to_owned(),
        phase: Phase::Playing,
        at: 0,
        entries: vec![entry(1000)],
        members: vec![Member { user: user.to_owned(), seat: Some(0) }],
    }
}

fn entry(bytes: usize) -> String {
    format!(r#"{{"type":"action","action":"{}"}}"#, "x".repeat(bytes.saturating_sub(31)))
}
