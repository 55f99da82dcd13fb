//! His choices one by one, and whole games of them.

use game_core::{Fx, Game, Script, Seat, Seed};

use super::*;
use crate::base::Owned;
use crate::data::data;
use crate::options::Options;
use crate::pieces::{Blueprint, Building, Cell, CellSet, Contract, Discovery, Find, Lab, Scientist, Space, Tech};
use crate::rules::turn::proceed;
use crate::scoring;
use crate::state::{Lying, Offer, Phase};

const HIM: Who = Who(1);

/// A game in which the person has chosen the first space, ready for his turn on this side.
fn table(side: Side) -> OnMars {
    let mut game = OnMars::setup(&Options::default(), 1, Seed::from(5)).unwrap_or_else(|why| panic!("{why:?}"));
    game.open.tasks.clear();
    game.open.phase = Phase::Colonization;
    game.open.active = HIM;
    game.open.base_mut(HIM).space = Some(Space(if side == Side::Orbit { 0 } else { 4 }));
    game.open.base_mut(Who(0)).space = Some(Space(if side == Side::Orbit { 4 } else { 0 }));
    game
}

fn scripted(draws: &[&str], dice: &[u8]) -> Fx<Event> {
    let draws = draws.iter().map(|name| (*name).to_owned()).collect();
    Fx::scripted(Script { draws, dice: dice.iter().copied().collect(), ..Script::default() })
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap_or_else(|why| panic!("{why}"))
}

/// Lets him answer one task and whatever follows.
fn answer(game: &mut OnMars, task: Task, fx: &mut Fx<Event>) {
    push(&mut game.open, HIM, task);
    proceed(game, fx);
}

fn told(fx: &mut Fx<Event>) -> Vec<Event> {
    let (told, _) = fx.take();
    told.into_iter().map(|told| told.to(game_core::Viewer::Spectator).clone()).collect()
}

const BUILD: Task = Task::Construct { what: None, levels: 0, boost: false, must: true };

/// § OM-15.9
#[test]
fn with_two_greenhouses_and_two_condensers_he_builds_a_mine() {
    let mut game = table(Side::Colony);
    game.open.solo_bot = Building::Greenhouse;
    game.open.lss.0 = [1, 1, 2, 2];
    assert_eq!(build::plan(&game.open, HIM, None), Some(Building::Mine));
    answer(&mut game, BUILD, &mut Fx::silent());
    assert_eq!(game.open.solo_bot, Building::Generator);
    assert_eq!((game.open.buildings[Building::Mine].len(), game.open.base(HIM).miners.len()), (2, 1));
}

/// § OM-15.9 OM-15.22
#[test]
fn a_type_without_tiles_is_skipped() {
    let mut game = table(Side::Colony);
    game.open.solo_bot = Building::Mine;
    game.open.tops[Building::Mine.index()] = None;
    assert_eq!(build::plan(&game.open, HIM, None), Some(Building::Generator));
}

/// § OM-15.9
#[test]
fn he_builds_the_largest_complex_and_uses_his_own_tile_first() {
    let mut game = table(Side::Colony);
    game.open.solo_bot = Building::Mine;
    game.open.base_mut(Who(0)).lab[Tech::Mine] = Some(Lab::L2T);
    game.open.base_mut(HIM).lab[Tech::Mine] = Some(Lab::L1T);
    let mut fx = scripted(&[], &[1]);
    answer(&mut game, BUILD, &mut fx);
    assert_eq!(game.open.group(data().map.mine).len(), 2);
    assert!(game.open.turn.used.is_empty(), "his own tile is enough for two");
    game.open.solo_bot = Building::Mine;
    answer(&mut game, BUILD, &mut fx);
    assert_eq!(game.open.group(data().map.mine).len(), 3);
    assert_eq!(game.open.turn.used.len(), 1, "for three he needs the other one");
    assert!(game.open.base(HIM).progress.contains(Building::Mine));
}

/// § OM-15.18
#[test]
fn cards_are_drawn_until_a_number_fits() {
    let mut game = table(Side::Orbit);
    let mut fx = scripted(&["S12", "S9", "S8"], &[]);
    assert_eq!(choose::lot(&mut game, HIM, 2, &mut fx), 1);
    assert_eq!(game.solo_deck.len(), 12, "they are shuffled back");
    let cards = vec![SoloCard(11), SoloCard(8)];
    let seat = game.open.party(HIM);
    assert_eq!(told(&mut fx), [Event::RivalLot { seat, options: 2, number: 2, cards }]);
}

