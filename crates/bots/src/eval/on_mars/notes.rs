//! What the judge notes about a base: what may still bring points.

use game_core::Seat;
use on_mars::{Base, Building, Find, Good, OnMars, Open, Tech, Who};

use crate::eval::notes::Notes;

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

/// Notes points and everything that may still become some.
pub(super) fn note(game: &OnMars, who: Who, notes: &mut impl Notes) {
    let open = game.table();
    let base = &open.bases[who.index()];
    notes.add("points", game.points_now(who) as f32);
    note_goods(game, who, base, notes);
    note_people(game, who, base, notes);
    note_techs(game, who, notes);
    note_blueprints(game, base, notes);
    note_agency(game, who, base, notes);
    note_goals(game, who, base, notes);
    note_map(game, who, notes);
}

fn note_goods(game: &OnMars, who: Who, base: &Base, notes: &mut impl Notes) {
    const NAMES: [&str; 6] = ["mineral", "battery", "water", "plant", "oxygen", "crystal"];
    for good in Good::ALL {
        // The first of a kind opens a door, the next ones less so.
        let stored = (0..base.stock[good]).map(|nth| 1.0 / (1.0 + 0.25 * f32::from(nth))).sum::<f32>();
        notes.add(NAMES[good.index()], stored);
    }
    let room = game.depot(who).saturating_sub(base.stock[Good::Crystal]);
    notes.add("waiting", f32::from(base.waiting.min(room)));
}

fn note_people(game: &OnMars, who: Who, base: &Base, notes: &mut impl Notes) {
    notes.add("colonists", f32::from(base.quarters));
    notes.add("working", f32::from(base.working));
    notes.add("slots", f32::from(game.slots(who)));
    notes.add("bots", base.bots.len() as f32);
    notes.add("shelters", base.shelters.len() as f32);
    notes.add("miners", base.miners.len() as f32);
    notes.add("cubes", base.progress.len() as f32);
    // Each ship that has left the depot makes room there, and pays an executive action.
    notes.add("ships_gone", f32::from(5 - base.ships.len() as u8));
}

fn note_techs(game: &OnMars, who: Who, notes: &mut impl Notes) {
    let levels = || Tech::ALL.into_iter().map(|tech| game.tech_level(who, tech));
    notes.add("techs", levels().filter(|level| *level > 0).count() as f32);
    notes.add("tech_levels", levels().map(f32::from).sum());
}

fn note_blueprints(game: &OnMars, base: &Base, notes: &mut impl Notes) {
    let (mut built, mut waiting, mut points) = (0.0, 0.0, 0.0);
    for owned in &base.blueprints {
        let facts = owned.blueprint.facts();
        if owned.built.is_some() {
            built += 1.0;
            continue;
        }
        let hard = facts.min_complex > 1 && game.advanced_of(facts.building) == 0;
        let chance = if hard { 0.6 } else { 1.0 };
        waiting += chance;
        points += chance * f32::from(facts.points - facts.unbuilt);
    }
    notes.add("built", built);
    notes.add("unbuilt", waiting);
    notes.add("unbuilt_points", points);
}

fn note_agency(game: &OnMars, who: Who, base: &Base, notes: &mut impl Notes) {
    let open = game.table();
    let (mut begun, mut fresh) = (0.0, 0.0);
    for contract in base.contracts.iter().filter(|one| !open.completed.contains(*one)) {
        let facts = contract.facts();
        let (done, points) = (game.contract_done(who, contract) as f32 / 100.0, f32::from(facts.points - facts.failed));
        begun += done * done * points;
        fresh += (1.0 - done * done) * points;
    }
    notes.add("contract_done", begun);
    notes.add("contract_ahead", fresh);
    let coming = |building: Building| {
        let all = open.bases.iter().flat_map(|base| base.blueprints.iter());
        all.filter(|owned| owned.built.is_none() && owned.blueprint.facts().building == building).count() as f32
    };
    notes.add("scientists", base.scientists.len() as f32);
    notes.add("scientists_coming", base.scientists.iter().map(|scientist| coming(scientist.facts().scores)).sum());
}

fn note_goals(game: &OnMars, who: Who, base: &Base, notes: &mut impl Notes) {
    let (mut met, mut nearest) = (0.0, 0.0);
    if base.goal.is_none() && game.table().seats > who.0 {
        let seat = Seat(who.0);
        met = f32::from(u8::from(game.hand_of(seat).goals.iter().any(|goal| game.goal_met(seat, goal))));
        nearest = game.best_goal(seat) as f32 / 100.0;
    }
    notes.add("goals", f32::from(base.goals));
    notes.add("goal_met", met);
    notes.add("goal_near", nearest * nearest);
}

/// Tiles within reach of the rover, and buildings that the colony wants within reach of the bots.
fn note_map(game: &OnMars, who: Who, notes: &mut impl Notes) {
    let open = game.table();
    let nearest = open
        .finds
        .iter()
        .filter(|lying| wanted(game, who, lying.find))
        .map(|lying| game.rover_distance(who, lying.cell))
        .min();
    notes.add("find", nearest.map_or(0.0, |steps| 3.0 / (2.0 + f32::from(steps))));
    let wanted = Building::LSS.into_iter().filter(|building| game.lss_points(who, *building).1);
    notes.add("sites", wanted.filter(|building| game.sites_of(who, *building) > 0).count() as f32);
    notes.add("shuttle", f32::from(u8::from(game.shuttle_leaves(who))));
}

fn wanted(game: &OnMars, who: Who, find: Find) -> bool {
    match find {
        Find::Research(research) => !game.table().bases[who.index()].research.contains(research),
        Find::Discovery(_) => game.find_useful(who, find),
    }
}
