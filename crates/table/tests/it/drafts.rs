//! In a secret turn nobody can count another's steps, nor notice that there was one.

use std::collections::BTreeMap;

use game_core::{Seat, SeatSet, Seed, Viewer};
use game_registry::{GameEntry, Move, RunningGame};
use serde_json::{Value, json};
use table::{ClockRule, Settings, Told, Update};

use crate::session::{Dice, Session, human, quick};

const PEOPLE: [&str; 3] = ["Ann", "Bob", "Cid"];
/// Steps that somebody takes in secret and takes back again.
const DETOUR: usize = 7;

/// All that somebody is told, and what they would see if they came just now.
#[derive(Default)]
struct Listener {
    told: Told,
    heard: Vec<String>,
}

/// A game with everybody who listens.
struct World {
    session: Session,
    listeners: BTreeMap<String, Listener>,
}

/// What a seat did, and when.
struct Deed {
    at: u64,
    seat: Seat,
    action: String,
}

impl World {
    fn new(game: &str, seats: usize, settings: Settings, seed: u64) -> Self {
        let people: Vec<_> = PEOPLE[..seats].iter().map(|name| human(name)).collect();
        let session = Session::started(game, &people, settings, seed);
        let users = PEOPLE[..seats].iter().chain(&["Eve"]).map(|name| name.to_lowercase());
        World { session, listeners: users.map(|user| (user, Listener::default())).collect() }
    }

    fn publish(&mut self, updates: &[Update]) {
        for (user, listener) in &mut self.listeners {
            let messages = self.session.told_since(user, updates, &mut listener.told);
            listener.heard.extend(messages.iter().map(|message| json!(message).to_string()));
        }
    }

    fn act(&mut self, deed: &Deed) {
        self.session.now = deed.at;
        let command = self.session.act_command(deed.seat, &deed.action);
        let updates = self.session.command(command);
        self.publish(&updates);
    }

    /// What everybody has heard so far, and sees now.
    fn known(&self, user: &str) -> Vec<String> {
        let mut known = self.listeners[user].heard.clone();
        known.push(json!(self.session.state(user)).to_string());
        known.push(json!(self.session.shown(user, &mut Told::default())).to_string());
        known.push(json!(self.session.table.missed(user, self.session.audience(user).lang())).to_string());
        known
    }

    /// A step of the seat that nobody else notices, if there is one.
    fn secret_step(&self, seat: Seat, dice: &mut Dice) -> Option<String> {
        let game = self.session.table.game().expect("a game");
        let mut legal = self.session.legal(seat);
        while !legal.is_empty() {
            let action = legal.swap_remove(dice.below(legal.len()));
            let mut after = game.copy();
            let played = after.play(seat, Move::Notation(&action)).expect("legal");
            let told = !played.events.is_empty() || played.barrier != SeatSet::NONE;
            let seen = after.view(Viewer::Spectator) != game.view(Viewer::Spectator);
            if !told && !seen && after.deciding() == game.deciding() {
                return Some(action);
            }
        }
        None
    }

    /// The seat tries things out in secret and takes them back.
    fn wander(&mut self, seat: Seat, at: u64, dice: &mut Dice) -> usize {
        let mut steps = 0;
        while steps < DETOUR
            && let Some(action) = self.secret_step(seat, dice)
        {
            self.act(&Deed { at, seat, action });
            steps += 1;
        }
        let user = PEOPLE[seat.index()].to_lowercase();
        for _ in 0..steps {
            let updates = self.session.undo(&user, seat);
            assert_eq!(updates[0].only_for(), Some(seat));
            self.publish(&updates);
        }
        steps
    }
}

/// Plays a game, and the same once more in which a seat tries things out before each of its steps. Says how many steps
/// that were, after comparing all that the others were told and could see.
fn compare(game: &str, seats: usize, settings: &Settings, seed: u64, deeds: usize) -> usize {
    let (mut plain, mut other) =
        (World::new(game, seats, settings.clone(), seed), World::new(game, seats, settings.clone(), seed));
    let (mut dice, mut whims) = (Dice::new(seed), Dice::new(seed + 1));
    let wanderer = Seat((seed % seats as u64) as u8);
    let mut detours = 0;
    for n in 0..deeds {
        let deciding = plain.session.deciding();
        if deciding.is_empty() {
            break;
        }
        let seat = deciding[dice.below(deciding.len())];
        let legal = plain.session.legal(seat);
        let action = legal[dice.below(legal.len())].clone();
        let at = plain.session.now + 1_000;
        if deciding.contains(&wanderer) {
            detours += other.wander(wanderer, at - 500, &mut whims);
        }
        let deed = Deed { at, seat, action };
        plain.act(&deed);
        other.act(&deed);
        if plain.session.table.outcome().is_some() {
            break;
        }
        for user in plain.listeners.keys().filter(|user| **user != PEOPLE[wanderer.index()].to_lowercase()) {
            assert_eq!(plain.known(user), other.known(user), "{game}: {user} notices something at step {n}");
        }
    }
    detours
}