/// § OM-15.18
#[test]
fn chance_decides_where_no_card_can() {
    let mut game = table(Side::Orbit);
    let mut fx = scripted(&[], &[4, 2]);
    assert_eq!(choose::lot(&mut game, HIM, 5, &mut fx), 3);
    for card in (0..9).map(SoloCard) {
        game.solo_deck.take_out(card);
        game.open.solo_discard.push(card);
    }
    assert_eq!(choose::lot(&mut game, HIM, 2, &mut fx), 1, "only cards with the number 3 are left");
}

/// § OM-15.8
#[test]
fn blueprints_by_scientist_then_by_row() {
    let mut game = table(Side::Orbit);
    game.open.display.0 = [None; 12];
    for (place, card) in [(1, 0), (4, 2), (6, 4), (11, 6)] {
        game.open.display[place] = Some(Blueprint(card));
    }
    assert_eq!(orbit::displayed(&game.open, HIM).first(), Some(Blueprint(4)), "the lower row of equal ones");
    game.open.display[0] = Some(Blueprint(8));
    assert_eq!(orbit::displayed(&game.open, HIM).first(), Some(Blueprint(8)), "the row with more cards");
    let type_of = |card: u8| Blueprint(card).facts().building;
    let scores = |card: u8| Scientist::ALL.into_iter().find(|one| one.facts().scores == type_of(card));
    game.open.base_mut(HIM).scientists = scores(6).into_iter().collect();
    assert_eq!(orbit::displayed(&game.open, HIM).first(), Some(Blueprint(6)), "whatever the row");
}

/// § OM-15.8
#[test]
fn he_learns_the_cheapest_and_leftmost_that_he_lacks() {
    let mut game = table(Side::Orbit);
    let (first, second) = (game.open.grid[6], game.open.grid[7]);
    let learn = Task::Learn { left: 1, boosts: 0, must: true };
    answer(&mut game, learn, &mut Fx::silent());
    assert_eq!(game.open.base(HIM).lab[first.unwrap_or_default()], Some(Lab::L1T));
    answer(&mut game, learn, &mut Fx::silent());
    assert_eq!(game.open.base(HIM).lab[second.unwrap_or_default()], Some(Lab::L1B));
    let grid = game.open.grid;
    answer(&mut game, learn, &mut Fx::silent());
    assert_eq!(game.open.grid, grid, "the first column is full");
    assert_eq!(hindrance(&game.open, HIM, Main::LearnTech), Some("impossible"));
}

/// § OM-15.8
#[test]
fn he_develops_the_best_and_then_the_worst_tile() {
    let mut game = table(Side::Orbit);
    let base = game.open.base_mut(HIM);
    (base.lab[Tech::Mine], base.lab[Tech::Rover]) = (Some(Lab::L1T), Some(Lab::L1B));
    (base.lab[Tech::Ship], base.lab[Tech::Shelter]) = (Some(Lab::L6M), Some(Lab::L2M));
    answer(&mut game, Task::Develop { left: 2, free: true, boost: false, must: true }, &mut Fx::silent());
    let lab = |tech: Tech| game.open.base(HIM).lab[tech];
    assert_eq!(lab(Tech::Shelter), Some(Lab::L3T), "level 6 cannot move; the cell with a reward");
    assert_eq!((lab(Tech::Rover), lab(Tech::Mine)), (Some(Lab::L2M), Some(Lab::L1T)), "of equals the lower one");
}

/// § OM-15.15
#[test]
fn he_takes_what_there_is_most_of_and_keeps_only_crystals() {
    let mut game = table(Side::Orbit);
    let take = Task::Warehouse { left: 2, resources: false, boost: false, must: true };
    answer(&mut game, take, &mut Fx::silent());
    assert_eq!((game.open.warehouse[Good::Crystal], game.open.warehouse[Good::Battery]), (1, 1));
    let base = game.open.base(HIM);
    assert_eq!((base.waiting, base.stock[Good::Battery]), (1, 0));
}

