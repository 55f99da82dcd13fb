//! What is worth saying about a move in adventure 6.

use super::data::{DATA, QUARTERS};
use super::sheet::{QuarantineCommon, QuarantineSheet, quarters};
use crate::grid::Bits;
use crate::notes::{Note, fresh, left, spots};
use crate::state::Desk;

type Sheet = QuarantineSheet;

pub(super) fn notes(was: &Desk<Sheet>, is: &Desk<Sheet>, common: &QuarantineCommon, into: &mut Vec<Note>) {
    let sick = is.sheet.infected() & fresh(was, is);
    if sick != 0 {
        into.push(Note::Infected { count: sick.count_ones(), spots: spots::<Sheet>(sick) });
    }
    for quarter in 0..QUARTERS {
        let number = quarter as u8 + 1;
        let [before, after] = [was, is].map(|desk| desk.sheet.energies[quarter].len());
        if before != after {
            into.push(Note::Power { quarter: number, before, after });
        }
        let slots = DATA.quarters[quarter].slots;
        match left(was, is, slots) {
            None => {}
            Some(0) => into.push(Note::Evacuated {
                quarter: number,
                cells: is.sheet.lived_in(quarter),
                energies: after,
                points: is.sheet.points_of(quarter),
                spots: spots::<Sheet>(slots),
            }),
            Some(left) => {
                into.push(Note::WardLeft { quarter: number, left: left.count_ones(), spots: spots::<Sheet>(left) });
            }
        }
    }
    note_signs(&was.sheet, &is.sheet, common, into);
    note_walkways(&was.sheet, &is.sheet, into);
}

/// What crossing off the symbol beside a sign sets off once all have confirmed, if nobody did so before.
/// § WM-6.13 WM-6.14
fn note_signs(was: &Sheet, is: &Sheet, common: &QuarantineCommon, into: &mut Vec<Note>) {
    for (_, sign) in (0..).zip(&DATA.signs).filter(|(place, _)| !common.signs.has(*place)) {
        let crossed = |sheet: &Sheet| sheet.tracks[sign.track] > sign.symbol;
        if !crossed(was) && crossed(is) {
            let spots = vec![sign.spot];
            into.push(match sign.virus {
                Some(virus) if common.active.has(virus) => continue,
                Some(_) => Note::VirusWakes { spots },
                None => Note::SpreadSet { spots },
            });
        }
    }
}

/// § WM-6.23
fn note_walkways(was: &Sheet, is: &Sheet, into: &mut Vec<Note>) {
    let closed = Bits(is.closed.0 & !was.closed.0);
    let beside = closed.iter().fold(0, |all, walkway| all | DATA.walkways[usize::from(walkway)].1);
    for quarter in quarters(beside) {
        let left = (DATA.quarters[quarter].walkways & !is.closed.0).count_ones();
        let quarter = quarter as u8 + 1;
        into.push(if left == 0 { Note::Sealed { quarter } } else { Note::WalkwaysLeft { quarter, left } });
    }
}

#[cfg(test)]
mod tests {
    use super::super::data::{PLANTS, WATER};
    use super::*;
    use crate::adventure::Adventure;
    use crate::notes::{desk, kinds, written};
    use crate::state::Task;

    /// § WM-6.19 WM-6.20 WM-6.17
    #[test]
    fn quarters_fill() {
        let (start, common) = (desk::<Sheet>(), QuarantineCommon::default());
        let slots = DATA.quarters[0].slots;
        let but_one = written(&start, &common, slots & (slots - 1));
        assert_eq!(kinds(&start, &but_one, &common), ["ward_left"]);
        let full = written(&but_one, &common, slots & slots.wrapping_neg());
        assert_eq!(kinds(&but_one, &full, &common), ["evacuated"]);
        let mut lit = start;
        let next = DATA.quarters[0].energies[usize::from(start.sheet.energies[0].len())];
        Sheet::mark(&mut lit, &common, Task::Power, next);
        assert_eq!(kinds(&start, &lit, &common), ["power"]);
        let cell = DATA.printed.spot(crate::grid::Slot(DATA.outbreaks.trailing_zeros() as u8));
        let mut sick = start;
        Sheet::mark(&mut sick, &common, Task::Outbreak, cell);
        assert!(kinds(&start, &sick, &common).contains(&"infected".to_owned()));
    }

    /// § WM-6.13 WM-6.14
    #[test]
    fn signs() {
        let (start, common) = (desk::<Sheet>(), QuarantineCommon::default());
        let mut seen = Vec::new();
        for track in [PLANTS, WATER] {
            let mut now = start;
            for _ in &DATA.tracks[track].symbols {
                let was = now;
                now.sheet.cross_off(track);
                seen.extend(kinds(&was, &now, &common));
                let over = QuarantineCommon { signs: Bits(u64::MAX), ..common };
                assert!(kinds(&was, &now, &over).is_empty(), "what somebody set off before does nothing");
            }
        }
        assert!(seen.contains(&"virus_wakes".to_owned()) && seen.contains(&"spread_set".to_owned()));
    }

    /// § WM-6.23
    #[test]
    fn walkways() {
        let (start, common) = (desk::<Sheet>(), QuarantineCommon::default());
        let mut now = start;
        let mut seen = Vec::new();
        for (spot, _) in &DATA.walkways {
            let was = now;
            Sheet::mark(&mut now, &common, Task::Close, *spot);
            seen.extend(kinds(&was, &now, &common));
        }
        assert_eq!(seen.iter().filter(|kind| *kind == "sealed").count(), QUARTERS);
        assert!(seen.contains(&"walkways_left".to_owned()));
    }
}
