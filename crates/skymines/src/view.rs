//! What one viewer sees: all that lies open, and their own secret draft.

use game_core::{Row, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::desk::Desk;
use crate::pieces::{Kind, Party, PerCompany, Spot, Who};
use crate::rules::{self, expand};
use crate::state::{Open, Phase, Skymines};
use crate::totals;
use crate::turn::Task;

/// All that one viewer knows.
/// § SK-1.3
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub open: Open,
    /// Cards in the action deck.
    pub deck: u8,
    /// Plans in each supply.
    pub supplies: [u8; 3],
    /// Cards in each Luna's deck, and grade-II cards that she does not have yet.
    pub luna_decks: Vec<[u8; 2]>,
    /// Who has to decide.
    pub deciding: SeatSet,
    /// The viewer's own draft.
    pub own: Option<Desk>,
    /// What a share of each company is worth.
    pub values: PerCompany<u8>,
    /// How everybody stands, in the order of the accounts.
    pub standings: Vec<Standing>,
    /// In an expansion: what can be entered, and for how much energy.
    pub targets: Vec<Target>,
    /// What each card of the display costs the viewer, with coins and without discounts for resources.
    pub costs: Row<Option<u8>, 12>,
}

/// How somebody stands: what follows from the open table and is shown all the time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Standing {
    /// Who.
    pub seat: Party,
    /// Shares of each company by its track.
    pub track_shares: PerCompany<u8>,
    /// Shares of each company on cards.
    pub card_shares: PerCompany<u8>,
    /// Totals of carbon, minerals, titanium and energy, and research cards.
    pub totals: [u8; 5],
    /// What the tank counts now.
    pub tank: u8,
    /// What the research track counts now, special plans included.
    pub research: u8,
    /// Action slots that are on.
    pub slots: u8,
}

/// A place that can be entered now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Target {
    /// Where.
    pub spot: Spot,
    /// For how much energy.
    pub price: u8,
}

pub(crate) fn view(game: &Skymines, viewer: Viewer) -> View {
    let open = &game.open;
    View {
        viewer,
        open: *open,
        deck: game.deck.len() as u8,
        supplies: game.supplies.each_ref().map(|supply| supply.len() as u8),
        luna_decks: game.lunas[..open.lunas.len()]
            .iter()
            .map(|piles| [piles.deck.len() as u8, piles.spare.len() as u8])
            .collect(),
        deciding: rules::deciding(game),
        own: viewer.seat().and_then(|seat| game.drafts.seen_by(seat, viewer)).copied(),
        values: totals::values(open),
        standings: open.parties().map(|who| standing(open, who)).collect(),
        targets: targets(open),
        costs: Row(std::array::from_fn(|cell| {
            let seat = viewer.seat().filter(|seat| seat.0 < open.seats);
            open.display[cell].map(|card| match seat {
                Some(seat) => totals::coin_cost(open, seat, cell, card, 0),
                None => totals::plain_cost(cell, card),
            })
        })),
    }
}

fn standing(open: &Open, who: Who) -> Standing {
    let kinds = [Kind::Carbon, Kind::Minerals, Kind::Titanium, Kind::Energy, Kind::Research];
    let seat = open.seat_of(who);
    Standing {
        seat: open.party(who),
        track_shares: PerCompany::new(|company| totals::track_shares(open, who, company)),
        card_shares: PerCompany::new(|company| totals::card_shares(open, who, company)),
        totals: kinds.map(|kind| totals::total(open, who, kind)),
        tank: totals::tank_value(open, who),
        research: totals::research_value(open, who),
        slots: seat.map_or(0, |seat: Seat| rules::planning::slots(open, seat)),
    }
}

fn targets(open: &Open) -> Vec<Target> {
    if open.phase != Phase::Action || open.task() != Some(Task::Expand) {
        return Vec::new();
    }
    let mut targets = Vec::new();
    expand::targets(open, |spot, price| targets.push(Target { spot, price }));
    targets
}
