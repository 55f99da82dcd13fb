//! ASTRA on a sheet of adventure 8: she plays the side that the player does not.

use super::data::{DATA, MOON, PLANETS, Place};
use super::sheet::{PlanetsSheet, SYMBOLS};
use crate::astra::Choices;
use crate::card::Card;
use crate::grid::{Slot, each};
use crate::pieces::{Effect, Number};
use crate::spot::Spot;

/// The side of ASTRA on the sheet that is played on.
/// § WM-S.8
fn her_side(sheet: &PlanetsSheet) -> usize {
    usize::from(1 - sheet.active)
}

/// How many symbols of the player are on a planet and its moon.
fn symbols(sheet: &PlanetsSheet, planet: usize) -> u32 {
    let mine = usize::from(sheet.active);
    let moon = sheet.sides[mine].moons.0 >> (MOON * planet) & 0b11;
    let filled = each(DATA.planets[planet].slots & sheet.grid.filled());
    filled.filter(|slot| sheet.grid.cell(*slot) == SYMBOLS[mine]).count() as u32 + moon.count_ones()
}

/// The moons that her effect card hits: of the planets that are not full and have a free place on the moon, those with
/// most symbols of the player. The second symbol goes to the same moon while there is room.
/// § WM-S.11
pub(super) fn strikes(sheet: &PlanetsSheet, before: Option<Spot>) -> Choices {
    let same = before.and_then(|spot| match DATA.places[spot.index()] {
        Some(Place::Moon { place }) => sheet.free_moons(usize::from(place) / MOON).next(),
        _ => None,
    });
    if let Some(spot) = same {
        return [spot].into_iter().collect();
    }
    let open =
        || (0..PLANETS).filter_map(|planet| sheet.free_moons(planet).next().map(|spot| (spot, symbols(sheet, planet))));
    let most = open().map(|(_, symbols)| symbols).max();
    open().filter(|(_, symbols)| Some(*symbols) == most).map(|(spot, _)| spot).collect()
}

/// Draws her symbol on a moon.
/// § WM-S.11
pub(super) fn strike(sheet: &mut PlanetsSheet, spot: Spot) {
    if let Some(Place::Moon { place }) = DATA.places[spot.index()] {
        let side = her_side(sheet);
        sheet.sides[side].moons.insert(place);
    }
}

/// The spaces that she may take with a card: the first free one of each planet that the number leads to. While all of
/// them are full, the number goes up; after 15 comes 1.
/// § WM-S.8 WM-C.8
pub(super) fn moves(sheet: &PlanetsSheet, card: Card) -> Choices {
    let face = card.face();
    let first_free = |planet: &super::data::Planet| {
        let free = planet.slots & !sheet.grid.filled();
        (free != 0).then(|| DATA.printed.spot(Slot(free.trailing_zeros() as u8)))
    };
    if face.number == Number::X {
        return DATA.planets.iter().filter_map(first_free).take(1).collect();
    }
    let fitting = |number: Number| {
        DATA.planets.iter().filter(move |planet| planet.numbers.contains(&number)).filter_map(first_free)
    };
    let mut choices = Choices::new();
    for number in [Some(face.number), face.also].into_iter().flatten() {
        let spots = raised(number).map(|number| fitting(number).collect::<Choices>()).find(|spots| !spots.is_empty());
        for spot in spots.unwrap_or_default().iter() {
            if !choices.iter().any(|known| known == spot) {
                choices.push(*spot);
            }
        }
    }
    choices
}

/// The number, and those that follow it until all have come.
/// § WM-S.8 WM-C.8
fn raised(number: Number) -> impl Iterator<Item = Number> {
    const LAST: u8 = 15;
    let after = number.rounded_up();
    let next = if after > Number::whole(LAST) { 1 } else { after.whole_part().max(1) };
    let following = (0..LAST).map(move |step| Number::whole((next - 1 + step) % LAST + 1));
    [number].into_iter().chain(following)
}

/// She draws her symbol and uses the effect of the card on that planet, without any bonus.
/// § WM-S.8
pub(super) fn play(sheet: &mut PlanetsSheet, effect: Effect, spot: Spot) {
    let Some(slot) = DATA.printed.slot(spot) else { return };
    let side = her_side(sheet);
    sheet.grid.write(slot, SYMBOLS[side]);
    let planet = usize::from(DATA.planet_at[slot.index()]);
    let facts = &DATA.planets[planet];
    match effect {
        Effect::Plant => sheet.plants[planet].insert_next(facts.plants.len()),
        Effect::Water => sheet.waters[planet].insert_next(facts.waters.len()),
        Effect::Planning | Effect::Astronaut => {
            let moon = sheet.free_moons(planet).next();
            if let Some(moon) = moon {
                strike(sheet, moon);
            }
        }
        Effect::Robot | Effect::Energy => {
            let taken = sheet.sides[0].asteroids + sheet.sides[1].asteroids;
            sheet.sides[side].asteroids += u8::from(usize::from(taken) < DATA.asteroids.len());
        }
    }
}
