//! How a game ended, and the points line by line.

use game_core::{Outcome, PerSeat, Seat, SoloResult, Viewer};
use game_registry::{Names, RunningGame};
use serde_json::Value;

use crate::columns::Columns;
use crate::words::Lang;

/// Who won, then everybody's points.
pub(crate) fn lines(game: &dyn RunningGame, lang: Lang, names: &Names) -> Vec<String> {
    let mut lines = vec![sentence(game.outcome(), lang, names), String::new()];
    lines.extend(scores(game, lang, names));
    lines
}

/// The score pad: a row per line, a column per seat.
pub(crate) fn scores(game: &dyn RunningGame, lang: Lang, names: &Names) -> Vec<String> {
    let sheets = game.scores(Viewer::Spectator);
    let mut table = Columns::right(1..=sheets.len());
    table.row([String::new()].into_iter().chain(names.as_slice().iter().cloned()));
    for (i, line) in sheets.first().map(|sheet| sheet.lines.as_slice()).unwrap_or_default().iter().enumerate() {
        let label = game.entry().texts().get(lang.code(), &format!("score-{}", line.label.replace('_', "-")));
        let points = sheets.iter().map(|sheet| sheet.lines.get(i).map_or(0, |line| line.points).to_string());
        table.row([label.unwrap_or_else(|| line.label.clone())].into_iter().chain(points));
    }
    table.row([lang.word("outcome-score")].into_iter().chain(sheets.iter().map(|sheet| sheet.total().to_string())));
    if let Some(ranks) = game.outcome().as_ref().and_then(ranks) {
        let places = ranks.iter().map(|(_, rank)| rank.to_string());
        table.row([lang.word("outcome-place")].into_iter().chain(places));
    }
    table.lines()
}

fn sentence(outcome: Option<Outcome>, lang: Lang, names: &Names) -> String {
    let solo = |id: &str, margin: i32| lang.say(id, [("margin", margin.into())]);
    match &outcome {
        None => lang.word("outcome-none"),
        Some(Outcome::Solo { result: SoloResult::Won, margin }) => solo("outcome-solo-won", *margin),
        Some(Outcome::Solo { result: SoloResult::Drawn, .. }) => lang.word("outcome-solo-drawn"),
        Some(Outcome::Solo { result: SoloResult::Lost, margin }) => solo("outcome-solo-lost", *margin),
        Some(outcome @ (Outcome::Ranks { .. } | Outcome::Teams { .. })) => {
            let first = |(seat, rank): (Seat, &u8)| (*rank == 1).then(|| Value::from(names.name(seat)));
            let winners: Vec<Value> = ranks(outcome).into_iter().flat_map(|r| r.iter().filter_map(first)).collect();
            lang.say("outcome-winner", [("winners", winners.into())])
        }
    }
}

fn ranks(outcome: &Outcome) -> Option<&PerSeat<u8>> {
    match outcome {
        Outcome::Ranks { ranks } | Outcome::Teams { ranks, .. } => Some(ranks),
        Outcome::Solo { .. } => None,
    }
}
