//! The points that somebody may be expected to end with.

use game_core::Seat;
use on_mars::{Building, Find, Good, OnMars, Open, Tech, Who};

use super::weights::MarsWeights;

/// How much of the game is left, from 1 at the start to 0 at the end.
pub(super) fn time_left(open: &Open) -> f32 {
    let missions: f32 = open
        .missions
        .0
        .iter()
        .map(|state| {
            let players = (open.bases.len() - 2).min(2);
            f32::from(state.left) / f32::from(state.mission.facts().required[players].max(1))
        })
        .sum();
    let colony = f32::from(5 - open.level.min(5));
    (missions / 3.0).min(f32::from(open.remaining) / 3.0).min(0.25 * colony + 0.1).max(0.0)
}

/// Points now, and what may come of everything else.
pub(super) fn merit(weights: &MarsWeights, game: &OnMars, place: u8) -> f32 {
    let (open, who) = (game.table(), Who(place));
    let base = &open.bases[usize::from(place)];
    let left = time_left(open);
    // Something can still be done with goods and people until the last turn.
    let use_left = 0.25 + 0.75 * left;
    let mut worth = game.points_now(who) as f32;
    worth += use_left * goods(weights, game, who) + cards(weights, game, who, left);
    let levels: f32 = Tech::ALL.into_iter().map(|tech| f32::from(game.tech_level(who, tech))).sum();
    let tiles = Tech::ALL.into_iter().filter(|tech| game.tech_level(who, *tech) > 0).count() as f32;
    worth += left * (weights.tech * levels + weights.tile * tiles);
    worth += left * weights.bot * base.bots.len() as f32;
    worth += use_left * weights.colonist * f32::from(base.quarters) + left * weights.slot * f32::from(game.slots(who));
    worth += left * weights.shelter * base.shelters.len() as f32;
    worth += left * weights.cube * base.progress.len() as f32;
    worth += left * weights.miner * base.miners.len() as f32;
    worth + left * (near(weights, game, who) + weights.executive * f32::from(5 - base.ships.len() as u8))
}

fn goods(weights: &MarsWeights, game: &OnMars, who: Who) -> f32 {
    let base = &game.table().bases[who.index()];
    let one = |good: Good| {
        let (count, worth) = (base.stock[good], weights.goods[good.index()]);
        // The first of a kind opens a door, the next ones less so.
        (0..count).map(|nth| worth / (1.0 + 0.25 * f32::from(nth))).sum::<f32>()
    };
    let stored: f32 = Good::ALL.into_iter().map(one).sum();
    let room = game.depot(who).saturating_sub(base.stock[Good::Crystal]);
    stored + weights.waiting * f32::from(base.waiting.min(room)) + weights.goal * f32::from(base.goals)
}

/// Blueprints, contracts, scientists, private goals: what the score pad counts as it stands, by its prospects.
fn cards(weights: &MarsWeights, game: &OnMars, who: Who, left: f32) -> f32 {
    let open = game.table();
    let base = &open.bases[who.index()];
    let mut worth = 0.0;
    for owned in &base.blueprints {
        let facts = owned.blueprint.facts();
        if owned.built.is_some() {
            worth += left * weights.advanced;
            continue;
        }
        let sites = game.advanced_of(facts.building) as f32;
        let chance =
            weights.built * left.min(0.5) * 2.0 * if facts.min_complex > 1 && sites == 0.0 { 0.6 } else { 1.0 };
        worth += chance * (f32::from(facts.points - facts.unbuilt) + 0.5 * weights.advanced);
    }
    for contract in base.contracts {
        let facts = contract.facts();
        let done = game.contract_done(who, contract) as f32 / 100.0;
        if !open.completed.contains(contract) {
            let chance = (done * done + 0.5 * left).min(0.95);
            worth += chance * f32::from(facts.points - facts.failed);
        }
    }
    for scientist in base.scientists {
        let coming: usize = open
            .bases
            .iter()
            .flat_map(|base| base.blueprints.iter())
            .filter(|owned| owned.built.is_none() && owned.blueprint.facts().building == scientist.facts().scores)
            .count();
        worth += left * (weights.scientist + 2.0 * coming as f32);
    }
    if base.goal.is_none() && usize::from(open.seats) > who.index() {
        let seat = Seat(who.0);
        let met = game.hand_of(seat).goals.iter().any(|goal| game.goal_met(seat, goal));
        worth += if met { weights.goal_met } else { 0.0 };
    }
    worth
}

/// Tiles within reach of the rover, and buildings that the colony wants within reach of the bots.
fn near(weights: &MarsWeights, game: &OnMars, who: Who) -> f32 {
    let open = game.table();
    let nearest = open
        .finds
        .iter()
        .filter(|lying| wanted(game, who, lying.find))
        .map(|lying| game.rover_distance(who, lying.cell))
        .min();
    let finds = nearest.map_or(0.0, |steps| weights.find * 3.0 / (2.0 + f32::from(steps)));
    let wanted = Building::LSS.into_iter().filter(|building| game.lss_points(who, *building).1);
    finds + 0.25 * wanted.filter(|building| game.sites_of(who, *building) > 0).count() as f32
}

fn wanted(game: &OnMars, who: Who, find: Find) -> bool {
    match find {
        Find::Research(research) => !game.table().bases[who.index()].research.contains(research),
        Find::Discovery(_) => game.find_useful(who, find),
    }
}
