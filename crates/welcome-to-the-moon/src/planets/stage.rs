//! Sheets of adventure 8 as scenarios give and read them.

use super::data::{DATA, Place, Track};
use super::sheet::PlanetsSheet;
use crate::grid::Alike;
use crate::spot::Spot;

/// Marks what tells by itself whose side it is on, or is anybody's.
pub(super) fn mark(sheet: &mut PlanetsSheet, spot: Spot) -> Result<(), String> {
    match DATA.places[spot.index()] {
        Some(Place::Plant { planet, place }) => sheet.plants[usize::from(planet)] = Alike::first(place + 1),
        Some(Place::Water { planet, place }) => sheet.waters[usize::from(planet)] = Alike::first(place + 1),
        Some(Place::Area { side, track, place }) => {
            let side = &mut sheet.sides[usize::from(side)];
            let count = match track {
                Track::Plants => &mut side.plants,
                Track::Water => &mut side.water,
                Track::Worth(kind) => &mut side.worth[usize::from(kind)],
                Track::Planning => &mut side.planning,
                Track::Errors => &mut side.errors,
                Track::Crew => &mut side.astronauts,
            };
            *count = place + 1;
        }
        _ => return Err(format!("`{spot}` cannot be given as marked; write `{spot} 1` for side 1.")),
    }
    Ok(())
}

/// Puts symbols on moons and asteroids, by the side whose they are: `p1-m1 2`, `a3 1`.
pub(super) fn set_fact(sheet: &mut PlanetsSheet, name: &str, value: u8) -> bool {
    let Some(side) = value.checked_sub(1).and_then(|side| sheet.sides.get_mut(usize::from(side))) else {
        return false;
    };
    match name.parse::<Spot>().ok().and_then(|spot| DATA.places[spot.index()]) {
        Some(Place::Moon { place }) => side.moons.insert(place),
        Some(Place::Asteroid { asteroid }) if value == 1 => side.asteroids = asteroid + 1,
        Some(Place::Asteroid { asteroid }) => side.asteroids = DATA.asteroids.len() as u8 - asteroid,
        _ => return false,
    }
    true
}

/// The side that is played on and the astronauts it has stored; or the side whose symbol is on a moon or an asteroid,
/// 0 for nobody's.
pub(super) fn fact(sheet: &PlanetsSheet, name: &str) -> Option<i32> {
    Some(match name {
        "active" => i32::from(sheet.active) + 1,
        "stored" => sheet.side().stored().into(),
        spot => whose(sheet, spot.parse().ok()?)?.map_or(0, |side| side as i32 + 1),
    })
}

fn whose(sheet: &PlanetsSheet, spot: Spot) -> Option<Option<usize>> {
    match DATA.places[spot.index()]? {
        Place::Moon { place } => Some(sheet.sides.iter().position(|side| side.moons.has(place))),
        Place::Asteroid { asteroid } => Some(sheet.miner(asteroid.into())),
        _ => None,
    }
}
