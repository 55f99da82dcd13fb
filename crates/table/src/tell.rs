//! Putting what has happened in words.

use std::sync::{Arc, PoisonError};

use game_core::{Seat, Told as ToldEvent};

use crate::audience::Audience;
use crate::ending::{KeptEvent, KeptStep};
use crate::names::SeatNames;
use crate::play::Play;
use crate::texts::{self, in_words};
use crate::update::{Happening, News, Update};
use crate::wire::{Said, ServerMessage, Step, TableState};
use crate::{Glance, Lang, Table, Told};

/// Steps that somebody who comes to a table is told.
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
        let (names, lang) = (self.names(), audience.lang());
        let table = || self.header.id.clone();
        let mut messages = Vec::new();
        let mut steps = Vec::new();
        let mut concerned = false;
        for Update { seq, news, only_for } in updates.iter().filter(|update| update.concerns(audience)) {
            let seq = seq.known_to(audience.seats());
            let step = match news {
                News::Said(line) => {
                    messages.push(ServerMessage::Chat { table: table(), line: line.clone() });
                    continue;
                }
                News::Quiet => None,
                News::Acted { seat, action, events, words } => {
                    let words = words.get(lang, || in_words(events, names, lang));
                    Some(Step { secret: only_for.is_some(), ..self.step(seq, *seat, action, words, audience) })
                }
                News::Happened(happening) => Some(happened(seq, happening, names, lang)),
                News::WentBack { seat, actions, redealt } => {
                    let (seat, actions) = (*seat, actions.known_to(audience.seats()));
                    let happening = match redealt {
                        false => Happening::UndoneByAgreement { seat, actions },
                        true => Happening::UndoneAndRedealt { seat, actions },
                    };
                    Some(happened(seq, &happening, names, lang))
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
        let (log, more) = match &self.play {
            Some(play) => self.last_known(play, play.past.len(), audience, LOG),
            // There is no replay of a game by other rules, so its log is told whole.
            None => (self.kept_log(audience), false),
        };
        let chat = self.body.chat.iter().cloned().collect();
        (ServerMessage::Table { state, revision: told.revision(), log, more, chat }, others)
    }

    /// What has happened and what has changed, unless there is neither.
    fn update(&self, state: &TableState, steps: Vec<Step>, told: &mut Told) -> Option<ServerMessage> {
        let mut last = self.compared.lock().unwrap_or_else(PoisonError::into_inner);
        let changes = told.go_on(state, !steps.is_empty(), &mut last)?;
        let (table, revision) = (self.header.id.clone(), told.revision());
        Some(ServerMessage::Update { table, seq: state.seq, steps, revision, changes })
    }

    /// The last steps of the game as told to an audience, oldest first. What was undone is not among them.
    pub fn log(&self, audience: &Audience, most: usize) -> Vec<Step> {
        let Some(play) = &self.play else { return self.kept_log(audience) };
        self.last_known(play, play.past.len(), audience, most).0
    }

    /// A page of the log: the last steps before the one with this number, and whether there are still older ones.
    pub fn log_before(&self, audience: &Audience, before: u64) -> (Vec<Step>, bool) {
        // The log of a game by other rules is told whole from the start.
        let Some(play) = &self.play else { return (Vec::new(), false) };
        let end = play.past.partition_point(|past| past.seq.known_to(audience.seats()) < before);
        self.last_known(play, end, audience, LOG)
    }

    /// The last steps before `end` that the audience knows of, and whether there are older ones.
    fn last_known(&self, play: &Play, end: usize, audience: &Audience, most: usize) -> (Vec<Step>, bool) {
        let mut known =
            play.past[..end].iter().enumerate().rev().filter(|(_, past)| past.is_known_to(audience.seats()));
        let first = known.by_ref().take(most).last().map_or(end, |(first, _)| first);
        let more = known.next().is_some();
        let (names, lang) = (self.names(), audience.lang());
        let mut steps = Vec::new();
        // Every action was legal when it was taken, so replaying them cannot fail; if it did, the log would stop.
        let _ = play.retell(first..end, |past, played, _| {
            if past.is_known_to(audience.seats()) {
                let words = in_words(&played.events, names, lang);
                let seq = past.seq.known_to(audience.seats());
                let step = self.step(seq, past.seat, &past.action, &words, audience);
                steps.push(Step { secret: past.secret_of().is_some(), ..step });
            }
        });
        (steps, more)
    }

    /// Every step of a game that is over, those of secret turns among them; nothing if nobody wants to hear on.
    pub(crate) fn whole_log(&self, audience: &Audience, going: impl Fn() -> bool) -> Option<Vec<Step>> {
        let Some(play) = &self.play else { return Some(Vec::new()) };
        let (names, lang) = (self.names(), audience.lang());
        let mut steps = Vec::new();
        let heard = play.retell_while(going, |past, played| {
            let words = in_words(&played.events, names, lang);
            steps.push(self.step(past.seq.whole(), past.seat, &past.action, &words, audience));
        });
        heard.unwrap_or(true).then_some(steps)
    }

    /// The steps that were kept of a game by other rules.
    fn kept_log(&self, audience: &Audience) -> Vec<Step> {
        let ending = self.other_rules.as_ref().and_then(|remains| remains.ending.as_ref());
        let step = |kept: &KeptStep| {
            let told = |event: &KeptEvent| event.told(self.entry, self.names(), audience.lang());
            let words: Vec<_> = kept.events.iter().map(told).collect();
            self.step(kept.seq, kept.seat, &kept.action, &words, audience)
        };
        ending.map(|ending| ending.steps.iter().map(step).collect()).unwrap_or_default()
    }

    pub(crate) fn step(
        &self,
        seq: u64,
        seat: Seat,
        action: &str,
        words: &[ToldEvent<Arc<Said>>],
        audience: &Audience,
    ) -> Step {
        let own = audience.seats().contains(&seat) && self.is_frank_with(audience);
        Step {
            seq,
            actor_seat: Some(seat),
            action: own.then(|| action.to_owned()),
            secret: false,
            events: words.iter().map(|event| Arc::clone(self.face(event, audience))).collect(),
        }
    }
}

/// A step that is no action of the game.
fn happened(seq: u64, happening: &Happening, names: &SeatNames, lang: Lang) -> Step {
    let events = vec![Arc::new(texts::told(happening, names, lang))];
    Step { seq, actor_seat: happening.seat(), action: None, secret: false, events }
}
