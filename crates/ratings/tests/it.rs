//! What counts, for whom, and that counting again comes to the same.

use game_core::{List, Outcome, PerSeat, Seat, Seed};
use journal::{Actor, Entry, Fact, Header, SeatHolder, Settings};
use proptest::prelude::*;
use ratings::{Ladder, PROVISIONAL, Party, Played, Rating, Side, Strengths, Unrated, rate};
use serde_json::json;

const BOTS: Strengths = Strengths { random: 5_000, greedy: 25_000, search: 35_000 };

fn person(user: &str) -> SeatHolder {
    SeatHolder::Human { user: user.to_owned(), name: user.to_uppercase() }
}

fn bot(spec: &str) -> SeatHolder {
    SeatHolder::Bot { spec: spec.to_owned() }
}

fn header() -> Header {
    let (id, game, host) = ("t".to_owned(), "nexus-ops".to_owned(), "ann".to_owned());
    Header { id, game, rules_version: 1, created: 0, host, daily: None }
}

fn ranks(all: &[u8]) -> Outcome {
    Outcome::Ranks { ranks: PerSeat::new(all.len() as u8, |seat| all[seat.index()]), rivals: List::new() }
}

/// A whole journal: these sit down, this happens on the way, and the game ends so.
fn journal(seats: &[SeatHolder], settings: Settings, on_the_way: Vec<Fact>, outcome: Outcome) -> Vec<Entry> {
    let n = seats.len() as u8;
    let configured = Fact::Configured { options: json!({}), seats: seats.to_vec(), settings };
    let first_seat_order = Seat::all(n).collect();
    let started = Fact::Started { seed: Seed::from(1), known_seed: false, first_seat_order, rules_version: None };
    let scores = (0..n).map(|seat| 10 * i32::from(seat) + 5).collect();
    let ended = Fact::Ended { outcome, scores, state: None };
    let facts = [configured, started].into_iter().chain(on_the_way).chain([ended]);
    facts.zip(1_000..).map(|(fact, at)| Entry { at, fact }).collect()
}

fn played(seats: &[SeatHolder], on_the_way: Vec<Fact>, outcome: Outcome) -> Played {
    Played::of(&header(), &journal(seats, Settings::default(), on_the_way, outcome)).expect("a finished game")
}

fn replaced(seat: u8, holder: SeatHolder, by: Actor) -> Fact {
    Fact::SeatChanged { seat: Seat(seat), holder, by }
}

#[test]
fn a_journal_says_who_sat_where_after_the_lots_were_drawn() {
    let mut entries = journal(&[person("ann"), SeatHolder::Open], Settings::default(), vec![], ranks(&[2, 1]));
    entries.insert(1, Entry { at: 1_000, fact: Fact::Claimed { seat: Seat(1), user: "bob".into(), name: "B".into() } });
    let Fact::Started { first_seat_order, .. } = &mut entries[2].fact else { panic!("the start") };
    *first_seat_order = vec![Seat(1), Seat(0)];
    let played = Played::of(&header(), &entries).expect("a finished game");
    let who: Vec<_> = played.seats.iter().map(|sat| (&sat.party, sat.rank, sat.won, sat.points)).collect();
    let (ann, bob) = (Party::Person("ann".into()), Party::Person("bob".into()));
    assert_eq!(who, [(&bob, 2, false, Some(5)), (&ann, 1, true, Some(15))]);
    assert_eq!(Played::of(&header(), &entries[..3]), None, "not over");
}

#[test]
fn what_does_not_count_says_why() {
    let two = [person("ann"), person("bob")];
    let why = |header: &Header, seats: &[SeatHolder], settings: Settings, known: bool, outcome| {
        let mut entries = journal(seats, settings, vec![], outcome);
        let Fact::Started { known_seed, .. } = &mut entries[1].fact else { panic!("the start") };
        *known_seed = known;
        Played::of(header, &entries).expect("a finished game").unrated
    };
    let usual = Settings::default;
    assert_eq!(why(&header(), &two, usual(), false, ranks(&[1, 2])), None);
    assert_eq!(why(&header(), &two, usual(), true, ranks(&[1, 2])), Some(Unrated::KnownSeed));
    let marked = Settings { unrated: true, ..usual() };
    assert_eq!(why(&header(), &two, marked, false, ranks(&[1, 2])), Some(Unrated::Marked));
    let daily = Header { daily: Some("2026-03-01".into()), ..header() };
    assert_eq!(why(&daily, &two, usual(), false, ranks(&[1, 2])), Some(Unrated::Daily));
    let shared = [person("ann"), person("ann"), person("bob")];
    assert_eq!(why(&header(), &shared, usual(), false, ranks(&[1, 2, 3])), Some(Unrated::SharedScreen));
    let alone = [person("ann"), bot("greedy")];
    assert_eq!(why(&header(), &alone, usual(), false, ranks(&[1, 2])), Some(Unrated::Alone));
}

