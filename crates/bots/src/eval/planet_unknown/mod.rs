//! What a position of Planet Unknown is worth: the medals that each player may be expected to end with.
//!
//! What there is counts as it is. What may come is counted by its likelihood, which depends on the rounds that are left:
//! a planet takes tiles only as long as there is room, and the first player who finds no room ends the game for all.
//!
//! - `ground`: each row and column by the squares it lacks and how many shapes could still cover them; meteorites;
//! - `tracks`: what the next cells of each tracker hold; technologies;
//! - `rovers`: what they have before them;
//! - `goals`: comparisons with neighbours, private objectives;
//! - `pending`: what is gained and not yet carried out.
//!
//! `plan` makes sensible moves of it, one decision after another, for hints and for the turns that a search looks ahead.

mod goals;
mod ground;
mod pending;
mod plan;
mod quick;
mod rovers;
mod scene;
mod tracks;
mod weights;

use game_core::{Game, MAX_SEATS, Outcome, Seat};
use planet_unknown::{Action, Desk, PlanetUnknown, Room};

use super::shares_from_leads;
use crate::judge::final_values;
use crate::{Dice, Judge, Judged, Settings, Values};
use scene::{Outside, Scene, rounds, rounds_of_others, rounds_of_table};
use tracks::Prospects;

pub use weights::PlanetWeights;

/// The judge of every planet and corporation, for any number of players.
#[derive(Clone, Copy, Debug)]
pub struct PlanetJudge {
    /// What things are worth.
    pub weights: PlanetWeights,
    /// The same where events end the game.
    pub timed: PlanetWeights,
    /// How the tree search plays.
    pub settings: Settings,
}

impl Default for PlanetJudge {
    fn default() -> Self {
        PlanetJudge {
            weights: PlanetWeights::default(),
            timed: PlanetWeights::timed(),
            settings: Settings {
                exploration: 1.5,
                first_play: 0.3,
                turns: 3,
                tree_turns: 1,
                others: false,
                worlds: 12,
                ..Settings::default()
            },
        }
    }
}

impl PlanetJudge {
    fn weights(&self, game: &PlanetUnknown) -> &PlanetWeights {
        if game.table().mix.is_some() { &self.timed } else { &self.weights }
    }

    /// The medals that a seat may expect to have in the end.
    pub fn merit(&self, game: &PlanetUnknown, seat: Seat) -> f32 {
        let desk = game.desk_of(seat);
        let room = desk.board().room(game.shapes_left());
        let outside = Outside::new(game, seat, rounds_of_others(game, seat, self.weights(game)));
        self.merit_of(game, seat, desk, &room, &outside)
    }

    /// The same for a desk as it might become, with what stays the same found out before.
    fn merit_of(&self, game: &PlanetUnknown, seat: Seat, desk: &Desk, room: &Room, outside: &Outside) -> f32 {
        let scene = Scene::new(game, seat, desk, room, self.weights(game), outside);
        let tracks = Prospects::new(&scene);
        let sure = desk.board().sure_medals(desk.hand()) as f32;
        let stored = self.weights(game).stored * f32::from(desk.board().stored);
        sure + stored
            + ground::merit(&scene)
            + tracks.merit
            + rovers::merit(&scene)
            + goals::merit(&scene)
            + pending::merit(&scene, &tracks)
    }
}

/// A share of the victory by a lead: more is better without end, so that a sure win is still played well.
fn share(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

impl Judge<PlanetUnknown> for PlanetJudge {
    fn values(&self, game: &PlanetUnknown) -> Values {
        let (seats, shapes, weights) = (game.seats(), game.shapes_left(), self.weights(game));
        let mut rooms = [Room::default(); MAX_SEATS];
        let mut left = [f32::MAX; MAX_SEATS];
        for seat in Seat::all(seats) {
            rooms[seat.index()] = game.boards_of(seat).room(shapes);
            left[seat.index()] = rounds(&rooms[seat.index()], weights);
        }
        let table = rounds_of_table(game);
        let mut merits = [0.0; MAX_SEATS];
        for seat in Seat::all(seats) {
            let others = Seat::all(seats).filter(|other| *other != seat).map(|other| left[other.index()]);
            let outside = Outside::new(game, seat, others.fold(table, f32::min));
            merits[seat.index()] = self.merit_of(game, seat, game.desk_of(seat), &rooms[seat.index()], &outside);
        }
        // The longer a game goes on, the less a lead says.
        let scale = weights.scale + weights.scale_round * left.into_iter().fold(table, f32::min);
        if let Some(target) = game.table().target() {
            merits[0] = share((merits[0] - target as f32) / scale);
            return merits;
        }
        shares_from_leads(&merits[..usize::from(seats)], scale)
    }

    fn weigh(&self, game: &PlanetUnknown, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        plan::weigh(self, game, seat, actions, weights);
    }

    fn playout(&self, game: &PlanetUnknown, seat: Seat, actions: &[Action], _: &mut Dice, _: &mut Vec<f32>) -> usize {
        plan::choose(self, game, seat, actions)
    }

    fn others(&self, game: &PlanetUnknown, seat: Seat, actions: &[Action], _: &mut Dice) -> usize {
        plan::hurry(self, game, seat, actions)
    }

    /// A step that costs nothing and brings nothing could be taken forever.
    fn ruinous(&self, game: &PlanetUnknown, seat: Seat, action: &Action) -> bool {
        matches!(action, Action::Move { .. }) && plan::idles(self, game, seat, *action)
    }

    /// Alone the margin counts.
    fn final_values(&self, outcome: &Outcome, seats: u8) -> Values {
        let mut values = final_values(outcome, seats);
        if let Outcome::Solo { margin, .. } = outcome {
            values[0] = share(*margin as f32 / self.timed.scale);
        }
        values
    }

    fn turn(&self, game: &PlanetUnknown) -> u32 {
        game.round().into()
    }

    fn settings(&self) -> Settings {
        self.settings
    }
}

impl Judged for PlanetUnknown {
    type Judge = PlanetJudge;

    fn judge() -> PlanetJudge {
        PlanetJudge::default()
    }
}
