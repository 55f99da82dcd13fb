//! What is worth saying about a move in adventure 4.

use super::data::{Bonus, DATA, MAIN, STRUCTURES};
use super::{MineCommon, MineSheet};
use crate::grid::Bits;
use crate::notes::{Note, fresh, left, spots};
use crate::state::Desk;

type Sheet = MineSheet;

/// The structures that store what mines yield.
const YIELD: usize = 4;

pub(super) fn notes(was: &Desk<Sheet>, is: &Desk<Sheet>, _: &MineCommon, into: &mut Vec<Note>) {
    for (mine, &slots) in (0..).zip(&DATA.mines) {
        if is.sheet.extracted.has(mine) && !was.sheet.extracted.has(mine) {
            let [before, after] = [was, is].map(|desk| stored(&desk.sheet));
            into.push(Note::MineExtracted { count: after - before, spots: spots::<Sheet>(slots) });
            continue;
        }
        match left(was, is, slots) {
            None => {}
            Some(0) => into.push(Note::MineFilled { spots: spots::<Sheet>(slots) }),
            Some(left) => into.push(Note::MineLeft { left: left.count_ones(), spots: spots::<Sheet>(left) }),
        }
    }
    let [pearls, rubies] = DATA.minerals.map(|(minerals, _)| minerals & fresh(was, is));
    if pearls != 0 {
        into.push(Note::PearlFound { spots: spots::<Sheet>(pearls) });
    }
    if rubies != 0 {
        into.push(Note::RubyFound { spots: spots::<Sheet>(rubies) });
    }
    let taken = is.sheet.extracted.iter().fold(0, |all, mine| all | DATA.mine_resources[usize::from(mine)]);
    let waiting = Bits(is.sheet.resources.0 & !was.sheet.resources.0 & !taken);
    if !waiting.is_empty() {
        let spots = waiting.iter().map(|resource| DATA.resources[usize::from(resource)]).collect();
        into.push(Note::ResourceWaits { spots });
    }
    (0..STRUCTURES).for_each(|structure| note_structure(&was.sheet, &is.sheet, structure, into));
}

fn stored(sheet: &Sheet) -> u32 {
    sheet.stored[..YIELD].iter().map(|&symbols| u32::from(symbols)).sum()
}

fn note_structure(was: &Sheet, is: &Sheet, structure: usize, into: &mut Vec<Note>) {
    let symbols = |sheet: &Sheet| (sheet.energies[structure], sheet.robots[structure]);
    if symbols(was) == symbols(is) {
        return;
    }
    let facts = &DATA.structures[structure];
    let energies = is.energies[structure].open(&facts.energies);
    let spots: Vec<_> = energies.chain(is.robots[structure].open(&facts.robots)).collect();
    into.push(if !is.is_done(structure) {
        Note::UpgradeLeft { left: spots.len() as u32, spots }
    } else if structure < MAIN {
        let main = &DATA.main[structure];
        Note::Upgraded { before: main.before, after: main.after }
    } else {
        let (Bonus::Store { amount, .. } | Bonus::Robots { amount }) = DATA.bonuses[structure - MAIN];
        Note::CentreActive { count: amount }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adventure::Adventure;
    use crate::notes::{desk, kinds, written};
    use crate::state::Task;

    /// § WM-4.2 WM-4.8
    #[test]
    fn mines() {
        let (start, common) = (desk::<Sheet>(), MineCommon::default());
        let slots = DATA.mines[0];
        let but_one = written(&start, &common, slots & (slots - 1));
        assert!(kinds(&start, &but_one, &common).contains(&"mine_left".to_owned()));
        let full = written(&but_one, &common, slots & slots.wrapping_neg());
        assert!(kinds(&but_one, &full, &common).contains(&"mine_filled".to_owned()));
        let mut dug = full;
        Sheet::wrap_up(&mut dug, &common);
        assert!(kinds(&but_one, &dug, &common).contains(&"mine_extracted".to_owned()));
        for ((minerals, _), kind) in DATA.minerals.into_iter().zip(["pearl_found", "ruby_found"]) {
            let found = written(&start, &common, minerals & minerals.wrapping_neg());
            assert!(kinds(&start, &found, &common).contains(&kind.to_owned()));
        }
        let mut circled = start;
        Sheet::mark(&mut circled, &common, Task::Effect, DATA.resources[0]);
        assert_eq!(kinds(&start, &circled, &common), ["resource_waits"]);
    }

    /// § WM-4.5 WM-4.6
    #[test]
    fn structures() {
        let (start, common) = (desk::<Sheet>(), MineCommon::default());
        for (structure, done) in [(0, "upgraded"), (MAIN, "centre_active")] {
            let facts = &DATA.structures[structure];
            let symbols = [facts.energies.as_slice(), &facts.robots].concat();
            let mut now = start;
            for (i, &symbol) in symbols.iter().enumerate() {
                let was = now;
                Sheet::mark(&mut now, &common, Task::Effect, symbol);
                let kind = if i + 1 == symbols.len() { done } else { "upgrade_left" };
                assert_eq!(kinds(&was, &now, &common), [kind]);
            }
        }
    }
}
