//! What each party may expect to end with: what it has, and what it will make of the rounds that are left.
//!
//! Everybody is taken to go on as they stand: their cards and slots bring steps and energy, which they put where they have
//! shares and others have none. So a share is worth what its company will be worth, and an outpost is worth the shares that
//! somebody will hold.

use game_core::{Game, List, Seat};
use skymines::data::Ladder;
use skymines::{Company, Features, Holding, PerCompany, Rung, Skymines, Who, data};

use super::weights::{LEVELS, SkyWeights};

/// Most people and Lunas at a table.
const PARTIES: usize = 4;
/// Shares on a whole track.
const TRACK_SHARES: f32 = 9.0;
/// Slots that everybody has.
const SLOTS: f32 = 3.0;

/// How a party is expected to go on.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prospect {
    /// Shares held.
    pub(super) shares: [f32; 4],
    /// Part of the next share that is done.
    pub(super) begun: [f32; 4],
    /// Shares left on the track.
    pub(super) room: [f32; 4],
    /// Where effort goes.
    pub(super) focus: [f32; 4],
    /// Steps to come, wherever one likes.
    pub(super) steps: f32,
    /// Steps to come on one track.
    pub(super) moves: [f32; 4],
    /// What companies are to gain, wherever one likes.
    pub(super) push: f32,
    /// The same for one company.
    pub(super) pushes: [f32; 4],
    /// Everything else, in points.
    pub(super) points: f32,
}

/// Companies by what they are worth and may still gain.
#[derive(Clone, Copy, Debug, Default)]
struct Market {
    value: [f32; 4],
    rise: [f32; 4],
    growth: [f32; 4],
}

/// The points that each party may expect, people first.
pub(super) fn merits(weights: &SkyWeights, game: &Skymines) -> List<f32, PARTIES> {
    parts(weights, game).iter().map(|[now, growth, gain, rest]| now + weights.growth * growth + gain + rest).collect()
}

/// What usually comes true of the merits when a round begins. Plans for companies come to nothing more often than others:
/// outposts are sent back, and effort goes elsewhere.
pub(super) fn forecast(weights: &SkyWeights, game: &Skymines) -> List<f32, PARTIES> {
    let own = [weights.true_growth, weights.true_gain, weights.true_rest];
    let luna = [weights.luna_growth, weights.luna_gain, weights.luna_rest];
    let of = |(place, parts): (usize, &[f32; 4])| {
        let trust = if place < usize::from(game.seats()) { own } else { luna };
        parts[0] + parts[1..].iter().zip(trust).map(|(part, trust)| part * trust).sum::<f32>()
    };
    parts(weights, game).iter().enumerate().map(of).collect()
}

/// The points that each party may expect in parts: what it has now, what the value of its companies will gain, shares to come,
/// everything else.
pub(super) fn parts(weights: &SkyWeights, game: &Skymines) -> List<[f32; 4], PARTIES> {
    let table = game.table();
    let left = f32::from(7 - table.round.min(7));
    let mut parties: List<Prospect, PARTIES> = List::new();
    let mut market = Market::default();
    for seat in Seat::all(game.seats()) {
        let sight = game.features(seat);
        market.read(&sight.holdings);
        parties.push(super::person::prospect(weights, game, &sight, left));
    }
    for place in game.seats()..table.accounts.len() as u8 {
        let (holdings, tank, research) = game.rival_insight(Who(place));
        market.read(&holdings);
        let luna = &table.lunas.as_slice()[usize::from(place - game.seats())];
        parties.push(luna_prospect(
            f32::from(table.accounts.as_slice()[usize::from(place)].coins),
            &holdings,
            tank,
            research,
            luna.hidden.len() as f32,
            left,
        ));
    }
    set_focus(weights, &market, &mut parties, game.seats());
    market.grow(weights, parties.as_slice(), left);
    let of = |(place, party): (usize, &Prospect)| {
        let [shares, growth, gain, points] = expected(weights, &market, party);
        let now = game.points_now(Who(place as u8)) as f32;
        [now, growth, gain, shares + points - now]
    };
    parties.iter().enumerate().map(of).collect()
}

impl Market {
    fn read(&mut self, holdings: &PerCompany<Holding>) {
        for (place, held) in holdings.as_slice().iter().enumerate() {
            self.value[place] = f32::from(held.value);
            self.rise[place] = f32::from(held.rise);
        }
    }

    /// What everybody together makes of the companies.
    fn grow(&mut self, weights: &SkyWeights, parties: &[Prospect], left: f32) {
        for place in 0..4 {
            let pushed: f32 = parties.iter().map(|party| party.push * party.focus[place] + party.pushes[place]).sum();
            self.growth[place] = (weights.drift * left + pushed).min(self.rise[place]);
        }
    }
}

/// Effort goes where a step or an outpost brings most, and less where others gain by it.
fn set_focus(weights: &SkyWeights, market: &Market, parties: &mut List<Prospect, PARTIES>, seats: u8) {
    let all = *parties;
    for (number, party) in parties.as_mut_slice().iter_mut().enumerate() {
        let mut sum = 0.0;
        for place in 0..4 {
            let others = all.iter().enumerate().filter(|(other, _)| *other != number);
            let rival = others.map(|(_, other)| other.shares[place]).fold(0.0, f32::max);
            let own = party.shares[place] + party.begun[place] + weights.focus_shares;
            let rival = if number < usize::from(seats) { rival + weights.focus_rival } else { 4.0 };
            let draw = own * (market.value[place] + weights.focus_value) / rival;
            party.focus[place] = draw * draw * draw * draw;
            sum += party.focus[place];
        }
        let even = weights.focus_spread / 4.0;
        party.focus.iter_mut().for_each(|focus| *focus = (*focus / sum + even) / (1.0 + weights.focus_spread));
    }
}

