//! The numbers that were tuned by arena.

/// How much each term counts. The unit is one victory point at the beginning of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// How much more a point counts near the target than at the start.
    pub urgency: f32,
    /// Each rubium of the price of a unit on the board, for a seat that has little.
    pub material: f32,
    /// The army at which a further rubium of it is worth a quarter: who has plenty should spend it in battles.
    pub plenty: f32,
    /// Each rubium in hand, for a seat that has little.
    pub cash: f32,
    /// The rubium in hand at which a further one is worth a quarter; losses are then replaced without pain, too.
    pub full_purse: f32,
    /// Each rubium of income per turn at the beginning; it fades towards the end of the game.
    pub income: f32,
    /// Part of a mine's income that counts while the hex is held without a miner.
    pub idle_mine: f32,
    /// Holding the Monolith.
    pub monolith: f32,
    /// Each Energize card in hand.
    pub energize: f32,
    /// Each point printed on a Secret Mission in hand.
    pub secret: f32,
    /// Each point of a mission in hand whose condition holds already.
    pub ready_secret: f32,
    /// Each hex held.
    pub hex: f32,
    /// A unit that is about to explore a tile.
    pub explore: f32,
    /// Each step between a unit and the next thing worth going to, for each rubium of its price.
    pub distance: f32,
    /// What the turn at hand still brings by itself (income, cards), before it has come.
    pub due: f32,
    /// Attacks that a seat can make in the turn at hand or just about to begin.
    pub attack_now: f32,
    /// Part of the others' attacks that counts where the active seat fights first: whoever goes into battle stands
    /// there when their turn comes.
    pub counter: f32,
    /// Attacks that a seat can make one turn later.
    pub attack_later: f32,
    /// How much less each further attack of one turn counts: the same units cannot be everywhere.
    pub attack_falloff: f32,
    /// Attention that a search gives to selling a card, compared with anything else.
    pub sale: f32,
    /// The lead that makes a favourite three to one, at the beginning and at the end.
    pub lead: [f32; 2],
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            urgency: 0.5,
            material: 0.1,
            plenty: 80.0,
            cash: 0.07,
            full_purse: 25.0,
            income: 0.2,
            idle_mine: 0.2,
            monolith: 0.4,
            energize: 0.12,
            secret: 0.15,
            ready_secret: 0.8,
            hex: 0.03,
            explore: 0.5,
            distance: 0.003,
            due: 1.0,
            attack_now: 0.7,
            counter: 1.0,
            attack_later: 0.3,
            attack_falloff: 0.6,
            sale: 0.05,
            lead: [5.0, 2.5],
        }
    }
}

impl Weights {
    /// The weight with this name, to read or to set: for tuning from the command line.
    pub fn by_name(&mut self, name: &str) -> Option<&mut f32> {
        Some(match name {
            "urgency" => &mut self.urgency,
            "material" => &mut self.material,
            "plenty" => &mut self.plenty,
            "full_purse" => &mut self.full_purse,
            "cash" => &mut self.cash,
            "income" => &mut self.income,
            "idle_mine" => &mut self.idle_mine,
            "monolith" => &mut self.monolith,
            "energize" => &mut self.energize,
            "secret" => &mut self.secret,
            "ready_secret" => &mut self.ready_secret,
            "hex" => &mut self.hex,
            "explore" => &mut self.explore,
            "distance" => &mut self.distance,
            "due" => &mut self.due,
            "attack_now" => &mut self.attack_now,
            "counter" => &mut self.counter,
            "attack_later" => &mut self.attack_later,
            "attack_falloff" => &mut self.attack_falloff,
            "sale" => &mut self.sale,
            "lead_start" => &mut self.lead[0],
            "lead_end" => &mut self.lead[1],
            _ => return None,
        })
    }
}
