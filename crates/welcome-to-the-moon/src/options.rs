//! What is chosen at the lobby.

use game_core::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::astra::LEVELS;
use crate::board::ADVENTURES;

/// Chosen at the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which adventure is played, if not a campaign. § WM-0.1
    pub adventure: u8,
    /// All eight adventures in a row. § WM-C.1
    pub campaign: bool,
    /// The level of ASTRA, for a single player. § WM-S.1
    pub astra: u8,
    /// Whether ASTRA's level goes up with every adventure of a campaign that is won. § WM-C.11
    pub ascending: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { adventure: 1, campaign: false, astra: 1, ascending: false }
    }
}

pub(crate) fn specs(seats: Vec<u8>) -> Vec<OptionSpec> {
    let spec = |id: &str, kind: OptionKind, source: &str, seats: &[u8]| OptionSpec {
        id: id.into(),
        kind,
        source: source.into(),
        seats: seats.to_vec(),
    };
    let adventures = OptionKind::Number { values: ADVENTURES.map(i32::from).to_vec(), default: 1 };
    let levels = OptionKind::Number { values: LEVELS.map(i32::from).collect(), default: 1 };
    vec![
        spec("adventure", adventures, "rulebook", &seats),
        spec("campaign", OptionKind::Flag { default: false }, "rulebook", &seats),
        spec("astra", levels, "rulebook", &[1]),
        spec("ascending", OptionKind::Flag { default: false }, "reconstructed", &[1]),
    ]
}
