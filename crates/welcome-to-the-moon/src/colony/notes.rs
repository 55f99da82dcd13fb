//! What is worth saying about a move in adventure 3.

use super::data::{DATA, Place};
use super::{ColonyCommon, ColonySheet};
use crate::notes::{Note, left, spots};
use crate::spot::Spot;
use crate::state::Desk;

type Sheet = ColonySheet;

pub(super) fn notes(was: &Desk<Sheet>, is: &Desk<Sheet>, _: &ColonyCommon, into: &mut Vec<Note>) {
    for quarter in &DATA.quarters {
        match left(was, is, quarter.slots) {
            None => {}
            Some(0) => into.push(Note::QuarterFilled { spots: spots::<Sheet>(quarter.slots) }),
            Some(left) => into.push(Note::QuarterLeft { left: left.count_ones(), spots: spots::<Sheet>(left) }),
        }
    }
    for (family, lines) in DATA.printed.families.iter().enumerate() {
        for &line in lines.iter().filter(|line| left(was, is, **line) == Some(0)) {
            let spots = spots::<Sheet>(line);
            into.push(if family == 0 { Note::ColumnFilled { spots } } else { Note::RowFilled { spots } });
        }
    }
    note_network(&was.sheet, &is.sheet, into);
    note_values(&was.sheet, &is.sheet, into);
}

fn note_network(was: &Sheet, is: &Sheet, into: &mut Vec<Note>) {
    let joined = is.network.0 & !was.network.0;
    if joined != 0 {
        into.push(Note::ModulesJoined { count: joined.count_ones(), spots: spots::<Sheet>(joined) });
    }
    let heard = is.antennas.0 & !was.antennas.0;
    if heard != 0 {
        let is_heard = |spot: &Spot| matches!(DATA.places[spot.index()], Some(Place::Antenna { antenna }) if heard >> antenna & 1 == 1);
        let spots = Spot::all().filter(is_heard).collect();
        into.push(Note::AntennasConnected { count: heard.count_ones(), spots });
    }
}

fn note_values(was: &Sheet, is: &Sheet, into: &mut Vec<Note>) {
    for (quarter, facts) in DATA.quarters.iter().enumerate() {
        let [from, to] = [was, is].map(|sheet| usize::from(sheet.greenhouses[quarter]));
        if from < to {
            let houses = &facts.greenhouses[from..to];
            let count = houses.iter().map(|(_, plants)| plants).sum();
            into.push(Note::GreenhousePlants { count, spots: houses.iter().map(|(spot, _)| *spot).collect() });
        }
    }
    for (track, values) in DATA.energy.iter().enumerate() {
        let [before, after] = [was, is].map(|sheet| values.after(sheet.energy[track]));
        if is.energy[track] > was.energy[track] {
            into.push(Note::Worth { before: vec![before], after: vec![after] });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adventure::Adventure;
    use crate::notes::{desk, kinds, written};
    use crate::state::Task;

    /// § WM-3.3 WM-3.12
    #[test]
    fn quarters_rows_and_columns() {
        let (start, common) = (desk::<Sheet>(), ColonyCommon::default());
        let quarter = DATA.quarters[0].slots;
        let but_one = written(&start, &common, quarter & (quarter - 1));
        assert!(kinds(&start, &but_one, &common).contains(&"quarter_left".to_owned()));
        let full = written(&but_one, &common, quarter & quarter.wrapping_neg());
        assert!(kinds(&but_one, &full, &common).contains(&"quarter_filled".to_owned()));
        let lines = [(0, "column_filled"), (1, "row_filled")];
        for (family, kind) in lines {
            let filled = written(&start, &common, DATA.printed.families[family][0]);
            assert!(kinds(&start, &filled, &common).contains(&kind.to_owned()));
        }
    }

    /// § WM-3.6 WM-3.7
    #[test]
    fn network() {
        let (start, common) = (desk::<Sheet>(), ColonyCommon::default());
        let whole = written(&start, &common, DATA.printed.writable);
        let mut now = whole;
        let mut seen = Vec::new();
        while let Some(tunnel) = (0..DATA.tunnels.len() as u8).find(|tunnel| now.sheet.can_draw(*tunnel)) {
            let was = now;
            Sheet::mark(&mut now, &common, Task::Effect, DATA.tunnels[usize::from(tunnel)].0);
            seen.extend(kinds(&was, &now, &common));
        }
        assert!(seen.contains(&"modules_joined".to_owned()) && seen.contains(&"antennas_connected".to_owned()));
    }

    /// § WM-3.5 WM-3.8
    #[test]
    fn greenhouses_and_multipliers() {
        let (start, common) = (desk::<Sheet>(), ColonyCommon::default());
        let marked = |spot: Spot| {
            let mut desk = start;
            Sheet::mark(&mut desk, &common, Task::Effect, spot);
            kinds(&start, &desk, &common)
        };
        assert_eq!(marked(DATA.quarters[0].greenhouses[0].0), ["greenhouse_plants"]);
        assert_eq!(marked(DATA.energy[0].boxes[0]), ["worth"]);
    }
}
