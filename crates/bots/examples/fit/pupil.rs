//! What can be fitted: a judge that takes notes.

use bots::eval::Term;
use bots::{Dice, Judge, Judged};
use game_core::{Fx, Game, Seat};

/// What a judge noted of a position, each note by its early, halfway and late share, and whose end it should predict.
pub(crate) struct Noted {
    pub(crate) seat: Seat,
    pub(crate) row: Vec<f32>,
}

/// A game with notes about it.
pub(crate) trait Pupil: Sync {
    type Game: Judged;

    /// What it is called while it learns.
    fn title(&self) -> String;

    /// How many play.
    fn seats(&self) -> u8;

    /// All notes and what they are worth so far; a table that does not fit is not known.
    fn notes(&self) -> (Vec<&'static str>, &'static [Term]);

    /// The judge with other weights.
    fn judge(&self, terms: &'static [Term]) -> <Self::Game as Judged>::Judge;

    /// The options of a game.
    fn options(&self, seed: u64) -> <Self::Game as Game>::Options;

    /// Notes the position before somebody acts, if this is a moment for it.
    fn note(&self, game: &Self::Game, seat: Seat, action: <Self::Game as Game>::Action, noted: &mut Vec<Noted>);

    /// What each seat should have expected.
    fn ends(&self, game: &Self::Game) -> Vec<f32>;

    /// How long a game took.
    fn length(&self, game: &Self::Game) -> f64;
}

/// A judge whose hints look one decision ahead, in the world as it is.
#[derive(Clone, Copy)]
pub(crate) struct Looking<J> {
    pub(crate) judge: J,
    /// Whether they do; if not, they are the hints of the judge.
    pub(crate) looks: bool,
}

impl<G: Game, J: Judge<G>> Judge<G> for Looking<J> {
    fn values(&self, game: &G) -> bots::Values {
        self.judge.values(game)
    }

    fn weigh(&self, game: &G, seat: Seat, actions: &[G::Action], weights: &mut Vec<f32>) {
        self.judge.weigh(game, seat, actions, weights);
    }

    fn playout(&self, game: &G, seat: Seat, actions: &[G::Action], dice: &mut Dice, scratch: &mut Vec<f32>) -> usize {
        if !self.looks {
            return self.judge.playout(game, seat, actions, dice, scratch);
        }
        let value = |action: G::Action| {
            let mut world = game.clone();
            world.apply(seat, action, &mut Fx::silent());
            let values = match world.outcome() {
                Some(outcome) => self.judge.final_values(&outcome, world.seats()),
                None => self.judge.values(&world),
            };
            values[seat.index()]
        };
        let mut best = (0, f32::NEG_INFINITY);
        for (place, action) in actions.iter().enumerate() {
            let value = value(*action);
            if value > best.1 {
                best = (place, value);
            }
        }
        best.0
    }
}
