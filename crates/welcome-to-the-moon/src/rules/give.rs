//! The end of a single player's turn: a card goes to ASTRA, or a solo bonus saves it from her.

use game_core::Fx;

use crate::actions::Action;
use crate::adventure::{Adventure, SheetsOf};
use crate::astra::DATA;
use crate::choice::Combination;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::state::{Decided, Table};

/// Solo bonuses circled, those crossed off since included; more than there is room for is lost.
/// § WM-S.7
pub(crate) fn bonuses<A: Adventure>(sheets: &SheetsOf<A>) -> u8 {
    let board = DATA.board(A::NUMBER);
    A::deeds(sheets).saturating_mul(board.gain).min(board.slots)
}

/// Whether a solo bonus can be crossed off.
fn can_spare<A: Adventure>(table: &Table, sheets: &SheetsOf<A>) -> bool {
    table.astra.is_some_and(|astra| astra.spent < bonuses(sheets))
}

/// The cards that may go to ASTRA: the one left over, or after an error any. A card that could not be used has to go.
/// § WM-S.6 WM-C.9
fn candidates(table: &Table) -> impl Iterator<Item = u8> {
    let used = table.astra.and_then(|astra| astra.used);
    let closed = table.campaign.and_then(|campaign| campaign.closed_pile(table.turn));
    let drawn = table.astra.map_or(0, |astra| astra.drawn.len() as u8);
    let may = move |card: &u8| match used {
        Some(cards) => !cards.contains(card),
        None => closed.is_none_or(|closed| closed == *card),
    };
    (1..=drawn).filter(may)
}

/// Whether there is anything to decide.
/// § WM-S.20
pub(crate) fn is_asked<A: Adventure>(table: &Table, sheets: &SheetsOf<A>) -> bool {
    candidates(table).count() > 1 || can_spare(table, sheets)
}

pub(crate) fn legal<A: Adventure>(table: &Table, sheets: &SheetsOf<A>, into: &mut Vec<Action>) {
    into.extend(candidates(table).map(|card| Action::Give { card, spare: false }));
    if can_spare(table, sheets) {
        into.extend(candidates(table).map(|card| Action::Give { card, spare: true }));
    }
}

/// § WM-S.6 WM-S.7
pub(crate) fn check<A: Adventure>(table: &Table, sheets: &SheetsOf<A>, card: u8, spare: bool) -> Result<(), Illegal> {
    if !candidates(table).any(|candidate| candidate == card) {
        return Err(Illegal::CardStays { card });
    }
    if spare && !can_spare(table, sheets) { Err(Illegal::NoSoloBonus) } else { Ok(()) }
}

/// One card goes to ASTRA or out of the game; the others to the discard.
/// § WM-S.6 WM-S.7
pub(crate) fn carry_out(table: &mut Table, decided: Decided, fx: &mut Fx<Event>) {
    let (given, spare) = match decided {
        Decided::Give { card, spare } => (Some(card), spare),
        _ => (candidates(table).next(), false),
    };
    let Some(astra) = &mut table.astra else { return };
    for (place, &card) in (1..).zip(astra.drawn.iter()) {
        if given != Some(place) {
            astra.discard.insert(card);
            continue;
        }
        if spare {
            astra.gone.insert(card);
            astra.spent += 1;
        } else {
            astra.cards.insert(card);
        }
        let effect = astra.effect_of(card);
        fx.tell(|| Event::CardGiven { card: Combination { effect, ..Combination::from(card) }, spare });
    }
    astra.drawn.clear();
    astra.used = None;
}
