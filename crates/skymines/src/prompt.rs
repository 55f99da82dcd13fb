//! What is asked of a person.

use game_core::{CitesRule, RuleId, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::pieces::{Card, Company, Plan, Space, Spot, Token};
use crate::rules::{rest, tracks};
use crate::state::{Phase, Skymines};
use crate::turn::Task;

/// Makes the questions together with the rules that they cite.
macro_rules! questions {
    ($($rule:literal $ask:literal $(#[$doc:meta])* $name:ident $({ $($field:ident: $ty:ty),+ $(,)? })?;)+) => {
        /// What is asked of a person. The sentences stand under `prompt-…`.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
        #[serde(tag = "type", rename_all = "snake_case")]
        #[allow(missing_docs, reason = "each field is named for what it holds")]
        pub enum Prompt {
            $($(#[$doc])* $name $({ $($field: $ty),+ })?,)+
        }

        impl CitesRule for Prompt {
            fn rule(&self) -> RuleId {
                match self {
                    $(Prompt::$name $({ $($field: _),+ })? => RuleId($rule),)+
                }
            }
        }

        impl Prompt {
            /// A word for the question: `name-ask-…`.
            pub(crate) fn word(&self) -> &'static str {
                match self {
                    $(Prompt::$name $({ $($field: _),+ })? => $ask,)+
                }
            }
        }
    };
}

questions! {
    "SK-2.10" "ask_token" /// Which token?
    Token { offers: Vec<Token> };
    "SK-2.11" "ask_resting" /// Where does a card of the token rest?
    Resting { card: Card };
    "SK-3.1" "ask_plan" /// Which cards, in so many slots?
    Plan { placed: u8, slots: u8 };
    "SK-4.1" "ask_choose" /// Which action?
    Choose;
    "SK-5.3" "ask_pool" /// What becomes of the pool?
    Pool { units: u8 };
    "SK-8.9" "ask_expander" /// Which company?
    Expander { points: u8 };
    "SK-6.2" "ask_expand" /// Which place?
    Expand { company: Company, points: u8 };
    "SK-18.2" "ask_burn" /// Which energy card?
    Burn { left: u8 };
    "SK-6.7" "ask_return" /// Which column?
    Return { company: Company, spot: Spot };
    "SK-9.1" "ask_points" /// What for?
    Points { points: u8 };
    "SK-11.8" "ask_remove" /// Which outpost?
    Remove { left: u8 };
    "SK-10.11" "ask_advance" /// Which track?
    Advance { steps: u8 };
    "SK-8.10" "ask_spread" /// Which track, and how far?
    Spread { steps: Vec<u8> };
    "SK-8.3" "ask_barrier" /// Pay?
    Barrier { company: Company, cost: u8, steps: u8 };
    "SK-10.2" "ask_upload" /// How far?
    Upload { screen: u8 };
    "SK-11.5" "ask_buy" /// Which card?
    Buy;
    "SK-11.6" "ask_discard" /// Which card?
    Discard { space: Space };
    "SK-8.9" "ask_both" /// What first?
    Both;
    "SK-8.9" "ask_fetch" /// Which card?
    Fetch;
    "SK-12.1" "ask_put" /// Which slot?
    Put { card: Card };
    "SK-9.4" "ask_lay" /// Which plan on which screen?
    Lay { plans: Vec<Plan> };
    "SK-4.1" "ask_end" /// End the turn?
    Done;
    "SK-18.3" "ask_again" /// One more game?
    Again { games: u8 };
    "SK-19.4" "ask_next" /// On to the next chapter?
    Chapter { chapter: u8 };
}

/// The question to a seat, if it has to decide.
pub(crate) fn prompt(game: &Skymines, seat: Seat) -> Option<Prompt> {
    if !crate::rules::deciding(game).contains(seat) {
        return None;
    }
    let open = &game.open;
    Some(match open.phase {
        Phase::Token => Prompt::Token { offers: game.drafts.own(seat).offers.as_slice().to_vec() },
        Phase::Resting => Prompt::Resting { card: rest::next_of_token(open, seat)? },
        Phase::Planning => {
            let placed = game.drafts.own(seat).placed().len() as u8;
            Prompt::Plan { placed, slots: crate::rules::planning::slots(open, seat) }
        }
        Phase::Action => task_prompt(game, seat)?,
        Phase::Again => Prompt::Again { games: open.series.games },
        Phase::Chapter => Prompt::Chapter { chapter: open.chapter },
        Phase::Over => return None,
    })
}

fn task_prompt(game: &Skymines, seat: Seat) -> Option<Prompt> {
    let (open, turn) = (&game.open, &game.open.turn);
    Some(match open.task()? {
        Task::Choose => Prompt::Choose,
        Task::Pool => Prompt::Pool { units: turn.pool.units },
        Task::Expander => Prompt::Expander { points: turn.expansion.points },
        Task::Expand => Prompt::Expand { company: turn.expansion.company, points: turn.expansion.points },
        Task::Burn { left } => Prompt::Burn { left },
        Task::Returns => {
            let (company, spot) = crate::rules::expand::next_ousted(open)?;
            Prompt::Return { company, spot }
        }
        Task::Points { points } => Prompt::Points { points },
        Task::Remove { left } => Prompt::Remove { left },
        Task::Advance { steps } => Prompt::Advance { steps },
        Task::Spread => Prompt::Spread { steps: turn.spread.as_slice().to_vec() },
        Task::Move { company, steps } => Prompt::Barrier { company, cost: tracks::barrier(open, seat, company), steps },
        Task::Upload => Prompt::Upload { screen: open.account(seat).research },
        Task::Buy { .. } => Prompt::Buy,
        Task::Discard { space } => Prompt::Discard { space },
        Task::Both => Prompt::Both,
        Task::Fetch => Prompt::Fetch,
        Task::Put => Prompt::Put { card: rest::next_card(open, seat)? },
        Task::Lay => Prompt::Lay { plans: turn.taken.as_slice().to_vec() },
        Task::Done => Prompt::Done,
        Task::TakeThreat | Task::Close | Task::Act => return None,
    })
}
