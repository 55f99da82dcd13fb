//! Who may say what.

use game_core::Seat;
use table::wire::ServerMessage;
use table::{Command, Settings};

use crate::session::{Session, human, quick};

const ANN: Seat = Seat(0);

fn session(settings: Settings) -> Session {
    Session::started("sample-game", &[human("Ann"), human("Bob")], settings, 7)
}

fn chat(user: &str, text: &str, id: &str, watching: bool) -> Command {
    Command::Chat { user: user.into(), name: user.into(), text: text.into(), id: id.into(), watching }
}

fn mute(by: &str, user: &str, on: bool, id: &str) -> Command {
    Command::Mute { by: by.into(), user: user.into(), on, id: id.into() }
}

#[test]
fn strangers_talk_only_while_they_watch() {
    let mut session = session(quick());
    assert_eq!(session.refused(chat("eve", "hi", "1", false)).code, "not_watching");
    session.command(chat("eve", "hi", "2", true));
    session.command(chat("bob", "from another room", "3", false));
}

#[test]
fn at_a_quiet_table_only_players_talk() {
    let mut session = session(Settings { silent_spectators: true, ..quick() });
    assert_eq!(session.refused(chat("eve", "hi", "1", true)).code, "silent_spectators");
    session.command(chat("bob", "hi", "2", true));
}

#[test]
fn the_host_mutes_anybody_but_themselves() {
    let mut session = session(quick());
    session.command(chat("eve", "spam", "1", true));
    assert_eq!(session.refused(mute("bob", "eve", true, "2")).code, "not_host");
    assert_eq!(session.refused(mute("ann", "nobody", true, "3")).code, "nobody_there");
    for who in ["eve", "bob"] {
        session.command(mute("ann", who, true, &format!("mute {who}")));
        assert_eq!(session.refused(chat(who, "more", "4", true)).code, "muted");
    }
    assert!(session.command(mute("ann", "ann", true, "5")).is_empty());
    assert_eq!(session.state("cid").muted, ["bob", "eve"]);
    let updates = session.command(mute("ann", "eve", false, "6"));
    assert_eq!(session.steps("bob", &updates)[0].events[0].text.to_string(), "The host lets eve talk again.");
    session.command(chat("eve", "thanks", "7", true));
}

#[test]
fn a_flood_does_not_make_anybody_act_twice() {
    let mut session = session(quick());
    session.act(ANN, "bid 1");
    let undo = Command::Undo { user: "ann".into(), seat: ANN, id: "once".into() };
    session.command(undo.clone());
    session.act(ANN, "bid 2");
    for n in 0..2_000 {
        session.command(chat("eve", "flood", &format!("e{n}"), true));
        session.command(chat("bob", "flood", &format!("b{n}"), true));
    }
    assert!(session.command(undo).is_empty(), "it was done before");
    assert_eq!(session.state("ann").journal_length, 1, "the second bid stands");
}

#[test]
fn nothing_that_is_said_turns_or_hides_what_others_read() {
    let mut session = session(quick());
    let updates = session.command(chat("ann", "a\u{202e}b\u{2066}c\u{200b}d\u{e0041}e\u{2028}f", "1", true));
    let messages = session.told("bob", &updates);
    let [ServerMessage::Chat { line, .. }] = &messages[..] else { panic!("chat alone is no update: {messages:?}") };
    assert_eq!(line.text, "abcde f");
    assert_eq!(session.refused(chat("ann", "\u{202e}\u{200b}", "2", true)).code, "empty");
    let family = "👩\u{200d}👧";
    let updates = session.command(chat("ann", family, "3", true));
    let messages = session.told("bob", &updates);
    assert!(matches!(&messages[..], [ServerMessage::Chat { line, .. }] if line.text == family), "{messages:?}");
}
