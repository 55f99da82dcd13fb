//! Looking ahead for a client, away from the tables: one question at work for each connection, and of those that wait
//! only the newest.

use std::sync::{Arc, Mutex, PoisonError};

use game_core::Seat;
use serde_json::Value;
use table::wire::{ForesightAnswer, ServerMessage};
use table::{Lang, Refusal, Table};

use crate::actor::Outbox;
use crate::app::App;
use crate::error::refusal;
use crate::hub::to_json;
use crate::thinkers::{Lane, Payer};

/// What a client wants to know.
pub(crate) struct Question {
    pub(crate) table: String,
    pub(crate) seat: Seat,
    pub(crate) decision: String,
    pub(crate) actions: Vec<Value>,
    pub(crate) reference: String,
    pub(crate) lang: Lang,
}

/// What is at work, and the one question that waits for it.
#[derive(Default)]
struct Desk {
    busy: bool,
    waiting: Option<Question>,
}

/// Looks ahead for one connection.
#[derive(Clone)]
pub(crate) struct Lookout {
    app: App,
    user: String,
    payer: Payer,
    out: Outbox,
    desk: Arc<Mutex<Desk>>,
}

impl Lookout {
    pub(crate) fn new(app: App, (user, payer): (String, Payer), out: Outbox) -> Self {
        Lookout { app, user, payer, out, desk: Arc::default() }
    }

    /// Takes a question up. One that still waits is told that it was replaced.
    pub(crate) fn ask(&self, question: Question) {
        let replaced = {
            let mut desk = self.desk();
            if desk.busy {
                desk.waiting.replace(question)
            } else {
                desk.busy = true;
                drop(desk);
                let lookout = self.clone();
                tokio::spawn(async move { lookout.work(question).await });
                return;
            }
        };
        if let Some(Question { table, reference, .. }) = replaced {
            self.say(table, reference, ForesightAnswer::Replaced);
        }
    }

    /// Tells that a question is not looked into.
    pub(crate) fn refuse(&self, question: Question, refusal: Refusal) {
        self.say(question.table, question.reference, refused(&refusal, question.lang));
    }

    async fn work(&self, first: Question) {
        let mut next = Some(first);
        while let Some(question) = next {
            let Question { table, seat, decision, actions, reference, lang } = question;
            let user = self.user.clone();
            let look = move |table: &Table| table.foresee(&user, seat, &decision, actions, lang);
            let read = self.app.hub.read(&table, look).await;
            let answer = match read.and_then(|foreseeing| foreseeing) {
                // Away from the threads that serve the tables: a long turn takes some milliseconds.
                Ok(foreseeing) => {
                    let thinkers = &self.app.hub.shared.thinkers;
                    let answer = thinkers.think(&self.payer, Lane::Sight, move || foreseeing.answer()).await;
                    answer.unwrap_or_else(|_| refused(&refusal("try_again"), lang))
                }
                Err(refusal) => refused(&refusal, lang),
            };
            self.say(table, reference, answer);
            let mut desk = self.desk();
            next = desk.waiting.take();
            desk.busy = next.is_some();
        }
    }

    fn say(&self, table: String, reference: String, answer: ForesightAnswer) {
        // A client that does not listen any more is dropped elsewhere.
        let _ = self.out.try_send(to_json(&ServerMessage::Foresight { table, reference, answer }).into());
    }

    fn desk(&self) -> std::sync::MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn refused(refusal: &Refusal, lang: Lang) -> ForesightAnswer {
    ForesightAnswer::Refused { step: None, refusal: refusal.said(lang) }
}
