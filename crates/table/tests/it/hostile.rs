//! Journals that no table has written: what they may cost, and what is refused.

use game_core::{Seat, Seed};
use serde_json::{Value, json};
use table::{Actor, Budget, Command, Entry, Fact, JournalError, Table};

use crate::session::{Dice, Session, human, quick};

/// Game steps that an entry may cost on average, whatever the journal does.
const STEPS_PER_ENTRY: u64 = 4;

/// How somebody tries to make a replay do the same work again and again.
#[derive(Clone, Copy, Debug)]
enum Malice {
    /// Take the last action back, and do something again.
    Waver,
    /// The same, and deal again each time.
    Redeal,
    /// Take back exactly what follows a multiple of 64, where copies may be kept.
    Edge,
    /// Go back far, and play on.
    Leap,
    /// Take back all one by one, again and again.
    Unravel,
    /// Take back one's own action, while others have acted since.
    Own,
}

const MALICE: [Malice; 6] = [Malice::Waver, Malice::Redeal, Malice::Edge, Malice::Leap, Malice::Unravel, Malice::Own];

/// A journal that grows in one evil way.
struct Hostile {
    session: Session,
    dice: Dice,
    /// Actions that stand.
    stands: usize,
}

impl Hostile {
    fn new(game: &str, seed: u64) -> Self {
        let session = Session::started(game, &[human("Ann"), human("Bob")], quick(), seed);
        Hostile { session, dice: Dice::new(seed), stands: 0 }
    }

    fn apply(&mut self, fact: Fact) {
        let entry = Entry { at: self.session.now, fact };
        self.session.table.apply(&entry).expect("a sound entry");
        self.session.entries.push(entry);
    }

    /// Any action of anybody; nothing when the game is over.
    fn act(&mut self) -> bool {
        let game = self.session.table.game().expect("a game");
        let deciding: Vec<Seat> = game.deciding().iter().collect();
        if deciding.is_empty() {
            return false;
        }
        let seat = deciding[self.dice.below(deciding.len())];
        let legal = game.notations(seat);
        let action = legal[self.dice.below(legal.len())].clone();
        let (by, id, decision) = (Actor::Auto, String::new(), String::new());
        self.apply(Fact::Action { seat, by, action, id, decision });
        self.stands += 1;
        true
    }

    fn back_to(&mut self, to: usize, reseed: bool) {
        if to >= self.stands {
            return;
        }
        let reseed = reseed.then(|| Seed::from(self.dice.below(1_000) as u64));
        let undone =
            Fact::Undone { seat: Seat(0), user: "ann".into(), to: to as u32, by_agreement: true, reseed, id: None };
        self.apply(undone);
        self.stands = to;
    }

    /// One's own last action, if the table would let somebody take it back.
    fn take_back_own(&mut self) {
        let seat = Seat(self.dice.below(2) as u8);
        let user = if seat.0 == 0 { "ann" } else { "bob" };
        let id = self.session.new_id();
        let undo = Command::Undo { user: user.into(), seat, id };
        if let Ok(decided) = self.session.table.decide(&undo, self.session.now, &[7; 32])
            && let [Entry { fact: fact @ Fact::Undone { by_agreement: false, .. }, .. }] = decided.entries()
        {
            self.apply(fact.clone());
            self.stands -= 1;
        }
    }

    fn step(&mut self, malice: Malice, n: usize) {
        let acted = self.act();
        match malice {
            _ if !acted => self.back_to(self.stands / 2, false),
            Malice::Waver | Malice::Redeal if self.stands > 150 => {
                self.back_to(self.stands - 1, matches!(malice, Malice::Redeal));
            }
            Malice::Edge if self.stands % 64 == 1 => {
                self.back_to(self.stands - 1, false);
                self.act();
                self.back_to(self.stands.saturating_sub(2), false);
            }
            Malice::Leap if n % 40 == 39 => {
                let (to, reseed) = (self.dice.below(self.stands), self.dice.one_in(2));
                self.back_to(to, reseed);
            }
            Malice::Unravel if n % 130 == 129 => {
                (0..100).for_each(|_| self.back_to(self.stands.saturating_sub(1), false));
            }
            Malice::Own if self.dice.one_in(2) => self.take_back_own(),
            _ => {}
        }
    }

    /// The steps that games take when the journal is replayed, by entry.
    fn cost(&self) -> (u64, u64) {
        let journal = self.session.journal();
        (
            Table::replay(journal.header, &journal.entries).expect("a sound journal").effort(),
            journal.entries.len() as u64,
        )
    }
}

#[test]
fn a_replay_costs_its_length_whatever_stands_in_it() {
    for game in game_registry::games().iter().map(|entry| entry.slug()) {
        for malice in MALICE {
            let mut hostile = Hostile::new(game, 7);
            let mut costs = Vec::new();
            for n in 0..800 {
                hostile.step(malice, n);
                if n == 399 || n == 799 {
                    costs.push(hostile.cost());
                }
            }
            for (steps, entries) in costs {
                assert!(steps <= STEPS_PER_ENTRY * entries, "{game} {malice:?}: {steps} steps for {entries} entries");
            }
        }
    }
}

