//! Journals: a recorded game played again, and a game played now recorded.

use game_core::{Fx, Game, Seat, Seed, Told};
use game_testkit::{Journal, JournalError};
use serde_json::{Value, json};

use crate::running::Running;
use crate::{GameEntry, RunningGame, Saying, WorkError};

/// A journal played again to its end.
pub struct Replay {
    /// Options of the game.
    pub options: Value,
    /// Seed of all chance.
    pub seed: Seed,
    /// What was done, in order.
    pub steps: Vec<ReplayStep>,
    /// The game as it stands after the last step.
    pub game: Box<dyn RunningGame>,
}

/// One action of a journal and what came of it.
pub struct ReplayStep {
    /// The line of the journal, counted from 1.
    pub line: usize,
    /// Who did it.
    pub seat: Seat,
    /// What, in notation.
    pub action: String,
    /// What happened.
    pub events: Vec<Told<Saying>>,
}

pub(crate) fn replay<G: Game>(entry: &'static dyn GameEntry, text: &str) -> Result<Replay, JournalError> {
    let journal = Journal::<G>::parse(text)?;
    // Checks every action and the recorded end; what follows only listens.
    game_testkit::replay(&journal)?;
    let setup = G::setup(&journal.options, journal.seats, journal.seed);
    let game = setup.map_err(|why| JournalError { line: 1, reason: why.to_string() })?;
    let mut running = Running { game, entry };
    let mut fx = Fx::listening();
    let mut steps = Vec::with_capacity(journal.actions.len());
    for &(line, seat, action) in &journal.actions {
        running.game.apply(seat, action, &mut fx);
        let events = fx.take().0.iter().map(|told| running.told(told)).collect();
        steps.push(ReplayStep { line, seat, action: action.to_string(), events });
    }
    Ok(Replay { options: json!(journal.options), seed: journal.seed, steps, game: Box::new(running) })
}

pub(crate) fn record<G: Game>(
    options: &G::Options,
    seats: u8,
    seed: Seed,
    actions: &[(Seat, String)],
) -> Result<String, WorkError> {
    let read = |(seat, text): &(Seat, String)| -> Result<(Seat, G::Action), WorkError> {
        let action = text.parse().map_err(|why| WorkError::Request(format!("{why}")))?;
        Ok((*seat, action))
    };
    let actions = actions.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    game_testkit::record::<G>(options, seats, seed, &actions).map_err(|why| WorkError::Request(why.to_string()))
}
