//! Where judges are tried: games by hints alone and against an older judge, on the same deals.

use bots::eval::{MarsJudge, MarsWeights, SkyJudge, SkyWeights};
use bots::{Judge, Judged};
use game_core::{Game, Seat, Viewer};
use on_mars::OnMars;
use skymines::Skymines;

use crate::hints::by_hints;
use crate::tunable::Tunable;

/// A game whose hints can be bettered by play.
pub(crate) trait Ground: Judged<Judge: Tunable> {
    /// The weights that hints follow.
    const NAMES: &'static [&'static str];

    /// By how much the judge is ahead on a deal, alone or of the rival.
    fn result(judge: &Self::Judge, rival: &Self::Judge, seed: u64) -> f64;
}

impl Ground for Skymines {
    const NAMES: &'static [&'static str] = SkyWeights::NAMES;

    fn result(judge: &SkyJudge, rival: &SkyJudge, seed: u64) -> f64 {
        // A game of two takes three times as long.
        if seed.is_multiple_of(8) {
            return duel::<Skymines, _>(judge, rival, seed);
        }
        let options = serde_json::from_str(r#"{"luna_1":"2"}"#).expect("legal options");
        let game: Skymines = by_hints(&options, &[*judge], seed, 0.0, |_, _, _| ());
        let luna = game.rivals().iter().map(|rival| rival.score.total()).max().unwrap_or(0);
        points(&game)[0] - f64::from(luna)
    }
}

impl Ground for OnMars {
    const NAMES: &'static [&'static str] = MarsWeights::NAMES;

    /// Alone a demand that is not met costs ten points, in part if it has come some way; a lead of ten points is enough.
    fn result(judge: &MarsJudge, rival: &MarsJudge, seed: u64) -> f64 {
        if !seed.is_multiple_of(4) {
            return duel::<OnMars, _>(judge, rival, seed);
        }
        let game: OnMars = by_hints(&Default::default(), &[*judge], seed, 0.0, |_, _, _| ());
        let (need, lead) = game.lead();
        let mut missing = 0.0;
        game.demands(|_, done| missing += 10.0 - f64::from(done) / 10.0);
        f64::from(lead - need).clamp(-30.0, 10.0) - missing
    }
}

/// Both seats of a deal in turn.
fn duel<G: Game<Options: Default>, J: Judge<G> + Copy>(judge: &J, rival: &J, seed: u64) -> f64 {
    let play = |judges: [J; 2]| points(&by_hints::<G, J>(&Default::default(), &judges, seed, 0.0, |_, _, _| ()));
    let (first, second) = (play([*judge, *rival]), play([*rival, *judge]));
    (first[0] - first[1] + second[1] - second[0]) / 2.0
}

fn points<G: Game>(game: &G) -> Vec<f64> {
    let sheets = game.scores(Viewer::Spectator);
    Seat::all(game.seats()).map(|seat| f64::from(sheets[seat.index()].total())).collect()
}
