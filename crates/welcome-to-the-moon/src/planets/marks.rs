//! What can be marked on a sheet of adventure 8, by an effect or as a bonus.

use game_core::RuleId;

use super::data::{DATA, MOON, PLANETS, Place, TYPES, Track};
use super::sheet::PlanetsSheet;
use crate::illegal::Illegal;
use crate::pieces::Effect;
use crate::prompt::effect_rule;
use crate::spot::Spot;
use crate::state::{Desk, Task};

/// The planet just written on.
fn planet_here(desk: &Desk<PlanetsSheet>) -> Option<usize> {
    desk.turn.slot.map(|slot| usize::from(DATA.planet_at[slot.index()]))
}

/// The plants or waters left on the planet just written on: those of a planet are alike.
/// § WM-8.9 WM-8.10
pub(super) fn open_resources(desk: &Desk<PlanetsSheet>, effect: Effect) -> impl Iterator<Item = Spot> {
    let sheet = &desk.sheet;
    let symbols = planet_here(desk).and_then(|planet| match effect {
        Effect::Plant => Some((sheet.plants[planet], &DATA.planets[planet].plants)),
        Effect::Water => Some((sheet.waters[planet], &DATA.planets[planet].waters)),
        _ => None,
    });
    symbols.into_iter().flat_map(|(marked, symbols)| marked.open(symbols))
}

/// The next box of a track of the side that is played on.
fn next_box(sheet: &PlanetsSheet, track: Track) -> Option<Spot> {
    let (side, area) = (sheet.side(), sheet.area());
    match track {
        Track::Plants => area.plants.next(side.plants),
        Track::Water => area.water.next(side.water),
        Track::Worth(kind) => area.worth[usize::from(kind)].next(side.worth[usize::from(kind)]),
        Track::Planning | Track::Errors | Track::Crew => None,
    }
}

/// Which effect is carried out now, and whether as a bonus: then plants and water need none on the planet.
/// § WM-8.15
fn at_work(desk: &Desk<PlanetsSheet>, task: Task) -> (Effect, bool) {
    match task {
        Task::Bonus { bonus, .. } => (bonus, true),
        _ => (desk.turn.effect.unwrap_or_default(), false),
    }
}

/// What may be marked.
/// § WM-8.9 WM-8.10 WM-8.11 WM-8.12 WM-8.13 WM-8.15
pub(super) fn open_marks(desk: &Desk<PlanetsSheet>, task: Task) -> impl Iterator<Item = Spot> {
    let (effect, as_bonus) = at_work(desk, task);
    let sheet = &desk.sheet;
    let one = match effect {
        Effect::Plant if as_bonus => next_box(sheet, Track::Plants),
        Effect::Water if as_bonus => next_box(sheet, Track::Water),
        Effect::Robot => sheet.next_asteroid().map(|asteroid| DATA.asteroids[asteroid].spot),
        _ => None,
    };
    let resources = (!as_bonus).then(|| open_resources(desk, effect)).into_iter().flatten();
    let types = if effect == Effect::Energy { TYPES as u8 } else { 0 };
    let moons = if effect == Effect::Planning { PLANETS } else { 0 };
    let worth = (0..types).filter_map(|kind| next_box(sheet, Track::Worth(kind)));
    one.into_iter().chain(resources).chain(worth).chain((0..moons).flat_map(|planet| sheet.free_moons(planet)))
}

/// Draws the symbol on the next asteroid. Its plants and water need no decision and are taken at once; types of
/// planets and moons are asked for.
/// § WM-8.11 WM-8.15
pub(super) fn mine_asteroid(desk: &mut Desk<PlanetsSheet>, asteroid: u8) {
    desk.sheet.side_mut().asteroids += 1;
    for &bonus in &DATA.asteroids[usize::from(asteroid)].bonuses {
        match bonus {
            Effect::Plant => cross(&mut desk.sheet, Track::Plants),
            Effect::Water => cross(&mut desk.sheet, Track::Water),
            _ => desk.agenda.push(Task::Bonus { bonus, optional: false }),
        }
    }
}

/// Crosses off the next box of a track, if one is left.
pub(super) fn cross(sheet: &mut PlanetsSheet, track: Track) {
    let (area, side) = (sheet.area(), sheet.side_mut());
    match track {
        Track::Plants => area.plants.cross(&mut side.plants),
        Track::Water => area.water.cross(&mut side.water),
        Track::Worth(kind) => area.worth[usize::from(kind)].cross(&mut side.worth[usize::from(kind)]),
        Track::Planning => area.planning.cross(&mut side.planning),
        Track::Errors => side.errors += 1,
        Track::Crew => side.astronauts += 1,
    }
}

/// Why something cannot be marked.
pub(super) fn refusal(desk: &Desk<PlanetsSheet>, task: Task, spot: Spot) -> Illegal {
    let (effect, as_bonus) = at_work(desk, task);
    let rule = RuleId(if as_bonus { "WM-8.15" } else { effect_rule(effect, 8) });
    let sheet = &desk.sheet;
    let after = |next: Option<Spot>| match next {
        Some(next) if next != spot => Illegal::NotNext { spot, next, rule },
        _ => Illegal::AlreadyMarked { spot, rule },
    };
    match (effect, DATA.places[spot.index()]) {
        (Effect::Plant, Some(Place::Plant { planet, .. })) | (Effect::Water, Some(Place::Water { planet, .. }))
            if !as_bonus =>
        {
            let here = planet_here(desk) == Some(planet.into());
            if here { Illegal::AlreadyMarked { spot, rule } } else { Illegal::OtherPlanet { spot, effect } }
        }
        (Effect::Robot, Some(Place::Asteroid { asteroid })) if sheet.miner(asteroid.into()).is_none() => {
            after(sheet.next_asteroid().map(|asteroid| DATA.asteroids[asteroid].spot))
        }
        (Effect::Robot, Some(Place::Asteroid { .. })) => Illegal::AlreadyMarked { spot, rule },
        (Effect::Planning, Some(Place::Moon { place })) => {
            let full = sheet.is_full(&DATA.planets[usize::from(place) / MOON]);
            if full { Illegal::MoonClosed { spot } } else { Illegal::AlreadyMarked { spot, rule } }
        }
        (_, Some(Place::Area { side, .. })) if side != sheet.active => Illegal::OtherSide { spot },
        (Effect::Energy, Some(Place::Area { track: track @ Track::Worth(_), .. }))
        | (Effect::Plant, Some(Place::Area { track: track @ Track::Plants, .. }))
        | (Effect::Water, Some(Place::Area { track: track @ Track::Water, .. }))
            if as_bonus || effect == Effect::Energy =>
        {
            after(next_box(sheet, track))
        }
        _ => Illegal::NotATarget { spot, effect },
    }
}
