//! `lagrange simulate`.

use game_registry::{SimulateReport, SimulateRequest};

use super::{grouped, print, print_json};
use crate::args::Simulate;
use crate::columns::Columns;
use crate::error::CliError;
use crate::progress;

/// Plays the games and prints what came of them. A game that did not end is a failure.
pub(crate) fn run(args: &Simulate) -> Result<(), CliError> {
    let request = SimulateRequest {
        options: args.options.clone(),
        seats: args.seats.unwrap_or(*args.game.seats().start()),
        games: args.games,
        seed: args.seed,
        bots: args.bots.clone(),
        threads: args.threads,
    };
    let bar = progress::bar(args.games.into());
    let report = args.game.simulate(&request, &|| bar.inc(1));
    bar.finish_and_clear();
    let report = report?;
    let printed = if args.json { print_json(&report) } else { print(table(&report)) };
    printed?;
    if report.finished == report.games {
        return Ok(());
    }
    let (stuck, capped) = (report.stuck, report.capped);
    Err(CliError::Failed(format!("Not every game came to its end: {stuck} got stuck, {capped} went on too long.")))
}

fn table(report: &SimulateReport) -> Vec<String> {
    let scores: Vec<String> = report.score_mean.iter().map(|score| format!("{score:.2}")).collect();
    let mut table = Columns::default();
    table.row(["game", &format!("{}, {} seats", report.game, report.seats)]);
    table.row(["games", &format!("{} of {} finished", grouped(report.finished.into()), grouped(report.games.into()))]);
    let (longest, cap) = (grouped(report.length_max.into()), grouped(report.cap.into()));
    table.row(["length", &format!("{:.0} actions, at most {longest} (cap {cap})", report.length_mean)]);
    table.row(["scores", &scores.join("  ")]);
    table.row(["first seat", &format!("wins {:.0} %", 100.0 * report.first_wins)]);
    table.row(["time", &format!("{:.2} s", report.seconds)]);
    let (games, actions) = (grouped(report.games_per_s), grouped(report.actions_per_s));
    table.row(["speed", &format!("{games} games/s, {actions} actions/s")]);
    table.row(["hash", &report.hash]);
    table.lines()
}
