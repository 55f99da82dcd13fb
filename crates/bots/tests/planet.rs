//! Why one position of Planet Unknown is better than another, as its judge sees it.

use bots::eval::PlanetJudge;
use bots::{Arena, BotSpec, Dice, Judge};
use game_core::{Fx, Game, Id, Rng, Seat, Seed, Viewer};
use game_testkit::{Names, Staged};
use planet_unknown::{Action, Corporation, Options, Planet, PlanetUnknown};

const ANN: Seat = Seat(0);

/// A game for two with what the lines give, in the words of scenarios.
fn given(lines: &[&str]) -> PlanetUnknown {
    let names = Names::new(["Ann", "Bob"]);
    let mut game = PlanetUnknown::setup(&Options::default(), 2, Seed::from(7)).expect("two can play");
    for line in lines {
        game.given(line, &names).unwrap_or_else(|why| panic!("`{line}`: {why}"));
    }
    game.staged().expect("the lines agree");
    game
}

fn merit(lines: &[&str]) -> f32 {
    PlanetJudge::default().merit(&given(lines), ANN)
}

/// Asserts that Ann may expect more medals in the first position than in the second.
fn prefers(why: &str, better: &[&str], worse: &[&str]) {
    let (better, worse) = (merit(better), merit(worse));
    assert!(better > worse, "{why}: {better} against {worse}");
}

/// What a bot does for Ann.
fn decides(bot: &str, lines: &[&str]) -> String {
    let game = given(lines);
    let spec: BotSpec = bot.parse().expect("a bot");
    spec.build::<PlanetUnknown>(Seed::from(1)).decide(&game.view(Viewer::Seat(ANN)), ANN).to_string()
}

#[test]
fn planets() {
    // Bob has hardly any room left, so that both games are equally short.
    let hurry = "Bob covers but x5y5 x6y5";
    prefers(
        "a line that lacks one square is nearly finished",
        &[hurry, "Ann covers but x4y1 x5y1 x6y1 x7y1 x5y10"],
        &[hurry, "Ann covers but x4y1 x5y1 x6y1 x7y1 x5y10 x6y10 x7y10"],
    );
    prefers(
        "side by side two squares take a tile, apart they take only patches",
        &["Ann covers but x5y5 x6y5"],
        &["Ann covers but x5y5 x6y6"],
    );
    prefers(
        "a meteorite spoils a row and a column",
        &["Ann tile I2-rover-tech-m r0 x5y0", "Ann covers but x1y4 x1y5 x1y6"],
        &["Ann tile I2-rover-tech-m r0 x5y0", "Ann covers but x1y4 x1y5 x1y6", "Ann meteorites x5y1"],
    );
    prefers(
        "what is begun in a corner leaves more room than what cuts the planet in two",
        &["Ann tile I3-civ-energy r0 x5y0", "Ann tile I3-water-rover r0 x6y0"],
        &["Ann tile I3-civ-energy r0 x5y3", "Ann tile I3-water-rover r0 x5y6"],
    );
}

#[test]
fn the_end() {
    let room = "Ann covers but x4y1 x5y1 x6y1 x7y1 x3y2 x4y2 x5y2 x6y2 x5y3 x6y3 x7y3";
    prefers(
        "unfinished lines need time, and who has no room left ends the game for all",
        &[room],
        &[room, "Bob covers but x5y0"],
    );
}

#[test]
fn tracks() {
    prefers("steps towards the cards of a track count", &["Ann tracks civ2"], &["Ann tracks civ1"]);
    prefers("a technology is of use while there are rounds", &["Ann tracks tech10"], &["Ann tracks tech9"]);
    prefers("water ends with ten medals", &["Ann tracks water13"], &["Ann tracks water12"]);
}

#[test]
fn rovers() {
    let tile = "Ann tile I3-water-rover-m r0 x7y3";
    let pod = "Ann lifepods x7y2";
    prefers(
        "a rover near a lifepod collects it sooner",
        &[tile, pod, "Ann rovers x7y3", "Ann tracks rover3"],
        &[tile, pod, "Ann rovers x7y5", "Ann tracks rover3"],
    );
    prefers(
        "a lifepod collected is better than one in reach",
        &[tile, "Ann pods 1", "Ann lifepods none", "Ann rovers x7y5"],
        &[tile, "Ann lifepods x7y2", "Ann rovers x7y5"],
    );
    prefers("two meteorites are nearly a set", &[tile, "Ann meteors 2"], &[tile, "Ann meteors 0"]);
}

