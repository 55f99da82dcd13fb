//! What is gained and not yet carried out.

use planet_unknown::{Item, Terrain, Tile, Track};

use super::scene::Scene;
use super::tracks::{self, Prospects};

/// What the pending gains are worth, each by the best that can be made of it.
pub(super) fn merit(scene: &Scene<'_>, tracks: &Prospects) -> f32 {
    let owed: f32 = scene.desk.board().owed.iter().map(|owed| tracks::civ(scene, owed.level)).sum();
    owed + scene.desk.items().iter().map(|item| worth(scene, tracks, *item)).sum::<f32>()
}

/// Every track.
const ANY: u8 = 0b1_1111;

fn worth(scene: &Scene<'_>, steps: &Prospects, item: Item) -> f32 {
    let weights = scene.weights;
    match item {
        Item::Station { track, alt, .. } => steps.step(track).max(steps.best(alt)),
        Item::Energy { tracks, .. } => steps.best(tracks),
        Item::Boost { .. } | Item::BoostOrPeek => steps.best(ANY),
        Item::Advance { tracks, steps: times, bonuses, .. } => {
            steps.best(tracks) * f32::from(times) * if bonuses { 1.0 } else { 0.5 }
        }
        Item::Different { left, tracks } => 0.9 * steps.best(tracks) * f32::from(left),
        Item::Raise { .. } => 4.0,
        Item::Regress { steps: times, .. } => -0.5 * f32::from(times),
        Item::Patch { .. } => weights.patch,
        Item::Stored => weights.stored * f32::from(scene.desk.board().stored),
        Item::Choice { .. } => weights.boost.max(weights.patch),
        Item::Rover | Item::ExtraRover => tracks::rover(scene),
        Item::Pod | Item::CollectPods { .. } => tracks::pod(scene),
        Item::CollectMeteor { .. } | Item::Relocate => 0.8,
        Item::DestroyMeteors { left } => f32::from(left),
        Item::Clear => 2.0,
        Item::Civ { level, .. } | Item::Pick { level } => tracks::civ(scene, level),
        Item::Extra { advance } => {
            if advance {
                3.0
            } else {
                1.5
            }
        }
        Item::Keep => 2.5,
        Item::Meteor | Item::Scrap | Item::LosePod | Item::LoseCollected | Item::Cancel => -1.0,
        Item::Place => offer(scene, steps),
        Item::Planet | Item::Corporation | Item::Discard => 0.0,
        Item::Flux { .. } | Item::Rotate | Item::Reposition | Item::Empty => 0.0,
    }
}

/// What the better one of the tiles on offer promises for the tracks. What it does to the planet is seen when it lies
/// there.
fn offer(scene: &Scene<'_>, steps: &Prospects) -> f32 {
    let promise = |tile: &Tile| {
        let terrain = tile.facts().terrain;
        let of = |terrain: Terrain| match terrain.track() {
            Some(Track::Water) => 0.6 * steps.step(Track::Water),
            Some(track) => steps.step(track),
            None => 0.8 * steps.best(ANY),
        };
        of(terrain[0]) + of(terrain[1])
    };
    scene.game.offers(scene.seat).iter().flatten().map(promise).fold(0.0, f32::max)
}
