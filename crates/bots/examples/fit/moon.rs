//! Welcome to the Moon: what a sheet says at the end of a turn about its final score, or alone about the lead over ASTRA.

use bots::eval::{MoonJudge, Term, shares};
use game_core::{Game, Seat, Seed};
use welcome_to_the_moon::{Action, Options, WelcomeToTheMoon};

use crate::pupil::{Noted, Pupil};

/// An adventure.
pub(crate) struct Moon {
    pub(crate) adventure: u8,
    pub(crate) seats: u8,
    /// The highest level of ASTRA; the games take all up to it in turn.
    pub(crate) level: u8,
}

impl Pupil for Moon {
    type Game = WelcomeToTheMoon;

    fn title(&self) -> String {
        format!("adventure {}", self.adventure)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn notes(&self) -> (Vec<&'static str>, &'static [Term]) {
        let game = WelcomeToTheMoon::setup(&self.options(0), self.seats, Seed::from(1)).expect("one or two can play");
        let names = MoonJudge::notes(&game, Seat(0)).iter().map(|(name, _)| *name).collect();
        (names, MoonJudge::default().terms(self.adventure, self.seats))
    }

    fn judge(&self, terms: &'static [Term]) -> MoonJudge {
        MoonJudge::default().with_terms(self.adventure, self.seats, terms)
    }

    #[allow(clippy::needless_update, reason = "further options stay as they are by default")]
    fn options(&self, seed: u64) -> Options {
        let astra = 1 + (seed % u64::from(self.level)) as u8;
        Options { adventure: self.adventure, astra, ..Options::default() }
    }

    fn note(&self, game: &WelcomeToTheMoon, seat: Seat, action: Action, noted: &mut Vec<Noted>) {
        if action == Action::Confirm {
            let shares = shares(MoonJudge::age(game));
            let notes = MoonJudge::notes(game, seat).into_iter();
            noted.push(Noted { seat, row: notes.flat_map(|(_, value)| shares.map(|share| share * value)).collect() });
        }
    }

    fn ends(&self, game: &WelcomeToTheMoon) -> Vec<f32> {
        Seat::all(self.seats).map(|seat| MoonJudge::final_points(game, seat)).collect()
    }

    fn length(&self, game: &WelcomeToTheMoon) -> f64 {
        f64::from(game.turn())
    }
}
