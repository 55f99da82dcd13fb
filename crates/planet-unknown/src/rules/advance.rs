//! Moving trackers: by stations, boosts, cards, events, technologies.

use crate::actions::Action;
use crate::board::Board;
use crate::data::{EventEffect, Special, Tech};
use crate::desk::{Desk, Item};
use crate::illegal::Illegal;
use crate::pieces::{By, Cell, TOP, Track};
use crate::rules::gains::{Bonuses, enter};
use crate::rules::tracks;
use crate::state::{Part, Table};

/// What pays for an advance.
#[derive(Clone, Copy)]
enum Payer {
    /// A pending item, by its place.
    Item(usize),
    /// A technology used once a round.
    Tech(Tech),
}

/// The pending item, or the technology, that lets the tracker advance for this reason. Of several items one that must
/// be used, and of those the one with the least choice: then nothing is lost that another order would keep.
/// § PU-3.6 PU-3.8
fn payer(table: &Table, desk: &Desk, by: By, track: Track) -> Option<Payer> {
    let bit = track.bit();
    let board = &desk.board;
    let pays = |item: &Item| match (by, *item) {
        (By::Station, Item::Station { track: of, .. }) => of == track,
        (By::Energy, Item::Energy { tracks, .. }) => tracks & bit != 0,
        (By::Energy, Item::Station { alt, .. }) => alt & bit != 0 && board.has(Tech::TechAsEnergy),
        (By::Boost, Item::Boost { .. } | Item::BoostOrPeek) => true,
        (By::Card, Item::Different { tracks, .. }) => tracks & bit != 0,
        (By::Raise, Item::Raise { row }) => board.tracker(track).row < row && raises(board, track, row),
        (_, Item::Advance { by: of, tracks, .. }) => of == by && tracks & bit != 0,
        _ => false,
    };
    let fitting = desk.items.iter().enumerate().filter(|(_, item)| pays(item));
    if let Some((place, _)) = fitting.min_by_key(|(_, item)| leeway(by, item)) {
        return Some(Payer::Item(place));
    }
    standing(table, board, by, track).map(Payer::Tech)
}

/// Whether an item may be left undone, or used otherwise, and how many trackers it may serve.
fn leeway(by: By, item: &Item) -> (bool, u32) {
    match *item {
        Item::Boost { optional } => (optional, 0),
        Item::BoostOrPeek => (false, 1),
        // A power station pays before a tech station that may count as one.
        Item::Station { alt, .. } => (by == By::Energy, 1 + alt.count_ones()),
        Item::Energy { tracks, .. } | Item::Different { tracks, .. } => (false, tracks.count_ones()),
        Item::Advance { by, tracks, .. } => (by == By::Tech, tracks.count_ones()),
        _ => (false, 0),
    }
}

/// A technology that advances a tracker once a round; not in the final phase.
/// § PU-11.7 PU-11.9 PU-9.7
fn standing(table: &Table, board: &Board, by: By, track: Track) -> Option<Tech> {
    let tech = match track {
        _ if by != By::Tech || !matches!(table.part, Part::Turn | Part::Civs) => return None,
        Track::Rover if board.has(Tech::AdvanceRover) => Tech::AdvanceRover,
        track if board.flux == Some(track) && board.has(Tech::FluxAdvance) => Tech::FluxAdvance,
        _ => return None,
    };
    (board.used_round & board.firm().bit(tech) == 0).then_some(tech)
}

/// A tracker on the winding way is measured by its steps, and one that can only leave the row is not raised.
/// § PU-10.6
fn raises(board: &Board, track: Track, row: u8) -> bool {
    if board.is(Special::WindingWater) && track == Track::Water {
        let now = board.tracker(track);
        return board.firm().path.iter().position(|cell| *cell == now).is_some_and(|step| step < usize::from(row));
    }
    true
}

