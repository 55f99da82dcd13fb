//! `lagrange bench`.

use std::time::Duration;

use game_registry::{BenchReport, BenchRequest, GameEntry};

use super::{grouped, print, print_json};
use crate::args::Bench;
use crate::columns::Columns;
use crate::error::CliError;
use crate::progress;

/// Measures one table after another and prints the figures.
pub(crate) fn run(args: &Bench) -> Result<(), CliError> {
    if cfg!(debug_assertions) {
        eprintln!("This is a debug build; its figures say little. Build with --release.");
    }
    let games: Vec<&'static dyn GameEntry> = match args.game {
        Some(game) => vec![game],
        None => game_registry::shown_games().collect(),
    };
    let spinner = progress::spinner();
    let mut reports = Vec::new();
    for game in games {
        let seats = args.seats.map_or(game.seats(), |seats| seats..=seats);
        for seats in seats {
            let time = Duration::from_secs_f64(args.seconds);
            let request = BenchRequest { options: args.options.clone(), seats, time };
            let name = game.slug();
            let told = |figure: &str| spinner.set_message(format!("{name}, {seats} seats: {figure}"));
            reports.push(game.bench(&request, &mut { told })?);
        }
    }
    spinner.finish_and_clear();
    if args.json { print_json(&reports) } else { print(table(&reports)) }
}

fn table(reports: &[BenchReport]) -> Vec<String> {
    let mut table = Columns::right(1..=10);
    table.row([
        "game",
        "seats",
        "games/s",
        "actions/s",
        "length",
        "legal ns",
        "apply ns",
        "clone ns",
        "foresee ns",
        "state B",
        "view B",
    ]);
    for report in reports {
        table.row([
            report.game.to_owned(),
            report.seats.to_string(),
            grouped(report.games_per_s),
            grouped(report.actions_per_s),
            grouped(report.length_mean),
            format!("{:.0}", report.legal_ns),
            format!("{:.0}", report.apply_ns),
            format!("{:.0}", report.clone_ns),
            grouped(report.foresee_ns),
            grouped(report.state_bytes as f64),
            grouped(report.view_bytes as f64),
        ]);
    }
    table.lines()
}
