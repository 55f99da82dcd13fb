//! Everybody at all tables: one thread that hears every client and lets them act.

use std::collections::VecDeque;
use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use mio::{Events, Interest, Poll, Token};

use crate::chance::Chance;
use crate::scan::{Heard, heard};
use crate::socket::{SCRATCH, Scratch, Socket};
use crate::stage::Seated;
use crate::table::{Finished, Table};

/// No message for so long, although one is due, means that something is lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// How the clients act.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pace {
    /// At so many actions a second, each at a tick of the clock, whether the last one is done or not.
    Steady(u32),
    /// With so many on their way at any time.
    AtOnce(usize),
}

/// All tables and the clients at them; client `seats * t + s` sits in seat `s` of table `t`.
pub(crate) struct Crowd {
    seats: usize,
    poll: Poll,
    clients: Clients,
    pub(crate) tables: Vec<Table>,
    /// Tables where the next action can be sent, longest idle first.
    ready: VecDeque<usize>,
    chance: Chance,
    /// Actions sent so far: each has its number.
    sent: u64,
    under_way: usize,
    /// Preferences that are not acknowledged yet.
    unheard: usize,
}

struct Clients {
    sockets: Vec<Socket>,
    scratch: Scratch,
    bytes: u64,
}

/// What has come of some actions.
#[derive(Default)]
pub(crate) struct Outcome {
    pub(crate) finished: Vec<Finished>,
    /// How long was measured.
    pub(crate) time: Duration,
    /// Of `finished`, those that were so within that time.
    pub(crate) in_time: usize,
    /// What all clients were sent meanwhile.
    pub(crate) bytes: u64,
}

impl Crowd {
    /// Connects everybody. Nobody watches a table yet.
    pub(crate) fn connect(address: SocketAddr, seats: usize, seated: Vec<Seated>) -> io::Result<Self> {
        let poll = Poll::new()?;
        let mut sockets = Vec::with_capacity(seated.len() * seats);
        for cookie in seated.iter().flat_map(|seated| &seated.cookies) {
            let mut socket = Socket::open(address, cookie)?;
            poll.registry().register(&mut socket.stream, Token(sockets.len()), Interest::READABLE)?;
            sockets.push(socket);
        }
        let tables = seated.into_iter().map(|seated| Table::new(seated.table, seats)).collect();
        let clients = Clients { sockets, scratch: vec![0; SCRATCH], bytes: 0 };
        let (ready, chance) = (VecDeque::new(), Chance::new(1));
        Ok(Crowd { seats, poll, clients, tables, ready, chance, sent: 0, under_way: 0, unheard: 0 })
    }

    /// Everybody wants to answer every window, so that nothing happens but what a client does; waits until all are
    /// heard.
    pub(crate) fn answer_windows(&mut self, kinds: &[String]) -> io::Result<()> {
        for (client, socket) in self.clients.sockets.iter_mut().enumerate() {
            let (table, seat) = (&self.tables[client / self.seats].id, client % self.seats);
            for (n, kind) in kinds.iter().enumerate() {
                socket.send(&format!(
                    r#"{{"type":"prefer","table":"{table}","seat":{seat},"window":"{kind}","mode":"ask","id":"p{n}"}}"#
                ))?;
                self.unheard += 1;
            }
        }
        let mut outcome = Outcome::default();
        while self.unheard > 0 {
            self.listen(PATIENCE, &mut outcome)?;
        }
        Ok(())
    }

