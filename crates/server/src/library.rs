//! Uploaded journals: read once, few at a time, within a budget, and kept at hand.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use axum::body::Bytes;
use axum::http::StatusCode;
use game_core::{MAX_SEATS, Seat};
use serde_json::Value;
use table::wire::ReplayStory;
use table::{Budget, Journal, JournalError, Replay, Table};
use tokio::sync::{OnceCell, Semaphore};

use crate::error::ApiError;
use crate::hub::to_json;

/// Lines of a journal: a long game of four has six thousand.
const LINES: usize = 20_000;
/// Steps that a game takes in it: each action once, and once more if all of them were taken back.
const STEPS: u64 = 60_000;
/// Journals read at the same time.
const DESKS: usize = 2;
/// Journals that wait to be read.
const QUEUE: usize = 32;
/// Bytes that are kept at hand, roughly.
const ROOM: usize = 128 * 1024 * 1024;

/// A journal that is being read or has been.
type Book = Arc<OnceCell<Arc<Opened>>>;

/// The uploaded journals that somebody has looked at lately.
pub(crate) struct Library {
    desks: Arc<Semaphore>,
    queue: Arc<Semaphore>,
    /// The one that was asked for last stands last.
    shelf: Mutex<Vec<(String, Book)>>,
}

impl Default for Library {
    fn default() -> Self {
        let (desks, queue) = (Semaphore::new(DESKS), Semaphore::new(DESKS + QUEUE));
        Library { desks: Arc::new(desks), queue: Arc::new(queue), shelf: Mutex::default() }
    }
}

/// A journal that was replayed.
pub(crate) struct Opened {
    pub(crate) table: Table,
    length: usize,
    /// The whole story as all saw it, then as each seat did.
    stories: [OnceLock<Bytes>; MAX_SEATS + 1],
}

impl Opened {
    fn new(journal: &str, budget: &Budget) -> Result<Self, ApiError> {
        let table = Table::read(journal, budget).map_err(|why| unreadable(journal, &why))?;
        Ok(Opened { table, length: journal.len(), stories: Default::default() })
    }

    fn place(seat: Option<Seat>) -> usize {
        seat.map_or(0, |seat| seat.index() + 1)
    }

    /// The story as it is sent, which is put in words once.
    fn story(&self, seat: Option<Seat>) -> Result<Bytes, ApiError> {
        let replay = Replay::of_record(&self.table)?;
        // A seat that is not there has no story.
        replay.view(0, seat)?;
        let tell = || Bytes::from(to_json(&ReplayStory { header: replay.info(), steps: replay.steps(seat) }));
        Ok(self.stories[Self::place(seat)].get_or_init(tell).clone())
    }

    fn weight(&self) -> usize {
        // A replayed game is some times larger than its text.
        8 * self.length + self.stories.iter().filter_map(OnceLock::get).map(|story| story.len()).sum::<usize>()
    }
}

/// What is wrong with a journal: it is of other rules, or there is something on a line of it.
fn unreadable(journal: &str, why: &JournalError) -> ApiError {
    let of_other_rules = Journal::from_jsonl(journal).ok().filter(|j| Table::is_of_other_rules(&j.header, &j.entries));
    let table = of_other_rules.and_then(|journal| Table::of_other_rules(journal.header).ok());
    match table.as_ref().map(Replay::of_record) {
        Some(Err(refusal)) => refusal.into(),
        _ => ApiError::unreadable(StatusCode::BAD_REQUEST, &why.to_string()),
    }
}

impl Library {
    /// Reads a journal that comes from outside.
    pub(crate) async fn read(&self, journal: String) -> Result<Arc<Opened>, ApiError> {
        self.on_leash(Budget::new(LINES, STEPS), move |budget| Opened::new(&journal, budget).map(Arc::new)).await
    }

