//! What a position of Skymines is worth: the points that each party may be expected to end with.
//!
//! `outlook` lets everybody go on as they stand: what their cards, slots and markers bring in the rounds that are left, where
//! they put it, and what the companies are worth then. `person` reads what somebody will make of cards, markers, tank and
//! research; `weights` holds the numbers. `plan` makes moves of it.

mod outlook;
mod person;
mod plan;
mod sets;
mod terms;
mod weights;

use game_core::{Game, List, Outcome, Seat};
use skymines::{Action, Company, Phase, Skymines, Spot};

use super::notes::Term;
use super::shares_from_leads;
use crate::judge::final_values;
use crate::{Dice, Judge, Judged, Settings, Values};

pub use weights::SkyWeights;

/// Judges by the points that may be expected.
#[derive(Clone, Copy, Debug)]
pub struct SkyJudge {
    /// What it makes of what it sees.
    pub weights: SkyWeights,
    /// How much of that comes true for people and for a Luna.
    terms: [&'static [Term]; 2],
    /// How the tree search plays.
    pub settings: Settings,
}

impl Default for SkyJudge {
    fn default() -> Self {
        SkyJudge {
            weights: SkyWeights::default(),
            terms: [terms::PEOPLE, terms::LUNAS],
            settings: Settings {
                exploration: 1.5,
                first_play: 0.3,
                turns: 1,
                tree_turns: 1,
                others: false,
                worlds: 16,
                ..Settings::default()
            },
        }
    }
}

impl SkyJudge {
    /// The points that each party may expect to have in the end, people first.
    pub fn merits(&self, game: &Skymines) -> List<f32, 4> {
        outlook::merits(&self.weights, game)
    }

    /// The points that each party may expect where positions of different lines are compared: when a round begins, what usually
    /// comes true of their merits.
    pub fn expected(&self, game: &Skymines) -> List<f32, 4> {
        if begins(game) { outlook::forecast(&self.weights, &self.terms, game) } else { self.merits(game) }
    }

    /// What each party may expect in parts, people first, while a round begins.
    pub fn notes(&self, game: &Skymines) -> Option<Vec<Vec<(&'static str, f32)>>> {
        let list = |parts: &outlook::Parts| {
            let mut list = Vec::new();
            parts.note(&mut list);
            list
        };
        begins(game).then(|| outlook::parts(&self.weights, game).iter().map(list).collect())
    }

    /// How old the game is, from 0 in the first round to 1 in the last.
    pub fn age(game: &Skymines) -> f32 {
        outlook::age(game)
    }

    /// How much of each part comes true, for people and for a Luna.
    pub fn terms(&self) -> [&'static [Term]; 2] {
        self.terms
    }

    /// The judge that believes other shares to come true.
    #[must_use]
    pub fn with_terms(mut self, people: &'static [Term], lunas: &'static [Term]) -> Self {
        self.terms = [people, lunas];
        self
    }

    /// By how much a seat may expect to be ahead of the best other player.
    fn lead(&self, game: &Skymines, seat: Seat) -> f32 {
        let merits = self.merits(game);
        let others = merits.iter().enumerate().filter(|(place, _)| *place != seat.index());
        let best = others.map(|(_, merit)| *merit).fold(f32::NEG_INFINITY, f32::max);
        let own = merits.as_slice()[seat.index()];
        if best.is_finite() { own - best } else { own }
    }

    fn scale(&self, game: &Skymines) -> f32 {
        self.weights.scale + self.weights.scale_round * f32::from(7 - game.table().round.min(7))
    }
}

/// Whether a round is about to be planned: where the lines of a search are compared.
fn begins(game: &Skymines) -> bool {
    let waiting = |seat| game.planned(seat).is_empty() && game.deciding().contains(seat);
    game.table().phase == Phase::Planning && Seat::all(game.table().seats).all(waiting)
}

/// The column whose top piece is best taken: one that is nearly empty, since its last cell stays open and counts double.
fn best_column(game: &Skymines, company: Company, actions: &[Action], wanted: Spot) -> Option<u8> {
    let station = &game.table().stations[company];
    let columns = actions.iter().filter_map(|action| match action {
        Action::Enter { spot, column } if *spot == wanted => *column,
        _ => None,
    });
    columns.min_by_key(|column| {
        let column = &station.columns[usize::from(*column)];
        (column.bottom_open, column.pieces)
    })
}

impl Judge<Skymines> for SkyJudge {
    fn values(&self, game: &Skymines) -> Values {
        shares_from_leads(self.expected(game).as_slice(), self.scale(game))
    }

    fn weigh(&self, game: &Skymines, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        plan::weigh(self, game, seat, actions, weights);
    }

    fn playout(&self, game: &Skymines, seat: Seat, actions: &[Action], dice: &mut Dice, _: &mut Vec<f32>) -> usize {
        plan::choose(self, game, seat, actions, dice)
    }

    fn others(&self, game: &Skymines, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
        plan::choose(self, game, seat, actions, dice)
    }

    /// A sure win is still played well, and a sure defeat too.
    fn final_values(&self, outcome: &Outcome, seats: u8) -> Values {
        let mut values = final_values(outcome, seats);
        if let Outcome::Solo { margin, .. } = outcome {
            let lead = *margin as f32 / self.weights.scale;
            values[0] = 0.5 + 0.5 * lead / (1.0 + lead.abs());
        }
        values
    }

    /// A round: lines are compared when the next one is planned, which is the same moment for all of them.
    fn turn(&self, game: &Skymines) -> u32 {
        let open = game.table();
        let part =
            u32::from(open.chapter) * 100 + u32::from(open.series.games) * 10 + u32::from(open.phase == Phase::Token);
        100 * part + u32::from(open.round)
    }

    fn settings(&self) -> Settings {
        self.settings
    }
}

impl Judged for Skymines {
    type Judge = SkyJudge;

    fn judge() -> SkyJudge {
        SkyJudge::default()
    }
}
