//! Putting what has happened in words.

use std::sync::Arc;

use game_core::{Seat, Told};

use crate::audience::Audience;
use crate::ending::KeptStep;
use crate::texts::{in_words, told};
use crate::update::{News, Update};
use crate::wire::{Said, ServerMessage, Step};
use crate::{Glance, Table};

/// Steps that one who comes to a table is told.
const LOG: usize = 100;

impl Table {
    /// What an audience is told of some updates: lines of chat, and one `update` unless nothing concerns it.
    pub fn tell(&self, updates: &[Update], audience: &Audience, glance: &Glance<'_>) -> Vec<ServerMessage> {
        let names = self.names();
        let table = || self.header.id.clone();
        let mut messages = Vec::new();
        let mut steps = Vec::new();
        let mut concerned = false;
        for Update { seq, news } in updates {
            let step = match news {
                News::Said(line) => {
                    messages.push(ServerMessage::Chat { table: table(), line: line.clone() });
                    continue;
                }
                News::Private(seat) if !audience.seats().contains(seat) => continue,
                News::Private(_) => None,
                News::Acted { seat, action, events, words } => {
                    let words = words.get_or_init(|| in_words(events, names));
                    Some(self.step(*seq, *seat, action, words, audience))
                }
                News::Happened(happening) => {
                    let events = vec![Arc::new(told(happening, names))];
                    Some(Step { seq: *seq, actor_seat: happening.seat(), action: None, events })
                }
            };
            concerned = true;
            steps.extend(step);
        }
        if concerned {
            let state = Box::new(self.state(audience, glance));
            messages.push(ServerMessage::Update { table: table(), seq: self.body.seq, steps, state });
        }
        messages
    }

    /// All there is to see, for one who comes to the table or may have missed something.
    pub fn show(&self, audience: &Audience, glance: &Glance<'_>) -> ServerMessage {
        let chat = self.body.chat.iter().cloned().collect();
        // There is no replay of a game by other rules, so its log is told whole.
        let most = if self.other_rules.is_some() { usize::MAX } else { LOG };
        ServerMessage::Table { state: Box::new(self.state(audience, glance)), log: self.log(audience, most), chat }
    }

    /// The last steps of the game as told to an audience, oldest first. What was undone is not among them.
    pub fn log(&self, audience: &Audience, most: usize) -> Vec<Step> {
        let Some(play) = &self.play else { return self.kept_log(audience) };
        let names = self.names();
        let mut steps = Vec::new();
        let range = play.past.len().saturating_sub(most)..play.past.len();
        // Every action was legal when it was taken, so replaying them cannot fail; if it did, the log would stop.
        let _ = play.retell(range, |past, played, _| {
            let words = in_words(&played.events, names);
            steps.push(self.step(past.seq, past.seat, &past.action, &words, audience));
        });
        steps
    }

    /// The steps that were kept of a game by other rules.
    fn kept_log(&self, audience: &Audience) -> Vec<Step> {
        let ending = self.other_rules.as_ref().and_then(|remains| remains.ending.as_ref());
        let step = |kept: &KeptStep| {
            let words: Vec<_> = kept.events.iter().map(|event| event.told(self.entry, self.names())).collect();
            self.step(kept.seq, kept.seat, &kept.action, &words, audience)
        };
        ending.map(|ending| ending.steps.iter().map(step).collect()).unwrap_or_default()
    }

    fn step(&self, seq: u64, seat: Seat, action: &str, words: &[Told<Arc<Said>>], audience: &Audience) -> Step {
        let own = audience.seats().contains(&seat) && self.is_frank_with(audience);
        Step {
            seq,
            actor_seat: Some(seat),
            action: own.then(|| action.to_owned()),
            events: words.iter().map(|event| Arc::clone(self.face(event, audience))).collect(),
        }
    }
}
