//! Welcome to the Moon is judged by the points so far, with what a seat has marked in the present turn.

use game_core::{Game, MAX_SEATS, Seat};
use welcome_to_the_moon::WelcomeToTheMoon;

use super::shares_from_leads;
use crate::{Judge, Judged, Settings, Values};

/// A lead that makes a seat a favourite three to one.
const SCALE: f32 = 25.0;

/// Judges by the score pads.
#[derive(Clone, Copy, Debug)]
pub struct MoonJudge;

impl Judge<WelcomeToTheMoon> for MoonJudge {
    fn values(&self, game: &WelcomeToTheMoon) -> Values {
        let mut merits = [0.0; MAX_SEATS];
        let seats = game.seats();
        for seat in Seat::all(seats) {
            merits[seat.index()] = game.points_so_far(seat) as f32;
        }
        shares_from_leads(&merits[..usize::from(seats)], SCALE)
    }

    fn turn(&self, game: &WelcomeToTheMoon) -> u32 {
        game.turn().into()
    }

    fn settings(&self) -> Settings {
        Settings::default()
    }
}

impl Judged for WelcomeToTheMoon {
    type Judge = MoonJudge;

    fn judge() -> MoonJudge {
        MoonJudge
    }
}
