//! Whatever people do at a table, its journal leads to the same table again.

use game_core::Seat;
use proptest::prelude::*;
use table::wire::Phase;
use table::{ClockRule, Command, Entry, Header, PassMode, SeatHolder, Settings, Table};

use crate::session::{Dice, Session, bot, human};

/// A table at which everything happens that can: play, second thoughts, quarrels, bots, clocks.
struct Bustle {
    session: Session,
    dice: Dice,
    /// The digest before each entry and after the last.
    digests: Vec<String>,
    sent: Vec<Command>,
}

impl Bustle {
    fn new(game: &str, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let clock = match dice.below(4) {
            0 => Some(ClockRule::PerMove { seconds: 30 }),
            1 => Some(ClockRule::PerGame { seconds: 200, increment: 3 }),
            _ => None,
        };
        let settings = Settings { clock, shuffle_seats: dice.one_in(2), pass_pause_ms: 500, ..Settings::default() };
        let fourth = if dice.one_in(2) { bot("random") } else { human("Dan") };
        let session = Session::lobby(game, &[human("Ann"), human("Bob"), bot("greedy"), fourth], settings);
        let mut bustle = Bustle { session, dice, digests: Vec::new(), sent: Vec::new() };
        bustle.digests = bustle.prefix_digests();
        bustle
    }

    /// Replays what there is already, entry by entry.
    fn prefix_digests(&self) -> Vec<String> {
        let mut table = Table::new(self.session.table.header().clone()).expect("a table");
        let mut digests = vec![table.digest()];
        for entry in &self.session.entries {
            table.apply(entry).expect("a sound journal");
            digests.push(table.digest());
        }
        digests
    }

    fn send(&mut self, command: Command) {
        let Bustle { session, digests, .. } = self;
        let entries = session.table.decide(&command, session.now, &[self.dice.below(256) as u8; 32]);
        // By journal, while sessions go on with what was decided: `check_prefixes` sees that both come to the same.
        for entry in entries.unwrap_or_default() {
            session.table.apply(&entry).expect("decided, so it can be applied");
            session.entries.push(entry);
            digests.push(session.table.digest());
        }
        self.sent.push(command);
    }

    fn user(&mut self) -> String {
        ["ann", "bob", "dan", "eve"][self.dice.below(4)].to_owned()
    }

    fn seat(&mut self) -> Seat {
        Seat(self.dice.below(5) as u8)
    }

    /// Something that somebody might do, sensible or not.
    fn whim(&mut self) -> Command {
        let (user, seat, id) = (self.user(), self.seat(), self.session.new_id());
        let accept = self.dice.one_in(2);
        match self.dice.below(12) {
            0 | 1 => Command::Undo { user, seat, id },
            2 | 3 => Command::AnswerUndo { user, accept: !self.dice.one_in(4), id },
            4 => Command::HandOver { by: user, seat, spec: "random".into(), absent: accept },
            5 => Command::TakeBack { user, seat },
            6 => Command::Chat { user: user.clone(), name: user, text: "well played".into(), id, watching: accept },
            7 => {
                let mode = [PassMode::Ask, PassMode::UnlessPlayable, PassMode::ThisTime][self.dice.below(3)];
                let window = ["cards_before", "cards_after_roll"][self.dice.below(2)].to_owned();
                Command::Prefer { user, seat, window, mode, id }
            }
            8 => Command::Tick,
            9 if self.dice.one_in(10) => Command::Resign { user },
            9 => Command::AskEnd { user, id },
            10 => Command::AnswerEnd { user, accept: self.dice.one_in(9), id },
            _ => Command::Rename { user: user.clone(), name: format!("{user} the {id}") },
        }
    }

    fn bustle(&mut self, actions: usize) {
        self.send(Command::Start { by: "ann".into(), seed: None });
        for _ in 0..actions {
            self.session.now += self.dice.below(2_000) as u64;
            match self.dice.below(4) {
                0 => {
                    let whim = self.whim();
                    self.send(whim);
                }
                1 if self.dice.one_in(5) && !self.sent.is_empty() => {
                    let again = self.sent[self.dice.below(self.sent.len())].clone();
                    self.send(again);
                }
                _ => self.act(),
            }
        }
    }

    fn act(&mut self) {
        let deciding = self.session.deciding();
        if deciding.is_empty() {
            return;
        }
        let seat = deciding[self.dice.below(deciding.len())];
        let legal = self.session.legal(seat);
        let action = legal[self.dice.below(legal.len())].clone();
        let command = self.session.act_command(seat, &action);
        self.session.wait_for(&command);
        self.send(command);
    }
}

fn apply_all(table: &mut Table, entries: &[Entry]) {
    for entry in entries {
        table.apply(entry).expect("a sound journal");
    }
}

fn check_prefixes(bustle: &mut Bustle) -> Result<(), TestCaseError> {
    let Bustle { session, dice, digests, .. } = bustle;
    let (header, entries): (Header, &[Entry]) = (session.table.header().clone(), &session.entries);
    prop_assert_eq!(digests.len(), entries.len() + 1);
    for _ in 0..6 {
        let n = dice.below(entries.len() + 1);
        let table = Table::replay(header.clone(), &entries[..n]).expect("a prefix is a journal");
        prop_assert_eq!(table.digest(), &digests[n][..], "after {} entries", n);
        prop_assert_eq!(table.position(), n as u64);
        // A snapshot taken there leads to the same end.
        let mut resumed = Table::load(header.clone(), &table.save()).expect("a snapshot");
        prop_assert_eq!(resumed.digest(), &digests[n][..], "a snapshot after {} entries", n);
        apply_all(&mut resumed, &entries[n..]);
        prop_assert_eq!(resumed.digest(), digests.last().expect("a digest").as_str());
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn any_prefix_of_a_journal_gives_the_same_table(seed: u64) {
        let mut bustle = Bustle::new("nexus-ops", seed);
        bustle.bustle(250);
        check_prefixes(&mut bustle)?;
    }

    #[test]
    fn also_where_all_decide_at_once(seed: u64) {
        let mut bustle = Bustle::new("sample-game", seed);
        bustle.bustle(80);
        check_prefixes(&mut bustle)?;
    }

    #[test]
    fn whatever_was_accepted_once_changes_nothing_the_second_time(seed: u64) {
        let mut bustle = Bustle::new("nexus-ops", seed);
        bustle.bustle(100);
        let before = bustle.session.table.digest();
        for command in std::mem::take(&mut bustle.sent) {
            let Command::Act { by, id, .. } = &command else { continue };
            if bustle.session.table.answered(&by.to_string(), id).is_some() {
                bustle.send(command);
                prop_assert_eq!(&bustle.session.table.digest(), &before);
            }
        }
    }

    #[test]
    fn every_game_can_be_finished_by_bots(seed: u64) {
        let mut bustle = Bustle::new("sample-game", seed);
        bustle.bustle(30);
        for seat in Seat::all(4) {
            let table = &bustle.session.table;
            let holder = table.holders().nth(seat.index()).map(|(_, holder)| holder.clone());
            if let Some(SeatHolder::Human { user, .. }) = holder {
                bustle.send(Command::HandOver { by: user, seat, spec: "random".into(), absent: false });
            }
        }
        bustle.session.now += 1_000_000;
        while bustle.session.table.phase() == Phase::Playing {
            prop_assert!(!bustle.session.table.bots_to_move().is_empty(), "nobody is to move");
            bustle.act();
        }
        prop_assert!(bustle.session.table.outcome().is_some());
        check_prefixes(&mut bustle)?;
    }
}
