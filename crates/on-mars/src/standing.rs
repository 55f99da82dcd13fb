//! What a person can say in advance: about used technologies, the shuttle, payments and the end of the turn.

use game_core::{Seat, Standing};

use crate::actions::{Action, Way};
use crate::pieces::Who;
use crate::rules::{self, lab};
use crate::state::{OnMars, Open};
use crate::tasks::{Cost, Task};

/// The questions, and the answers to each besides being asked.
pub(crate) const KINDS: &[Standing] = &[
    Standing { kind: "technology", choices: &["keep", "develop"] },
    Standing { kind: "shuttle", choices: &["stay"] },
    Standing { kind: "payment", choices: &["exact"] },
    Standing { kind: "end", choices: &["done"] },
];

/// The answer to the seat's question, if the choice settles it.
pub(crate) fn answer(game: &OnMars, seat: Seat, kind: &str, choice: &str) -> Option<Action> {
    let (open, who) = (&game.open, Who::from(seat));
    let pending = open.task().filter(|pending| pending.who == who)?;
    let action = match (kind, choice, pending.task) {
        ("technology", "keep", Task::Owner { .. }) => Action::Keep,
        ("technology", "develop", Task::Owner { .. }) => towards_reward(open, who)?,
        // A shuttle that leaves one's own side is a chance that comes once: that is asked.
        ("shuttle", "stay", Task::Travel) if open.flown != Some(open.side(who)) => Action::Stay,
        ("payment", "exact", Task::Pay { cost }) => exact(cost)?,
        ("end", "done", Task::Choose) => only_end(game, seat)?,
        _ => return None,
    };
    rules::check(game, seat, action).is_ok().then_some(action)
}

/// The one development that brings something; to keep the oxygen where none does, and a question where several do.
/// § OM-7.6
fn towards_reward(open: &Open, who: Who) -> Option<Action> {
    let mut legal = Vec::new();
    lab::legal_owner(open, who, &mut legal);
    let mut rewarded =
        legal.into_iter().filter(|action| matches!(action, Action::Develop { to, .. } if lab::rewards(open, who, *to)));
    match (rewarded.next(), rewarded.next()) {
        (None, _) => Some(Action::Keep),
        (first, None) => first,
        _ => None,
    }
}

/// The named goods themselves, without a mineral in their place. What can be paid with anything is asked.
/// § OM-3.3
fn exact(cost: Cost) -> Option<Action> {
    (cost.any == 0).then_some(Action::Pay { goods: Way::from(cost.goods) })
}

/// The end of the turn, if nothing else is left to do.
/// § OM-4.6
fn only_end(game: &OnMars, seat: Seat) -> Option<Action> {
    let mut legal = Vec::new();
    rules::legal(game, seat, &mut legal);
    matches!(legal[..], [Action::End]).then_some(Action::End)
}
