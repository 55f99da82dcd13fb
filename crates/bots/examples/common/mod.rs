//! Bots in one word, with settings and weights to try out: `mcts:500i+turns=2+worlds=8`.
//!
//! A bot may be followed by `+name=value` for any setting of the search, and in Nexus Ops, On Mars and Planet Unknown for
//! any weight of the evaluation.

pub(crate) mod tunable;

use bots::{Bot, BotSpec, Contestant, Greedy, Judge, Judged, Mcts, Random, SpecError};
use game_core::Seat;
use tunable::{Tunable, set};

/// A bot with its settings.
pub(crate) fn contestant<G: Judged<Judge: Tunable>>(text: &str) -> Result<Contestant<G>, String> {
    let mut parts = text.split('+');
    let spec: BotSpec = parts.next().unwrap_or_default().parse().map_err(|e: SpecError| e.to_string())?;
    let mut judge = G::judge();
    for part in parts {
        set(&mut judge, part)?;
    }
    Ok(Contestant::new(text, move |seed| {
        let fresh: Box<dyn Bot<G>> = match spec {
            BotSpec::Random => Box::new(Random::new(judge, seed)),
            BotSpec::Greedy => Box::new(Greedy::new(judge, seed)),
            BotSpec::Mcts { budget, threads } => Box::new(Mcts::new(judge, judge.settings(), budget, threads, seed)),
        };
        Box::new(Tiring { fresh, tired: Box::new(Random::new(judge, seed)), left: STAMINA })
    }))
}

/// Decisions after which a bot plays at random: weights that make for endless games must not stop the tuning.
const STAMINA: u32 = 2000;

struct Tiring<G: Judged> {
    fresh: Box<dyn Bot<G>>,
    tired: Box<dyn Bot<G>>,
    left: u32,
}

impl<G: Judged> Bot<G> for Tiring<G> {
    fn decide(&mut self, view: &G::View, seat: Seat) -> G::Action {
        self.left = self.left.saturating_sub(1);
        if self.left > 0 { self.fresh.decide(view, seat) } else { self.tired.decide(view, seat) }
    }
}
