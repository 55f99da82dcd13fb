//! Whoever is told what changes knows the whole, and nothing else.

#![expect(clippy::print_stdout, reason = "figures for whoever asks for them")]

use std::collections::BTreeMap;

use serde_json::Value;
use table::wire::{ServerMessage, UndoRight};
use table::{Told, Update, changed};

use crate::session::{Dice, Session, human, quick};

const PEOPLE: [&str; 4] = ["Ann", "Bob", "Cid", "Dan"];

/// Somebody who keeps a state by the changes they are told.
#[derive(Default)]
struct Reader {
    told: Told,
    revision: u64,
    state: Value,
    /// Bytes of all updates, and of the states they stand for.
    bytes: (usize, usize),
}

impl Reader {
    fn hear(&mut self, session: &Session, user: &str, updates: &[Update]) {
        for message in session.told_since(user, updates, &mut self.told) {
            let text = serde_json::to_string(&message).expect("plain data").len();
            let ServerMessage::Update { changes, revision, .. } = message else { continue };
            let change = changes.to_value();
            assert!(change.is_array() || revision == self.revision + 1, "{user}: {} then {revision}", self.revision);
            self.revision = revision;
            self.state = changed(self.state.take(), &change);
            self.bytes.0 += text;
            self.bytes.1 += text - changes.text().len() + self.state.to_string().len();
        }
    }

    fn check(&self, session: &Session, user: &str) {
        let whole = serde_json::to_value(session.state(user)).expect("plain data");
        assert_eq!(self.state, whole, "{user} knows something else than the table");
    }
}

/// Something that somebody at the table does; mostly they play.
fn something(session: &mut Session, dice: &mut Dice) -> Vec<Update> {
    let deciding = session.deciding();
    let seat = deciding[dice.below(deciding.len())];
    let user = PEOPLE[seat.index()].to_lowercase();
    if dice.one_in(12) && session.state(&user).undo[&seat.0] == UndoRight::Can {
        return session.undo(&user, seat);
    }
    let legal = session.legal(seat);
    let command = session.act_command(seat, &legal[dice.below(legal.len())]);
    session.wait_for(&command);
    session.command(command)
}

/// Plays a game while all its people and somebody who only watches read; the bytes they were told.
fn read_along(game: &str, seats: usize, seed: u64, most: usize) -> (usize, usize, usize) {
    let people: Vec<_> = PEOPLE[..seats].iter().map(|name| human(name)).collect();
    let mut session = Session::started(game, &people, quick(), seed);
    let mut dice = Dice::new(seed);
    ["bob", "eve"].iter().for_each(|user| session.speaks_russian(user));
    let users = PEOPLE[..seats].iter().copied().chain(["Eve"]).map(str::to_lowercase);
    let mut readers: BTreeMap<String, Reader> = users.map(|user| (user, Reader::default())).collect();
    for (user, reader) in &mut readers {
        let shown = session.shown(user, &mut reader.told);
        let ServerMessage::Table { state, revision, .. } = shown else { panic!("a table") };
        (reader.state, reader.revision) = (serde_json::to_value(state).expect("plain data"), revision);
    }
    let mut actions = 0;
    while actions < most && session.table.outcome().is_none() {
        session.now += dice.below(500) as u64;
        let updates = something(&mut session, &mut dice);
        for (user, reader) in &mut readers {
            reader.hear(&session, user, &updates);
            reader.check(&session, user);
        }
        actions += 1;
    }
    let players = readers.iter().filter(|(user, _)| *user != "eve");
    let bytes = players.fold((0, 0), |sum, (_, reader)| (sum.0 + reader.bytes.0, sum.1 + reader.bytes.1));
    (actions, bytes.0, bytes.1)
}

#[test]
fn a_state_and_its_changes_are_the_whole_state() {
    for entry in game_registry::games() {
        let (least, most) = (usize::from(*entry.seats().start()), usize::from(*entry.seats().end()));
        for (seed, seats) in [(3, least), (4, most.min(PEOPLE.len()))] {
            let (actions, told, whole) = read_along(entry.slug(), seats, seed, 150);
            let per = |bytes: usize| bytes / actions / 100 * 100;
            println!("{}: {seats} clients, {} bytes an action instead of {}", entry.slug(), per(told), per(whole));
            assert!(actions > 10 && told < whole, "{}", entry.slug());
        }
    }
}

#[test]
fn four_clients_are_told_little_of_an_action() {
    let (actions, told, whole) = read_along("nexus-ops", 4, 21, 300);
    println!("{} bytes an action instead of {}", told / actions, whole / actions);
    assert_eq!(actions, 300);
    assert!(told * 2 < whole, "{told} bytes instead of {whole}");
    assert!(told / actions <= 12_000, "{} bytes to four clients for an action", told / actions);
}

#[test]
fn the_largest_question_fits_into_forty_kilobytes() {
    for entry in game_registry::games() {
        let mut largest = (0, 0);
        for seed in 0..3 {
            let mut session = Session::started(entry.slug(), &[human("Ann"), human("Bob")], quick(), seed);
            let mut dice = Dice::new(seed);
            for _ in 0..300 {
                for view in session.state("ann").views {
                    let text = serde_json::to_string(&view.legal).expect("plain data");
                    largest = largest.max((text.len(), view.legal.len()));
                }
                session.play_on(&mut dice, 1);
            }
        }
        let (bytes, actions) = largest;
        println!("{}: the largest question has {actions} answers in {bytes} bytes", entry.slug());
        assert!(bytes <= 40_000, "{}: {actions} answers in {bytes} bytes", entry.slug());
    }
}

#[test]
fn who_comes_back_is_shown_the_whole_and_those_beside_them_go_on() {
    let mut session = Session::started("nexus-ops", &[human("Ann"), human("Bob")], quick(), 5);
    let mut dice = Dice::new(5);
    let mut told = Told::default();
    session.shown("ann", &mut told);
    assert_eq!(told.revision(), 1);
    let updates = something(&mut session, &mut dice);
    session.told_since("ann", &updates, &mut told);
    let (shown, others) = session.glance(|glance| session.table.show(&session.audience("ann"), glance, &mut told));
    let ServerMessage::Table { revision, .. } = shown else { panic!("a table") };
    assert_eq!((revision, others), (2, None), "nothing has changed meanwhile");
    let away = table::Glance { now: session.now, connected: &|user| user != "bob" };
    let (shown, others) = session.table.show(&session.audience("ann"), &away, &mut told);
    let ServerMessage::Table { revision, .. } = shown else { panic!("a table") };
    let Some(ServerMessage::Update { revision: others, changes, steps, .. }) = others else { panic!("an update") };
    assert_eq!((revision, others, steps.len()), (3, 3, 0));
    assert_eq!(changes.text(), r#"{"seats":{"1":{"connected":[false]}}}"#);
}
