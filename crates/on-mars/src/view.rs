//! What somebody sees.

use game_core::{Id, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::base::Base;
use crate::pieces::{Building, Cell, CellSet, Contract, Goal, Good, Main, Mover, Party, Slot, Tech, Who};
use crate::rules::{self, agency, colony, construct, goals, main_actions, missions, moves, upgrade};
use crate::scoring;
use crate::state::{Hand, OnMars, Open, Phase};
use crate::tasks::Task;

/// All that a viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub open: Open,
    /// What the viewer holds in secret.
    pub hand: Option<Hand>,
    /// Who has to decide.
    pub deciding: SeatSet,
    /// How many cards and tiles are left in each pile.
    pub piles: Piles,
    /// How everybody stands.
    pub standings: Vec<Standing>,
    /// Connected groups of buildings of one type.
    pub complexes: Vec<Complex>,
    /// Contracts that can still come to the display.
    pub contracts: Vec<Contract>,
    /// Which of the viewer's private goals could be completed.
    pub goals: Vec<GoalState>,
    /// How far the goal of a game alone is.
    pub demands: Vec<Demand>,
    /// How many contributions each mission takes in all.
    pub mission_needs: Vec<u8>,
    /// The row of life support that the colony level asks for.
    pub level_row: u8,
    /// Technologies that may be used now, one's own first.
    pub techs: Vec<Tool>,
    /// How many of each good the warehouse holds when it is full.
    pub warehouse_room: u8,
    /// The cells of each main action that colonists stand on; 0 where it needs none.
    pub action_cells: Vec<Cells>,
    /// Where the building that is being constructed could stand.
    pub sites: Vec<Site>,
    /// Where the pieces that are being moved could get to.
    pub reach: Vec<Reach>,
}

/// How many are left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "each field is named for what it counts")]
pub struct Piles {
    pub blueprints: u8,
    pub techs: u8,
    pub discoveries: u8,
    /// By type of building, the top tile included.
    pub stacks: Vec<u8>,
    pub b_cards: u8,
    pub solo_cards: u8,
}

/// What all can count of somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Standing {
    /// Who.
    pub seat: Party,
    /// How many of each resource can be stored.
    pub limit: u8,
    /// How many crystals the depot holds.
    pub depot: u8,
    /// The slots of the depot with a crystal: the empty ones, from the bottom.
    pub stored: Vec<Slot>,
    /// How many colonists the living quarters hold.
    pub room: u8,
    /// Where the rover is, or would set out.
    pub rover: Cell,
    /// The building zone.
    pub zone: CellSet,
    /// Extra cost of each main action.
    pub extra: Vec<Extra>,
}

/// The cells of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Cells {
    /// Which action.
    pub main: Main,
    /// How many colonists it has room for.
    pub cells: u8,
}

/// The extra cost of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Extra {
    /// Which action.
    pub main: Main,
    /// Units to be paid.
    pub cost: u8,
}

/// A connected group of buildings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Complex {
    /// Their type.
    pub building: Building,
    /// Whose shelters they are.
    pub owner: Option<Who>,
    /// Where they stand.
    pub cells: CellSet,
}

/// A private goal of one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GoalState {
    /// Which one.
    pub goal: Goal,
    /// Whether its condition holds.
    pub met: bool,
}

/// A demand of the goal of a game alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Demand {
    /// Its place in the list of the goal.
    pub place: u8,
    /// What is demanded: `requirement-…` in the texts.
    pub requirement: String,
    /// What there is.
    pub have: i32,
    /// What it takes.
    pub need: i32,
    /// Whether it is met.
    pub met: bool,
}

/// A technology that may be used now, or is too low for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Tool {
    /// Whose it is.
    pub seat: Party,
    /// Which one.
    pub tech: Tech,
    /// Its level, what boosts add included.
    pub level: u8,
    /// The level that is needed.
    pub needs: u8,
    /// Whether its owner gets an oxygen for it, or develops it.
    pub owed: bool,
}

/// Where a building could stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Site {
    /// Its type.
    pub building: Building,
    /// The cell.
    pub cell: Cell,
    /// The group it would belong to.
    pub size: u8,
    /// The level of technology it takes; 0 where it joins nothing.
    pub needs: u8,
}

/// A cell in reach of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Reach {
    /// What moves.
    pub mover: Mover,
    /// From where.
    pub from: Cell,
    /// The cell in reach.
    pub cell: Cell,
    /// The cell before it on the way.
    pub by: Cell,
    /// How many steps it is.
    pub steps: u8,
}

pub(crate) fn view(game: &OnMars, viewer: Viewer) -> View {
    let open = &game.open;
    let hand =
        viewer.seat().filter(|seat| seat.0 < open.seats).and_then(|seat| game.hands[seat].seen_by(viewer)).copied();
    let parties = open.parties().count() as u8;
    View {
        viewer,
        open: *open,
        hand,
        deciding: rules::deciding(game),
        piles: piles(game),
        standings: open.parties().map(|who| standing(open, who)).collect(),
        complexes: complexes(open),
        contracts: agency::deck(open).collect(),
        goals: goals_of(open, viewer, hand),
        demands: demands(open),
        mission_needs: open.missions.0.iter().map(|state| missions::needed(parties, state.mission)).collect(),
        level_row: open.level_row(),
        techs: techs(open),
        warehouse_room: colony::warehouse_room(open),
        action_cells: Main::ALL.map(|main| Cells { main, cells: main_actions::cells(open, main) }).to_vec(),
        sites: sites(open),
        reach: reach(open),
    }
}

