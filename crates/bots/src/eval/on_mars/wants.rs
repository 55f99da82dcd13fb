//! Hints of a game alone: what an action looks like beside the demands of the goal that are not met yet.

use on_mars::data::Requirement;
use on_mars::{Action, Blueprint, Building, Contract, Main, Offer, OnMars, Tech, Who};

/// The person of a game alone.
const ME: Who = Who(0);

/// What an action gains by the demands that are not met yet.
pub(super) fn extra(game: &OnMars, action: &Action) -> f32 {
    let concerned = matches!(
        action,
        Action::Main { .. }
            | Action::Build { .. }
            | Action::Upgrade { .. }
            | Action::TakeBlueprint { .. }
            | Action::Learn { .. }
            | Action::Develop { .. }
            | Action::Hire { .. }
            | Action::Contract { .. }
            | Action::Refill { .. }
            | Action::Claim
    );
    let mut value = 0.0;
    if concerned {
        game.unmet(|requirement| value += toward(game, requirement, action));
    }
    value
}

fn toward(game: &OnMars, requirement: Requirement, action: &Action) -> f32 {
    match requirement {
        Requirement::Contracts(_)
        | Requirement::ContractsOfEachType(_)
        | Requirement::Contract(_)
        | Requirement::Scientist(_) => agency(game, requirement, action),
        Requirement::TechOnLevel(_) | Requirement::TechLevel(..) => laboratory(game, requirement, action),
        _ => colony(game, requirement, action),
    }
}

/// Whether a contract would serve the demand.
fn serves(game: &OnMars, requirement: Requirement, contract: Contract) -> bool {
    match requirement {
        Requirement::Contract(wanted) => wanted == contract,
        Requirement::ContractsOfEachType(_) => {
            let delivery = |one: Contract| one.facts().upgrade.is_none();
            !game.table().bases[0].contracts.iter().any(|own| delivery(own) == delivery(contract))
        }
        _ => game.table().bases[0].contracts.iter().all(|own| game.table().completed.contains(own)),
    }
}

fn agency(game: &OnMars, requirement: Requirement, action: &Action) -> f32 {
    let shown = |offer: &Option<Offer>| match (offer, requirement) {
        (Some(Offer::Scientist { scientist }), Requirement::Scientist(wanted)) => *scientist == wanted,
        (Some(Offer::Contract { .. }), Requirement::Scientist(_)) | (None, _) => false,
        // The slot of a scientist is filled with any contract.
        (Some(Offer::Scientist { .. }), _) => false,
        (Some(Offer::Contract { contract }), _) => serves(game, requirement, *contract),
    };
    let done = |contract: Contract| game.contract_done(ME, contract) as f32 / 100.0;
    match *action {
        Action::Main { main: Main::Hire } if game.table().agency.0.iter().any(shown) => 3.0,
        Action::Main { main: Main::Hire } => 1.0,
        Action::Hire { scientist } if requirement == Requirement::Scientist(scientist) => 6.0,
        Action::Contract { contract } if serves(game, requirement, contract) => 4.0 + 4.0 * done(contract),
        Action::Refill { contract } if serves(game, requirement, contract) => 1.0 + 2.0 * done(contract),
        _ => 0.0,
    }
}

fn laboratory(game: &OnMars, requirement: Requirement, action: &Action) -> f32 {
    let level = |tech: Tech| game.tech_level(ME, tech);
    let highest = || Tech::ALL.into_iter().map(level).max().unwrap_or(0);
    match (requirement, *action) {
        (Requirement::TechLevel(tech, _), Action::Main { main: Main::LearnTech }) if level(tech) == 0 => 3.0,
        (Requirement::TechLevel(wanted, _), Action::Learn { tech, .. }) if tech == wanted => 5.0,
        (Requirement::TechLevel(tech, _), Action::Develop { from, .. })
            if from.level() == level(tech) && game.table().bases[0].lab[tech] == Some(from) =>
        {
            3.0
        }
        (Requirement::TechOnLevel(_), Action::Develop { from, .. }) if from.level() == highest() => 2.0,
        (_, Action::Main { main: Main::Develop }) => 1.5,
        _ => 0.0,
    }
}

fn colony(game: &OnMars, requirement: Requirement, action: &Action) -> f32 {
    let type_of = |blueprint: Blueprint| blueprint.facts().building;
    match (requirement, *action) {
        (Requirement::ColonyLevel(level), Action::Build { building, .. })
            if building.column().is_some_and(|column| game.table().lss[column] < level) =>
        {
            2.0
        }
        (Requirement::ColonyLevel(_), Action::Main { main: Main::Construct }) => 1.0,
        (Requirement::Research(_), Action::Claim) => 2.0,
        (Requirement::Research(_), Action::Main { main: Main::ControlCenter }) => 1.5,
        (Requirement::Shelters(_), Action::Build { building: Building::Shelter, .. }) => 2.5,
        (Requirement::Mines(_), Action::Build { building: Building::Mine, .. }) => 1.5,
        (Requirement::Advanced(_), Action::Upgrade { .. }) => 2.0,
        (Requirement::Advanced(_), Action::Main { main: Main::Upgrade }) => 1.0,
        (Requirement::Advanced(_), Action::TakeBlueprint { .. }) => 0.7,
        (
            Requirement::AdvancedGreenhouses(_),
            Action::Upgrade { blueprint, .. } | Action::TakeBlueprint { blueprint },
        ) if type_of(blueprint) == Building::Greenhouse => 4.0,
        (Requirement::GreenhouseComplex(_), Action::Build { building: Building::Greenhouse, cell })
            if game.would_join(ME, Building::Greenhouse, cell) > 0 =>
        {
            3.0
        }
        (Requirement::Plants(_), Action::Build { building: Building::Greenhouse, .. }) => 1.0,
        _ => 0.0,
    }
}
