//! What can be chosen before the game.

use game_core::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::data;
use crate::illegal::Illegal;

/// The options. All of them combine.
/// § NX-13.7
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Victory points that win.
    /// § NX-13.1
    pub vp_target: u8,
    /// A Secret Mission for everyone in setup.
    /// § NX-13.2
    pub executive_orders: bool,
    /// A point instead of cards for the Monolith.
    /// § NX-13.3
    pub king_of_the_hill: bool,
    /// Draw two missions, keep one.
    /// § NX-13.4
    pub top_priority: bool,
    /// Six more exploration tiles in the mix.
    /// § NX-13.5
    pub extra_exploration: bool,
    /// Two against two.
    /// § NX-14.1
    pub teams: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            vp_target: data().default_target,
            executive_orders: false,
            king_of_the_hill: false,
            top_priority: false,
            extra_exploration: false,
            teams: false,
        }
    }
}

impl Options {
    /// Whether the game knows these options for so many seats.
    pub(crate) fn check(&self, seats: u8) -> Result<(), Illegal> {
        if !(2..=4).contains(&seats) {
            return Err(Illegal::WrongSeats { seats });
        }
        if !data().vp_targets.contains(&self.vp_target) {
            return Err(Illegal::WrongTarget { target: self.vp_target });
        }
        if self.teams && seats != 4 {
            return Err(Illegal::TeamsNeedFour { seats });
        }
        Ok(())
    }

    /// Victory points that win: a team counts both partners'.
    /// § NX-13.1 NX-14.2
    pub(crate) fn target(&self) -> u8 {
        if self.teams { data().team_target } else { self.vp_target }
    }
}

pub(crate) fn specs() -> Vec<OptionSpec> {
    let flag = |id: &str, source: &str, seats: &[u8]| OptionSpec {
        id: id.to_owned(),
        kind: OptionKind::Flag { default: false },
        source: source.to_owned(),
        seats: seats.to_vec(),
    };
    let any = [2, 3, 4];
    vec![
        OptionSpec {
            id: "vp_target".to_owned(),
            kind: OptionKind::Number {
                values: data().vp_targets.iter().map(|&v| i32::from(v)).collect(),
                default: i32::from(data().default_target),
            },
            source: "rulebook".to_owned(),
            seats: any.to_vec(),
        },
        flag("executive_orders", "public", &any),
        flag("king_of_the_hill", "public", &any),
        flag("top_priority", "public", &any),
        flag("extra_exploration", "reconstructed", &any),
        flag("teams", "reconstructed", &[4]),
    ]
}
