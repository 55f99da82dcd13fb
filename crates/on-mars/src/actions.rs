//! What people can do.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::events::Amount;
use crate::pieces::{
    Aboard, BCard, Benefit, Blueprint, Building, Cell, Contract, Goal, GoalReward, Good, Goods, Lab, Main, Mover,
    Party, Scientist, Side, Slot, Space, Spot, Tech, Vessel,
};

/// One decision; `docs/notation.md` has its notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Action {
    /// Choose a turn order space: `space 6`. § OM-2.5 OM-11.9
    Space { space: Space },
    /// Put the shuttle on a side: `shuttle orbit`. § OM-2.6
    Shuttle { side: Side },
    /// Take a main action: `main construct`. § OM-4.3
    Main { main: Main },
    /// Pay a unit of extra cost with a crystal: `extra crystal`. § OM-5.3
    ExtraCrystal,
    /// Pay a unit of extra cost with a colonist: `extra colonist`. § OM-5.3
    ExtraColonist,
    /// Pay in this way: `pay water`, `pay battery+plant`. § OM-3.3
    Pay { goods: Way },
    /// Send a colonist to the working area for one more step: `boost`. § OM-5.6
    Boost,
    /// Spend a crystal for one more point of movement: `boost bot`, `boost rover`. § OM-5.7
    Fuel { mover: Mover },
    /// Use somebody's technology: `tech s1`, `tech lacerda`. § OM-7.2
    Tech { seat: Party },
    /// Take a blueprint: `take BP03`. § OM-6.2
    TakeBlueprint { blueprint: Blueprint },
    /// Take a good from the warehouse: `take water`. § OM-6.15
    TakeGood { good: Good },
    /// Learn a technology of the grid: `learn tech-rover 4 L1T`. § OM-6.4
    Learn { tech: Tech, place: u8, lab: Lab },
    /// Develop a technology: `develop L2M>L3T`. § OM-6.8
    Develop { from: Lab, to: Lab },
    /// Move the rover by one cell: `step rover H5`. § OM-8.2
    StepRover { to: Cell },
    /// Move a bot by one cell: `step bot G4>G5`. § OM-8.2
    StepBot { from: Cell, to: Cell },
    /// Claim the tile: `claim`. § OM-8.5
    Claim,
    /// Construct: `build greenhouse H8`. § OM-8.10
    Build { building: Building, cell: Cell },
    /// Upgrade a building: `upgrade BP12 H8`. § OM-8.28
    Upgrade { blueprint: Blueprint, cell: Cell },
    /// Welcome a ship: `ship 3 bot`. § OM-8.32
    Ship { slot: Slot, aboard: Aboard },
    /// Land a new bot: `land H6`. § OM-8.34
    Land { cell: Cell },
    /// Hire a scientist: `hire geologist`. § OM-8.38
    Hire { scientist: Scientist },
    /// Take a contract: `contract EC7`. § OM-8.38
    Contract { contract: Contract },
    /// Fill a slot of the agency: `refill EC4`. § OM-8.40
    Refill { contract: Contract },
    /// Take a colonist back from an action: `retrieve construct`. § OM-8.20
    Retrieve { main: Main },
    /// Take a colonist back from the working area: `retrieve working`. § OM-8.20
    RetrieveWorking,
    /// Gain a resource: `gain water`. § OM-9.11 OM-10.6
    Gain { good: Good },
    /// Let a source produce once more: `produce generator`. § OM-9.6
    Produce { building: Building },
    /// Put a discovery tile on the card Radar: `radar 1`. § OM-9.7
    Radar { spot: Spot },
    /// Take the offer: `accept`. § OM-2.5
    Accept,
    /// Choose a benefit: `benefit crystal`. § OM-8.20
    Benefit { benefit: Benefit },
    /// Use an executive action of the depot: `exec 6`. § OM-9.1
    Executive { slot: Slot },
    /// Use an advanced building: `use BP12`. § OM-9.2
    Use { blueprint: Blueprint },
    /// Send a scientist there and use it: `work hydrologist BP12`. § OM-9.4
    Work { scientist: Scientist, blueprint: Blueprint },
    /// Complete a private goal: `goal PG9 develop`, `goal PG9 own`. § OM-10.6
    Goal { goal: Goal, reward: GoalReward },
    /// Spend a private goal as a crystal: `spend PG9`. § OM-10.8
    Spend { goal: Goal },
    /// Deliver a good: `deliver EC7 plant`. § OM-8.44
    Deliver { contract: Contract, good: Good },
    /// Reveal a B card: `errand FB3`. § OM-14.3
    Errand { card: BCard },
    /// Move a displaced piece: `displace H6`. § OM-8.12
    Displace { cell: Cell },
    /// Keep the oxygen: `keep`. § OM-7.6
    Keep,
    /// Travel: `travel shuttle`, `travel ship`. § OM-11.3
    Travel { vessel: Vessel },
    /// Stay: `stay`. § OM-11.4
    Stay,
    /// Put a discovery tile on the map: `explore 1 H3`. § OM-11.9
    Explore { spot: Spot, cell: Cell },
    /// End an effect, or decline what is offered: `done`. § OM-4.4
    Done,
    /// End the turn: `end`. § OM-4.6
    End,
}

/// The goods of a payment; as data a list of what is paid, in printed order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Amount>", try_from = "Vec<Amount>")]
pub struct Way(pub [u8; 6]);

told_as_amounts!(Way);

impl From<Way> for Vec<Amount> {
    fn from(way: Way) -> Self {
        let amounts = Good::ALL.into_iter().map(|good| Amount { good, count: way.count(good) });
        amounts.filter(|amount| amount.count > 0).collect()
    }
}

impl TryFrom<Vec<Amount>> for Way {
    type Error = String;

    /// Each way has one form.
    fn try_from(amounts: Vec<Amount>) -> Result<Self, String> {
        let mut way = Way::default();
        for amount in &amounts {
            way.0[amount.good.index()] = amount.count;
        }
        if Vec::from(way) == amounts { Ok(way) } else { Err("goods are paid in their printed order".to_owned()) }
    }
}

impl From<Goods> for Way {
    fn from(goods: Goods) -> Self {
        let mut way = Way::default();
        way.0.copy_from_slice(goods.as_slice());
        way
    }
}

impl Way {
    /// How many of a good.
    pub const fn count(self, good: Good) -> u8 {
        self.0[good.index()]
    }
}
