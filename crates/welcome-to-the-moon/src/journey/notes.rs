//! What is worth saying about a move in adventure 2.

use super::data::{DATA, STATIONS};
use super::{JourneyCommon, JourneySheet, next_energy, open_plants};
use crate::grid::{Bits, Slot};
use crate::notes::{Note, left, spots, wrote_with};
use crate::pieces::{Effect, Prize};
use crate::state::Desk;

type Sheet = JourneySheet;

pub(super) fn notes(was: &Desk<Sheet>, is: &Desk<Sheet>, common: &JourneyCommon, into: &mut Vec<Note>) {
    for section in is.sheet.sections() {
        match left(was, is, section) {
            None => {}
            Some(0) => into.push(Note::SectionFilled { length: section.count_ones(), spots: spots::<Sheet>(section) }),
            Some(left) => into.push(Note::SectionLeft { left: left.count_ones(), spots: spots::<Sheet>(left) }),
        }
    }
    for cut in Bits(is.sheet.cuts.0 & !was.sheet.cuts.0).iter() {
        let section = was.sheet.section_of(Slot(cut));
        let first = (section & ((2 << cut) - 1)).count_ones();
        let spots = vec![DATA.cuts[usize::from(cut)]];
        into.push(Note::SectionCut { first, second: section.count_ones() - first, spots });
    }
    let halfway = is.sheet.energy > was.sheet.energy && !is.sheet.energy.is_multiple_of(2);
    if let Some(next) = next_energy(&is.sheet).filter(|_| halfway) {
        into.push(Note::CutNext { spots: vec![next] });
    }
    let plants_alike = was.sheet.plants == is.sheet.plants;
    if wrote_with(was, is, Effect::Plant) && plants_alike && (0..STATIONS).all(|s| open_plants(is, s).next().is_none())
    {
        into.push(Note::NoStation);
    }
    (0..STATIONS).for_each(|station| note_station(&was.sheet, &is.sheet, common, station, into));
}

fn note_station(was: &Sheet, is: &Sheet, common: &JourneyCommon, station: usize, into: &mut Vec<Note>) {
    let facts = &DATA.stations[station];
    let circled = is.robots[station].since(was.robots[station], &facts.robots);
    if !circled.is_empty() {
        let rest: Vec<_> = is.robots[station].open(&facts.robots).collect();
        into.push(if rest.is_empty() {
            Note::Multiplier { times: is.stations(common)[station].multiplier, spots: circled }
        } else {
            Note::RobotsLeft { left: rest.len() as u32, spots: rest }
        });
    }
    let circled = is.plants[station].since(was.plants[station], &facts.plants);
    if !circled.is_empty() && is.multipliers[station] == Prize::Open {
        into.push(Note::StationWaits { spots: circled });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adventure::Adventure;
    use crate::grid::Alike;
    use crate::notes::{desk, kinds, written};
    use crate::state::Task;

    /// § WM-2.1 WM-2.12
    #[test]
    fn sections() {
        let (start, common) = (desk::<Sheet>(), JourneyCommon::default());
        assert_eq!(kinds(&start, &written(&start, &common, 1), &common), ["section_left"]);
        let mut cut = start;
        Sheet::mark(&mut cut, &common, Task::Cut, DATA.cuts[0]);
        let mut said = Vec::new();
        notes(&start, &cut, &common, &mut said);
        let second = DATA.printed.slots.len() as u32 - 1;
        assert_eq!(said, [Note::SectionCut { first: 1, second, spots: vec![DATA.cuts[0]] }]);
        assert_eq!(kinds(&cut, &written(&cut, &common, 1), &common), ["section_filled"]);
    }

    /// § WM-2.3
    #[test]
    fn energies() {
        let (start, common) = (desk::<Sheet>(), JourneyCommon::default());
        let circled = |desk: &Desk<Sheet>| {
            let mut desk = *desk;
            desk.sheet.circle_energy();
            desk
        };
        let once = circled(&start);
        let twice = circled(&once);
        let said = [kinds(&start, &once, &common), kinds(&once, &twice, &common)].concat();
        assert_eq!(said, ["cut_next"], "one of two energies leaves the other for the cut");
    }

    /// § WM-2.6 WM-2.7 WM-2.13
    #[test]
    fn stations() {
        let (start, common) = (desk::<Sheet>(), JourneyCommon::default());
        let mut now = start;
        for (i, &robot) in DATA.stations[0].robots.iter().enumerate() {
            let was = now;
            Sheet::mark(&mut now, &common, Task::Effect, robot);
            let last = i + 1 == DATA.stations[0].robots.len();
            assert_eq!(kinds(&was, &now, &common), [if last { "multiplier" } else { "robots_left" }]);
        }
        let mut grown = start;
        Sheet::mark(&mut grown, &common, Task::Effect, DATA.stations[0].plants[0]);
        assert_eq!(kinds(&start, &grown, &common), ["station_waits"]);
        let mut bare = start;
        for station in 0..STATIONS {
            bare.sheet.plants[station] = Alike::first(DATA.stations[station].plants.len() as u8);
        }
        let mut wrote = written(&bare, &common, 1);
        wrote.turn.slot = Some(Slot(0));
        wrote.turn.effect = Some(Effect::Plant);
        assert_eq!(kinds(&bare, &wrote, &common), ["section_left", "no_station"]);
    }
}
