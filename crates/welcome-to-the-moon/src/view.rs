//! What one viewer sees: the table, all sheets as they were when the present part began, and their own as it is.

use game_core::{List, PerSeat, Rival, ScoreSheet, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::adventure::{Adventure, Pad, SheetsOf, total};
use crate::astra::{AstraView, DATA};
use crate::board::{BoardView, map_board, on_board};
use crate::campaign::{ADVENTURES, CampaignView, Crew, campaign_view};
use crate::card::Card;
use crate::choice::{Effects, Offer};
use crate::data::Printed;
use crate::events::Marking;
use crate::features::Progress;
use crate::pieces::{Effect, Look};
use crate::rules::end::{self, open_desk};
use crate::rules::give;
use crate::setup::left;
use crate::spot::Spot;
use crate::state::{Desk, OFFERS, PILES, Table, WelcomeToTheMoon};

/// All that one viewer knows.
/// § WM-0.3 WM-0.36
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies in the middle of the table.
    pub table: Table,
    /// This turn's combinations.
    pub combinations: List<Offer, OFFERS>,
    /// What each of them comes to.
    pub takings: Vec<Taking>,
    /// The viewer's crew card of a campaign.
    /// § WM-C.10
    pub crew: Option<Crew>,
    /// Cards left face down in each pile.
    pub left: [u8; PILES],
    /// Who has not confirmed yet.
    pub deciding: SeatSet,
    /// The sheets.
    pub board: BoardView,
    /// The viewer's own score pad, with what they have done so far.
    pub score: Option<ScoreSheet>,
    /// How far each player has come with the missions: the viewer with what they have done so far.
    pub standings: Vec<[Progress; 3]>,
    /// How ASTRA stands.
    pub astra: Option<AstraView>,
    /// What the answers of a campaign have brought about.
    pub campaign: Option<CampaignView>,
    /// The sheet that the viewer writes on this turn, by its owner.
    pub home: Option<Seat>,
    /// Who plays on the near and on the far side of each sheet; nothing where everybody has a sheet to themselves.
    pub sides: Vec<[Seat; 2]>,
    /// System errors of each seat, as its sheets lie open.
    pub errors: Vec<u8>,
}

/// The sheets of one adventure as one viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(bound(
    serialize = "S: Serialize, C: Serialize",
    deserialize = "S: Copy + Default + Deserialize<'de>, C: Deserialize<'de>"
))]
pub struct SheetsView<S, C> {
    /// Each player's sheet as it was when the present part began.
    pub sheets: PerSeat<S>,
    /// Of each of these sheets, what does not look as printed; numbers stand in the sheet's grid.
    pub marks: Vec<Vec<Marking>>,
    /// What is the same on all sheets.
    pub common: C,
    /// The viewer's own sheet and agenda.
    pub own: Option<Desk<S>>,
    /// What does not look as printed on it.
    pub own_marks: Vec<Marking>,
    /// What stands on each of the sheets beside marks.
    pub beside: Vec<Beside>,
    /// The same of the viewer's own sheet.
    pub own_beside: Beside,
}

/// What stands on a sheet beside its marks, by names that only the page knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Beside {
    /// The small boxes of the score zone that are filled in.
    pub sums: Vec<Sum>,
    /// Looks that follow from marks.
    pub looks: Vec<BesideLook>,
    /// How far each track of values is crossed off.
    pub tracks: Vec<Reached>,
    /// The frames in which no space is left: compartments, mines, quarters, blocks of starships.
    pub full: Vec<String>,
    /// The frames that cannot be reached yet.
    /// § WM-7.4
    pub closed: Vec<String>,
    /// Whose symbols stand where on a sheet that neighbours share.
    pub symbols: Vec<OwnedSymbol>,
}

/// A player's symbol on a planet, a moon or an asteroid.
/// § WM-8.4
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OwnedSymbol {
    /// Where it stands.
    pub spot: Spot,
    /// Whose it is: 0 for the owner of the sheet, 1 for their neighbour.
    pub side: u8,
}

/// A small box of the score zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Sum {
    /// Which box.
    pub name: String,
    /// What is written there.
    pub value: i32,
}

/// A track of boxes with values: the first box that is not crossed off counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Reached {
    /// Its name on the page.
    pub track: String,
    /// Boxes crossed off.
    pub crossed: u8,
}

/// Something printed that has no place of its own among the spots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BesideLook {
    /// Its name on the page.
    pub name: String,
    /// How it looks.
    pub look: Look,
}

impl Beside {
    /// Writes in a small box.
    pub(crate) fn sum(&mut self, name: impl Into<String>, value: i32) {
        self.sums.push(Sum { name: name.into(), value });
    }

    /// Says how far a track is crossed off.
    pub(crate) fn track(&mut self, track: impl Into<String>, crossed: u8) {
        self.tracks.push(Reached { track: track.into(), crossed });
    }

