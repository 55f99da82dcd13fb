//! People who play a game to its end and keep everything they are sent.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{Dice, Guest, Site, Socket, act, asked, picked};

/// All that one person was sent.
pub(super) struct Listener {
    /// Their seat; none for somebody who only watches.
    pub(super) seat: Option<usize>,
    /// Messages over WebSockets.
    pub(super) record: Vec<String>,
    /// Answers to requests.
    pub(super) answers: Vec<String>,
    guest: Guest,
    socket: Socket,
    state: Value,
}

pub(super) struct Heard {
    pub(super) table: String,
    pub(super) listeners: Vec<Listener>,
    /// Actions taken back.
    pub(super) undone: usize,
    /// How often somebody went away and came back.
    pub(super) returns: usize,
}

/// Two people play against a bot, a third watches.
pub(super) async fn play_to_the_end(site: Site, table: String, people: [Guest; 3], seed: u64) -> Heard {
    let mut dice = Dice::new(seed);
    let mut listeners = Vec::new();
    for (guest, seat) in people.into_iter().zip([Some(0), Some(2), None]) {
        let (socket, state) = Socket::at(site, &guest, &table).await;
        listeners.push(Listener { seat, record: Vec::new(), answers: Vec::new(), guest, socket, state });
    }
    let mut heard = Heard { table, listeners, undone: 0, returns: 0 };
    let mut tried: Vec<Value> = Vec::new();
    for turn in 0.. {
        let table = heard.table.clone();
        let somebody = dice.below(3);
        match dice.below(40) {
            0 => {
                heard.listeners[somebody].come_back(site, &table).await;
                heard.returns += 1;
            }
            1 => heard.listeners[somebody].ask_around(site, &table).await,
            2..6 if !tried.is_empty() => {
                let action = tried[dice.below(tried.len())].clone();
                heard.listeners[somebody].ask_why(&table, &action).await;
            }
            _ => {}
        }
        heard.all_catch_up().await;
        if heard.listeners[0].state["phase"] == "over" {
            break;
        }
        // Somebody else was quicker than an undo: now it is a wish that the other one grants.
        if let Some(asked) = (0..2).find(|&n| heard.listeners[n].is_asked_for_undo()) {
            heard.listeners[asked].grant_undo(&table, turn).await;
            heard.all_catch_up().await;
        }
        let mover = (0..2).find(|&n| asked(&heard.listeners[n].state).is_some());
        let Some(mover) = mover else {
            // The bot is to move: all wait for the next thing that happens.
            heard.listeners[0].next_state().await;
            heard.all_catch_up().await;
            continue;
        };
        heard.undone += usize::from(heard.listeners[mover].decide(&table, turn, &mut dice, &mut tried).await);
        heard.all_catch_up().await;
    }
    for listener in &mut heard.listeners {
        listener.record.append(&mut listener.socket.record);
    }
    heard
}

impl Heard {
    /// Everybody hears of what the first has heard of.
    async fn all_catch_up(&mut self) {
        let now = self.listeners.iter().map(Listener::seq).max().unwrap_or_default();
        for listener in &mut self.listeners {
            while listener.seq() < now {
                listener.next_state().await;
            }
        }
    }
}

impl Listener {
    fn seq(&self) -> u64 {
        self.state["seq"].as_u64().expect("a number")
    }

    async fn next_state(&mut self) {
        self.state = self.socket.hear("update").await["state"].take();
    }

    fn is_asked_for_undo(&self) -> bool {
        let waiting = self.state["undo_request"]["waiting"].as_array();
        waiting.is_some_and(|waiting| waiting.contains(&json!(self.guest.user)))
    }

    async fn grant_undo(&mut self, table: &str, turn: usize) {
        let id = format!("grant-{turn}");
        self.socket.say(json!({ "type": "answer_undo", "table": table, "accept": true, "id": id })).await;
        while self.is_asked_for_undo() {
            self.next_state().await;
        }
    }

    /// Answers the question, or takes the last answer back; says which.
    async fn decide(&mut self, table: &str, turn: usize, dice: &mut Dice, tried: &mut Vec<Value>) -> bool {
        // Nobody clicks faster than the server lets them.
        tokio::time::sleep(Duration::from_millis(10)).await;
        let view = asked(&self.state).expect("a question").clone();
        let undo = self.state["undo"][view["seat"].to_string()] == "can" && dice.one_in(10);
        let id = format!("turn-{turn}");
        if undo {
            self.socket.say(json!({ "type": "undo", "table": table, "seat": view["seat"], "id": id })).await;
        } else {
            let action = picked(&view, dice).to_owned();
            if dice.one_in(3) {
                self.look_ahead(table, &view, &action).await;
            }
            self.socket.say(act(table, &view, &id, &action)).await;
            let legal = view["legal"].as_array().expect("a list");
            tried.extend(legal.iter().find(|offer| offer["notation"] == action).map(|offer| offer["action"].clone()));
        }
        let before = self.seq();
        while self.seq() == before {
            let mut message = self.socket.next().await.expect("the connection stays");
            if message["type"] == "refused" {
                assert_eq!(message["refusal"]["code"], "stale_decision", "{message}");
                return false;
            }
            if message["type"] == "update" {
                self.state = message["state"].take();
            }
        }
        undo
    }

    /// Asks what an action would bring about before it is taken.
    async fn look_ahead(&mut self, table: &str, view: &Value, action: &str) {
        let (seat, decision) = (&view["seat"], &view["decision"]);
        let question = json!({ "type": "foresee", "table": table, "seat": seat, "decision": decision, "actions": [action], "ref": "r" });
        self.socket.say(question).await;
        while !self.socket.record.last().is_some_and(|text| text.contains("\"type\":\"foresight\"")) {
            let mut message = self.socket.next().await.expect("the connection stays");
            if message["type"] == "update" {
                self.state = message["state"].take();
            }
        }
    }

    async fn come_back(&mut self, site: Site, table: &str) {
        self.record.append(&mut self.socket.record);
        (self.socket, self.state) = Socket::at(site, &self.guest, table).await;
    }

    /// Asks why an action that somebody took some time is not theirs now.
    async fn ask_why(&mut self, table: &str, action: &Value) {
        let seat = self.seat.unwrap_or_default();
        self.socket
            .say(json!({ "type": "why", "table": table, "seat": seat, "action": action, "ref": action.to_string() }))
            .await;
        while !self.socket.record.last().is_some_and(|text| text.contains("\"type\":\"why\"")) {
            let mut message = self.socket.next().await.expect("the connection stays");
            if message["type"] == "update" {
                self.state = message["state"].take();
            }
        }
    }

    /// Asks for everything that can be asked for while the game is on.
    async fn ask_around(&mut self, site: Site, table: &str) {
        let brief = format!("/api/tables/{table}");
        let mut paths =
            ["/journal", "/replay", "/replay?at=5&seat=1", "/invites"].map(|rest| format!("{brief}{rest}")).to_vec();
        paths.extend(["/api/tables", "/api/history", "/api/bot/tables", "/metrics", &brief].map(str::to_owned));
        let mut answers = Vec::new();
        for path in paths {
            let answer = site.get(&path).by(&self.guest).send().await;
            answers.push(format!("{}\n{}", answer.head, answer.text()));
        }
        // The bot may have ended it meanwhile: then all may be known.
        if answers.last().is_some_and(|last| last.contains("\"playing\"")) {
            self.answers.append(&mut answers);
        }
    }
}
