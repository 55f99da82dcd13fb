//! What each party may expect to end with: what it has, and what it will make of the rounds that are left.
//!
//! Everybody is taken to go on as they stand: their cards and slots bring steps and energy, which they put where they have
//! shares and others have none. So a share is worth what its company will be worth, and an outpost is worth the shares that
//! somebody will hold.

use game_core::{Game, List, Seat};
use skymines::data::Ladder;
use skymines::{Company, Features, Holding, PerCompany, Rung, Skymines, Who, data};

use super::weights::{LEVELS, SkyWeights};
use crate::eval::notes::{Merit, Notes, Term};

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
    /// Everything else, in points, by what it comes from.
    points: [f32; Source::COUNT],
}

/// Where points come from that are not shares.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    /// Coins, and the values of tank and research that are reached.
    Held,
    /// The tank track to come.
    Tank,
    /// Plans and their rewards, research to come.
    Research,
    /// What energy brings besides outposts.
    Energy,
    /// Research points.
    Points,
    /// Bonuses of tracks.
    Bonus,
    /// Majorities, markers and tiles.
    Markers,
    /// What lies ready and what is about to happen.
    Rest,
}

impl Source {
    const COUNT: usize = 8;
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
    let merit = |parts: &Parts| parts.now + weights.growth * parts.growth + parts.gain + parts.more.iter().sum::<f32>();
    parts(weights, game).iter().map(merit).collect()
}

/// What usually comes true of the merits when a round begins. Plans for companies come to nothing more often than others:
/// outposts are sent back, and effort goes elsewhere.
pub(super) fn forecast(weights: &SkyWeights, terms: &[&[Term]; 2], game: &Skymines) -> List<f32, PARTIES> {
    let age = age(game);
    let of = |(place, parts): (usize, &Parts)| {
        let mut merit = Merit::new(terms[usize::from(place >= usize::from(game.seats()))], age);
        parts.note(&mut merit);
        merit.sum
    };
    parts(weights, game).iter().enumerate().map(of).collect()
}

/// How old the game is, from 0 in the first round to 1 in the last.
pub(super) fn age(game: &Skymines) -> f32 {
    f32::from(game.table().round.clamp(1, 7) - 1) / 6.0
}

/// The points that a party may expect.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Parts {
    /// What it has.
    now: f32,
    /// What the value of its companies will gain.
    growth: f32,
    /// Shares to come.
    gain: f32,
    /// Everything else to come.
    more: [f32; Source::COUNT],
}

impl Parts {
    /// Notes them for the table of what comes true.
    pub(super) fn note(&self, notes: &mut impl Notes) {
        let [_, tank, research, energy, points, bonus, markers, rest] = self.more;
        notes.add("start", 1.0);
        notes.add("now", self.now);
        notes.add("growth", self.growth);
        notes.add("gain", self.gain);
        notes.add("tank", tank);
        notes.add("research", research);
        notes.add("energy", energy);
        notes.add("points", points);
        notes.add("bonus", bonus);
        notes.add("markers", markers);
        notes.add("rest", rest);
    }
}

/// The points that each party may expect in parts.
pub(super) fn parts(weights: &SkyWeights, game: &Skymines) -> List<Parts, PARTIES> {
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
        let mut parts = expected(weights, &market, party);
        let now = game.points_now(Who(place as u8)) as f32;
        // Shares and values that only lie ready are not there yet.
        let nearly = parts.now + parts.more[Source::Held as usize] - now;
        (parts.now, parts.more[Source::Held as usize]) = (now, 0.0);
        parts.more[Source::Rest as usize] += nearly;
        parts
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
fn expected(weights: &SkyWeights, market: &Market, party: &Prospect) -> Parts {
    let mut parts = Parts { more: party.points, ..Parts::default() };
    // A full track takes no steps.
    let pull: [f32; 4] =
        std::array::from_fn(|place| party.focus[place] * party.room[place] / (party.room[place] + 2.0));
    let sum: f32 = pull.iter().sum::<f32>().max(1e-6);
    for (place, pull) in pull.into_iter().enumerate() {
        let steps = party.steps * pull / sum + party.moves[place];
        let begun = party.begun[place] * steps / (steps + weights.doubt);
        let gain = (begun + steps * weights.rate).min(party.room[place]);
        parts.now += party.shares[place] * market.value[place];
        parts.growth += party.shares[place] * market.growth[place];
        parts.gain += gain * (market.value[place] + market.growth[place]);
    }
    parts
}

impl Prospect {
    /// Points to be expected of something.
    pub(super) fn add(&mut self, source: Source, points: f32) {
        self.points[source as usize] += points;
    }

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
    prospect.add(Source::Held, coins + f32::from(tank.value) + f32::from(research.value));
    prospect.add(Source::Tank, part(tank, helium, 1.0) + 2.1 * helium);
    prospect.add(Source::Research, part(research, 0.3 * cards, 0.5) + 1.2 * cards);
    prospect.add(Source::Rest, 2.9 * cards);
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
