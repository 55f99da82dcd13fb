//! Corporations: tracks cell by cell, technologies, special rules.

use std::collections::BTreeMap;

use game_core::words;
use serde::Deserialize;

use super::read;
use crate::pieces::{Cell, TOP, Track};

words! {
    /// A technology, by its id in the data.
    /// § PU-5.9
    Tech, "a technology";
    #[default]
    IgnoreAdjacency = "ignore_adjacency",
    StorePatches = "store_patches",
    RoverPlus1 = "rover_plus_1",
    DoubleWater = "double_water",
    NoMeteors = "no_meteors",
    RoverDiagonal = "rover_diagonal",
    Reposition3 = "reposition_3",
    RepositionOnEnergy = "reposition_on_energy",
    FreeEnergyMoves = "free_energy_moves",
    Reposition1 = "reposition_1",
    FluxMoves = "flux_moves",
    FluxToMilestone = "flux_to_milestone",
    FluxUpgrade = "flux_upgrade",
    FluxCollectMeteor = "flux_collect_meteor",
    FluxAdvance = "flux_advance",
    RoverTilesAnywhere = "rover_tiles_anywhere",
    CarryMoves = "carry_moves",
    PatchOnCollect = "patch_on_collect",
    DestroyOnWater = "destroy_on_water",
    AdvanceRover = "advance_rover",
    SynergyForPatch = "synergy_for_patch",
    TeleportSameTerrain = "teleport_same_terrain",
    DoubleSynergy = "double_synergy",
    TechAsEnergy = "tech_as_energy",
    RowBenefits = "row_benefits",
    ExtraObjective = "extra_objective",
    CivTechAdjacent = "civ_tech_adjacent",
    RoverPlus1IfTwo = "rover_plus_1_if_two",
    ShiftSideways = "shift_sideways",
    RegressOne = "regress_one",
    ScoreHighest = "score_highest",
    SkipTrackers = "skip_trackers",
    WaterMoves = "water_moves",
    WaterIfNoIce = "water_if_no_ice",
    PatchOnWater = "patch_on_water",
    SynergyOnWater = "synergy_on_water",
    MovesOnCivTile = "moves_on_civ_tile",
    ExtraChoice = "extra_choice",
    TeleportCiv = "teleport_civ",
    SynergyOnCiv = "synergy_on_civ",
    TwoCardsEnd = "two_cards_end",
    ResetBiomass = "reset_biomass",
    PatchOnTiles = "patch_on_tiles",
    TwoPatches = "two_patches",
    DestroyMeteorsEnd = "destroy_meteors_end",
}

words! {
    /// A corporation's special rule.
    Special, "a special rule";
    #[default]
    None = "none",
    LifepodsOnTracks = "lifepods_on_tracks",
    FluxTrack = "flux_track",
    CarryMeteors = "carry_meteors",
    LifepodsOnTechs = "lifepods_on_techs",
    DiagonalAdvance = "diagonal_advance",
    WindingWater = "winding_water",
    RegressOnCiv = "regress_on_civ",
    ExpandBiomass = "expand_biomass",
}

/// What is printed on a corporation board.
pub struct CorporationFacts {
    /// How hard it is, 1 to 4.
    pub difficulty: u8,
    /// Rovers in the supply.
    pub rovers: u8,
    /// Its special rule.
    pub special: Special,
    /// The five tracks.
    pub tracks: [[CellFacts; TOP as usize + 1]; 5],
    /// Movement points at the end of the rover track.
    pub repeat: u8,
    /// The way of the water tracker, where it is not straight.
    pub path: Vec<Cell>,
    /// The technologies, from level 1 or A.
    pub techs: Vec<Tech>,
    /// Of each technology its bit among those of this corporation.
    bits: [u8; Tech::ALL.len()],
}

/// A cell of a track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellFacts {
    /// Whether a tracker can stand there.
    pub exists: bool,
    /// Medals at the end.
    pub medal: Option<u8>,
    /// Synergy boosts.
    pub synergy: u8,
    /// Level of a civ card, or 0.
    pub civ: u8,
    /// Whether it gives a patch.
    pub patch: bool,
    /// Whether it gives a rover.
    pub rover: bool,
    /// Movement points.
    pub moves: u8,
    /// Level of a technology, or 0.
    pub tech: u8,
    /// What may be taken instead of the patch.
    pub instead: Option<Instead>,
}

/// The other one of two bonuses, of which one is a patch.
/// § PU-11.18
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// A synergy boost.
    Synergy,
    /// One advance of a tracker.
    Advance(Track),
}

impl CellFacts {
    /// Whether the cell has a milestone.
    /// § PU-11.7
    pub fn milestone(&self) -> bool {
        self.civ > 0 || self.patch || self.rover || self.tech > 0
    }
}