/// Whether the advance can be doubled: a boost by Jump Drive, a water station on the planet by Universal.
/// § PU-11.1 PU-11.11
fn doubles(desk: &Desk, payer: Payer, by: By, track: Track) -> bool {
    let board = &desk.board;
    let Payer::Item(place) = payer else { return false };
    match (by, desk.items[place]) {
        (By::Boost, _) => {
            board.has(Tech::DoubleSynergy) && board.used_round & board.firm().bit(Tech::DoubleSynergy) == 0
        }
        (By::Station | By::Energy, Item::Station { laid, .. } | Item::Energy { laid, .. }) => {
            laid && track == Track::Water && board.has(Tech::DoubleWater)
        }
        _ => false,
    }
}

/// Every step that some gain or technology allows.
/// § PU-5.2 PU-5.4
pub(crate) fn legal(table: &Table, desk: &Desk, into: &mut Vec<Action>) {
    for by in By::ALL {
        let relevant = |item: &Item| match (by, *item) {
            (By::Station, Item::Station { .. })
            | (By::Energy, Item::Energy { .. } | Item::Station { .. })
            | (By::Boost, Item::Boost { .. } | Item::BoostOrPeek)
            | (By::Card, Item::Different { .. })
            | (By::Raise, Item::Raise { .. }) => true,
            (_, Item::Advance { by: of, .. }) => of == by,
            _ => false,
        };
        if by != By::Tech && !desk.items.any(relevant) {
            continue;
        }
        for track in Track::ALL {
            let Some(payer) = payer(table, desk, by, track) else { continue };
            let now = desk.board.tracker(track);
            for &cell in &tracks::targets(&desk.board, track) {
                let to = tracks::named(&desk.board, now, cell);
                if by == By::Raise && cell.row == now.row {
                    continue;
                }
                into.push(Action::Advance { by, track, to, twice: false });
                if doubles(desk, payer, by, track) {
                    into.push(Action::Advance { by, track, to, twice: true });
                }
            }
        }
    }
}

/// A gain that pays, a tracker that can move, a cell it can reach.
/// § PU-5.3 PU-5.8.3 PU-11.13
pub(crate) fn check(
    table: &Table,
    desk: &Desk,
    by: By,
    track: Track,
    to: Option<Cell>,
    twice: bool,
) -> Result<(), Illegal> {
    let payer = payer(table, desk, by, track).ok_or(Illegal::NoSuchAdvance { by, track })?;
    let targets = tracks::targets(&desk.board, track);
    if targets.is_empty() {
        return Err(stopped(&desk.board, track));
    }
    let now = desk.board.tracker(track);
    let fits = |cell: &Cell| match to {
        Some(to) => *cell == to && !tracks::is_straight(&desk.board, now, to),
        None => tracks::is_straight(&desk.board, now, *cell),
    };
    let target = targets.iter().copied().find(fits);
    let target = target.ok_or_else(|| {
        let cell = to.unwrap_or(Cell::new(now.track, now.row + 1));
        let diagonal = desk.board.is(Special::DiagonalAdvance);
        if diagonal { Illegal::CannotReach { track, cell } } else { Illegal::OtherTrack { track, cell } }
    })?;
    if by == By::Raise && target.row == now.row {
        return Err(Illegal::NotSideways { track });
    }
    if twice && !doubles(desk, payer, by, track) {
        return Err(Illegal::NotTwice { track, corporation: desk.board.corporation });
    }
    Ok(())
}

/// Why a tracker cannot move: it stands at the end, or another one blocks its way.
/// § PU-5.3 PU-11.13 PU-11.15
fn stopped(board: &Board, track: Track) -> Illegal {
    let now = board.tracker(track);
    let at_the_end = match board.firm().special {
        Special::WindingWater if track == Track::Water => board.firm().path.last() == Some(&now),
        Special::WindingWater | Special::DiagonalAdvance => now.row == TOP,
        _ => true,
    };
    match at_the_end {
        true => Illegal::CannotAdvance { track },
        false => Illegal::TrackerInTheWay { track, corporation: board.corporation },
    }
}

