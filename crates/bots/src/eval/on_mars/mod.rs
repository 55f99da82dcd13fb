//! What a position of On Mars is worth: the points that each player may be expected to end with.
//!
//! What is there and what may still bring points (goods, people, technologies, cards that are not built yet, contracts that
//! are not completed yet) is noted by `notes`; `terms` says what each note is worth early, halfway and late in a game.
//! A position in the middle of a turn is played on by `plan` to its end first: an action on whose cell a colonist
//! already stands is worth what will be made of it, and positions are compared at like moments.

mod alone;
mod notes;
mod plan;
mod terms;
mod wants;
mod weights;

use game_core::{Fx, Game, MAX_SEATS, Outcome, Seat, SoloResult};
use on_mars::{Action, OnMars, Phase, Who};

use super::notes::{Merit, Term};
use super::shares_from_leads;
use crate::judge::final_values;
use crate::{Dice, Judge, Judged, Settings, Values};

pub use weights::MarsWeights;

/// Decisions after which a turn is judged as it stands.
const LONGEST_TURN: usize = 48;

/// The judge of On Mars, with others and alone.
#[derive(Clone, Copy, Debug)]
pub struct MarsJudge {
    /// The hints.
    pub weights: MarsWeights,
    /// What the notes about a base are worth with others, and alone.
    terms: [&'static [Term]; 2],
    /// How the tree search plays.
    pub settings: Settings,
}

impl Default for MarsJudge {
    fn default() -> Self {
        let settings = Settings {
            exploration: 1.2,
            first_play: 0.3,
            turns: 8,
            tree_turns: 1,
            decisions: 60,
            others: false,
            worlds: 8,
            ..Settings::default()
        };
        MarsJudge { weights: MarsWeights::default(), terms: [terms::BY_REASON, terms::BY_REASON], settings }
    }
}

impl MarsJudge {
    /// Plays the running turn to its end by hints alone.
    fn settle(&self, game: &OnMars) -> OnMars {
        let mut world = *game;
        let mut fx = Fx::silent();
        let mut actions = Vec::new();
        let turn = self.turn(game);
        for _ in 0..LONGEST_TURN {
            let Some(seat) = world.deciding().iter().next() else { break };
            if self.turn(&world) != turn {
                break;
            }
            actions.clear();
            world.legal_actions(seat, &mut actions);
            let choice = plan::choose(&self.weights, &world, seat, &actions);
            world.apply(seat, actions[choice], &mut fx);
        }
        world
    }

    /// The points that each party may be expected to end with, as the position stands.
    pub fn merits(&self, game: &OnMars) -> Values {
        let mut merits = [0.0; MAX_SEATS];
        let terms = self.terms(game.seats());
        for (place, merit) in merits.iter_mut().enumerate().take(game.table().bases.len()) {
            let mut sum = Merit::new(terms, Self::age(game));
            notes::note(game, Who(place as u8), &mut sum);
            *merit = sum.sum;
        }
        merits
    }

    /// Everything the judge looks at in a base.
    pub fn notes(game: &OnMars, who: Who) -> Vec<(&'static str, f32)> {
        let mut list = Vec::new();
        notes::note(game, who, &mut list);
        list
    }

    /// How old the game is: 0 at its start, 1 when missions and levels have ended it.
    pub fn age(game: &OnMars) -> f32 {
        1.0 - notes::time_left(game.table())
    }

    /// What the notes are worth at a table with so many seats.
    pub fn terms(&self, seats: u8) -> &'static [Term] {
        self.terms[usize::from(seats == 1)]
    }

    /// The judge with other weights of the notes, at tables with this many seats.
    #[must_use]
    pub fn with_terms(mut self, seats: u8, terms: &'static [Term]) -> Self {
        self.terms[usize::from(seats == 1)] = terms;
        self
    }
}

/// A share of the victory by a lead.
fn share(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

impl Judge<OnMars> for MarsJudge {
    fn values(&self, game: &OnMars) -> Values {
        let settled = self.settle(game);
        if let Some(outcome) = settled.outcome() {
            return self.final_values(&outcome, settled.seats());
        }
        let merits = self.merits(&settled);
        let weights = &self.weights;
        if settled.seats() == 1 {
            let mut values = [0.0; MAX_SEATS];
            values[0] = alone::value(weights, &settled, [merits[0], merits[1]]);
            return values;
        }
        shares_from_leads(&merits[..usize::from(settled.seats())], weights.scale)
    }

    fn weigh(&self, game: &OnMars, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        weights.extend(actions.iter().map(|action| plan::weight(&self.weights, game, seat, action)));
    }

    fn playout(&self, game: &OnMars, seat: Seat, actions: &[Action], dice: &mut Dice, scratch: &mut Vec<f32>) -> usize {
        // Mostly what looks best, so that a line is judged by sensible play; now and then something else.
        if dice.unit() < 0.8 {
            return plan::choose(&self.weights, game, seat, actions);
        }
        self.weigh(game, seat, actions, scratch);
        dice.pick(scratch)
    }

    fn others(&self, game: &OnMars, seat: Seat, actions: &[Action], _: &mut Dice) -> usize {
        plan::choose(&self.weights, game, seat, actions)
    }

    /// Alone the demands of the goal count first, then the lead.
    fn final_values(&self, outcome: &Outcome, seats: u8) -> Values {
        let mut values = final_values(outcome, seats);
        if let Outcome::Solo { result, margin } = outcome {
            let lead = share(*margin as f32 / self.weights.scale);
            values[0] = if *result == SoloResult::Won { 0.9 + 0.1 * lead } else { 0.1 * lead };
        }
        values
    }

    fn turn(&self, game: &OnMars) -> u32 {
        let open = game.table();
        let down = open.bases.iter().filter(|base| base.down).count() as u32;
        let phase = match open.phase {
            Phase::Setup => 0,
            Phase::Colonization => 1 + down,
            Phase::Shuttle => 6 + (4 - open.turn.order.len() as u32),
            Phase::Scoring | Phase::Over => 12,
        };
        16 * u32::from(open.round) + phase
    }

    fn settings(&self) -> Settings {
        self.settings
    }
}

impl Judged for OnMars {
    type Judge = MarsJudge;

    fn judge() -> MarsJudge {
        MarsJudge::default()
    }
}
