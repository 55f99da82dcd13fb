//! Looking ahead behind one face: how far it reaches in each game, and what it is made of.

#![expect(clippy::print_stdout, reason = "figures for whoever asks for them")]

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use game_core::{Seed, Stop, Unknown};
use game_registry::{GameEntry, Move, MoveError, RunningGame, find, games};
use game_testkit::Picker;
use serde_json::{Value, json};

/// Plays a game at random and looks ahead of every action.
fn look_through(
    entry: &'static dyn GameEntry,
    options: &Value,
    seats: u8,
    mut look: impl FnMut(&dyn RunningGame, game_core::Seat, &str),
) {
    let mut game = entry.start(options, seats, Seed::from(11)).expect("a game");
    let mut picker = Picker::new(5);
    for _ in 0..600 {
        let Some(seat) = picker.seat(game.deciding()) else { break };
        let legal = game.notations(seat);
        let action = picker.one_of(&legal).expect("something to do").clone();
        look(game.as_ref(), seat, &action);
        game.play(seat, Move::Notation(&action)).expect("a legal action");
    }
}

/// What players do on their own boards is foreseen whole: no dice are met there, and no secret of others. Of the rest
/// it is said why it is not.
#[test]
fn what_a_player_does_alone_is_foreseen_whole() {
    let own: [(&str, Value, u8, &[&str]); 5] = [
        ("nexus-ops", json!({}), 3, &["buy", "move", "settle"]),
        ("welcome-to-the-moon", json!({ "adventure": 1 }), 3, &["take", "write", "x", "mark", "skip", "claim"]),
        ("welcome-to-the-moon", json!({ "adventure": 6 }), 1, &["take", "write", "x", "mark", "skip", "claim"]),
        ("planet-unknown", json!({}), 3, &["place", "station", "boost", "patch", "rover", "move", "rotate"]),
        ("planet-unknown", json!({}), 1, &["place", "station", "boost", "patch", "rover", "move"]),
    ];
    for (slug, options, seats, verbs) in own {
        let mut seen = BTreeMap::<String, (u32, BTreeMap<String, u32>)>::new();
        look_through(find(slug).expect("a game"), &options, seats, |game, seat, action| {
            let foresight = game.foresee(seat, &[Move::Notation(action)]).expect("a legal action");
            let verb = action.split(' ').next().unwrap_or_default().to_owned();
            let (count, stops) = seen.entry(verb).or_default();
            *count += 1;
            if foresight.inside {
                let why = format!("{:?}", foresight.stop);
                assert!(foresight.scores.is_none() && foresight.next.is_none(), "{action}: guessed");
                assert!(matches!(foresight.stop, Some(Stop::Unknown(_))), "{action}: {why}");
                *stops.entry(why).or_default() += 1;
            }
        });
        println!("{slug}, {seats} seats: {seen:?}");
        for verb in verbs {
            let stops = seen.get(*verb).map(|(_, stops)| stops.clone()).unwrap_or_default();
            assert_eq!(stops, BTreeMap::new(), "{slug}: `{verb}` meets something unknown");
        }
    }
}

#[test]
fn the_kinds_of_the_unknown_are_told_apart() {
    let mut met = Vec::new();
    for (slug, options, seats) in [
        ("sample-game", json!({}), 2),
        ("nexus-ops", json!({}), 2),
        ("welcome-to-the-moon", json!({}), 2),
        ("planet-unknown", json!({}), 2),
    ] {
        look_through(find(slug).expect("a game"), &options, seats, |game, seat, action| {
            let foresight = game.foresee(seat, &[Move::Notation(action)]).expect("a legal action");
            if let Some(Stop::Unknown(unknown)) = foresight.stop
                && !met.contains(&unknown)
            {
                met.push(unknown);
            }
        });
    }
    for unknown in [Unknown::Roll, Unknown::Draw, Unknown::Reveal, Unknown::Secret] {
        assert!(met.contains(&unknown), "{unknown:?} was never met, only {met:?}");
    }
}

#[test]
fn data_and_notation_ask_the_same_and_a_refusal_is_that_of_check() {
    let game = find("sample-game").expect("a game").start(&json!({}), 2, Seed::from(1)).expect("a game");
    let seat = game_core::Seat(0);
    let bid = json!({ "type": "bid", "coins": 3 });
    let (words, data) = (game.foresee(seat, &[Move::Notation("bid 3")]), game.foresee(seat, &[Move::Json(&bid)]));
    let (words, data) = (words.expect("legal"), data.expect("legal"));
    assert_eq!(format!("{words:?}"), format!("{data:?}"));
    assert_eq!(words.steps[0].events[0].facts["coins"], 3);
    assert!(matches!(words.stop, Some(Stop::Others(_))), "{:?}", words.stop);

    let refused = game.foresee(seat, &[Move::Notation("bid 99")]).expect_err("nobody has 99 coins");
    let check = game.check(seat, Move::Notation("bid 99")).expect_err("nobody has 99 coins");
    assert_eq!((refused.step, refused.error.to_string()), (0, check.to_string()));
    let unread = game.foresee(seat, &[Move::Notation("bid 3"), Move::Notation("fly")]).expect_err("no such action");
    assert!(unread.step == 1 && matches!(unread.error, MoveError::Unreadable(_)), "{unread:?}");
    let nobody = game.foresee(game_core::Seat(7), &[]).expect_err("no such seat");
    assert!(matches!(nobody.error, MoveError::NoSuchSeat));
}

/// Prints how long a look ahead takes; run with `--nocapture` to read it.
#[test]
fn every_legal_action_can_be_foreseen_in_every_game() {
    for entry in games() {
        let mut times: Vec<Duration> = Vec::new();
        look_through(*entry, &entry.default_options(), *entry.seats().end(), |game, seat, action| {
            let began = Instant::now();
            let foresight = game.foresee(seat, &[Move::Notation(action)]).expect("a legal action");
            times.push(began.elapsed());
            assert_eq!(foresight.steps[0].action.notation, action);
        });
        times.sort_unstable();
        let at = |share: usize| times[times.len() * share / 100];
        println!("{}: median {:?}, p95 {:?}, p99 {:?}", entry.slug(), at(50), at(95), at(99));
    }
}