    /// Does work that ends when whoever asked for it gives up.
    async fn on_leash<T: Send + 'static>(
        &self,
        budget: Budget,
        work: impl FnOnce(&Budget) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let _leash = budget.leash();
        self.at_desk(move || work(&budget)).await
    }

    /// The journal of this id, from the shelf, or read again from where it is stored.
    pub(crate) async fn open(
        &self,
        id: &str,
        stored: impl Future<Output = Result<String, ApiError>>,
    ) -> Result<Arc<Opened>, ApiError> {
        let copy = self.reach(id);
        // Many who ask at once wait for one reading.
        let opened = copy.get_or_try_init(|| async { self.read(stored.await?).await }).await.cloned();
        drop(copy);
        self.make_room();
        opened
    }

    /// The whole story of a journal through somebody's eyes.
    pub(crate) async fn story(&self, opened: Arc<Opened>, seat: Option<Seat>) -> Result<Bytes, ApiError> {
        if let Some(told) = opened.stories.get(Opened::place(seat)).and_then(OnceLock::get) {
            return Ok(told.clone());
        }
        self.at_desk(move || opened.story(seat)).await
    }

    /// One moment of it.
    pub(crate) async fn moment(&self, opened: Arc<Opened>, at: usize, seat: Option<Seat>) -> Result<Value, ApiError> {
        self.at_desk(move || Ok(serde_json::json!(Replay::of_record(&opened.table)?.view(at, seat)?))).await
    }

    /// Puts a journal that was just read at hand.
    pub(crate) fn keep(&self, id: &str, opened: Arc<Opened>) {
        // Somebody else cannot have put it there, since nobody knows the id yet.
        let _ = self.reach(id).set(opened);
        self.make_room();
    }

    /// Does work that takes a moment on a thread of its own, when there is one free. The place is given back when the
    /// work ends, not when somebody stops waiting for it.
    async fn at_desk<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let busy = || ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "busy");
        let place = Arc::clone(&self.queue).try_acquire_owned().map_err(|_| busy())?;
        let desk = Arc::clone(&self.desks).acquire_owned().await.map_err(|_| busy())?;
        let done = tokio::task::spawn_blocking(move || {
            let _places = (place, desk);
            work()
        });
        // A journal that somebody brought may hold what no table would have written.
        done.await.unwrap_or_else(|_| Err(ApiError::bad("bad_request")))
    }

    /// The place of a journal on the shelf, moved to the end.
    fn reach(&self, id: &str) -> Arc<OnceCell<Arc<Opened>>> {
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        let found = shelf.iter().position(|(known, _)| known == id).map(|place| shelf.remove(place));
        let copy = found.unwrap_or_else(|| (id.to_owned(), Arc::default()));
        shelf.push(copy.clone());
        copy.1
    }

    /// Takes what nobody has asked for lately from the shelf, and what could not be read.
    fn make_room(&self) {
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.retain(|(_, copy)| copy.initialized() || Arc::strong_count(copy) > 1);
        let weight = |copy: &OnceCell<Arc<Opened>>| copy.get().map_or(0, |opened| opened.weight());
        let mut weights: usize = shelf.iter().map(|(_, copy)| weight(copy)).sum();
        while weights > ROOM && shelf.len() > 1 {
            weights -= weight(&shelf.remove(0).1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A journal of the sample game with this many bids, each of them taken back.
    fn undecided(pairs: usize) -> String {
        let mut text = concat!(
            r#"{"type":"header","id":"t","game":"sample-game","rules_version":1,"created":0,"host":"a"}"#,
            "\n",
            r#"{"at":0,"type":"configured","options":{},"seats":[{"kind":"human","user":"a","name":"A"},{"kind":"open"}],"settings":{}}"#,
            "\n",
            r#"{"at":0,"type":"started","seed":"7","known_seed":true,"first_seat_order":[0,1]}"#,
            "\n"
        )
        .to_owned();
        for _ in 0..pairs {
            text += r#"{"at":1,"type":"action","seat":0,"by":"a","action":"bid 1","id":"","decision":""}"#;
            text += "\n";
            text += r#"{"at":1,"type":"undone","seat":0,"user":"a","to":0,"by_agreement":false}"#;
            text += "\n";
        }
        text
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_look_at_a_journal_replays_it_once() {
        let library = Library::default();
        let first = library.open("x", async { Ok(undecided(20)) }).await.expect("a journal");
        let never = async { panic!("it is at hand") };
        let again = library.open("x", never).await.expect("the same");
        assert!(Arc::ptr_eq(&first, &again));
        let effort = first.table.effort();
        library.story(first.clone(), None).await.expect("a story");
        let told = first.table.effort();
        library.story(first.clone(), None).await.expect("a story");
        assert_eq!(first.table.effort(), told, "told once");
        assert!(told <= 2 * effort + 100);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_cannot_be_read_is_not_kept() {
        let library = Library::default();
        assert!(library.open("x", async { Ok("nonsense".to_owned()) }).await.is_err());
        assert!(library.shelf.lock().expect("no panic").is_empty());
        assert!(library.open("x", async { Ok(undecided(LINES)) }).await.is_err(), "too long");
        library.open("x", async { Ok(undecided(1)) }).await.expect("a journal");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn who_gives_up_stops_the_work() {
        let library = Arc::new(Library::default());
        let reading = tokio::spawn({
            let library = library.clone();
            let work = |budget: &Budget| {
                while !budget.is_stopped() {
                    std::thread::yield_now();
                }
                Ok(())
            };
            async move { library.on_leash(Budget::default(), work).await }
        });
        while library.desks.available_permits() == DESKS {
            tokio::task::yield_now().await;
        }
        reading.abort();
        let _ = reading.await;
        // The thread sees it and gives its desk back; otherwise this would wait in vain.
        let _all = library.desks.acquire_many(DESKS as u32).await.expect("all desks");
    }
}
