//! A journal played over the socket once more, action by action: how long it takes until everybody is told. The server has
//! one processor.

use std::fmt;
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use mio::{Events, Interest, Poll, Token};
use serde_json::{Value, json};

use crate::args::Args;
use crate::process::Server;
use crate::rest::Rest;
use crate::scan::{Heard, heard};
use crate::socket::{SCRATCH, Scratch, Socket};
use crate::{print, say, stage};

/// One plays all seats, and so many others watch.
const WATCHING: usize = 3;

/// Longer than any answer takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// What is played.
struct Script {
    game: String,
    options: Value,
    seats: usize,
    seed: Value,
    actions: Vec<(usize, String)>,
}

impl Script {
    fn read(file: &Path) -> io::Result<Self> {
        let text = std::fs::read_to_string(file)?;
        let lines = text.lines().map(serde_json::from_str::<Value>).collect::<Result<Vec<_>, _>>()?;
        let of = |kind: &str| lines.iter().find(|line| line["type"] == kind).cloned().unwrap_or_default();
        let (header, configured, started) = (of("header"), of("configured"), of("started"));
        let seats = configured["seats"].as_array().map_or(0, Vec::len);
        let in_order = started["first_seat_order"].as_array().into_iter().flatten();
        if !in_order.enumerate().all(|(place, seat)| *seat == json!(place)) {
            return Err(io::Error::other(
                "The seats of the journal were shuffled, and seats at a table of ours are not.",
            ));
        }
        let played = lines.iter().filter(|line| line["type"] == "action");
        let action = |line: &Value| Some((line["seat"].as_u64()? as usize, line["action"].as_str()?.to_owned()));
        let script = Script {
            game: header["game"].as_str().unwrap_or_default().to_owned(),
            options: configured["options"].clone(),
            seats,
            seed: started["seed"].clone(),
            actions: played.filter_map(action).collect(),
        };
        if script.actions.is_empty() || seats == 0 {
            return Err(io::Error::other(format!("Nothing is played in {}.", file.display())));
        }
        Ok(script)
    }

    /// Opens a table of the same deal at which one person has all seats.
    fn open(&self, server: &Server, host: &str) -> io::Result<String> {
        let seats = vec![json!({ "kind": "you" }); self.seats];
        let settings = json!({ "pass_pause_ms": 0, "spectators": true });
        let new = json!({
            "game": self.game, "options": self.options, "seats": seats, "settings": settings, "seed": self.seed,
            "start": true,
        });
        let table = Rest::connect(server.address)?.request("POST", "/api/tables", host, &new.to_string())?.body;
        table["id"].as_str().map(str::to_owned).ok_or_else(|| io::Error::other(format!("{table} is no table.")))
    }
}

/// Those who are told: whoever plays comes first.
struct Audience {
    poll: Poll,
    sockets: Vec<Socket>,
    scratch: Scratch,
    /// What the player was told, whole.
    state: Value,
    /// What has come and was not looked at yet: nobody's time is taken for it while an action is under way.
    changes: Vec<Vec<u8>>,
}

impl Audience {
    fn connect(server: &Server, cookies: &[String]) -> io::Result<Self> {
        let poll = Poll::new()?;
        let mut sockets = Vec::new();
        for cookie in cookies {
            let mut socket = Socket::open(server.address, cookie)?;
            poll.registry().register(&mut socket.stream, Token(sockets.len()), Interest::READABLE)?;
            sockets.push(socket);
        }
        Ok(Audience { poll, sockets, scratch: vec![0; SCRATCH], state: Value::Null, changes: Vec::new() })
    }

