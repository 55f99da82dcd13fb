//! A bot in a seat, whichever game it plays.

use std::any::Any;

use bots::Bot;
use game_core::{Game, Seat, Viewer};

use crate::RunningGame;
use crate::running::Running;

/// A computer player in one seat of one game.
pub trait SeatedBot: Send {
    /// The notation of what the bot does, or nothing when the seat owes no decision or the game is not the one
    /// the bot was made for.
    fn decide(&mut self, game: &dyn RunningGame, seat: Seat) -> Option<String>;
}

pub(crate) struct Seated<G: Game>(pub(crate) Box<dyn Bot<G>>);

impl<G: Game> SeatedBot for Seated<G> {
    fn decide(&mut self, game: &dyn RunningGame, seat: Seat) -> Option<String> {
        let running = (game as &dyn Any).downcast_ref::<Running<G>>()?;
        if !running.game.deciding().contains(seat) {
            return None;
        }
        // Of the game the bot is shown the view of its seat and nothing else.
        let view = running.game.view(Viewer::Seat(seat));
        Some(self.0.decide(&view, seat).to_string())
    }
}
