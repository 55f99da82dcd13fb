//! What is worth saying about a move in adventure 1.

use super::data::{DATA, Place};
use super::{LaunchCommon, LaunchSheet};
use crate::grid::Bits;
use crate::notes::{Note, left, spots};
use crate::spot::Spot;
use crate::state::Desk;

type Sheet = LaunchSheet;

pub(super) fn notes(was: &Desk<Sheet>, is: &Desk<Sheet>, _: &LaunchCommon, into: &mut Vec<Note>) {
    for compartment in &DATA.compartments {
        let Some(left) = left(was, is, compartment.slots) else { continue };
        if left != 0 {
            into.push(Note::CompartmentLeft { left: left.count_ones(), spots: spots::<Sheet>(left) });
            continue;
        }
        into.push(Note::CompartmentFilled { spots: spots::<Sheet>(compartment.slots) });
        if let Some((count, arrow)) = compartment.inactive
            && is.sheet.fuelled >> arrow & 1 == 0
        {
            into.push(Note::RocketsLost { count, spots: vec![DATA.arrows[usize::from(arrow)].1] });
        }
    }
    let (was, is) = (&was.sheet, &is.sheet);
    if is.rockets > was.rockets {
        let crossed = was.rockets..is.rockets;
        let launched = |spot: &Spot| matches!(DATA.places[spot.index()], Some(Place::Rocket { place }) if crossed.contains(&place));
        into.push(Note::RocketsLaunched {
            count: is.rockets - was.rockets,
            spots: Spot::all().filter(launched).collect(),
        });
    }
    for arrow in Bits((is.fuelled & !was.fuelled).into()).iter() {
        let (number, spot) = DATA.arrows[usize::from(arrow)];
        let rockets = DATA.compartments[usize::from(number)].inactive;
        if let Some((count, _)) = rockets.filter(|_| !is.is_filled(number)) {
            into.push(Note::RocketsFuelled { count, spots: vec![spot] });
        }
    }
    let icons = Bits((is.triggered & !was.triggered).into());
    if !icons.is_empty() {
        into.push(Note::Sabotage { spots: icons.iter().map(|icon| DATA.sabotages[usize::from(icon)]).collect() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adventure::Adventure;
    use crate::notes::{desk, kinds, written};

    /// A compartment says what it needs, and what it brings and loses when it is filled.
    /// § WM-1.5 WM-1.7 WM-1.8 WM-1.12
    #[test]
    fn compartments() {
        let (start, common) = (desk::<Sheet>(), LaunchCommon::default());
        let mut seen = Vec::new();
        for compartment in &DATA.compartments {
            let slots = compartment.slots;
            let but_one = written(&start, &common, slots & (slots - 1));
            if slots.count_ones() > 1 {
                assert_eq!(kinds(&start, &but_one, &common), ["compartment_left"]);
            }
            let full = written(&but_one, &common, slots & slots.wrapping_neg());
            seen.extend(kinds(&but_one, &full, &common));
        }
        for kind in ["compartment_filled", "rockets_lost", "rockets_launched", "sabotage"] {
            assert!(seen.iter().any(|other| other == kind), "{kind} is never noted");
        }
    }

    /// § WM-1.7
    #[test]
    fn fuel() {
        let (start, common) = (desk::<Sheet>(), LaunchCommon::default());
        let (number, spot) = DATA.arrows[0];
        let mut fuelled = start;
        fuelled.sheet.refuels_waiting = 1;
        Sheet::mark(&mut fuelled, &common, crate::state::Task::Bonuses, spot);
        assert_eq!(kinds(&start, &fuelled, &common), ["rockets_fuelled"]);
        let full = written(&fuelled, &common, DATA.compartments[usize::from(number)].slots);
        assert!(!kinds(&fuelled, &full, &common).contains(&"rockets_lost".to_owned()));
    }
}
