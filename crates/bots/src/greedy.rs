//! The player who looks one decision ahead.

use game_core::{Fx, Game, Rng, Seat, Seed};

use crate::judge::{drop_ruinous, next_to_decide, value_now};
use crate::{Bot, Judge};

/// Worlds in which each action is tried. The same ones for all actions, with the same dice to come: then two
/// actions differ in value by what they do and not by luck.
const WORLDS: usize = 4;

/// No chain of forced decisions is longer in practice; a bound keeps an odd game from looping.
const MAX_FORCED: usize = 64;

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
            let value = worlds.iter().map(|world| self.value_after(world, seat, action, &mut forced)).sum();
            // The first of equals wins: the order of legal actions is fixed, so the choice is too.
            if value > best.1 {
                best = (action, value);
            }
        }
        best.0
    }
}

impl<J> Greedy<J> {
    /// What the seat may expect after an action and the decisions that it leaves no choice about.
    fn value_after<G: Game>(&self, world: &G, seat: Seat, action: G::Action, forced: &mut Vec<G::Action>) -> f32
    where
        J: Judge<G>,
    {
        let mut world = world.clone();
        let mut fx = Fx::silent();
        world.apply(seat, action, &mut fx);
        for _ in 0..MAX_FORCED {
            let Some(next) = next_to_decide(&world, seat) else { break };
            forced.clear();
            world.legal_actions(next, forced);
            let [only] = forced[..] else { break };
            world.apply(next, only, &mut fx);
        }
        value_now(&self.judge, &world, seat)
    }
}
