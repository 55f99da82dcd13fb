//! Points: the sheet at any moment, the end of the game, the goal of a game alone.

use game_core::{Fx, Mark, Outcome, Rival, ScoreSheet, Seat, SoloResult};

use crate::data::{Requirement, SoloGoal, data};
use crate::events::Event;
use crate::pieces::{Building, Good, Main, Tech, Who};
use crate::rules::{gains, people, push};
use crate::state::{OnMars, Open, Phase};
use crate::tasks::Task;

/// A line of the sheet: its label, how many things, the points for them.
type Line = (&'static str, i32, i32);

/// Points line by line, as if the game ended now.
/// § OM-12.3 OM-15.17
fn lines(open: &Open, who: Who) -> [Line; 9] {
    let base = open.base(who);
    let cubes = base.progress.len() as usize;
    let (colonists, home) = quarters(open, who);
    let levels = || Tech::ALL.into_iter().map(|tech| base.tech_level(tech)).filter(|level| *level > 0);
    let tech_points = levels().map(|level| i32::from(data().board.lab_points[usize::from(level)])).sum();
    let cards = |built: bool| base.blueprints.iter().filter(move |owned| owned.built.is_some() == built);
    let points = |sum: i16| i32::from(sum);
    let built = cards(true).map(|owned| points(owned.blueprint.facts().points)).sum();
    let unbuilt = cards(false).map(|owned| points(owned.blueprint.facts().unbuilt)).sum();
    [
        ("scored", 0, points(base.op)),
        ("progress", cubes as i32, i32::from(data().lss.progress[cubes])),
        ("ships", i32::from(base.hangar), i32::from(base.hangar * data().board.ship_points)),
        ("colonists", i32::from(colonists), i32::from(home)),
        ("techs", levels().count() as i32, tech_points),
        ("built", cards(true).count() as i32, built),
        ("unbuilt", cards(false).count() as i32, unbuilt),
        ("scientists", base.scientists.len() as i32, scientists(open, who)),
        ("contracts", base.contracts.len() as i32, contracts(open, who)),
    ]
}

/// The same as a sheet.
pub(crate) fn sheet(open: &Open, who: Who) -> ScoreSheet {
    let all = lines(open, who).into_iter();
    all.fold(ScoreSheet::default(), |sheet, (label, count, points)| sheet.line(label, count, points))
}

/// Colonists who live in the quarters at the end and the points of the highest row.
/// § OM-12.3 OM-15.17
fn quarters(open: &Open, who: Who) -> (u8, u8) {
    let base = open.base(who);
    let room = base.room();
    if open.is_rival(who) {
        return (room, row_points(room));
    }
    let side = open.side(who);
    let posted: u8 =
        Main::ALL.into_iter().filter(|main| main.side() == side).map(|main| open.posts[main][who.index()]).sum();
    let home = (base.quarters + base.working + posted).min(room);
    (home, row_points(home))
}

/// Two slots a row, filled from the bottom.
fn row_points(colonists: u8) -> u8 {
    data().board.quarters[usize::from(colonists.div_ceil(2)).min(6)]
}

/// § OM-12.3
fn scientists(open: &Open, who: Who) -> i32 {
    let all = open.all_advanced();
    let of = |building: Building| match building {
        Building::Shelter => open.all_shelters() & all,
        _ => open.buildings[building] & all,
    };
    let counted = open.base(who).scientists.iter().map(|scientist| of(scientist.facts().scores).len() as i32);
    counted.sum::<i32>() * i32::from(data().agency.scientist_points)
}

/// Completed contracts give points, others cost some. An upgrade that no longer stands in a large complex cannot happen:
/// buildings never leave.
/// § OM-8.43 OM-12.3
fn contracts(open: &Open, who: Who) -> i32 {
    let worth = |contract: crate::pieces::Contract| {
        let facts = contract.facts();
        i32::from(if open.completed.contains(contract) { facts.points } else { facts.failed })
    };
    open.base(who).contracts.iter().map(worth).sum()
}

/// Everybody's total.
pub(crate) fn total(open: &Open, who: Who) -> i32 {
    lines(open, who).iter().map(|(_, _, points)| points).sum()
}

/// The automated opponent and its points.
/// § OM-15.17
pub(crate) fn rivals(open: &Open) -> Vec<Rival> {
    let rivals = open.parties().filter(|who| open.is_rival(*who));
    rivals.map(|who| Rival::new("lacerda", Mark(3), sheet(open, who))).collect()
}

/// Waiting crystals are stored, colonists come home, then everybody may deliver for the last time.
/// § OM-12.2 OM-12.3
pub(crate) fn begin(game: &mut OnMars, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    for who in open.parties() {
        gains::store_crystals(open, who, fx);
        if !open.is_rival(who) {
            let side = open.side(who);
            people::return_home(open, who, side, fx);
        }
    }
    let order = open.in_order();
    push(open, Who(0), Task::Count);
    for who in order.as_slice().iter().rev() {
        if !open.is_rival(*who) {
            push(open, *who, Task::Deliver);
        }
    }
}

/// Highest total, then crystals, advanced buildings, cubes; what is still equal is shared.
/// § OM-12.4
fn merit(open: &Open, who: Who) -> (i32, u8, u32, u32) {
    let base = open.base(who);
    (total(open, who), base.stock[Good::Crystal], base.advanced.len(), base.progress.len())
}

/// § OM-12.3 OM-12.4 OM-15.2
pub(crate) fn finish(game: &mut OnMars, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    open.phase = Phase::Over;
    open.tasks.clear();
    for who in open.parties() {
        let (seat, points) = (open.party(who), total(open, who) as i16);
        fx.tell(|| Event::Scored { seat, points });
    }
    open.outcome = Some(match open.parties().find(|who| open.is_rival(*who)) {
        None => Outcome::ranked(open.seats, |seat| merit(open, seat.into()), &[]),
        Some(rival) => {
            let goal = open.options.goal;
            for (place, requirement) in demands(goal).iter().enumerate() {
                let (have, need, met) = stands(open, *requirement);
                let demand = || format!("demand_{goal}_{}", place + 1);
                fx.tell(|| Event::Judged { demand: demand(), have, need, met });
            }
            let won = demands(open.options.goal).iter().all(|requirement| stands(open, *requirement).2);
            let result = if won { SoloResult::Won } else { SoloResult::Lost };
            Outcome::Solo { result, margin: total(open, Who(0)) - total(open, rival) }
        }
    });
}

/// What a goal of a game alone demands.
/// § OM-15.2
pub(crate) fn demands(goal: SoloGoal) -> &'static [Requirement] {
    &data().solo.goals[goal.index()]
}

