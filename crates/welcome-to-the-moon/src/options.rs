//! What is chosen at the lobby.

use game_core::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::ADVENTURES;

/// Chosen at the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which adventure is played. § WM-0.1
    pub adventure: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options { adventure: 1 }
    }
}

pub(crate) fn specs(seats: Vec<u8>) -> Vec<OptionSpec> {
    let adventures = OptionKind::Number { values: ADVENTURES.map(i32::from).to_vec(), default: 1 };
    vec![OptionSpec { id: "adventure".into(), kind: adventures, source: "rulebook".into(), seats }]
}
