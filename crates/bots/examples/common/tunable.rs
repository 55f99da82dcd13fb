//! Judges whose numbers can be set by name.

use bots::Settings;
use bots::eval::{MarsJudge, MoonJudge, NexusJudge, PlanetJudge, SkyJudge};

/// A judge whose numbers can be set by name.
pub(crate) trait Tunable: Copy {
    /// The settings of the search.
    fn settings_mut(&mut self) -> &mut Settings;

    /// A weight of the evaluation or of the hints.
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

/// Sets what `NAME=VALUE` says: a setting of the search or a weight.
pub(crate) fn set(judge: &mut impl Tunable, text: &str) -> Result<(), String> {
    let (name, value) = text.split_once('=').ok_or_else(|| format!("`{text}` is not NAME=VALUE"))?;
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
