//! Step 5 and what missions bring about: viruses become active, and spread on all sheets.

use game_core::{Fx, Seat, SeatSet};

use super::data::{DATA, Place};
use super::sheet::{QuarantineCommon, QuarantineSheet};
use crate::adventure::SheetsOf;
use crate::astra::Choices;
use crate::events::Event;
use crate::pieces::{Claim, Letter};
use crate::rules::turn::told;
use crate::spot::Spot;
use crate::state::Table;

type Sheets = SheetsOf<QuarantineSheet>;

/// What was crossed off this turn beside a sign: an activation spreads the viruses on every sheet, a propagation on
/// those of all who did not cross it off themselves.
/// § WM-6.13 WM-6.14 WM-6.16
pub(super) fn incidents(table: &Table, sheets: &mut Sheets, fx: &mut Fx<Event>) {
    for (sign, facts) in (0..).zip(&DATA.signs) {
        if sheets.common.signs.has(sign) {
            continue;
        }
        let crossed = |&seat: &Seat| sheets.open[seat].tracks[facts.track] > facts.symbol;
        let by: SeatSet = Seat::all(table.seats).filter(crossed).collect();
        if by.is_empty() {
            continue;
        }
        sheets.common.signs.insert(sign);
        match facts.virus {
            Some(virus) => activate(table, sheets, virus, by, fx),
            None => {
                let hit: SeatSet = Seat::all(table.seats).filter(|&seat| !by.contains(seat)).collect();
                spread_on(sheets, hit);
                let (spot, by_seats, hit_seats) = (facts.spot, by.iter().collect(), hit.iter().collect());
                fx.tell(|| Event::VirusesSpread { spot, by_seats, hit_seats });
            }
        }
    }
    spread(table, sheets, fx);
}

/// The first claim of each mission wakes its virus. True when one woke: then all have to go through step 5 again.
/// § WM-6.21 WM-6.22 WM-6.26
pub(super) fn after_claims(table: &Table, sheets: &mut Sheets, fx: &mut Fx<Event>) -> bool {
    let before = sheets.common.active;
    for letter in Letter::ALL {
        let has = |&seat: &Seat| table.claims[seat][letter.index()] != Claim::Open;
        let by: SeatSet = Seat::all(table.seats).filter(has).collect();
        if !by.is_empty() {
            activate(table, sheets, DATA.mission_viruses[letter.index()], by, fx);
        }
    }
    spread(table, sheets, fx);
    sheets.common.active != before
}

/// A virus becomes active for everybody, once, and makes all active ones spread.
/// § WM-6.13 WM-6.16 WM-6.26
fn activate(table: &Table, sheets: &mut Sheets, virus: u8, by: SeatSet, fx: &mut Fx<Event>) {
    if sheets.common.active.has(virus) {
        return;
    }
    sheets.common.active.insert(virus);
    spread_on(sheets, Seat::all(table.seats).collect());
    fx.tell(|| Event::VirusActivated {
        virus: DATA.viruses[usize::from(virus)].spot,
        quarter: DATA.viruses[usize::from(virus)].quarter + 1,
        by_seats: by.iter().collect(),
    });
}

fn spread_on(sheets: &mut Sheets, seats: SeatSet) {
    seats.iter().for_each(|seat| sheets.open[seat].spread.left += 1);
}

/// Goes through the propagations on each sheet up to the first cell that its owner has to choose.
/// § WM-6.16
fn spread(table: &Table, sheets: &mut Sheets, fx: &mut Fx<Event>) {
    for seat in Seat::all(table.seats) {
        let before = sheets.open[seat];
        if before.spread.is_over() {
            continue;
        }
        sheets.open[seat].go_on_spreading(&sheets.common);
        if sheets.open[seat].grid != before.grid {
            fx.tell(|| told(seat, &before, &sheets.open[seat], &sheets.common));
        }
    }
}

/// In the first pass ASTRA wakes one of the viruses of the tracks, or crosses off a sign when all of them are awake; in
/// the second the virus of the mission with the letter.
/// § WM-S.11
pub(super) fn strikes(table: &Table, sheets: &Sheets, letter: Letter) -> Choices {
    let common = &sheets.common;
    let asleep = |virus: &u8| !common.active.has(*virus);
    let spot = |virus: u8| DATA.viruses[usize::from(virus)].spot;
    if table.pass > 1 {
        return [DATA.mission_viruses[letter.index()]].into_iter().filter(asleep).map(spot).collect();
    }
    let viruses: Choices = DATA.signs.iter().filter_map(|sign| sign.virus).filter(asleep).map(spot).collect();
    if !viruses.is_empty() {
        return viruses;
    }
    let signs = (0..).zip(&DATA.signs).filter(|(place, sign)| sign.virus.is_none() && !common.signs.has(*place));
    signs.map(|(_, sign)| sign.spot).collect()
}

/// § WM-S.11
pub(super) fn strike(table: &Table, sheets: &mut Sheets, spot: Spot, fx: &mut Fx<Event>) {
    match DATA.places[spot.index()] {
        Some(Place::Virus { virus }) => {
            sheets.common.astra_viruses.insert(virus);
            activate(table, sheets, virus, SeatSet::NONE, fx);
        }
        Some(Place::Sign { sign }) => {
            sheets.common.signs.insert(sign);
            sheets.common.astra_signs.insert(sign);
            let hit: SeatSet = Seat::all(table.seats).collect();
            spread_on(sheets, hit);
            fx.tell(|| Event::VirusesSpread { spot, by_seats: Vec::new(), hit_seats: hit.iter().collect() });
        }
        _ => {}
    }
    spread(table, sheets, fx);
}

/// Viruses that the player woke and propagation signs that they crossed off.
/// § WM-S.7
pub(super) fn deeds(common: &QuarantineCommon) -> u8 {
    let viruses = common.active.0 & !common.astra_viruses.0;
    let spreads = (0..)
        .zip(&DATA.signs)
        .filter(|(place, sign)| sign.virus.is_none() && common.signs.has(*place) && !common.astra_signs.has(*place));
    viruses.count_ones() as u8 + spreads.count() as u8
}
