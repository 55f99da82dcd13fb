//! Journals that come from outside, played line by line so that whatever is wrong with one ends the work.

use game_core::{ScoreSheet, Viewer};
use journal::Lines;

use crate::limits::make_visible;
use crate::{Budget, Entry, Fact, Journal, JournalError, Table};

impl Table {
    /// The table to which a journal leads that somebody brought, within a budget.
    pub fn read(text: &str, budget: &Budget) -> Result<Self, JournalError> {
        Self::read_line_by_line(text, |table, line, _| match budget.overdrawn_by(table, line) {
            Some(why) => Err(why),
            None => Ok(()),
        })
    }

    /// The same for a game that must come to the very end of which its journal tells.
    pub fn read_exactly(text: &str) -> Result<Self, JournalError> {
        Self::read_line_by_line(text, |table, _, entry| table.check_end(&entry.fact))
    }

    /// The same journal as we would have written it: nothing else is kept of what somebody brought.
    pub fn written_anew(text: &str) -> Result<String, JournalError> {
        let mut journal = Journal::from_jsonl(text)?;
        journal.entries.iter_mut().for_each(|entry| make_visible(&mut entry.fact));
        Ok(journal.to_jsonl())
    }

    /// Plays a journal; `check` is asked before each entry and names what it minds.
    fn read_line_by_line(
        text: &str,
        check: impl Fn(&Table, u64, &Entry) -> Result<(), String>,
    ) -> Result<Self, JournalError> {
        let Lines { header, entries } = Lines::of(text)?;
        let mut table = Table::new(header)?;
        for entry in entries {
            let (line, mut entry) = entry?;
            make_visible(&mut entry.fact);
            check(&table, line, &entry).map_err(|reason| JournalError { line, reason })?;
            table.apply(&entry).map_err(|error| error.on_line(line))?;
        }
        Ok(table)
    }

    /// Whether the game has come to this end, if it is one: by the rules, unless people ended it before.
    fn check_end(&self, fact: &Fact) -> Result<(), String> {
        let (Fact::Ended { outcome, scores, state }, Some(game)) = (fact, self.game()) else { return Ok(()) };
        let sums: Vec<i32> = game.scores(Viewer::Spectator).iter().map(ScoreSheet::total).collect();
        let same_outcome = game.outcome().is_none_or(|reached| reached == *outcome);
        let same_state = state.as_ref().is_none_or(|state| *state == game.digest());
        if same_outcome && same_state && sums == *scores {
            return Ok(());
        }
        Err("The game came to another end.".to_owned())
    }
}

impl Budget {
    /// Why the next line is too much, if it is.
    fn overdrawn_by(&self, table: &Table, line: u64) -> Option<String> {
        if line as usize > self.lines {
            Some(format!("A journal may have {} lines.", self.lines))
        } else if table.effort() > self.steps {
            Some(format!("To play this journal takes more than {} steps.", self.steps))
        } else if self.is_stopped() {
            Some("Nobody waits for this journal any more.".to_owned())
        } else {
            None
        }
    }
}
