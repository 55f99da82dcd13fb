//! Journals: a whole game as lines of JSON.
//!
//! ```text
//! {"type":"header","game":"sample-game","rules_version":1,"options":{},"seats":2,"seed":"7"}
//! {"type":"action","seat":0,"action":"bid 3"}
//! {"type":"end","outcome":{"type":"ranks","ranks":[1,2]},"scores":[9,4],"state":"12ab34cd56ef7890"}
//! ```
//!
//! The end is optional; when there, replaying must lead to it. Whatever is wrong with a journal is reported with
//! its line and the reason.

mod files;

use std::fmt;

use game_core::{Fx, Game, Outcome, Seat, Seed, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use files::check_journals;

use crate::{digest, random_actions};

/// What is wrong with a journal, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalError {
    /// The line, counted from 1.
    pub line: usize,
    /// A sentence.
    pub reason: String,
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for JournalError {}

/// The first line: all that decides a game besides its actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// Slug of the game.
    pub game: String,
    /// Rules under which the actions were taken.
    pub rules_version: u32,
    /// Options of the game.
    pub options: Value,
    /// How many played.
    pub seats: u8,
    /// Seed of all chance.
    pub seed: Seed,
}

/// The last line: what the game came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
    /// Points of each seat.
    pub scores: Vec<i32>,
    /// Digest of the last state.
    pub state: String,
}

impl End {
    /// What a game has come to.
    pub fn of<G: Game>(game: &G) -> Self {
        let scores = game.scores(Viewer::Spectator).iter().map(game_core::ScoreSheet::total).collect();
        End { outcome: game.outcome(), scores, state: digest([game]) }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Line {
    Header(Header),
    Action { seat: Seat, action: String },
    End(End),
}

/// A game as it was played, read but not yet replayed.
#[derive(Clone, Debug)]
pub struct Journal<G: Game> {
    /// Options of the game.
    pub options: G::Options,
    /// How many played.
    pub seats: u8,
    /// Seed of all chance.
    pub seed: Seed,
    /// Who did what, and on which line that stands.
    pub actions: Vec<(usize, Seat, G::Action)>,
    /// What the game came to, and the line that says so.
    pub end: Option<(usize, End)>,
}

/// Reads only the header, to learn which game a journal is of.
pub fn header(text: &str) -> Result<Header, JournalError> {
    let empty = || JournalError { line: 1, reason: "The journal is empty.".to_owned() };
    let (line, first) = lines(text).next().ok_or_else(empty)?;
    match parse_line(line, first)? {
        Line::Header(header) => Ok(header),
        _ => Err(JournalError { line, reason: "A journal starts with its header.".to_owned() }),
    }
}

impl<G: Game> Journal<G> {
    /// Reads a journal of this game. It is not replayed yet.
    pub fn parse(text: &str) -> Result<Self, JournalError> {
        let header = header(text)?;
        let mut lines = lines(text);
        let first = lines.next().map_or(1, |(line, _)| line);
        let options = check_header::<G>(&header).map_err(|reason| JournalError { line: first, reason })?;
        let Header { seats, seed, .. } = header;
        let mut journal = Journal { options, seats, seed, actions: Vec::new(), end: None };
        for (line, text) in lines {
            journal.add(line, text)?;
        }
        Ok(journal)
    }

    fn add(&mut self, line: usize, text: &str) -> Result<(), JournalError> {
        let wrong = |reason: String| Err(JournalError { line, reason });
        if self.end.is_some() {
            return wrong("Nothing may follow the end.".to_owned());
        }
        match parse_line(line, text)? {
            Line::Header(_) => return wrong("A second header.".to_owned()),
            Line::Action { seat, .. } if seat.0 >= self.seats => {
                return wrong(format!("Seat {} acts at a table with {} seats.", seat.0, self.seats));
            }
            Line::Action { seat, action } => match action.parse() {
                Ok(action) => self.actions.push((line, seat, action)),
                Err(e) => return wrong(e.to_string()),
            },
            Line::End(end) => self.end = Some((line, end)),
        }
        Ok(())
    }
}

/// Plays a journal and checks that it leads where it says.
pub fn replay<G: Game>(journal: &Journal<G>) -> Result<G, JournalError> {
    let mut game = G::setup(&journal.options, journal.seats, journal.seed)
        .map_err(|e| JournalError { line: 1, reason: format!("The table cannot be set up: {e}.") })?;
    let mut fx = Fx::silent();
    for &(line, seat, action) in &journal.actions {
        game.play(seat, action, &mut fx)
            .map_err(|e| JournalError { line, reason: format!("`{action}` of {seat} is refused: {e}.") })?;
    }
    if let Some((line, end)) = &journal.end {
        check_end(end, &End::of(&game)).map_err(|reason| JournalError { line: *line, reason })?;
    }
    Ok(game)
}

/// Plays the actions and writes the journal of the game, with its end.
pub fn record<G: Game>(
    options: &G::Options,
    seats: u8,
    seed: Seed,
    actions: &[(Seat, G::Action)],
) -> Result<String, JournalError> {
    let numbered = (2..).zip(actions).map(|(line, &(seat, action))| (line, seat, action)).collect();
    let journal = Journal::<G> { options: options.clone(), seats, seed, actions: numbered, end: None };
    let game = replay(&journal)?;
    let header = Header {
        game: G::SLUG.to_owned(),
        rules_version: G::RULES_VERSION,
        options: serde_json::to_value(options).unwrap_or_default(),
        seats,
        seed,
    };
    let entries = actions.iter().map(|(seat, action)| Line::Action { seat: *seat, action: action.to_string() });
    let lines = std::iter::once(Line::Header(header)).chain(entries).chain([Line::End(End::of(&game))]);
    let lines = lines.map(|line| serde_json::to_string(&line).unwrap_or_default() + "\n");
    Ok(lines.collect())
}

/// The journal of a game played at random, for fixtures.
pub fn random_journal<G: Game>(options: &G::Options, seats: u8, seed: u64) -> Result<String, JournalError> {
    let (actions, _) = random_actions::<G>(options, seats, seed)
        .map_err(|e| JournalError { line: 1, reason: format!("The table cannot be set up: {e}.") })?;
    record::<G>(options, seats, Seed::from(seed), &actions)
}

fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty())
}

fn parse_line(line: usize, text: &str) -> Result<Line, JournalError> {
    serde_json::from_str(text).map_err(|e| JournalError { line, reason: format!("Not a line of a journal: {e}.") })
}

fn check_header<G: Game>(header: &Header) -> Result<G::Options, String> {
    if header.game != G::SLUG {
        return Err(format!("The journal is of `{}`, not of `{}`.", header.game, G::SLUG));
    }
    if header.rules_version != G::RULES_VERSION {
        let (theirs, ours) = (header.rules_version, G::RULES_VERSION);
        return Err(format!("The journal follows version {theirs} of the rules; this is version {ours}."));
    }
    if !G::SEATS.contains(&header.seats) {
        let (least, most) = (G::SEATS.start(), G::SEATS.end());
        return Err(format!("{} seats; the game is for {least} to {most}.", header.seats));
    }
    serde_json::from_value(header.options.clone()).map_err(|e| format!("The options are not this game's: {e}."))
}

fn check_end(expected: &End, got: &End) -> Result<(), String> {
    if expected == got {
        return Ok(());
    }
    let json = |end: &End| serde_json::to_string(end).unwrap_or_default();
    Err(format!("The game came to another end.\nexpected  {}\ngot       {}", json(expected), json(got)))
}
