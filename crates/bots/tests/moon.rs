//! Why one sheet of Welcome to the Moon is better than another, as the judge of each adventure sees it.

use bots::eval::MoonJudge;
use bots::{BotSpec, Judge};
use game_core::{Fx, Game, Seat, Seed, Viewer};
use game_testkit::{Names, Staged};
use welcome_to_the_moon::{Action, Options, WelcomeToTheMoon};

const ANN: Seat = Seat(0);

#[allow(clippy::needless_update, reason = "further options stay as they are by default")]
fn options(adventure: u8) -> Options {
    Options { adventure, ..Options::default() }
}

/// A game for two with what the lines give, in the words of scenarios.
fn given(adventure: u8, lines: &[&str]) -> WelcomeToTheMoon {
    staged(adventure, 2, lines)
}

/// The same for one or two players.
fn staged(adventure: u8, seats: u8, lines: &[&str]) -> WelcomeToTheMoon {
    let names = Names::new(["Ann", "Bob"].into_iter().take(seats.into()));
    let mut game = WelcomeToTheMoon::setup(&options(adventure), seats, Seed::from(7)).expect("one or two can play");
    for line in lines {
        game.given(line, &names).unwrap_or_else(|why| panic!("`{line}`: {why}"));
    }
    game.staged().expect("the lines agree");
    game
}

fn merit(adventure: u8, lines: &[&str]) -> f32 {
    MoonJudge::default().merit(&given(adventure, lines), ANN)
}

/// Asserts that Ann may expect more points with the first sheet than with the second.
fn prefers(adventure: u8, why: &str, better: &[&str], worse: &[&str]) {
    let (better, worse) = (merit(adventure, better), merit(adventure, worse));
    assert!(better > worse, "adventure {adventure}: {why}: {better} against {worse}");
}

#[test]
fn launch() {
    let missions = "missions 64 66 68";
    prefers(
        1,
        "a floor with its ends far apart takes more numbers",
        &[missions, "turn 8", "Ann n46 2, n53 14"],
        &[missions, "turn 8", "Ann n46 7, n53 8"],
    );
    prefers(
        1,
        "a compartment that is nearly full is nearly three rockets",
        &[missions, "turn 8", "Ann n01 4, n02 8"],
        &[missions, "turn 8", "Ann n01 4, n04 8"],
    );
    prefers(
        1,
        "errors have to be crossed off before the launch",
        &[missions, "turn 20", "Ann rockets 25"],
        &[missions, "turn 20", "Ann rockets 25, errors 3"],
    );
    prefers(
        1,
        "rockets are what the race is about",
        &[missions, "turn 20", "Ann rockets 28"],
        &[missions, "turn 20", "Ann rockets 20"],
    );
}

#[test]
fn journey() {
    let missions = "missions 70 72 74";
    prefers(
        2,
        "numbers with room between them leave more open than numbers without",
        &[missions, "turn 6", "Ann n06 3, n20 8, n31 13"],
        &[missions, "turn 6", "Ann n06 7, n20 8, n31 9"],
    );
    prefers(
        2,
        "plants count through the robots of their own station",
        &[missions, "turn 12", "Ann marks s1p1 s1p2 s1p3", "Ann marks s1r1 s1r2"],
        &[missions, "turn 12", "Ann marks s1p1 s1p2 s1p3", "Ann marks s4r1 s4r2"],
    );
    prefers(
        2,
        "a station whose first multiplier is gone is worth less",
        &[missions, "turn 12", "Ann marks s4p1 s4p2 s4p3", "Ann marks s4r1 s4r2 s4r3"],
        &[missions, "turn 12", "gone s4-mult-first", "Ann marks s4p1 s4p2 s4p3", "Ann marks s4r1 s4r2 s4r3"],
    );
}

