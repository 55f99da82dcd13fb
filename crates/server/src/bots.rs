//! The bots of a table think elsewhere, within their budget, and never hold a table up.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use game_core::{Seat, Seed};
use game_registry::{BotSpec, SeatedBot, Sight};
use table::{Actor, BotMove, Command, Table};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::actor::Ask;
use crate::ids::{entropy, id};
use crate::thinkers::{Lane, Payer, Thinkers};

/// What a bot has decided.
pub(crate) struct Answer {
    pub(crate) seat: Seat,
    /// What it wants to do. A question that was withdrawn meanwhile is refused by the table as stale, and the bot is
    /// asked again.
    pub(crate) command: Option<Command>,
    spec: String,
    /// The bot itself, unless it failed.
    bot: Option<Box<dyn SeatedBot>>,
}

/// The bots of one table.
pub(crate) struct Bench {
    table: mpsc::WeakSender<Ask>,
    thinkers: Arc<Thinkers>,
    pause: Duration,
    /// Bots that wait for their next question, with what they remember.
    resting: BTreeMap<(Seat, String), Box<dyn SeatedBot>>,
    /// The question each thinking bot answers.
    thinking: BTreeMap<Seat, String>,
}

impl Bench {
    pub(crate) fn new(table: mpsc::WeakSender<Ask>, thinkers: Arc<Thinkers>, pause_ms: u64) -> Self {
        let pause = Duration::from_millis(pause_ms);
        Bench { table, thinkers, pause, resting: BTreeMap::new(), thinking: BTreeMap::new() }
    }

    /// Sets every bot thinking that owes a decision and does not think about it yet.
    pub(crate) fn set_thinking(&mut self, table: &Table, payer: &Payer) {
        for to in table.bots_to_move() {
            if self.thinking.contains_key(&to.seat) {
                continue;
            }
            let Some(sight) = table.game().and_then(|game| game.sight(to.seat)) else { continue };
            let Some(bot) = self.bot(table, &to) else { continue };
            self.thinking.insert(to.seat, to.decision.clone());
            let any = table.any_action(to.seat);
            self.think(payer, to, sight, any, bot);
        }
    }

    /// The seats whose bots think now.
    pub(crate) fn thinking(&self) -> impl Iterator<Item = Seat> {
        self.thinking.keys().copied()
    }

    fn bot(&mut self, table: &Table, to: &BotMove) -> Option<Box<dyn SeatedBot>> {
        if let Some(bot) = self.resting.remove(&(to.seat, to.spec.clone())) {
            return Some(bot);
        }
        let spec: BotSpec = to.spec.parse().ok()?;
        Some(table.entry().bot(&spec, Seed(entropy())))
    }

    /// Thinks with what the bot's seat sees; does `any`thing at all if it fails.
    fn think(&self, payer: &Payer, to: BotMove, sight: Sight, any: Option<String>, mut bot: Box<dyn SeatedBot>) {
        let (table, thinkers, pause) = (self.table.clone(), self.thinkers.clone(), self.pause);
        let (payer, lane) = (payer.clone(), to.spec.parse().map_or(Lane::Long, |spec| Lane::of(&spec)));
        let asker = table.clone();
        tokio::spawn(async move {
            let earliest = Instant::now() + pause;
            let seat = to.seat;
            let thought = thinkers.think(&payer, lane, move || {
                // The table may have gone while the bot waited for its turn.
                let action = asker.upgrade().and_then(|_| bot.decide(&sight));
                (Some(bot), action)
            });
            let (bot, action) = thought.await.unwrap_or_else(|error| {
                // The others should not have to wait forever, so it does anything at all.
                tracing::error!(%seat, %error, "a bot has failed");
                (None, any)
            });
            sleep_until(earliest).await;
            let BotMove { spec, decision, .. } = to;
            let by = Actor::Bot(spec.clone());
            let command = action.map(|action| Command::Act { by, seat, decision, id: id(), action });
            if let Some(table) = table.upgrade() {
                let _ = table.send(Ask::Bot(Answer { seat, command, spec, bot })).await;
            }
        });
    }

    /// Lets the bot rest and gives what it wants to do.
    pub(crate) fn take_back(&mut self, answer: Answer) -> Option<Command> {
        let Answer { seat, command, spec, bot } = answer;
        self.thinking.remove(&seat);
        if let Some(bot) = bot {
            self.resting.insert((seat, spec), bot);
        }
        command
    }
}
