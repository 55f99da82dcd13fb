//! What is asked of a person.

use game_core::{CitesRule, RuleId, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::illegal::Price;
use crate::pieces::{Building, Cell, Good, Main, Party, Side, Tech};
use crate::rules::{self, part};
use crate::state::OnMars;
use crate::tasks::Task;

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
    "OM-2.5" "ask_space" /// Which turn order space?
    PickSpace;
    "OM-2.6" "ask_shuttle" /// Where does the shuttle start?
    PickShuttle;
    "OM-4.3" "ask_main" /// Which main action, and an executive action before it?
    Main { side: Side, executive: bool };
    "OM-4.6" "ask_end" /// An executive action, or the end of the turn?
    End { executive: bool };
    "OM-3.10" "ask_part" /// Which move parts the pieces?
    Part { cell: Cell };
    "OM-5.3" "ask_extra" /// A crystal or a colonist?
    Extra { main: Main, left: u8 };
    "OM-3.3" "ask_pay" /// Which goods?
    Pay { price: Price };
    "OM-6.2" "ask_blueprint" /// Which blueprint?
    Blueprints { left: u8 };
    "OM-6.4" "ask_learn" /// Which technology?
    Learn { left: u8 };
    "OM-6.8" "ask_develop" /// Which tile?
    Develop { left: u8, free: bool };
    "OM-6.15" "ask_warehouse" /// Which goods?
    Warehouse { left: u8 };
    "OM-8.1" "ask_move" /// Where to?
    Move { bots: u8, rover: u8 };
    "OM-8.5" "ask_claim" /// Claim the tile?
    Claim { cell: Cell };
    "OM-8.10" "ask_construct" /// Which building, and where?
    Construct { what: Option<Building>, levels: u8 };
    "OM-7.2" "ask_tech" /// Whose technology?
    Tech { building: Building, cell: Cell };
    "OM-8.28" "ask_upgrade" /// Which building?
    Upgrade { left: u8 };
    "OM-8.32" "ask_ship" /// Which ship?
    Ships { left: u8 };
    "OM-8.34" "ask_land" /// Where does the bot land?
    Land;
    "OM-8.38" "ask_hire" /// Which card?
    Hire { scientist: bool, contract: bool };
    "OM-8.40" "ask_refill" /// Which contract?
    Refill { place: u8 };
    "OM-8.20" "ask_retrieve" /// Which colonist?
    Retrieve { left: u8 };
    "OM-9.11" "ask_gain" /// Which resource?
    GainAny { left: u8 };
    "OM-9.6" "ask_produce" /// Which source once more?
    Produce;
    "OM-9.5" "ask_casino" /// More crystals?
    Casino;
    "OM-9.7" "ask_radar" /// Which discovery tile?
    Radar;
    "OM-2.5" "ask_offer" /// A colonist?
    Offer;
    "OM-11.9" "ask_explore" /// Which tile, and where?
    Explore;
    "OM-11.9" "ask_berth" /// Which space?
    Berth { side: Side };
    "OM-8.12" "ask_displace" /// Where to?
    Displace { cell: Cell };
    "OM-8.20" "ask_benefit" /// Which benefit?
    Benefit;
    "OM-7.6" "ask_owner" /// Keep or develop?
    Owner { tech: Tech, by_seat: Party, cell: Option<Cell> };
    "OM-11.2" "ask_travel" /// Travel or stay?
    Travel { side: Side, shuttle: bool };
    "OM-14.3" "ask_errand" /// Reveal a card?
    Errand;
    "OM-8.44" "ask_excess" /// Which contract gets it?
    Excess { good: Good, left: u8 };
    "OM-12.3" "ask_deliver" /// Deliver?
    Deliver;
}

/// The question to a seat, if it has to decide.
pub(crate) fn prompt(game: &OnMars, seat: Seat) -> Option<Prompt> {
    if !rules::deciding(game).contains(seat) {
        return None;
    }
    let (open, who) = (&game.open, seat.into());
    let side = open.side(who);
    let shared = || part::shared(open, who);
    Some(match open.task()?.task {
        Task::PickSpace => Prompt::PickSpace,
        Task::PickShuttle => Prompt::PickShuttle,
        Task::Choose if shared().is_some() => Prompt::Part { cell: shared()? },
        Task::Choose if open.turn.main => Prompt::End { executive: !open.turn.executive },
        Task::Choose => Prompt::Main { side, executive: !open.turn.executive },
        Task::Extra { main, left } => Prompt::Extra { main, left },
        Task::Pay { cost } => Prompt::Pay { price: Price(cost) },
        Task::Blueprints { left, .. } => Prompt::Blueprints { left },
        Task::Learn { left, .. } => Prompt::Learn { left },
        Task::Develop { left, free, .. } => Prompt::Develop { left, free },
        Task::Warehouse { left, .. } => Prompt::Warehouse { left },
        Task::Move { moving } => Prompt::Move { bots: moving.bots, rover: moving.rover },
        Task::Claim { cell } => Prompt::Claim { cell },
        Task::Construct { what, levels, .. } => Prompt::Construct { what, levels },
        Task::Tech { building, cell, .. } => Prompt::Tech { building, cell },
        Task::Upgrade { left, .. } => Prompt::Upgrade { left },
        Task::Ships { left, .. } => Prompt::Ships { left },
        Task::Land => Prompt::Land,
        Task::Hire { scientist, contract, .. } => Prompt::Hire { scientist, contract },
        Task::Refill { place } => Prompt::Refill { place: place + 1 },
        Task::Retrieve { left, .. } => Prompt::Retrieve { left },
        Task::GainAny { left, .. } => Prompt::GainAny { left },
        Task::Produce => Prompt::Produce,
        Task::Casino => Prompt::Casino,
        Task::Radar => Prompt::Radar,
        Task::Offer => Prompt::Offer,
        Task::Explore => Prompt::Explore,
        Task::Berth { side } => Prompt::Berth { side },
        Task::Displace { cell } => Prompt::Displace { cell },
        Task::Benefit => Prompt::Benefit,
        Task::Owner { tech, by, cell } => Prompt::Owner { tech, by_seat: open.party(by), cell },
        Task::Travel => Prompt::Travel { side, shuttle: open.flown == Some(side) },
        Task::Errand => Prompt::Errand,
        Task::Excess { good, left } => Prompt::Excess { good, left },
        Task::Deliver => Prompt::Deliver,
        _ => return None,
    })
}
