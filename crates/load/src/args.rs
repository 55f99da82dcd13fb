//! What the command line says.

use std::path::PathBuf;

use clap::Parser;

/// Puts a server under load and tells how it bore up.
#[derive(Clone, Debug, Parser)]
#[command(after_help = "\
Starts the server as a process of its own on a temporary folder, seats the clients at tables of Nexus Ops over the
network like any browser, and lets them play on until every table is past its fifth turn. Then it measures:

  idle        memory of the server for each connection that watches nothing
  rate        actions at a steady rate, from the moment each is due until the last client at its table is told
  saturation  as many actions as the server takes, with --saturate

At the end the server is killed without warning, and the journals it left must hold exactly what was acknowledged.
Exit codes: 0 all is well, 1 something was lost or refused, or a bound was not kept.")]
pub(crate) struct Args {
    /// The program `lagrange`
    #[arg(long)]
    pub(crate) server: PathBuf,
    /// Connected players, four at each table
    #[arg(long, default_value_t = 4_000)]
    pub(crate) clients: usize,
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
    /// Tables are played past this turn before anything is measured
    #[arg(long, default_value_t = 5)]
    pub(crate) past_turn: u64,
    /// Port of the server; 0 takes a free one
    #[arg(long, default_value_t = 0)]
    pub(crate) port: u16,
    /// Print the report as JSON
    #[arg(long)]
    pub(crate) json: bool,
}
