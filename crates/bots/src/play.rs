//! A whole game between bots at a real table.

use std::error::Error;
use std::fmt;

use game_core::{Fx, Game, Outcome, Seat, Seed, Viewer};

use crate::Bot;

/// A game as the bots left it.
#[derive(Clone, Debug)]
pub struct Played<G> {
    /// The last position.
    pub game: G,
    /// How the game ended; `None` when it was cut off at [`Game::CAP`].
    pub outcome: Option<Outcome>,
    /// How many actions it took.
    pub actions: u32,
}

impl<G: Game> Played<G> {
    /// The seat's share of the victory. A game that was cut off is shared by all.
    pub fn share(&self, seat: Seat) -> f64 {
        self.outcome.map_or(1.0 / f64::from(self.game.seats()), |outcome| outcome.share(seat))
    }

    /// Each seat's points at the end.
    pub fn scores(&self) -> Vec<i32> {
        self.game.scores(Viewer::Spectator).iter().map(game_core::ScoreSheet::total).collect()
    }
}

/// Why a match could not be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchError<I> {
    /// The rules know no such options or number of seats.
    Setup(I),
    /// A bot wanted what the rules refuse.
    Refused {
        /// The seat for which the bot plays.
        seat: Seat,
        /// What, in the game's notation.
        action: String,
        /// Why not.
        why: I,
    },
}

impl<I: fmt::Display> fmt::Display for MatchError<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchError::Setup(why) => write!(f, "The game cannot be set up: {why}"),
            MatchError::Refused { seat, action, why } => {
                write!(f, "The bot in seat {seat} tried `{action}`, which the rules refuse: {why}")
            }
        }
    }
}

impl<I: Error> Error for MatchError<I> {}

/// Plays one game to its end, one bot per seat. The table alone holds the true state; each bot is shown its view.
pub fn play_match<G: Game>(
    options: &G::Options,
    bots: &mut [Box<dyn Bot<G>>],
    seed: Seed,
) -> Result<Played<G>, MatchError<G::Illegal>> {
    let mut game = G::setup(options, bots.len() as u8, seed).map_err(MatchError::Setup)?;
    let mut fx = Fx::silent();
    let mut actions = 0;
    while actions < G::CAP {
        let Some(seat) = game.deciding().iter().next() else { break };
        let action = bots[seat.index()].decide(&game.view(Viewer::Seat(seat)), seat);
        game.play(seat, action, &mut fx).map_err(|why| MatchError::Refused {
            seat,
            action: action.to_string(),
            why,
        })?;
        actions += 1;
    }
    let outcome = game.outcome();
    Ok(Played { game, outcome, actions })
}
