//! The corporation: what lies ahead of each tracker, and what technologies do.

use planet_unknown::data::CellFacts;
use planet_unknown::{Special, Tech, Track};

use super::scene::{CELLS, Scene};

/// What the tracks hold.
pub(super) struct Prospects {
    /// What may be expected of all of them, and what the technologies at hand are worth.
    pub(super) merit: f32,
    /// What one more step of each tracker is worth: its bonuses at once, its medal, and what comes into reach.
    steps: [f32; 5],
}

impl Prospects {
    pub(super) fn new(scene: &Scene<'_>) -> Self {
        let mut merit = techs(scene);
        let steps = Track::ALL.map(|track| {
            let (ahead, step) = outlook(scene, track);
            merit += ahead;
            step
        });
        Prospects { merit, steps }
    }

    /// What a step of the tracker is worth.
    pub(super) fn step(&self, track: Track) -> f32 {
        self.steps[track.index()]
    }

    /// The best step among a set of tracks.
    pub(super) fn best(&self, tracks: u8) -> f32 {
        Track::of(tracks).map(|track| self.step(track)).fold(0.0, f32::max)
    }
}

/// What may be expected of a track, and what a step on it is worth.
fn outlook(scene: &Scene<'_>, track: Track) -> (f32, f32) {
    let board = scene.desk.board();
    let pace = if track == Track::Water { wetness(scene) } else { 1.0 };
    let mut medal = board.track_medals(track) as f32;
    let (mut now, mut after, mut next) = (0.0, 0.0, None);
    for (place, cell) in board.ahead(track).take(CELLS).enumerate() {
        let gain = cell.medal.map_or(0.0, |higher| f32::from(higher) - medal);
        medal += gain;
        let worth = scene.weights.medal * gain + worth(scene, cell);
        now += scene.chances[place] * worth;
        match place.checked_sub(1) {
            Some(before) => after += scene.chances[before] * worth,
            None => next = Some(worth),
        }
    }
    let beyond = if track == Track::Rover { scene.point * f32::from(board.repeat()) } else { 0.0 };
    (pace * now, next.map_or(beyond, |next| next + pace * (after - now)))
}

/// Water wants ice: without it only boosts and power stations advance its tracker.
fn wetness(scene: &Scene<'_>) -> f32 {
    let board = scene.desk.board();
    let ice = (board.free() & board.planet.facts().ice).len() as f32;
    (0.5 + 0.5 * ice / (1.0 + 0.6 * scene.rounds)).min(1.0)
}

/// What the bonuses of a cell are worth.
fn worth(scene: &Scene<'_>, cell: &CellFacts) -> f32 {
    let weights = scene.weights;
    let mut worth = weights.boost * f32::from(cell.synergy) + scene.point * f32::from(cell.moves);
    if cell.civ > 0 {
        worth += civ(scene, cell.civ);
    }
    if cell.patch {
        worth += weights.patch;
    }
    if cell.rover {
        worth += rover(scene);
    }
    if cell.tech > 0 {
        let techs = &scene.desk.board().corporation.facts().techs;
        worth += techs.get(usize::from(cell.tech) - 1).map_or(0.0, |tech| use_of(scene, *tech));
    }
    worth
}

/// A civ card of a level.
pub(super) fn civ(scene: &Scene<'_>, level: u8) -> f32 {
    scene.weights.civ + scene.weights.civ_level * f32::from(level.max(1) - 1)
}

/// Another rover, as long as there is one and something to do for it.
pub(super) fn rover(scene: &Scene<'_>) -> f32 {
    let board = scene.desk.board();
    if board.supply == 0 {
        return 0.0;
    }
    let first = board.rovers.is_empty();
    scene.share(8.0) * if first { scene.weights.rover } else { scene.weights.rover_more }
}

/// The technologies that work now.
fn techs(scene: &Scene<'_>) -> f32 {
    let board = scene.desk.board();
    let all = board.corporation.facts().techs.iter().enumerate();
    all.filter(|(place, _)| board.techs >> place & 1 != 0).map(|(_, tech)| use_of(scene, *tech)).sum()
}

/// What a technology is worth while rounds are left to use it.
fn use_of(scene: &Scene<'_>, tech: Tech) -> f32 {
    let (often, once) = match tech {
        // What pays again and again.
        Tech::SynergyOnWater | Tech::FluxAdvance | Tech::SynergyOnCiv | Tech::DoubleSynergy => (3.0, 0.0),
        Tech::NoMeteors | Tech::PatchOnWater | Tech::DoubleWater | Tech::WaterIfNoIce => (2.5, 0.0),
        Tech::RoverPlus1 | Tech::AdvanceRover | Tech::SkipTrackers | Tech::FluxUpgrade => (2.0, 0.0),
        Tech::SynergyForPatch | Tech::TwoPatches | Tech::FluxCollectMeteor => (2.0, 0.0),
        Tech::FluxMoves | Tech::CarryMoves | Tech::WaterMoves | Tech::MovesOnCivTile => (1.5, 0.0),
        Tech::RoverDiagonal | Tech::FreeEnergyMoves | Tech::TeleportSameTerrain | Tech::TeleportCiv => (1.5, 0.0),
        Tech::TechAsEnergy | Tech::ShiftSideways | Tech::PatchOnCollect | Tech::RoverPlus1IfTwo => (1.5, 0.0),
        // What pays once, or in the end.
        Tech::TwoCardsEnd => (0.0, 5.0),
        Tech::ExtraObjective | Tech::FluxToMilestone | Tech::RowBenefits => (1.0, 1.5),
        Tech::ScoreHighest => (0.0, 3.0),
        Tech::DestroyMeteorsEnd | Tech::StorePatches => (0.3, 1.0),
        _ => (1.0, 0.0),
    };
    let spent = match tech {
        Tech::ExtraObjective | Tech::FluxToMilestone | Tech::RowBenefits => used(scene, tech),
        _ => false,
    };
    if spent { 0.0 } else { scene.weights.tech * (often * scene.share(15.0) + once) }
}

fn used(scene: &Scene<'_>, tech: Tech) -> bool {
    let board = scene.desk.board();
    let place = board.corporation.facts().techs.iter().position(|of| *of == tech);
    place.is_some_and(|place| board.used_game >> place & 1 != 0)
}

/// What a lifepod is worth: for some corporations much more than its medal.
pub(super) fn pod(scene: &Scene<'_>) -> f32 {
    let more = match scene.desk.board().special() {
        Special::LifepodsOnTechs => 2.0 * scene.share(15.0),
        Special::LifepodsOnTracks => 0.5 * scene.share(15.0),
        _ => 0.0,
    };
    1.0 + more
}
