//! One hostile person, with as many names as they like, from a few addresses of their own.

mod bots;
mod person;
mod sockets;
mod uploads;

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// What is under way until it is stopped.
pub(crate) struct Attack {
    front: Arc<Front>,
    threads: Vec<JoinHandle<()>>,
}

/// What all parts of the attack share.
struct Front {
    server: SocketAddr,
    until: Instant,
    stopped: AtomicBool,
    done: Counts,
}

/// What came of it, counted as it happens.
#[derive(Default)]
struct Counts {
    connections: [AtomicU64; 2],
    messages: AtomicU64,
    uploads: [AtomicU64; 2],
    tables: [AtomicU64; 2],
    logins: AtomicU64,
    /// Names that they could not get, without which nothing can be tried.
    nameless: AtomicU64,
}

/// What came of it: pairs are what the server let happen and what it refused.
pub(crate) struct Done {
    connections: [u64; 2],
    messages: u64,
    uploads: [u64; 2],
    tables: [u64; 2],
    logins: u64,
    nameless: u64,
    /// Parts of the attack that have broken down.
    failed: usize,
}

/// What strangers at one address may have, if nobody says otherwise: connections at once, and journals in a day.
const MOST: [u64; 2] = [512, 100];
/// Seconds after which one more journal is allowed.
const A_JOURNAL: u64 = 864;

impl Front {
    fn goes_on(&self) -> bool {
        !self.stopped.load(Ordering::Relaxed) && Instant::now() < self.until
    }
}

/// One more name to do something under; it is counted when none is given.
fn name(front: &Front, way: person::Way) -> Option<String> {
    let name = person::name(way).ok();
    if name.is_none() {
        front.done.nameless.fetch_add(1, Ordering::Relaxed);
        // Whoever asks too quickly is told so, whatever they want.
        thread::sleep(Duration::from_millis(20));
    }
    name
}

fn count([done, refused]: &[AtomicU64; 2], is_done: bool) {
    (if is_done { done } else { refused }).fetch_add(1, Ordering::Relaxed);
}

impl Attack {
    /// Attacks at once, at most for so long.
    pub(crate) fn start(server: SocketAddr, at_most: Duration) -> Self {
        let (until, stopped, done) = (Instant::now() + at_most, AtomicBool::new(false), Counts::default());
        let front = Arc::new(Front { server, until, stopped, done });
        let parts: [fn(&Front); 4] = [bots::and_sockets, uploads::work, uploads::work, uploads::guess];
        let threads = parts.map(|part| {
            let front = Arc::clone(&front);
            thread::spawn(move || {
                step_back();
                part(&front);
            })
        });
        Attack { front, threads: threads.into_iter().collect() }
    }

    /// Ends it and says what came of it.
    pub(crate) fn stop(self) -> Done {
        self.front.stopped.store(true, Ordering::Relaxed);
        let failed = self.threads.into_iter().filter_map(|thread| thread.join().err()).count();
        let of = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let both = |counts: &[AtomicU64; 2]| [of(&counts[0]), of(&counts[1])];
        let Counts { connections, messages, uploads, tables, logins, nameless } = &self.front.done;
        Done {
            connections: both(connections),
            messages: of(messages),
            uploads: both(uploads),
            tables: both(tables),
            logins: of(logins),
            nameless: of(nameless),
            failed,
        }
    }
}

/// Attackers and those who are measured share a processor here, as they would not outside: the latter go first.
fn step_back() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{getpriority_process, setpriority_process};
        let me = Some(rustix::thread::gettid());
        let _ = setpriority_process(me, getpriority_process(me).unwrap_or(0) + 5);
    }
}

impl Done {
    /// What is missing for an attack that shows anything: what the server refuses counts, what nobody has tried does not.
    pub(crate) fn shortfalls(&self) -> Vec<String> {
        let tried = |[done, refused]: [u64; 2]| done + refused;
        let wanted = [
            ("connections", tried(self.connections), sockets::CONNECTIONS as u64),
            ("uploads", tried(self.uploads), uploads::UPLOADS as u64),
            ("tables of bots", tried(self.tables), bots::TABLES as u64),
            ("messages", self.messages, sockets::CONNECTIONS as u64),
        ];
        let few = wanted.into_iter().filter(|(_, tried, wanted)| tried < wanted);
        let few = few.map(|(what, tried, wanted)| format!("The attack has tried {tried} {what} and not {wanted}."));
        let failed = (self.failed > 0).then(|| format!("{} parts of the attack have broken down.", self.failed));
        few.chain(failed).collect()
    }

    /// How often the server let something happen that its limits forbid. The attack opens its connections before it uses
    /// any, so none of them makes room for another.
    pub(crate) fn beyond(&self, seconds: u64) -> u64 {
        let [connections, uploads] = MOST;
        let uploads = uploads + seconds / A_JOURNAL + 1;
        self.connections[0].saturating_sub(connections) + self.uploads[0].saturating_sub(uploads)
    }

    pub(crate) fn json(&self) -> Value {
        let both = |[done, refused]: [u64; 2]| json!({ "done": done, "refused": refused });
        json!({
            "connections": both(self.connections),
            "messages": self.messages,
            "uploads": both(self.uploads),
            "bot_tables": both(self.tables),
            "logins": self.logins,
            "names_refused": self.nameless,
            "parts_failed": self.failed,
        })
    }
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let both = |[done, refused]: [u64; 2]| format!("{done} done, {refused} refused");
        writeln!(f, "The attack:")?;
        writeln!(f, "  connections  {}", both(self.connections))?;
        writeln!(f, "  messages     {} sent on them", self.messages)?;
        writeln!(f, "  uploads      {}", both(self.uploads))?;
        writeln!(f, "  bot tables   {}", both(self.tables))?;
        write!(f, "  logins       {} guessed", self.logins)?;
        match (self.nameless, self.failed) {
            (0, 0) => Ok(()),
            (nameless, failed) => write!(f, "\n  {nameless} names refused, {failed} parts of the attack broken down"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attack(until: Instant) -> Attack {
        let server = SocketAddr::from(([127, 0, 0, 1], 9));
        let front = Front { server, until, stopped: AtomicBool::new(false), done: Counts::default() };
        Attack { front: Arc::new(front), threads: Vec::new() }
    }

    #[test]
    fn an_attack_that_did_not_take_place_shows_nothing() {
        let mut idle = attack(Instant::now());
        idle.threads.push(thread::spawn(|| panic!("a part breaks down")));
        let done = idle.stop();
        let missing = done.shortfalls().join(" ");
        for what in ["0 connections and not 1000", "0 uploads and not 10000", "0 tables of bots and not 100", "1 parts"]
        {
            assert!(missing.contains(what), "{what}: {missing}");
        }
        let whole = Done {
            connections: [512, 488],
            messages: 1_000,
            uploads: [100, 9_900],
            tables: [30, 70],
            logins: 0,
            nameless: 0,
            failed: 0,
        };
        assert_eq!(whole.shortfalls(), Vec::<String>::new(), "what is refused was tried");
        assert_eq!(whole.beyond(60), 0);
        assert_eq!(Done { connections: [600, 400], uploads: [110, 0], ..whole }.beyond(60), 88 + 9);
    }

    #[test]
    fn who_gets_no_name_has_tried_nothing() {
        // Nobody listens there.
        let attack = attack(Instant::now() + Duration::from_millis(300));
        uploads::work(&attack.front);
        bots::and_sockets(&attack.front);
        let done = attack.stop();
        assert_eq!((done.uploads, done.tables, done.connections), ([0, 0], [0, 0], [0, 0]));
        assert!(done.nameless > 0);
    }
}
