//! Adventure 6 as its file holds it.

use serde::Deserialize;

use crate::track::{RawPairs, RawSymbol};

#[derive(Deserialize)]
pub(super) struct Raw {
    pub(super) slots: Vec<RawSlot>,
    pub(super) floors: Vec<RawFloor>,
    pub(super) quarters: Vec<RawQuarter>,
    pub(super) walkways: Vec<RawWalkway>,
    pub(super) viruses: Vec<RawVirus>,
    pub(super) propagation_order: Vec<String>,
    pub(super) plant_track: RawTrack,
    pub(super) water_track: RawTrack,
    pub(super) infection_points_each: i32,
    pub(super) astronaut_track: RawPairs,
    pub(super) planning_track: RawPairs,
    pub(super) errors: RawErrors,
    pub(super) missions: Vec<RawMission>,
    pub(super) mission_boxes: Vec<RawTarget>,
}

#[derive(Deserialize)]
pub(super) struct RawSlot {
    pub(super) quarter: String,
}

#[derive(Deserialize)]
pub(super) struct RawFloor {
    pub(super) quarters: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct RawQuarter {
    pub(super) id: String,
    pub(super) slots: Vec<String>,
    pub(super) energies: Vec<RawEnergy>,
    pub(super) plants: Vec<RawSymbol>,
    pub(super) tank: Option<String>,
    pub(super) virus_target: Option<RawTarget>,
}

#[derive(Deserialize)]
pub(super) struct RawEnergy {
    pub(super) id: String,
    pub(super) pre_circled: bool,
}

/// Anything that belongs to a virus.
#[derive(Deserialize)]
pub(super) struct RawTarget {
    pub(super) virus: String,
}

#[derive(Deserialize)]
pub(super) struct RawWalkway {
    pub(super) id: String,
    pub(super) a: String,
    pub(super) b: String,
}

#[derive(Deserialize)]
pub(super) struct RawVirus {
    pub(super) id: String,
    pub(super) quarter: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct RawTrack {
    pub(super) rows: Vec<RawRow>,
    pub(super) values: Vec<i32>,
}

#[derive(Deserialize)]
pub(super) struct RawRow {
    pub(super) symbols: Vec<RawMarked>,
}

#[derive(Deserialize)]
pub(super) struct RawMarked {
    pub(super) id: String,
    pub(super) mark: Option<RawMark>,
}

#[derive(Deserialize)]
pub(super) struct RawMark {
    pub(super) id: String,
    pub(super) virus: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct RawErrors {
    pub(super) boxes: Vec<RawError>,
}

#[derive(Deserialize)]
pub(super) struct RawError {
    pub(super) bonus: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct RawMission {
    pub(super) condition: RawCondition,
}

#[derive(Deserialize)]
pub(super) struct RawCondition {
    pub(super) kind: String,
    #[serde(default)]
    pub(super) at_least: u32,
    #[serde(default)]
    pub(super) quarters: Vec<String>,
}