#[test]
fn going_back_leads_to_the_very_same_game() {
    let mut hostile = Hostile::new("nexus-ops", 3);
    let mut digests = vec![hostile.session.table.game().expect("a game").digest()];
    for _ in 0..200 {
        hostile.act();
        digests.push(hostile.session.table.game().expect("a game").digest());
    }
    for to in [199, 198, 191, 190, 184, 140, 129, 128, 127, 65, 64, 63, 5, 0] {
        hostile.back_to(to, false);
        assert_eq!(hostile.session.table.game().expect("a game").digest(), digests[to], "after {to} actions");
    }
}

/// The lines of a small journal: header, set-up, start.
fn lines() -> Vec<Value> {
    let session = Session::started("sample-game", &[human("Ann"), human("Bob")], quick(), 7);
    session.journal().to_jsonl().lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn read(lines: &[Value], budget: &Budget) -> Result<Table, JournalError> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    Table::read(&text, budget)
}

#[test]
fn what_no_table_would_write_is_refused_with_its_line() {
    let long = "x".repeat(1_000);
    let open = json!({ "kind": "open" });
    let edit = |line: usize, path: &str, value: Value| {
        let mut lines = lines();
        *lines[line].pointer_mut(path).expect("a field") = value;
        lines
    };
    let more = |entry: Value| lines().into_iter().chain([entry]).collect::<Vec<_>>();
    let click = json!({ "at": 9, "type": "undo_asked", "seat": 0, "user": "ann", "to": 0, "id": long });
    let chat = json!({ "at": 9, "type": "chat", "user": "ann", "name": "Ann", "text": long, "id": "c" });
    let action = json!({ "at": 9, "type": "action", "seat": 0, "by": "ann", "action": long, "id": "", "decision": "" });
    let late = json!({ "at": u64::MAX, "type": "clock_resumed" });
    let cases = [
        (edit(1, "/seats", json!(vec![open; 5_000])), 2, "for 2 to 5 seats, not 5000"),
        (edit(1, "/seats", json!([])), 2, "not 0"),
        (edit(1, "/options", json!({ "colour": "red" })), 2, "options do not fit"),
        (edit(1, "/options", json!([1, 2])), 2, "fields with names"),
        (edit(1, "/options", json!({ "x": "y".repeat(10_000) })), 2, "list of options is too long"),
        (edit(1, "/settings/pass_pause_ms", json!(4_000_000_000_u32)), 2, "pause"),
        (
            edit(1, "/seats/0", json!({ "kind": "human", "user": "ann", "name": long })),
            2,
            "name of a person is too long",
        ),
        (edit(0, "/host", json!(long)), 1, "id of the host is too long"),
        (more(click), 5, "id of a click is too long"),
        (more(chat), 5, "line of chat is too long"),
        (more(action), 5, "action is too long"),
        (more(late), 5, "after the year 9999"),
    ];
    for (lines, line, why) in cases {
        let error = read(&lines, &Budget::default()).map(|_| ()).expect_err(why);
        assert_eq!(error.line, line, "{error}");
        assert!(error.to_string().starts_with(&format!("line {line}: ")), "{error}");
        assert!(error.reason.contains(why), "{error} should say: {why}");
    }
}

#[test]
fn what_a_table_keeps_stays_small() {
    let mut many = lines();
    let prefer = |n: usize| json!({ "at": 9, "type": "preferred", "seat": 0, "user": "ann", "window": format!("w{n}"), "mode": "unless_playable", "id": "p" });
    many.extend((0..100).map(prefer));
    let error = read(&many, &Budget::default()).map(|_| ()).expect_err("a window that no game has");
    assert!(error.reason.contains("`w0`"), "{error}");
    let mut twice = lines();
    twice.push(json!({ "at": 9, "type": "end_asked", "user": "ann", "id": "e" }));
    let accept = json!({ "at": 9, "type": "end_answered", "user": "bob", "accept": true, "id": "f" });
    twice.extend([accept.clone(), accept]);
    let error = read(&twice, &Budget::default()).map(|_| ()).expect_err("twice");
    assert!(error.reason.contains("accepts twice"), "{error}");
}

#[test]
fn a_budget_ends_a_replay() {
    let mut hostile = Hostile::new("nexus-ops", 7);
    (0..100).for_each(|_| assert!(hostile.act()));
    let text = hostile.session.journal().to_jsonl();
    let read = |budget: &Budget| Table::read(&text, budget).map(|_| ());
    assert_eq!(read(&Budget::new(1_000, 1_000)), Ok(()));
    let error = read(&Budget::new(50, 1_000)).expect_err("too long");
    assert_eq!((error.line, error.reason.as_str()), (51, "A journal may have 50 lines."));
    let error = read(&Budget::new(1_000, 20)).expect_err("too much work");
    assert!(error.reason.contains("more than 20 steps"), "{error}");
    let stopped = Budget::new(1_000, 1_000);
    drop(stopped.leash());
    assert!(read(&stopped).expect_err("stopped").reason.contains("Nobody waits"));
}

#[test]
fn empty_lines_do_not_shift_the_line_that_is_named() {
    let mut session = Session::started("sample-game", &[human("Ann"), human("Bob")], quick(), 7);
    session.play_on(&mut Dice::new(1), 10);
    let text = session.journal().to_jsonl();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let wrong = lines.iter().position(|line| line.contains("\"bid ")).expect("a bid");
    lines[wrong] = lines[wrong].replace("\"bid ", "\"bid 99");
    let error = Table::read(&lines.join("\n\n"), &Budget::default()).map(|_| ()).expect_err("a wrong bid");
    assert_eq!(error.line, 2 * wrong as u64 + 1, "with an empty line between any two: {error}");
}
