//! What is pending: what of it must be done, what can be left, what cannot be done.

use game_core::{Duty, Seat};

use crate::actions::{Action, Kind};
use crate::data::EventEffect;
use crate::desk::{Desk, Item};
use crate::illegal::Illegal;
use crate::pieces::{By, Track};
use crate::rules::{advance, civs, meteors, patches, place, pods, rovers, tracks};
use crate::state::{Part, Table};

/// Whether the item may be left undone.
/// § PU-3.8 PU-5.12
fn optional(table: &Table, item: Item) -> bool {
    match item {
        Item::Boost { optional } | Item::Patch { optional, .. } | Item::CollectMeteor { optional } => optional,
        Item::Reposition | Item::Flux { first: false } | Item::Advance { by: By::Tech, .. } => true,
        // The cards of Republic's technology 5.
        Item::Civ { level: 0, .. } => true,
        // A rover gained before the tile of the round may wait for it.
        Item::Rover => table.part == Part::Event || table.part == Part::EventCivs,
        _ => false,
    }
}

/// Whether the item can be carried out as things stand.
/// § PU-3.6
pub(crate) fn possible(table: &Table, desk: &Desk, seat: Seat, item: Item) -> bool {
    let board = &desk.board;
    match item {
        Item::Place | Item::Extra { .. } => place::possible(table, desk, seat, item),
        Item::Station { .. }
        | Item::Energy { .. }
        | Item::Boost { .. }
        | Item::Advance { .. }
        | Item::Different { .. }
        | Item::Raise { .. } => advance::possible(board, item),
        Item::BoostOrPeek => table.events_left > 0 || advance::possible(board, Item::Boost { optional: false }),
        Item::Regress { tracks, .. } => Track::of(tracks).any(|track| tracks::below(board, track).is_some()),
        Item::Patch { .. } | Item::Stored => patches::possible(table, desk),
        Item::Rover | Item::ExtraRover | Item::Relocate | Item::Scrap => rovers::possible(table, desk, item),
        Item::Pod | Item::CollectPods { .. } | Item::LosePod | Item::LoseCollected => pods::possible(board, item),
        Item::CollectMeteor { .. } | Item::DestroyMeteors { .. } | Item::Clear | Item::Meteor => {
            meteors::possible(board, item)
        }
        Item::Civ { .. } | Item::Pick { .. } => civs::possible(table, desk, item),
        Item::Cancel => !desk.hand.objectives.is_empty(),
        Item::Empty => table.offers(seat).iter().any(Option::is_some),
        Item::Planet
        | Item::Corporation
        | Item::Discard
        | Item::Flux { .. }
        | Item::Rotate
        | Item::Choice { .. }
        | Item::Keep
        | Item::Reposition => true,
    }
}

/// Whether there is a way to carry the item out that is no technology, and no special rule with a "may" in it. `plain`
/// is the desk without the technologies that may be left unused.
/// § PU-5.12
fn ordinary(table: &Table, plain: &Desk, seat: Seat, item: Item) -> bool {
    match item {
        Item::Station { .. }
        | Item::Energy { .. }
        | Item::Boost { .. }
        | Item::Advance { .. }
        | Item::Different { .. }
        | Item::Raise { .. } => advance::ordinary(&plain.board, item),
        Item::BoostOrPeek => table.events_left > 0 || advance::ordinary(&plain.board, Item::Boost { optional: false }),
        Item::Civ { level, .. } => civs::possible(table, plain, Item::Civ { level, up: false }),
        _ => possible(table, plain, seat, item),
    }
}

/// Whether the item must be carried out: it is compulsory, and needs nothing that may be left unused.
/// § PU-3.8 PU-5.12
pub(crate) fn binding(table: &Table, plain: &Desk, seat: Seat, item: Item) -> bool {
    !optional(table, item) && ordinary(table, plain, seat, item)
}

/// The kind under which an item can be given up.
fn kind(item: Item) -> Kind {
    match item {
        Item::Station { .. }
        | Item::Energy { .. }
        | Item::Advance { .. }
        | Item::Different { .. }
        | Item::Raise { .. } => Kind::Advance,
        Item::Boost { .. } | Item::BoostOrPeek => Kind::Boost,
        Item::Regress { .. } => Kind::Regress,
        Item::Patch { .. } | Item::Stored => Kind::Patch,
        Item::Rover | Item::ExtraRover => Kind::Rover,
        Item::Place | Item::Extra { .. } => Kind::Tile,
        Item::Civ { .. }
        | Item::Pick { .. }
        | Item::Relocate
        | Item::Clear
        | Item::DestroyMeteors { .. }
        | Item::CollectPods { .. } => Kind::Card,
        _ => Kind::Event,
    }
}

