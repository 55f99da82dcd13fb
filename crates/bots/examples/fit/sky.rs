//! Skymines alone against Luna 2: how much of what both may expect when a round begins comes true.

use bots::eval::{SkyJudge, Term, shares};
use game_core::{Game, Seat, Viewer};
use skymines::{Action, Options, Skymines};

use crate::pupil::{Noted, Pupil};

/// The game against Luna 2.
pub(crate) struct Sky;

/// How many parts there are for each party.
fn parts() -> usize {
    SkyJudge::default().terms()[0].len()
}

impl Pupil for Sky {
    type Game = Skymines;

    fn title(&self) -> String {
        Skymines::SLUG.to_owned()
    }

    fn seats(&self) -> u8 {
        1
    }

    /// First those of the person, then those of the Luna.
    fn notes(&self) -> (Vec<&'static str>, &'static [Term]) {
        let known: Vec<Term> = SkyJudge::default().terms().concat();
        (known.iter().map(|term| term.name).collect(), Box::leak(known.into_boxed_slice()))
    }

    fn judge(&self, terms: &'static [Term]) -> SkyJudge {
        let (people, lunas) = terms.split_at(parts());
        SkyJudge::default().with_terms(people, lunas)
    }

    fn options(&self, _: u64) -> Options {
        serde_json::from_str(r#"{"luna_1":"2"}"#).expect("legal options")
    }

    fn note(&self, game: &Skymines, seat: Seat, _: Action, noted: &mut Vec<Noted>) {
        let Some(notes) = SkyJudge::default().notes(game) else { return };
        let shares = shares(SkyJudge::age(game));
        let own = notes[0].iter().map(|(_, value)| *value);
        // What a Luna has is lost; she starts with nothing to be added.
        let luna = notes[1].iter().map(|(name, value)| if *name == "start" { 0.0 } else { -value });
        noted.push(Noted { seat, row: own.chain(luna).flat_map(|value| shares.map(|share| share * value)).collect() });
    }

    fn ends(&self, game: &Skymines) -> Vec<f32> {
        let luna: i32 = game.rivals().iter().map(|rival| rival.score.total()).sum();
        vec![(game.scores(Viewer::Spectator)[0].total() - luna) as f32]
    }

    fn length(&self, game: &Skymines) -> f64 {
        f64::from(game.table().round)
    }
}
