//! Ann and Bob in the middle of a game, Eve who has no business there, and Zoe who plays at another table.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Dice, Guest, Site, Socket, act, asked, picked};
use crate::stage::{Place, Process};

/// A player who is not attacked is answered within this time, even by a debug build on a busy machine.
const PROMPT: Duration = Duration::from_secs(3);
/// Kilobytes a server may grow by while it is attacked.
const GROWTH: u64 = 48 * 1024;

pub(super) struct Scene {
    pub(super) server: Process,
    pub(super) site: Site,
    pub(super) ann: Guest,
    pub(super) bob: Guest,
    pub(super) eve: Guest,
    pub(super) table: String,
    zoe: Guest,
    quiet: String,
    before: Vec<Value>,
    memory: Option<u64>,
    _place: Place,
}

impl Scene {
    pub(super) async fn open() -> Scene {
        let place = Place::folder();
        let server = Process::start(&place).await;
        let site = server.site;
        let (ann, bob, eve) = (site.guest().await, site.guest().await, site.guest().await);
        let table =
            site.table_of(&[&ann, &bob], json!({ "settings": { "pass_pause_ms": 0, "spectators": false } })).await;
        let zoe = site.guest().await;
        let both = json!([{ "kind": "you" }, { "kind": "you" }]);
        let quiet = site.table(&zoe, both, json!({ "start": true })).await;
        let (before, memory) = (Vec::new(), None);
        let mut scene = Scene { server, site, ann, bob, eve, table, zoe, quiet, before, memory, _place: place };
        scene.play(30).await;
        scene.before = scene.seen().await;
        scene.memory = scene.server.memory();
        scene
    }

    /// The players take so many actions.
    async fn play(&self, actions: usize) {
        let mut dice = Dice::new(5);
        let (mut ann, mut bob) = (Socket::open(self.site, &self.ann).await, Socket::open(self.site, &self.bob).await);
        for n in 0..actions {
            let id = format!("opening-{n}");
            for socket in [&mut ann, &mut bob] {
                let state = socket.watch(&self.table).await;
                let Some(view) = asked(&state) else { continue };
                socket.say(act(&self.table, view, &id, picked(view, &mut dice))).await;
                assert_eq!(socket.answer(&id).await["type"], "accepted");
                break;
            }
        }
    }

    /// Who is to move, and what they are asked.
    pub(super) async fn to_move(&self) -> (&Guest, Value) {
        for guest in [&self.ann, &self.bob] {
            let (_, state) = Socket::at(self.site, guest, &self.table).await;
            if let Some(view) = asked(&state) {
                return (guest, view.clone());
            }
        }
        panic!("nobody is to move");
    }

    /// The whole table as each player sees it, but for who is connected.
    async fn seen(&self) -> Vec<Value> {
        let mut seen = Vec::new();
        for guest in [&self.ann, &self.bob] {
            let (_, mut state) = Socket::at(self.site, guest, &self.table).await;
            for seat in state["seats"].as_array_mut().expect("seats") {
                seat["connected"] = Value::Null;
            }
            seen.push(state);
        }
        seen
    }

    /// Somebody at another table plays on and is answered at once.
    pub(super) async fn others_do_not_notice(&self) {
        let (mut socket, state) = Socket::at(self.site, &self.zoe, &self.quiet).await;
        let view = asked(&state).expect("one of her seats is to move");
        let started = Instant::now();
        socket.say(act(&self.quiet, view, &format!("zoe-{}", state["seq"]), picked(view, &mut Dice::fresh()))).await;
        let answer = socket.hear("accepted").await;
        let waited = started.elapsed();
        assert!(waited < PROMPT, "a player waited {waited:?}: {answer}");
    }

    /// How many WebSockets the server has open.
    pub(super) async fn connections(&self) -> u64 {
        let figures = self.site.get("/metrics").send().await.text();
        let line = figures.lines().find_map(|line| line.strip_prefix("lagrange_connections "));
        line.and_then(|number| number.parse().ok()).expect("a figure")
    }

    /// Nothing has changed, and the server is no larger than it was.
    pub(super) async fn unharmed(self) {
        self.others_do_not_notice().await;
        assert_eq!(self.seen().await, self.before, "the table has changed");
        if let (Some(before), Some(after)) = (self.memory, self.server.memory()) {
            assert!(after < before + GROWTH, "memory has grown from {before} kB to {after} kB");
        }
        self.server.end().await;
    }
}