/// § OM-15.12 OM-15.25
#[test]
fn he_hires_who_brings_most_and_then_takes_contracts() {
    let mut game = table(Side::Colony);
    for card in [6, 7] {
        game.open.base_mut(Who(0)).blueprints.push(Owned { blueprint: Blueprint(card), built: None });
    }
    let wanted = Scientist::ALL.into_iter().find(|one| one.facts().scores == Blueprint(6).facts().building);
    let hire = Task::Hire { scientist: true, contract: true, free: true, must: true };
    answer(&mut game, hire, &mut scripted(&["EC3"], &[]));
    assert_eq!(game.open.base(HIM).scientists, wanted.into_iter().collect());
    assert!(game.open.agency.0.contains(&Some(Offer::Contract { contract: Contract(2) })));
    assert_eq!(hire::wanted(&game.open, HIM, true, true), Some(hire::Wanted::Scientist));
    game.open.base_mut(HIM).scientists = [Scientist::Geologist, Scientist::Hydrologist].into_iter().collect();
    answer(&mut game, hire, &mut Fx::silent());
    assert!(game.open.completed.contains(Contract(2)) && game.open.base(HIM).contracts.contains(Contract(2)));
}

/// § OM-15.6
#[test]
fn without_crystals_enough_his_rover_moves() {
    let mut game = table(Side::Colony);
    game.open.posts[Main::Construct].0 = [1, 1, 0, 0];
    assert_eq!(hindrance(&game.open, HIM, Main::Construct), Some("too_dear"));
    game.open.base_mut(HIM).stock[Good::Crystal] = 2;
    assert_eq!(hindrance(&game.open, HIM, Main::Construct), None);
    game.open.posts[Main::Construct].0 = [1, 2, 0, 0];
    assert_eq!(main_actions::extra_cost(&game.open, HIM, Main::Construct), 1, "full cells are cleared first");
    game.open.posts[Main::Hire][1] = 1;
    assert_eq!(hindrance(&game.open, HIM, Main::Hire), Some("occupied"));
}

/// § OM-15.13 OM-15.21
#[test]
fn crystals_are_spent_only_to_reach_a_tile() {
    let mut game = table(Side::Colony);
    let at = |name: &str, find: u8| Lying { cell: cell(name), find: Find::Discovery(Discovery(find)) };
    game.open.finds = [at("G9", 12), at("G7", 14)].into_iter().collect();
    game.open.buildings = crate::pieces::PerBuilding::default();
    game.open.crystals = CellSet::EMPTY;
    game.open.base_mut(HIM).stock[Good::Crystal] = 1;
    let mut far = game;
    answer(&mut far, Task::RivalRover, &mut Fx::silent());
    let rover = far.open.base(HIM).rover_at();
    assert_eq!(far.open.base(HIM).stock[Good::Crystal], 1, "four steps are too far for three points");
    assert_eq!(data().map.distance(rover, cell("G9")), 3, "one cell short of the tile of resources on the only way");
    game.open.base_mut(HIM).stock[Good::Crystal] = 4;
    answer(&mut game, Task::RivalRover, &mut Fx::silent());
    let base = game.open.base(HIM);
    assert_eq!((base.rover, base.stock[Good::Crystal], base.waiting), (Some(cell("G9")), 2, 3));
    assert!(base.discoveries.contains(Discovery(12)));
}

/// § OM-15.13 OM-15.24
#[test]
fn your_rover_tech_is_used_in_every_move_but_not_without_a_target() {
    let mut game = table(Side::Colony);
    game.open.base_mut(Who(0)).lab[Tech::Rover] = Some(Lab::L3T);
    let mut still = game;
    still.open.finds = List::new();
    answer(&mut still, Task::RivalRover, &mut Fx::silent());
    assert_eq!((still.open.base(HIM).rover, still.open.turn.used.len()), (None, 0));
    answer(&mut game, Task::RivalRover, &mut Fx::silent());
    assert!(game.open.base(HIM).rover.is_some());
    assert_eq!(game.open.turn.used.len(), 1);
}

/// § OM-15.16 OM-15.23
#[test]
fn a_higher_level_brings_him_a_shelter_a_ship_and_a_bot() {
    let mut game = table(Side::Colony);
    answer(&mut game, Task::RivalLevel, &mut Fx::silent());
    let base = game.open.base(HIM);
    assert_eq!((base.shelters.len(), base.hangar, base.spare_bots, base.bots.len()), (2, 1, 2, 0));
    assert_eq!(base.waiting, 2, "a complex of two shelters, with the Shelter tech of level 2");
    assert_eq!(crate::rules::gains::counted(&game.open, HIM, crate::data::Per::Bots), 2);
}

