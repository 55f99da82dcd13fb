//! Every game through the one face that hosts see.

use game_core::{Seat, Viewer};
use game_registry::{BotSpec, GameEntry, LoadError, Move, MoveError, SimulateRequest, StartError, find, games};
use serde_json::{Value, json};

/// Plays a game a while with a bot in every seat.
fn played(entry: &'static dyn GameEntry, actions: usize) -> Box<dyn game_registry::RunningGame> {
    let mut game = entry.start(&Value::Null, *entry.seats().start(), 11.into()).expect("a game");
    let mut bot = entry.bot(&BotSpec::Random, 5.into());
    for _ in 0..actions {
        let Some(seat) = game.deciding().iter().next() else { break };
        let action = game.sight(seat).and_then(|sight| bot.decide(&sight)).expect("a decision");
        game.play(seat, Move::Notation(&action)).expect("a legal action");
    }
    game
}

#[test]
fn every_game_has_texts_and_rules_in_both_languages() {
    for entry in games() {
        entry.texts().assert_same_messages();
        let ids = |lang| entry.rulebook(lang).rules().map(|rule| rule.id.clone()).collect::<Vec<_>>();
        assert_eq!(ids("en"), ids("ru"), "{}", entry.slug());
        assert!(!ids("en").is_empty(), "{}", entry.slug());
        assert_eq!(entry.rulebook("eo"), entry.rulebook("en"), "the first language stands in");
        assert!(find(entry.slug()).is_some_and(|found| found.slug() == entry.slug()));
    }
    assert!(game_registry::shown_games().all(|entry| !entry.hidden()));
    assert!(find("chess").is_none());
}

#[test]
fn every_option_has_a_text_and_its_default_starts_a_game() {
    for entry in games() {
        let defaults = entry.default_options();
        for spec in entry.option_specs() {
            assert!(!defaults[&spec.id].is_null(), "{}: {} has a default", entry.slug(), spec.id);
            let id = format!("option-{}", spec.id.replace('_', "-"));
            assert!(entry.texts().get("ru", &id).is_some(), "{}: {id}", entry.slug());
            assert!(entry.texts().get("ru", &format!("{id}.explain")).is_some(), "{}: {id}.explain", entry.slug());
        }
        for seats in entry.seats() {
            entry.start(&defaults, seats, 1.into()).expect("the defaults are playable");
        }
    }
}

#[test]
fn a_snapshot_goes_on_where_the_game_stopped() {
    for entry in games() {
        let game = played(*entry, 12);
        let snapshot = game.save();
        let loaded = entry.load(&snapshot).expect("our own snapshot");
        assert_eq!(loaded.digest(), game.digest());
        assert_eq!(loaded.view(Viewer::Spectator), game.view(Viewer::Spectator));
        let mut old = snapshot.clone();
        old["rules_version"] = json!(0);
        assert!(matches!(entry.load(&old), Err(LoadError::OtherRules { found: 0, .. })));
        assert!(matches!(entry.load(&json!({})), Err(LoadError::Unreadable(_))));
    }
}

#[test]
fn what_is_sent_of_a_view_is_the_view() {
    for (entry, actions) in games().iter().flat_map(|entry| [0, 9, 60].map(|actions| (entry, actions))) {
        let game = played(*entry, actions);
        let viewers = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            assert_eq!(game.view_tape(viewer).to_value(), game.view(viewer), "{}", entry.slug());
        }
    }
}

#[test]
fn notation_and_json_are_the_same_action() {
    for entry in games() {
        let (mut by_text, mut by_data) = (played(*entry, 9), played(*entry, 9));
        let seat = by_text.deciding().iter().next().expect("a game goes on after nine actions");
        for offer in by_text.legal(seat) {
            by_text.check(seat, Move::Notation(&offer.notation)).expect("offered");
            let data = offer.action.to_value();
            by_text.check(seat, Move::Json(&data)).expect("offered");
            assert_eq!(by_text.describe(seat, Move::Notation(&offer.notation)).expect("an action").facts, data);
        }
        let offer = by_text.legal(seat).pop().expect("something to do");
        let data = offer.action.to_value();
        by_text.play(seat, Move::Notation(&offer.notation)).expect("offered");
        let played = by_data.play(seat, Move::Json(&data)).expect("offered");
        assert_eq!(played.notation, offer.notation);
        assert_eq!(by_text.digest(), by_data.digest());
    }
}