    /// Says how something looks.
    pub(crate) fn look(&mut self, name: impl Into<String>, look: Look) {
        self.looks.push(BesideLook { name: name.into(), look });
    }
}

pub(crate) fn view(game: &WelcomeToTheMoon, viewer: Viewer) -> View {
    let seat = viewer.seat().filter(|seat| seat.0 < game.table.seats);
    let score = |seat| on_board!(&game.board, sheets => own_pad(&game.table, sheets, viewer, seat));
    View {
        viewer,
        table: game.table,
        combinations: game.table.offers(),
        takings: takings(&game.table),
        crew: seat.and_then(|seat| game.table.campaign?.crew[seat]),
        left: left(&game.decks).map(|count| count as u8),
        deciding: crate::rules::deciding(game),
        board: map_board!(Board &game.board, sheets => BoardView sheets_view(sheets, viewer, seat)),
        score: seat.and_then(score),
        standings: on_board!(&game.board, sheets => standings(&game.table, sheets, viewer)),
        astra: on_board!(&game.board, sheets => astra_view(game, sheets, viewer)),
        campaign: campaign_view(&game.table),
        home: seat.map(|seat| on_board!(&game.board, sheets => home(&game.table, sheets, seat))),
        sides: on_board!(&game.board, sheets => sides(sheets)),
        errors: on_board!(&game.board, sheets => errors(&game.table, sheets)),
    }
}

/// What a combination comes to when it is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Taking {
    /// The effects that only a wild brings.
    /// § WM-0.23
    pub by_wild: Effects,
    /// The card that is left to ASTRA.
    /// § WM-S.6
    pub leaves: Option<Leaves>,
}

/// A card that goes to ASTRA.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Leaves {
    /// Its place among those drawn, from 1.
    pub place: u8,
    /// The card.
    pub card: Card,
    /// What it brings her.
    pub worth: u8,
}

fn takings(table: &Table) -> Vec<Taking> {
    let leaves = |offer: &Offer| {
        let astra = table.astra?;
        let place = left_over(offer.cards);
        let card = *astra.drawn.as_slice().get(usize::from(place).checked_sub(1)?)?;
        Some(Leaves { place, card, worth: astra.multiplier(astra.effect_of(card)) })
    };
    let by_wild = |offer: &Offer| {
        let free = |effect: &Effect| *effect == offer.effect || offer.others.has(*effect);
        Effect::ALL.into_iter().filter(|effect| !free(effect)).collect()
    };
    table.offers().iter().map(|offer| Taking { by_wild: by_wild(offer), leaves: leaves(offer) }).collect()
}

fn home<A: Adventure>(table: &Table, _: &SheetsOf<A>, seat: Seat) -> Seat {
    A::sheet_of(table, seat)
}

fn sides<A: Adventure>(sheets: &SheetsOf<A>) -> Vec<[Seat; 2]> {
    A::sides(sheets.open.seats())
}

fn errors<A: Adventure>(table: &Table, sheets: &SheetsOf<A>) -> Vec<u8> {
    Seat::all(table.seats).map(|seat| A::errors_of(sheets, seat)).collect()
}

/// How far each seat has come with each mission; what others do in secret counts when it is laid open.
/// § WM-0.28 WM-0.36
fn standings<A: Adventure>(table: &Table, sheets: &SheetsOf<A>, viewer: Viewer) -> Vec<[Progress; 3]> {
    let of = |seat: Seat| {
        let open = open_desk(table, sheets, seat);
        let desk = sheets.desks.seen_by(seat, viewer).unwrap_or(&open);
        table.missions.map(|card| A::standing(sheets, desk, seat, A::printed().mission_place(card)))
    };
    Seat::all(table.seats).map(of).collect()
}

fn astra_view<A: Adventure>(game: &WelcomeToTheMoon, sheets: &SheetsOf<A>, viewer: Viewer) -> Option<AstraView> {
    let table = &game.table;
    let astra = table.astra?;
    let seat = viewer.seat().filter(|seat| seat.0 < table.seats);
    let own = seat.and_then(|seat| sheets.desks.seen_by(seat, viewer).map(|desk| (seat, desk)));
    Some(AstraView {
        bonuses: give::bonuses(sheets),
        slots: DATA.board(A::NUMBER).slots,
        boxes: (A::NUMBER == 1).then(|| astra.boxes()),
        counts: if A::NUMBER == 1 { DATA.track.value_box(astra.boxes()) } else { None },
        compared: DATA.board(A::NUMBER).rival.map(|_| astra.compared(A::NUMBER)),
        by_launch: table.outcome.is_some() && end::is_decided_by_launch(table, sheets),
        suits: astra.suits(),
        drawn: astra.drawn.iter().map(|&card| astra.worth(card)).collect(),
        lead: own.map(|(seat, desk)| total(&A::pad(table, sheets, seat, desk)) - astra.points(A::NUMBER)),
        deck: left(&game.decks).iter().sum::<usize>() as u8,
    })
}

