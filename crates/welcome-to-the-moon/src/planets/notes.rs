//! What is worth saying about a move in adventure 8.

use super::data::{DATA, MOON, PLANETS, TYPES};
use super::marks::open_resources;
use super::{PlanetsCommon, PlanetsSheet};
use crate::notes::{Note, fresh, spots, wrote_with};
use crate::pieces::Effect;
use crate::state::Desk;

type Sheet = PlanetsSheet;

pub(super) fn notes(was: &Desk<Sheet>, is: &Desk<Sheet>, _: &PlanetsCommon, into: &mut Vec<Note>) {
    let moons = is.sheet.side().moons.0 & !was.sheet.side().moons.0;
    let active = usize::from(is.sheet.active);
    for planet in 0..PLANETS {
        let facts = &DATA.planets[planet];
        if facts.slots & fresh(was, is) == 0 && moons >> (MOON * planet) & 0b11 == 0 {
            continue;
        }
        let [mine, theirs] = [active, 1 - active].map(|side| is.sheet.symbols(side, planet));
        let spots = spots::<Sheet>(facts.slots);
        into.push(if is.sheet.is_full(facts) {
            Note::PlanetFull { mine, theirs, spots }
        } else {
            Note::PlanetSymbols { mine, theirs, spots }
        });
    }
    for effect in [Effect::Plant, Effect::Water] {
        let alike = was.sheet.plants == is.sheet.plants && was.sheet.waters == is.sheet.waters;
        if wrote_with(was, is, effect) && alike && open_resources(is, effect).next().is_none() {
            into.push(Note::NoStock { effect });
        }
    }
    note_area(&was.sheet, &is.sheet, into);
}

fn note_area(was: &Sheet, is: &Sheet, into: &mut Vec<Note>) {
    let (old, new) = (was.side(), is.side());
    if new.asteroids > old.asteroids
        && let Some(asteroid) = was.next_asteroid()
    {
        let facts = &DATA.asteroids[asteroid];
        into.push(Note::AsteroidMined { count: facts.bonuses.len(), spots: vec![facts.spot] });
    }
    for kind in (0..TYPES).filter(|&kind| new.worth[kind] > old.worth[kind]) {
        let [before, after] = [old, new].map(|side| vec![is.area().worth[kind].after(side.worth[kind])]);
        into.push(Note::Worth { before, after });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adventure::Adventure;
    use crate::grid::Slot;
    use crate::notes::{desk, kinds, written};
    use crate::state::Task;

    /// § WM-8.7 WM-8.13
    #[test]
    fn planets_and_moons() {
        let (start, common) = (desk::<Sheet>(), PlanetsCommon::default());
        let slots = DATA.planets[0].slots;
        let first = written(&start, &common, slots & slots.wrapping_neg());
        assert_eq!(kinds(&start, &first, &common), ["planet_symbols"]);
        let full = written(&first, &common, slots & (slots - 1));
        let mut said = Vec::new();
        notes(&first, &full, &common, &mut said);
        let mine = slots.count_ones() as usize;
        assert_eq!(said, [Note::PlanetFull { mine, theirs: 0, spots: spots::<Sheet>(slots) }]);
        let mut moon = start;
        Sheet::mark(&mut moon, &common, Task::Effect, DATA.planets[0].moon[0]);
        assert_eq!(kinds(&start, &moon, &common), ["planet_symbols"]);
    }

    /// § WM-8.9 WM-8.12 WM-8.15
    #[test]
    fn stocks_asteroids_and_values() {
        let (mut start, common) = (desk::<Sheet>(), PlanetsCommon::default());
        start.sheet.plants[0] = crate::grid::Alike::first(DATA.planets[0].plants.len() as u8);
        let slot = Slot(DATA.planets[0].slots.trailing_zeros() as u8);
        let mut wrote = written(&start, &common, slot.bit());
        wrote.turn.slot = Some(slot);
        wrote.turn.effect = Some(Effect::Plant);
        assert_eq!(kinds(&start, &wrote, &common), ["planet_symbols", "no_stock"]);
        let marked = |spot| {
            let mut desk = start;
            Sheet::mark(&mut desk, &common, Task::Effect, spot);
            kinds(&start, &desk, &common)
        };
        assert_eq!(marked(DATA.asteroids[0].spot), ["asteroid_mined"]);
        assert_eq!(marked(DATA.areas[0].worth[0].boxes[0]), ["worth"]);
    }
}
