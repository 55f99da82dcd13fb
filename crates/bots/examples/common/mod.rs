//! Bots in one word, with settings and weights to try out: `mcts:500i+turns=2+worlds=8`.
//!
//! A bot may be followed by `+name=value` for any setting of the search, and in Nexus Ops, On Mars and Planet Unknown for
//! any weight of the evaluation.

use bots::eval::{MarsJudge, MoonJudge, NexusJudge, PlanetJudge, SkyJudge};
use bots::{Bot, BotSpec, Contestant, Greedy, Judge, Judged, Mcts, Random, Settings, SpecError};
use game_core::Seat;

/// A judge whose numbers can be set by name.
pub(crate) trait Tunable: Copy {
    /// The settings of the search.
    fn settings_mut(&mut self) -> &mut Settings;

    /// A weight of the evaluation.
    fn weight(&mut self, _name: &str) -> Option<&mut f32> {
        None
    }
}

impl Tunable for NexusJudge {
    fn settings_mut(&mut self) -> &mut Settings {
        &mut self.settings
    }

    fn weight(&mut self, name: &str) -> Option<&mut f32> {
        self.weights.by_name(name)
    }
}

impl Tunable for PlanetJudge {
    fn settings_mut(&mut self) -> &mut Settings {
        &mut self.settings
    }

    fn weight(&mut self, name: &str) -> Option<&mut f32> {
        self.weights.by_name(name)
    }
}

impl Tunable for MarsJudge {
    fn settings_mut(&mut self) -> &mut Settings {
        &mut self.settings
    }

    fn weight(&mut self, name: &str) -> Option<&mut f32> {
        self.weights.by_name(name)
    }
}

impl Tunable for SkyJudge {
    fn settings_mut(&mut self) -> &mut Settings {
        &mut self.settings
    }

    fn weight(&mut self, name: &str) -> Option<&mut f32> {
        self.weights.by_name(name)
    }
}

impl Tunable for MoonJudge {
    fn settings_mut(&mut self) -> &mut Settings {
        &mut self.settings
    }
}

/// A bot with its settings.
pub(crate) fn contestant<G: Judged<Judge: Tunable>>(text: &str) -> Result<Contestant<G>, String> {
    let mut parts = text.split('+');
    let spec: BotSpec = parts.next().unwrap_or_default().parse().map_err(|e: SpecError| e.to_string())?;
    let mut judge = G::judge();
    for part in parts {
        let (name, value) = part.split_once('=').ok_or_else(|| format!("`{part}` is not NAME=VALUE"))?;
        set(&mut judge, name, value)?;
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

fn set(judge: &mut impl Tunable, name: &str, value: &str) -> Result<(), String> {
    let settings = judge.settings_mut();
    match name {
        "exploration" => settings.exploration = number(value)?,
        "first_play" => settings.first_play = number(value)?,
        "first_sight" => settings.first_sight = number(value)?,
        "patience" => settings.patience = number(value)?,
        "turns" => settings.turns = number(value)?,
        "decisions" => settings.decisions = number(value)?,
        "tree_turns" => settings.tree_turns = number(value)?,
        "others" => settings.others = number(value)?,
        "worlds" => settings.worlds = number(value)?,
        "cpu_time" => settings.cpu_time = number(value)?,
        _ => {
            let weight = judge.weight(name).ok_or_else(|| format!("there is no weight `{name}`"))?;
            *weight = number(value)?;
        }
    }
    Ok(())
}

/// A number from the command line.
pub(crate) fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number that fits here"))
}
