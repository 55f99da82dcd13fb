//! One seat of a table: who plays it, what is asked of it, how much time it has.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::clock::Clocks;
use crate::question::{DecisionId, Question};
use crate::window::Preference;
use crate::{Millis, SeatHolder, UserId};

/// A person at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) user: UserId,
    pub(crate) name: String,
}

/// One seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Place {
    pub(crate) holder: SeatHolder,
    /// The person for whom a bot plays at the moment.
    pub(crate) owner: Option<Person>,
    /// Since when.
    pub(crate) handed_over: Option<Millis>,
    pub(crate) resigned: bool,
    /// The question it has to answer.
    pub(crate) asked: Option<Question>,
    /// How many questions it has been asked.
    pub(crate) questions: u32,
    pub(crate) clocks: Clocks,
    /// When the table passes for it, by kind of window.
    pub(crate) prefer: BTreeMap<String, Preference>,
    /// Its standing answers, by kind of question.
    #[serde(default)]
    pub(crate) standing: BTreeMap<String, String>,
    /// The last question that the table answered for it, and how.
    pub(crate) passed: Option<(u32, String)>,
    /// How many actions that its player knows of stood when its wish to undo was denied.
    pub(crate) denied_at: Option<u32>,
}

impl Place {
    pub(crate) fn held_by(holder: SeatHolder) -> Self {
        Place {
            holder,
            owner: None,
            handed_over: None,
            resigned: false,
            asked: None,
            questions: 0,
            clocks: Clocks::default(),
            prefer: BTreeMap::new(),
            standing: BTreeMap::new(),
            passed: None,
            denied_at: None,
        }
    }

    /// Whose seat it is, also while a bot plays for them.
    pub(crate) fn person(&self) -> Option<Person> {
        match &self.holder {
            SeatHolder::Human { user, name } => Some(Person { user: user.clone(), name: name.clone() }),
            SeatHolder::Bot { .. } => self.owner.clone(),
            SeatHolder::Open => None,
        }
    }

    /// Whether it is this person's, also while a bot plays for them.
    pub(crate) fn belongs_to(&self, user: &str) -> bool {
        let owner = self.owner.as_ref().map(|person| person.user.as_str());
        self.holder.user().or(owner) == Some(user)
    }

    /// Whether this person plays it now.
    pub(crate) fn is_played_by(&self, user: &str) -> bool {
        self.holder.user() == Some(user)
    }

    /// Whether the table has already given this answer: the player's own was on its way, or waited for the pause.
    pub(crate) fn was_passed(&self, decision: &str, action: &str) -> bool {
        let passed = self.passed.as_ref();
        passed.is_some_and(|(number, pass)| DecisionId(*number).to_string() == decision && pass == action)
    }

    pub(crate) fn is_human(&self) -> bool {
        self.holder.user().is_some()
    }

    pub(crate) fn is_bot(&self) -> bool {
        matches!(self.holder, SeatHolder::Bot { .. })
    }
}