#[test]
fn objectives() {
    let cards = "neighbours obj06 obj07 obj08";
    prefers(
        "a larger area leads where areas are compared",
        &[cards, "Ann tile I3-civ-energy r0 x5y0", "Ann patches x5y3 x5y4 x5y5"],
        &[cards, "Ann tile I3-civ-energy r0 x5y0", "Ann patches x5y3 x4y1 x6y1"],
    );
}

#[test]
fn a_rover_goes_where_it_can_collect() {
    let lines = [
        "offer Ann I2-civ-energy",
        "Ann tile I3-water-rover-m r0 x7y3",
        "Ann rovers x7y3",
        "Ann lifepods x7y2",
        "Ann moves 1",
    ];
    let mut game = given(&lines);
    // The tile of the round comes first.
    let place = game.legal_list(ANN).into_iter().find(|action| action.to_string() == "place I2-civ-energy r0 x8y3");
    game.apply(ANN, place.expect("it fits there"), &mut Fx::silent());
    let mut bot = "mcts:200i".parse::<BotSpec>().expect("a bot").build::<PlanetUnknown>(Seed::from(1));
    while game.boards_of(ANN).pods == 0 {
        let action = bot.decide(&game.view(Viewer::Seat(ANN)), ANN);
        assert_ne!(action, Action::Confirm, "there is a lifepod one step away");
        game.apply(ANN, action, &mut Fx::silent());
    }
}

#[test]
fn the_last_hole_is_filled() {
    let lines = ["offer Ann I2-civ-energy", "Ann covers but x5y11 x6y11 x1y4 x1y5 x0y5 x0y6 x1y6 x1y7"];
    for bot in ["greedy", "mcts:100i"] {
        let action = decides(bot, &lines);
        assert!(action.ends_with("x5y11"), "{bot}: `{action}` leaves a row and two columns open");
    }
}

/// The hints work on every board: there is always something to do, and nothing is worth more than all medals.
#[test]
fn every_planet_and_corporation_is_judged() {
    let judge = PlanetJudge::default();
    let planets =
        (0..Planet::count()).map(|index| (Planet::from_index(index as u8).to_string(), "universal".to_owned()));
    let corporations =
        (0..Corporation::count()).map(|index| ("ksb4156".to_owned(), Corporation::from_index(index as u8).to_string()));
    for (planet, corporation) in planets.chain(corporations) {
        let json = format!("{{\"planet_1\":\"{planet}\",\"corporation_1\":\"{corporation}\",\"events\":\"easy\"}}");
        let options: Options = serde_json::from_str(&json).expect("boards that there are");
        let mut game = PlanetUnknown::setup(&options, 2, Seed::from(3)).expect("two can play");
        let mut dice = Dice::new(&mut Rng::new(Seed::from(4)));
        let mut actions = Vec::new();
        while let Some(seat) = game.deciding().iter().next() {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            let mut weights = Vec::new();
            judge.weigh(&game, seat, &actions, &mut weights);
            let sum: f32 = weights.iter().sum();
            assert!(weights.len() == actions.len() && sum > 0.0, "{planet}, {corporation}: {weights:?}");
            let values = judge.values(&game);
            assert!((values[0] + values[1] - 1.0).abs() < 1e-3, "{planet}, {corporation}: {values:?}");
            let merit = judge.merit(&game, seat);
            assert!((-20.0..150.0).contains(&merit), "{planet}, {corporation}: {merit} medals");
            game.apply(seat, actions[dice.pick(&weights)], &mut Fx::silent());
        }
        let medals = game.scores(Viewer::Spectator)[0].total();
        assert!(medals > 20, "{planet}, {corporation}: {medals} medals by hints alone");
    }
}

/// A little search, a few games: enough to see that thinking helps.
#[test]
fn the_search_beats_greed_and_greed_beats_chance() {
    let beats = |bots: [&str; 2], games: u32| {
        let bots = bots.iter().map(|bot| bot.parse::<BotSpec>().expect("a bot").into()).collect();
        let arena = Arena::<PlanetUnknown> {
            bots,
            games,
            seats: 2,
            options: Options::default(),
            seed: 1,
            threads: 2,
            bound: None,
        };
        arena.run(|_| ()).expect("bots keep to the rules").pairs[0].win_rate()
    };
    assert!(beats(["greedy", "random"], 6) > 0.8);
    assert!(beats(["mcts:40i", "greedy"], 4) >= 0.5);
}
