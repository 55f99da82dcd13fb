//! A bot in a seat, whichever game it plays.

use std::any::Any;

use bots::Bot;
use game_core::{Game, Seat};

/// A computer player in one seat of one game.
pub trait SeatedBot: Send {
    /// The notation of what the bot does, or nothing when the game is not the one the bot was made for.
    fn decide(&mut self, sight: &Sight) -> Option<String>;
}

/// What a seat that has to decide sees of a game. It holds nothing else of the game, so a bot cannot look further.
pub struct Sight {
    view: Box<dyn Any + Send>,
    seat: Seat,
}

impl Sight {
    pub(crate) fn new<G: Game>(view: G::View, seat: Seat) -> Self {
        Sight { view: Box::new(view), seat }
    }
}

pub(crate) struct Seated<G: Game>(pub(crate) Box<dyn Bot<G>>);

impl<G: Game> SeatedBot for Seated<G> {
    fn decide(&mut self, sight: &Sight) -> Option<String> {
        let view = sight.view.downcast_ref::<G::View>()?;
        Some(self.0.decide(view, sight.seat).to_string())
    }
}
