//! The tables that are open to strangers. What is listed follows from each table alone; the list is kept in memory and
//! made again at the start.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::Value;
use serde_json::value::to_raw_value;
use store::Store;
use table::wire::{DailyOption, Json, OpenSeat, OpenTable, Phase, SeatKind};
use table::{Called, ClockRule, Lang, Millis, SeatHolder, Table};
use tokio::sync::watch;

use super::Presence;
use super::options::{named, unusual};

/// Tables in the list at most: the newest.
const LISTED: usize = 2_000;
/// Tables of one host that are shown at most.
const EACH: usize = 3;
/// Tables that are gone are remembered for those who have to be told so.
const GONE: usize = 2_000;

/// The list of open tables.
pub(crate) struct Board {
    list: Mutex<List>,
    changed: watch::Sender<u64>,
}

impl Default for Board {
    fn default() -> Self {
        // Who knows 0 has been told nothing yet, so the empty list has a number of its own.
        let list = List { version: 1, ..List::default() };
        Board { changed: watch::Sender::new(list.version), list: Mutex::new(list) }
    }
}

#[derive(Default)]
struct List {
    /// Grows with every change.
    version: u64,
    tables: BTreeMap<String, Listing>,
    gone: VecDeque<(u64, String)>,
    /// Whoever knows less than this is shown everything.
    horizon: u64,
}

/// A table in the list.
struct Listing {
    version: u64,
    facts: Facts,
    /// What it is in the words of each language, once somebody has asked.
    told: HashMap<Lang, Json>,
}

/// What is listed of a table.
#[derive(Clone, PartialEq)]
pub(crate) struct Facts {
    game: String,
    host: String,
    host_name: String,
    lang: String,
    options: Value,
    seats: Vec<(SeatKind, Option<String>)>,
    called: Vec<Called>,
    clock: Option<ClockRule>,
    unrated: bool,
    created: Millis,
}

/// A table, and what is listed of it, if it is.
pub(crate) type Note = (String, Option<Facts>);

/// What is to be noted of a table.
pub(crate) fn note_of(table: &Table) -> Note {
    (table.header().id.clone(), is_open(table).then(|| Facts::of(table)))
}

/// Somebody who looks at the list.
pub(crate) struct Viewer<'a> {
    pub(crate) lang: Lang,
    /// Those with whom they do not play.
    pub(crate) hidden: &'a HashSet<String>,
    pub(crate) here: &'a Presence,
}

/// What has changed in the list.
pub(crate) struct News {
    pub(crate) version: u64,
    pub(crate) whole: bool,
    pub(crate) tables: Vec<Json>,
    pub(crate) gone: Vec<String>,
}

impl Board {
    /// Notes what a table is now.
    pub(crate) async fn note(&self, store: &dyn Store, (id, facts): Note) {
        let Some(facts) = facts else { return self.change(|list| list.remove(&id)) };
        if let Ok(Some(user)) = store.user(&facts.host).await {
            let facts = Facts { host_name: user.name, lang: user.lang, ..facts };
            self.change(|list| list.put(&id, facts));
        }
    }

    /// A table is no more.
    pub(crate) fn remove(&self, id: &str) {
        self.change(|list| list.remove(id));
    }

    /// A host has come or gone: what is shown of their tables changes.
    pub(crate) fn touch(&self, host: &str) {
        self.change(|list| {
            let next = list.version + 1;
            for listing in list.tables.values_mut().filter(|listing| listing.facts.host == host) {
                listing.version = next;
                list.version = next;
            }
        });
    }

