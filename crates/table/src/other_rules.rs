//! Tables whose game was played by rules that this program does not have.
//!
//! Nobody can play on, and nothing can be replayed; who sat where, what was said and how it ended is still known, and
//! so is what was kept of the game.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game_core::{Seat, Viewer};
use game_registry::{GameEntry, RunningGame};
use serde_json::Value;

use crate::apply::Fault;
use crate::ending::Ending;
use crate::snapshot::last_position;
use crate::update::{Happening, News};
use crate::wire::{OtherRules, Phase};
use crate::{Entry, Fact, Header, JournalError, PerLang, Table};

/// What is left of a game without its rules.
pub(crate) struct Remains {
    played: u32,
    /// Actions that stand.
    pub(crate) actions: u32,
    /// The points last known.
    pub(crate) points: Vec<i32>,
    pub(crate) ending: Option<Ending>,
    /// The last position known, as far as its data can still be read, and how many actions led to it.
    pub(crate) seen: Option<(u32, Box<dyn RunningGame>)>,
}

impl Table {
    /// Whether the game that these entries tell of has begun by other rules than this program's.
    pub fn is_of_other_rules<'a>(header: &Header, entries: impl IntoIterator<Item = &'a Entry>) -> bool {
        let known = game_registry::find(&header.game).map(|entry| entry.rules_version());
        let started = entries.into_iter().find_map(|entry| match entry.fact {
            Fact::Started { rules_version, .. } => Some(rules_version.unwrap_or(header.rules_version)),
            _ => None,
        });
        started.is_some_and(|played| known.is_some_and(|known| played != known))
    }

    /// A new table for entries that tell of a game by other rules: they are heard, but nothing is played.
    pub fn of_other_rules(header: Header) -> Result<Self, JournalError> {
        let played = header.rules_version;
        let mut table = Table::new(header)?;
        let (actions, points) = (0, Vec::new());
        table.other_rules = Some(Remains { played, actions, points, ending: None, seen: None });
        Ok(table)
    }

    /// Takes up what was kept of a game by other rules: how it ended, and the last snapshot.
    pub fn recall(&mut self, ending: Option<Ending>, snapshot: Option<&Value>) {
        let Some(remains) = &mut self.other_rules else { return };
        if let Some((actions, points, saved)) = snapshot.and_then(last_position) {
            if remains.points.is_empty() {
                remains.points = points;
            }
            remains.seen = readable(self.entry, &saved).map(|game| (actions, game));
        }
        if let Some(ending) = ending {
            remains.points = ending.scores.iter().map(game_core::ScoreSheet::total).collect();
            remains.ending = Some(ending);
        }
    }

    /// Takes up the points that somebody wrote down elsewhere, where nothing better is known.
    pub fn recall_points(&mut self, points: Vec<i32>) {
        if let Some(remains) = self.other_rules.as_mut().filter(|remains| remains.points.is_empty()) {
            remains.points = points;
        }
    }

    /// The rules that the game is or will be played by.
    pub fn rules_version(&self) -> u32 {
        self.other_rules.as_ref().map_or_else(|| self.entry.rules_version(), |remains| remains.played)
    }

    /// Whether its game was played by rules that are not here, so that nobody can play on.
    pub fn is_without_rules(&self) -> bool {
        self.other_rules.is_some()
    }

    /// What people are told of that, when it is not as it should be.
    pub(crate) fn other_rules_told(&self) -> Option<OtherRules> {
        self.other_rules.as_ref().map(|remains| OtherRules {
            played: remains.played,
            known: self.entry.rules_version(),
            log_kept: remains.ending.is_some(),
            seen: remains.seen.as_ref().map(|(actions, _)| *actions),
        })
    }

    pub(crate) fn started_by_other_rules(&mut self, played: Option<u32>, order: &[Seat]) -> Result<Happening, Fault> {
        self.check_in_lobby()?;
        self.seat_in(order)?;
        self.body.phase = Phase::Playing;
        if let (Some(remains), Some(played)) = (&mut self.other_rules, played) {
            remains.played = played;
        }
        Ok(Happening::Started {})
    }

    pub(crate) fn acted_by_other_rules(&mut self, seat: Seat, action: &str) -> News {
        self.body.request = None;
        if let Some(remains) = &mut self.other_rules {
            remains.actions += 1;
        }
        News::Acted { seat, action: action.to_owned(), events: Vec::new(), words: PerLang::default() }
    }

    /// Others' actions after the one that is taken back may stand; then only that one is gone.
    pub(crate) fn undone_by_other_rules(&mut self, seat: Seat, to: u32, by_agreement: bool) -> Happening {
        self.body.request = None;
        if let Some(remains) = &mut self.other_rules {
            remains.actions = if by_agreement { remains.actions.min(to) } else { remains.actions.saturating_sub(1) };
        }
        Happening::Undone { seat }
    }
}

/// A position of other rules to look at, if its data still mean something: never to play on.
fn readable(entry: &'static dyn GameEntry, saved: &Value) -> Option<Box<dyn RunningGame>> {
    // Today's code looks at data of another day; whatever it stumbles over, there is just nothing to see.
    let look = || {
        let game = entry.glimpse(saved).ok()?;
        game.scores(Viewer::Spectator);
        game.rivals();
        game.view_tape(Viewer::Spectator);
        Seat::all(game.seats()).for_each(|seat| drop(game.view_tape(Viewer::Seat(seat))));
        Some(game)
    };
    catch_unwind(AssertUnwindSafe(look)).ok().flatten()
}