impl CorporationFacts {
    /// A cell of a track.
    #[inline]
    pub fn cell(&self, cell: Cell) -> &CellFacts {
        &self.tracks[cell.track.index()][usize::from(cell.row)]
    }

    /// The bit of a technology among those of this corporation; 0 when it has none such.
    #[inline]
    pub(crate) fn bit(&self, tech: Tech) -> u8 {
        self.bits[tech.index()]
    }
}

#[derive(Deserialize)]
struct File {
    corporations: Vec<Raw>,
}

#[derive(Deserialize)]
struct Raw {
    id: String,
    difficulty: u8,
    rovers: u8,
    special: RawSpecial,
    techs: Vec<RawTech>,
    tracks: BTreeMap<Track, RawTrack>,
    #[serde(default)]
    water_path: Vec<RawPath>,
}

#[derive(Deserialize)]
struct RawSpecial {
    id: Special,
}

#[derive(Deserialize)]
struct RawTech {
    id: Tech,
}

#[derive(Deserialize)]
struct RawPath {
    track: Track,
    row: u8,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum RawTrack {
    Linear { cells: Vec<RawCell>, repeat_at_end: Option<Bonus> },
    Paired { steps: Vec<RawStep>, medals_between: Vec<RawMedal> },
}

#[derive(Deserialize)]
struct RawCell {
    medal: Option<u8>,
    #[serde(default)]
    bonuses: Vec<Bonus>,
    #[serde(default)]
    absent: bool,
}

#[derive(Deserialize)]
struct RawStep {
    rows: [u8; 2],
    choose_one: [Bonus; 2],
}

#[derive(Deserialize)]
struct RawMedal {
    row: u8,
    medal: u8,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Bonus {
    Synergy,
    CivCard { level: u8 },
    BiomassPatch,
    PlaceRover,
    Move { n: u8 },
    Tech { level: u8 },
    Advance { track: Track },
}

pub(super) fn read_corporations(json: &str) -> Vec<CorporationFacts> {
    let file: File = read(json);
    file.corporations.into_iter().map(facts).collect()
}

fn facts(raw: Raw) -> CorporationFacts {
    let mut tracks = [[CellFacts::default(); TOP as usize + 1]; 5];
    let mut repeat = 0;
    assert_eq!(raw.tracks.len(), tracks.len(), "tracks of {}", raw.id);
    for (track, printed) in &raw.tracks {
        if let RawTrack::Linear { repeat_at_end: Some(Bonus::Move { n }), .. } = printed {
            repeat = *n;
        }
        tracks[track.index()] = cells(printed);
    }
    let mut bits = [0; Tech::ALL.len()];
    for (place, tech) in raw.techs.iter().enumerate() {
        bits[tech.id.index()] = 1 << place;
    }
    CorporationFacts {
        difficulty: raw.difficulty,
        rovers: raw.rovers,
        special: raw.special.id,
        tracks,
        repeat,
        path: raw.water_path.iter().map(|step| Cell::new(step.track, step.row)).collect(),
        techs: raw.techs.iter().map(|tech| tech.id).collect(),
        bits,
    }
}

fn cells(printed: &RawTrack) -> [CellFacts; TOP as usize + 1] {
    let mut cells = [CellFacts::default(); TOP as usize + 1];
    match printed {
        RawTrack::Linear { cells: rows, .. } => {
            assert_eq!(rows.len(), cells.len(), "cells of a track");
            for (cell, row) in cells.iter_mut().zip(rows) {
                cell.exists = !row.absent;
                cell.medal = row.medal;
                row.bonuses.iter().for_each(|bonus| add(cell, *bonus));
            }
        }
        RawTrack::Paired { steps, medals_between } => {
            // The tracker stands on the upper of the two rows; nothing else of the track can be stood on.
            cells[0].exists = true;
            for step in steps {
                let cell = &mut cells[usize::from(step.rows[1])];
                cell.exists = true;
                step.choose_one.iter().for_each(|bonus| add(cell, *bonus));
                cell.instead = Some(match step.choose_one[0] {
                    Bonus::Advance { track } => Instead::Advance(track),
                    _ => Instead::Synergy,
                });
                cell.synergy = 0;
            }
            medals_between.iter().for_each(|between| cells[usize::from(between.row)].medal = Some(between.medal));
        }
    }
    cells
}

fn add(cell: &mut CellFacts, bonus: Bonus) {
    match bonus {
        Bonus::Synergy => cell.synergy += 1,
        Bonus::CivCard { level } => cell.civ = level,
        Bonus::BiomassPatch => cell.patch = true,
        Bonus::PlaceRover => cell.rover = true,
        Bonus::Move { n } => cell.moves = n,
        Bonus::Tech { level } => cell.tech = level,
        Bonus::Advance { .. } => {}
    }
}
