//! Luna's cards, tracks and levels.

use game_core::List;
use serde::Deserialize;
use serde_json::Value;

use super::console::Ladder;
use crate::pieces::{Cell, Letter, LunaCard, PlanCell, Space};

/// All that is printed for Luna.
pub struct LunaFacts {
    /// Her cards: grade I, then grade II.
    pub cards: Vec<LunaCardFacts>,
    /// Her levels.
    pub levels: Vec<Level>,
    /// Her tank track.
    pub tank: Ladder,
    /// Her research track.
    pub research: Ladder,
    /// Coins for a step beyond the end of a track.
    pub overflow: u8,
    /// The step of helium that switches slot a on.
    pub slot_a: u8,
    /// The step of research that switches slot e on.
    pub slot_e: u8,
    /// Coins at the start.
    pub coins: u8,
    /// Her bonus markers.
    pub markers: u8,
    /// Which slots are on from the start.
    pub slots_on: [bool; 5],
}

/// A level of difficulty.
/// § SK-15.2 SK-15.3
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// Steps of helium with a Luna token.
    pub helium_tokens: List<u8, 2>,
    /// Steps of research with a Luna token.
    pub research_tokens: List<u8, 2>,
    /// Helium at the start.
    pub helium: u8,
    /// Research at the start.
    pub research: u8,
    /// Whether slots a and e can be switched on.
    pub extra_slots: bool,
    /// Whether each new deck has one more grade-II card.
    pub stronger: bool,
}

/// What is printed on a card of Luna's.
#[derive(Clone, Copy, Debug)]
pub struct LunaCardFacts {
    /// Grade 1 or 2.
    pub grade: u8,
    /// The left and the right majority number.
    pub numbers: [u8; 2],
    /// Scientists.
    pub scientists: u8,
    /// What happens when it is revealed as a majority card.
    pub reveal: Option<Line>,
    /// What she does in a slot, from top to bottom.
    pub lines: List<Line, 4>,
}

/// One line of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Line {
    /// Coins from the bank.
    Coins(u8),
    /// Steps on her tank track.
    Helium(u8),
    /// Steps on her research track.
    Research(u8),
    /// Steps on company tracks.
    Advance { steps: u8, company: Selector },
    /// Outposts, by the lowest or the highest number.
    Expand { points: u8, company: Selector, highest: bool },
    /// Cards of display cells, by slot.
    Cards([List<Cell, 2>; 5]),
    /// The card with the most valuable share.
    #[default]
    BestShare,
    /// A bonus marker, by slot.
    Marker([Space; 5]),
    /// A plan is discarded, by slot.
    DiscardPlan([PlanCell; 5]),
    /// The latest special plan is discarded.
    DiscardSpecial,
}

/// Which companies a line speaks of.
/// § SK-15.9
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is named for what it picks")]
pub enum Selector {
    MostValuable,
    SecondMostValuable,
    LeastValuable,
    TwoMostValuableEach,
    AllFourEach,
    LeadBiggestMargin,
    TwoLeadBiggestMarginEach,
}

#[derive(Deserialize)]
struct File {
    start: StartRow,
    slots: [String; 5],
    slots_on_at_start: Vec<String>,
    slot_a_on_at_helium: u8,
    slot_e_on_at_research: u8,
    helium_track: TrackRow,
    research_track: TrackRow,
    levels: Vec<LevelRow>,
    cards: Vec<CardRow>,
}

#[derive(Deserialize)]
struct StartRow {
    coins: u8,
    bonus_markers: u8,
}

#[derive(Deserialize)]
struct TrackRow {
    length: u8,
    values: Vec<ValueRow>,
    overflow_coins_per_step: u8,
}

#[derive(Deserialize)]
struct ValueRow {
    step: u8,
    value: u8,
}

impl TrackRow {
    fn ladder(&self) -> Ladder {
        Ladder::new(self.length, |step| self.values.iter().find(|row| row.step == step).map(|row| row.value))
    }
}

#[derive(Deserialize)]
struct LevelRow {
    luna_tokens_helium: Vec<u8>,
    luna_tokens_research: Vec<u8>,
    start_helium: u8,
    start_research: u8,
    extra_slots_can_switch_on: bool,
    add_grade2_on_reshuffle: bool,
}

