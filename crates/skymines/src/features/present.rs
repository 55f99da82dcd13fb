//! What the running round and the running turn still bring.

use game_core::Seat;

use crate::data::data;
use crate::pieces::{Company, Kind, PerCompany, Space};
use crate::rules::{expand, reach, research, rewards, spaces};
use crate::state::{Open, SCREENS};
use crate::totals;
use crate::turn::Task;

/// What lies face up, or is planned, and is not yet used in this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ready {
    /// Units of carbon, minerals and titanium.
    pub units: [u8; 3],
    /// Points of energy.
    pub energy: u8,
    /// Research cards.
    pub research: u8,
    /// Their points.
    pub points: u8,
    /// Helium that field cards would bring.
    pub helium: u8,
    /// Coins that field cards would bring.
    pub coins: u8,
    /// Screens that the upload marker could enter.
    pub screens: u8,
    /// Tiers of majority spaces within reach: research, titanium, carbon, minerals, energy.
    pub tiers: [u8; 5],
    /// Whether the tile that raises a card waits for one.
    pub plus: bool,
}

/// What is gained in this turn and not yet carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pending {
    /// Units of the pool.
    pub units: u8,
    /// Points of energy.
    pub energy: u8,
    /// The company that they expand, once it is named.
    pub expands: Option<Company>,
    /// Pieces of each company that will be sent back.
    pub ousted: PerCompany<u8>,
    /// Coins of places entered; what else these bring stands with the rest.
    pub coins: u8,
    /// Steps on the tank track.
    pub helium: u8,
    /// Research points, those of a research card in use among them.
    pub points: u8,
    /// Steps on company tracks, to be chosen.
    pub steps: u8,
    /// Steps on the track of each company.
    pub moves: PerCompany<u8>,
    /// Outposts to be removed.
    pub removals: u8,
    /// Cards to be bought or fetched.
    pub cards: u8,
    /// Coins for a card to be removed, on top of its cost.
    pub sale: u8,
    /// A card to be removed for its action.
    pub acts: u8,
    /// Whether the upload marker is moving.
    pub uploads: bool,
}

pub(super) fn ready(open: &Open, seat: Seat, active: bool) -> Ready {
    let person = &open.persons[seat];
    let used = |card| active && open.turn.used.contains(card);
    let mut ready = Ready::default();
    for lying in person.area.iter().filter(|lying| lying.up && !used(lying.card)) {
        let (facts, worth) = (lying.card.facts(), totals::worth(open, seat, lying));
        match facts.kind {
            Kind::Carbon => ready.units[0] += worth,
            Kind::Minerals => ready.units[1] += worth,
            Kind::Titanium => ready.units[2] += worth,
            Kind::Energy => ready.energy += worth,
            Kind::Research => {
                ready.research += 1;
                ready.points += facts.points;
            }
            Kind::Field => {
                ready.helium += rewards::field_helium(open, seat, lying.card);
                ready.coins += facts.field.coins;
            }
            Kind::Plus => ready.plus = true,
            Kind::Share => {}
        }
    }
    if ready.energy > 0 {
        ready.energy += totals::energy_bonus(open, seat);
    }
    // Cards of the running action are turned face down when it is over; only an upload still counts them.
    let uploading = active && open.tasks.iter().any(|task| *task == Task::Upload);
    if uploading {
        ready.screens = screens(open, seat);
    }
    if active && !open.turn.used.is_empty() {
        let mut after = *open;
        let area = after.persons[seat].area.as_mut_slice();
        area.iter_mut().for_each(|lying| lying.up &= !open.turn.used.contains(lying.card));
        reach_of(&after, seat, &mut ready);
    } else {
        reach_of(open, seat, &mut ready);
    }
    ready
}

/// Screens and majorities within reach.
fn reach_of(open: &Open, seat: Seat, ready: &mut Ready) {
    if ready.research > 0 {
        ready.screens = ready.screens.max(screens(open, seat));
    }
    if open.account(seat).markers + open.persons[seat].once > 0 {
        let majorities = Space::ALL.into_iter().filter(|space| space.measure().is_some());
        for (tier, space) in ready.tiers.iter_mut().zip(majorities) {
            *tier = spaces::best_tier(open, seat, space);
        }
    }
}

/// How far the marker could go with what lies face up.
fn screens(open: &Open, seat: Seat) -> u8 {
    let account = open.account(seat);
    let (mut coins, mut at) = (account.coins, account.research);
    while usize::from(at) < SCREENS {
        let Some(laid) = open.persons[seat].screens[usize::from(at)] else { break };
        let facts = laid.plan.facts();
        let price = if laid.down { 0 } else { u16::from(facts.price) };
        if price > coins || !(laid.down || research::meets(open, seat, facts)) {
            break;
        }
        coins -= price;
        at += 1;
    }
    at - account.research
}

pub(super) fn pending(open: &Open) -> Pending {
    let turn = &open.turn;
    let mut pending = Pending::default();
    for task in &open.tasks {
        match *task {
            Task::Pool => pending.units += turn.pool.units,
            Task::Expander => pending.energy += turn.expansion.points,
            Task::Expand => expansion(open, &mut pending),
            Task::Points { points } => pending.points += points,
            Task::Upload => {
                pending.points += turn.research.card.facts().points;
                pending.uploads = true;
            }
            Task::Remove { left } => pending.removals += left,
            Task::Advance { steps } => pending.steps += steps,
            Task::Move { company, steps } => pending.moves[company] += steps,
            Task::Spread => pending.steps += turn.spread.iter().sum::<u8>(),
            Task::Buy { .. } | Task::Fetch => pending.cards += 1,
            Task::Both => (pending.cards, pending.acts) = (pending.cards + 1, pending.acts + 1),
            Task::Discard { space } => {
                let sale = data().spaces.sell;
                let more = spaces::bonus(space).map_or(sale, |bonus| bonus.on_top);
                if more > 0 { pending.sale += more } else { pending.acts += 1 }
            }
            Task::Act => pending.acts += 1,
            _ => {}
        }
    }
    pending
}

fn expansion(open: &Open, pending: &mut Pending) {
    let expansion = &open.turn.expansion;
    let reward = expand::reward(open);
    pending.energy += expansion.points;
    pending.expands = Some(expansion.company);
    pending.coins += reward.coins;
    pending.helium += reward.helium;
    pending.points += reward.points;
    if let Some((company, steps)) = reward.track {
        pending.moves[company] += steps;
    }
    for spot in expansion.entered() {
        if let Some(other) = reach::foreign(open, expansion.company, spot) {
            pending.ousted[other] += 1;
        }
    }
}
