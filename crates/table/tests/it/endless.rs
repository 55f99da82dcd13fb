//! A journal has an end, whatever people do; and a game comes to its own end before.

use game_core::{Seat, Seed};
use game_registry::Move;
use table::wire::{Phase, SetupChange};
use table::{Command, PassMode};

use crate::session::{Dice, Session, human, quick};

/// More entries than anybody needs; the table should refuse before.
const ENDLESS: usize = 100_000;
/// Random players need at most this part of what a game may write down before acting is refused.
const PART: usize = 4;
/// What may be written down before acting is refused, and besides actions that stand before anything is.
const FULL: usize = 60_000;
const CALM: usize = 5_000;

/// Does this again and again; why the table refuses at last, and after how many entries.
fn until_refused(session: &mut Session, mut next: impl FnMut(&mut Session, usize) -> Command) -> (String, usize) {
    for n in 0..ENDLESS {
        let command = next(session, n);
        if let Err(refusal) = session.try_command(&command) {
            assert!(refusal.to_string().contains(' '), "in words: {refusal}");
            return (refusal.code, session.entries.len());
        }
    }
    panic!("this goes on and on");
}

fn playing() -> Session {
    Session::started("sample-game", &[human("Ann"), human("Bob")], quick(), 3)
}

/// Ann does something and takes it back, forever.
fn wavering(session: &mut Session, n: usize) -> Command {
    if n.is_multiple_of(2) {
        let action = session.legal(Seat(0))[0].clone();
        return session.act_command(Seat(0), &action);
    }
    Command::Undo { user: "ann".into(), seat: Seat(0), id: session.new_id() }
}

#[test]
fn who_says_again_what_holds_already_writes_nothing() {
    for entry in game_registry::games() {
        let mut session = Session::started(entry.slug(), &[human("Ann"), human("Bob")], quick(), 3);
        let windows: Vec<String> = entry.windows().iter().map(|window| (*window).to_owned()).collect();
        for window in windows {
            for mode in [PassMode::Ask, PassMode::UnlessPlayable, PassMode::ThisTime] {
                let mut written = Vec::new();
                for _ in 0..5 {
                    let (user, window, id) = ("bob".into(), window.clone(), session.new_id());
                    session.command(Command::Prefer { user, seat: Seat(1), window, mode, id });
                    written.push(session.entries.len());
                }
                assert_eq!(written[0], written[4], "{} {window} {mode:?}", entry.slug());
            }
        }
        for standing in entry.standing() {
            for choice in [Some(standing.choices[0].to_owned()), None] {
                let mut written = Vec::new();
                for _ in 0..5 {
                    let (user, kind, id) = ("bob".into(), standing.kind.to_owned(), session.new_id());
                    session.command(Command::Stand { user, seat: Seat(1), kind, choice: choice.clone(), id });
                    written.push(session.entries.len());
                }
                assert_eq!(written[0], written[4], "{} {} {choice:?}", entry.slug(), standing.kind);
            }
        }
    }
}

#[test]
fn who_wavers_forever_is_held_to_their_word_and_the_game_goes_on() {
    let mut session = playing();
    let (code, entries) = until_refused(&mut session, wavering);
    assert_eq!(code, "journal_long");
    assert!((CALM..CALM + 10).contains(&entries), "{entries} entries");
    // The others can end it, and a name that changes elsewhere changes nothing here.
    let before = session.entries.len();
    session.command(Command::Rename { user: "bob".into(), name: "Bobby".into() });
    assert_eq!(session.entries.len(), before);
    session.play_on(&mut Dice::new(1), 10_000);
    assert_eq!(session.table.phase(), Phase::Over, "it is played to its end");
}

