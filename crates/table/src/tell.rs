//! Putting what has happened in words.

use std::sync::Arc;

use game_core::{Seat, Told as ToldEvent};

use crate::audience::Audience;
use crate::ending::KeptStep;
use crate::names::Names;
use crate::texts::{self, in_words};
use crate::update::{Happening, News, Update};
use crate::wire::{Said, ServerMessage, Step, TableState};
use crate::{Glance, Table, Told};

/// Steps that one who comes to a table is told.
const LOG: usize = 100;

impl Table {
    /// What an audience is told of some updates: lines of chat, and one `update` unless nothing concerns it.
    /// The update says what has changed since `told`, which then goes on with the audience.
    pub fn tell(
        &self,
        updates: &[Update],
        audience: &Audience,
        glance: &Glance<'_>,
        told: &mut Told,
    ) -> Vec<ServerMessage> {
        let names = self.names();
        let table = || self.header.id.clone();
        let mut messages = Vec::new();
        let mut steps = Vec::new();
        let mut concerned = false;
        for Update { seq, news, .. } in updates.iter().filter(|update| update.concerns(audience)) {
            let seq = seq.known_to(audience);
            let step = match news {
                News::Said(line) => {
                    messages.push(ServerMessage::Chat { table: table(), line: line.clone() });
                    continue;
                }
                News::Quiet => None,
                News::Acted { seat, action, events, words } => {
                    let words = words.get_or_init(|| in_words(events, names));
                    Some(self.step(seq, *seat, action, words, audience))
                }
                News::Happened(happening) => Some(happened(seq, happening, names)),
                News::WentBack { seat, actions, redealt } => {
                    let (seat, actions) = (*seat, actions.known_to(audience));
                    let happening = match redealt {
                        false => Happening::UndoneByAgreement { seat, actions },
                        true => Happening::UndoneAndRedealt { seat, actions },
                    };
                    Some(happened(seq, &happening, names))
                }
            };
            concerned = true;
            steps.extend(step);
        }
        if concerned {
            messages.extend(self.update(&self.state(audience, glance), steps, told));
        }
        messages
    }

    /// All there is to see, for somebody who comes to the table or may have missed something. Others of that audience
    /// who are there already are told what has changed meanwhile, such as a clock that runs, so that from here on all
    /// of them can be told the same.
    pub fn show(
        &self,
        audience: &Audience,
        glance: &Glance<'_>,
        told: &mut Told,
    ) -> (ServerMessage, Option<ServerMessage>) {
        let state = Box::new(self.state(audience, glance));
        let others = self.update(&state, Vec::new(), told);
        // There is no replay of a game by other rules, so its log is told whole.
        let most = if self.other_rules.is_some() { usize::MAX } else { LOG };
        let (log, chat) = (self.log(audience, most), self.body.chat.iter().cloned().collect());
        (ServerMessage::Table { state, revision: told.revision(), log, chat }, others)
    }

    /// What has happened and what has changed, unless there is neither.
    fn update(&self, state: &TableState, steps: Vec<Step>, told: &mut Told) -> Option<ServerMessage> {
        // A state is plain data.
        let changes = told.go_on(serde_json::to_string(state).unwrap_or_default(), !steps.is_empty())?;
        let (table, revision) = (self.header.id.clone(), told.revision());
        Some(ServerMessage::Update { table, seq: state.seq, steps, revision, changes })
    }

    /// The last steps of the game as told to an audience, oldest first. What was undone is not among them.
    pub fn log(&self, audience: &Audience, most: usize) -> Vec<Step> {
        let Some(play) = &self.play else { return self.kept_log(audience) };
        let known = play.past.iter().enumerate().rev().filter(|(_, past)| past.is_known_to(audience));
        let first = known.take(most).last().map_or(play.past.len(), |(first, _)| first);
        let (names, mut steps) = (self.names(), Vec::new());
        // Every action was legal when it was taken, so replaying them cannot fail; if it did, the log would stop.
        let _ = play.retell(first..play.past.len(), |past, played, _| {
            if past.is_known_to(audience) {
                let words = in_words(&played.events, names);
                steps.push(self.step(past.seq.known_to(audience), past.seat, &past.action, &words, audience));
            }
        });
        steps
    }

    /// Every step of a game that is over, those of secret turns among them.
    pub(crate) fn whole_log(&self, audience: &Audience) -> Vec<Step> {
        let Some(play) = &self.play else { return Vec::new() };
        let (names, mut steps) = (self.names(), Vec::new());
        let _ = play.retell(0..play.past.len(), |past, played, _| {
            let words = in_words(&played.events, names);
            steps.push(self.step(past.seq.whole(), past.seat, &past.action, &words, audience));
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

    fn step(&self, seq: u64, seat: Seat, action: &str, words: &[ToldEvent<Arc<Said>>], audience: &Audience) -> Step {
        let own = audience.seats().contains(&seat) && self.is_frank_with(audience);
        Step {
            seq,
            actor_seat: Some(seat),
            action: own.then(|| action.to_owned()),
            events: words.iter().map(|event| Arc::clone(self.face(event, audience))).collect(),
        }
    }
}

/// A step that is no action of the game.
fn happened(seq: u64, happening: &Happening, names: &Names) -> Step {
    let events = vec![Arc::new(texts::told(happening, names))];
    Step { seq, actor_seat: happening.seat(), action: None, events }
}
