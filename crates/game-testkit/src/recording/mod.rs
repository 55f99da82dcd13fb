//! Recorded games: journals of games at which no people sit, played again by tests.
//!
//! They are journals as every table writes them (see `journal`), read without a table: options, seats, seed, actions
//! and the end are what the rules know of. The end is optional; when there, replaying must lead to it.

mod files;

use game_core::{Fx, Game, Outcome, Seat, Seed, Viewer};
use journal::{Entry, Fact, Header, Journal, JournalError, Lines};

pub use files::check_journals;

use crate::{digest, random_actions};

/// What a game came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// How it ended.
    pub outcome: Outcome,
    /// Points of each seat.
    pub scores: Vec<i32>,
    /// Digest of the last state.
    pub state: Option<String>,
}

impl End {
    /// What a game has come to, if it is over.
    pub fn of<G: Game>(game: &G) -> Option<Self> {
        let scores = game.scores(Viewer::Spectator).iter().map(game_core::ScoreSheet::total).collect();
        game.outcome().map(|outcome| End { outcome, scores, state: Some(digest([game])) })
    }

    /// Whether a game came to this end; a journal need not tell the last state.
    fn is_reached_by<G: Game>(&self, game: &G) -> bool {
        let told = |reached: End| End { state: reached.state.filter(|_| self.state.is_some()), ..reached };
        End::of(game).map(told).as_ref() == Some(self)
    }
}

/// A game as it was played, read but not yet replayed.
#[derive(Clone, Debug)]
pub struct Recording<G: Game> {
    /// Options of the game.
    pub options: G::Options,
    /// How many played.
    pub seats: u8,
    /// Seed of all chance.
    pub seed: Seed,
    /// Who did what, and on which line that stands.
    pub actions: Vec<(u64, Seat, G::Action)>,
    /// What the game came to, and the line that says so.
    pub end: Option<(u64, End)>,
}

impl<G: Game> Recording<G> {
    /// Reads a journal of this game. It is not replayed yet.
    pub fn parse(text: &str) -> Result<Self, JournalError> {
        let Lines { header, mut entries } = Lines::of(text)?;
        let mut recording = Self::begin(&header, &mut entries)?;
        for entry in entries {
            let (line, entry) = entry?;
            recording.add(line, entry.fact).map_err(|reason| JournalError { line, reason })?;
        }
        Ok(recording)
    }

    /// Reads up to the start of the game.
    fn begin(
        header: &Header,
        entries: &mut dyn Iterator<Item = Result<(u64, Entry), JournalError>>,
    ) -> Result<Self, JournalError> {
        if header.game != G::SLUG {
            let (theirs, ours) = (&header.game, G::SLUG);
            return Err(JournalError::of_header(format!("The journal is of `{theirs}`, not of `{ours}`.")));
        }
        let mut chosen = None;
        for entry in entries {
            let (line, entry) = entry?;
            let wrong = |reason: String| JournalError { line, reason };
            match entry.fact {
                Fact::Configured { options, seats, .. } => {
                    let options = serde_json::from_value(options)
                        .map_err(|why| wrong(format!("The options are not this game's: {why}.")))?;
                    chosen = Some((options, check_seats::<G>(seats.len()).map_err(wrong)?));
                }
                Fact::Started { seed, rules_version, .. } => {
                    check_rules::<G>(rules_version.unwrap_or(header.rules_version)).map_err(wrong)?;
                    let (options, seats) =
                        chosen.ok_or_else(|| wrong("Nothing was chosen before the start.".into()))?;
                    return Ok(Recording { options, seats, seed, actions: Vec::new(), end: None });
                }
                Fact::Action { .. } | Fact::Ended { .. } => return Err(wrong("The game has not started.".to_owned())),
                _ => {}
            }
        }
        Err(JournalError::of_header("The game never started."))
    }

