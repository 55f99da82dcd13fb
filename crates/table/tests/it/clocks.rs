//! Clocks: they know no time of day, only what passed between entries.

use game_core::Seat;
use table::{Actor, ClockRule, Command, Entry, Fact, Settings, Table};

use crate::session::{Session, bot, human, quick};

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn with(clock: ClockRule) -> Session {
    let settings = Settings { clock: Some(clock), ..quick() };
    Session::started("sample-game", &[human("Ann"), human("Bob"), bot("random")], settings, 7)
}

fn left(session: &Session, seat: Seat) -> u64 {
    session.state("eve").seats[seat.index()].clock.expect("a clock").left_ms
}

#[test]
fn a_move_has_its_time_and_then_a_bot_plays() {
    let mut session = with(ClockRule::PerMove { seconds: 60 });
    let due = session.table.next_due().expect("clocks run");
    assert_eq!(due, session.now + 60_000);
    session.now += 20_000;
    session.act(ANN, "bid 1");
    assert_eq!(left(&session, BOB), 40_000);
    session.now = due - 1;
    assert!(session.command(Command::Tick).is_empty(), "not yet");
    session.now = due;
    session.command(Command::Tick);
    assert_eq!(session.player(BOB), Actor::Bot("greedy".into()));
    assert_eq!(session.player(ANN), Actor::User("ann".into()));
    let last = &session.entries.last().expect("an entry").fact;
    assert!(matches!(last, Fact::SeatChanged { seat: BOB, by: Actor::Clock, .. }));
    assert_eq!(session.table.next_due(), None, "no clock runs while bots think");
    session.command(Command::TakeBack { user: "bob".into(), seat: BOB });
    assert_eq!(left(&session, BOB), 60_000);
}

#[test]
fn a_game_has_its_time_and_each_turn_adds_to_it() {
    let mut session = with(ClockRule::PerGame { seconds: 100, increment: 5 });
    session.now += 30_000;
    session.act(ANN, "bid 1");
    assert_eq!(left(&session, ANN), 75_000);
    session.now += 40_000;
    assert_eq!((left(&session, ANN), left(&session, BOB)), (75_000, 30_000), "only Bob's runs");
    session.now += 30_000;
    session.command(Command::Tick);
    assert_eq!(session.player(BOB), Actor::Bot("greedy".into()));
    session.command(Command::TakeBack { user: "bob".into(), seat: BOB });
    assert_eq!(left(&session, BOB), 60_000, "a minute of grace");
}

#[test]
fn a_bot_has_no_clock_and_an_undo_gives_no_time_back() {
    let mut session = with(ClockRule::PerGame { seconds: 100, increment: 0 });
    assert!(!session.state("ann").seats[2].clock.expect("a clock").running);
    session.now += 10_000;
    session.act(ANN, "bid 1");
    session.undo("ann", ANN);
    assert_eq!(left(&session, ANN), 90_000);
    assert!(session.state("ann").seats[0].clock.expect("a clock").running);
}

#[test]
fn days_are_long() {
    let session = with(ClockRule::Days { days: 3 });
    assert_eq!(session.table.next_due(), Some(session.now + 3 * 24 * 3_600 * 1_000));
}

#[test]
fn time_does_not_pass_while_the_server_is_away() {
    let mut session = with(ClockRule::PerMove { seconds: 60 });
    session.now += 3_600_000;
    session.command(Command::Resume);
    assert_eq!((left(&session, ANN), session.table.next_due()), (60_000, Some(session.now + 60_000)));
    assert!(session.command(Command::Tick).is_empty());
}

#[test]
fn the_time_of_day_does_not_matter() {
    let mut session = with(ClockRule::PerGame { seconds: 100, increment: 7 });
    for (seat, wait) in [(ANN, 4_000), (Seat(2), 100), (BOB, 9_000)] {
        session.now += wait;
        session.act(seat, "bid 0");
    }
    let shift = 1_000_000_000;
    let later: Vec<Entry> =
        session.entries.iter().map(|entry| Entry { at: entry.at + shift, fact: entry.fact.clone() }).collect();
    let header = table::Header { created: 1_000 + shift, ..session.table.header().clone() };
    let shifted = Table::replay(header, &later).expect("the same table, later");
    let state = |table: &Table, now| {
        table.state(&table.audience("ann", table::Lang::ENGLISH), &table::Glance { now, connected: &|_| false })
    };
    assert_eq!(state(&shifted, session.now + shift), state(&session.table, session.now));
    let due = session.table.next_due().map(|due| due + shift);
    assert_eq!(shifted.next_due(), due);
}

#[test]
fn without_a_clock_nothing_is_ever_due() {
    let mut session = Session::started("sample-game", &[human("Ann"), human("Bob")], quick(), 7);
    assert_eq!(session.table.next_due(), None);
    session.now += 1_000_000_000;
    assert!(session.command(Command::Tick).is_empty());
    assert!(session.command(Command::Resume).is_empty());
    assert_eq!(session.state("ann").seats[0].clock, None);
}