/// Pays for the advance, moves the tracker, gains what is there. A card that lifts all is done when none can rise.
/// § PU-5.2 PU-10.1 PU-10.6
pub(crate) fn apply(table: &Table, desk: &mut Desk, by: By, track: Track, to: Option<Cell>, twice: bool) {
    let Some(payer) = payer(table, desk, by, track) else { return };
    let (steps, bonuses) = pay(table, desk, payer, track, twice);
    step(table, desk, track, to, bonuses);
    for _ in 1..steps {
        step(table, desk, track, None, bonuses);
    }
    let spent = |item: &Item| matches!(*item, Item::Raise { row } if !can_raise(&desk.board, row));
    if let Some(place) = desk.items.iter().position(spent) {
        desk.items.remove(place);
    }
}

fn step(table: &Table, desk: &mut Desk, track: Track, to: Option<Cell>, bonuses: Bonuses) {
    let to = to.or_else(|| tracks::straight(&desk.board, track));
    if let Some(cell) = to {
        enter(table, desk, track, cell, bonuses);
    }
}

/// Takes the payer off the list; says how many steps it pays for at once and with which bonuses.
/// § PU-10.17 PU-10.29
fn pay(table: &Table, desk: &mut Desk, payer: Payer, track: Track, twice: bool) -> (u8, Bonuses) {
    let place = match payer {
        Payer::Item(place) => place,
        Payer::Tech(tech) => {
            let bit = desk.board.firm().bit(tech);
            desk.board.used_round |= bit;
            return (1, Bonuses::All);
        }
    };
    let once = 1 + u8::from(twice);
    match desk.items[place] {
        Item::Different { left, tracks } if left > 1 => {
            desk.items[place] = Item::Different { left: left - 1, tracks: tracks & !track.bit() };
            (1, Bonuses::All)
        }
        Item::Raise { .. } => (1, Bonuses::NoSynergy),
        Item::Advance { by, steps, bonuses, .. } => {
            let kind = if bonuses { Bonuses::All } else { Bonuses::None };
            if steps > 1 && desk.board.is(Special::DiagonalAdvance) {
                // Each step may lead elsewhere, so each is a decision of its own.
                desk.items[place] = Item::Advance { by, tracks: track.bit(), steps: steps - 1, bonuses };
                return (1, kind);
            }
            desk.items.remove(place);
            (steps, kind)
        }
        Item::Station { tile, section, .. } | Item::Energy { tile, section, .. } => {
            desk.items.remove(place);
            if matches!(table.effect(), Some(EventEffect::IgnoreOneStation)) {
                drop_other_station(desk, tile, section);
            }
            (once, Bonuses::All)
        }
        _ => {
            if twice {
                let bit = desk.board.firm().bit(Tech::DoubleSynergy);
                desk.board.used_round |= bit;
            }
            desk.items.remove(place);
            (once, Bonuses::All)
        }
    }
}

/// Only one station of the tile counts this round.
/// § PU-10.21
fn drop_other_station(desk: &mut Desk, tile: u8, section: u8) {
    let other = |item: &Item| match *item {
        Item::Station { tile: of, section: at, .. } | Item::Energy { tile: of, section: at, .. } => {
            of == tile && at != section
        }
        _ => false,
    };
    while desk.items.take(other).is_some() {}
}

/// Whether a tracker below the row can go up.
/// § PU-10.6
fn can_raise(board: &Board, row: u8) -> bool {
    rising(board, row).any(|track| {
        let now = board.tracker(track);
        tracks::targets(board, track).iter().any(|cell| cell.row != now.row)
    })
}

/// The trackers that have not reached the row.
/// § PU-10.6
fn rising(board: &Board, row: u8) -> impl Iterator<Item = Track> {
    Track::ALL.into_iter().filter(move |track| board.tracker(*track).row < row && raises(board, *track, row))
}

