//! What a person will make of cards, markers, tank and research.

use skymines::data::Bundle;
use skymines::{Ahead, Features, Skymines, data};

use super::outlook::{Prospect, Source, bonuses, gained, part, slots_on, smooth};
use super::weights::SkyWeights;

/// Cards that are played in the rounds to come: how much of each kind of thing.
#[derive(Clone, Copy, Debug, Default)]
struct Plays {
    units: f32,
    energy: f32,
    points: f32,
    fields: f32,
}

impl Plays {
    /// What the hand and the decks give; a slot that will be switched on counts for the part of the rounds left.
    fn new(weights: &SkyWeights, sight: &Features, screens: f32, left: f32) -> Self {
        let (now, wider) = (&sight.coming, &sight.wider);
        let on = (1..=left as u8).map(|round| slots_on(weights, sight, screens, round.into())).sum::<f32>();
        let part = if left > 0.0 { weights.slot * on / left } else { 0.0 };
        let blend = |now: u8, wider: u8| f32::from(now) + part * (f32::from(wider) - f32::from(now));
        Plays {
            units: blend(now.units, wider.units),
            energy: blend(now.energy, wider.energy),
            points: blend(now.points, wider.points),
            fields: blend(now.fields, wider.fields),
        }
    }
}

/// What a person may make of the game, who stands so with these rounds left after this one.
pub(super) fn prospect(weights: &SkyWeights, game: &Skymines, sight: &Features, left: f32) -> Prospect {
    let mut prospect = Prospect::of(&sight.holdings);
    let point = 1.0 + weights.point * (left / 2.0).min(1.0);
    let screens = research(weights, sight, f32::from(sight.coming.research), &mut prospect);
    let plays = Plays::new(weights, sight, screens, left);
    now(weights, sight, point, &mut prospect);
    prospect.add(Source::Rest, weights.buy * left * f32::from(sight.ready.units.into_iter().max().unwrap_or(0).min(6)));
    future(weights, &plays, left, &mut prospect);
    markers(weights, sight, point, left, &mut prospect);
    let coins = f32::from(sight.coins) + f32::from(sight.pending.coins);
    prospect.add(Source::Held, coins);
    if left > 0.0 {
        prospect.add(Source::Rest, -weights.short * (4.0 - coins).max(0.0));
        prospect.add(Source::Rest, weights.first * f32::from(u8::from(sight.first)));
    }
    prospect.add(Source::Rest, weights.goal * f32::from(sight.goals));
    let times = left + if sight.out { 0.0 } else { 0.4 };
    prospect.add(Source::Bonus, weights.bonus * bonuses(game, &sight.holdings, times));
    let helium = f32::from(sight.ready.helium) * weights.ready + f32::from(sight.pending.helium);
    let more = weights.helium_pace * left + plays.fields * weights.field;
    prospect.add(Source::Held, f32::from(sight.tank.value));
    prospect.add(Source::Tank, part(sight.tank, helium + more, weights.doubt) + (helium + more) * weights.helium);
    prospect.add(Source::Points, point * plays.points);
    prospect
}

/// What lies ready, and what this turn still brings.
fn now(weights: &SkyWeights, sight: &Features, point: f32, prospect: &mut Prospect) {
    let (ready, pending) = (&sight.ready, &sight.pending);
    let units: u8 = ready.units.iter().sum();
    let plus = u8::from(ready.plus && units > 0);
    prospect.steps += weights.ready * f32::from(units + plus) + f32::from(pending.units + pending.steps);
    for (place, steps) in pending.moves.as_slice().iter().enumerate() {
        prospect.moves[place] += f32::from(*steps);
        prospect.pushes[place] -= weights.ousted * f32::from(pending.ousted.as_slice()[place]);
    }
    let (waiting, spent) = (weights.ready * f32::from(ready.energy), f32::from(pending.energy));
    prospect.add(Source::Energy, weights.places * (waiting + spent));
    prospect.push += weights.outposts * waiting + f32::from(pending.removals);
    match pending.expands {
        Some(company) => prospect.pushes[company.index()] += weights.outposts * spent,
        None => prospect.push += weights.outposts * spent,
    }
    prospect.add(Source::Points, point * (weights.ready * f32::from(ready.points) + f32::from(pending.points)));
    let cards = weights.purchase * f32::from(pending.cards) + weights.act * f32::from(pending.acts);
    prospect.add(Source::Rest, weights.ready * f32::from(ready.coins) + cards + f32::from(pending.sale));
}

/// What the rounds to come bring.
fn future(weights: &SkyWeights, plays: &Plays, left: f32, prospect: &mut Prospect) {
    prospect.steps += plays.units + weights.marker_steps * left;
    prospect.push += plays.energy * weights.outposts;
    prospect.add(Source::Energy, plays.energy * weights.places);
}