/// Shares at the value they have, what that will gain, shares to come, everything else.
fn expected(weights: &SkyWeights, market: &Market, party: &Prospect) -> [f32; 4] {
    let mut parts = [0.0, 0.0, 0.0, party.points];
    // A full track takes no steps.
    let pull: [f32; 4] =
        std::array::from_fn(|place| party.focus[place] * party.room[place] / (party.room[place] + 2.0));
    let sum: f32 = pull.iter().sum::<f32>().max(1e-6);
    for (place, pull) in pull.into_iter().enumerate() {
        let steps = party.steps * pull / sum + party.moves[place];
        let begun = party.begun[place] * steps / (steps + weights.doubt);
        let gain = (begun + steps * weights.rate).min(party.room[place]);
        parts[0] += party.shares[place] * market.value[place];
        parts[1] += party.shares[place] * market.growth[place];
        parts[2] += gain * (market.value[place] + market.growth[place]);
    }
    parts
}

impl Prospect {
    /// What companies a party has a part in.
    pub(super) fn of(holdings: &PerCompany<Holding>) -> Self {
        let mut prospect = Prospect::default();
        for (place, held) in holdings.as_slice().iter().enumerate() {
            prospect.shares[place] = f32::from(held.track + held.cards);
            prospect.room[place] = TRACK_SHARES - f32::from(held.track);
            prospect.begun[place] = if held.gap > 0 { f32::from(held.taken) / f32::from(held.gap) } else { 0.0 };
        }
        prospect
    }
}

/// What the part of a rung counts that is done, when so much more is to come.
pub(super) fn part(rung: Rung, coming: f32, doubt: f32) -> f32 {
    if rung.gap == 0 {
        return 0.0;
    }
    f32::from(rung.gain) * f32::from(rung.taken) / f32::from(rung.gap) * coming / (coming + doubt)
}

/// A Luna goes on by her cards: what they bring on average.
fn luna_prospect(
    coins: f32,
    holdings: &PerCompany<Holding>,
    tank: Rung,
    research: Rung,
    hidden: f32,
    left: f32,
) -> Prospect {
    let mut prospect = Prospect::of(holdings);
    let slots = SLOTS + f32::from(u8::from(tank.step >= 6)) + f32::from(u8::from(research.step >= 3));
    let cards = left * slots + hidden;
    let helium = 1.7 * left + 0.2 * cards;
    prospect.steps = 1.65 * cards;
    prospect.pushes = [0.14 * cards; 4];
    prospect.points = coins + 1.15 * cards + f32::from(tank.value) + part(tank, helium, 1.0) + 2.1 * helium;
    prospect.points += f32::from(research.value) + part(research, 0.3 * cards, 0.5) + 1.2 * cards;
    prospect.points += 0.25 * cards * 7.0;
    prospect
}

/// How many of the slots that are off now will be on so many rounds from now.
pub(super) fn slots_on(weights: &SkyWeights, sight: &Features, screens: f32, rounds: f32) -> f32 {
    let console = &data().console;
    let on = |step: u8, at: f32, goal: u8, pace: f32| match step < goal {
        true => (rounds - (f32::from(goal) - at).max(0.0) / pace).clamp(0.0, 1.0),
        false => 0.0,
    };
    let helium = sight.tank.step + sight.ready.helium + sight.pending.helium;
    let screen = f32::from(sight.research.step) + screens;
    on(sight.tank.step, helium.into(), console.tank_slot, weights.slot_helium)
        + on(sight.research.step, screen, console.research_slot, weights.slot_screens)
}

/// What the levels of tracks bring in so many rounds; one that is near counts in part.
pub(super) fn bonuses(game: &Skymines, holdings: &PerCompany<Holding>, left: f32) -> f32 {
    let mut sum = 0.0;
    for company in Company::ALL {
        let (track, held) = (game.table().tracks[company], holdings[company]);
        let [first, second] = LEVELS[track.index()];
        let near = |level: usize| {
            let missing = (track.facts().thresholds[level].0 + 1).saturating_sub(held.cell);
            let part = (1.0 - f32::from(missing) / 8.0).max(0.0);
            part * part
        };
        sum += first * near(0) + (second - first) * near(1);
    }
    sum * left
}

/// What a marker gains between two steps of a ladder.
pub(super) fn gained(ladder: &Ladder, from: u8, steps: u8) -> f32 {
    f32::from(ladder.value((from + steps).min(ladder.end())) - ladder.value(from))
}

/// What a ladder counts at a place between its values, on the straight line from one to the next.
pub(super) fn smooth(ladder: &Ladder, at: f32) -> f32 {
    let (mut from, mut low) = (0.0, 0.0);
    for step in 1..=ladder.end() {
        let value = f32::from(ladder.value(step));
        if value > low {
            let to = f32::from(step);
            if at < to {
                return low + (value - low) * (at - from) / (to - from);
            }
            (from, low) = (to, value);
        }
    }
    low
}
