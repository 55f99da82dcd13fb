//! One table at work: commands in turn, each durable before it is answered; news to all who watch; bots and clocks.

mod absent;
mod ask;
mod keep;
mod presence;
mod tell;
mod vacation;
mod written;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;

use game_core::Seat;
use store::Append;
use table::wire::{Invites, Phase, ServerMessage};
use table::{Audience, Command, Entry, Fact, Lang, Millis, Refusal, Table, Told, Update};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};

pub(crate) use self::ask::{Ask, Conn, Outbox};
use self::written::Pages;
pub(crate) use self::written::Written;
use crate::alarms::TableTime;
use crate::bots::Bench;
use crate::hub::{Shared, catch_up, laid_out, store_refusal, to_json};
use crate::ids::entropy;
use crate::invites::{free_seats, invites};
use crate::thinkers::Payer;

/// A table without watchers and without anything to do falls asleep after this.
const IDLE: Duration = Duration::from_secs(120);
/// The same for one that was woken only to look whether there is something to do.
const GLANCE: Duration = Duration::from_secs(1);
/// The pause after a write that failed while the store could not even be read.
const BREATH: Duration = Duration::from_millis(100);
/// What lists show is written again after this, if the store was away.
const RETRY: Duration = Duration::from_secs(5);
/// A snapshot is kept after so many entries.
const SNAPSHOT: u64 = 200;
/// Lists of tables show an action this late at most, so that one write stands for several actions.
const LISTED: Duration = Duration::from_millis(100);

/// What has happened and is still to be told.
#[derive(Default)]
struct News {
    updates: Vec<Update>,
    /// Whether it was more than actions of the game, so that lists show it without delay.
    beside_play: bool,
}

/// When a person was last seen to be connected.
type Seen = HashMap<String, Instant>;

struct Watcher {
    user: String,
    lang: Lang,
    /// Those with whom it is told the same, as of the last time.
    audience: Audience,
    out: Outbox,
}

pub(crate) struct Actor {
    table: Table,
    time: TableTime,
    /// Whether it fell asleep in this process, so that its clocks ran on.
    slept: bool,
    /// Whether anybody has asked anything of it since it woke.
    asked: bool,
    /// The way to itself, for what has to wait.
    me: mpsc::WeakSender<Ask>,
    shared: Arc<Shared>,
    watchers: BTreeMap<Conn, Watcher>,
    /// Whose each connection is, also when it was dropped because it could not keep up.
    users: HashMap<Conn, String>,
    /// Those who watched and have gone.
    gone: Seen,
    /// Since when it would have been noticed that somebody is there.
    awake_since: Instant,
    /// Who is connected, as it was told last.
    presence: Option<ServerMessage>,
    /// What each audience that watches was told last.
    told: HashMap<Audience, Told>,
    /// What programs were told of the table as it is now.
    pages: Pages,
    bots: Bench,
    /// The bots that are told to think.
    thinking: BTreeSet<Seat>,
    /// What lists show of the table.
    listed: String,
    /// When to look whether they should show something else.
    list_at: Option<Instant>,
    snapshot_at: u64,
    /// Whether the result of a day's challenge is written down.
    told_result: bool,
    /// What is to be known of the finished game is being written down.
    ending: Option<JoinHandle<()>>,
}

impl Actor {
    /// Starts the table, of which lists show this; it ends when nobody needs it for a while.
    pub(crate) fn start(table: Table, listed: String, shared: Arc<Shared>) -> mpsc::Sender<Ask> {
        let (sender, asks) = mpsc::channel(256);
        let slept = shared.alarms.wake(&table.header().id);
        let (time, slept, asked) = (slept.unwrap_or_else(|| TableTime::from(table.at())), slept.is_some(), false);
        let bots = Bench::new(sender.downgrade(), shared.thinkers.clone(), shared.pace.bot_pause_ms);
        let (me, snapshot_at, told_result) = (sender.downgrade(), table.position(), false);
        let (watchers, told) = (BTreeMap::new(), HashMap::new());
        // A server that was killed may not have come to write down what lists should show.
        let list_at = Some(Instant::now());
        tokio::spawn(
            Actor {
                table,
                time,
                slept,
                asked,
                me,
                shared,
                watchers,
                users: HashMap::new(),
                gone: Seen::new(),
                awake_since: Instant::now(),
                presence: None,
                told,
                pages: Pages::default(),
                bots,
                thinking: BTreeSet::new(),
                listed,
                list_at,
                snapshot_at,
                told_result,
                ending: None,
            }
            .run(asks),
        );
        sender
    }

