//! Everything that must hold of Nexus Ops.

use game_testkit::{laws, scenarios};
use nexus_ops::{NexusOps, Options};

laws!(NexusOps; seats: 2..=4; options: [
    Options::default(),
    Options {
        vp_target: 10,
        executive_orders: true,
        king_of_the_hill: true,
        top_priority: true,
        extra_exploration: true,
        ..Options::default()
    },
]);

mod teams {
    use super::*;

    laws!(NexusOps; seats: 4..=4; options: [
        Options { teams: true, top_priority: true, extra_exploration: true, ..Options::default() },
    ]);
}

scenarios!(NexusOps, "tests/scenarios");
