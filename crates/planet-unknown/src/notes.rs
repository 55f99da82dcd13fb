//! What is worth saying about a move besides what it tells and what it scores.

use game_core::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::board::{Board, Laying};
use crate::data::{PlanetRule, Special};
use crate::geometry::{SIDE, Square};
use crate::insight::LineSight;
use crate::pieces::{Line, Terrain};
use crate::state::PlanetUnknown;

/// Lines with more empty squares than this are not near their end.
const NEAR: u32 = 4;

/// What is neither event nor score. The sentences stand under `note-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Note {
    /// A row or column is complete. § PU-9.4
    LineDone { line: Line, medals: u8 },
    /// Of the rows and columns that came nearer to being complete, the nearest. § PU-9.4
    LineLeft { line: Line, left: u32 },
    /// A meteorite comes to lie where it spoils a row and a column. § PU-4.7
    MeteoriteLands { at: Square, row: Line, column: Line },
    /// Ice is covered. § PU-5.7
    IceCovered { count: u32 },
    /// A water station without ice brings nothing. § PU-5.7
    NoIce,
    /// A biomass station that touches no other brings nothing. § PU-11.18
    NoExpansion,
    /// Lifepods are destroyed. § PU-4.6
    LifepodsLost { count: u8 },
    /// Rovers are destroyed. § PU-6.6
    RoversLost { count: usize },
    /// Cities that are covered pay no more. § PU-12.5
    CitiesCovered { count: u32 },
}

/// What the seat's boards show of the way from one moment to another.
pub(crate) fn notes(game: &PlanetUnknown, before: &PlanetUnknown, seat: Seat, into: &mut Vec<Note>) {
    let (was, is) = (&before.desk(seat).board, &game.desk(seat).board);
    if was.planet != is.planet || was.corporation != is.corporation {
        return;
    }
    note_losses(was, is, into);
    let laid = is.tiles.as_slice().get(was.tiles.len()..).unwrap_or_default();
    laid.iter().for_each(|laying| note_tile(was, *laying, into));
    note_lines(was, is, into);
}

fn note_losses(was: &Board, is: &Board, into: &mut Vec<Note>) {
    let count = is.pods_lost.saturating_sub(was.pods_lost);
    if count > 0 {
        into.push(Note::LifepodsLost { count });
    }
    let count = was.rovers.len().saturating_sub(is.rovers.len());
    if count > 0 {
        into.push(Note::RoversLost { count });
    }
    for at in is.meteorites & !was.meteorites {
        into.push(Note::MeteoriteLands { at, row: Line::Row(at.y()), column: Line::Column(at.x()) });
    }
    if let PlanetRule::Cities(cities, _) = &is.world().rule {
        let count = (*cities & is.ground.covered & !was.ground.covered).len();
        if count > 0 {
            into.push(Note::CitiesCovered { count });
        }
    }
}

/// What the sections of a tile meet where they lie.
fn note_tile(was: &Board, laying: Laying, into: &mut Vec<Note>) {
    let ice = was.world().ice;
    let count = (laying.squares() & ice).len();
    if count > 0 {
        into.push(Note::IceCovered { count });
    }
    let biomass = was.terrain(Terrain::Biomass);
    for (terrain, squares) in laying.tile.facts().terrain.into_iter().zip(laying.sections()) {
        if terrain == Terrain::Water && !squares.meets(ice) {
            into.push(Note::NoIce);
        }
        let alone = was.is(Special::ExpandBiomass) && !squares.touches(biomass);
        if terrain == Terrain::Biomass && alone {
            into.push(Note::NoExpansion);
        }
    }
}

/// Rows and columns that are complete now; where there is none, the one that came nearest.
fn note_lines(was: &Board, is: &Board, into: &mut Vec<Note>) {
    let rows_and_columns = 2 * usize::from(SIDE);
    let name = |place: usize| match u8::try_from(place).unwrap_or_default() {
        y if y < SIDE => Line::Row(y),
        x => Line::Column(x - SIDE),
    };
    let is_done = |line: &LineSight| line.empty.is_empty() && line.meteorites == 0;
    let mut nearest: Option<(u32, Line)> = None;
    let mut done = false;
    for (place, (old, new)) in was.lines().zip(is.lines()).take(rows_and_columns).enumerate() {
        let (line, left) = (name(place), new.empty.len());
        if is_done(&new) && !is_done(&old) {
            done = true;
            into.push(Note::LineDone { line, medals: new.medals });
        } else if (1..=NEAR).contains(&left) && left < old.empty.len() && nearest.is_none_or(|(best, _)| left < best) {
            nearest = Some((left, line));
        }
    }
    if let Some((left, line)) = nearest.filter(|_| !done) {
        into.push(Note::LineLeft { line, left });
    }
}
