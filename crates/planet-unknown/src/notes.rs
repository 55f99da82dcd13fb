//! What is worth saying about a move besides what it tells and what it scores.

use game_core::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::board::{Board, Laying};
use crate::data::{PlanetRule, Special};
use crate::features::LineSight;
use crate::geometry::{Square, Squares};
use crate::pieces::{Line, Terrain, Track};
use crate::rules::place::advances;
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
    IceCovered { count: u32, squares: Squares },
    /// A water station without ice brings nothing. § PU-5.7
    NoIce { squares: Squares },
    /// A biomass station that touches no other brings nothing. § PU-11.18
    NoExpansion { squares: Squares },
    /// Lifepods are destroyed. § PU-4.6
    LifepodsLost { count: u32, squares: Squares },
    /// Rovers are destroyed. § PU-6.6
    RoversLost { count: u32, squares: Squares },
    /// Cities that are covered pay no more. § PU-12.5
    CitiesCovered { count: u32, squares: Squares },
    /// A civ card is to be chosen; level 0 is any. § PU-5.6
    CivCardGained { level: u8 },
    /// Movement points. § PU-6.2
    MovesGained { count: u8 },
    /// A technology works from now on: its number, or its letter. § PU-5.9
    TechnologyOpens { technology: char },
}

/// What the seat's boards show of the way from one moment to another.
pub(crate) fn notes(game: &PlanetUnknown, before: &PlanetUnknown, seat: Seat, into: &mut Vec<Note>) {
    let (was, is) = (&before.desk(seat).board, &game.desk(seat).board);
    if was.planet != is.planet || was.corporation != is.corporation {
        return;
    }
    note_losses(was, is, into);
    let laid = is.tiles.as_slice().get(was.tiles.len()..).unwrap_or_default();
    let mut biomass = was.terrain(Terrain::Biomass);
    for laying in laid {
        note_tile(is, *laying, biomass, into);
        biomass |= sections(*laying).filter(|(terrain, _)| *terrain == Terrain::Biomass).fold(Squares::NONE, joined);
    }
    note_gains(was, is, into);
    note_lines(was, is, into);
}

fn sections(laying: Laying) -> impl Iterator<Item = (Terrain, Squares)> {
    laying.tile.facts().terrain.into_iter().zip(laying.sections())
}

fn joined(all: Squares, (_, squares): (Terrain, Squares)) -> Squares {
    all | squares
}

/// What no event tells and nothing owed shows.
fn note_gains(was: &Board, is: &Board, into: &mut Vec<Note>) {
    let owed = is.owed.as_slice().get(was.owed.len()..).unwrap_or_default();
    into.extend(owed.iter().map(|owed| Note::CivCardGained { level: owed.level }));
    let count = is.moves.saturating_sub(was.moves);
    if count > 0 {
        into.push(Note::MovesGained { count });
    }
    let first = if is.is(Special::LifepodsOnTechs) { b'A' } else { b'1' };
    let opened = is.techs & !was.techs;
    let works = |bit: &u8| opened >> bit & 1 != 0;
    into.extend((0..8).filter(works).map(|bit| Note::TechnologyOpens { technology: char::from(first + bit) }));
}

fn note_losses(was: &Board, is: &Board, into: &mut Vec<Note>) {
    // What was collected is gone from the planet, too.
    let fresh = is.ground.covered & !was.ground.covered;
    let lost = is.pods_lost.saturating_sub(was.pods_lost);
    if lost > 0 {
        let squares = was.lifepods & !is.lifepods & fresh;
        into.push(Note::LifepodsLost { count: u32::from(lost), squares });
    }
    let lost = was.rovers.len().saturating_sub(is.rovers.len());
    if lost > 0 {
        let squares = was.rover_squares() & !is.rover_squares() & fresh;
        into.push(Note::RoversLost { count: lost as u32, squares });
    }
    for at in is.meteorites & !was.meteorites {
        into.push(Note::MeteoriteLands { at, row: Line::Row(at.y()), column: Line::Column(at.x()) });
    }
    if let PlanetRule::Cities(cities, _) = &is.world().rule {
        let squares = *cities & fresh;
        if !squares.is_empty() {
            into.push(Note::CitiesCovered { count: squares.len(), squares });
        }
    }
}

/// What the sections of a tile meet where they lie; `biomass` grew before it came.
fn note_tile(is: &Board, laying: Laying, biomass: Squares, into: &mut Vec<Note>) {
    let ice = laying.squares() & is.world().ice;
    if !ice.is_empty() {
        into.push(Note::IceCovered { count: ice.len(), squares: ice });
    }
    for (terrain, squares) in sections(laying) {
        match terrain.track().filter(|track| advances(is, *track, squares, biomass) == 0) {
            Some(Track::Water) => into.push(Note::NoIce { squares }),
            Some(Track::Biomass) => into.push(Note::NoExpansion { squares }),
            _ => {}
        }
    }
}

/// Rows and columns that are complete now; where there is none, the one that came nearest.
fn note_lines(was: &Board, is: &Board, into: &mut Vec<Note>) {
    let is_done = |line: &LineSight| line.empty.is_empty() && line.meteorites == 0;
    let mut nearest: Option<(u32, Line)> = None;
    let mut done = false;
    for ((line, old), (_, new)) in was.rows_and_columns().zip(is.rows_and_columns()) {
        let left = new.empty.len();
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