/// § OM-15.17
#[test]
fn his_living_quarters_count_as_full() {
    let mut game = table(Side::Colony);
    let cells: Vec<Cell> = data().map.all.iter().take(5).collect();
    let points: Vec<i32> = (1..=5)
        .map(|count| {
            game.open.base_mut(HIM).shelters = cells.iter().copied().take(count).collect();
            let sheet = scoring::sheet(&game.open, HIM);
            sheet.lines.iter().find(|line| line.label == "colonists").map_or(0, |line| line.points)
        })
        .collect();
    assert_eq!(points, [3, 6, 10, 15, 21]);
}

/// § OM-15.14
#[test]
fn in_the_colony_he_lays_a_tile_and_builds() {
    let mut game = table(Side::Orbit);
    game.open.phase = Phase::Shuttle;
    game.open.flown = Some(Side::Orbit);
    game.open.base_mut(Who(0)).rover = Some(cell("G3"));
    let left = game.open.exploration[0];
    game.open.solo_discard.push(SoloCard(4));
    let mut stays = game;
    answer(&mut stays, Task::RivalTravel, &mut Fx::silent());
    assert_eq!(stays.open.side(HIM), Side::Orbit, "the card shows the cross");
    game.open.solo_discard.push(SoloCard(0));
    let before = game.open.built().len();
    answer(&mut game, Task::RivalTravel, &mut Fx::silent());
    assert_eq!((game.open.side(HIM), game.open.built().len()), (Side::Colony, before + 1));
    let lying = game.open.finds.last().copied().unwrap_or_default();
    assert_eq!(Some(lying.find), left.map(Find::Discovery));
    assert_eq!(data().map.distance(data().map.mine, lying.cell), 3);
}

/// § OM-15.4
#[test]
fn from_the_second_time_through_the_deck_cards_help_missions() {
    let mut game = table(Side::Orbit);
    let left = game.open.missions.0.map(|state| state.left);
    for card in (0..12).map(SoloCard) {
        game.solo_deck.take_out(card);
        game.open.solo_discard.push(card);
    }
    let mut fx = scripted(&["S7"], &[]);
    answer(&mut game, Task::RivalTurn, &mut fx);
    assert_eq!((game.open.solo_passes, game.solo_deck.len(), game.open.solo_discard.len()), (1, 11, 1));
    assert!(game.open.missions[0].left < left[0]);
}

/// Every choice that he tells is one of its candidates, and games show all kinds of them.
#[test]
fn his_choices_can_be_checked() {
    let mut seen = std::collections::BTreeMap::<String, u32>::new();
    for seed in 0..60 {
        let mut game = OnMars::setup(&Options::default(), 1, Seed::from(seed)).unwrap_or_else(|why| panic!("{why:?}"));
        let (mut fx, mut pick, mut legal) = (Fx::listening(), seed, Vec::new());
        while game.outcome().is_none() {
            legal.clear();
            game.legal_actions(Seat(0), &mut legal);
            pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            game.apply(Seat(0), legal[(pick >> 33) as usize % legal.len()], &mut fx);
            for event in told(&mut fx) {
                note(&event, &mut seen);
            }
        }
    }
    let told: Vec<&String> = seen.keys().collect();
    for kind in KINDS {
        assert!(seen.keys().any(|key| key.starts_with(kind)), "no {kind} among {told:?}");
    }
}

/// What games at random show sooner or later.
const KINDS: [&str; 20] = [
    "rival_card",
    "rival_shuffled",
    "rival_bot",
    "rival_hindered",
    "rival_chose_building",
    "rival_chose_cell",
    "rival_chose_blueprint",
    "rival_chose_unbuilt",
    "rival_chose_upgrade",
    "rival_chose_tech",
    "rival_chose_development",
    "rival_chose_scientist",
    "rival_chose_contract",
    "rival_chose_space",
    "rival_chose_good",
    "rival_chose_target",
    "rival_chose_stop",
    "rival_chose_frontier",
    "rival_lot",
    "rival_chance",
];

fn note(event: &Event, seen: &mut std::collections::BTreeMap<String, u32>) {
    let json = serde_json::to_value(event).unwrap_or_default();
    let kind = json["type"].as_str().unwrap_or_default().to_owned();
    if !kind.starts_with("rival_") {
        return;
    }
    let mut key = kind;
    if let Some(why) = json["why"].as_object() {
        assert!(why["choice"].is_u64(), "a choice that is no candidate: {json}");
        key = format!("{key} {} {}", why["rule"], why["reason"]);
    } else if let Some(reason) = json["reason"].as_str() {
        key = format!("{key} {reason}");
    }
    *seen.entry(key).or_default() += 1;
}
