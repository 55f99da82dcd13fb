//! A player who notes what was promised and comes back without help.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep_until, timeout};

use super::crowd::{Chair, Shared};
use crate::client::{Dice, Guest, Site, Socket, act, asked, picked};

/// What a player knows at the end.
#[derive(Default)]
pub(super) struct Diary {
    pub(super) table: String,
    pub(super) user: String,
    /// What was acknowledged, with its number.
    pub(super) done: Vec<(String, u64)>,
    /// What was refused for good.
    pub(super) refused: Vec<String>,
    /// How often the connection was cut.
    pub(super) cuts: u32,
    /// How often something was sent again.
    pub(super) repeated: u32,
    /// How often the server asked to try again.
    pub(super) try_again: u32,
}

/// Something sent and not answered yet.
struct Pending {
    id: String,
    message: Value,
    /// When to send it again, if the server asked for that.
    again_at: Option<Instant>,
}

pub(super) struct Player {
    shared: Arc<Shared>,
    chair: Arc<Chair>,
    guest: Guest,
    dice: Dice,
    diary: Diary,
    pending: Option<Pending>,
    state: Value,
    sent: u32,
}

impl Player {
    pub(super) fn new(shared: Arc<Shared>, chair: Arc<Chair>, guest: Guest, table: String) -> Self {
        let diary = Diary { table, user: guest.user.clone(), ..Diary::default() };
        Player { shared, chair, guest, dice: Dice::fresh(), diary, pending: None, state: Value::Null, sent: 0 }
    }

    /// Plays until the game is over or it is enough, and leaves nothing unanswered.
    pub(super) async fn play(mut self) -> Diary {
        loop {
            let site = self.shared.site().await;
            if self.stay(site).await.is_some() {
                return self.diary;
            }
            self.diary.cuts += 1;
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Plays over one connection. Nothing when it was cut.
    async fn stay(&mut self, site: Site) -> Option<()> {
        let mut socket = Socket::with(site, &[("cookie", &self.guest.cookie)]).await.ok()?;
        socket.send(text(&json!({ "type": "watch", "table": self.diary.table }))).await.ok()?;
        let mut resend = self.pending.is_some();
        self.state = Value::Null;
        loop {
            if resend && let Some(pending) = &mut self.pending {
                pending.again_at = None;
                self.diary.repeated += 1;
                socket.send(text(&pending.message)).await.ok()?;
                resend = false;
            }
            let over = self.state["phase"] == "over" || self.shared.is_enough();
            if over && self.pending.is_none() && !self.state.is_null() {
                return Some(());
            }
            if self.pending.is_none() {
                self.decide(&mut socket).await?;
            }
            let again_at = self.pending.as_ref().and_then(|pending| pending.again_at);
            let message = match again_at {
                Some(at) => tokio::select! {
                    message = socket.next() => message?,
                    () = sleep_until(at) => { resend = true; continue }
                },
                // Somebody else is to move: look now and then whether it is enough.
                None => match timeout(Duration::from_millis(200), socket.next()).await {
                    Ok(message) => message?,
                    Err(_) => continue,
                },
            };
            self.hear(message)?;
        }
    }

    /// Answers the question that is put to this player, if one is; now and then takes the last answer back.
    async fn decide(&mut self, socket: &mut Socket) -> Option<()> {
        let Some(view) = asked(&self.state) else { return Some(()) };
        tokio::time::sleep(Duration::from_millis(2 + self.dice.below(14) as u64)).await;
        self.sent += 1;
        let id = format!("{}-{}", self.guest.user, self.sent);
        let seat = view["seat"].to_string();
        let message = if self.state["undo"][&seat] == "can" && self.dice.one_in(12) {
            json!({ "type": "undo", "table": self.diary.table, "seat": view["seat"], "id": id })
        } else {
            act(&self.diary.table, view, &id, picked(view, &mut self.dice))
        };
        let sent = socket.send(text(&message)).await;
        self.pending = Some(Pending { id, message, again_at: None });
        sent.ok()
    }

    /// Notes what a message says. Nothing when the table cannot be seen now, so that one has to come again.
    fn hear(&mut self, mut message: Value) -> Option<()> {
        let is_answer = self.pending.as_ref().is_some_and(|pending| message["id"] == pending.id);
        match message["type"].as_str().unwrap_or_default() {
            "table" | "update" => {
                self.state = message["state"].take();
                let known = self.diary.done.last().map_or(0, |(_, seq)| *seq);
                let seq = self.state["seq"].as_u64().expect("a number");
                assert!(seq >= known, "the table forgot what it acknowledged: {known} was told, {seq} is shown");
                self.chair.note_turn(&self.state);
            }
            "accepted" if is_answer => {
                let pending = self.pending.take().expect("an answer to it");
                self.diary.done.push((pending.id, message["seq"].as_u64().expect("a number")));
                self.chair.goes_on();
            }
            "refused" if is_answer || message["id"] == "" => match message["refusal"]["code"].as_str() {
                Some("try_again") => {
                    self.diary.try_again += 1;
                    self.send_again_in(Duration::from_millis(50));
                    return is_answer.then_some(());
                }
                Some("too_fast") => self.send_again_in(Duration::from_millis(300)),
                _ if is_answer => {
                    let pending = self.pending.take().expect("an answer to it");
                    self.diary.refused.push(pending.id);
                }
                _ => panic!("the server refuses to show the table: {message}"),
            },
            _ => {}
        }
        Some(())
    }

    fn send_again_in(&mut self, pause: Duration) {
        if let Some(pending) = &mut self.pending {
            pending.again_at = Some(Instant::now() + pause);
        }
    }
}

fn text(message: &Value) -> tokio_tungstenite::tungstenite::Message {
    tokio_tungstenite::tungstenite::Message::text(message.to_string())
}
