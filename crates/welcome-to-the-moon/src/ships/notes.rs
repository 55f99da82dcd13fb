//! What is worth saying about a move in adventure 7.

use super::data::{DATA, SHIPS};
use super::{ShipsCommon, ShipsSheet};
use crate::grid::Bits;
use crate::notes::{Note, left, spots};
use crate::state::Desk;

type Sheet = ShipsSheet;

pub(super) fn notes(was: &Desk<Sheet>, is: &Desk<Sheet>, _: &ShipsCommon, into: &mut Vec<Note>) {
    for module in DATA.ships.iter().flat_map(|ship| &ship.modules) {
        match left(was, is, module.slots) {
            None => {}
            Some(0) => into.push(Note::ModuleFilled { spots: spots::<Sheet>(module.slots) }),
            Some(left) => into.push(Note::ModuleLeft { left: left.count_ones(), spots: spots::<Sheet>(left) }),
        }
    }
    let (was, is) = (&was.sheet, &is.sheet);
    for ship in Bits(is.doubled.0 & !was.doubled.0).iter() {
        let spots = vec![DATA.printed.spot(DATA.ships[usize::from(ship)].greenhouse)];
        into.push(Note::GreenhouseFirst { spots });
    }
    let reached = is.reached.0 & !was.reached.0;
    if reached != 0 {
        into.push(Note::WithinReach { count: reached.count_ones(), spots: spots::<Sheet>(reached) });
    }
    let tanks = Bits(is.tanks.0 & !was.tanks.0);
    if !tanks.is_empty() {
        let spots = tanks.iter().map(|tank| DATA.tanks[usize::from(tank)]).collect();
        into.push(Note::ModuleDoubled { spots });
    }
    for ship in 0..SHIPS {
        if is.energies[ship] != was.energies[ship] {
            let [before, after] = [was, is].map(|sheet| DATA.module_points.of(sheet.energies[ship].len(), false));
            into.push(Note::ModuleWorth { before, after });
        }
        if is.plants[ship] != was.plants[ship] {
            let doubled = is.doubled.has(ship as u8);
            let [before, after] = [was, is].map(|sheet| DATA.greenhouse_points.of(sheet.plants[ship].len(), doubled));
            into.push(Note::GreenhouseWorth { before, after });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adventure::Adventure;
    use crate::notes::{desk, kinds, written};
    use crate::spot::Spot;
    use crate::state::Task;

    /// § WM-7.10 WM-7.17
    #[test]
    fn blocks() {
        let (start, common) = (desk::<Sheet>(), ShipsCommon::default());
        let slots = DATA.ships[0].modules[0].slots;
        let but_one = written(&start, &common, slots & (slots - 1));
        assert_eq!(kinds(&start, &but_one, &common), ["module_left"]);
        let full = written(&but_one, &common, slots & slots.wrapping_neg());
        assert_eq!(kinds(&but_one, &full, &common), ["module_filled"]);
        let house = DATA.ships[0].greenhouse.bit();
        assert_eq!(kinds(&start, &written(&start, &common, house), &common), ["greenhouse_first"]);
        let taken = ShipsCommon { taken: Bits(u64::MAX) };
        assert!(kinds(&start, &written(&start, &taken, house), &taken).is_empty());
    }

    /// § WM-7.4 WM-7.17
    #[test]
    fn marks() {
        let (start, common) = (desk::<Sheet>(), ShipsCommon::default());
        let marked = |spot: Spot| {
            let mut desk = start;
            Sheet::mark(&mut desk, &common, Task::Effect, spot);
            kinds(&start, &desk, &common)
        };
        let door = start
            .sheet
            .airlocks_within_reach()
            .find(|airlock| DATA.airlocks[usize::from(*airlock)].joins & !start.sheet.reached.0 != 0);
        let door = door.expect("an airlock that leads on");
        assert_eq!(marked(DATA.airlocks[usize::from(door)].spot), ["within_reach"]);
        assert_eq!(marked(DATA.tanks[0]), ["module_doubled"]);
        assert_eq!(marked(DATA.ships[0].engine[usize::from(start.sheet.energies[0].len())]), ["module_worth"]);
        assert_eq!(marked(DATA.ships[0].plants[usize::from(start.sheet.plants[0].len())]), ["greenhouse_worth"]);
    }
}
