//! Whole games by hints alone: some milliseconds each.

use bots::{Dice, Judge};
use game_core::{Fx, Game, Rng, Seat, Seed};

/// A game in which everybody follows the hints of a judge, and does anything in a share of `errors` of the decisions. Whatever
/// is done is shown to `watch` before.
pub(crate) fn by_hints<G: Game, J: Judge<G>>(
    options: &G::Options,
    judges: &[J],
    seed: u64,
    errors: f32,
    mut watch: impl FnMut(&G, Seat, G::Action),
) -> G {
    let seats = judges.len() as u8;
    let Ok(mut game) = G::setup(options, seats, Seed::from(seed)) else { panic!("these options can be played") };
    let mut dice = Dice::new(&mut Rng::new(Seed::from(!seed)));
    let (mut actions, mut scratch) = (Vec::new(), Vec::new());
    for _ in 0..G::CAP {
        let Some(seat) = game.deciding().iter().next() else { break };
        actions.clear();
        scratch.clear();
        game.legal_actions(seat, &mut actions);
        let choice = match actions.len() {
            1 => 0,
            many if errors > 0.0 && dice.unit() < errors => dice.below(many),
            _ => judges[seat.index()].playout(&game, seat, &actions, &mut dice, &mut scratch),
        };
        watch(&game, seat, actions[choice]);
        game.apply(seat, actions[choice], &mut Fx::silent());
    }
    game
}
