//! Everything that must hold of Nexus Ops.

mod endless;
mod moments;
mod notes;
mod odds;
mod properties;
mod sight;
mod ways;

use game_testkit::{drawings, fuzz, golden, journals, laws, scenarios, texts};
use nexus_ops::{NexusOps, Options};

/// The short game with every optional rule.
fn all_options() -> Options {
    Options {
        vp_target: 10,
        executive_orders: true,
        king_of_the_hill: true,
        top_priority: true,
        extra_exploration: true,
        teams: false,
    }
}

/// Two against two, with the rules that hide and find most.
fn team_options() -> Options {
    Options { teams: true, top_priority: true, extra_exploration: true, ..Options::default() }
}

laws!(NexusOps; seats: 2..=4; options: [Options::default(), all_options()]);

mod teams {
    use super::*;

    laws!(NexusOps; seats: 4..=4; options: [team_options()]);
}

texts!(NexusOps; options: [Options::default(), all_options()]);
scenarios!(NexusOps, "tests/scenarios");
drawings!(NexusOps);
journals!(NexusOps, "tests/journals");
golden!(NexusOps, "tests/golden";
    "two": seats 2, seed 1, options Options::default();
    "three-all-options": seats 3, seed 2, options all_options();
    "teams": seats 4, seed 3, options team_options());
fuzz!(NexusOps, "tests/scenarios");
