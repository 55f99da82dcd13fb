//! A finished game as its journal tells it: who sat where, who stayed to the end, how it ended.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{Outcome, Seat};
use journal::{Actor, Entry, Fact, Header, Millis, SeatHolder, Settings, UserId};
use serde_json::Value;

/// A finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// Slug of the game.
    pub game: String,
    /// When it ended.
    pub at: Millis,
    /// What was chosen for the game.
    pub options: Value,
    /// Everybody, in turn order.
    pub seats: Vec<Sat>,
    /// Why it counts for nobody's rating, whoever has an account; `None` when it may count.
    pub unrated: Option<Unrated>,
}

/// One seat of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sat {
    /// Who began the game there.
    pub party: Party,
    /// False for somebody who gave up, ran out of time or was replaced.
    pub stayed: bool,
    /// False for somebody in whose place another played before they did anything: they never came.
    pub came: bool,
    /// Points at the end, where there are any.
    pub points: Option<i32>,
    /// Those who win and lose together have the same; everyone for themselves has one of their own.
    pub team: u8,
    /// How well the team did, by the rules of the game; 1 is best.
    pub rank: u8,
    /// Whether the game was won here, alone or together.
    pub won: bool,
}

/// Who began a game at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Party {
    /// A person.
    Person(UserId),
    /// A bot of this kind.
    Bot(String),
}

/// Why a game counts for nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unrated {
    /// Somebody has chosen the seed.
    KnownSeed,
    /// It was the challenge of a day.
    Daily,
    /// The host marked the table so.
    Marked,
    /// Somebody played for several seats.
    SharedScreen,
    /// Nobody played against anybody.
    Alone,
}

/// What a journal has told so far.
#[derive(Default)]
struct Story {
    options: Value,
    settings: Settings,
    holders: Vec<SeatHolder>,
    began: Option<(Vec<Party>, bool)>,
    left: BTreeSet<usize>,
    acted: BTreeSet<UserId>,
    replaced: BTreeSet<usize>,
    ended: Option<(Millis, Outcome, Vec<i32>)>,
}

impl Played {
    /// What a journal tells, once its game is over.
    pub fn of(header: &Header, entries: &[Entry]) -> Option<Played> {
        let mut story = Story::default();
        for entry in entries {
            story.hear(entry);
        }
        story.told(header)
    }

    /// The people who played, each once.
    pub fn people(&self) -> BTreeSet<&str> {
        let people = self.seats.iter().filter_map(|sat| match &sat.party {
            Party::Person(user) => Some(user.as_str()),
            Party::Bot(_) => None,
        });
        people.collect()
    }
}

impl Played {
    /// Those of them who came to the game.
    pub fn who_came(&self) -> BTreeSet<&str> {
        let came = self.seats.iter().filter(|sat| sat.came).filter_map(|sat| match &sat.party {
            Party::Person(user) => Some(user.as_str()),
            Party::Bot(_) => None,
        });
        came.collect()
    }
}

impl Story {
    fn hear(&mut self, entry: &Entry) {
        match &entry.fact {
            Fact::Configured { options, seats, settings } => {
                self.options = options.clone();
                self.holders.clone_from(seats);
                self.settings = settings.clone();
            }
            Fact::Claimed { seat, user, name } => {
                self.hold(*seat, SeatHolder::Human { user: user.clone(), name: name.clone() });
            }
            Fact::Left { seat } => self.hold(*seat, SeatHolder::Open),
            Fact::Started { known_seed, first_seat_order, .. } => self.begin(*known_seed, first_seat_order),
            Fact::SeatChanged { seat, holder, by } => self.change(*seat, holder, by),
            Fact::Resigned { seat, user } => {
                self.left.insert(seat.index());
                self.acted.insert(user.clone());
            }
            Fact::Action { by: Actor::User(user), .. } if !self.acted.contains(user) => {
                self.acted.insert(user.clone());
            }
            Fact::Ended { outcome, scores, .. } => self.ended = Some((entry.at, *outcome, scores.clone())),
            _ => {}
        }
    }