#[test]
fn whoever_leaves_is_last() {
    let seats = [person("ann"), person("bob"), person("cid")];
    let ann_first = ranks(&[1, 2, 3]);
    let stayed = |facts: Vec<Fact>| {
        let played = played(&seats, facts, ann_first);
        played.seats.iter().map(|sat| sat.stayed).collect::<Vec<_>>()
    };
    let user = |name: &str| Actor::User(name.to_owned());
    assert_eq!(stayed(vec![]), [true, true, true]);
    assert_eq!(stayed(vec![Fact::Resigned { seat: Seat(0), user: "ann".into() }]), [false, true, true]);
    assert_eq!(stayed(vec![replaced(0, bot("greedy"), Actor::Clock)]), [false, true, true]);
    let late = vec![replaced(0, bot("greedy"), Actor::Clock), replaced(0, person("ann"), user("ann"))];
    assert_eq!(stayed(late), [false, true, true], "out of time is out of time");
    let helped = vec![replaced(1, bot("mcts:500ms"), user("bob")), replaced(1, person("bob"), user("bob"))];
    assert_eq!(stayed(helped), [true, false, true], "what a bot did does not count as one's own");
    assert_eq!(stayed(vec![replaced(2, bot("greedy"), user("ann"))]), [true, true, false]);
    let back = vec![replaced(2, bot("greedy"), user("ann")), replaced(2, person("cid"), user("cid"))];
    assert_eq!(stayed(back), [true, true, true], "a host replaces nobody for good who comes back");

    let mut ladder = Ladder::default();
    let resigned = played(&seats, vec![Fact::Resigned { seat: Seat(0), user: "ann".into() }], ann_first);
    assert!(!resigned.seats[0].won, "who gave up has not won");
    ladder.count(&resigned, BOTS, |_| true);
    let mu = |user| ladder.of("nexus-ops", user).0.mu;
    assert!(mu("bob") > mu("cid") && mu("cid") > mu("ann"), "ann was ahead and left");
}

#[test]
fn two_accounts_make_a_game_count_and_guests_are_left_out() {
    let seats = [person("ann"), person("bob"), person("guest")];
    let game = played(&seats, vec![], ranks(&[2, 3, 1]));
    let mut ladder = Ladder::default();
    assert_eq!(ladder.count(&game, BOTS, |user| user == "ann"), []);
    let changes = ladder.count(&game, BOTS, |user| user != "guest");
    let who: Vec<_> = changes.iter().map(|change| (change.user.as_str(), change.games)).collect();
    assert_eq!(who, [("ann", 1), ("bob", 1)]);
    assert!(changes[0].after.mu > changes[0].before.mu && changes[1].after.mu < changes[1].before.mu);
    assert_eq!(ladder.of("nexus-ops", "guest"), (Rating::default(), 0));
    assert!(changes[0].games < PROVISIONAL);
}

#[test]
fn whoever_never_came_is_left_out() {
    let seats = [person("ann"), person("bob")];
    let out_of_time = || replaced(1, bot("greedy"), Actor::Clock);
    let acts = || Fact::Action {
        seat: Seat(1),
        action: "pass".into(),
        by: Actor::User("bob".into()),
        id: String::new(),
        decision: String::new(),
    };
    let changed =
        |facts: Vec<Fact>| Ladder::default().count(&played(&seats, facts, ranks(&[1, 2])), BOTS, |_| true).len();
    assert_eq!(changed(vec![out_of_time()]), 0, "bob may not even know that the game has begun");
    assert_eq!(changed(vec![acts(), out_of_time()]), 2, "bob came, and left");
    assert_eq!(changed(vec![Fact::Resigned { seat: Seat(1), user: "bob".into() }]), 2);
    assert_eq!(changed(vec![]), 2, "nothing had to be done");
}