#[test]
fn whoever_wavers_about_a_standing_answer_takes_nothing_from_the_others() {
    let players = [human("Ann"), human("Bob")];
    let mut session = Session::started("on-mars", &players, quick(), 3);
    let standing = |session: &mut Session, n: usize| Command::Stand {
        user: "ann".into(),
        seat: Seat(0),
        kind: "technology".into(),
        choice: Some(if n.is_multiple_of(2) { "keep" } else { "develop" }.into()),
        id: session.new_id(),
    };
    let (code, entries) = until_refused(&mut session, standing);
    assert_eq!(code, "journal_long");
    assert!(entries < CALM / 2 + 10, "{entries} entries");
    // Bob may still take something back, and comes back to his seat when he was away.
    session.command(Command::HandOver { by: "ann".into(), seat: Seat(1), spec: "random".into(), absent: true });
    session.command(Command::TakeBack { user: "bob".into(), seat: Seat(1) });
    let mut session = playing();
    until_refused(&mut session, wavering);
    session.command(Command::HandOver { by: "ann".into(), seat: Seat(1), spec: "random".into(), absent: true });
    session.command(Command::TakeBack { user: "bob".into(), seat: Seat(1) });
}

#[test]
fn a_game_with_a_long_journal_can_be_given_up() {
    let mut session = playing();
    until_refused(&mut session, wavering);
    session.command(Command::Resign { user: "ann".into() });
    assert_eq!(session.table.phase(), Phase::Over);

    let mut session = playing();
    until_refused(&mut session, wavering);
    session.command(Command::AskEnd { user: "bob".into(), id: "end".into() });
    session.command(Command::AnswerEnd { user: "ann".into(), accept: true, id: "yes".into() });
    assert_eq!(session.table.phase(), Phase::Over);
}

#[test]
fn a_lobby_is_rearranged_so_often_and_can_then_still_start() {
    let mut session = Session::lobby("sample-game", &[human("Ann"), human("Bob")], quick());
    let come_and_go = |_: &mut Session, n: usize| {
        let seat = Seat(1);
        let change = if n.is_multiple_of(2) { SetupChange::StandUp { seat } } else { SetupChange::Sit { seat } };
        Command::SetUp { by: "bob".into(), name: "Bob".into(), change }
    };
    let (code, strangers) = until_refused(&mut session, come_and_go);
    assert_eq!(code, "lobby_worn");
    // The host has the last word, whether Bob sits there now or not.
    let by_host = |change| Command::SetUp { by: "ann".into(), name: "Ann".into(), change };
    let _ = session.try_command(&by_host(SetupChange::SendAway { seat: Seat(1), user: "bob".into() }));
    let flip = |_: &mut Session, n: usize| {
        let bot = if n.is_multiple_of(2) { "random" } else { "greedy" };
        by_host(SetupChange::SeatBot { seat: Seat(1), bot: bot.into() })
    };
    let (code, all) = until_refused(&mut session, flip);
    assert_eq!(code, "lobby_worn");
    assert!(strangers < all && all < 3_000, "{strangers} of {all} entries");
    session.command(Command::Start { by: "ann".into(), seed: Some(Seed::from(1)) });
    assert_eq!(session.table.phase(), Phase::Playing);
}

#[test]
fn those_who_talk_forever_fall_silent_and_take_nothing_from_the_game() {
    let mut session = playing();
    let chat = |user: &str, id: String| Command::Chat {
        user: user.to_owned(),
        name: "Somebody".into(),
        text: "again".into(),
        id,
        watching: true,
    };
    let (code, of_strangers) = until_refused(&mut session, |session, _| chat("eve", session.new_id()));
    assert_eq!(code, "talk_full");
    let (_, all) = until_refused(&mut session, |session, _| chat("ann", session.new_id()));
    assert!(2 * of_strangers < all && all < 20_000, "{of_strangers} of {all} lines");
    let before = session.entries.len();
    let (_, entries) = until_refused(&mut session, wavering);
    assert!(entries - before > CALM - 10, "talk counts for itself");
}

#[test]
fn the_longest_games_of_random_players_fit_many_times() {
    for entry in game_registry::games() {
        let seats = *entry.seats().end();
        for seed in 0..2 {
            let mut game = entry.start(&entry.default_options(), seats, Seed::from(seed)).expect("a game");
            let (mut dice, mut actions) = (Dice::new(seed), 0);
            while let Some(seat) = game.deciding().iter().next() {
                let legal = game.notations(seat);
                game.play(seat, Move::Notation(&legal[dice.below(legal.len())])).expect("legal");
                actions += 1;
                assert!(actions * PART <= FULL, "{} with {seats} seats goes on after {actions} actions", entry.slug());
            }
        }
    }
}