    fn hold(&mut self, seat: Seat, holder: SeatHolder) {
        if let Some(place) = self.holders.get_mut(seat.index()) {
            *place = holder;
        }
    }

    fn begin(&mut self, known_seed: bool, order: &[Seat]) {
        let party = |seat: &Seat| match self.holders.get(seat.index()) {
            Some(SeatHolder::Human { user, .. }) => Party::Person(user.clone()),
            Some(SeatHolder::Bot { spec }) => Party::Bot(spec.clone()),
            Some(SeatHolder::Open) | None => Party::Bot(String::new()),
        };
        self.began = Some((order.iter().map(party).collect(), known_seed));
    }

    /// Somebody else plays a seat. Whoever runs out of time is out of the running for good, and so is whoever has a bot
    /// play for them: what it did would count as theirs. Whom the host replaced for being away may come back.
    fn change(&mut self, seat: Seat, holder: &SeatHolder, by: &Actor) {
        let Some((parties, _)) = &self.began else { return };
        let Some(Party::Person(owner)) = parties.get(seat.index()) else { return };
        match (holder, by) {
            (SeatHolder::Human { user, .. }, _) if user == owner => {
                self.replaced.remove(&seat.index());
            }
            (_, Actor::User(user)) if user != owner => {
                self.replaced.insert(seat.index());
            }
            _ => {
                self.left.insert(seat.index());
            }
        }
    }

    fn told(self, header: &Header) -> Option<Played> {
        let (at, outcome, scores) = self.ended?;
        let (parties, known_seed) = self.began?;
        let n_seats = parties.len();
        let sat = |(index, party): (usize, Party)| {
            let seat = Seat(u8::try_from(index).ok()?);
            let (team, rank) = place(&outcome, seat, n_seats)?;
            let stayed = !self.left.contains(&index) && !self.replaced.contains(&index);
            let acted = matches!(&party, Party::Person(user) if self.acted.contains(user));
            let came = stayed || acted;
            let won = stayed && outcome.share(seat) > 0.0 && !is_drawn(&outcome);
            Some(Sat { party, stayed, came, points: scores.get(index).copied(), team, rank, won })
        };
        let seats: Vec<Sat> = parties.into_iter().enumerate().map(sat).collect::<Option<_>>()?;
        let unrated = unrated(header, &self.settings, known_seed, &outcome, &seats);
        Some(Played { game: header.game.clone(), at, options: self.options, seats, unrated })
    }
}

/// The team of a seat and its rank.
fn place(outcome: &Outcome, seat: Seat, n_seats: usize) -> Option<(u8, u8)> {
    let fits = |ranks: usize| (ranks == n_seats).then_some(());
    match outcome {
        Outcome::Ranks { ranks, .. } => fits(ranks.seats().into()).map(|()| (seat.0, ranks[seat])),
        Outcome::Teams { teams, ranks } => fits(ranks.seats().into()).map(|()| (teams[seat], ranks[seat])),
        Outcome::Solo { .. } => Some((0, 1)),
    }
}

fn is_drawn(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::Solo { .. }) && outcome.share(Seat(0)) < 1.0
}

fn unrated(
    header: &Header,
    settings: &Settings,
    known_seed: bool,
    outcome: &Outcome,
    seats: &[Sat],
) -> Option<Unrated> {
    let mut held: BTreeMap<&str, u32> = BTreeMap::new();
    for sat in seats {
        if let Party::Person(user) = &sat.party {
            *held.entry(user).or_default() += 1;
        }
    }
    if header.daily.is_some() {
        Some(Unrated::Daily)
    } else if known_seed {
        Some(Unrated::KnownSeed)
    } else if settings.unrated {
        Some(Unrated::Marked)
    } else if held.values().any(|seats| *seats > 1) {
        Some(Unrated::SharedScreen)
    } else if held.len() < 2 || matches!(outcome, Outcome::Solo { .. }) {
        Some(Unrated::Alone)
    } else {
        None
    }
}
