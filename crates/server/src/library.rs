//! Uploaded journals: read once, few at a time, within a budget, and kept at hand.

use std::sync::{Arc, Mutex, PoisonError};

use axum::http::StatusCode;
use game_core::{MAX_SEATS, Seat};
use table::wire::ReplayStory;
use table::{Budget, Journal, JournalError, Lang, PerLang, Replay, Table};
use tokio::sync::{OnceCell, Semaphore};

use crate::error::ApiError;
use crate::hub::to_json;
use crate::packed::Packed;
use crate::thinkers::{Lane, Payer, Thinkers};

/// Lines of a journal: a long game of four has six thousand.
const LINES: usize = 20_000;
/// Steps that a game takes in it: each action once, and once more if all of them were taken back.
const STEPS: u64 = 60_000;
/// The same for journals that our own tables have written. A table refuses to write so much long before that.
const OWN_LINES: usize = 80_000;
const OWN_STEPS: u64 = 2_000_000;
/// Journals that wait to be read, and those of them that come from one place.
const QUEUE: usize = 64;
const QUEUE_OF_ONE: usize = 8;
/// Bytes that are kept at hand, roughly.
const ROOM: usize = 128 * 1024 * 1024;

/// A journal that is being read or has been.
type Book = Arc<OnceCell<Arc<Opened>>>;

/// The uploaded journals that somebody has looked at lately.
pub(crate) struct Library {
    thinkers: Arc<Thinkers>,
    queue: Arc<Semaphore>,
    /// The one that was asked for last stands last.
    shelf: Mutex<Vec<(String, Book)>>,
}

/// A journal that was replayed.
pub(crate) struct Opened {
    pub(crate) table: Table,
    length: usize,
    /// The whole story as all saw it, then as each seat did, by language.
    stories: [PerLang<Packed>; MAX_SEATS + 1],
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
    fn story(&self, seat: Option<Seat>, lang: Lang, budget: &Budget) -> Result<Packed, ApiError> {
        let replay = Replay::of_record(&self.table)?;
        // A seat that is not there has no story.
        replay.view(0, seat, lang)?;
        let nobody_waits = || ApiError::new(StatusCode::REQUEST_TIMEOUT, "too_slow");
        let steps = replay.steps_within(seat, lang, budget).ok_or_else(nobody_waits)?;
        let tell = || Packed::new(to_json(&ReplayStory { header: replay.info(lang), steps }));
        Ok(self.stories[Self::place(seat)].get(lang, tell).clone())
    }

    fn weight(&self) -> usize {
        // A replayed game is some times larger than its text.
        8 * self.length + self.stories.iter().flat_map(PerLang::all).map(Packed::weight).sum::<usize>()
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
    pub(crate) fn new(thinkers: Arc<Thinkers>) -> Self {
        Library { thinkers, queue: Arc::new(Semaphore::new(QUEUE)), shelf: Mutex::default() }
    }

    /// Reads a journal that comes from outside; gives it also as we would have written it.
    pub(crate) async fn read(&self, payer: &Payer, journal: String) -> Result<(Arc<Opened>, String), ApiError> {
        let read = move |budget: &Budget| {
            let opened = Opened::new(&journal, budget)?;
            let written = Table::written_anew(&journal).map_err(|why| unreadable(&journal, &why))?;
            Ok((Arc::new(opened), written))
        };
        self.on_leash(payer, Budget::new(LINES, STEPS), read).await
    }

    /// Does work that ends when whoever asked for it gives up.
    async fn on_leash<T: Send + 'static>(
        &self,
        payer: &Payer,
        budget: Budget,
        work: impl FnOnce(&Budget) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let _leash = budget.leash();
        self.at_desk(payer, move || work(&budget)).await
    }

    /// The journal of this id, from the shelf, or read again from where it is stored.
    pub(crate) async fn open(
        &self,
        payer: &Payer,
        id: &str,
        stored: impl Future<Output = Result<String, ApiError>>,
    ) -> Result<Arc<Opened>, ApiError> {
        let copy = self.reach(id);
        // Many who ask at once wait for one reading.
        let opened = copy.get_or_try_init(|| async { Ok(self.read(payer, stored.await?).await?.0) }).await.cloned();
        drop(copy);
        self.make_room();
        opened
    }

