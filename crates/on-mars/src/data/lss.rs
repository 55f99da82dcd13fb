//! The life support system and the colony level.

use game_core::words;
use serde_json::Value;

use super::effects::{Deed, read_deed};

words! {
    /// What a reward tile counts.
    /// § OM-8.20
    Per, "something that reward tiles count";
    #[default]
    TechLevel = "highest_tech_level",
    Ships = "ships_in_hangar",
    Advanced = "own_advanced_buildings",
    Mines = "mines_with_own_colonist_or_marker",
    Bots = "own_bots_on_mars",
    Discoveries = "own_discovery_tiles",
    Shelters = "own_shelters",
    Colonists = "colonists_in_living_quarters",
}

/// The life support system.
pub struct LssFacts {
    /// The topmost row.
    pub rows: u8,
    /// The row in which all markers start.
    pub start_row: u8,
    /// Points for the first building of a type.
    pub first: u8,
    /// The four benefits, in the order of [`crate::pieces::Benefit`].
    pub benefits: [Deed; 4],
    /// What each reward tile counts, and the points for each.
    pub tiles: [(Per, u8); 8],
    /// Ships that may leave the depot, by level.
    pub ships: [u8; 6],
    /// The space on which the shuttle lands, by level.
    pub shuttle: [u8; 6],
    /// Points for cubes in the progress area, by their number.
    pub progress: [u8; 6],
    /// Levels on reaching which cubes score.
    pub progress_scored: [bool; 6],
    /// Levels on reaching which one mission less is needed.
    pub mission_less: [bool; 6],
}

pub(super) fn read_lss(json: &str) -> LssFacts {
    let file: Value = super::read(json);
    let number = |value: &Value| value.as_u64().unwrap_or_else(|| panic!("{value} should be a number")) as u8;
    let levels = file["level_table"].as_array().map(Vec::as_slice).unwrap_or_default();
    let by_level = |key: &str| -> [u8; 6] {
        std::array::from_fn(|level| level.checked_sub(1).map_or(0, |level| number(&levels[level][key])))
    };
    let reached = |step: &str| -> [bool; 6] {
        std::array::from_fn(|level| {
            let steps = level.checked_sub(1).and_then(|level| levels[level]["on_reach"].as_array());
            steps.is_some_and(|steps| steps.iter().any(|one| one == step))
        })
    };
    LssFacts {
        rows: number(&file["rows"]),
        start_row: number(&file["start_row"]),
        first: number(&file["first_build_bonus"]["op"]),
        benefits: std::array::from_fn(|place| read_deed(&file["benefit_choice"][place]["effect"], &Value::Null)),
        tiles: std::array::from_fn(|place| {
            let tile = &file["reward_tiles"][place];
            let per = tile["per"].as_str().unwrap_or_default().parse();
            (per.unwrap_or_else(|why: String| panic!("{why}")), number(&tile["op_each"]))
        }),
        ships: by_level("ships_from_depot_max"),
        shuttle: by_level("shuttle_space"),
        progress: std::array::from_fn(|cubes| number(&file["progress_scoring"]["op_by_cubes"][cubes])),
        progress_scored: reached("score_progress"),
        mission_less: reached("remaining_missions_minus_1"),
    }
}
