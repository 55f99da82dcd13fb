//! Vacations: clocks of games over days stand still, and nobody is replaced meanwhile.

use game_core::Seat;
use table::{Actor, ClockRule, Command, Fact, Settings, Table};

use crate::session::{Session, bot, human, quick};

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);
const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

fn with(clock: Option<ClockRule>) -> Session {
    let settings = Settings { clock, ..quick() };
    Session::started("sample-game", &[human("Ann"), human("Bob"), bot("random")], settings, 7)
}

fn slow() -> Session {
    with(Some(ClockRule::Days { days: 3 }))
}

fn away(session: &Session, days: u64) -> Command {
    Command::Away { user: "bob".into(), until: Some(session.now + days * DAY) }
}

fn back() -> Command {
    Command::Away { user: "bob".into(), until: None }
}

/// What is left of Bob's clock, and whether it runs.
fn clock(session: &Session) -> (u64, bool) {
    let clock = session.state("eve").seats[BOB.index()].clock.expect("a clock");
    (clock.left_ms, clock.running)
}

#[test]
fn a_clock_of_days_stands_still_and_runs_on() {
    let mut session = slow();
    session.now += DAY;
    let updates = session.command(away(&session, 7));
    assert_eq!(session.steps("ann", &updates)[0].events[0].text.to_string(), "Bob is on vacation.");
    let until = session.now + 7 * DAY;
    assert_eq!(session.state("eve").seats[BOB.index()].away_until, Some(until), "all see it");
    session.now += 6 * DAY;
    assert_eq!(clock(&session), (2 * DAY, false));
    session.act(ANN, "bid 1");
    assert_eq!(clock(&session), (2 * DAY, false), "what others do changes nothing");
    assert_eq!(session.table.next_due(), Some(until));
    session.now = until;
    session.command(Command::Tick);
    assert_eq!((clock(&session), session.state("eve").seats[1].away_until), ((2 * DAY, true), None));
    session.now += 2 * DAY;
    session.command(Command::Tick);
    assert_eq!(session.player(BOB), Actor::Bot("greedy".into()), "then time passes as ever");
}

#[test]
fn coming_back_early_starts_the_clock() {
    let mut session = slow();
    session.command(away(&session, 14));
    session.now += DAY;
    let updates = session.command(back());
    assert_eq!(session.steps("ann", &updates)[0].events[0].text.to_string(), "Bob is back from vacation.");
    assert_eq!(clock(&session), (3 * DAY, true));
    assert!(session.command(back()).is_empty(), "once");
}

#[test]
fn going_away_at_the_last_moment_rescues_nobody() {
    let mut session = slow();
    session.now += 3 * DAY - 1_000;
    session.command(away(&session, 7));
    assert_eq!(clock(&session), (1_000, true), "it runs on");
    session.act(ANN, "bid 1");
    assert_eq!(clock(&session), (1_000, true), "whatever others do");
    session.now += 1_000;
    session.command(Command::Tick);
    assert_eq!(session.player(BOB), Actor::Bot("greedy".into()));
    // A quarter of a clock that gives a day; a day of one that gives a week.
    for (days, reserve) in [(1, 6 * HOUR), (7, DAY)] {
        for (left, held) in [(reserve, true), (reserve - 1, false)] {
            let mut session = with(Some(ClockRule::Days { days }));
            session.now += u64::from(days) * DAY - left;
            session.command(away(&session, 7));
            assert_eq!(clock(&session), (left, !held), "{days} days");
        }
    }
}

#[test]
fn whoever_answers_first_is_excused_from_the_next_question() {
    let mut session = slow();
    session.now += 3 * DAY - 1_000;
    session.command(away(&session, 7));
    session.act(BOB, "bid 1");
    session.act(ANN, "bid 2");
    let bot = session.table.bots_to_move().remove(0);
    session.act(bot.seat, "bid 0");
    let prize = session.legal(ANN).remove(0);
    session.act(ANN, &prize);
    assert!(session.deciding().contains(&BOB), "the next round");
    assert_eq!(clock(&session), (3 * DAY, false));
}