    async fn run(mut self, mut asks: mpsc::Receiver<Ask>) {
        if self.table.phase() == Phase::Playing {
            if !self.slept {
                let _ = self.carry_out(&Command::Resume).await;
            }
            let _ = self.carry_out(&Command::Tick).await;
        }
        self.catch_up_on_vacations().await;
        self.look_after_bots();
        loop {
            if self.table.position() >= self.snapshot_at + SNAPSHOT {
                self.keep_snapshot().await;
            }
            let due = self.table.next_due();
            let idle = if self.asked { IDLE } else { GLANCE };
            let next = Instant::now() + due.map_or(idle, |due| self.time.until(due).min(idle));
            let next = self.list_at.map_or(next, |list_at| list_at.min(next));
            tokio::select! {
                ask = asks.recv() => match ask {
                    None => return,
                    Some(Ask::Close(done)) => {
                        self.list().await;
                        self.keep_snapshot().await;
                        if let Some(ending) = self.ending.take() {
                            let _ = ending.await;
                        }
                        let _ = done.send(());
                        return;
                    }
                    Some(ask) => {
                        self.asked = true;
                        self.answer(ask).await;
                    }
                },
                () = sleep_until(next) => {
                    if self.list_at.is_some_and(|list_at| list_at <= Instant::now()) {
                        self.list().await;
                    } else if due.is_some_and(|due| due <= self.time.now()) {
                        let _ = self.carry_out(&Command::Tick).await;
                        self.look_after_bots();
                    } else if self.is_idle() && asks.is_empty() {
                        self.keep_snapshot().await;
                        return self.sleep();
                    }
                }
            }
        }
    }

    /// Whether nobody needs it for a while: a clock that runs for longer is looked after while it sleeps.
    fn is_idle(&self) -> bool {
        let is_far = |due| self.time.until(due) > IDLE;
        let bots = self.is_attended() && !self.table.bots_to_move().is_empty();
        self.watchers.is_empty()
            && !bots
            && self.bots.thinking().next().is_none()
            && self.table.next_due().is_none_or(is_far)
    }

    /// Falls asleep, until somebody asks something or something is due.
    fn sleep(self) {
        if let Some(due) = self.table.next_due() {
            self.shared.alarms.set(&self.table.header().id, self.time, due);
        }
    }