/// Things that wait for something else this round and cannot be given up before.
fn waits(table: &Table, desk: &Desk, item: Item) -> bool {
    let tile_to_come = table.part != Part::Turn || desk.items.any(|item| *item == Item::Place);
    matches!(item, Item::Rover | Item::ExtraRover) && tile_to_come && !table.part.is_final()
}

/// How much an item binds. What is compulsory but cannot be done, or only by something that may be left unused, its
/// owner may give up.
/// § PU-3.6 PU-3.8 PU-5.12
fn duty(table: &Table, desk: &Desk, plain: &Desk, seat: Seat, item: Item) -> Duty {
    if optional(table, item) {
        Duty::May
    } else if ordinary(table, plain, seat, item) {
        Duty::Must
    } else if waits(table, desk, item) {
        Duty::Waits
    } else {
        Duty::Stuck
    }
}

/// What is pending and can be done, and whether it must be.
/// § PU-3.6 PU-3.8
pub(crate) fn open(table: &Table, desk: &Desk, seat: Seat) -> Vec<(Item, bool)> {
    let plain = desk.plain();
    let can = desk.items.iter().copied().filter(|item| possible(table, desk, seat, *item));
    can.map(|item| (item, binding(table, &plain, seat, item))).collect()
}

pub(crate) fn legal(table: &Table, desk: &Desk, seat: Seat, into: &mut Vec<Action>) {
    let mut kinds = 0u16;
    let mut blocked = false;
    let plain = desk.plain();
    for &item in &desk.items {
        let bit = 1u16 << kind(item).index();
        if optional(table, item) || (blocked && kinds & bit != 0) {
            continue;
        }
        if ordinary(table, &plain, seat, item) {
            blocked = true;
        } else if !waits(table, desk, item) {
            kinds |= bit;
        }
    }
    into.extend(Kind::ALL.into_iter().filter(|kind| kinds >> kind.index() & 1 != 0).map(|kind| Action::Waive { kind }));
    if !blocked {
        into.push(Action::Confirm);
    }
}

/// Only what cannot be carried out in an ordinary way can be given up.
/// § PU-3.6 PU-5.12
pub(crate) fn check_waive(table: &Table, desk: &Desk, seat: Seat, given: Kind) -> Result<(), Illegal> {
    let plain = desk.plain();
    let can = desk.items.can_waive(|item| kind(item) == given, |item| duty(table, desk, &plain, seat, item));
    if can { Ok(()) } else { Err(Illegal::CannotWaive) }
}

/// Gives up what cannot be done at all before what a technology could do; of patches the one that allows least.
/// § PU-3.6
pub(crate) fn waive(table: &Table, desk: &mut Desk, seat: Seat, given: Kind) {
    let (now, plain) = (*desk, desk.plain());
    let key = |item: Item| {
        (kind(item) == given).then(|| (possible(table, &now, seat, item), patches::leeway(&now.board, &item)))
    };
    desk.items.waive(key, |item| duty(table, &now, &plain, seat, item));
}

/// Nothing that must be done and can be is left.
/// § PU-3.6
pub(crate) fn check_confirm(table: &Table, desk: &Desk, seat: Seat) -> Result<(), Illegal> {
    let plain = desk.plain();
    match desk.items.binding(|item| duty(table, desk, &plain, seat, item)) {
        None => Ok(()),
        Some(item) => Err(Illegal::StillPending { item: name(item) }),
    }
}

/// Finishes: what cannot or need not be done is dropped, rovers that wait are noted.
/// § PU-3.6 PU-6.1.1
pub(crate) fn confirm(table: &Table, desk: &mut Desk) {
    if matches!(table.part, Part::Event | Part::EventCivs) {
        let waiting = desk.items.iter().filter(|item| **item == Item::Rover).count();
        desk.board.waiting += waiting as u8;
    }
    desk.items.clear();
    desk.done = true;
}

