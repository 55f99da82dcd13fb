//! Nobody is told what others hold in their hands.

use std::collections::BTreeSet;

use game_core::{Seat, Viewer};
use serde_json::{Value, json};
use table::wire::ServerMessage;
use table::{Settings, Told};

use crate::session::{Dice, Session, bot, human, quick};

/// Every text in a value that could name a card.
fn words(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::String(word) => drop(into.insert(word.clone())),
        Value::Array(items) => items.iter().for_each(|item| words(item, into)),
        Value::Object(fields) => fields.values().for_each(|field| words(field, into)),
        _ => {}
    }
}

fn words_in(value: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    words(value, &mut found);
    found
}

/// The cards in a seat's hand, and those it is choosing from.
fn hand(session: &Session, seat: Seat) -> BTreeSet<String> {
    let view = session.table.game().expect("a game").view(Viewer::Seat(seat));
    let mut cards = words_in(&view["hand"]);
    words(&view["drawn"], &mut cards);
    cards
}

/// Cards that others hold and that a viewer sees nowhere.
fn hidden_from(session: &Session, viewer: Viewer, seats: u8) -> BTreeSet<String> {
    let others = Seat::all(seats).filter(|&seat| viewer != Viewer::Seat(seat));
    let held: BTreeSet<String> = others.flat_map(|seat| hand(session, seat)).collect();
    let seen = words_in(&session.table.game().expect("a game").view(viewer));
    held.difference(&seen).cloned().collect()
}

/// Whether a text names a card: the whole word, as in a notation or a list.
fn names(text: &str, card: &str) -> bool {
    let part_of_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    text.match_indices(card)
        .any(|(at, _)| !text[..at].ends_with(part_of_word) && !text[at + card.len()..].starts_with(part_of_word))
}