#[test]
fn nobody_can_tell_how_many_steps_a_secret_turn_took() {
    let timed = |clock| Settings { clock: Some(clock), ..quick() };
    let all = [
        quick(),
        timed(ClockRule::PerMove { seconds: 100_000 }),
        timed(ClockRule::PerGame { seconds: 100_000, increment: 5 }),
    ];
    for entry in game_registry::games() {
        let mut detours = 0;
        for (seed, settings) in (0..).zip(&all) {
            let seats = entry.seats().find(|&n| n >= 3).unwrap_or(*entry.seats().end());
            detours += compare(entry.slug(), usize::from(seats).min(PEOPLE.len()), settings, seed, 120);
        }
        assert_eq!(detours > 50, has_secret_turns(*entry), "{}: {detours} secret steps", entry.slug());
    }
}

#[test]
fn a_step_that_tells_nothing_changes_nothing_that_others_see() {
    for entry in game_registry::games() {
        let seats = usize::from(*entry.seats().end()).min(PEOPLE.len());
        let mut world = World::new(entry.slug(), seats, quick(), 11);
        let mut dice = Dice::new(11);
        for _ in 0..400 {
            let deciding = world.session.deciding();
            if deciding.is_empty() {
                break;
            }
            let seat = deciding[dice.below(deciding.len())];
            let legal = world.session.legal(seat);
            let action = legal[dice.below(legal.len())].clone();
            let before = seen_by_others(&world.session, seat);
            let at = world.session.now + 1_000;
            let command = world.session.act_command(seat, &action);
            world.session.now = at;
            let updates = world.session.command(command);
            if updates[0].only_for() == Some(seat) {
                assert_eq!(seen_by_others(&world.session, seat), before, "{}: {action} of {seat}", entry.slug());
            }
        }
    }
}

/// Whether somebody can do something in this game of which nobody else sees anything, as far as random play shows.
fn has_secret_turns(entry: &'static dyn GameEntry) -> bool {
    let seats = *entry.seats().end();
    let mut game = entry.start(&entry.default_options(), seats, Seed::from(7)).expect("a game");
    let mut dice = Dice::new(7);
    (0..60).any(|_| {
        let deciding: Vec<Seat> = game.deciding().iter().collect();
        let Some(&seat) = deciding.get(dice.below(deciding.len().max(1))) else { return false };
        let (legal, before) = (game.notations(seat), shown_to_others(game.as_ref(), seat));
        game.play(seat, Move::Notation(&legal[dice.below(legal.len())])).expect("legal");
        shown_to_others(game.as_ref(), seat) == before
    })
}

/// All that a game shows to everybody but one seat.
fn seen_by_others(session: &Session, seat: Seat) -> Vec<Value> {
    shown_to_others(session.table.game().expect("a game"), seat)
}

fn shown_to_others(game: &dyn RunningGame, seat: Seat) -> Vec<Value> {
    let others: Vec<Seat> = Seat::all(game.seats()).filter(|other| *other != seat).collect();
    let asked = |&other: &Seat| json!([game.notations(other), game.prompt(other).map(|prompt| prompt.facts)]);
    let viewers = others.iter().copied().map(Viewer::Seat).chain([Viewer::Spectator]);
    let seen = viewers.map(|viewer| json!([game.view(viewer), game.scores(viewer)]));
    others.iter().map(asked).chain(seen).collect()
}

#[test]
fn a_wish_does_not_lapse_because_somebody_goes_on_in_secret() {
    let mut world = World::new("welcome-to-the-moon", 3, quick(), 5);
    let mut dice = Dice::new(5);
    let ask = table::Command::AskEnd { user: "bob".into(), id: "wish".into() };
    world.session.command(ask);
    let action = world.secret_step(Seat(0), &mut dice).expect("a step");
    let before = world.session.state("bob");
    let at = world.session.now;
    world.act(&Deed { at, seat: Seat(0), action });
    assert_eq!(world.session.state("bob"), before);
    assert!(before.end_request.is_some(), "the wish stands");
    assert_eq!(world.session.state("ann").journal_length, before.journal_length + 1, "they know their own step");
}