#[derive(Deserialize)]
struct CardRow {
    grade: u8,
    majority_left: u8,
    majority_right: u8,
    scientists: u8,
    reveal: Option<LineRow>,
    actions: Vec<LineRow>,
}

#[derive(Deserialize)]
struct LineRow {
    r#do: String,
    #[serde(default)]
    amount: u8,
    #[serde(default)]
    steps: u8,
    #[serde(default)]
    points: u8,
    company: Option<Selector>,
    pick: Option<String>,
    by: Option<String>,
    row: Option<Letter>,
    #[serde(default)]
    cells_by_slot: Value,
    #[serde(default)]
    space_by_slot: Value,
    #[serde(default)]
    column_by_slot: Value,
}

const SLOTS: [&str; 5] = ["a", "b", "c", "d", "e"];

impl LineRow {
    fn line(&self) -> Line {
        let number = |value: &Value| value.as_u64().and_then(|number| u8::try_from(number).ok()).expect("a number");
        match self.r#do.as_str() {
            "gain_coins" => Line::Coins(self.amount),
            "helium" => Line::Helium(self.steps),
            "research" => Line::Research(self.steps),
            "advance_company" => Line::Advance { steps: self.steps, company: self.selector() },
            "expand_company" => {
                let highest = self.pick.as_deref() == Some("max");
                Line::Expand { points: self.points, company: self.selector(), highest }
            }
            "gain_card" if self.by.as_deref() == Some("slot") => Line::Cards(SLOTS.map(|slot| {
                let cells = self.cells_by_slot[slot].as_array().expect("cells");
                cells.iter().map(|cell| Cell(number(cell) - 1)).collect()
            })),
            "gain_card" => Line::BestShare,
            "place_bonus_marker" => Line::Marker(SLOTS.map(|slot| {
                let space = self.space_by_slot[slot].as_str().expect("a space");
                space.parse().unwrap_or_else(|why| panic!("{why}"))
            })),
            "discard_plan" => Line::DiscardPlan(SLOTS.map(|slot| {
                let row = self.row.expect("a row of plans") as u8;
                PlanCell(4 * row + number(&self.column_by_slot[slot]) - 1)
            })),
            "discard_special_plan" => Line::DiscardSpecial,
            other => panic!("`{other}` is nothing that Luna does"),
        }
    }

    fn selector(&self) -> Selector {
        self.company.expect("which company")
    }
}

pub(super) fn read_luna(json: &str) -> LunaFacts {
    let file: File = super::read(json);
    assert_eq!(file.slots, SLOTS, "slots stand in our order");
    LunaFacts {
        cards: file.cards.iter().map(CardRow::facts).collect(),
        levels: file.levels.iter().map(LevelRow::level).collect(),
        tank: file.helium_track.ladder(),
        research: file.research_track.ladder(),
        overflow: file.helium_track.overflow_coins_per_step,
        slot_a: file.slot_a_on_at_helium,
        slot_e: file.slot_e_on_at_research,
        coins: file.start.coins,
        markers: file.start.bonus_markers,
        slots_on: SLOTS.map(|slot| file.slots_on_at_start.iter().any(|on| on == slot)),
    }
}

impl CardRow {
    fn facts(&self) -> LunaCardFacts {
        LunaCardFacts {
            grade: self.grade,
            numbers: [self.majority_left, self.majority_right],
            scientists: self.scientists,
            reveal: self.reveal.as_ref().map(LineRow::line),
            lines: self.actions.iter().map(LineRow::line).collect(),
        }
    }
}

impl LevelRow {
    fn level(&self) -> Level {
        Level {
            helium_tokens: self.luna_tokens_helium.iter().copied().collect(),
            research_tokens: self.luna_tokens_research.iter().copied().collect(),
            helium: self.start_helium,
            research: self.start_research,
            extra_slots: self.extra_slots_can_switch_on,
            stronger: self.add_grade2_on_reshuffle,
        }
    }
}

impl LunaCard {
    /// How many cards there are.
    pub(crate) const ALL: u8 = 19;
    /// How many of them are of grade I.
    const GRADE_1: u8 = 12;

    /// All cards of a grade.
    pub(crate) fn of_grade(grade: u8) -> impl Iterator<Item = LunaCard> {
        let (from, to) = if grade == 1 { (0, LunaCard::GRADE_1) } else { (LunaCard::GRADE_1, LunaCard::ALL) };
        (from..to).map(LunaCard)
    }
}