    /// Everybody watches their own table; waits until all have seen it.
    pub(crate) fn watch(&mut self) -> io::Result<()> {
        for client in 0..self.clients.sockets.len() {
            let watch = format!(r#"{{"type":"watch","table":"{}"}}"#, self.tables[client / self.seats].id);
            self.clients.sockets[client].send(&watch)?;
        }
        let mut outcome = Outcome::default();
        while !self.tables.iter().all(Table::is_watched) {
            self.listen(PATIENCE, &mut outcome)?;
        }
        self.ready = (0..self.tables.len()).filter(|&table| self.tables[table].is_ready()).collect();
        Ok(())
    }

    /// Plays so many actions at every table.
    pub(crate) fn play_opening(&mut self, actions: usize, at_once: usize) -> io::Result<Outcome> {
        let (start, mut outcome, mut past) = (Instant::now(), Outcome::default(), Vec::new());
        while !self.ready.is_empty() || self.under_way > 0 {
            while self.under_way < at_once
                && let Some(table) = self.ready.pop_front()
            {
                let played = self.tables[table].acknowledged.len();
                if played >= actions { past.push(table) } else { self.act(table, Instant::now())? }
            }
            if self.under_way > 0 {
                self.listen(PATIENCE, &mut outcome)?;
            }
        }
        self.ready.extend(past);
        (outcome.time, outcome.in_time) = (start.elapsed(), outcome.finished.len());
        Ok(outcome)
    }

    /// Plays for a time, and waits until everything that was sent is done.
    pub(crate) fn play_for(&mut self, time: Duration, pace: Pace) -> io::Result<Outcome> {
        let (start, bytes, mut outcome, mut ticks) = (Instant::now(), self.clients.bytes, Outcome::default(), 0_u32);
        // Short games may all be over before.
        while start.elapsed() < time && (self.under_way > 0 || !self.ready.is_empty()) {
            let wait = match pace {
                Pace::AtOnce(n) => {
                    while self.under_way < n
                        && let Some(table) = self.ready.pop_front()
                    {
                        self.act(table, Instant::now())?;
                    }
                    time
                }
                Pace::Steady(rate) => {
                    let due = |tick: u32| start + Duration::from_secs(1) * tick / rate;
                    while due(ticks) <= Instant::now()
                        && let Some(table) = self.ready.pop_front()
                    {
                        self.act(table, due(ticks))?;
                        ticks += 1;
                    }
                    // With every table busy only an answer can change anything.
                    if self.ready.is_empty() { time } else { due(ticks) - start }
                }
            };
            self.listen(wait.saturating_sub(start.elapsed()), &mut outcome)?;
        }
        (outcome.time, outcome.in_time) = (start.elapsed(), outcome.finished.len());
        outcome.bytes = self.clients.bytes - bytes;
        while self.under_way > 0 {
            self.listen(PATIENCE, &mut outcome)?;
        }
        Ok(outcome)
    }

    fn act(&mut self, table: usize, due: Instant) -> io::Result<()> {
        if let Some((seat, message)) = self.tables[table].act(self.sent, due) {
            self.sent += 1;
            self.under_way += 1;
            self.clients.sockets[table * self.seats + seat].send(&message)?;
        }
        Ok(())
    }

    /// Hears whatever has come; waits for it at most so long, which is an error when it is the whole patience.
    fn listen(&mut self, wait: Duration, outcome: &mut Outcome) -> io::Result<()> {
        let mut events = Events::with_capacity(1024);
        self.poll.poll(&mut events, Some(wait))?;
        if events.is_empty() && wait >= PATIENCE {
            return Err(io::Error::other(format!("{} actions are not answered.", self.under_way)));
        }
        for event in &events {
            let client = event.token().0;
            let (table, seat) = (client / self.seats, client % self.seats);
            let Clients { sockets, scratch, bytes } = &mut self.clients;
            let (tables, chance) = (&mut self.tables, &mut self.chance);
            let mut result = Ok(());
            let open = sockets[client].receive(scratch, |message| {
                *bytes += message.len() as u64;
                match hear(&mut tables[table], seat, message, chance) {
                    Ok(Some(Said::Preferred)) => self.unheard -= 1,
                    Ok(Some(Said::Finished(finished))) => {
                        outcome.finished.push(finished);
                        self.under_way -= 1;
                        if tables[table].is_ready() {
                            self.ready.push_back(table);
                        }
                    }
                    Ok(None) => {}
                    Err(error) => result = Err(error),
                }
            })?;
            result?;
            if !open {
                return Err(io::Error::other("The server has closed a connection."));
            }
        }
        Ok(())
    }
}

/// What a message brings to its end.
enum Said {
    Finished(Finished),
    Preferred,
}

fn hear(table: &mut Table, seat: usize, message: &[u8], chance: &mut Chance) -> io::Result<Option<Said>> {
    let what = || String::from_utf8_lossy(message).into_owned();
    match heard(message).ok_or_else(|| io::Error::other(format!("The server says: {}", what())))? {
        Heard::State(state) => Ok(table.see(seat, &state, chance)?.map(Said::Finished)),
        Heard::Accepted { id, .. } if id.starts_with('p') => Ok(Some(Said::Preferred)),
        Heard::Accepted { id, seq } => Ok(table.accepted(id, seq)?.map(Said::Finished)),
        Heard::Refused(_) => Err(io::Error::other(format!("A legal action is refused: {}", what()))),
        Heard::Closing => Err(io::Error::other("The server goes away.")),
        Heard::Other => Ok(None),
    }
}
