//! Reading what a client needs from a message and no more of it than that: the bench shares the machine with the server.

use memchr::{memchr, memmem};
use serde_json::Value;

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

/// News of a table for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State<'a> {
    /// Whether it is told because something happened.
    pub(crate) is_update: bool,
    /// Whether it is only what has changed. Older servers tell the whole state every time.
    is_change: bool,
    /// Whether it is told to this client alone, being a step of a secret turn.
    is_secret: bool,
    /// The message from the state or the changes on.
    body: &'a [u8],
}

impl State<'_> {
    /// Whether it is told to this client alone.
    pub(crate) fn is_secret(&self) -> bool {
        self.is_secret
    }
}

/// What a seat knows of its table, as far as a player in a hurry cares.
#[derive(Default)]
pub(crate) struct Known {
    pub(crate) seq: u64,
    pub(crate) is_over: bool,
    /// Whether all at the table are told of what this seat was told last, and not it alone, in a secret turn.
    pub(crate) is_open: bool,
    /// The question this seat has to answer.
    pub(crate) decision: Option<String>,
    legal: Value,
}

/// What a change says about one part of the state.
enum Seen<'a> {
    Same,
    /// It changes so.
    Change(&'a Value),
    /// It is this now.
    Now(&'a Value),
}

impl Known {
    /// Takes in what is told; nothing when it is none that a server sends.
    pub(crate) fn learn(&mut self, state: &State<'_>) -> Option<()> {
        let told = serde_json::Deserializer::from_slice(state.body).into_iter::<Value>().next()?.ok()?;
        let told = if state.is_change { told } else { Value::Array(vec![told]) };
        self.is_open = !state.is_secret;
        if let Some(seq) = now(&told, &["seq"]) {
            self.seq = seq.as_u64()?;
        }
        if let Some(phase) = now(&told, &["phase"]) {
            self.is_over = phase == "over";
        }
        if let Some(decision) = now(&told, &["views", "0", "decision"]) {
            self.decision = decision.as_str().map(str::to_owned);
        }
        match seen(&told, &["views", "0", "legal"]) {
            Seen::Same => {}
            Seen::Change(change) => self.legal = table::changed(self.legal.take(), change),
            Seen::Now(legal) => self.legal = legal.clone(),
        }
        Some(())
    }

    /// How much the seat may do.
    pub(crate) fn offers(&self) -> usize {
        self.legal.as_array().map_or(0, Vec::len)
    }

    /// One of those, in notation. A row says how much of the notation before it stays, and what follows; older servers
    /// write each out.
    pub(crate) fn offer(&self, n: usize) -> Option<String> {
        let mut notation = String::new();
        for row in self.legal.as_array()?.iter().take(n + 1) {
            match (row["notation"].as_str(), row[0].as_u64(), row[1].as_str()) {
                (Some(whole), ..) => whole.clone_into(&mut notation),
                (None, Some(kept), Some(rest)) => {
                    notation.truncate(kept as usize);
                    notation.push_str(rest);
                }
                _ => return None,
            }
        }
        Some(notation)
    }
}

/// What a plain value is now, if it has changed.
fn now<'a>(told: &'a Value, path: &[&str]) -> Option<&'a Value> {
    match seen(told, path) {
        Seen::Same => None,
        Seen::Change(change) => change.get(0),
        Seen::Now(value) => Some(value),
    }
}