#[test]
fn colony() {
    let missions = "missions 76 79 80";
    prefers(
        3,
        "low numbers belong to the lower left, high ones to the upper right",
        &[missions, "turn 6", "Ann m12 2, m56 13, m44 8"],
        &[missions, "turn 6", "Ann m12 11, m56 4, m44 8"],
    );
    prefers(
        3,
        "energy belongs to what there is most of",
        &[missions, "turn 16", "Ann marks q1g1 q1g2 q1g3 q1g4 q2g1 q2g2", "Ann marks mp1"],
        &[missions, "turn 16", "Ann marks q1g1 q1g2 q1g3 q1g4 q2g1 q2g2", "Ann marks ma1"],
    );
    prefers(3, "an error costs points", &[missions, "turn 20"], &[missions, "turn 20", "Ann errors 1"]);
}

#[test]
fn mine() {
    let missions = "missions 82 85 86";
    prefers(
        4,
        "shafts side by side on all levels are nearly extracted",
        &[missions, "turn 10", "Ann m01l1 2, m01l2 3, m06l1 8, m06l2 7"],
        &[missions, "turn 10", "Ann m01l1 2, m04l2 3, m06l1 8, m09l2 7"],
    );
    prefers(
        4,
        "an improvement pays by what is stored",
        &[missions, "turn 20", "Ann marks plant08 greenhouse-e1 greenhouse-r2 greenhouse-r3"],
        &[missions, "turn 20", "Ann marks plant08 opt_pearl-e1 opt_pearl-r2 ruby_factory-r3"],
    );
    prefers(
        4,
        "numbers in order of the shafts leave every shaft open",
        &[missions, "turn 6", "Ann m02l1 2, m06l1 8, m11l1 14"],
        &[missions, "turn 6", "Ann m02l1 7, m06l1 8, m11l1 9"],
    );
}

#[test]
fn city() {
    let missions = "missions 88 90 92";
    prefers(
        5,
        "a skyscraper needs small numbers below and large ones above",
        &[missions, "turn 8", "Ann k2-5 6, k2-6 8"],
        &[missions, "turn 8", "Ann k2-5 1, k2-6 15"],
    );
    prefers(
        5,
        "symbols on one level are worth more than on three",
        &[missions, "turn 20", "Ann marks r3-p1 r3-p2 r3-w tower-1 tower-2"],
        &[missions, "turn 20", "Ann marks r1-p1 r3-p1 r5-p1 tower-1 tower-2"],
    );
    prefers(
        5,
        "a dome that is half built costs half",
        &[missions, "turn 24", "Ann marks d1 d2 d8 d7"],
        &[missions, "turn 24", "Ann marks d1"],
    );
}

#[test]
fn quarantine() {
    let (missions, part) = ("missions 94 96 98", "part turn");
    prefers(
        6,
        "people belong where the energy is",
        &[missions, part, "turn 36", "Ann q5-1 2, q5-2 3, q5-3 5", "Ann marks q5-n2 q5-n3"],
        &[missions, part, "turn 36", "Ann q5-1 2, q5-2 3, q5-3 5", "Ann marks q7-n2 q7-n3"],
    );
    prefers(
        6,
        "a row of the tracks that is nearly complete is nearly paid",
        &[missions, part, "turn 24", "Ann marks wt7"],
        &[missions, part, "turn 24", "Ann marks wt4"],
    );
    prefers(
        6,
        "infected cells are lost",
        &[missions, part, "turn 16", "Ann q1-1 2"],
        &[missions, part, "turn 16", "Ann q1-1 2, q5-1 infected, q5-2 infected, q5-3 infected"],
    );
}

#[test]
fn ships() {
    let missions = "missions 100 102 104";
    prefers(
        7,
        "more blocks within reach take more numbers",
        &[missions, "turn 8", "Ann marks l1 l2"],
        &[missions, "turn 8"],
    );
    prefers(
        7,
        "a full module with its tank counts double",
        &[missions, "turn 30", "Ann h1-1 2, h1-2 3, h1-3 4, h1-4 5", "Ann marks h1-n1 h1-n2 b1-w"],
        &[missions, "turn 30", "Ann h1-1 2, h1-2 3, h1-3 4, h1-4 5", "Ann marks h1-n1 h1-n2 b4-w"],
    );
    prefers(
        7,
        "a starship with its ends in order takes more numbers",
        &[missions, "turn 8", "Ann h1-1 2, h1-9 14"],
        &[missions, "turn 8", "Ann h1-1 7, h1-9 9"],
    );
}