/// How far a demand is met by a person alone: what there is, what it takes, and whether it holds.
/// § OM-15.2 OM-15.19
pub(crate) fn stands(open: &Open, requirement: Requirement) -> (i32, i32, bool) {
    let me = Who(0);
    let base = open.base(me);
    let done = |delivery: bool| {
        let kind = |contract: &crate::pieces::Contract| contract.facts().upgrade.is_none() == delivery;
        base.contracts.iter().filter(|one| kind(one) && open.completed.contains(*one)).count() as i32
    };
    let (have, need) = match requirement {
        Requirement::ColonyLevel(least) => (i32::from(open.level), least),
        Requirement::Contracts(least) => (done(true) + done(false), least),
        Requirement::ContractsOfEachType(least) => (done(true).min(done(false)), least),
        Requirement::Contract(contract) => {
            (i32::from(base.contracts.contains(contract) && open.completed.contains(contract)), 1)
        }
        Requirement::Goals(least) => (i32::from(base.goal.is_some()), least),
        Requirement::TechOnLevel(level) => {
            (i32::from(Tech::ALL.into_iter().any(|tech| base.tech_level(tech) == level)), 1)
        }
        Requirement::TechLevel(tech, level) => (i32::from(base.tech_level(tech)), level),
        Requirement::Research(least) => (base.research.len() as i32, least),
        Requirement::Shelters(least) => (base.shelters.len() as i32, least),
        Requirement::Mines(least) => (i32::from(gains::mines(open, me)), least),
        Requirement::Advanced(least) => (base.advanced.len() as i32, least),
        Requirement::AdvancedGreenhouses(least) => {
            ((base.advanced & open.buildings[Building::Greenhouse]).len() as i32, least)
        }
        Requirement::GreenhouseComplex(least) => {
            let sizes = open.buildings[Building::Greenhouse].iter().map(|cell| open.group(cell).len() as i32);
            (sizes.max().unwrap_or(0), least)
        }
        Requirement::Plants(least) => (i32::from(base.stock[Good::Plant]), least),
        Requirement::Scientist(scientist) => (i32::from(base.scientists.contains(scientist)), 1),
        Requirement::Finish(side) => (i32::from(open.side(me) == side), 1),
        Requirement::Margin(least) => {
            let rival = open.parties().find(|who| open.is_rival(*who)).map_or(0, |who| total(open, who));
            (total(open, me) - rival, least)
        }
    };
    (have, i32::from(need), have >= i32::from(need))
}

/// The sheets of all people.
pub(crate) fn sheets(open: &Open) -> Vec<ScoreSheet> {
    Seat::all(open.seats).map(|seat| sheet(open, seat.into())).collect()
}
