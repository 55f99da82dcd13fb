//! What one viewer sees: the table, all boards as they were when the present part began, and their own as they are.

use game_core::{PerSeat, ScoreSheet, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::Facts;
use crate::desk::DeskView;
use crate::objectives;
use crate::rules::finish;
use crate::scoring;
use crate::sight::{Ahead, Sight, Standing, ahead, sight};
use crate::state::{PlanetUnknown, SECTORS, Table};

/// All that one viewer knows.
/// § PU-1.3 PU-1.4
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies in the middle of the table.
    pub table: Table,
    /// The sector of the station that faces each player.
    pub sectors: PerSeat<u8>,
    /// The sector that would face each player if the station were turned by so many steps from where it stands, from 0.
    /// § PU-3.2
    pub turns: PerSeat<[u8; SECTORS]>,
    /// Which side counts of an objective that a technology lets a player keep.
    /// § PU-11.11
    pub keeps: Side,
    /// Every player's boards as they were when the present part began.
    pub boards: PerSeat<Facts>,
    /// Who has not finished yet.
    pub deciding: SeatSet,
    /// The viewer's own boards, secrets and pending things.
    pub own: Option<DeskView>,
    /// The viewer's own medals, with what they have done so far and what only they know.
    pub score: Option<ScoreSheet>,
    /// The medals to reach alone.
    pub target: Option<i32>,
    /// What a game alone came to, from 1 for the lowest step of the table of results.
    pub rank: Option<u8>,
    /// How every player's boards stand, the viewer's own with what they have done so far.
    pub sights: Vec<Sight>,
    /// How the objectives stand that several share, the viewer's own boards as they are now.
    pub standings: Vec<Standing>,
    /// Where the viewer's own trackers and rovers can go.
    pub ahead: Option<Ahead>,
}

/// A side of an objective card.
/// § PU-10.9
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The one by which neighbours compare themselves.
    Neighbour,
    /// The one that is a single player's own.
    Private,
}

pub(crate) fn view(game: &PlanetUnknown, viewer: Viewer) -> View {
    let table = game.table;
    let seat = viewer.seat().filter(|seat| seat.0 < table.seats);
    let desk = seat.and_then(|seat| game.desks.seen_by(seat, viewer));
    let own = |other: Seat| desk.filter(|_| seat == Some(other));
    let board = |seat: Seat| own(seat).map_or(game.boards[seat], |desk| desk.board);
    let known = |seat: Seat| own(seat).map_or(game.boards[seat].objectives, |desk| desk.hand.objectives);
    let standing = |(card, sharers)| objectives::standing(card, sharers, &board);
    View {
        viewer,
        table,
        sectors: PerSeat::new(table.seats, |seat| table.sector(seat) as u8),
        turns: PerSeat::new(table.seats, |seat| table.sectors_after(seat)),
        keeps: if table.solo() { Side::Private } else { Side::Neighbour },
        boards: PerSeat::new(table.seats, |seat| game.boards[seat].into()),
        deciding: game.open_seats(),
        own: desk.map(Into::into),
        score: seat.map(|seat| scoring::own_sheet(game, seat)),
        target: table.target(),
        rank: table.outcome.and_then(finish::rank),
        sights: Seat::all(table.seats).map(|seat| sight(&board(seat), known(seat))).collect(),
        standings: objectives::shared(&table).map(standing).collect(),
        ahead: desk.map(|desk| ahead(&table, desk)),
    }
}
