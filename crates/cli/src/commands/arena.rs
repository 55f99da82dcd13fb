//! `lagrange arena`.

use game_registry::{ArenaReport, ArenaRequest};

use super::{print, print_json};
use crate::args::Arena;
use crate::columns::Columns;
use crate::error::CliError;
use crate::progress;

/// Plays the bots against each other and prints the ratings.
pub(crate) fn run(args: &Arena) -> Result<(), CliError> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let request = ArenaRequest {
        options: args.options.clone(),
        seats: args.seats.unwrap_or(*args.game.seats().start()),
        bots: args.bots.clone(),
        games: args.games,
        seed: args.seed,
        threads: args.threads.unwrap_or(cores),
        bound: args.stop_at,
    };
    let bar = progress::bar(0);
    let report = args.game.arena(&request, &mut |done, total| {
        bar.set_length(total.into());
        bar.set_position(done.into());
    });
    bar.finish_and_clear();
    let report = report?;
    if args.json { print_json(&report) } else { print(tables(&report)) }
}

fn tables(report: &ArenaReport) -> Vec<String> {
    let mut pairs = Columns::right(1..=5);
    pairs.row(["pairing", "games", "wins", "win rate", "95 % interval", "length"]);
    for pair in &report.pairs {
        let ended = if pair.cut_short { ", ended early" } else { "" };
        pairs.row([
            format!("{} against {}{ended}", pair.first, pair.second),
            pair.games.to_string(),
            points(pair.wins),
            percent(pair.win_rate),
            interval(pair.ci_low, pair.ci_high),
            format!("{:.0}", pair.length_mean),
        ]);
    }
    let mut bots = Columns::right(1..=6);
    bots.row(["bot", "rating", "games", "wins", "win rate", "95 % interval", "score"]);
    let mut ranked: Vec<_> = report.bots.iter().collect();
    ranked.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    for bot in ranked {
        bots.row([
            bot.name.clone(),
            format!("{:.0}", bot.rating),
            bot.games.to_string(),
            points(bot.wins),
            percent(bot.win_rate),
            interval(bot.ci_low, bot.ci_high),
            format!("{:.2}", bot.score_mean),
        ]);
    }
    let title = format!("{}, {} seats", report.game, report.seats);
    [vec![title, String::new()], pairs.lines(), vec![String::new()], bots.lines()].concat()
}

/// Wins, with the halves that draws leave.
fn points(wins: f64) -> String {
    let text = format!("{wins:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn percent(rate: f64) -> String {
    format!("{:.1} %", 100.0 * rate)
}

fn interval(low: f64, high: f64) -> String {
    format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high)
}

#[cfg(test)]
mod tests {
    use super::points;

    #[test]
    fn wins_show_halves_only_when_there_are_some() {
        assert_eq!(points(20.0), "20");
        assert_eq!(points(20.5), "20.5");
    }
}
