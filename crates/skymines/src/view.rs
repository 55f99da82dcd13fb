//! What one viewer sees: all that lies open, and their own secret draft.

use game_core::{Row, ScoreSheet, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::data;
use crate::desk::Desk;
use crate::pieces::{Kind, Party, PerCompany, Slot, Spot, Who};
use crate::rules::{self, expand};
use crate::scoring::{self, Success};
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
    /// How much of that special plans count.
    pub specials: u8,
    /// Action slots that are on.
    pub slots: u8,
    /// Action slots that are off.
    pub locks: Vec<Lock>,
    /// In a campaign, once a chapter is over: what its success points are for.
    pub success: Vec<Success>,
    /// The lines of the last chapter, and the rating, once the campaign is over.
    pub campaign: Option<Campaign>,
}

/// An action slot that is off, and what switches it on.
/// § SK-3.1 SK-10.7
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Lock {
    /// Which.
    pub slot: Slot,
    /// Which track.
    pub by: LockBy,
    /// The step or screen to be reached.
    pub at: u8,
}

/// A track that switches a slot on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LockBy {
    /// The tank.
    Tank,
    /// The research track.
    Screen,
}

/// What is left to see when a campaign is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Campaign {
    /// The rating, from 0.
    pub rating: u8,
    /// Line by line, as the last chapter was scored.
    pub last: ScoreSheet,
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
        specials: totals::research_value(open, who) - totals::upload_value(open, who),
        slots: seat.map_or(0, |seat: Seat| rules::planning::slots(open, seat)),
        locks: seat.map_or_else(Vec::new, |seat| locks(open, seat)),
        success: successes(open, who),
        campaign: (open.options.campaign && open.phase == Phase::Over).then(|| Campaign {
            rating: scoring::rating(open.series.total[who.index()]),
            last: scoring::sheet(open, who, true),
        }),
    }
}

fn locks(open: &Open, seat: Seat) -> Vec<Lock> {
    let console = &data().console;
    let outer = [(Slot::Left, LockBy::Tank, console.tank_slot), (Slot::Right, LockBy::Screen, console.research_slot)];
    let off = outer.into_iter().filter(|(slot, ..)| !open.slot_on(seat, *slot));
    off.map(|(slot, by, at)| Lock { slot, by, at }).collect()
}

/// What the success points of a chapter that is over are for.
/// § SK-19.3
fn successes(open: &Open, who: Who) -> Vec<Success> {
    if !open.options.campaign || !matches!(open.phase, Phase::Again | Phase::Chapter | Phase::Over) {
        return Vec::new();
    }
    let points: Vec<i32> = open.parties().map(|who| scoring::sheet(open, who, true).total()).collect();
    scoring::merits(open, who, &points)
}

fn targets(open: &Open) -> Vec<Target> {
    if open.phase != Phase::Action || open.task() != Some(Task::Expand) {
        return Vec::new();
    }
    let mut targets = Vec::new();
    expand::targets(open, |spot, price| targets.push(Target { spot, price }));
    targets
}