/// Follows a path through a change, as `table::changed` would.
fn seen<'a>(change: &'a Value, path: &[&str]) -> Seen<'a> {
    const NONE: &Value = &Value::Null;
    let Some((key, rest)) = path.split_first() else { return Seen::Change(change) };
    let inside = |value: &'a Value, path: &[&str]| {
        let step = |value: &'a Value, key: &&str| match key.parse::<usize>() {
            Ok(index) => value.get(index).unwrap_or(NONE),
            Err(_) => value.get(*key).unwrap_or(NONE),
        };
        Seen::Now(path.iter().fold(value, step))
    };
    match change {
        Value::Object(fields) => fields.get(*key).map_or(Seen::Same, |change| seen(change, rest)),
        Value::Array(parts) if parts.len() == 1 => inside(&parts[0], path),
        // The only list on the way is that of views, which has one: it comes with the start.
        Value::Array(parts) if parts.len() > 2 => inside(&parts[2], rest),
        _ => Seen::Now(NONE),
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

fn state(message: &[u8], is_update: bool) -> Option<State<'_>> {
    let changes = if is_update { after(message, br#","changes":"#) } else { None };
    let body = changes.or_else(|| after(message, br#""state":"#))?;
    let is_secret = memmem::find(&message[..message.len() - body.len()], br#""secret":true"#).is_some();
    Some(State { is_update, is_change: changes.is_some(), is_secret, body })
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

    const TABLE: &str = r#"{"type":"table","state":{"id":"t","seq":7,"phase":"playing","views":[{"seat":0,
        "view":{},"decision":"d3","prompt":null,
        "legal":[[0,"done",{"type":"done"}],[0,"buy human H1a",{"type":"buy"}],[12,"b",1,"b"]]}]},"revision":3}"#;

    fn learn(known: &mut Known, message: &str) {
        match heard(message.as_bytes()) {
            Some(Heard::State(state)) => known.learn(&state).expect("a state"),
            other => panic!("{other:?} is no state"),
        }
    }

    fn update(known: &mut Known, changes: &str) {
        let steps = r#"[{"seq":8,"actor_seat":1,"events":[]}]"#;
        let head = r#"{"type":"update","table":"t","seq":8,"steps":"#;
        learn(known, &format!(r#"{head}{steps},"revision":4,"changes":{changes}}}"#));
    }

    fn offers(known: &Known) -> Vec<String> {
        (0..known.offers()).map(|n| known.offer(n).expect("an offer")).collect()
    }

    #[test]
    fn a_table_tells_the_question_and_the_choices_and_updates_change_them() {
        let mut known = Known::default();
        learn(&mut known, TABLE);
        assert_eq!((known.seq, known.is_over, known.decision.as_deref()), (7, false, Some("d3")));
        assert_eq!(offers(&known), ["done", "buy human H1a", "buy human H1b"]);
        update(&mut known, r#"{"seq":[8],"views":{"0":{"decision":["d4"],"legal":[0,1]}}}"#);
        assert_eq!((known.seq, known.decision.as_deref(), known.is_open), (8, Some("d4"), true));
        assert_eq!(offers(&known), ["buy human H1a", "buy human H1b"]);
        update(&mut known, r#"{"seq":[9],"phase":["over"],"views":{"0":{"decision":[null],"legal":[[]]}}}"#);
        assert_eq!((known.decision.as_deref(), known.is_over, known.offers(), known.is_open), (None, true, 0, true));
    }

    #[test]
    fn older_servers_write_everything_out() {
        let mut known = Known::default();
        let state = r#"{"seq":8,"phase":"playing","views":[{"decision":"d1","legal":[{"notation":"done"}]}]}"#;
        learn(&mut known, &format!(r#"{{"type":"update","table":"t","seq":8,"steps":[],"state":{state}}}"#));
        assert_eq!((known.seq, known.is_open, offers(&known)), (8, true, vec!["done".to_owned()]));
    }

    #[test]
    fn a_step_of_a_secret_turn_says_so() {
        let mut known = Known::default();
        learn(&mut known, TABLE);
        let head = r#"{"type":"update","table":"t","seq":8,"steps":"#;
        let steps = r#"[{"seq":8,"actor_seat":1,"secret":true,"events":[]}]"#;
        learn(&mut known, &format!(r#"{head}{steps},"revision":4,"changes":{{"seq":[8]}}}}"#));
        assert!(!known.is_open);
        update(&mut known, r#"{"seq":[9]}"#);
        assert!(known.is_open);
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