/// Whether a pending advance can be made now.
/// § PU-3.6 PU-5.3
pub(crate) fn possible(board: &Board, item: Item) -> bool {
    match item {
        Item::Raise { row } => can_raise(board, row),
        _ => served(board, item).any(|track| tracks::can_advance(board, track)),
    }
}

/// Whether a pending advance can be made by a step straight up. The board has no technology that may be left
/// unused; Makeshift's diagonal step is one that its owner may take.
/// § PU-5.12 PU-11.13
pub(crate) fn ordinary(plain: &Board, item: Item) -> bool {
    let up = |track: Track| tracks::straight(plain, track).is_some();
    match item {
        Item::Raise { row } => rising(plain, row).any(up),
        _ => served(plain, item).any(up),
    }
}

/// The trackers that a pending advance may serve.
/// § PU-5.1 PU-5.8 PU-11.12
fn served(board: &Board, item: Item) -> impl Iterator<Item = Track> {
    Track::of(match item {
        Item::Station { track, alt, .. } if board.has(Tech::TechAsEnergy) => track.bit() | alt,
        Item::Station { track, .. } => track.bit(),
        Item::Energy { tracks, .. } | Item::Advance { tracks, .. } | Item::Different { tracks, .. } => tracks,
        Item::Boost { .. } => crate::pieces::ALL_TRACKS,
        _ => 0,
    })
}

/// The trackers that may be regressed for this reason: those that can go down the most of the stated steps.
/// § PU-5.5 PU-10.16 PU-11.14 PU-11.17
pub(crate) fn regressible(table: &Table, desk: &Desk, by: By) -> u8 {
    let board = &desk.board;
    let item = desk.items.iter().find(|item| matches!(item, Item::Regress { by: of, .. } if *of == by));
    let (tracks, steps) = match item {
        Some(Item::Regress { tracks, steps, .. }) => (*tracks, *steps),
        _ if by == By::Tech && lowers(table, board) => (crate::pieces::ALL_TRACKS, 1),
        _ => return 0,
    };
    let depth = |track: Track| tracks::depth(board, track, steps);
    let deepest = Track::of(tracks).map(depth).max().unwrap_or_default();
    let fits = |track: &Track| deepest > 0 && depth(*track) == deepest;
    Track::of(tracks).filter(fits).fold(0, |set, track| set | track.bit())
}

/// Makeshift may regress a tracker once a round.
/// § PU-11.14
fn lowers(table: &Table, board: &Board) -> bool {
    matches!(table.part, Part::Turn | Part::Civs)
        && board.has(Tech::RegressOne)
        && board.used_round & board.firm().bit(Tech::RegressOne) == 0
}

pub(crate) fn legal_regress(table: &Table, desk: &Desk, into: &mut Vec<Action>) {
    for by in [By::Card, By::Event, By::Tech] {
        into.extend(Track::of(regressible(table, desk, by)).map(|track| Action::Regress { by, track }));
    }
}

/// One of the trackers that must be chosen from.
/// § PU-5.5 PU-10.16
pub(crate) fn check_regress(table: &Table, desk: &Desk, by: By, track: Track) -> Result<(), Illegal> {
    match regressible(table, desk, by) {
        0 => Err(Illegal::NoRegress { by }),
        set if set & track.bit() == 0 => Err(Illegal::OtherRegress { by, track }),
        _ => Ok(()),
    }
}

/// Moves the tracker down; it gains nothing and may lose a technology.
/// § PU-5.5
pub(crate) fn apply_regress(table: &Table, desk: &mut Desk, by: By, track: Track) {
    let steps = match desk.items.take(|item| matches!(item, Item::Regress { by: of, .. } if *of == by)) {
        Some(Item::Regress { steps, .. }) => steps,
        _ => {
            let bit = desk.board.firm().bit(Tech::RegressOne);
            desk.board.used_round |= bit;
            1
        }
    };
    tracks::descend(table, &mut desk.board, track, steps);
}
