//! Reading what a client needs from a message without taking it apart: the bench shares the machine with the server,
//! and reading JSON properly would cost more than sending it.

use memchr::{memchr, memmem};

/// What a message of the server says, as far as a player in a hurry cares.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Heard<'a> {
    /// The table as it stands now (`table` or `update`).
    State(State<'a>),
    /// An action is done, durably.
    Accepted { id: &'a str, seq: u64 },
    /// Something is not done: the whole message.
    Refused(&'a [u8]),
    /// The server goes away.
    Closing,
    /// Nothing that matters here.
    Other,
}

/// A table as one seat sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State<'a> {
    /// Whether it is told because something happened.
    pub(crate) is_update: bool,
    pub(crate) seq: u64,
    pub(crate) turn: u64,
    pub(crate) is_over: bool,
    /// The question this seat has to answer.
    pub(crate) decision: Option<&'a str>,
    /// The message from its legal actions on.
    offers: &'a [u8],
}

impl<'a> State<'a> {
    /// What the seat may do, in notation.
    pub(crate) fn offers(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        const KEY: &[u8] = br#""notation":""#;
        let offers = self.offers;
        memmem::find_iter(offers, KEY).filter_map(move |at| word(&offers[at + KEY.len()..]))
    }
}

/// Reads a message; nothing when it is none that a server sends.
pub(crate) fn heard(message: &[u8]) -> Option<Heard<'_>> {
    let kind = word(message.strip_prefix(br#"{"type":""#)?)?;
    Some(match kind {
        "update" => Heard::State(state(message, true)?),
        "table" => Heard::State(state(message, false)?),
        "accepted" => {
            let id = word(after(message, br#""id":""#)?)?;
            Heard::Accepted { id, seq: number(after(message, br#""seq":"#)?)? }
        }
        "refused" => Heard::Refused(message),
        "closing" => Heard::Closing,
        _ => Heard::Other,
    })
}

/// The state begins with its number and phase; in its only view the game's own part comes first, then the question.
/// Before the start there is no view.
fn state(message: &[u8], is_update: bool) -> Option<State<'_>> {
    let state = after(message, br#""state":{"#)?;
    let seq = number(after(state, br#""seq":"#)?)?;
    let phase = word(after(state, br#""phase":""#)?)?;
    if phase == "lobby" {
        return Some(State { is_update, seq, turn: 0, is_over: false, decision: None, offers: &[] });
    }
    let turn = after(after(state, br#""views":[{"#)?, br#""turn":{"number":"#)?;
    let question = after(turn, br#","decision":"#)?;
    let decision = question.strip_prefix(b"\"").and_then(word);
    Some(State { is_update, seq, turn: number(turn)?, is_over: phase == "over", decision, offers: question })
}

/// What comes after a key.
fn after<'a>(message: &'a [u8], key: &[u8]) -> Option<&'a [u8]> {
    memmem::find(message, key).map(|at| &message[at + key.len()..])
}

/// What stands before the next quotation mark. Ids and notations hold nothing that JSON would escape.
fn word(message: &[u8]) -> Option<&str> {
    std::str::from_utf8(&message[..memchr(b'"', message)?]).ok()
}

fn number(message: &[u8]) -> Option<u64> {
    let digits = message.iter().take_while(|byte| byte.is_ascii_digit()).count();
    std::str::from_utf8(&message[..digits]).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const UPDATE: &str = r#"{"type":"update","table":"t","seq":7,"steps":[{"seq":7,"actor_seat":1,"events":[]}],
        "state":{"id":"t","seq":7,"phase":"playing","views":[{"seat":0,"view":{"open":{"turn":{"number":6}}}
        ,"decision":"d3","prompt":null,"legal":[{"notation":"done","action":{}},{"notation":"buy human H1a"}]}]}}"#;

    fn state_in(message: &str) -> State<'_> {
        match heard(message.as_bytes()) {
            Some(Heard::State(state)) => state,
            other => panic!("{other:?} is no state"),
        }
    }

    #[test]
    fn an_update_tells_the_question_and_the_choices() {
        let state = state_in(UPDATE);
        assert!(state.is_update && !state.is_over);
        assert_eq!((state.seq, state.turn, state.decision), (7, 6, Some("d3")));
        assert_eq!(state.offers().collect::<Vec<_>>(), ["done", "buy human H1a"]);
    }

    #[test]
    fn a_seat_that_is_not_asked_has_no_question() {
        let message = UPDATE.replace(r#""decision":"d3""#, r#""decision":null"#).replace("playing", "over");
        let state = state_in(&message);
        assert_eq!((state.decision, state.is_over), (None, true));
    }

    #[test]
    fn a_table_that_has_not_started_has_no_turn() {
        let state = state_in(r#"{"type":"table","state":{"id":"t","seq":2,"phase":"lobby","views":[]}}"#);
        assert_eq!((state.is_update, state.seq, state.turn), (false, 2, 0));
    }

    #[test]
    fn answers_are_told_apart() {
        let accepted = br#"{"type":"accepted","table":"t","id":"a9","seq":12}"#;
        assert_eq!(heard(accepted), Some(Heard::Accepted { id: "a9", seq: 12 }));
        let refused = br#"{"type":"refused","table":"t","id":"a9","refusal":{}}"#;
        assert_eq!(heard(refused), Some(Heard::Refused(refused)));
        assert_eq!(heard(br#"{"type":"pong"}"#), Some(Heard::Other));
        assert_eq!(heard(b"no JSON"), None);
    }
}