#[test]
fn bots_never_change_and_a_strong_one_is_worth_more() {
    let against = |spec: &str| {
        let game = played(&[person("ann"), person("bob"), bot(spec)], vec![], ranks(&[1, 3, 2]));
        let mut ladder = Ladder::default();
        let changes = ladder.count(&game, BOTS, |_| true);
        assert_eq!(changes.len(), 2, "people only");
        assert_eq!(ladder.all().count(), 2);
        changes[0].after.mu
    };
    assert!(against("mcts:500ms") > against("greedy") && against("greedy") > against("random"));
}

#[test]
fn teams_rise_and_fall_together() {
    let seats = [person("ann"), person("bob"), person("cid"), person("dan")];
    let teams =
        Outcome::Teams { teams: PerSeat::new(4, |seat| seat.0 % 2), ranks: PerSeat::new(4, |seat| 1 + seat.0 % 2) };
    let mut ladder = Ladder::default();
    ladder.count(&played(&seats, vec![], teams), BOTS, |_| true);
    let mu = |user| ladder.of("nexus-ops", user).0.mu;
    assert!(mu("ann") == mu("cid") && mu("bob") == mu("dan") && mu("ann") > mu("bob"));
    let left = vec![Fact::Resigned { seat: Seat(0), user: "ann".into() }];
    ladder.count(&played(&seats, left, teams), BOTS, |_| true);
    let mu = |user| ladder.of("nexus-ops", user).0.mu;
    assert!(mu("cid") > mu("ann"), "who left is last, the partner is not");
}

proptest! {
    #[test]
    fn better_is_never_worse(strengths in prop::collection::vec(0..50_i64, 2..6), certain in 1..8_i64) {
        let sigma = certain * 1_000_000;
        let member = |mu: &i64| Rating { mu: mu * 1_000_000, sigma };
        let sides: Vec<Side> = strengths
            .iter()
            .zip(1..)
            .map(|(mu, rank)| Side { members: vec![member(mu)], rank })
            .collect();
        let after = rate(&sides);
        prop_assert!(after[0][0].mu >= sides[0].members[0].mu, "the first loses nothing");
        let last = sides.len() - 1;
        prop_assert!(after[last][0].mu <= sides[last].members[0].mu, "the last wins nothing");
        for side in &after {
            prop_assert!((1..=25_000_000).contains(&side[0].sigma), "{}", side[0].sigma);
        }
    }

    #[test]
    fn the_order_of_seats_is_no_merit(all in prop::collection::vec(1..4_u8, 2..6), turn in 0..6_usize) {
        let sides: Vec<Side> =
            all.iter().zip(20..).map(|(&rank, mu)| Side { members: vec![Rating { mu: mu * 1_000_000, sigma: 5_000_000 }], rank }).collect();
        let mut turned = sides.clone();
        turned.rotate_left(turn % sides.len());
        let mut after = rate(&sides);
        after.rotate_left(turn % sides.len());
        // Sums are added up in another order, which may cost the last of the millionths.
        for (one, other) in after.iter().zip(rate(&turned)) {
            prop_assert!((one[0].mu - other[0].mu).abs() <= 2 && (one[0].sigma - other[0].sigma).abs() <= 2);
        }
    }

    #[test]
    fn counting_again_comes_to_the_same(games in prop::collection::vec((1..4_u8, 1..4_u8, 1..4_u8, any::<bool>()), 1..40)) {
        let count = || {
            let mut ladder = Ladder::default();
            for (a, b, c, leaves) in &games {
                let seats = [person("ann"), person("bob"), person("cid"), bot("greedy")];
                let left = leaves.then_some(Fact::Resigned { seat: Seat(1), user: "bob".into() });
                ladder.count(&played(&seats, left.into_iter().collect(), ranks(&[*a, *b, *c, 2])), BOTS, |_| true);
            }
            ladder
        };
        let ladder = count();
        prop_assert_eq!(ladder.of("nexus-ops", "ann").1 as usize, games.len());
        prop_assert_eq!(ladder, count());
    }
}
