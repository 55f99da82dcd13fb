//! What is worth saying about a move in adventure 5.

use super::data::{AREAS, DATA, LEVELS};
use super::{CityCommon, CitySheet, level_here};
use crate::grid::Bits;
use crate::notes::{Note, fresh, left, spots, wrote_with};
use crate::pieces::Effect;
use crate::state::Desk;

type Sheet = CitySheet;

pub(super) fn notes(was: &Desk<Sheet>, is: &Desk<Sheet>, _: &CityCommon, into: &mut Vec<Note>) {
    let ends = |top: bool| {
        let is_end = |slot: &crate::grid::Slot| DATA.race_at[slot.index()].is_some();
        let ends = crate::grid::each(fresh(was, is)).filter(is_end).fold(0, |all, slot| all | slot.bit());
        if top { ends & DATA.tops } else { ends & !DATA.tops }
    };
    if ends(true) != 0 {
        into.push(Note::RoofReached { spots: spots::<Sheet>(ends(true)) });
    }
    if ends(false) != 0 {
        into.push(Note::BaseReached { spots: spots::<Sheet>(ends(false)) });
    }
    let grows = [Effect::Plant, Effect::Water].into_iter().any(|effect| wrote_with(was, is, effect));
    if grows && level_here(is).is_none() {
        into.push(Note::NoTower);
    }
    let idle = was.sheet.dome == is.sheet.dome && is.sheet.dome.candidates(is.turn.number).next().is_none();
    if wrote_with(was, is, Effect::Robot) && idle {
        into.push(Note::NoDome);
    }
    note_symbols(&was.sheet, &is.sheet, into);
    for &tower in &DATA.printed.families[0] {
        match left(was, is, tower) {
            None => {}
            Some(0) => into.push(Note::SkyscraperFilled { spots: spots::<Sheet>(tower) }),
            Some(left) => into.push(Note::StoreysLeft { left: left.count_ones(), spots: spots::<Sheet>(left) }),
        }
    }
}

fn note_symbols(was: &Sheet, is: &Sheet, into: &mut Vec<Note>) {
    for level in 0..LEVELS {
        let [before, after] = [was, is].map(|sheet| sheet.symbols(level));
        if before != after {
            into.push(Note::TowerSymbols { level: level + 1, before, after });
        }
    }
    let split = Bits(is.dome.split.0 & !was.dome.split.0);
    if !split.is_empty() {
        let spots = split.iter().map(|section| DATA.sections[usize::from(section)].spot).collect();
        into.push(Note::DomeSplit { spots });
    }
    if is.dome.built != was.dome.built {
        into.push(Note::DomeLeft { left: is.dome.unbuilt() });
    }
    if is.crew != was.crew {
        into.push(Note::CrewCrossed { before: was.crew, after: is.crew });
    }
    for area in (0..AREAS).filter(|&area| is.energy[area] > was.energy[area]) {
        into.push(Note::Worth { before: was.row(area).to_vec(), after: is.row(area).to_vec() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adventure::Adventure;
    use crate::grid::{Slot, each};
    use crate::notes::{desk, kinds, written};
    use crate::pieces::Number;
    use crate::spot::Spot;
    use crate::state::Task;

    /// § WM-5.6 WM-5.8 WM-5.18
    #[test]
    fn skyscrapers() {
        let (start, common) = (desk::<Sheet>(), CityCommon::default());
        let tower = DATA.printed.families[0][0];
        let (bottom, top) = (tower & tower.wrapping_neg(), tower & DATA.tops);
        let middle = written(&start, &common, tower & !bottom & !top);
        assert_eq!(kinds(&start, &middle, &common), ["storeys_left"]);
        let roofed = written(&middle, &common, top);
        assert_eq!(kinds(&middle, &roofed, &common), ["roof_reached", "storeys_left"]);
        let full = written(&roofed, &common, bottom);
        assert_eq!(kinds(&roofed, &full, &common), ["base_reached", "skyscraper_filled"]);
    }

    /// § WM-5.3 WM-5.13
    #[test]
    fn effects_that_do_nothing() {
        let (start, common) = (desk::<Sheet>(), CityCommon::default());
        let wrote = |slot: Slot, effect: Effect, number: u8| {
            let mut desk = written(&start, &common, slot.bit());
            desk.turn.slot = Some(slot);
            desk.turn.effect = Some(effect);
            desk.turn.number = Number::whole(number);
            kinds(&start, &desk, &common)
        };
        let unlinked = each(DATA.printed.writable).find(|slot| DATA.level_at[slot.index()].is_none());
        let unlinked = unlinked.expect("a cell without a tower level");
        assert!(wrote(unlinked, Effect::Plant, 1).contains(&"no_tower".to_owned()));
        let dome = [1, 2].map(|number| wrote(unlinked, Effect::Robot, number).contains(&"no_dome".to_owned()));
        let open = [1, 2].map(|number| start.sheet.dome.candidates(Number::whole(number)).next().is_some());
        assert_eq!(dome, open.map(|open| !open));
        let mut built = start;
        built.sheet.dome.built.0 = u64::from(u16::MAX);
        let mut desk = built;
        desk.turn.slot = Some(unlinked);
        desk.turn.effect = Some(Effect::Robot);
        assert_eq!(kinds(&built, &desk, &common), ["no_dome"]);
    }

    /// § WM-5.14 WM-5.16 WM-5.20
    #[test]
    fn marks() {
        let (start, common) = (desk::<Sheet>(), CityCommon::default());
        let marked = |task: Task, spot: Spot| {
            let mut desk = start;
            Sheet::mark(&mut desk, &common, task, spot);
            kinds(&start, &desk, &common)
        };
        assert_eq!(marked(Task::Effect, DATA.levels[0].water), ["tower_symbols"]);
        assert_eq!(marked(Task::Split, DATA.sections[0].spot), ["dome_split"]);
        assert_eq!(marked(Task::Effect, DATA.sections[0].spot), ["dome_left"]);
        assert_eq!(marked(Task::Effect, DATA.crew[0]), ["crew_crossed"]);
        assert_eq!(marked(Task::Effect, DATA.areas[0].rows[0]), ["worth"]);
    }
}
