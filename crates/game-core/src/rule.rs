//! Rule ids: the numbers by which code, scenarios, refusals and the rule reference speak of one rule.

use std::fmt;

use serde::Serialize;
use ts_rs::TS;

/// The number of a rule in the game's `RULES.md`: `NX-5.4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Something that rests on a rule and says which: a refusal, a question.
pub trait CitesRule {
    /// The rule to open when the reader asks "why?".
    fn rule(&self) -> RuleId;
}