    /// Whether there is anybody for whom bots play: somebody watches, or a person has a seat.
    fn is_attended(&self) -> bool {
        !self.watchers.is_empty() || self.table.is_played_by_people()
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Do { mut command, reply } => {
                self.note_presence(&mut command);
                if let Some(wait) = self.wait_for(&command) {
                    return self.ask_later(wait, Ask::Do { command, reply });
                }
                reply.send(self.carry_out(&command).await);
                self.look_after_bots();
            }
            Ask::Watch { conn, user, lang, out, reply } => {
                let allowed = self.table.may_watch(&user).and_then(|()| self.check_room(conn, &user));
                if allowed.is_ok() {
                    let audience = self.table.audience(&user, lang);
                    self.users.insert(conn, user.clone());
                    self.watchers.insert(conn, Watcher { user, lang, audience, out });
                    self.show(conn, self.time.now());
                    self.tell_presence(Some(conn));
                    self.look_after_bots();
                }
                let _ = reply.send(allowed);
            }
            Ask::Speak { conn, lang } => {
                if let Some(watcher) = self.watchers.get_mut(&conn) {
                    watcher.lang = lang;
                    watcher.audience = self.table.audience(&watcher.user, lang);
                    self.show(conn, self.time.now());
                    self.forget_absent();
                }
            }
            Ask::Unwatch { conn } => {
                if let Some(user) = self.users.remove(&conn) {
                    self.watchers.remove(&conn);
                    self.forget_absent();
                    self.note_gone(user);
                    self.tell_presence(None);
                }
            }
            Ask::Invites { user, reply } => {
                let _ = reply.send(self.invites(&user).await);
            }
            Ask::Read(look) => look(&self.table),
            Ask::Write { user, lang, reply } => {
                let _ = reply.send(self.written_for(&user, lang));
            }
            Ask::Bot(answer) => {
                if let Some(wait) = answer.command.as_ref().and_then(|command| self.wait_for(command)) {
                    return self.ask_later(wait, Ask::Bot(answer));
                }
                if let Some(command) = self.bots.take_back(answer) {
                    let _ = self.carry_out(&command).await;
                }
                self.look_after_bots();
            }
            Ask::Close(_) => {}
        }
    }

    async fn invites(&mut self, user: &str) -> Result<Invites, Refusal> {
        let (free, id) = (free_seats(&self.table, user)?, self.table.header().id.clone());
        invites(self.shared.store.as_ref(), &id, &free).await.map_err(|error| store_refusal(&error))
    }

    /// How long a command still has to wait: a pass in a card window counts only after the pause that everybody
    /// takes, and until then the table goes on.
    fn wait_for(&self, command: &Command) -> Option<Duration> {
        let wait = self.time.until(self.table.not_before(command)?);
        (!wait.is_zero()).then_some(wait)
    }

    fn ask_later(&self, wait: Duration, ask: Ask) {
        let me = self.me.clone();
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            if let Some(me) = me.upgrade() {
                let _ = me.send(ask).await;
            }
        });
    }

    /// Decides, stores, applies, tells, in this order: nobody hears of anything that is not durable. What the table
    /// does at once because of it is told together with it, so that nobody sees a question that answers itself.
    async fn carry_out(&mut self, command: &Command) -> Result<u64, Refusal> {
        let mut news = News::default();
        let done = self.enter(command, &mut news).await;
        let mut goes_on = done.is_ok() && !news.updates.is_empty();
        while goes_on && self.table.next_due().is_some_and(|due| due <= self.time.now()) {
            goes_on = self.enter(&Command::Tick, &mut news).await.is_ok_and(|entries| entries > 0);
        }
        if news.beside_play {
            self.enter_vacations(&mut news).await;
        }
        if !news.updates.is_empty() {
            // Who hears that the game is over finds it among the results of the day.
            self.keep_result().await;
            self.publish(&news.updates);
            if news.beside_play {
                self.list().await;
            } else {
                self.list_at.get_or_insert_with(|| Instant::now() + LISTED);
            }
        }
        done.map(|_| self.table.answer_to(command))
    }

    /// Decides, stores and applies; how many entries there were, and what there is to tell.
    async fn enter(&mut self, command: &Command, news: &mut News) -> Result<usize, Refusal> {
        let at = self.time.now();
        let decided = self.table.decide(command, at, &entropy())?;
        if decided.is_empty() {
            return Ok(0);
        }
        self.prepare(command, at).await?;
        let started = std::time::Instant::now();
        // Lists show when something has last happened at a table: what others may not notice does not count.
        let listed_at = if decided.is_noticed() { at } else { 0 };
        if let Err(error) = self.store(decided.entries(), listed_at).await {
            let refusal = store_refusal(&error);
            if !self.resynchronise(news).await {
                // The store is away: neither bots nor clocks need to ask it without a pause.
                tokio::time::sleep(BREATH).await;
            }
            return Err(refusal);
        }
        let entries = decided.entries().len();
        self.shared.metrics.stored(entries, started.elapsed());
        news.beside_play |= !decided.entries().iter().all(|entry| matches!(entry.fact, Fact::Action { .. }));
        match self.table.settle(decided) {
            Ok(updates) => news.updates.extend(updates),
            Err(error) => tracing::error!(%error, table = self.table.header().id, "an accepted entry fails"),
        }
        Ok(entries)
    }

    /// Makes what an entry will speak of: the table of a rematch is there before anybody is told of it.
    async fn prepare(&mut self, command: &Command, at: Millis) -> Result<(), Refusal> {
        let Command::Rematch { user, table } = command else { return Ok(()) };
        let (header, entries) = self.table.rematch(user, table.clone(), at)?;
        self.shared.store.create_table(laid_out(&header, &entries)?).await.map_err(|error| store_refusal(&error))
    }

    async fn store(&mut self, entries: &[Entry], at: Millis) -> store::Result<()> {
        let id = &self.table.header().id;
        let mut append = Append::new(id, self.table.position(), entries.iter().map(to_json).collect(), at);
        append.phase = entries.iter().rev().find_map(|entry| match entry.fact {
            Fact::Started { .. } => Some(store::Phase::Playing),
            Fact::Ended { .. } => Some(store::Phase::Over),
            _ => None,
        });
        self.shared.store.append(append).await.map(|_| ())
    }

    /// After a failed write nobody knows whether it was kept: the journal says.
    async fn resynchronise(&mut self, news: &mut News) -> bool {
        let id = self.table.header().id.clone();
        let missed = catch_up(self.shared.store.as_ref(), &id, &mut self.table).await;
        let known = missed.is_ok();
        news.updates.extend(missed.unwrap_or_default());
        known
    }

    /// Whoever opened the table has the bots think; where nothing is known of them, somebody who watches shares the cost.
    fn payer(&self) -> Payer {
        let (host, homes) = (&self.table.header().host, &self.shared.homes);
        let watching = || self.watchers.values().find_map(|watcher| homes.of(&watcher.user));
        homes.of(host).or_else(watching).map_or_else(|| Payer::alone(host), |home| Payer::new(&home, host))
    }

    fn look_after_bots(&mut self) {
        // Bots that play for nobody rest, and go on when somebody comes to see them.
        if self.is_attended() {
            let payer = self.payer();
            self.bots.set_thinking(&self.table, &payer);
        }
        // A bot that goes on with its next step at once is still thinking: nobody can count the steps of a secret turn.
        let thinking: BTreeSet<Seat> = self.bots.thinking().collect();
        let was = std::mem::replace(&mut self.thinking, thinking.clone());
        let id = self.table.header().id.clone();
        for &seat in was.symmetric_difference(&thinking) {
            let on = thinking.contains(&seat);
            self.tell_all(&ServerMessage::Thinking { table: id.clone(), seat, on });
        }
    }
}
