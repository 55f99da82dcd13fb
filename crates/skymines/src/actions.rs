//! What people can do.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::pieces::{Card, Cell, Company, Goal, Plan, PlanCell, Rest, Slot, Space, Spot, Token, Way};

/// One decision; `docs/notation.md` has its notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Action {
    /// Keep a starting token: `token ST05`. § SK-2.10
    Token { token: Token },
    /// Place a card in a slot: `plan A03`, with linked slots `plan A03 slot_3`. § SK-3.1
    Plan { card: Card, slot: Option<Slot> },
    /// Be ready: `ready`. § SK-3.3
    Ready,
    /// Put a resource card into the pool: `use A03`. § SK-5.1
    Use { card: Card },
    /// Buy a card of the display: `buy 7`. § SK-5.2 SK-11.5
    Buy { cell: Cell },
    /// Spend a unit on a track: `step skymine`. § SK-5.3
    Step { company: Company },
    /// Expand a company: `energy minerva`. § SK-6.1
    Energy { company: Company },
    /// Enter a place: `enter 21 column 0`; a shuttle cell: `enter 19`. § SK-6.4 SK-16.4
    Enter { spot: Spot, column: Option<u8> },
    /// Deal with the threat: `threat`. § SK-18.2
    Threat,
    /// Stop spending units, entering places or uploading: `stop`. § SK-5.3 SK-6.5 SK-10.2
    Stop,
    /// Send an ousted piece back: `return skymine column 2`. § SK-6.7
    Return { company: Company, column: u8 },
    /// Use a research card: `research A08`. § SK-10.6
    Research { card: Card },
    /// Turn a plan over: `flip 4`. § SK-10.1
    Flip { screen: u8 },
    /// Move the upload marker: `upload`. § SK-10.2
    Upload,
    /// Use a field card: `field B13`. § SK-7.1
    Field { card: Card },
    /// Place a bonus marker: `marker maj_titanium 2`, `marker std_buy once`. § SK-11.1
    Marker { space: Space, way: Option<Way>, once: bool },
    /// Take a plan of the display: `take B1`. § SK-9.1
    Take { cell: PlanCell },
    /// Take a coin for a research point: `take coin`. § SK-9.1
    TakeCoin,
    /// Take a special plan: `take special SP3`. § SK-9.1
    TakeSpecial { plan: Plan },
    /// Lay a plan on a screen: `lay RA05 6`; where there is none: `lay RA05 none`. § SK-9.4
    Lay { plan: Plan, screen: Option<u8> },
    /// Remove an outpost from a station: `remove skymine 1`. § SK-11.8
    Remove { company: Company, column: u8 },
    /// Pay a barrier: `cross`. § SK-8.3
    Cross,
    /// Stop before it: `halt`. § SK-8.3
    Halt,
    /// Choose a track for a reward: `advance tawac`; for track D2: `advance tawac 3`. § SK-10.11 SK-8.10
    Advance { company: Company, steps: Option<u8> },
    /// Remove a card from the hand: `discard A03`. § SK-11.6
    Discard { card: Card },
    /// Begin with the action of the removed card: `act`. § SK-8.9
    Act,
    /// Take a card of the discard pile: `fetch A03`. § SK-8.9
    Fetch { card: Card },
    /// Complete a task: `mission M1a`. § SK-17.2
    Mission { goal: Goal },
    /// Put the tile on a resource card: `tile A03`. § SK-13.4
    Tile { card: Card },
    /// End the action phase and take a resting deck: `rest 2`, without any `rest none`. § SK-12.1
    Rest { rest: Option<Rest> },
    /// Put a card on a resting slot: `put A03 rest_4`. § SK-12.1
    Put { card: Card, rest: Rest },
    /// End the turn: `end`. § SK-4.1
    End,
    /// Play one more game against the threat: `again`. § SK-18.3
    Again,
    /// End the series: `enough`. § SK-18.3
    Enough,
    /// Go on to the next chapter: `next`. § SK-19.4
    Next,
}
