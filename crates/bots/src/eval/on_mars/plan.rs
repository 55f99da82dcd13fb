//! Hints: how good each action looks at first sight. They steer the search and play turns on to their end.

use game_core::Seat;
use on_mars::{Aboard, Action, Base, Benefit, Building, Cell, Find, Good, Lab, Main, OnMars, Side, Task, Vessel, Who};

use super::notes::time_left;
use super::wants;
use super::weights::MarsWeights;

/// The action that looks best; the first of equals.
pub(super) fn choose(weights: &MarsWeights, game: &OnMars, seat: Seat, actions: &[Action]) -> usize {
    let mut best = (0, f32::NEG_INFINITY);
    for (place, action) in actions.iter().enumerate() {
        let value = weight(weights, game, seat, action);
        if value > best.1 {
            best = (place, value);
        }
    }
    best.0
}

/// How good an action looks: never below a crumb, so that nothing is out of the question.
pub(super) fn weight(weights: &MarsWeights, game: &OnMars, seat: Seat, action: &Action) -> f32 {
    let extra = if game.table().seats == 1 { wants::extra(game, action) } else { 0.0 };
    (look(weights, game, seat, action) + extra).max(0.02)
}

fn look(weights: &MarsWeights, game: &OnMars, seat: Seat, action: &Action) -> f32 {
    let (open, who) = (game.table(), Who::from(seat));
    let base = &open.bases[who.index()];
    match *action {
        Action::Main { main } => main_action(weights, game, who, main),
        Action::Build { building, cell } => build(weights, game, who, building, cell),
        Action::Upgrade { blueprint, cell } => {
            let facts = blueprint.facts();
            5.0 + f32::from(facts.points) + 0.3 * game.group_size(cell) as f32
        }
        Action::TakeBlueprint { blueprint } => {
            let facts = blueprint.facts();
            let scored = base.scientists.iter().any(|one| one.facts().scores == facts.building);
            let low = if facts.level == 1 { 1.5 } else { 0.5 };
            1.0 + low + weights.goods()[facts.gain.index()] + if scored { 2.0 } else { 0.0 }
        }
        Action::Learn { tech, lab, .. } => {
            let others = open.bases.iter().filter(|other| other.lab[tech].is_some()).count() as f32;
            2.0 - 0.4 * others + if lab == Lab::L1T { 0.2 } else { 0.0 }
        }
        Action::Develop { from, to } => develop(weights, from, to),
        Action::TakeGood { good } | Action::Gain { good } => good_wanted(weights, game, who, good),
        Action::StepRover { to } => rover(game, who, to),
        Action::StepBot { from, to } => bot(game, who, from, to),
        Action::Claim => 4.0,
        Action::Ship { aboard, .. } => {
            let bots = base.bots.len();
            if (aboard == Aboard::Bot) == (bots < 3) { 2.0 } else { 1.0 }
        }
        Action::Benefit { benefit } => match benefit {
            Benefit::Mineral => 1.5,
            Benefit::Crystal => 1.2,
            Benefit::Retrieve => 1.1,
            Benefit::Bots => 0.6,
        },
        Action::Goal { .. } => 6.0,
        Action::Errand { .. } | Action::Accept => 3.0,
        Action::Deliver { contract, .. } => 0.6 + 3.0 * (game.contract_done(who, contract) as f32 / 100.0),
        Action::Executive { .. } | Action::Use { .. } | Action::Work { .. } => executive(weights, game, who, action),
        _ => small(weights, game, who, action),
    }
}