#[test]
fn messages_name_no_card_in_another_hand() {
    let people = [("ann", Viewer::Seat(Seat(0))), ("bob", Viewer::Seat(Seat(1))), ("cid", Viewer::Seat(Seat(2)))];
    let mut checked = 0;
    for seed in 0..3 {
        let mut session = Session::started("nexus-ops", &[human("Ann"), human("Bob"), human("Cid")], quick(), seed);
        session.speaks_russian("bob");
        let mut dice = Dice::new(seed);
        let mut told = [(); 4].map(|()| Told::default());
        for _ in 0..400 {
            let deciding = session.deciding();
            let Some(&seat) = deciding.first() else { break };
            let legal = session.legal(seat);
            let updates = session.act(seat, &legal[dice.below(legal.len())].clone());
            let all = people.iter().copied().chain([("eve", Viewer::Spectator)]);
            for ((user, viewer), told) in all.zip(&mut told) {
                // The whole as it would be told to somebody who comes now, and what has changed.
                let messages = (session.told(user, &updates), session.told_since(user, &updates, told));
                let text = serde_json::to_string(&messages).expect("plain data");
                for card in hidden_from(&session, viewer, 3) {
                    assert!(!names(&text, &card), "{user} is told of {card}: {text}");
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 1_000, "only {checked} cards were hidden");
}

/// Goals, also those spent as crystals, and the cards of First Colonists.
#[test]
fn messages_name_no_card_in_another_hand_on_mars() {
    let people = [("ann", Viewer::Seat(Seat(0))), ("bob", Viewer::Seat(Seat(1))), ("eve", Viewer::Spectator)];
    let mut kinds = BTreeSet::new();
    for seed in 0..3 {
        let mut session = Session::lobby("on-mars", &[human("Ann"), human("Bob")], quick());
        let options = json!({ "first_colonists": true }).as_object().cloned().expect("options");
        let change = table::wire::SetupChange::Options { options };
        session.command(table::Command::SetUp { by: "ann".into(), name: "Ann".into(), change });
        session.command(table::Command::Start { by: "ann".into(), seed: Some(game_core::Seed::from(seed)) });
        session.speaks_russian("bob");
        let mut dice = Dice::new(seed);
        let mut told = [(); 3].map(|()| Told::default());
        for _ in 0..500 {
            let Some(&seat) = session.deciding().first() else { break };
            let legal = session.legal(seat);
            let updates = session.act(seat, &legal[dice.below(legal.len())].clone());
            for ((user, viewer), told) in people.iter().zip(&mut told) {
                let messages = (session.told(user, &updates), session.told_since(user, &updates, told));
                let text = serde_json::to_string(&messages).expect("plain data");
                for card in hidden_from(&session, *viewer, 2) {
                    assert!(!names(&text, &card), "{user} is told of {card}: {text}");
                    kinds.insert(card[..2].to_owned());
                }
            }
        }
    }
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["FA", "FB", "PG"], "each kind was hidden");
}

#[test]
fn events_are_told_as_the_game_tells_them() {
    let mut session = Session::started("nexus-ops", &[human("Ann"), human("Bob")], quick(), 4);
    let mut dice = Dice::new(4);
    let mut secrets = 0;
    for _ in 0..600 {
        let Some(&seat) = session.deciding().first() else { break };
        let mut game = session.table.game().expect("a game").copy();
        let legal = session.legal(seat);
        let action = legal[dice.below(legal.len())].clone();
        let played = game.play(seat, game_registry::Move::Notation(&action)).expect("legal");
        let updates = session.act(seat, &action);
        for (user, viewer) in
            [("ann", Viewer::Seat(Seat(0))), ("bob", Viewer::Seat(Seat(1))), ("eve", Viewer::Spectator)]
        {
            let step = session.steps(user, &updates).swap_remove(0);
            let told: Vec<&Value> = step.events.iter().map(|event| &event.facts).collect();
            let expected: Vec<&Value> = played.events.iter().map(|event| &event.to(viewer).facts).collect();
            assert_eq!(told, expected);
            let own = viewer == Viewer::Seat(seat);
            assert_eq!(step.action.is_some(), own, "an action is shown to its own seat only");
        }
        secrets += played.events.iter().filter(|event| matches!(event, game_core::Told::Secret { .. })).count();
    }
    assert!(secrets > 5, "only {secrets} cards were drawn");
}

#[test]
fn a_view_belongs_to_its_own_seat() {
    let mut session = Session::started("nexus-ops", &[human("Ann"), human("Bob"), bot("greedy")], quick(), 4);
    session.play_on(&mut Dice::new(9), 120);
    for (user, seat) in [("ann", Seat(0)), ("bob", Seat(1))] {
        let state = session.state(user);
        assert_eq!(state.views.len(), 1);
        let view = &state.views[0];
        assert_eq!(view.seat, Some(seat));
        assert_eq!(view.view.to_value(), session.table.game().expect("a game").view(Viewer::Seat(seat)));
        let asked = session.deciding().contains(&seat);
        assert_eq!((view.decision.is_some(), view.prompt.is_some(), !view.legal.is_empty()), (asked, asked, asked));
    }
    let watched = session.state("eve");
    assert_eq!((watched.views.len(), watched.views[0].seat, watched.you.len()), (1, None, 0));
    assert!(watched.views[0].legal.is_empty() && watched.undo.is_empty());
}

#[test]
fn people_at_one_screen_do_not_read_each_others_cards_in_the_log() {
    let secrets_told = |settings: Settings| {
        let hot_seat = [human("Ann"), human("Ann")];
        let mut session = Session::started("nexus-ops", &hot_seat, settings, 4);
        let mut dice = Dice::new(4);
        let mut told = 0;
        for _ in 0..600 {
            let Some(&seat) = session.deciding().first() else { break };
            let legal = session.legal(seat);
            let updates = session.act(seat, &legal[dice.below(legal.len())].clone());
            let steps = session.steps("ann", &updates);
            told +=
                steps.iter().flat_map(|step| &step.events).filter(|event| event.key == "event-secret-drawn").count();
        }
        assert_eq!(session.state("ann").views.len(), 2, "each has a view behind the curtain");
        told
    };
    assert_eq!(secrets_told(quick()), 0);
    assert!(secrets_told(Settings { open_hands: true, ..quick() }) > 0);
}

#[test]
fn a_preference_is_nobody_elses_business() {
    let mut session = Session::started("nexus-ops", &[human("Ann"), human("Bob")], quick(), 4);
    let before = session.state("ann");
    let id = session.new_id();
    let mode = table::PassMode::UnlessPlayable;
    let prefer = table::Command::Prefer { user: "bob".into(), seat: Seat(1), window: "cards_before".into(), mode, id };
    let updates = session.command(prefer);
    assert!(session.told("ann", &updates).is_empty() && session.told("eve", &updates).is_empty());
    assert_eq!(updates[0].only_for(), Some(Seat(1)));
    assert_eq!(session.state("ann"), before, "not even a number has changed");
    let messages = session.told("bob", &updates);
    let [ServerMessage::Update { changes, steps, .. }] = &messages[..] else { panic!("{messages:?}") };
    assert!(steps.is_empty());
    assert_eq!(changes.to_value()[0]["views"][0]["prefer"]["cards_before"], serde_json::json!(mode));
}
