//! One table at work: commands in turn, each durable before it is answered; news to all who watch; bots and clocks.

mod ask;
mod tell;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;

use game_core::Seat;
use store::{Append, Snapshot};
use table::wire::{Invites, Phase, ServerMessage};
use table::{Audience, Command, Entry, Fact, Lang, Millis, Refusal, Table, Told, Update};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};

pub(crate) use self::ask::{Ask, Conn, Outbox};
use crate::bots::Bench;
use crate::daily;
use crate::endings;
use crate::hub::{Shared, catch_up, laid_out, store_refusal, to_json};
use crate::ids::{entropy, now};
use crate::invites::{free_seats, invites};
use crate::summary;

/// A table without watchers and without anything to do falls asleep after this.
const IDLE: Duration = Duration::from_secs(120);
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

struct Watcher {
    user: String,
    lang: Lang,
    /// Those with whom it is told the same, as of the last time.
    audience: Audience,
    out: Outbox,
}

pub(crate) struct Actor {
    table: Table,
    /// The way to itself, for what has to wait.
    me: mpsc::WeakSender<Ask>,
    shared: Arc<Shared>,
    watchers: BTreeMap<Conn, Watcher>,
    /// What each audience that watches was told last.
    told: HashMap<Audience, Told>,
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
        let bots = Bench::new(sender.downgrade(), shared.thinkers.clone(), shared.pace.bot_pause_ms);
        let (me, snapshot_at, told_result) = (sender.downgrade(), table.position(), false);
        let (watchers, told) = (BTreeMap::new(), HashMap::new());
        // A server that was killed may not have come to write down what lists should show.
        let list_at = Some(Instant::now());
        tokio::spawn(
            Actor {
                table,
                me,
                shared,
                watchers,
                told,
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
            let _ = self.carry_out(&Command::Resume).await;
            let _ = self.carry_out(&Command::Tick).await;
        }
        self.look_after_bots();
        loop {
            if self.table.position() >= self.snapshot_at + SNAPSHOT {
                self.keep_snapshot().await;
            }
            let due = self.table.next_due();
            let wait = due.map_or(IDLE, |due| Duration::from_millis(due.saturating_sub(now())).min(IDLE));
            let next = Instant::now() + wait;
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
                    Some(ask) => self.answer(ask).await,
                },
                () = sleep_until(next) => {
                    if self.list_at.is_some_and(|list_at| list_at <= Instant::now()) {
                        self.list().await;
                    } else if due.is_some_and(|due| due <= now()) {
                        let _ = self.carry_out(&Command::Tick).await;
                        self.look_after_bots();
                    } else if self.is_idle() {
                        self.keep_snapshot().await;
                        return;
                    }
                }
            }
        }
    }

    fn is_idle(&self) -> bool {
        self.watchers.is_empty() && self.table.bots_to_move().is_empty() && self.table.next_due().is_none()
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Do { mut command, reply } => {
                self.note_absence(&mut command);
                if let Some(wait) = self.wait_for(&command) {
                    return self.ask_later(wait, Ask::Do { command, reply });
                }
                reply.send(self.carry_out(&command).await);
                self.look_after_bots();
            }
            Ask::Watch { conn, user, lang, out, reply } => {
                let allowed = self.table.may_watch(&user);
                if allowed.is_ok() {
                    let audience = self.table.audience(&user, lang);
                    self.watchers.insert(conn, Watcher { user, lang, audience, out });
                    self.show(conn, now());
                    self.tell_presence();
                }
                let _ = reply.send(allowed);
            }
            Ask::Speak { conn, lang } => {
                if let Some(watcher) = self.watchers.get_mut(&conn) {
                    watcher.lang = lang;
                    watcher.audience = self.table.audience(&watcher.user, lang);
                    self.show(conn, now());
                    self.forget_absent();
                }
            }
            Ask::Unwatch { conn } => {
                if self.watchers.remove(&conn).is_some() {
                    self.forget_absent();
                    self.tell_presence();
                }
            }
            Ask::Invites { user, reply } => {
                let _ = reply.send(self.invites(&user).await);
            }
            Ask::Read(look) => look(&self.table),
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

    /// Nobody's word but the table's own counts for whether a person is away.
    fn note_absence(&self, command: &mut Command) {
        if let Command::HandOver { seat, absent, .. } = command {
            let holder = self.table.holders().find(|(place, _)| place == seat).map(|(_, holder)| holder);
            let person = holder.and_then(|holder| holder.user());
            *absent = !person.is_some_and(|person| self.watchers.values().any(|w| w.user == person));
        }
    }

    /// How long a command still has to wait: a pass in a card window counts only after the pause that everybody
    /// takes, and until then the table goes on.
    fn wait_for(&self, command: &Command) -> Option<Duration> {
        let wait = self.table.not_before(command)?.saturating_sub(now());
        (wait > 0).then(|| Duration::from_millis(wait))
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
        while goes_on && self.table.next_due().is_some_and(|due| due <= now()) {
            goes_on = self.enter(&Command::Tick, &mut news).await.is_ok_and(|entries| entries > 0);
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
        let at = now();
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

    /// Writes down what lists show of the table; it can always be made anew from the journal.
    async fn list(&mut self) {
        let kept = self.keep_summary().await && self.keep_result().await;
        self.keep_ending();
        self.list_at = (!kept).then(|| Instant::now() + RETRY);
    }

    /// What lists of tables show, if that has changed.
    async fn keep_summary(&mut self) -> bool {
        let summary = summary::of(&self.table);
        if summary == self.listed {
            return true;
        }
        // That its rules are gone is no news of the table itself: it stays where it is in lists.
        let at = if self.table.is_without_rules() { 0 } else { now() };
        let mut note = Append::new(&self.table.header().id, self.table.position(), Vec::new(), at);
        note.phase = Some(summary::phase(&self.table));
        note.members = Some(summary::members(&self.table));
        note.summary = Some(summary.clone());
        let kept = self.shared.store.append(note).await.is_ok();
        if kept {
            self.listed = summary;
        }
        kept
    }

    /// How the challenge of a day ended, once.
    async fn keep_result(&mut self) -> bool {
        let Some(finish) = daily::finish(&self.table).filter(|_| !self.told_result) else { return true };
        self.told_result = self.shared.store.finish_attempt(&self.table.header().id, finish).await.is_ok();
        self.told_result
    }

    /// What is to be known of a game that is over, whatever becomes of its rules; once, and away from the table, since
    /// it tells the whole game.
    fn keep_ending(&mut self) {
        if self.ending.is_some() || self.table.phase() != Phase::Over {
            return;
        }
        if let Some(finished) = self.table.finished() {
            let (id, shared) = (self.table.header().id.clone(), self.shared.clone());
            self.ending = Some(tokio::spawn(async move { endings::keep(&shared, &id, finished).await }));
        }
    }

    async fn keep_snapshot(&mut self) {
        // The snapshot of a game by other rules is the last that is known of it.
        if self.table.position() == self.snapshot_at || self.table.is_without_rules() {
            return;
        }
        let state = to_json(&self.table.save()).into_bytes();
        let snapshot = Snapshot { length: self.table.position(), state };
        if self.shared.store.put_snapshot(&self.table.header().id, snapshot).await.is_ok() {
            self.snapshot_at = self.table.position();
        }
    }

    /// After a failed write nobody knows whether it was kept: the journal says.
    async fn resynchronise(&mut self, news: &mut News) -> bool {
        let id = self.table.header().id.clone();
        let missed = catch_up(self.shared.store.as_ref(), &id, &mut self.table).await;
        let known = missed.is_ok();
        news.updates.extend(missed.unwrap_or_default());
        known
    }

    fn look_after_bots(&mut self) {
        self.bots.set_thinking(&self.table);
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