/// Answers that cost little thought.
fn small(weights: &MarsWeights, game: &OnMars, who: Who, action: &Action) -> f32 {
    let open = game.table();
    let base = &open.bases[who.index()];
    match *action {
        Action::Pay { goods } => {
            3.0 - f32::from(goods.count(Good::Mineral)) - 0.2 * f32::from(goods.count(Good::Oxygen))
        }
        Action::ExtraCrystal => 1.0 + 0.2 * f32::from(base.stock[Good::Crystal]),
        Action::ExtraColonist => 0.6 + 0.3 * f32::from(base.quarters),
        Action::Tech { seat } => {
            if open.seats > 0 && is_own(seat, who) {
                2.0
            } else {
                1.0
            }
        }
        Action::Boost => boost(weights, game, who),
        Action::Fuel { .. } => 0.05,
        Action::Spend { .. } => 0.02,
        Action::Done => 0.5,
        Action::End => weights.end,
        Action::Keep => 0.8,
        Action::Travel { vessel } => travel(weights, game, who, vessel),
        Action::Stay => 1.0,
        Action::Explore { spot, cell } => {
            let useful =
                open.exploration[usize::from(spot.0)].is_some_and(|tile| game.find_useful(who, Find::Discovery(tile)));
            (if useful { 2.0 } else { 1.0 }) + 0.05 * others_far(game, who, cell)
        }
        Action::Space { space } => match space.0 {
            1 | 5 => 2.0,
            3 => 1.9,
            2 | 7 => 1.6,
            6 => 1.4,
            _ => 1.0,
        },
        Action::Displace { cell } | Action::Land { cell } => 1.0 + 0.1 * game.sites_near(who, cell) as f32,
        Action::Hire { scientist } => 3.0 + 1.5 * game.advanced_of(scientist.facts().scores) as f32,
        Action::Contract { contract } => {
            if base.contracts.is_empty() {
                1.0 + 3.0 * game.contract_done(who, contract) as f32 / 100.0
            } else {
                0.3
            }
        }
        Action::Refill { .. } | Action::Radar { .. } | Action::Produce { .. } => 1.0,
        Action::Retrieve { .. } | Action::RetrieveWorking => 2.0,
        Action::Shuttle { side } => {
            if game.table().bases[who.index()].space.is_some_and(|space| space.side() == side) {
                2.0
            } else {
                1.0
            }
        }
        _ => weights.find,
    }
}

fn is_own(party: on_mars::Party, who: Who) -> bool {
    matches!(party, on_mars::Party::Seat(seat) if seat.0 == who.0)
}

/// What a main action promises.
fn main_action(weights: &MarsWeights, game: &OnMars, who: Who, main: Main) -> f32 {
    let open = game.table();
    let base = &open.bases[who.index()];
    let left = time_left(open);
    match main {
        Main::Construct => {
            let wanted = Building::LSS.into_iter().filter(|building| game.sites_of(who, *building) > 0);
            let best = wanted
                .map(|building| game.lss_points(who, building))
                .map(|(points, benefit)| points as f32 + if benefit { weights.benefit } else { 0.0 });
            weights.construct + best.fold(0.0, f32::max)
        }
        Main::Upgrade => weights.upgrade,
        Main::ObtainBlueprint => {
            let few = if base.blueprints.len() < 4 { 1.0 } else { 0.4 };
            (weights.blueprint + weights.blueprint_early * left * few) * room_for_cards(weights, base)
        }
        Main::LearnTech => weights.learn + weights.learn_early * left,
        Main::Develop => weights.develop + weights.develop_oxygen * f32::from(base.stock[Good::Oxygen].min(2)),
        Main::Resupply => weights.resupply + weights.resupply_crew * f32::from(base.quarters),
        Main::ControlCenter => weights.control + weights.find,
        Main::WelcomeShip => weights.ship + weights.ship_early * left,
        Main::Hire => weights.hire,
        Main::LandingPod => 0.3,
    }
}

/// What a building brings: points, goods, a cube, and the chain it continues.
fn build(weights: &MarsWeights, game: &OnMars, who: Who, building: Building, cell: Cell) -> f32 {
    let open = game.table();
    let base = &open.bases[who.index()];
    let size = 1 + game.would_join(who, building, cell);
    let (points, benefit) = game.lss_points(who, building);
    let good = building.makes();
    let room = if good == Good::Crystal { size } else { size.min(game.storage(who).saturating_sub(base.stock[good])) };
    let mut value = 0.5 + points as f32 + if benefit { weights.benefit } else { 0.0 };
    value += weights.goods()[good.index()] * f32::from(room);
    if size > 1 && building != Building::Shelter && !base.progress.contains(building) {
        value += game.cube_points(who) as f32 + 0.5;
    }
    match building {
        Building::Mine => value + weights.miner * time_left(open) - 0.5,
        Building::Shelter => value + weights.shelter * time_left(open) + 1.0,
        _ => value,
    }
}

