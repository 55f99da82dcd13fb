//! What an evaluation reads of a position, as whole numbers. It is only ever asked about imagined games.

mod cards;
mod coming;
mod plans;
mod present;

use game_core::{List, Seat};

use crate::data::{END, data, station};
use crate::pieces::{CardSet, Company, PerCompany, Space, Who};
use crate::rules::planning;
use crate::state::{Open, Phase, SCREENS, Skymines};
use crate::totals;

pub use cards::{Held, Owned};
pub use coming::Coming;
pub use plans::Ahead;
pub use present::{Pending, Ready};

/// One company as somebody sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holding {
    /// Shares by the track.
    pub track: u8,
    /// Shares on cards.
    pub cards: u8,
    /// What each of them is worth.
    pub value: u8,
    /// What it could still gain.
    pub rise: u8,
    /// The cell of the marker.
    pub cell: u8,
    /// Steps taken since the last share on the track.
    pub taken: u8,
    /// Steps from that share to the next one; 0 at the end.
    pub gap: u8,
    /// The level of the track's bonus that was reached.
    pub level: u8,
}

/// A track with values along it: the last one reached, steps since then, steps from there to the next, what it brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rung {
    /// Where the marker stands.
    pub step: u8,
    /// What that counts at the end.
    pub value: u8,
    /// Steps since the last value.
    pub taken: u8,
    /// Steps from the last value to the next; 0 at the end.
    pub gap: u8,
    /// What the next value brings more.
    pub gain: u8,
}

/// How a person stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features {
    /// Coins.
    pub coins: u16,
    /// The companies.
    pub holdings: PerCompany<Holding>,
    /// The tank.
    pub tank: Rung,
    /// Research; special plans that were reached count in its value.
    pub research: Rung,
    /// Plans without a gap ahead of the upload marker.
    pub ahead: List<Ahead, SCREENS>,
    /// Bonus markers in the reserve, one-time markers among them.
    pub markers: u8,
    /// Slots that are on.
    pub slots: u8,
    /// Tile spaces reserved: resource, field, research, energy.
    pub reserved: [bool; 4],
    /// Tasks of missions done.
    pub goals: u8,
    /// Whether the phase is over for them.
    pub out: bool,
    /// Whether they begin the next round.
    pub first: bool,
    /// Cards.
    pub owned: Owned,
    /// What the rounds to come will see of them.
    pub coming: Coming,
    /// The same with one more slot.
    pub wider: Coming,
    /// Cards for this round.
    pub ready: Ready,
    /// What this turn still brings.
    pub pending: Pending,
}

impl Skymines {
    /// How a person stands; cards in their draft count as planned, and slots that are still free are taken to get the best
    /// cards left in hand.
    pub fn features(&self, seat: Seat) -> Features {
        if self.open.phase == Phase::Planning {
            let (mut open, desk) = (self.open, self.drafts.own(seat));
            planning::lay_out(&mut open, seat, desk);
            if !desk.ready {
                coming::fill(&mut open.persons[seat], planning::slots(&self.open, seat));
            }
            return features(&open, seat);
        }
        features(&self.open, seat)
    }

    /// The cards in a person's draft.
    pub fn planned(&self, seat: Seat) -> CardSet {
        if self.open.phase == Phase::Planning { self.drafts.own(seat).placed() } else { CardSet::EMPTY }
    }

    /// How a Luna stands: her companies, her tank and her research.
    pub fn rival_insight(&self, who: Who) -> (PerCompany<Holding>, Rung, Rung) {
        let (account, luna) = (self.open.account(who), &data().luna);
        let holdings =
            PerCompany::new(|company| holding(&self.open, who, company, totals::card_shares(&self.open, who, company)));
        let tank = rung(account.helium, luna.tank.end(), |step| luna.tank.value(step));
        (holdings, tank, rung(account.research, luna.research.end(), |step| luna.research.value(step)))
    }

    /// The points of a party as they would be counted now.
    pub fn points_now(&self, who: Who) -> i32 {
        let open = &self.open;
        let shares = |company| totals::track_shares(open, who, company) + totals::card_shares(open, who, company);
        let worth = |company: Company| i32::from(shares(company)) * i32::from(totals::value(open, company));
        i32::from(open.account(who).coins)
            + Company::ALL.into_iter().map(worth).sum::<i32>()
            + i32::from(totals::tank_value(open, who))
            + i32::from(totals::research_value(open, who))
    }
}

fn features(open: &Open, seat: Seat) -> Features {
    let (who, account, person) = (Who::from(seat), open.account(seat), &open.persons[seat]);
    let slots = planning::slots(open, seat);
    let active = open.active == who && open.phase == Phase::Action;
    // Whoever has taken a resting deck uses nothing any more.
    let out = account.out || (active && open.turn.resting);
    let (owned, on_cards) = cards::owned(person);
    let (console, left) = (&data().console, 7u8.saturating_sub(open.round));
    let mut research = rung(account.research, console.research.end(), |step| console.research.value(step));
    research.value = totals::research_value(open, who);
    let tiles = [Space::TileResource, Space::TileField, Space::TileResearch, Space::TileEnergy];
    Features {
        coins: account.coins,
        holdings: PerCompany::new(|company| holding(open, who, company, on_cards[company])),
        tank: rung(account.helium, console.tank.end(), |step| console.tank.value(step)),
        research,
        ahead: plans::ahead(open, seat, &owned, slots, active),
        markers: account.markers + person.once,
        slots,
        reserved: tiles.map(|space| open.spaces[space].is_some_and(|marker| marker.who == who)),
        goals: person.goals.len() as u8,
        out,
        first: open.first == seat,
        owned,
        coming: coming::coming(person, slots, out, left),
        wider: if slots < 5 { coming::coming(person, slots + 1, out, left) } else { Coming::default() },
        ready: if out { Ready::default() } else { present::ready(open, seat, active) },
        pending: if active { present::pending(open) } else { Pending::default() },
    }
}

fn holding(open: &Open, who: Who, company: Company, cards: u8) -> Holding {
    let facts = open.tracks[company].facts();
    let cell = open.account(who).cells[company];
    let track = facts.shares[usize::from(cell)];
    let since = (0..=cell).rev().take_while(|at| facts.shares[usize::from(*at)] == track).last().unwrap_or(cell);
    let next = (cell + 1..=END).find(|at| facts.shares[usize::from(*at)] > track);
    let value = totals::value(open, company);
    let most: u8 = station(open.map, company).columns.iter().flatten().sum();
    Holding {
        track,
        cards,
        value,
        rise: most - value,
        cell,
        taken: cell - since,
        gap: next.map_or(0, |next| next - since),
        level: facts.crossed(cell),
    }
}

fn rung(step: u8, end: u8, value: impl Fn(u8) -> u8) -> Rung {
    let now = value(step);
    let since = (0..=step).rev().take_while(|at| value(*at) == now).last().unwrap_or(step);
    let next = (step + 1..=end).find(|at| value(*at) > now);
    let (gap, gain) = next.map_or((0, 0), |next| (next - since, value(next) - now));
    Rung { step, value: now, taken: step - since, gap, gain }
}
