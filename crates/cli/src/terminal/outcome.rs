//! How a game ended, and the points line by line.

use game_core::{Outcome, ScoreSheet, SoloResult, Viewer};
use game_registry::{Names, RunningGame};
use serde_json::Value;

use crate::columns::Columns;
use crate::words::Lang;

/// Who won, then everybody's points.
pub(crate) fn lines(game: &dyn RunningGame, lang: Lang, names: &Names) -> Vec<String> {
    let mut lines = vec![sentence(game, lang, names), String::new()];
    lines.extend(scores(game, lang, names));
    lines
}

/// The score pad: a row per line, a column per seat and rival.
pub(crate) fn scores(game: &dyn RunningGame, lang: Lang, names: &Names) -> Vec<String> {
    let rivals = game.rivals();
    let mut sheets = game.scores(Viewer::Spectator);
    sheets.extend(rivals.iter().map(|rival| rival.score.clone()));
    let mut table = Columns::right(1..=sheets.len());
    let rivals = rivals.iter().map(|rival| text(game, lang, "name", &rival.name));
    table.row([String::new()].into_iter().chain(names.as_slice().iter().cloned()).chain(rivals));
    for label in labels(&sheets) {
        let points = sheets.iter().map(|sheet| points(sheet, label).map_or("—".to_owned(), |n| n.to_string()));
        table.row([text(game, lang, "score", label)].into_iter().chain(points));
    }
    table.row([lang.word("outcome-score")].into_iter().chain(sheets.iter().map(|sheet| sheet.total().to_string())));
    if let Some(ranks) = game.outcome().as_ref().map(ranks).filter(|ranks| !ranks.is_empty()) {
        table.row([lang.word("outcome-place")].into_iter().chain(ranks.iter().map(u8::to_string)));
    }
    table.lines()
}

/// A word of the game, or the id where the game has none for it.
fn text(game: &dyn RunningGame, lang: Lang, kind: &str, word: &str) -> String {
    let id = format!("{kind}-{}", word.replace('_', "-"));
    game.entry().texts().get(lang.code(), &id).unwrap_or_else(|| word.to_owned())
}

/// The lines of all sheets, each once, in printed order. A rival's pad has lines of its own.
fn labels(sheets: &[ScoreSheet]) -> Vec<&str> {
    let mut labels: Vec<&str> = Vec::new();
    for line in sheets.iter().flat_map(|sheet| &sheet.lines) {
        if !labels.contains(&line.label.as_str()) {
            labels.push(&line.label);
        }
    }
    labels
}

/// The points of a line, if the sheet has it.
fn points(sheet: &ScoreSheet, label: &str) -> Option<i32> {
    let of_line = sheet.lines.iter().filter(|line| line.label == label).map(|line| line.points);
    of_line.reduce(|sum, points| sum + points)
}

fn sentence(game: &dyn RunningGame, lang: Lang, names: &Names) -> String {
    let solo = |id: &str, margin: i32| lang.say(id, [("margin", margin.into())]);
    match &game.outcome() {
        None => lang.word("outcome-none"),
        Some(Outcome::Solo { result: SoloResult::Won, margin }) => solo("outcome-solo-won", *margin),
        Some(Outcome::Solo { result: SoloResult::Drawn, .. }) => lang.word("outcome-solo-drawn"),
        Some(Outcome::Solo { result: SoloResult::Lost, margin }) => solo("outcome-solo-lost", *margin),
        Some(outcome @ (Outcome::Ranks { .. } | Outcome::Teams { .. })) => {
            let rivals = game.rivals();
            let rivals = rivals.iter().map(|rival| text(game, lang, "name", &rival.name));
            let all = names.as_slice().iter().take(usize::from(game.seats())).cloned().chain(rivals);
            let winners = all.zip(ranks(outcome)).filter(|(_, rank)| *rank == 1).map(|(name, _)| Value::from(name));
            lang.say("outcome-winner", [("winners", winners.collect::<Vec<_>>().into())])
        }
    }
}

/// The rank of each seat, then of each rival; none in a game of one.
fn ranks(outcome: &Outcome) -> Vec<u8> {
    match outcome {
        Outcome::Ranks { ranks, rivals } => ranks.as_slice().iter().chain(rivals.iter()).copied().collect(),
        Outcome::Teams { ranks, .. } => ranks.as_slice().to_vec(),
        Outcome::Solo { .. } => Vec::new(),
    }
}
