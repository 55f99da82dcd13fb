//! `lagrange ratings rebuild`: all finished games counted again.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use server::{Keep, Recounted};

use crate::commands::{print, serve};
use crate::error::CliError;
use crate::words::Lang;

/// Arguments of `ratings`.
#[derive(Args)]
pub(crate) struct Ratings {
    /// What to do with them
    #[command(subcommand)]
    pub(crate) command: RatingsCommand,
}

/// What can be done with ratings.
#[derive(Subcommand)]
pub(crate) enum RatingsCommand {
    /// Count all finished games again, from their journals
    Rebuild(Rebuild),
}

/// Arguments of `ratings rebuild`.
#[derive(Args)]
#[command(after_help = "\
Examples:
  lagrange ratings rebuild --data /srv/lagrange
  lagrange ratings rebuild --database postgres://lagrange@localhost/lagrange

Ratings follow from the journals of finished games, in the order in which these were counted first. The server must not
run meanwhile.")]
pub(crate) struct Rebuild {
    /// The data folder of the embedded database; the usual place of this system unless given
    #[arg(long, conflicts_with = "database")]
    pub(crate) data: Option<PathBuf>,
    /// A PostgreSQL database instead
    #[arg(long)]
    pub(crate) database: Option<String>,
}

/// Does it.
pub(crate) fn run(args: &Ratings) -> Result<(), CliError> {
    match &args.command {
        RatingsCommand::Rebuild(args) => rebuild(args),
    }
}

fn rebuild(args: &Rebuild) -> Result<(), CliError> {
    let keep = match &args.database {
        Some(url) => Keep::Postgres(url.clone()),
        None => Keep::Folder(serve::folder(args.data.as_ref())?),
    };
    let runtime = tokio::runtime::Runtime::new()?;
    let recounted = runtime.block_on(server::rebuild_ratings(keep));
    let Recounted { games, rated, ratings } = recounted.map_err(|why| CliError::Failed(why.to_string()))?;
    let counts = [("games", games.into()), ("rated", rated.into()), ("ratings", ratings.into())];
    print([Lang::default().say("ratings-rebuilt", counts)])
}