    fn add(&mut self, line: u64, fact: Fact) -> Result<(), String> {
        match fact {
            Fact::Action { .. } if self.end.is_some() => return Err("Nothing is done after the end.".to_owned()),
            Fact::Action { seat, .. } if seat.0 >= self.seats => {
                return Err(format!("Seat {} acts at a table with {} seats.", seat.0, self.seats));
            }
            Fact::Action { seat, action, .. } => {
                let action = action.parse().map_err(|why: <G::Action as std::str::FromStr>::Err| why.to_string())?;
                self.actions.push((line, seat, action));
            }
            Fact::Ended { outcome, scores, state } => self.end = Some((line, End { outcome, scores, state })),
            Fact::Configured { .. } | Fact::Started { .. } => return Err("A second start.".to_owned()),
            Fact::Undone { .. } => return Err("A recorded game takes nothing back.".to_owned()),
            Fact::Resigned { .. } | Fact::AgreedEnd {} => return Err("A recorded game ends by its rules.".to_owned()),
            // Who sat where and what was said changes nothing about the game.
            _ => {}
        }
        Ok(())
    }
}

/// Plays a recorded game and checks that it leads where it says.
pub fn replay<G: Game>(recording: &Recording<G>) -> Result<G, JournalError> {
    let setup = G::setup(&recording.options, recording.seats, recording.seed);
    let mut game = setup.map_err(|why| JournalError::of_header(format!("The table cannot be set up: {why}.")))?;
    let mut fx = Fx::silent();
    for &(line, seat, action) in &recording.actions {
        let refused = |why| JournalError { line, reason: format!("`{action}` of {seat} is refused: {why}.") };
        game.play(seat, action, &mut fx).map_err(refused)?;
    }
    match &recording.end {
        Some((line, end)) if !end.is_reached_by(&game) => {
            let reason = format!("The game came to another end.\nexpected  {end:?}\ngot       {:?}", End::of(&game));
            Err(JournalError { line: *line, reason })
        }
        _ => Ok(game),
    }
}

/// Plays the actions and writes the journal of the game, with its end if it has come to one.
pub fn record<G: Game>(
    options: &G::Options,
    seats: u8,
    seed: Seed,
    actions: &[(Seat, G::Action)],
) -> Result<String, JournalError> {
    let numbered = (4..).zip(actions).map(|(line, &(seat, action))| (line, seat, action)).collect();
    let recording = Recording::<G> { options: options.clone(), seats, seed, actions: numbered, end: None };
    let game = replay(&recording)?;
    let begun = Fact::begun_by_bots(serde_json::to_value(options).unwrap_or_default(), seats, seed);
    let done = actions.iter().map(|(seat, action)| Fact::done_by_bot(*seat, action.to_string()));
    let ended = End::of(&game).map(|End { outcome, scores, state }| Fact::Ended { outcome, scores, state });
    let entries = begun.into_iter().chain(done).chain(ended).map(|fact| Entry { at: 0, fact }).collect();
    Ok(Journal { header: Header::of_game(G::SLUG, G::RULES_VERSION), entries }.to_jsonl())
}

/// The journal of a game played at random, for fixtures.
pub fn random_journal<G: Game>(options: &G::Options, seats: u8, seed: u64) -> Result<String, JournalError> {
    let (actions, _) = random_actions::<G>(options, seats, seed)
        .map_err(|why| JournalError::of_header(format!("The table cannot be set up: {why}.")))?;
    record::<G>(options, seats, Seed::from(seed), &actions)
}

fn check_rules<G: Game>(theirs: u32) -> Result<(), String> {
    let ours = G::RULES_VERSION;
    if theirs == ours {
        return Ok(());
    }
    Err(format!("The journal follows version {theirs} of the rules; this is version {ours}."))
}

fn check_seats<G: Game>(seats: usize) -> Result<u8, String> {
    let known = u8::try_from(seats).ok().filter(|seats| G::SEATS.contains(seats));
    let (least, most) = (G::SEATS.start(), G::SEATS.end());
    known.ok_or_else(|| format!("{seats} seats; the game is for {least} to {most}."))
}