fn piles(game: &OnMars) -> Piles {
    let left = |place: usize| game.stacks[place].len() as u8 + u8::from(game.open.tops[place].is_some());
    Piles {
        blueprints: game.blueprints.len() as u8,
        techs: game.techs.len() as u8,
        discoveries: game.discoveries.len() as u8,
        stacks: (0..game.stacks.len()).map(left).collect(),
        b_cards: game.b_deck.len() as u8,
        solo_cards: game.solo_deck.len() as u8,
    }
}

fn standing(open: &Open, who: Who) -> Standing {
    let base = open.base(who);
    let reds = Main::ALL.into_iter().filter(|main| main.needs_colonist());
    Standing {
        seat: open.party(who),
        limit: base.limit(),
        depot: base.depot(),
        stored: stored(base),
        room: base.room(),
        rover: base.rover_at(),
        zone: open.zone(who),
        extra: reds.map(|main| Extra { main, cost: main_actions::extra_cost(open, who, main) }).collect(),
    }
}

fn stored(base: &Base) -> Vec<Slot> {
    let empty = (0..Slot::count() as u8).rev().map(Slot).filter(|slot| !base.ships.contains(*slot));
    empty.take(usize::from(base.stock[Good::Crystal])).collect()
}

fn complexes(open: &Open) -> Vec<Complex> {
    let mut found = Vec::new();
    let mut groups = |building: Building, owner: Option<Who>, mut left: CellSet| {
        while let Some(cell) = left.iter().next() {
            let cells = open.group(cell);
            left = left & !cells;
            found.push(Complex { building, owner, cells });
        }
    };
    for building in Building::ALL {
        groups(building, None, open.buildings[building]);
    }
    for who in open.parties() {
        groups(Building::Shelter, Some(who), open.base(who).shelters);
    }
    found
}

fn goals_of(open: &Open, viewer: Viewer, hand: Option<Hand>) -> Vec<GoalState> {
    let (Some(seat), Some(hand)) = (viewer.seat(), hand) else { return Vec::new() };
    hand.goals.iter().map(|goal| GoalState { goal, met: goals::fulfilled(open, seat.into(), goal) }).collect()
}

fn demands(open: &Open) -> Vec<Demand> {
    if open.seats > 1 {
        return Vec::new();
    }
    let all = scoring::demands(open.options.goal).iter().enumerate();
    all.map(|(place, requirement)| {
        let (have, need, met) = scoring::stands(open, *requirement);
        Demand { place: place as u8, requirement: requirement.word().to_owned(), have, need, met }
    })
    .collect()
}

/// One's own comes first, then the others from the highest level down.
fn techs(open: &Open) -> Vec<Tool> {
    let Some(pending) = open.task() else { return Vec::new() };
    let (tech, more, needs) = match pending.task {
        Task::Tech { building, cell, levels } => {
            (building.tech(), levels, construct::joins(open, pending.who, building, cell).unwrap_or(0))
        }
        Task::Move { moving } if moving.tech => (Tech::Rover, 0, 1),
        task => match upgrade::adding(task) {
            Some(tech) => (tech, 0, 1),
            None => return Vec::new(),
        },
    };
    let owners = open.parties().filter(|who| open.base(*who).tech_level(tech) > 0);
    let tool = |who: Who| {
        let (seat, level) = (open.party(who), open.base(who).tech_level(tech) + more);
        Tool { seat, tech, level, needs, owed: who != pending.who }
    };
    let mut tools: Vec<Tool> = owners.map(tool).collect();
    tools.sort_by_key(|tool| (tool.owed, u8::MAX - tool.level));
    tools
}

fn sites(open: &Open) -> Vec<Site> {
    let Some(pending) = open.task() else { return Vec::new() };
    let Task::Construct { what, levels, .. } = pending.task else { return Vec::new() };
    let mut builds = Vec::new();
    construct::legal_builds(open, pending.who, what, levels, &mut builds);
    let site = |action: crate::actions::Action| match action {
        crate::actions::Action::Build { building, cell } => {
            let needs = construct::joins(open, pending.who, building, cell).unwrap_or(0);
            Some(Site { building, cell, size: needs + 1, needs })
        }
        _ => None,
    };
    builds.into_iter().filter_map(site).collect()
}

fn reach(open: &Open) -> Vec<Reach> {
    let Some(pending) = open.task().filter(|_| open.phase != Phase::Over) else { return Vec::new() };
    let Task::Move { moving } = pending.task else { return Vec::new() };
    let mut found = Vec::new();
    moves::reach(open, pending.who, moving, |mover, from, cell, by, steps| {
        found.push(Reach { mover, from, cell, by, steps });
    });
    found
}
