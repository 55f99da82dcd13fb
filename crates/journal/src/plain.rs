//! Plain journals, as they were downloaded before there was one format: options, seats and seed stand in the header,
//! then come the actions and the end.

use game_core::{Outcome, Seat, Seed};
use serde::Deserialize;
use serde_json::Value;

use crate::text::read;
use crate::{Entry, Fact, Header, JournalError, Lines};

#[derive(Deserialize)]
struct PlainHeader {
    game: String,
    rules_version: u32,
    #[serde(default)]
    options: Value,
    seats: u8,
    seed: Seed,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum PlainLine {
    Action {
        seat: Seat,
        action: String,
    },
    End {
        outcome: Option<Outcome>,
        scores: Vec<i32>,
        #[serde(default)]
        state: Option<String>,
    },
}

/// A plain journal as that of a table at which bots sat.
pub(crate) fn lines<'a>(
    at: u64,
    header: &'a str,
    lines: impl Iterator<Item = (u64, &'a str)> + 'a,
) -> Result<Lines<'a>, JournalError> {
    let PlainHeader { game, rules_version, options, seats, seed } = read(at, header)?;
    let header = Header::of_game(&game, rules_version);
    let begun = Fact::begun_by_bots(options, seats, seed).map(|fact| Ok((at, Entry { at: 0, fact })));
    let played = lines.filter_map(|(at, text)| match read(at, text) {
        Ok(line) => line_fact(line).map(|fact| Ok((at, Entry { at: 0, fact }))),
        Err(error) => Some(Err(error)),
    });
    Ok(Lines { header, entries: Box::new(begun.into_iter().chain(played)) })
}

/// Nothing for the end of a game that was not over.
fn line_fact(line: PlainLine) -> Option<Fact> {
    match line {
        PlainLine::Action { seat, action } => Some(Fact::done_by_bot(seat, action)),
        PlainLine::End { outcome: Some(outcome), scores, state } => Some(Fact::Ended { outcome, scores, state }),
        PlainLine::End { outcome: None, .. } => None,
    }
}
