//! What the command line says.

use std::path::PathBuf;

use clap::Parser;

/// Puts a server under load and tells how it bore up.
#[derive(Clone, Debug, Parser)]
#[command(after_help = "\
Starts the server as a process of its own on a temporary folder, seats the clients at tables of a game over the
network like any browser, and lets them play the opening. Then it measures:

  idle        memory of the server for each connection that watches nothing
  rate        actions at a steady rate, from the moment each is due until the last client at its table is told
  saturation  as many actions as the server takes, with --saturate

With --old BINARY it does all this several times, in turn with an older build of the server, and compares the two: each
round measures the old one and then the new one, so that both meet the same machine. To make one:

  git worktree add ../old COMMIT && cd ../old && cargo build --release --package cli

With --hostile one person attacks the server from another address of this machine, with as many names as they like,
while a few people play at a steady rate: first without the attack, then with it, in the same run. The server is as
strangers find it, with all its limits, and has one processor.

At the end the server is killed without warning, and the journals it left must hold exactly what was acknowledged.
Exit codes: 0 all is well, 1 something was lost or refused, or a bound was not kept.")]
pub(crate) struct Args {
    /// The program `lagrange`
    #[arg(long)]
    pub(crate) server: PathBuf,
    /// The game that is played, by its slug; without one, the first on the shelf
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// Measure every game on the shelf, one after another
    #[arg(long, conflicts_with = "game")]
    pub(crate) every_game: bool,
    /// An older build of the server, to compare with
    #[arg(long, conflicts_with = "every_game")]
    pub(crate) old: Option<PathBuf>,
    /// Measure a few tables without and with one hostile person: 1,000 connections, 10,000 uploads, 100 tables of bots
    #[arg(long, conflicts_with_all = ["every_game", "old"])]
    pub(crate) hostile: bool,
    /// Play this journal over the socket once more, on one processor, with one person in all seats and three who watch
    #[arg(long, conflicts_with_all = ["every_game", "game", "old", "hostile"])]
    pub(crate) journal: Option<PathBuf>,
    /// The processor on which the server runs with either of these
    #[arg(long, default_value_t = 0)]
    pub(crate) core: u32,
    /// Lift all limits of the server then, to see what they are good for
    #[arg(long, requires = "hostile")]
    pub(crate) unguarded: bool,
    /// Fail when 1 % of the actions then take so many times as long as without the attack
    #[arg(long, requires = "hostile")]
    pub(crate) ratio_at_most: Option<f64>,
    /// Fail when the server then takes more memory, in MB
    #[arg(long, requires = "hostile")]
    pub(crate) memory_at_most: Option<f64>,
    /// Fail when the attack has not tried all of that: a server looks well if nobody attacks it
    #[arg(long, requires = "hostile")]
    pub(crate) whole_attack: bool,
    /// How often each of the two is measured
    #[arg(long, default_value_t = 3, requires = "old")]
    pub(crate) rounds: usize,
    /// Players at each table; as many as the game takes, up to four
    #[arg(long)]
    pub(crate) seats: Option<u8>,
    /// Tables
    #[arg(long, default_value_t = 1_000)]
    pub(crate) tables: usize,
    /// Actions a second over all tables
    #[arg(long, default_value_t = 1_000)]
    pub(crate) rate: u32,
    /// How long to measure each kind of load
    #[arg(long, default_value_t = 20)]
    pub(crate) seconds: u64,
    /// Measure also what the server takes at most
    #[arg(long)]
    pub(crate) saturate: bool,
    /// Actions on their way at the same time while measuring that
    #[arg(long, default_value_t = 400)]
    pub(crate) at_once: usize,
    /// Connections that watch nothing, opened to be weighed
    #[arg(long, default_value_t = 4_000)]
    pub(crate) idle: usize,
    /// Fail when one of them weighs more, in kB
    #[arg(long)]
    pub(crate) idle_at_most: Option<f64>,
    /// Fail when 1 % of the actions at the steady rate take longer until all are told, in ms
    #[arg(long)]
    pub(crate) p99_at_most: Option<f64>,
    /// Fail when the server takes fewer actions a second
    #[arg(long, requires = "saturate")]
    pub(crate) saturated_at_least: Option<f64>,
    /// Fail when an action costs more to send to all clients at its table under full load, in kB
    #[arg(long, requires = "saturate")]
    pub(crate) sent_at_most: Option<f64>,
    /// Fail when the server is not so many times as fast under full load as the old one
    #[arg(long, requires = "old")]
    pub(crate) times_at_least: Option<f64>,
    /// Fail when an action takes more than this share of the processor time that the old server needs
    #[arg(long, requires = "old")]
    pub(crate) share_at_most: Option<f64>,
    /// Actions that are played at each table before anything is measured
    #[arg(long, default_value_t = 40)]
    pub(crate) opening: usize,
    /// Port of the server; 0 takes a free one
    #[arg(long, default_value_t = 0)]
    pub(crate) port: u16,
    /// Print the report as JSON
    #[arg(long)]
    pub(crate) json: bool,
}
