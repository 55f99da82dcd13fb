//! Research plans, special plans and starting tokens.

use game_core::List;
use serde::Deserialize;

use crate::pieces::{Company, Kind, Letter, Plan};

/// Ordinary plans come first, then the special ones, then those of tokens.
pub(super) const FIRST_SPECIAL: u8 = 72;
pub(super) const FIRST_TOKEN: u8 = FIRST_SPECIAL + 6;

/// What is printed on a plan.
#[derive(Clone, Copy, Debug)]
pub struct PlanFacts {
    /// Its letter; nothing for special plans and those of tokens.
    pub letter: Option<Letter>,
    /// What must be shown to enter it.
    pub needs: List<Need, 2>,
    /// What the last plan entered brings.
    pub reward: Bundle,
    /// Coins to enter a special plan.
    pub price: u8,
    /// What a special plan counts at the end.
    pub value: u8,
    /// The round from which a special plan can be bought.
    pub round: Option<u8>,
}

/// A requirement.
/// § SK-10.2 SK-10.3
#[derive(Clone, Copy, Debug, Default)]
pub struct Need {
    /// Of what.
    pub what: NeedKind,
    /// How much at least.
    pub min: u8,
}

/// What a requirement counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NeedKind {
    /// The total of a resource or of energy.
    Total(Kind),
    /// The total of any one resource, energy apart.
    #[default]
    OneResource,
    /// Science cards besides the one in use.
    Science,
    /// Field cards.
    Field,
    /// Research cards besides the one in use.
    Research,
}

/// What is gained together. The parts are taken in this order.
/// § SK-4.5
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bundle {
    /// Coins.
    pub coins: u8,
    /// Coins for a total, less so many.
    pub by_total: Option<(Kind, u8)>,
    /// Steps on the tank track.
    pub helium: u8,
    /// Research points, used together.
    pub points: u8,
    /// Outposts to remove.
    pub remove: u8,
    /// Steps on the track of a company.
    pub track: Option<(Company, u8)>,
    /// Steps on one track of choice.
    pub any_track: u8,
}

/// What is printed on a starting token.
#[derive(Clone, Copy, Debug)]
pub struct TokenFacts {
    /// Which of the nine starting cards rest at first.
    pub rest: [u8; 3],
    /// Steps on company tracks.
    pub tracks: List<(Company, u8), 2>,
    /// Steps on the tank track.
    pub helium: u8,
    /// Who has it in a first game, by the order of turns from 1.
    pub first_game: Option<u8>,
}

#[derive(Deserialize)]
struct File {
    plans: Vec<PlanRow>,
    special_plans: Vec<SpecialRow>,
    starting_tokens: Vec<TokenRow>,
}

#[derive(Deserialize)]
struct PlanRow {
    letter: Option<Letter>,
    requirements: Vec<NeedRow>,
    rewards: Vec<RewardRow>,
}

#[derive(Deserialize)]
struct NeedRow {
    r#type: String,
    min: u8,
}

#[derive(Deserialize)]
struct SpecialRow {
    round: u8,
    pay_coins: u8,
    value: u8,
}

#[derive(Deserialize)]
struct TokenRow {
    rest_cards: [String; 3],
    start_bonus: Vec<StartRow>,
    plan: PlanRow,
    first_game_seat: Option<u8>,
}

#[derive(Deserialize)]
struct StartRow {
    track: String,
    steps: u8,
}

/// One part of a reward, here and on the bonus spaces.
#[derive(Deserialize)]
pub(super) struct RewardRow {
    r#type: String,
    #[serde(default)]
    amount: u8,
    measure: Option<Kind>,
    #[serde(default)]
    minus: u8,
    company: Option<Company>,
}

/// The templates of starting cards, in the order of the data.
const TEMPLATES: [&str; 9] =
    ["carbon1", "carbon2", "minerals1", "minerals2", "titanium1", "titanium2", "energy1", "energy2", "research"];

pub(super) fn read_plans(json: &str) -> (Vec<PlanFacts>, Vec<TokenFacts>) {
    let file: File = super::read(json);
    let special = |row: &SpecialRow| PlanFacts {
        letter: None,
        needs: List::new(),
        reward: Bundle::default(),
        price: row.pay_coins,
        value: row.value,
        round: Some(row.round),
    };
    let plans = file.plans.iter().map(PlanRow::facts);
    let tokens = file.starting_tokens.iter().map(|token| token.plan.facts());
    let all = plans.chain(file.special_plans.iter().map(special)).chain(tokens).collect();
    (all, file.starting_tokens.iter().map(TokenRow::facts).collect())
}

impl PlanRow {
    fn facts(&self) -> PlanFacts {
        PlanFacts {
            letter: self.letter,
            needs: self.requirements.iter().map(NeedRow::need).collect(),
            reward: bundle(&self.rewards),
            price: 0,
            value: 0,
            round: None,
        }
    }
}

impl NeedRow {
    fn need(&self) -> Need {
        let what = match self.r#type.as_str() {
            "any_single_resource" => NeedKind::OneResource,
            "science_any" => NeedKind::Science,
            "field" => NeedKind::Field,
            "research" => NeedKind::Research,
            total => NeedKind::Total(total.parse().unwrap_or_else(|why| panic!("{why}"))),
        };
        Need { what, min: self.min }
    }
}

impl TokenRow {
    fn facts(&self) -> TokenFacts {
        let place = |name: &String| TEMPLATES.iter().position(|template| template == name);
        let steps = |row: &StartRow| row.track.parse().ok().map(|company| (company, row.steps));
        let helium = self.start_bonus.iter().filter(|row| row.track == "helium").map(|row| row.steps).sum();
        TokenFacts {
            rest: self.rest_cards.each_ref().map(|name| place(name).expect("a starting card") as u8),
            tracks: self.start_bonus.iter().filter_map(steps).collect(),
            helium,
            first_game: self.first_game_seat,
        }
    }
}

/// The parts of a reward together.
pub(super) fn bundle(rows: &[RewardRow]) -> Bundle {
    let mut bundle = Bundle::default();
    for row in rows {
        match row.r#type.as_str() {
            "coins" => bundle.coins += row.amount,
            "coins_by_total" => bundle.by_total = row.measure.map(|measure| (measure, row.minus)),
            "helium" => bundle.helium += row.amount,
            "research_points" => bundle.points += row.amount,
            "advance_any_track" => bundle.any_track += row.amount,
            "advance_company_track" => bundle.track = row.company.map(|company| (company, row.amount)),
            "remove_outposts" => bundle.remove += row.amount,
            // These two are part of what their space does.
            "take_first_player_marker" | "buy_card_with_coins" | "coins_printed_cost_plus" => {}
            other => panic!("`{other}` is no reward"),
        }
    }
    bundle
}

impl Plan {
    /// The ordinary plans.
    pub(crate) fn ordinary() -> impl Iterator<Item = Plan> {
        (0..FIRST_SPECIAL).map(Plan)
    }

    /// The special plan of a round, 2 to 7.
    /// § SK-2.5
    pub(crate) fn special(round: u8) -> Plan {
        Plan(FIRST_SPECIAL + round - 2)
    }

    /// Whether it is a special plan.
    pub const fn is_special(self) -> bool {
        self.0 >= FIRST_SPECIAL && self.0 < FIRST_TOKEN
    }
}