    /// The same for a finished game of one of our own tables, whose journal may be longer.
    pub(crate) async fn open_own(
        &self,
        payer: &Payer,
        table: &str,
        stored: impl Future<Output = Result<Vec<String>, ApiError>>,
    ) -> Result<Arc<Opened>, ApiError> {
        // No upload has such an id.
        let copy = self.reach(&format!("table {table}"));
        let read = async {
            let journal = stored.await?;
            let read = move |budget: &Budget| Opened::new(&journal.join("\n"), budget).map(Arc::new);
            self.on_leash(payer, Budget::new(OWN_LINES, OWN_STEPS), read).await
        };
        let opened = copy.get_or_try_init(|| read).await.cloned();
        drop(copy);
        self.make_room();
        opened
    }

    /// A journal of our own as others may have it.
    pub(crate) async fn for_others(&self, payer: &Payer, stored: Vec<String>) -> Result<Packed, ApiError> {
        let write = move || match Journal::from_jsonl(&stored.join("\n")) {
            Ok(journal) => Ok(Packed::new(journal.without_identities().to_jsonl())),
            Err(error) => {
                tracing::error!(%error, "a journal that we have stored cannot be read");
                Err(ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "broken"))
            }
        };
        self.at_desk(payer, write).await
    }

    /// The whole story of a journal through somebody's eyes.
    pub(crate) async fn story(
        &self,
        payer: &Payer,
        opened: Arc<Opened>,
        seat: Option<Seat>,
        lang: Lang,
    ) -> Result<Packed, ApiError> {
        if let Some(told) = opened.stories.get(Opened::place(seat)).and_then(|stories| stories.found(lang)) {
            return Ok(told.clone());
        }
        self.on_leash(payer, Budget::default(), move |budget: &Budget| opened.story(seat, lang, budget)).await
    }

    /// One moment of it.
    pub(crate) async fn moment(
        &self,
        payer: &Payer,
        opened: Arc<Opened>,
        at: usize,
        seat: Option<Seat>,
        lang: Lang,
    ) -> Result<Packed, ApiError> {
        let look = move |budget: &Budget| {
            // It waited for its turn; perhaps nobody waits for it any more.
            if budget.is_stopped() {
                return Err(ApiError::new(StatusCode::REQUEST_TIMEOUT, "too_slow"));
            }
            Ok(Packed::new(to_json(&Replay::of_record(&opened.table)?.view(at, seat, lang)?)))
        };
        self.on_leash(payer, Budget::default(), look).await
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
        payer: &Payer,
        work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let busy = || ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "busy");
        if self.thinkers.waiting(payer, Lane::Desk) >= QUEUE_OF_ONE {
            return Err(busy());
        }
        let place = Arc::clone(&self.queue).try_acquire_owned().map_err(|_| busy())?;
        let work = move || {
            let _place = place;
            work()
        };
        // A journal that somebody brought may hold what no table would have written.
        self.thinkers.think(payer, Lane::Desk, work).await.unwrap_or_else(|_| Err(ApiError::bad("bad_request")))
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

    const BID: &str = r#"{"at":1,"type":"action","seat":0,"by":"a","action":"bid 1","id":"","decision":""}"#;

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
            text += BID;
            text += "\n";
            text += r#"{"at":1,"type":"undone","seat":0,"user":"a","to":0,"by_agreement":false}"#;
            text += "\n";
        }
        text
    }

    fn library() -> (Library, Payer) {
        (Library::new(Arc::new(Thinkers::new(1))), Payer::alone("eve"))
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_look_at_a_journal_replays_it_once() {
        let (library, eve) = library();
        let first = library.open(&eve, "x", async { Ok(undecided(20)) }).await.expect("a journal");
        let never = async { panic!("it is at hand") };
        let again = library.open(&eve, "x", never).await.expect("the same");
        assert!(Arc::ptr_eq(&first, &again));
        let effort = first.table.effort();
        library.story(&eve, first.clone(), None, Lang::ENGLISH).await.expect("a story");
        let told = first.table.effort();
        library.story(&eve, first.clone(), None, Lang::ENGLISH).await.expect("a story");
        assert_eq!(first.table.effort(), told, "told once");
        assert!(told <= 2 * effort + 100);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_cannot_be_read_is_not_kept() {
        let (library, eve) = library();
        assert!(library.open(&eve, "x", async { Ok("nonsense".to_owned()) }).await.is_err());
        assert!(library.shelf.lock().expect("no panic").is_empty());
        assert!(library.open(&eve, "x", async { Ok(undecided(LINES)) }).await.is_err(), "too long");
        library.open(&eve, "x", async { Ok(undecided(1)) }).await.expect("a journal");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn who_gives_up_stops_the_work() {
        let (library, eve) = library();
        let library = Arc::new(library);
        let reading = tokio::spawn({
            let (library, eve) = (library.clone(), eve.clone());
            let work = |budget: &Budget| {
                while !budget.is_stopped() {
                    std::thread::yield_now();
                }
                Ok(())
            };
            async move { library.on_leash(&eve, Budget::default(), work).await }
        });
        while library.queue.available_permits() == QUEUE {
            tokio::task::yield_now().await;
        }
        reading.abort();
        let _ = reading.await;
        // The thread sees it and gives its place back; otherwise this would wait in vain.
        let _all = library.queue.acquire_many(QUEUE as u32).await.expect("all places");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_story_that_nobody_waits_for_is_told_no_further() {
        let (library, eve) = library();
        let opened = library.open(&eve, "x", async { Ok(undecided(0).trim_end().to_owned() + "\n" + BID) }).await;
        let opened = opened.expect("a journal");
        let stopped = Budget::default();
        drop(stopped.leash());
        let before = opened.table.effort();
        assert!(opened.story(None, Lang::ENGLISH, &stopped).is_err());
        assert!(opened.stories[0].found(Lang::ENGLISH).is_none(), "half a story is not kept");
        assert!(opened.table.effort() <= before + 1, "nothing was played again");
        let told = library.story(&eve, opened.clone(), None, Lang::ENGLISH).await.expect("a story");
        assert!(String::from_utf8_lossy(told.plain()).contains("bid 1"));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn one_place_does_not_fill_the_queue() {
        let (library, eve) = library();
        let library = Arc::new(library);
        let (hold, held) = std::sync::mpsc::channel::<()>();
        let held = Arc::new(Mutex::new(held));
        let (begin, begun) = std::sync::mpsc::channel::<()>();
        let read = |payer: &Payer| {
            let (library, payer, held, begin) = (library.clone(), payer.clone(), held.clone(), begin.clone());
            let work = move |_: &Budget| {
                let _ = begin.send(());
                let _ = held.lock().map(|held| held.recv());
                Ok(())
            };
            tokio::spawn(async move { library.on_leash(&payer, Budget::default(), work).await })
        };
        let mut reading: Vec<_> = Vec::new();
        for n in 0..40 {
            reading.push(read(&eve));
            // The first is at work before the others queue up behind it.
            while n == 0 && begun.try_recv().is_err() {
                tokio::task::yield_now().await;
            }
            while library.thinkers.waiting(&eve, Lane::Desk) < QUEUE_OF_ONE.min(n) {
                tokio::task::yield_now().await;
            }
        }
        // Those for whom there is no room are sent away before any room is made.
        while reading.iter().filter(|one| one.is_finished()).count() < 40 - (QUEUE_OF_ONE + 1) {
            tokio::task::yield_now().await;
        }
        let ann = Payer::alone("ann");
        library.at_desk(&ann, || Ok(())).await.expect("a desk is kept free for ann");
        drop(hold);
        let mut done = 0;
        for one in reading {
            done += usize::from(one.await.expect("no panic").is_ok());
        }
        assert_eq!(done, QUEUE_OF_ONE + 1, "the others are told to come back");
    }
}
