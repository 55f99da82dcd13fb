//! What one viewer sees: all that lies open, and their own secret draft.

use game_core::{Row, ScoreSheet, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::data;
use crate::desk::Desk;
use crate::pieces::{Kind, Party, PerCompany, Slot, Spot, Who};
use crate::rules::series::average;
use crate::rules::{self, expand, research};
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
    /// In an expansion: its energy.
    pub energy: Option<Energy>,
    /// Where the upload marker of whoever uses a research card goes next.
    pub next_screen: Option<u8>,
    /// What each card of the display costs the viewer, with coins and without discounts for resources.
    pub costs: Row<Option<u8>, 12>,
}

/// How somebody stands: what follows from the open table and is shown all the time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Standing {
    /// Who.
    pub seat: Party,
    /// The shares of each company.
    pub shares: PerCompany<Shares>,
    /// How many they are together.
    pub all_shares: u8,
    /// What they come to.
    pub worth: u16,
    /// What majority spaces compare.
    pub totals: Totals,
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
    /// In a campaign, once a chapter is over: what its success points are for. In a series those of its last game.
    pub success: Vec<Success>,
    /// Once a campaign or a series of games is over: the lines of its last game.
    pub last: Option<ScoreSheet>,
    /// Once a campaign is over: the rating, from 0.
    pub rating: Option<u8>,
    /// Once a series of games is over: what it comes to.
    pub series: Option<Averaged>,
}

/// What majority spaces compare: sums of cards that lie face up, and how many research cards do.
/// § SK-11.2 SK-11.3
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "each is named for what is compared")]
pub struct Totals {
    pub carbon: u8,
    pub minerals: u8,
    pub titanium: u8,
    pub energy: u8,
    pub research_cards: u8,
}

/// Shares of one company.
/// § SK-14.1
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Shares {
    /// By its track.
    pub track: u8,
    /// On cards.
    pub cards: u8,
    /// Both.
    pub all: u8,
    /// What one is worth.
    pub value: u8,
    /// What all are worth.
    pub worth: u16,
}

/// The energy of an expansion.
/// § SK-6.1 SK-6.3
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Energy {
    /// Spent on places entered, and on the threat.
    pub spent: u8,
    /// Left.
    pub left: u8,
    /// Both together.
    pub all: u8,
}

/// What the games of a series come to, rounded up.
/// § SK-18.3 SK-19.4
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Averaged {
    /// How many games.
    pub games: u8,
    /// Points of all of them.
    pub sum: u16,
    /// On average.
    pub points: u16,
    /// Success points of all of them.
    pub success_sum: u16,
    /// On average.
    pub success: u16,
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
        energy: energy(open),
        next_screen: next_screen(open),
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
    let seat = open.seat_of(who);
    let shares = shares(open, who);
    let (over, several) = (open.phase == Phase::Over, open.series.games > 1);
    Standing {
        seat: open.party(who),
        shares,
        all_shares: shares.iter().map(|(_, shares)| shares.all).sum(),
        worth: shares.iter().map(|(_, shares)| shares.worth).sum(),
        totals: compared(open, who),
        tank: totals::tank_value(open, who),
        research: totals::research_value(open, who),
        specials: totals::research_value(open, who) - totals::upload_value(open, who),
        slots: seat.map_or(0, |seat: Seat| rules::planning::slots(open, seat)),
        locks: seat.map_or_else(Vec::new, |seat| locks(open, seat)),
        success: successes(open, who),
        last: (over && (open.options.campaign || several)).then(|| scoring::sheet(open, who, true)),
        rating: (over && open.options.campaign).then(|| scoring::rating(open.series.total[who.index()])),
        series: (over && several).then(|| averaged(open, who)),
    }
}

fn compared(open: &Open, who: Who) -> Totals {
    let total = |kind| totals::total(open, who, kind);
    Totals {
        carbon: total(Kind::Carbon),
        minerals: total(Kind::Minerals),
        titanium: total(Kind::Titanium),
        energy: total(Kind::Energy),
        research_cards: total(Kind::Research),
    }
}

/// What somebody has of each company.
/// § SK-14.1
pub(crate) fn shares(open: &Open, who: Who) -> PerCompany<Shares> {
    PerCompany::new(|company| {
        let (track, cards) = (totals::track_shares(open, who, company), totals::card_shares(open, who, company));
        let (all, value) = (track + cards, totals::value(open, company));
        Shares { track, cards, all, value, worth: u16::from(all) * u16::from(value) }
    })
}

fn averaged(open: &Open, who: Who) -> Averaged {
    let series = &open.series;
    let (games, sum, success_sum) = (series.games, series.points[who.index()], series.success[who.index()]);
    Averaged { games, sum, points: average(sum, games), success_sum, success: average(success_sum, games) }
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

/// What is left of the energy, and what was spent.
fn energy(open: &Open) -> Option<Energy> {
    let runs = matches!(open.task(), Some(Task::Expand | Task::Expander | Task::Burn { .. }));
    let (left, all) = (open.turn.expansion.points, open.turn.expansion.all);
    (open.phase == Phase::Action && runs).then(|| Energy { spent: all.saturating_sub(left), left, all })
}

/// § SK-10.2
fn next_screen(open: &Open) -> Option<u8> {
    let uploads = open.phase == Phase::Action && open.task() == Some(Task::Upload);
    let seat = open.seat_of(open.active).filter(|_| uploads)?;
    research::check_upload(open, seat).is_ok().then(|| open.account(seat).research + 1)
}
