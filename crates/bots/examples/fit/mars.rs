//! On Mars with two players: what their bases, one set against the other, say at the end of a turn about the final lead.

use bots::eval::{MarsJudge, Term, shares};
use game_core::{Game, Seat, Seed, Viewer};
use on_mars::{Action, OnMars, Options, Who};

use crate::pupil::{Noted, Pupil};

/// What nobody can do anything about: whoever has just had a turn is ahead by it. Not a note of the judge.
pub(crate) const MOVED: &str = "moved";

/// The game with default options.
pub(crate) struct Mars;

impl Pupil for Mars {
    type Game = OnMars;

    fn title(&self) -> String {
        OnMars::SLUG.to_owned()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn notes(&self) -> (Vec<&'static str>, &'static [Term]) {
        let game = OnMars::setup(&Options::default(), 2, Seed::from(1)).expect("two can play");
        let names = MarsJudge::notes(&game, Who(0)).into_iter().map(|(name, _)| name);
        (names.chain([MOVED]).collect(), MarsJudge::default().terms(2))
    }

    fn judge(&self, terms: &'static [Term]) -> MarsJudge {
        MarsJudge::default().with_terms(2, terms)
    }

    fn options(&self, _: u64) -> Options {
        Options::default()
    }

    fn note(&self, game: &OnMars, seat: Seat, action: Action, noted: &mut Vec<Noted>) {
        if action == Action::End {
            let shares = shares(MarsJudge::age(game));
            let (own, other) = (MarsJudge::notes(game, seat.into()), MarsJudge::notes(game, Who(1 - seat.0)));
            let leads = own.iter().zip(&other).map(|((_, own), (_, other))| own - other).chain([1.0]);
            noted.push(Noted { seat, row: leads.flat_map(|lead| shares.map(|share| share * lead)).collect() });
        }
    }

    fn ends(&self, game: &OnMars) -> Vec<f32> {
        let sheets = game.scores(Viewer::Spectator);
        let lead = (sheets[0].total() - sheets[1].total()) as f32;
        vec![lead, -lead]
    }

    fn length(&self, game: &OnMars) -> f64 {
        f64::from(game.table().round)
    }
}