fn develop(weights: &MarsWeights, from: Lab, to: Lab) -> f32 {
    let data = on_mars::data();
    let points = data.board.lab_points[usize::from(to.level())] - data.board.lab_points[usize::from(from.level())];
    let reward = if to.facts().reward.is_some() { 1.0 } else { 0.0 };
    weights.tech + f32::from(points) + reward
}

fn good_wanted(weights: &MarsWeights, game: &OnMars, who: Who, good: Good) -> f32 {
    let have = game.table().bases[who.index()].stock[good];
    weights.goods()[good.index()] * 2.0 / (1.0 + f32::from(have))
}

/// Nearer to something worth claiming, over crystals if there are any.
fn rover(game: &OnMars, who: Who, to: Cell) -> f32 {
    let open = game.table();
    let from = open.bases[who.index()].rover.unwrap_or(on_mars::data().map.mine);
    let mut best = 0.0_f32;
    for lying in &open.finds {
        if game.find_useful(who, lying.find) {
            let (now, then) = (game.distance(from, lying.cell), game.distance(to, lying.cell));
            let gain = if then < now { 2.0 / (1.0 + f32::from(then)) } else { 0.0 };
            best = best.max(gain);
        }
    }
    best + if open.crystals.contains(to) { 1.2 } else { 0.0 } + 0.05
}

/// Nearer to where the colony wants buildings; nobody drives over crystals and tiles on purpose.
fn bot(game: &OnMars, who: Who, from: Cell, to: Cell) -> f32 {
    let open = game.table();
    let harm = open.crystals.contains(to) || open.finds.iter().any(|lying| lying.cell == to);
    let gain = game.sites_near(who, to) as f32 - game.sites_near(who, from) as f32;
    (0.3 + 0.3 * gain - if harm { 0.3 } else { 0.0 }).min(1.5)
}

fn executive(weights: &MarsWeights, game: &OnMars, who: Who, action: &Action) -> f32 {
    let crystals = f32::from(game.crystals(who));
    let value = match action {
        Action::Executive { slot } => match slot.0 {
            0 => 2.2,
            1 => 1.2,
            2 | 3 => 2.4,
            4 => 1.6,
            5 => 0.3 + 0.1 * crystals,
            _ => 0.4 + 0.15 * crystals,
        },
        Action::Work { .. } => 3.5,
        _ => 1.5 + weights.crystal + 0.2 * crystals,
    };
    weights.executive * value
}

/// Blueprints that wait to be built cost points in the end: each one after the first makes another less welcome.
fn room_for_cards(weights: &MarsWeights, base: &Base) -> f32 {
    let unbuilt = base.blueprints.iter().filter(|owned| owned.built.is_none()).count() as f32;
    1.0 / (1.0 + weights.hoard * (unbuilt - 1.0).max(0.0))
}

/// Sending people to work is worth it while enough of them are left.
fn boost(weights: &MarsWeights, game: &OnMars, who: Who) -> f32 {
    let open = game.table();
    let spare = open.bases[who.index()].quarters;
    let task = open.tasks.as_slice().last().map(|pending| pending.task);
    let worth = match task {
        Some(Task::Develop { .. } | Task::Upgrade { .. } | Task::Ships { .. }) => 0.9,
        Some(Task::Blueprints { .. }) => 0.6 * room_for_cards(weights, &open.bases[who.index()]),
        Some(Task::Learn { .. }) => 0.6,
        _ => 0.35,
    };
    weights.boost * if spare > 2 { worth } else { 0.3 * worth }
}

fn travel(weights: &MarsWeights, game: &OnMars, who: Who, vessel: Vessel) -> f32 {
    let open = game.table();
    let base = &open.bases[who.index()];
    let side = base.space.map_or(Side::Orbit, |space| space.side());
    let home = f32::from(base.working);
    let production = if side == Side::Colony { game.sources(who) as f32 } else { 1.0 };
    let free = 1.0 - if vessel == Vessel::Shuttle { 0.0 } else { weights.own_ship };
    free + weights.home * home + weights.sources * production
}

fn others_far(game: &OnMars, who: Who, cell: Cell) -> f32 {
    let open = game.table();
    let mine = on_mars::data().map.mine;
    let others = open.bases.iter().enumerate().filter(|(place, _)| *place != who.index());
    others.map(|(_, base)| f32::from(game.distance(base.rover.unwrap_or(mine), cell))).fold(6.0, f32::min)
}