    fn watch(&mut self, table: &str) -> io::Result<()> {
        for socket in &mut self.sockets {
            socket.send(&format!(r#"{{"type":"watch","table":"{table}"}}"#))?;
        }
        self.hear(None)?;
        self.learn()
    }

    /// Waits until each has heard of it, and for the answer to what was sent. Steps of a secret turn are told to the player
    /// alone.
    fn hear(&mut self, id: Option<&str>) -> io::Result<()> {
        let (mut told, mut answered, mut secret) = (vec![false; self.sockets.len()], id.is_none(), false);
        while !answered || !(told.iter().all(|told| *told) || (secret && told[0])) {
            let mut events = Events::with_capacity(64);
            self.poll.poll(&mut events, Some(PATIENCE))?;
            if events.is_empty() {
                return Err(io::Error::other(format!("Nobody hears of {id:?}.")));
            }
            for client in events.iter().map(|event| event.token().0) {
                let (changes, mut refused) = (&mut self.changes, None);
                let open = self.sockets[client].receive(&mut self.scratch, |message| match heard(message) {
                    Some(Heard::State(state)) => {
                        told[client] = true;
                        if client == 0 {
                            secret |= state.is_secret();
                            changes.push(message.to_vec());
                        }
                    }
                    Some(Heard::Accepted { id: done, .. }) => answered |= Some(done) == id,
                    Some(Heard::Refused(why)) => refused = Some(String::from_utf8_lossy(why).into_owned()),
                    _ => {}
                })?;
                if let Some(why) = refused.or_else(|| (!open).then(|| "The server has closed a connection.".to_owned()))
                {
                    return Err(io::Error::other(why));
                }
            }
        }
        Ok(())
    }

    /// Takes in what the player was told.
    fn learn(&mut self) -> io::Result<()> {
        for message in std::mem::take(&mut self.changes) {
            let mut told: Value = serde_json::from_slice(&message)?;
            self.state = match told.get("changes") {
                Some(changes) => table::changed(self.state.take(), changes),
                None => told["state"].take(),
            };
        }
        Ok(())
    }

    /// The number of the question to a seat.
    fn decision(&self, seat: usize) -> io::Result<&str> {
        let mut views = self.state["views"].as_array().into_iter().flatten();
        let view = views.find(|view| view["seat"] == json!(seat));
        let decision = view.and_then(|view| view["decision"].as_str());
        decision.ok_or_else(|| io::Error::other(format!("Seat {seat} is not asked where the journal has it act.")))
    }
}

/// How long each action took until all were told, in order of length.
struct Report {
    game: String,
    told: Vec<Duration>,
}

impl Report {
    fn at(&self, share: f64) -> f64 {
        let place = (self.told.len().saturating_sub(1) as f64 * share) as usize;
        self.told.get(place).map_or(0.0, |told| told.as_secs_f64() * 1_000.0)
    }

    fn json(&self) -> Value {
        let told = json!({ "p50": self.at(0.5), "p99": self.at(0.99), "max": self.at(1.0) });
        json!({ "game": self.game, "actions": self.told.len(), "told_ms": told })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (actions, p50, p99, max) = (self.told.len(), self.at(0.5), self.at(0.99), self.at(1.0));
        write!(
            f,
            "{}: {actions} actions, all told after {p50:.1} ms, 1 % after {p99:.1} ms, the last after {max:.1} ms",
            self.game
        )
    }
}

/// Measures it, prints it, and gives the bound that was not kept.
pub(crate) fn measure(args: &Args, file: &Path) -> io::Result<Vec<String>> {
    let script = Script::read(file)?;
    let folder = tempfile::tempdir()?;
    let server = Server::start_on_core(&args.server, (folder.path(), args.port), args.core, false)?;
    let guests = stage::guests(server.address, 1 + WATCHING)?;
    let table = script.open(&server, &guests[0])?;
    let mut audience = Audience::connect(&server, &guests)?;
    audience.watch(&table)?;
    say(args, "The journal is played");
    let mut told = Vec::with_capacity(script.actions.len());
    for (number, (seat, action)) in script.actions.iter().enumerate() {
        let (decision, id) = (audience.decision(*seat)?, format!("j{number}"));
        let act = json!({
            "type": "act", "table": table, "seat": seat, "decision": decision, "id": id, "action": action,
        });
        let start = Instant::now();
        audience.sockets[0].send(&act.to_string())?;
        audience.hear(Some(&id))?;
        told.push(start.elapsed());
        audience.learn()?;
    }
    server.kill()?;
    told.sort_unstable();
    let report = Report { game: script.game, told };
    print(args, &report, report.json());
    let slow = args.p99_at_most.filter(|&most| report.at(0.99) > most);
    Ok(slow
        .map(|most| format!("1 % of the actions take {:.1} ms or more, and {most} were allowed.", report.at(0.99)))
        .into_iter()
        .collect())
}
