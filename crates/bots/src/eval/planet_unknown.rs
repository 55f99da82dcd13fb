//! Planet Unknown is judged by the medals so far, with what a seat has done in the present round.

use game_core::{Game, MAX_SEATS, Seat};
use planet_unknown::PlanetUnknown;

use super::shares_from_leads;
use crate::{Judge, Judged, Settings, Values};

/// A lead that makes a seat a favourite three to one; alone, such a lead over the target.
const SCALE: f32 = 10.0;

/// Judges by the score pads.
#[derive(Clone, Copy, Debug)]
pub struct PlanetJudge;

impl Judge<PlanetUnknown> for PlanetJudge {
    fn values(&self, game: &PlanetUnknown) -> Values {
        let mut merits = [0.0; MAX_SEATS];
        let seats = game.seats();
        for seat in Seat::all(seats) {
            merits[seat.index()] = game.medals_so_far(seat) as f32;
        }
        if let Some(target) = game.table().target() {
            let lead = (merits[0] - target as f32) / SCALE;
            merits = [0.0; MAX_SEATS];
            merits[0] = 0.5 + 0.5 * lead / (1.0 + lead.abs());
            return merits;
        }
        shares_from_leads(&merits[..usize::from(seats)], SCALE)
    }

    fn turn(&self, game: &PlanetUnknown) -> u32 {
        game.round().into()
    }

    fn settings(&self) -> Settings {
        Settings::default()
    }
}

impl Judged for PlanetUnknown {
    type Judge = PlanetJudge;

    fn judge() -> PlanetJudge {
        PlanetJudge
    }
}