    /// Comes with the number of the list whenever it has changed.
    pub(crate) fn follow(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// What has changed since a number, as somebody sees it; 0 for all.
    pub(crate) fn since(&self, version: u64, viewer: &Viewer<'_>) -> News {
        let mut list = self.lock();
        let whole = version == 0 || version < list.horizon;
        let mut news = News { version: list.version, whole, tables: Vec::new(), gone: Vec::new() };
        let mut tell = Vec::new();
        {
            let shown = list.shown(viewer);
            for (id, _) in list.tables.iter().filter(|(_, listing)| whole || listing.version > version) {
                if shown.contains(id.as_str()) { &mut tell } else { &mut news.gone }.push(id.clone());
            }
        }
        for id in tell {
            news.tables.extend(list.tables.get_mut(&id).map(|listing| listing.told(&id, viewer.lang)));
        }
        if whole {
            news.gone.clear();
        } else {
            news.gone.extend(list.gone.iter().filter(|(at, _)| *at > version).map(|(_, id)| id.clone()));
        }
        news
    }

    /// The tables of a game at which somebody could sit down now, those first whose host speaks their language, then
    /// those that lack the fewest people.
    pub(crate) fn to_play_now(&self, game: Option<&str>, user: &str, viewer: &Viewer<'_>) -> Vec<String> {
        let list = self.lock();
        let shown = list.shown(viewer);
        let fits = |(id, listing): &(&String, &Listing)| {
            let facts = &listing.facts;
            let is_live = !matches!(facts.clock, Some(ClockRule::Days { .. }));
            let own = facts.seats.iter().any(|(_, holder)| holder.as_deref() == Some(user));
            shown.contains(id.as_str()) && is_live && !own && game.is_none_or(|game| game == facts.game)
        };
        let mut found: Vec<_> = list.tables.iter().filter(fits).collect();
        let foreign = |facts: &Facts| facts.lang != viewer.lang.code();
        found.sort_by_key(|(_, Listing { facts, .. })| (foreign(facts), facts.free(), facts.created));
        found.into_iter().map(|(id, _)| id.clone()).collect()
    }

    /// A person's own table in the list at which they sit and wait.
    pub(crate) fn waiting_at(&self, game: Option<&str>, user: &str) -> Option<String> {
        let list = self.lock();
        let sits = |listing: &Listing| listing.facts.seats.iter().any(|(_, holder)| holder.as_deref() == Some(user));
        let mut own = list.tables.iter().filter(|(_, listing)| sits(listing));
        own.find(|(_, listing)| game.is_none_or(|game| game == listing.facts.game)).map(|(id, _)| id.clone())
    }

    fn change(&self, change: impl FnOnce(&mut List)) {
        let version = {
            let mut list = self.lock();
            change(&mut list);
            list.version
        };
        self.changed.send_if_modified(|known| std::mem::replace(known, version) != version);
    }

    fn lock(&self) -> MutexGuard<'_, List> {
        self.list.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl List {
    fn put(&mut self, id: &str, facts: Facts) {
        if self.tables.get(id).is_some_and(|listing| listing.facts == facts) {
            return;
        }
        self.version += 1;
        let (version, told) = (self.version, HashMap::new());
        self.tables.insert(id.to_owned(), Listing { version, facts, told });
        if self.tables.len() > LISTED {
            let oldest = self.tables.iter().min_by_key(|(_, listing)| listing.facts.created).map(|(id, _)| id.clone());
            oldest.into_iter().for_each(|id| self.remove(&id));
        }
    }

    fn remove(&mut self, id: &str) {
        let Some(removed) = self.tables.remove(id) else { return };
        self.version += 1;
        // Of the tables of one host only some are shown, so another may come forward.
        let siblings = self.tables.values_mut().filter(|listing| listing.facts.host == removed.facts.host);
        siblings.for_each(|listing| listing.version = self.version);
        self.gone.push_back((self.version, id.to_owned()));
        if self.gone.len() > GONE
            && let Some((version, _)) = self.gone.pop_front()
        {
            self.horizon = version;
        }
    }

    /// What somebody is shown. A table at which the game would begin at once is shown while its host is here; of each
    /// host's tables only the first few.
    fn shown(&self, viewer: &Viewer<'_>) -> HashSet<&str> {
        let mut of_host: HashMap<&str, usize> = HashMap::new();
        let mut shown = HashSet::new();
        let mut all: Vec<_> = self.tables.iter().collect();
        all.sort_by_key(|(id, listing)| (listing.facts.created, *id));
        for (id, Listing { facts, .. }) in all {
            let waits = matches!(facts.clock, Some(ClockRule::Days { .. })) || viewer.here.is_here(&facts.host);
            let people = facts.seats.iter().filter_map(|(_, holder)| holder.as_ref()).chain([&facts.host]);
            if !waits || people.into_iter().any(|person| viewer.hidden.contains(person)) {
                continue;
            }
            let n = of_host.entry(&facts.host).or_default();
            *n += 1;
            if *n <= EACH {
                shown.insert(id.as_str());
            }
        }
        shown
    }
}

impl Listing {
    fn told(&mut self, id: &str, lang: Lang) -> Json {
        let facts = &self.facts;
        let told = self.told.entry(lang).or_insert_with(|| {
            let raw = to_raw_value(&facts.told(id, lang)).unwrap_or_default();
            Json::from(raw)
        });
        told.clone()
    }
}

impl Facts {
    fn of(table: &Table) -> Self {
        let seat = |(_, holder): (_, &SeatHolder)| match holder {
            SeatHolder::Open => (SeatKind::Open, None),
            SeatHolder::Human { user, .. } => (SeatKind::Human, Some(user.clone())),
            SeatHolder::Bot { .. } => (SeatKind::Bot, None),
        };
        let (header, settings) = (table.header(), table.settings());
        Facts {
            game: header.game.clone(),
            host: header.host.clone(),
            host_name: String::new(),
            lang: String::new(),
            options: table.options().clone(),
            seats: table.holders().map(seat).collect(),
            called: table.called().to_vec(),
            clock: settings.clock,
            unrated: settings.unrated,
            created: header.created,
        }
    }

    fn free(&self) -> u8 {
        let free = self.seats.iter().filter(|(kind, _)| *kind == SeatKind::Open).count();
        u8::try_from(free).unwrap_or(u8::MAX)
    }

    fn told(&self, id: &str, lang: Lang) -> OpenTable {
        let names = Called::names(&self.called, lang);
        let seats = self.seats.iter().zip(names.as_slice());
        OpenTable {
            id: id.to_owned(),
            game: self.game.clone(),
            host: self.host_name.clone(),
            lang: self.lang.clone(),
            options: options(&self.game, &self.options, self.seats.len(), lang),
            seats: seats.map(|((kind, _), label)| OpenSeat { label: label.clone(), kind: *kind }).collect(),
            free: self.free(),
            clock: self.clock,
            unrated: self.unrated,
            created: self.created,
        }
    }
}

/// The unusual options of a game in words.
fn options(game: &str, options: &Value, seats: usize, lang: Lang) -> Vec<DailyOption> {
    let Some(entry) = game_registry::find(game) else { return Vec::new() };
    let seats = u8::try_from(seats).unwrap_or(u8::MAX);
    unusual(entry, options, seats).into_iter().map(|(id, value)| named(entry, id, value, lang)).collect()
}

/// Whether a table belongs in the list: its host says so, the game has not begun, and somebody can sit down.
fn is_open(table: &Table) -> bool {
    let free = table.holders().any(|(_, holder)| *holder == SeatHolder::Open);
    table.phase() == Phase::Lobby && table.settings().open && free && !table.entry().hidden()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(host: &str, created: Millis, clock: Option<ClockRule>) -> Facts {
        Facts {
            game: "nexus-ops".to_owned(),
            host: host.to_owned(),
            host_name: host.to_uppercase(),
            lang: "en".to_owned(),
            options: Value::Null,
            seats: vec![(SeatKind::Human, Some(host.to_owned())), (SeatKind::Open, None)],
            called: vec![Called::Person(host.to_uppercase()), Called::Seat],
            clock,
            unrated: false,
            created,
        }
    }

    /// Of a table that goes on for days, so that nobody has to be here.
    fn slow(host: &str, created: Millis) -> Facts {
        facts(host, created, Some(ClockRule::Days { days: 1 }))
    }

    fn ids(news: &News) -> Vec<String> {
        let id = |told: &Json| told.to_value()["id"].as_str().unwrap_or_default().to_owned();
        news.tables.iter().map(id).collect()
    }

    #[test]
    fn a_list_and_its_changes_are_the_whole_list() {
        let (board, here, hidden) = (Board::default(), Presence::default(), HashSet::new());
        let viewer = Viewer { lang: Lang::ENGLISH, hidden: &hidden, here: &here };
        board.change(|list| list.put("a", slow("ann", 1)));
        board.change(|list| list.put("b", slow("bob", 2)));
        let all = board.since(0, &viewer);
        assert!(all.whole && ids(&all) == ["a", "b"]);
        board.change(|list| list.put("a", slow("ann", 1)));
        assert_eq!(board.since(all.version, &viewer).version, all.version, "nothing has changed");
        board.change(|list| list.put("c", slow("cid", 3)));
        board.remove("a");
        let news = board.since(all.version, &viewer);
        assert!(!news.whole && ids(&news) == ["c"] && news.gone == ["a"], "{:?}", news.gone);
    }

    #[test]
    fn one_host_does_not_fill_the_list() {
        let (board, here, hidden) = (Board::default(), Presence::default(), HashSet::new());
        let viewer = Viewer { lang: Lang::ENGLISH, hidden: &hidden, here: &here };
        for n in 0..5 {
            board.change(|list| list.put(&format!("t{n}"), slow("ann", n)));
        }
        let all = board.since(0, &viewer);
        assert_eq!(ids(&all), ["t0", "t1", "t2"]);
        board.remove("t1");
        let news = board.since(all.version, &viewer);
        assert!(ids(&news).contains(&"t3".to_owned()) && news.gone.contains(&"t1".to_owned()));
    }

    #[test]
    fn a_game_that_begins_at_once_needs_its_host_and_nobody_sees_whom_they_shut_out() {
        let (board, here, hidden) = (Board::default(), Presence::default(), HashSet::from(["bob".to_owned()]));
        board.change(|list| list.put("a", facts("ann", 1, None)));
        board.change(|list| list.put("b", slow("bob", 2)));
        let viewer = Viewer { lang: Lang::ENGLISH, hidden: &hidden, here: &here };
        assert_eq!(ids(&board.since(0, &viewer)), Vec::<String>::new());
        let nobody = HashSet::new();
        let other = Viewer { lang: Lang::ENGLISH, hidden: &nobody, here: &here };
        assert_eq!(ids(&board.since(0, &other)), ["b"]);
    }

    #[test]
    fn the_list_has_an_end() {
        let (board, here, hidden) = (Board::default(), Presence::default(), HashSet::new());
        for n in 0..LISTED as u64 + 5 {
            board.change(|list| list.put(&format!("t{n}"), slow(&format!("host{n}"), n)));
        }
        let viewer = Viewer { lang: Lang::ENGLISH, hidden: &hidden, here: &here };
        let all = board.since(0, &viewer);
        assert!(ids(&all).len() == LISTED && !ids(&all).contains(&"t0".to_owned()), "the oldest make room");
    }
}