#[test]
fn planets() {
    let missions = "missions 106 108 110";
    prefers(
        8,
        "a majority that cannot be turned is a planet",
        &[missions, "turn 21", "Ann p4-1 owner, p4-2 owner, p4-3 owner, p4-4 owner"],
        &[missions, "turn 21", "Ann p4-1 owner, p4-2 owner, p4-3 neighbour, p4-4 neighbour"],
    );
    prefers(
        8,
        "boxes of a type pay by the planets of that type",
        &[missions, "turn 25", "Ann p2-1 owner, p2-2 owner, p4-1 owner, p4-2 owner", "Ann marks s1-y2"],
        &[missions, "turn 25", "Ann p2-1 owner, p2-2 owner, p4-1 owner, p4-2 owner", "Ann marks s1-b2"],
    );
    prefers(8, "plants pay", &[missions, "turn 21", "Ann marks s1-pt6"], &[missions, "turn 21", "Ann marks s1-pt2"]);
}

#[test]
fn every_note_has_its_worth() {
    for adventure in 1..=8 {
        for seats in [1, 2] {
            let notes = MoonJudge::notes(&staged(adventure, seats, &[]), ANN);
            let names = MoonJudge::default().terms(adventure, seats).iter().map(|term| term.name);
            assert!(names.eq(notes.iter().map(|(name, _)| *name)), "adventure {adventure} for {seats}");
            assert!(notes.iter().all(|(_, note)| note.is_finite()), "adventure {adventure} for {seats}: {notes:?}");
        }
    }
}

/// Plays a game by the quick hints of the judge alone.
fn played_by_hints(adventure: u8, seed: u64) -> WelcomeToTheMoon {
    let judge = MoonJudge::default();
    let mut game = WelcomeToTheMoon::setup(&options(adventure), 2, Seed::from(seed)).expect("two can play");
    let mut dice = bots::Dice::new(&mut game_core::Rng::new(Seed::from(seed)));
    while let Some(seat) = game.deciding().iter().next() {
        let actions = game.legal_list(seat);
        let choice = match actions.len() {
            1 => 0,
            _ => judge.playout(&game, seat, &actions, &mut dice, &mut Vec::new()),
        };
        game.play(seat, actions[choice], &mut Fx::silent()).expect("hints are legal");
    }
    game
}

/// Far from what random players reach: about half of what the hints reach on average.
const FAIR: [i32; 8] = [70, 30, 35, 45, 40, 75, 50, 70];

#[test]
fn the_hints_alone_make_fair_scores() {
    for (adventure, fair) in (1..).zip(FAIR) {
        let totals: Vec<i32> = (0..4)
            .flat_map(|seed| played_by_hints(adventure, seed).scores(Viewer::Spectator))
            .map(|pad| pad.total())
            .collect();
        let mean = totals.iter().sum::<i32>() / totals.len() as i32;
        assert!(mean >= fair, "adventure {adventure}: {mean} points on average, not {fair}: {totals:?}");
    }
}

#[test]
fn a_mission_that_is_fulfilled_is_claimed() {
    let columns = [
        "Ann m12 x, m13 x, m14 x, m15 x, m16 x",
        "Ann m21 x, m22 x, m23 x, m24 x, m25 x, m26 x",
        "Ann m31 x, m32 x, m33 x, m35 x",
    ];
    let cards = ["cards 7 robot, 7 robot, 7 robot", "missions 76 79 81"];
    let mut game = given(3, &[&cards[..], &columns[..]].concat());
    let mut bot = "mcts:100i".parse::<BotSpec>().expect("a bot").build::<WelcomeToTheMoon>(Seed::from(1));
    let mut claims = 0;
    while game.deciding().contains(ANN) {
        let action = bot.decide(&game.view(Viewer::Seat(ANN)), ANN);
        claims += u32::from(matches!(action, Action::Claim { .. }));
        game.play(ANN, action, &mut Fx::silent()).expect("bots keep to the rules");
    }
    assert_eq!(claims, 1, "the third column is one space away, and twelve points are worth it");
}