/// Majorities within reach for the markers that are left, and tiles reserved.
fn markers(weights: &SkyWeights, sight: &Features, point: f32, left: f32, prospect: &mut Prospect) {
    let mut left_over = if sight.out { 0 } else { sight.markers };
    let mut tiers: [(f32, usize); 5] = std::array::from_fn(|place| (0.0, place));
    let majorities = &data().spaces.majorities;
    let reward = |place: usize, tier: u8| &majorities[place][usize::from(tier) - 1].reward;
    for (worth, place) in &mut tiers {
        let tier = sight.ready.tiers[*place];
        if tier > 0 {
            let bundle = reward(*place, tier);
            let value = bundle.track.map_or(0.0, |(company, _)| f32::from(sight.holdings[company].value));
            let steps = bundle.track.map_or(0.0, |(_, steps)| f32::from(steps));
            *worth = steps * weights.rate * (value + left) + besides(weights, bundle, point);
        }
    }
    tiers.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
    for (_, place) in tiers.into_iter().take_while(|(worth, _)| *worth > 0.0) {
        if left_over == 0 {
            break;
        }
        left_over -= 1;
        let bundle = reward(place, sight.ready.tiers[place]);
        if let Some((company, steps)) = bundle.track {
            prospect.moves[company.index()] += weights.tier * f32::from(steps);
        }
        prospect.push += weights.tier * f32::from(bundle.remove);
        prospect.add(Source::Markers, weights.tier * besides(weights, bundle, point));
    }
    prospect.add(Source::Markers, weights.marker * f32::from(left_over));
    let [resource, field, research, energy] = sight.reserved.map(|is| f32::from(u8::from(is)) * left.min(1.0));
    prospect.steps += resource;
    let tiles = 2.0 * weights.helium * field + (point + 0.5) * research + 2.0 * weights.places * energy;
    prospect.add(Source::Markers, tiles);
    prospect.push += 2.0 * weights.outposts * energy;
}

/// What a reward brings besides steps and outposts removed.
fn besides(weights: &SkyWeights, bundle: &Bundle, point: f32) -> f32 {
    f32::from(bundle.coins) + weights.helium * f32::from(bundle.helium) + point * f32::from(bundle.points)
}

/// Research: what the marker has reached, and the plans ahead of it by the chance to enter them. The screens that are
/// likely to be entered.
fn research(weights: &SkyWeights, sight: &Features, later: f32, prospect: &mut Prospect) -> f32 {
    let uploads = f32::from(sight.ready.research + u8::from(sight.pending.uploads));
    let ready = usize::from(sight.ready.screens);
    let most = weights.stride * (uploads + later);
    let (mut screens, mut chain) = (0.0, 1.0);
    for (place, plan) in sight.ahead.iter().enumerate() {
        let chance = if place < ready {
            weights.ready
        } else {
            let likely = chance_of(weights, *plan) * if plan.laid { 1.0 } else { weights.taken };
            chain *= 0.5 + 0.5 * likely;
            likely * chain * (most - place as f32).clamp(0.0, 1.0)
        };
        screens += chance;
        let facts = plan.plan.facts();
        if !plan.down {
            prospect.add(Source::Research, chance * (f32::from(facts.value) - f32::from(facts.price)));
            let counts = match (place < ready, place + 1 == ready) {
                (true, true) => weights.ready,
                (true, false) => 0.0,
                _ => weights.reward * chance,
            };
            add_reward(weights, &facts.reward, counts, prospect);
        }
    }
    let ladder = &data().console.research;
    let (step, hope) = (sight.research.step, later / (later + 0.5));
    let sure = weights.ready * gained(ladder, step, sight.ready.screens);
    let smooth = smooth(ladder, f32::from(step) + screens) - f32::from(ladder.value(step));
    prospect.add(Source::Held, f32::from(sight.research.value));
    prospect.add(Source::Research, sure + hope * (smooth - sure));
    screens
}

fn chance_of(weights: &SkyWeights, plan: Ahead) -> f32 {
    if plan.down {
        return 1.0;
    }
    match plan.ease {
        3 => weights.one,
        2 => weights.two,
        1 => weights.three,
        _ => weights.hard,
    }
}

fn add_reward(weights: &SkyWeights, reward: &Bundle, counts: f32, prospect: &mut Prospect) {
    let total = if reward.by_total.is_some() { 2.0 } else { 0.0 };
    prospect.add(Source::Research, counts * (besides(weights, reward, 1.0 + weights.point) + total));
    prospect.steps += counts * f32::from(reward.any_track);
    prospect.push += counts * f32::from(reward.remove);
    if let Some((company, steps)) = reward.track {
        prospect.moves[company.index()] += counts * f32::from(steps);
    }
}