#[test]
fn a_refusal_names_its_rule_and_changes_nothing() {
    let entry = find("sample-game").expect("the sample game");
    let mut game = entry.start(&json!({}), 2, 7.into()).expect("a game");
    let before = game.digest();
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    let refused = game.play(Seat(0), Move::Notation("bid 99")).expect_err("nobody has so much");
    let said = refused.to_json("en", &names);
    let rule = said["rule"].as_str().expect("a rule");
    assert!(entry.rulebook("en").find(rule).is_some(), "{said}");
    assert!(said["sentence"].as_str().is_some_and(|sentence| sentence.ends_with('.')), "{said}");
    assert!(said["facts"].is_object(), "{said}");
    assert!(matches!(game.play(Seat(0), Move::Notation("dance")), Err(MoveError::Unreadable(_))));
    assert!(matches!(game.play(Seat(0), Move::Json(&json!([1, 2]))), Err(MoveError::Unreadable(_))));
    assert!(matches!(game.play(Seat(9), Move::Notation("bid 0")), Err(MoveError::NoSuchSeat)));
    assert!(game.legal(Seat(9)).is_empty() && game.prompt(Seat(9)).is_none());
    assert_eq!(game.digest(), before);
}

#[test]
fn options_and_seats_are_checked_before_the_game() {
    let entry = find("nexus-ops").expect("Nexus Ops");
    let start = |options: Value, seats| entry.start(&options, seats, 1.into()).map(|game| game.seats());
    assert!(matches!(start(json!({}), 3), Ok(3)));
    assert!(matches!(start(json!({ "teams": true }), 4), Ok(4)));
    assert!(matches!(start(json!({}), 1), Err(StartError::Seats(_))));
    assert!(matches!(start(json!({ "colour": "red" }), 2), Err(StartError::Options(_))));
    assert!(matches!(start(json!("teams"), 2), Err(StartError::Options(_))));
    assert!(matches!(start(json!({ "teams": true }), 2), Err(StartError::Refused(_))));
}

#[test]
fn a_copy_goes_its_own_way_and_a_bot_of_another_game_stays_silent() {
    let entry = find("sample-game").expect("the sample game");
    let game = entry.start(&json!({}), 2, 7.into()).expect("a game");
    let mut copy = game.copy();
    copy.play(Seat(0), Move::Notation("bid 0")).expect("a bid");
    assert_ne!(copy.digest(), game.digest());
    let mut stranger = find("nexus-ops").expect("Nexus Ops").bot(&BotSpec::Random, 1.into());
    let sight = game.sight(Seat(0)).expect("somebody to move");
    assert_eq!(stranger.decide(&sight), None);
    let mut bot = entry.bot(&BotSpec::Greedy, 1.into());
    assert!(bot.decide(&sight).is_some_and(|action| action.starts_with("bid ")));
    assert!(copy.sight(Seat(0)).is_none(), "it has bid already");
}

#[test]
fn secrets_are_told_to_their_owner_only() {
    let entry = find("sample-game").expect("the sample game");
    let mut game = entry.start(&json!({}), 2, 7.into()).expect("a game");
    let played = game.play(Seat(0), Move::Notation("bid 3")).expect("a bid");
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    let told = |viewer| played.events.iter().map(|e| e.to(viewer).sentence("en", &names)).collect::<String>();
    assert!(told(Viewer::Seat(Seat(0))).contains('3'), "{}", told(Viewer::Seat(Seat(0))));
    assert!(!told(Viewer::Seat(Seat(1))).contains('3'), "{}", told(Viewer::Seat(Seat(1))));
    assert_ne!(game.view(Viewer::Seat(Seat(0))), game.view(Viewer::Seat(Seat(1))));
}

#[test]
fn simulations_do_not_depend_on_threads() {
    let entry = find("nexus-ops").expect("Nexus Ops");
    let simulate = |threads| {
        let bots = vec![BotSpec::Random];
        let request = SimulateRequest { options: Value::Null, seats: 2, games: 6, seed: 9, bots, threads };
        entry.simulate(&request, &|| {}).expect("six games")
    };
    let (one, three) = (simulate(1), simulate(3));
    assert_eq!((one.finished, &one.hash), (6, &three.hash));
    assert_eq!(one.actions, three.actions);
}

#[test]
fn a_challenge_of_the_day_is_a_game_that_can_be_started() {
    for (entry, daily) in games().iter().filter_map(|entry| Some((entry, entry.daily()?))) {
        assert!(entry.seats().contains(&daily.seats()), "{}", entry.slug());
        assert!(daily.bots.iter().all(|bot| bot.parse::<BotSpec>().is_ok()), "{}", entry.slug());
        let specs = entry.option_specs();
        for id in daily.varied {
            assert!(specs.iter().any(|spec| spec.id == *id), "{} has no option {id}", entry.slug());
        }
        entry.start(&Value::Null, daily.seats(), 1.into()).expect("a game");
    }
    assert!(find("sample-game").is_some_and(|entry| entry.daily().is_some()));
    assert!(find("nexus-ops").is_some_and(|entry| entry.daily().is_none()));
}
