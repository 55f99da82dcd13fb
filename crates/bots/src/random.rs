//! The player who does anything.

use game_core::{Game, Rng, Seat, Seed, Stream};

use crate::judge::drop_ruinous;
use crate::{Bot, Judge};

/// Takes any legal action, all equally likely, except that it never throws itself out of the game.
#[derive(Clone, Debug)]
pub struct Random<J> {
    judge: J,
    rng: Rng,
}

impl<J> Random<J> {
    /// A player whose choices follow from the seed.
    pub fn new(judge: J, seed: Seed) -> Self {
        Random { judge, rng: Rng::new(seed) }
    }
}

impl<G: Game, J: Judge<G>> Bot<G> for Random<J> {
    fn decide(&mut self, view: &G::View, seat: Seat) -> G::Action {
        let world = G::imagine(view, &mut self.rng.fork());
        let mut actions = world.legal_list(seat);
        drop_ruinous(&self.judge, &world, seat, &mut actions);
        actions[self.rng.below(Stream::Table, actions.len() as u32) as usize]
    }
}