/// A quick search decides for Ann until her turn is over.
fn turn_of_ann(mut game: WelcomeToTheMoon) -> WelcomeToTheMoon {
    let mut bot = "mcts:200i".parse::<BotSpec>().expect("a bot").build::<WelcomeToTheMoon>(Seed::from(1));
    let turn = game.turn();
    while game.turn() == turn && game.deciding().contains(ANN) {
        let action = bot.decide(&game.view(Viewer::Seat(ANN)), ANN);
        game.play(ANN, action, &mut Fx::silent()).expect("bots keep to the rules");
    }
    game
}

/// Cards that bring ASTRA of level 1 to 79 of the 81 boxes of her track.
const NEARLY_LAUNCHED: &str = "astra cards 1-energy 4-energy 5-energy 5-energy 6-energy 7-energy 7-energy 10-energy \
    11-energy 11-energy 12-energy 15-energy 3-planning 4-planning 6-planning 8-planning 10-planning 12-planning \
    13-planning";

#[test]
fn alone_nothing_is_worth_waiting_when_astra_is_about_to_launch() {
    let drawn = "drawn 6-plant 9-energy 9-robot";
    let lines = ["turn 28", drawn, "missions 64 66 68", NEARLY_LAUNCHED, "Ann n33 3, n12 5, rockets 28"];
    let outcome = turn_of_ann(staged(1, 1, &lines)).outcome().expect("whoever launches ends the game");
    assert_eq!(outcome.share(ANN), 1.0, "three rockets were a space away, and any other turn lets her launch");
}

#[test]
fn alone_a_sabotage_saves_the_card_that_would_launch_astra() {
    let drawn = "drawn 6-water 4-plant 9-robot";
    let sheet = "Ann n07 1, n01 1, n02 2, n04 1, n05 2, n33 3, n22 1, n23 2, n24 3, n25 4, n26 5, rockets 28";
    let game = turn_of_ann(staged(1, 1, &["turn 28", drawn, "missions 64 66 68", NEARLY_LAUNCHED, sheet]));
    assert!(game.outcome().is_none(), "a solo bonus keeps her on the ground for the turn that the launch needs");
    assert_eq!(game.table().astra.map(|astra| astra.spent), Some(1));
}

#[test]
fn alone_astra_should_get_what_counts_least_for_her() {
    for adventure in 1..=8 {
        for turn in ["turn 4", "turn 16", "turn 28"] {
            let lead = |card: &str| MoonJudge::default().merit(&staged(adventure, 1, &[turn, card]), ANN);
            let (cheap, dear) = (lead("astra cards 3-astronaut"), lead("astra cards 3-planning"));
            assert!(cheap > dear, "adventure {adventure}, {turn}: {cheap} against {dear}");
        }
    }
}

#[test]
fn alone_the_nearer_launch_is_the_better_one() {
    let lead = |lines: &[&str]| MoonJudge::default().merit(&staged(1, 1, lines), ANN);
    let missions = "missions 64 66 68";
    let better = lead(&[missions, "turn 24", "Ann rockets 28"]);
    let worse = lead(&[missions, "turn 24", "Ann rockets 22"]);
    assert!(better > worse, "rockets: {better} against {worse}");
    let better = lead(&[missions, "turn 24", "Ann n01 4, n02 8, rockets 25"]);
    let worse = lead(&[missions, "turn 24", "Ann n01 4, n04 8, rockets 25"]);
    assert!(better > worse, "a compartment that is nearly full: {better} against {worse}");
}

#[test]
fn equal_seeds_give_equal_games() {
    let transcript = || {
        let spec: BotSpec = "mcts:12i".parse().expect("a bot");
        let mut bots = [1, 2].map(|seed| spec.build::<WelcomeToTheMoon>(Seed::from(seed)));
        let mut game = WelcomeToTheMoon::setup(&options(2), 2, Seed::from(3)).expect("two can play");
        let mut actions = Vec::new();
        while let Some(seat) = game.deciding().iter().next().filter(|_| game.turn() < 4) {
            let action = bots[seat.index()].decide(&game.view(Viewer::Seat(seat)), seat);
            game.play(seat, action, &mut Fx::silent()).expect("bots keep to the rules");
            actions.push(action);
        }
        actions
    };
    assert_eq!(transcript(), transcript());
}
