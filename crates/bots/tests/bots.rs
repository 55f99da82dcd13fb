//! The bots at the table of the sample game.

use std::collections::BTreeSet;

use bots::{Arena, Bot, BotSpec, Judge, Judged, Mcts, Standings, play_match};
use game_core::{Fx, Game, Seat, Seed, Viewer};
use sample_game::{Action, Options, SampleGame};

fn spec(text: &str) -> BotSpec {
    text.parse().expect("a bot")
}

fn arena(bots: &[&str], games: u32, seats: u8, threads: usize) -> Arena<SampleGame> {
    Arena {
        bots: bots.iter().map(|bot| spec(bot).into()).collect(),
        games,
        seats,
        options: Options::default(),
        seed: 1,
        threads,
        bound: None,
    }
}

fn run(arena: &Arena<SampleGame>) -> Standings {
    arena.run(|_| ()).expect("bots keep to the rules")
}

/// Every action of a game between these bots.
fn transcript(bots: &[&str], seed: u64) -> Vec<Action> {
    let mut bots: Vec<Box<dyn Bot<SampleGame>>> =
        bots.iter().enumerate().map(|(i, bot)| spec(bot).build(Seed::from(100 + i as u64))).collect();
    let mut game = SampleGame::setup(&Options::default(), bots.len() as u8, Seed::from(seed)).expect("legal options");
    let mut actions = Vec::new();
    while let Some(seat) = game.deciding().iter().next() {
        let action = bots[seat.index()].decide(&game.view(Viewer::Seat(seat)), seat);
        game.play(seat, action, &mut Fx::silent()).expect("bots keep to the rules");
        actions.push(action);
    }
    actions
}

#[test]
fn equal_seeds_give_equal_games() {
    for bots in [["random", "greedy"], ["mcts:60i", "greedy"], ["mcts:40i:2", "mcts:30i:3"]] {
        assert_eq!(transcript(&bots, 5), transcript(&bots, 5), "{bots:?}");
    }
    assert_ne!(transcript(&["mcts:60i", "mcts:60i"], 5), transcript(&["mcts:60i", "mcts:60i"], 6));
}

#[test]
fn the_search_beats_chance_and_greed_stays_legal() {
    let standings = run(&arena(&["mcts:200i", "random", "greedy"], 40, 2, 2));
    assert!(standings.pairs[0].interval().low > 0.6, "mcts against random: {:?}", standings.pairs[0]);
    assert_eq!(standings.bots.iter().map(|bot| bot.games).sum::<u32>(), 240);
}

#[test]
fn the_number_of_threads_changes_no_result() {
    let bots = ["mcts:30i", "greedy", "random"];
    assert_eq!(run(&arena(&bots, 12, 2, 1)), run(&arena(&bots, 12, 2, 3)));
    let mut bounded = arena(&bots, 60, 2, 1);
    bounded.bound = Some(0.5);
    let alone = run(&bounded);
    bounded.threads = 3;
    assert_eq!(alone, run(&bounded));
    assert!(alone.pairs.iter().any(|pair| pair.cut_short), "mcts is clearly better than chance: {alone:?}");
}

#[test]
fn a_bot_against_itself_wins_half() {
    for seats in 2..=5 {
        let pair = &run(&arena(&["random", "random"], 400, seats, 2)).pairs[0];
        let interval = pair.interval();
        assert!(interval.low <= 0.5 && 0.5 <= interval.high, "{seats} seats: {pair:?}");
    }
}

#[test]
fn progress_counts_every_game() {
    let mut seen = Vec::new();
    arena(&["random", "greedy"], 10, 3, 2).run(|p| seen.push((p.done, p.total))).expect("bots keep to the rules");
    assert_eq!(seen.len(), 10);
    assert_eq!(seen.last(), Some(&(10, 10)));
}

#[test]
fn a_table_that_the_rules_do_not_know_is_refused() {
    let error = arena(&["random", "greedy"], 4, 6, 2).run(|_| ()).expect_err("six do not fit");
    assert!(error.to_string().starts_with("The game cannot be set up: "), "{error}");
    assert!(play_match::<SampleGame>(&Options::default(), &mut [], Seed::from(1)).is_err());
}

/// A winner of several prizes claims them one by one with nothing random in between: there the tree is kept.
#[test]
fn the_tree_is_kept_between_own_decisions_and_stays_legal() {
    let judge = SampleGame::judge();
    let options = Options { rounds: 9, ties: sample_game::Ties::Carry };
    let mut reused = 0;
    let mut seen = BTreeSet::new();
    for seed in 0..30 {
        let settings = Judge::<SampleGame>::settings(&judge);
        let mut bots = [1, 2].map(|s| Mcts::new(judge, settings, bots::Budget::Iterations(20), 2, Seed::from(s)));
        let mut game = SampleGame::setup(&options, 2, Seed::from(seed)).expect("legal options");
        while let Some(seat) = game.deciding().iter().next() {
            let bot: &mut Mcts<SampleGame, _> = &mut bots[seat.index()];
            let action = bot.decide(&game.view(Viewer::Seat(seat)), seat);
            seen.insert(action);
            game.play(seat, action, &mut Fx::silent()).expect("a kept tree offers nothing illegal");
        }
        reused += bots.iter().map(Mcts::reused).sum::<u32>();
    }
    assert!(reused > 0, "the tree is never kept");
    assert!(seen.len() > 10, "the bots do various things: {seen:?}");
}

#[test]
fn a_forced_decision_costs_no_thought() {
    let mut bot = spec("mcts:3600000ms").build::<SampleGame>(Seed::from(1));
    let mut game = SampleGame::setup(&Options::default(), 2, Seed::from(1)).expect("legal options");
    let mut fx = Fx::silent();
    // A seat that spends everything has nothing but `bid 0` left.
    game.play(Seat(0), Action::Bid { coins: 15 }, &mut fx).expect("all coins");
    game.play(Seat(1), Action::Bid { coins: 0 }, &mut fx).expect("none");
    let prize = game.legal_list(Seat(0))[0];
    game.play(Seat(0), prize, &mut fx).expect("claimed");
    assert_eq!(bot.decide(&game.view(Viewer::Seat(Seat(0))), Seat(0)), Action::Bid { coins: 0 });
}
