//! What the notes about a base are worth in points: early, halfway and late in a game.

use crate::eval::notes::{Term, term};

/// Set by reason from the prices of the game and tried in the arena.
pub(super) const BY_REASON: &[Term] = &[
    term("points", 1.0, 1.0, 1.0),
    term("mineral", 1.3, 0.81, 0.33),
    term("battery", 0.6, 0.38, 0.15),
    term("water", 0.7, 0.44, 0.18),
    term("plant", 0.8, 0.5, 0.2),
    term("oxygen", 0.9, 0.56, 0.23),
    term("crystal", 0.8, 0.5, 0.2),
    term("waiting", 0.7, 0.44, 0.18),
    term("colonists", 0.7, 0.44, 0.18),
    term("working", 0.0, 0.0, 0.0),
    term("slots", 0.1, 0.05, 0.0),
    term("bots", 1.5, 0.75, 0.0),
    term("shelters", 1.2, 0.6, 0.0),
    term("miners", 1.0, 0.5, 0.0),
    term("cubes", 1.5, 0.75, 0.0),
    term("ships_gone", 0.2, 0.1, 0.0),
    term("techs", 0.5, 0.25, 0.0),
    term("tech_levels", 0.7, 0.35, 0.0),
    term("built", 1.5, 0.75, 0.0),
    term("unbuilt", 0.56, 0.56, 0.0),
    term("unbuilt_points", 0.75, 0.75, 0.0),
    term("contract_done", 1.0, 1.0, 0.95),
    term("contract_ahead", 0.5, 0.25, 0.0),
    term("scientists", 3.0, 1.5, 0.0),
    term("scientists_coming", 2.0, 1.0, 0.0),
    term("goals", 0.6, 0.38, 0.15),
    term("goal_met", 4.0, 4.0, 4.0),
    term("goal_near", 0.0, 0.0, 0.0),
    term("find", 0.8, 0.4, 0.0),
    term("sites", 0.25, 0.13, 0.0),
    term("shuttle", 0.0, 0.0, 0.0),
];