/// Whether the desk closes by itself once nothing is pending: where nothing but the one answer was asked.
pub(crate) fn closes_itself(table: &Table, desk: &Desk) -> bool {
    let asked = matches!(table.part, Part::Draft | Part::Setup | Part::Rotate | Part::Event);
    asked && desk.items.is_empty()
}

/// A word for the refusal of something else.
pub(crate) fn name(item: Item) -> &'static str {
    match item {
        Item::Place => "pending_place",
        Item::Planet => "pending_planet",
        Item::Corporation => "pending_corporation",
        Item::Discard => "pending_discard",
        Item::Flux { .. } => "pending_flux",
        Item::Rotate => "pending_rotate",
        Item::Extra { .. } => "pending_extra",
        Item::Station { .. } => "pending_station",
        Item::Energy { .. } => "pending_energy",
        Item::Boost { .. } | Item::BoostOrPeek => "pending_boost",
        Item::Advance { .. } | Item::Different { .. } | Item::Raise { .. } => "pending_advance",
        Item::Regress { .. } => "pending_regress",
        Item::Patch { .. } | Item::Stored => "pending_patch",
        Item::Choice { .. } => "pending_choice",
        Item::Rover | Item::ExtraRover => "pending_rover",
        Item::Pod | Item::Reposition => "pending_pod",
        Item::CollectPods { .. } | Item::CollectMeteor { .. } => "pending_collect",
        Item::DestroyMeteors { .. } | Item::Clear => "pending_destroy",
        Item::Relocate => "pending_relocate",
        Item::Civ { .. } | Item::Pick { .. } => "pending_civ",
        Item::Keep => "pending_keep",
        Item::Meteor => "pending_meteor",
        Item::Scrap => "pending_scrap",
        Item::LosePod | Item::LoseCollected => "pending_lose",
        Item::Cancel => "pending_cancel",
        Item::Empty => "pending_empty",
    }
}

/// What an event asks of a player, as far as it can be done; what needs no decision is done.
/// § PU-10.15 PU-10.30
pub(crate) fn open_event(table: &Table, desk: &mut Desk, seat: Seat) {
    let Some(effect) = table.effect() else { return };
    let set = |tracks: &[Track]| tracks.iter().fold(0, |set, track| set | track.bit());
    match effect {
        EventEffect::AdvanceChoice { tracks, steps, bonuses } => {
            desk.items.gain(Item::Advance { by: By::Event, tracks: set(tracks), steps: *steps, bonuses: *bonuses });
        }
        EventEffect::RegressChoice { tracks, steps } => {
            desk.items.gain(Item::Regress { by: By::Event, tracks: set(tracks), steps: *steps });
        }
        EventEffect::GainPatches { n } => {
            (0..*n).for_each(|_| desk.items.gain(Item::Patch { optional: false, single: *n == 1, milestone: false }));
        }
        EventEffect::Synergy { n } => (0..*n).for_each(|_| desk.items.gain(Item::Boost { optional: false })),
        EventEffect::CollectLifepods { n } => desk.items.gain(Item::CollectPods { left: *n }),
        EventEffect::CollectMeteorites { n } => {
            (0..*n).for_each(|_| desk.items.gain(Item::CollectMeteor { optional: false }));
        }
        EventEffect::AddMeteorite => desk.items.gain(Item::Meteor),
        EventEffect::DestroyRoverIfMoreThanOne if desk.board.rovers.len() > 1 => desk.items.gain(Item::Scrap),
        EventEffect::DestroyLifepodOnPlanet { n } => (0..*n).for_each(|_| desk.items.gain(Item::LosePod)),
        EventEffect::DestroyCollectedLifepod { n } => (0..*n).for_each(|_| desk.items.gain(Item::LoseCollected)),
        EventEffect::DestroyCollectedMeteorite { n } => desk.board.meteors = desk.board.meteors.saturating_sub(*n),
        EventEffect::DestroyPrivateObjective { n } => (0..*n).for_each(|_| desk.items.gain(Item::Cancel)),
        EventEffect::ExtraRover => desk.board.extra += 1,
        EventEffect::EmptyOneCompartment => desk.items.gain(Item::Empty),
        EventEffect::RotateStationAny => desk.items.gain(Item::Rotate),
        EventEffect::SynergyOrPeek => desk.items.gain(Item::BoostOrPeek),
        _ => {}
    }
    let now = *desk;
    desk.items = now.items.iter().copied().filter(|item| possible(table, &now, seat, *item)).collect();
}