/// The place of the card that a combination leaves to ASTRA.
/// § WM-S.6
fn left_over(cards: [u8; 2]) -> u8 {
    (1..=3).find(|place| !cards.contains(place)).unwrap_or(0)
}

fn sheets_view<A: Adventure>(sheets: &SheetsOf<A>, viewer: Viewer, seat: Option<Seat>) -> SheetsView<A, A::Common> {
    let own = seat.and_then(|seat| sheets.desks.seen_by(seat, viewer)).copied();
    SheetsView {
        sheets: sheets.open,
        marks: sheets.open.iter().map(|(_, sheet)| marks(sheet, &sheets.common)).collect(),
        common: sheets.common,
        own,
        own_marks: own.map(|desk| marks(&desk.sheet, &sheets.common)).unwrap_or_default(),
        beside: sheets.open.iter().map(|(_, sheet)| beside(sheet, &sheets.common)).collect(),
        own_beside: own.map(|desk| beside(&desk.sheet, &sheets.common)).unwrap_or_default(),
    }
}

/// What stands on a sheet beside its marks.
fn beside<A: Adventure>(sheet: &A, common: &A::Common) -> Beside {
    let Printed { frames, writable, .. } = A::printed();
    let left = writable & !sheet.grid().filled();
    let full = frames.iter().filter(|(_, slots)| slots & left == 0);
    Beside { full: full.map(|(id, _)| id.clone()).collect(), ..sheet.beside(common) }
}

/// Everything on a sheet that does not look as printed.
pub(crate) fn marks<A: Adventure>(sheet: &A, common: &A::Common) -> Vec<Marking> {
    let looks = Spot::all().map(|spot| Marking { spot, look: sheet.look(common, spot) });
    looks.filter(|marking| marking.look != Look::Plain).collect()
}

fn own_pad<A: Adventure>(table: &Table, sheets: &SheetsOf<A>, viewer: Viewer, seat: Seat) -> Option<ScoreSheet> {
    sheets.desks.seen_by(seat, viewer).map(|desk| score_sheet(&A::pad(table, sheets, seat, desk)))
}

/// Each seat's points by the sheets as they lie open; what is done in secret counts for its own seat at once, for others
/// when it is laid open. When a campaign is over, its stars count.
/// § WM-0.36 WM-C.4
pub(crate) fn scores<A: Adventure>(table: &Table, sheets: &SheetsOf<A>, viewer: Viewer) -> Vec<ScoreSheet> {
    if let Some(campaign) = table.campaign.filter(|_| table.outcome.is_some()) {
        return Seat::all(table.seats).map(|seat| star_sheet(campaign.places[seat], campaign.stars[seat])).collect();
    }
    let open = |seat| score_sheet(&A::pad(table, sheets, seat, &open_desk(table, sheets, seat)));
    let sheet = |seat| own_pad(table, sheets, viewer, seat).unwrap_or_else(|| open(seat));
    Seat::all(table.seats).map(sheet).collect()
}

/// A seat's points with what it has done in the present turn, the others' sheets as they lie open. For searches, which
/// look into imagined games: at a real table it would tell what a seat does in secret.
pub(crate) fn points_so_far<A: Adventure>(table: &Table, sheets: &SheetsOf<A>, seat: Seat) -> i32 {
    total(&A::pad(table, sheets, seat, sheets.desks.own(seat)))
}

/// ASTRA against a single player, with what counts now: her points or, when a campaign is over, her stars.
/// § WM-S.16 WM-C.4
pub(crate) fn rivals(table: &Table) -> Vec<Rival> {
    let Some(astra) = &table.astra else { return Vec::new() };
    let score = match table.campaign.filter(|_| table.outcome.is_some()) {
        Some(campaign) => star_sheet(campaign.astra_places, campaign.astra_stars),
        None => astra.score_sheet(table.adventure),
    };
    vec![astra.rival(score)]
}

/// The stars of a campaign, adventure by adventure.
fn star_sheet(places: [u8; ADVENTURES], stars: [u8; ADVENTURES]) -> ScoreSheet {
    const LABELS: [&str; ADVENTURES] =
        ["stars_1", "stars_2", "stars_3", "stars_4", "stars_5", "stars_6", "stars_7", "stars_8"];
    let lines = LABELS.into_iter().zip(places.into_iter().zip(stars));
    lines.fold(ScoreSheet::default(), |sheet, (label, (place, stars))| sheet.line(label, place.into(), stars.into()))
}

fn score_sheet(pad: &Pad) -> ScoreSheet {
    pad.iter().fold(ScoreSheet::default(), |sheet, &(label, count, points)| sheet.line(label, count, points))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// § WM-S.6
    #[test]
    fn the_third_card_is_left() {
        assert_eq!([[1, 2], [3, 1], [2, 3]].map(left_over), [3, 2, 1]);
    }
}
