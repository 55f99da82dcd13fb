//! Who comes next.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

pub(super) type Job = Box<dyn FnOnce() + Send>;

/// Who had more than their share is remembered, until there are so many of them.
const REMEMBERED: usize = 200;

/// At whose cost something is done.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Payer {
    /// Where they come from: whoever has many names has one home.
    home: String,
    person: String,
}

impl Payer {
    pub(crate) fn new(home: &str, person: &str) -> Self {
        Payer { home: home.to_owned(), person: person.to_owned() }
    }

    /// Somebody of whom no home is known.
    pub(crate) fn alone(person: &str) -> Self {
        Payer::new(person, person)
    }
}

/// What waits and what was done, counted so that whoever comes later has no arrears.
#[derive(Clone, Copy, Default)]
struct Account {
    waiting: usize,
    running: usize,
    spent: Duration,
}

impl Account {
    /// Rest earns nothing: else somebody who waited long would hold everybody up for as long.
    fn wait(&mut self, level: Duration) {
        if self.waiting + self.running == 0 {
            self.spent = self.spent.max(level);
        }
        self.waiting += 1;
    }

    fn run(&mut self) {
        self.waiting -= 1;
        self.running += 1;
    }

    fn pay(&mut self, took: Duration) {
        self.running = self.running.saturating_sub(1);
        self.spent += took;
    }

    fn is_open(&self, level: Duration) -> bool {
        self.waiting + self.running > 0 || self.spent > level
    }
}

/// One person's jobs.
#[derive(Default)]
struct Share {
    jobs: VecDeque<Job>,
    account: Account,
}

/// Everybody who comes from one place.
#[derive(Default)]
struct Home {
    account: Account,
    /// What had been done for the person here who was last given a place.
    level: Duration,
    people: HashMap<String, Share>,
}

/// Everybody's share of a lane.
#[derive(Default)]
pub(super) struct Queue {
    homes: HashMap<String, Home>,
    /// What had been done for the home that was last given a place.
    level: Duration,
    closed: bool,
}

impl Queue {
    pub(super) fn put(&mut self, payer: &Payer, job: Job) {
        let home = self.homes.entry(payer.home.clone()).or_default();
        home.account.wait(self.level);
        let share = home.people.entry(payer.person.clone()).or_default();
        share.account.wait(home.level);
        share.jobs.push_back(job);
    }

    /// The next job: at the home for which least was done, among those that have less than `most` places.
    pub(super) fn take(&mut self, most: usize) -> Option<(Payer, Job)> {
        let waiting = self.homes.iter_mut().filter(|(_, home)| home.account.waiting > 0 && home.account.running < most);
        let (name, home) =
            waiting.min_by_key(|(name, Home { account, .. })| (account.spent, account.running, *name))?;
        let waiting = home.people.iter_mut().filter(|(_, share)| share.account.waiting > 0);
        let order = |(person, Share { account, .. }): &(&String, &mut Share)| {
            (account.spent, account.running, (*person).clone())
        };
        let (person, share) = waiting.min_by_key(order)?;
        let job = share.jobs.pop_front()?;
        let payer = Payer::new(name, person);
        share.account.run();
        home.account.run();
        home.level = home.level.max(share.account.spent);
        self.level = self.level.max(home.account.spent);
        Some((payer, job))
    }

    pub(super) fn done(&mut self, payer: &Payer, took: Duration) {
        let Some(home) = self.homes.get_mut(&payer.home) else { return };
        home.account.pay(took);
        if let Some(share) = home.people.get_mut(&payer.person) {
            share.account.pay(took);
        }
        if home.people.len() > REMEMBERED {
            home.level = home.people.values().map(|share| share.account.spent).max().unwrap_or(home.level);
        }
        home.people.retain(|_, share| share.account.is_open(home.level));
        if self.homes.len() > REMEMBERED {
            self.level = self.homes.values().map(|home| home.account.spent).max().unwrap_or(self.level);
        }
        let level = self.level;
        self.homes.retain(|_, home| home.account.is_open(level));
    }

    /// How much waits, and how much is being done.
    pub(super) fn busy(&self) -> (usize, usize) {
        let accounts = || self.homes.values().map(|home| &home.account);
        (accounts().map(|account| account.waiting).sum(), accounts().map(|account| account.running).sum())
    }

    pub(super) fn waiting_of(&self, payer: &Payer) -> usize {
        self.homes.get(&payer.home).map_or(0, |home| home.account.waiting)
    }

    pub(super) fn is_closed(&self) -> bool {
        self.closed
    }

    /// Nothing more is done; whoever waits is told so.
    pub(super) fn close(&mut self) {
        self.closed = true;
        self.homes.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put(queue: &mut Queue, home: &str, person: &str, n: usize) {
        (0..n).for_each(|_| queue.put(&Payer::new(home, person), Box::new(|| ())));
    }

    /// Does so many jobs of ten seconds one after another, and tells for whom.
    fn order(queue: &mut Queue, n: usize) -> Vec<String> {
        let mut order = Vec::new();
        for _ in 0..n {
            let (payer, _) = queue.take(1).expect("somebody waits");
            queue.done(&payer, Duration::from_secs(10));
            order.push(payer.person);
        }
        order
    }

    #[test]
    fn places_go_to_the_person_for_whom_least_was_done() {
        let mut queue = Queue::default();
        put(&mut queue, "eve", "eve", 50);
        order(&mut queue, 2);
        put(&mut queue, "ann", "ann", 3);
        put(&mut queue, "bob", "bob", 3);
        let order = order(&mut queue, 6);
        let of = |person: &str| order.iter().filter(|other| *other == person).count();
        // Eve has waited for nobody before, and the others catch up a little.
        assert!(of("ann") >= 2 && of("bob") >= 2 && of("eve") >= 1, "{order:?}");
    }

    #[test]
    fn many_names_at_one_home_are_served_like_one() {
        let mut queue = Queue::default();
        (0..100).for_each(|n| put(&mut queue, "here", &format!("eve {n}"), 5));
        order(&mut queue, 3);
        put(&mut queue, "elsewhere", "ann", 4);
        let order = order(&mut queue, 8);
        assert!(order.iter().filter(|person| *person == "ann").count() >= 3, "{order:?}");
    }

    #[test]
    fn people_at_one_home_are_served_alike() {
        let mut queue = Queue::default();
        put(&mut queue, "here", "eve", 50);
        order(&mut queue, 3);
        put(&mut queue, "here", "ann", 4);
        let order = order(&mut queue, 8);
        assert!(order.iter().filter(|person| *person == "ann").count() >= 3, "{order:?}");
    }

    #[test]
    fn a_home_never_has_all_places() {
        let mut queue = Queue::default();
        (0..10).for_each(|n| put(&mut queue, "here", &format!("eve {n}"), 5));
        assert!(queue.take(1).is_some() && queue.take(1).is_none(), "the second place is kept free");
        put(&mut queue, "elsewhere", "ann", 1);
        assert_eq!(queue.take(1).expect("it is for ann").0, Payer::new("elsewhere", "ann"));
    }

    #[test]
    fn whoever_has_paid_is_forgotten() {
        let mut queue = Queue::default();
        for n in 0..1_000 {
            put(&mut queue, &format!("home {n}"), "somebody", 1);
            order(&mut queue, 1);
        }
        assert!(queue.homes.len() <= REMEMBERED, "{} are remembered", queue.homes.len());
    }
}
