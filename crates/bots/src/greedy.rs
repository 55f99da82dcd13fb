//! The player who looks one decision ahead.

use game_core::{Game, Rng, Seat, Seed};

use crate::judge::{drop_ruinous, value_after};
use crate::{Bot, Judge};

/// Worlds in which each action is tried. The same ones for all actions, with the same dice to come: then two
/// actions differ in value by what they do and not by luck.
const WORLDS: usize = 4;

/// Tries every action in a few imagined worlds and takes the one whose position its judge likes best.
#[derive(Clone, Debug)]
pub struct Greedy<J> {
    judge: J,
    rng: Rng,
}

impl<J> Greedy<J> {
    /// A player whose imagination follows from the seed.
    pub fn new(judge: J, seed: Seed) -> Self {
        Greedy { judge, rng: Rng::new(seed) }
    }
}

impl<G: Game, J: Judge<G>> Bot<G> for Greedy<J> {
    fn decide(&mut self, view: &G::View, seat: Seat) -> G::Action {
        let mut rng = self.rng.fork();
        let first = G::imagine(view, &mut rng);
        let mut actions = first.legal_list(seat);
        drop_ruinous(&self.judge, &first, seat, &mut actions);
        if let [only] = actions[..] {
            return only;
        }
        let mut worlds = vec![first];
        worlds.extend((1..WORLDS).map(|_| G::imagine(view, &mut rng)));
        let mut forced = Vec::new();
        let mut best = (actions[0], f32::NEG_INFINITY);
        for action in actions {
            let value = worlds.iter().map(|world| value_after(&self.judge, world, seat, action, &mut forced)).sum();
            // The first of equals wins: the order of legal actions is fixed, so the choice is too.
            if value > best.1 {
                best = (action, value);
            }
        }
        best.0
    }
}
