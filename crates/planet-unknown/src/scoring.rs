//! Medals.

use game_core::{IdSet, ScoreSheet, Seat, Viewer};

use crate::board::Board;
use crate::data::{CivEffect, PlanetRule, Special, Tech};
use crate::desk::Hand;
use crate::geometry::{SIDE, Squares};
use crate::objectives;
use crate::pieces::{Cell, Civ, Objective, Track};
use crate::rules::{meteors, tracks};
use crate::state::{PlanetUnknown, Table};

/// A seat's medals, line by line: `civ_cards`, `planet`, `bonus`, the tracks, `lifepods`, `meteorites`, objectives.
pub(crate) type Pad = [(&'static str, i32, i32); 12];

/// How many collected meteorites make a set.
/// § PU-9.4
const SET: i32 = 3;

/// The medals of a seat whose boards and secrets these are; the other boards are as all see them.
/// § PU-9.4 PU-9.6
pub(crate) fn pad(
    table: &Table,
    boards: &dyn Fn(Seat) -> Board,
    seat: Seat,
    civs: IdSet<Civ>,
    private: IdSet<Objective>,
) -> Pad {
    let board = &boards(seat);
    let (lines, planet) = planet_medals(board);
    let (things, bonus) = planet_bonus(board);
    let track = |track: Track| i32::from(board.tracker(track).row);
    let value = |track: Track| track_medal(board, track);
    let fulfilled = private.iter().filter(|card| objectives::fulfils(board, card.facts().private.asks));
    let fulfilled: Vec<i32> = fulfilled.map(|card| card.facts().private.medals).collect();
    let (met, neighbour) = objectives::neighbour_medals(table, boards, seat);
    [
        ("civ_cards", civs.len() as i32, civ_medals(board, civs)),
        ("planet", lines, planet),
        ("planet_bonus", things, bonus),
        ("track_civ", track(Track::Civ), value(Track::Civ)),
        ("track_water", track(Track::Water), value(Track::Water)),
        ("track_biomass", track(Track::Biomass), value(Track::Biomass)),
        ("track_rover", track(Track::Rover), value(Track::Rover)),
        ("track_tech", track(Track::Tech), value(Track::Tech)),
        ("lifepods", i32::from(board.pods), i32::from(board.pods) * pod_value(civs)),
        ("meteorites", i32::from(board.meteors), meteor_medals(board, civs)),
        ("private_objectives", fulfilled.len() as i32, fulfilled.iter().sum()),
        ("neighbour_objectives", met, neighbour),
    ]
}

/// Each seat's medals by what the viewer knows: those of others by what lies open (cards kept face down count when they
/// are turned up), their own with what they have done so far and what only they know.
/// § PU-1.4
pub(crate) fn scores(game: &PlanetUnknown, viewer: Viewer) -> Vec<ScoreSheet> {
    let boards = |seat: Seat| game.boards[seat];
    let sheet = |seat: Seat| {
        if viewer.seat() == Some(seat) {
            return own_sheet(game, seat);
        }
        let board = &game.boards[seat];
        sheet(&pad(&game.table, &boards, seat, board.revealed, board.objectives))
    };
    Seat::all(game.table.seats).map(sheet).collect()
}

/// One's own medals with what only the seat knows and has done so far.
pub(crate) fn own_pad(table: &Table, boards: &dyn Fn(Seat) -> Board, seat: Seat, hand: &Hand) -> Pad {
    pad(table, boards, seat, hand.civs, hand.objectives)
}

/// The same as a sheet.
pub(crate) fn own_sheet(game: &PlanetUnknown, seat: Seat) -> ScoreSheet {
    let desk = game.desk(seat);
    let boards = |other: Seat| if other == seat { desk.board } else { game.boards[other] };
    sheet(&own_pad(&game.table, &boards, seat, &desk.hand))
}

/// A seat's medals with its secrets, its own desk as it is and the others as they lie open.
pub(crate) fn total(game: &PlanetUnknown, seat: Seat) -> i32 {
    let desk = game.desk(seat);
    let boards = |other: Seat| if other == seat { desk.board } else { game.boards[other] };
    own_pad(&game.table, &boards, seat, &desk.hand).iter().map(|(_, _, medals)| medals).sum()
}

pub(crate) fn sheet(pad: &Pad) -> ScoreSheet {
    pad.iter().fold(ScoreSheet::default(), |sheet, (label, count, medals)| sheet.line(label, *count, *medals))
}

/// The medals of a player but for rows, columns and objectives.
/// § PU-9.4
pub(crate) fn without_lines_and_objectives(board: &Board, civs: IdSet<Civ>) -> i32 {
    let tracks: i32 = Track::ALL.into_iter().map(|track| track_medal(board, track)).sum();
    let pods = i32::from(board.pods) * pod_value(civs);
    civ_medals(board, civs) + planet_bonus(board).1 + tracks + pods + meteor_medals(board, civs)
}

/// Squares that count as covered for rows and columns: Petra's currents do.
/// § PU-12.12
pub(crate) fn filled(board: &Board) -> Squares {
    board.ground.covered | board.world().currents()
}

/// Squares of the planet that nothing covers.
/// § PU-9.5 PU-12.12
pub(crate) fn empty_squares(board: &Board) -> u32 {
    (board.world().grid & !filled(board)).len()
}

/// Rows and columns without an empty square and without a meteorite.
/// § PU-9.4 PU-12.1 PU-12.8 PU-12.9
fn planet_medals(board: &Board) -> (i32, i32) {
    let world = board.world();
    let bad = (world.grid & !filled(board)) | meteors::lying(board);
    let (mut lines, mut medals) = (0, 0);
    for i in 0..SIDE {
        let each = [(Squares::row(i), &world.row_medals), (Squares::column(i), &world.column_medals)];
        for (line, values) in each {
            if !bad.meets(line) {
                lines += 1;
                medals += i32::from(values[usize::from(i)]);
            }
        }
    }
    (lines, medals)
}

/// Bodies that are covered, cities that are not.
/// § PU-12.3 PU-12.5
fn planet_bonus(board: &Board) -> (i32, i32) {
    let (things, each) = match &board.world().rule {
        PlanetRule::Bodies(bodies, each) => {
            (bodies.iter().filter(|body| body.within(board.ground.covered)).count() as i32, *each)
        }
        PlanetRule::Cities(cities, each) => ((*cities & !board.ground.covered).len() as i32, *each),
        _ => (0, 0),
    };
    (things, things * each)
}

/// The medal of a tracker: of its own track, or of that on which it stands.
/// § PU-8.1 PU-11.14 PU-11.15
pub(crate) fn track_medal(board: &Board, track: Track) -> i32 {
    let at = board.tracker(track);
    match board.firm().special {
        Special::WindingWater if track == Track::Water => {
            let path = &board.firm().path;
            let step = path.iter().position(|cell| *cell == at).unwrap_or_default();
            let own = path[..=step].iter().rev().filter(|cell| cell.track == Track::Water);
            own.filter_map(|cell| board.firm().cell(*cell).medal).next().map_or(0, i32::from)
        }
        Special::DiagonalAdvance if board.has(Tech::ScoreHighest) => {
            let there = board.trackers.iter().filter(|cell| cell.track == at.track);
            let highest = there.map(|cell| cell.row).max().unwrap_or(at.row);
            tracks::medal(board, Cell::new(at.track, highest))
        }
        _ => tracks::medal(board, at),
    }
}

/// Medals on civ cards, sets counted once.
/// § PU-10.7 PU-10.8
fn civ_medals(board: &Board, civs: IdSet<Civ>) -> i32 {
    let mut medals = 0;
    let mut set = 0;
    let mut table = None;
    for card in civs {
        match card.facts().effect {
            CivEffect::Medals { n } | CivEffect::MedalsAndAdvance { n, .. } => medals += n,
            CivEffect::MedalsPer { n } => medals += n * board.patches.len() as i32,
            CivEffect::SetMedals { table: printed } => {
                set += 1;
                table = Some(printed);
            }
            _ => {}
        }
    }
    medals + table.map_or(0, |table| table[set])
}

/// What a lifepod in the collection area is worth.
/// § PU-10.7
fn pod_value(civs: IdSet<Civ>) -> i32 {
    let values = civs.iter().filter_map(|card| match card.facts().effect {
        CivEffect::LifepodValue { n } => Some(n),
        _ => None,
    });
    values.max().unwrap_or(1)
}

/// Sets of three meteorites, each worth more with cards.
/// § PU-9.4 PU-10.8
fn meteor_medals(board: &Board, civs: IdSet<Civ>) -> i32 {
    let more = civs.iter().map(|card| match card.facts().effect {
        CivEffect::MeteoriteValuePlus { n } => n,
        _ => 0,
    });
    i32::from(board.meteors) / SET * (1 + more.sum::<i32>())
}