#[test]
fn live_clocks_wait_for_nobody() {
    let mut session = with(Some(ClockRule::PerMove { seconds: 60 }));
    session.now += 10_000;
    session.command(away(&session, 7));
    assert_eq!(clock(&session), (50_000, true));
    assert!(session.state("ann").seats[BOB.index()].away_until.is_some(), "but all see why");
    session.now += 50_000;
    session.command(Command::Tick);
    assert_eq!(session.player(BOB), Actor::Bot("greedy".into()));
    let mut long = with(Some(ClockRule::PerGame { seconds: 10 * 86_400, increment: 3_600 }));
    long.now += DAY;
    long.command(away(&long, 7));
    long.now += DAY;
    assert_eq!(clock(&long), (9 * DAY, false), "ten days for a whole game are days, too");
    long.act(BOB, "bid 1");
    assert_eq!(clock(&long), (9 * DAY + HOUR, false), "who answers all the same gains what a turn gives");
}

#[test]
fn nobody_is_replaced_while_on_vacation() {
    let hand_over = || Command::HandOver { by: "ann".into(), seat: BOB, spec: "random".into(), absent: true };
    for clock in [Some(ClockRule::Days { days: 3 }), None] {
        let mut session = with(clock);
        session.command(away(&session, 7));
        assert_eq!(session.refused(hand_over()).code, "on_vacation");
        session.command(back());
        session.command(hand_over());
    }
    // Strangers who play at once do not wait, and neither does a clock of minutes.
    let open = Settings { open: true, ..quick() };
    let quick = Settings { clock: Some(ClockRule::PerMove { seconds: 600 }), ..quick() };
    for settings in [open, quick] {
        let mut session = Session::started("sample-game", &[human("Ann"), human("Bob")], settings, 7);
        session.command(away(&session, 7));
        session.command(hand_over());
    }
}

#[test]
fn days_of_a_vacation_are_no_days_of_absence() {
    let mut session = with(None);
    session.command(Command::HandOver { by: "bob".into(), seat: BOB, spec: "random".into(), absent: false });
    session.command(away(&session, 7));
    session.now += 2 * DAY;
    let ask = |session: &mut Session| {
        let id = session.new_id();
        session.command(Command::AskEnd { user: "ann".into(), id });
        session.state("ann").end_request.map(|request| request.waiting)
    };
    assert_eq!(ask(&mut session), Some(vec!["bob".to_owned()]), "he still has a say");
    let id = session.new_id();
    session.command(Command::AnswerEnd { user: "ann".into(), accept: false, id });
    session.command(back());
    session.now += DAY - 1;
    session.act(ANN, "bid 1");
    assert_eq!(ask(&mut session), Some(vec!["bob".to_owned()]), "the day begins when he is back");
    let id = session.new_id();
    session.command(Command::AnswerEnd { user: "ann".into(), accept: false, id });
}

#[test]
fn a_journal_with_vacations_leads_to_the_same_table() {
    let mut session = slow();
    session.now += DAY;
    session.command(away(&session, 7));
    session.now += DAY;
    session.act(ANN, "bid 1");
    let middle = session.table.save();
    let at = session.entries.len();
    session.now += 6 * DAY;
    session.command(Command::Tick);
    session.act(BOB, "bid 2");
    let replayed = Table::replay(session.table.header().clone(), &session.entries).expect("the same table");
    assert_eq!(replayed.digest(), session.table.digest());
    assert_eq!(replayed.next_due(), session.table.next_due());
    let mut loaded = Table::load(session.table.header().clone(), &middle).expect("a snapshot");
    for entry in &session.entries[at..] {
        loaded.apply(entry).expect("it goes on");
    }
    assert_eq!(loaded.digest(), session.table.digest());
    // Others read it by names only.
    let text = session.journal().without_identities().to_jsonl();
    assert!(text.contains(r#""type":"away""#) && !text.contains(r#""user":"bob""#), "{text}");
}

#[test]
fn only_players_go_on_vacation_and_only_ahead_in_time() {
    let mut session = slow();
    let stranger = Command::Away { user: "eve".into(), until: Some(session.now + DAY) };
    assert_eq!(session.refused(stranger).code, "not_a_player");
    let past = Command::Away { user: "bob".into(), until: Some(session.now) };
    assert!(session.command(past).is_empty());
    let mut forged = session.entries.clone();
    forged.push(table::Entry { at: session.now, fact: Fact::Away { user: "eve".into(), until: Some(1) } });
    assert!(Table::replay(session.table.header().clone(), &forged).is_err());
}
