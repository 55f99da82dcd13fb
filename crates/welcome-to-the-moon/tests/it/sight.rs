//! What the page is told so that it has nothing to work out: held against the data, the score pad and what then happens.

use std::fs;

use game_core::{Fx, Game, ScoreSheet, Seat, Seed, Viewer};
use game_testkit::Picker;
use serde_json::Value;
use welcome_to_the_moon::{Action, Effect, Options, Prompt, View, WelcomeToTheMoon};

/// Plays at random and looks at the seat's view before each action.
fn play(options: Options, seats: u8, seed: u64, mut look: impl FnMut(&WelcomeToTheMoon, Seat, &View)) {
    let mut game = WelcomeToTheMoon::setup(&options, seats, Seed::from(seed)).expect("a game");
    let mut picker = Picker::new(seed);
    for _ in 0..2_000 {
        let Some(seat) = picker.seat(game.deciding()) else { break };
        look(&game, seat, &game.view(Viewer::Seat(seat)));
        let legal = game.legal_list(seat);
        game.play(seat, *picker.one_of(&legal).expect("something to do"), &mut Fx::silent()).expect("a legal action");
    }
}

fn total(sheet: &ScoreSheet) -> i32 {
    sheet.lines.iter().map(|line| line.points).sum()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// The frames of a sheet as the data print them, each with its spaces.
fn frames(data: &Value) -> Vec<(String, Vec<&str>)> {
    let blocks = list(&data["starships"]).flat_map(|ship| list(&ship["blocks"]));
    let all = ["compartments", "mines", "quarters"].into_iter().flat_map(|kind| list(&data[kind])).chain(blocks);
    let id = |frame: &'_ Value| frame["id"].as_str().expect("an id").to_owned();
    all.map(|frame| (id(frame), list(&frame["slots"]).filter_map(Value::as_str).collect())).collect()
}

#[test]
fn a_frame_is_full_when_no_space_in_it_is_left() {
    let mut filled = 0;
    for adventure in 1..=8 {
        let path = format!("{}/data/adventure{adventure}.json", env!("CARGO_MANIFEST_DIR"));
        let data: Value = serde_json::from_slice(&fs::read(path).expect("readable")).expect("JSON");
        let slots: Vec<&Value> = list(&data["slots"]).collect();
        let (mut full, mut open) = (0, 0);
        play(Options { adventure, ..Options::default() }, 2, u64::from(adventure), |_, seat, view| {
            let board = serde_json::to_value(&view.board).expect("a board");
            let grid: Vec<&Value> = list(&board["own"]["sheet"]["grid"]).collect();
            let is_open = |id: &&str| {
                let place = slots.iter().position(|slot| slot["id"] == **id).expect("a space");
                slots[place]["writable"] != false && grid[place] == "empty"
            };
            let told: Vec<&str> = list(&board["own_beside"]["full"]).filter_map(Value::as_str).collect();
            for (id, spaces) in frames(&data) {
                let expected = !spaces.iter().any(is_open);
                assert_eq!(told.contains(&id.as_str()), expected, "adventure {adventure}, {seat}: {id}");
                *(if expected { &mut full } else { &mut open }) += 1;
            }
        });
        assert_eq!(open > 0, !frames(&data).is_empty(), "adventure {adventure}");
        filled += u32::from(full > 0);
    }
    // The nine spaces of a quarter of the colony are hardly ever full in random play.
    assert!(filled >= 3, "full frames in {filled} adventures");
}

#[test]
fn one_box_holds_what_planning_and_errors_cost() {
    let mut costs = 0;
    play(Options { adventure: 4, ..Options::default() }, 2, 3, |_, _, view| {
        let board = serde_json::to_value(&view.board).expect("a board");
        let sum = list(&board["own_beside"]["sums"]).find(|sum| sum["name"] == "penalties").expect("the box");
        let lines = &view.score.as_ref().expect("a seat looks").lines;
        let line = |label: &str| lines.iter().find(|line| line.label == label).expect("a line").points;
        assert_eq!(sum["value"], line("planning_center") + line("errors"));
        costs += i32::from(sum["value"] != 0);
    });
    assert!(costs > 10, "only {costs} looks at a box with something in it");
}

/// Plays the turn to its end without errors and solo bonuses; nothing where that cannot be done.
fn finished(game: &WelcomeToTheMoon, first: Action) -> Option<WelcomeToTheMoon> {
    let mut there = game.clone();
    let turn = there.turn();
    there.play(Seat(0), first, &mut Fx::silent()).expect("a legal action");
    while there.turn() == turn && there.outcome().is_none() {
        let legal = there.legal_list(Seat(0));
        let plain = |action: &&Action| !matches!(action, Action::Error | Action::Give { .. } | Action::Take { .. });
        there.play(Seat(0), *legal.iter().find(plain)?, &mut Fx::silent()).expect("a legal action");
    }
    Some(there)
}

/// § WM-S.6 WM-S.16
#[test]
fn the_lead_over_astra_and_the_card_that_goes_to_her_are_told() {
    let mut given = 0;
    for adventure in 2..=8 {
        let options = Options { adventure, astra: 3, ..Options::default() };
        play(options, 1, u64::from(adventure), |game, seat, view| {
            let astra = view.astra.as_ref().expect("she plays");
            let points = |game: &WelcomeToTheMoon| total(&game.rivals()[0].score);
            let own = total(view.score.as_ref().expect("a seat looks"));
            assert_eq!(astra.lead, Some(own - points(game)));
            assert_eq!(u32::from(astra.deck), view.left.iter().map(|left| u32::from(*left)).sum::<u32>());
            for action in game.legal_list(seat).into_iter().take(3) {
                let Action::Take { combination, .. } = action else { continue };
                let leaves = view.takings[usize::from(combination) - 1].leaves.expect("a card is left");
                let Some(there) = finished(game, action) else { continue };
                let hers = there.view(Viewer::Seat(seat)).table.astra.map(|astra| astra.cards);
                let Some(hers) = hers.filter(|_| there.outcome().is_none()) else { continue };
                assert!(hers.iter().any(|card| card == leaves.card), "adventure {adventure}: {action}");
                assert_eq!(points(&there), points(game) + i32::from(leaves.worth), "adventure {adventure}: {action}");
                given += 1;
            }
        });
    }
    assert!(given > 50, "only {given} cards were given");
}

/// § WM-0.23 WM-C.8
#[test]
fn a_wild_is_spent_for_what_is_not_on_offer() {
    let campaign = Options { campaign: true, ..Options::default() };
    let (mut free, mut spent) = (0, 0);
    for (options, seed) in [(Options { adventure: 2, ..Options::default() }, 2), (campaign, 5), (campaign, 9)] {
        play(options, 2, seed, |game, seat, view| {
            for action in game.legal_list(seat) {
                let Action::Take { combination, wild: Some(effect), crew: false } = action else { continue };
                let at = usize::from(combination) - 1;
                let by_wild = view.takings[at].by_wild.has(effect);
                let offered = [view.combinations[at].effect].into_iter().chain(view.combinations[at].others.iter());
                assert_eq!(by_wild, !offered.into_iter().any(|one: Effect| one == effect), "{action}");
                *(if by_wild { &mut spent } else { &mut free }) += 1;
            }
        });
    }
    assert!(spent > 0, "{spent} by a wild, {free} for nothing");
}

/// § WM-7.4 WM-7.17
#[test]
fn blocks_out_of_reach_and_the_sums_of_two_starships_are_told() {
    let (mut closed, mut sums) = (0, 0);
    let data: Value = serde_json::from_str(include_str!("../../data/adventure7.json")).expect("JSON");
    let slots: Vec<&Value> = list(&data["slots"]).collect();
    play(Options { adventure: 7, ..Options::default() }, 2, 4, |game, seat, view| {
        let board = serde_json::to_value(&view.board).expect("a board");
        let beside = &board["own_beside"];
        let reached: Vec<u64> = list(&board["own"]["sheet"]["reached"]).filter_map(Value::as_u64).collect();
        let told: Vec<&str> = list(&beside["closed"]).filter_map(Value::as_str).collect();
        for (id, spaces) in frames(&data) {
            let place = |id: &&str| slots.iter().position(|slot| slot["id"] == **id).expect("a space") as u64;
            let open = spaces.iter().any(|id| reached.contains(&place(id)));
            assert_eq!(told.contains(&id.as_str()), !open, "{id}");
            let writes = |action: &Action| matches!(action, Action::Write { spot, .. } if spaces.contains(&spot.to_string().as_str()));
            assert!(open || !game.legal_list(seat).iter().any(writes), "{id} is out of reach");
            closed += u32::from(!open);
        }
        let sum =
            |name: &str| list(&beside["sums"]).find(|sum| sum["name"] == *name).and_then(|sum| sum["value"].as_i64());
        for (one, other) in [(6, 5), (4, 3), (2, 1)] {
            for (kind, kinds) in [("greenhouse", "greenhouses"), ("modules", "modules")] {
                let [a, b] = [one, other].map(|ship| sum(&format!("{kind}-{ship}")));
                let both = a.or(b).map(|_| a.unwrap_or(0) + b.unwrap_or(0));
                assert_eq!(sum(&format!("{kinds}_h{one}_h{other}")), both);
                sums += u32::from(both.is_some());
            }
        }
    });
    assert!(closed > 100 && sums > 20, "{closed} closed blocks, {sums} sums");
}

/// § WM-8.4 WM-8.10
#[test]
fn symbols_are_told_with_their_owners() {
    let data: Value = serde_json::from_str(include_str!("../../data/adventure8.json")).expect("JSON");
    let ids =
        |of: &Value| -> Vec<String> { list(of).map(|one| one["id"].as_str().expect("an id").to_owned()).collect() };
    let (slots, belt) = (ids(&data["slots"]), ids(&data["asteroids"]));
    let moons: Vec<String> = list(&data["planets"]).flat_map(|planet| ids(&planet["moon"])).collect();
    let mut seen = [0; 3];
    play(Options { adventure: 8, ..Options::default() }, 3, 6, |_, _, view| {
        let board = serde_json::to_value(&view.board).expect("a board");
        let sheet = &board["own"]["sheet"];
        let mut expected: Vec<(String, u64)> = Vec::new();
        for (id, cell) in slots.iter().zip(list(&sheet["grid"])) {
            let side = if *cell == "owner" {
                0
            } else if *cell == "neighbour" {
                1
            } else {
                continue;
            };
            expected.push((id.clone(), side));
            seen[0] += 1;
        }
        for (i, side) in list(&sheet["sides"]).enumerate() {
            for moon in list(&side["moons"]).filter_map(Value::as_u64) {
                expected.push((moons[moon as usize].clone(), i as u64));
                seen[1] += 1;
            }
            // The owner digs from one end of the belt, the neighbour from the other.
            let dug = side["asteroids"].as_u64().expect("a number") as usize;
            let from = if i == 0 { 0 } else { belt.len() - dug };
            expected.extend(belt[from..from + dug].iter().map(|id| (id.clone(), i as u64)));
            seen[2] += dug;
        }
        let told = list(&board["own_beside"]["symbols"]);
        let mut told: Vec<(String, u64)> = told
            .map(|one| (one["spot"].as_str().expect("a spot").to_owned(), one["side"].as_u64().expect("a side")))
            .collect();
        told.sort();
        expected.sort();
        assert_eq!(told, expected);
    });
    assert!(seen.iter().all(|count| *count > 50), "{seen:?}");
}

/// Alone, a draw puts both on the first place; nobody is told of a last one.
/// § WM-C.10 WM-C.11
#[test]
fn alone_a_draw_is_called_a_shared_first_place() {
    let texts = game_text::Texts::new(welcome_to_the_moon::TEXT).expect("Fluent");
    let said = |lang, place| texts.say(lang, "prompt", &Prompt::Crew { place }, &[]);
    for (lang, shared, last) in
        [("en", "share first place", "came last"), ("ru", "делите первое место", "на последнем")]
    {
        assert!(said(lang, 1).contains(shared) && !said(lang, 1).contains(last), "{}", said(lang, 1));
        assert!(said(lang, 2).contains(last), "{}", said(lang, 2));
    }
}
