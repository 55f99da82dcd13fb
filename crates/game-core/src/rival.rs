//! Automated opponents: who they are, how they stand, and why they do what they do.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{RuleId, ScoreSheet};

/// No game of ours has more automated opponents.
pub const MAX_RIVALS: usize = 4;

/// An automated opponent that the rules bring along. It has no seat, for nobody decides for it: it acts inside `apply`,
/// and what it does is told as events that carry a [`RivalMove`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Rival {
    /// Who it is: the text is `name-<name>`. No two rivals of a table have the same name.
    pub name: String,
    /// What it is drawn with.
    pub mark: Mark,
    /// Its points, line by line, as all see them.
    pub score: ScoreSheet,
}

impl Rival {
    /// A rival with its points.
    pub fn new(name: impl Into<String>, mark: Mark, score: ScoreSheet) -> Self {
        Rival { name: name.into(), mark, score }
    }
}

/// A colour and a form, numbered as those of the seats are. A rival has one that no seat of the table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Mark(pub u8);

/// What a rival does and why, for events to embed: by which card `C`, and what it chose among things `T`. Whoever
/// watches can check every choice against the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RivalMove<C, T> {
    /// Whose move it is, as [`Rival::name`].
    pub rival: String,
    /// The card it acts by, if it is one.
    pub card: Option<C>,
    /// The rule that decides the choice.
    pub rule: RuleId,
    /// Why that one: the text is `reason-<reason>`.
    pub reason: &'static str,
    /// All that it could choose from, in the order of the rules.
    pub candidates: Vec<Candidate<T>>,
    /// The place of what it chose among them, from 0; nothing where it can do nothing.
    pub choice: Option<u8>,
}

/// Something that a rival could choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Candidate<T> {
    /// What it is.
    pub what: T,
    /// What the choice goes by, the weightiest first; nothing where no number decides.
    pub measures: Vec<Measure>,
}

/// A number by which a rival chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Measure {
    /// What is counted: the text is `measure-<of>`.
    pub of: &'static str,
    /// What it comes to.
    pub value: i32,
}

impl<C, T: PartialEq> RivalMove<C, T> {
    /// A move without a card, by no number.
    pub fn new(rival: impl Into<String>, rule: RuleId, reason: &'static str) -> Self {
        RivalMove { rival: rival.into(), card: None, rule, reason, candidates: Vec::new(), choice: None }
    }

    /// By this card.
    #[must_use]
    pub fn by(self, card: C) -> Self {
        RivalMove { card: Some(card), ..self }
    }

    /// Something that it could choose, and the measures that speak for it.
    #[must_use]
    pub fn among(mut self, what: T, measures: impl IntoIterator<Item = (&'static str, i32)>) -> Self {
        let measures = measures.into_iter().map(|(of, value)| Measure { of, value }).collect();
        self.candidates.push(Candidate { what, measures });
        self
    }

    /// The choice, which must be among the candidates: otherwise it chose nothing.
    #[must_use]
    pub fn chose(self, what: &T) -> Self {
        let choice = self.candidates.iter().position(|candidate| candidate.what == *what);
        RivalMove { choice: choice.map(|place| place as u8), ..self }
    }

    /// What it chose.
    pub fn chosen(&self) -> Option<&T> {
        self.choice.and_then(|place| self.candidates.get(usize::from(place))).map(|candidate| &candidate.what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_names_card_rule_reason_candidates_and_choice() {
        let choice = RivalMove::new("luna_1", RuleId("SK-9.4"), "most_shares")
            .by("L3")
            .among("minerva", [("shares", 2), ("value", 7)])
            .among("skymine", [("shares", 3), ("value", 1)])
            .chose(&"skymine");
        assert_eq!(choice.chosen(), Some(&"skymine"));
        assert_eq!(
            serde_json::to_value(&choice).unwrap_or_default(),
            serde_json::json!({
                "rival": "luna_1", "card": "L3", "rule": "SK-9.4", "reason": "most_shares", "choice": 1,
                "candidates": [
                    {"what": "minerva", "measures": [{"of": "shares", "value": 2}, {"of": "value", "value": 7}]},
                    {"what": "skymine", "measures": [{"of": "shares", "value": 3}, {"of": "value", "value": 1}]},
                ],
            })
        );
    }

    #[test]
    fn what_is_no_candidate_is_not_chosen() {
        let choice = RivalMove::<(), _>::new("astra", RuleId("WM-S.20"), "nothing").chose(&"storm");
        assert_eq!((choice.chosen(), choice.choice), (None, None));
    }
}
