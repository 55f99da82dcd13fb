//! Missions, threats and the chapters of the campaign.

use serde::Deserialize;

use crate::pieces::{Board, Company, Goal, Mission, Spot};

/// Missions, threats, chapters.
pub struct Modules {
    /// What each task asks for.
    pub goals: Vec<Condition>,
    /// Coins for a task.
    pub goal_coins: u8,
    /// One-time markers of each person.
    pub once_markers: u8,
    /// Mission cards in play, by the number of people.
    pub missions_in_play: [u8; 4],
    /// The threat cards.
    pub threats: Vec<ThreatFacts>,
    /// Energy to reach the threat.
    pub reach: u8,
    /// The chapters of the campaign.
    pub chapters: Vec<Chapter>,
    /// The least success points for each rating.
    pub ratings: Vec<u8>,
}

/// What a task asks for; each number is the least that counts.
/// § SK-17.6
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is named for what it counts")]
pub enum Condition {
    FaceupScienceCards(u8),
    FaceupOneResourceMin(u8),
    FaceupEnergyMin(u8),
    UploadScreenMin(u8),
    CoinsMin(u8),
    TrackSharesOneCompanyMin(u8),
    TrackSharesEveryCompanyMin(u8),
    BuyTotalCostMin(u8),
    HeliumStepsOneActionMin(u8),
    UploadStepsOneActionMin(u8),
    FirstThresholdsPassedMin(u8),
    SecondThresholdsPassedMin(u8),
    PiecesPlacedOneExpansionMin(u8),
    OustedOneExpansionMin(u8),
    ExtraSlotsOn(u8),
    CardsWithSharesMin(u8),
    TankValueMin(u8),
    RestingDeckPickedMin(u8),
}

/// What is printed on a threat card.
/// § SK-18.2 SK-18.3
#[derive(Clone, Copy, Debug, Default)]
pub struct ThreatFacts {
    /// Coins to pay.
    pub coins: u8,
    /// Energy besides that to reach it.
    pub energy: u8,
    /// Energy cards to remove from the hand.
    pub cards: u8,
    /// The tank value needed.
    pub tank: u8,
    /// The research value needed.
    pub research: u8,
    /// If it stays: coins count nothing.
    pub no_cash: bool,
    /// If it stays: the research track and special plans count nothing.
    pub no_research: bool,
    /// If it stays: shares on cards are not counted.
    pub no_card_shares: bool,
    /// If it stays: the tank counts nothing.
    pub no_tank: bool,
    /// If it stays: the game ends after this round.
    pub last_round: Option<u8>,
    /// If it stays: one more game, and the average of all.
    pub replay: bool,
}

/// A chapter of the campaign.
/// § SK-19.1
pub struct Chapter {
    /// The map.
    pub board: Board,
    /// Whether there is a threat.
    pub threat: bool,
    /// Outposts placed at the start, by company.
    pub placed: Vec<(Company, Vec<Spot>)>,
}

#[derive(Deserialize)]
struct MissionFile {
    cards: Vec<CardRow>,
    coins_per_task: u8,
    one_time_markers_per_player: u8,
    cards_face_up_by_human_players: std::collections::BTreeMap<String, u8>,
}

#[derive(Deserialize)]
struct CardRow {
    tasks: Vec<TaskRow>,
}

#[derive(Deserialize)]
struct TaskRow {
    condition: Condition,
}

#[derive(Deserialize)]
struct ThreatFile {
    reach_energy: u8,
    cards: Vec<ThreatRow>,
}

#[derive(Deserialize)]
struct ThreatRow {
    requirement: RequirementRow,
    consequence: ConsequenceRow,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct RequirementRow {
    pay_coins: u8,
    extra_energy: u8,
    remove_hand_energy_cards: u8,
    tank_value_min: u8,
    research_value_min: u8,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct ConsequenceRow {
    cash_scores_zero: bool,
    research_track_scores_zero: bool,
    card_shares_not_counted: bool,
    tank_track_scores_zero: bool,
    game_ends_after_round: Option<u8>,
    replay_and_average: bool,
}

#[derive(Deserialize)]
struct CampaignFile {
    chapters: Vec<ChapterRow>,
    ratings: Vec<RatingRow>,
}

#[derive(Deserialize)]
struct ChapterRow {
    board: Board,
    modules: Vec<String>,
    pre_placed: Option<PlacedRow>,
}

#[derive(Deserialize)]
struct PlacedRow {
    skymine: Vec<u8>,
    minerva: Vec<u8>,
    astrogo: Vec<u8>,
    tawac: Vec<u8>,
}

#[derive(Deserialize)]
struct RatingRow {
    min: u8,
}

pub(super) fn read_modules(missions: &str, threats: &str, campaign: &str) -> Modules {
    let missions: MissionFile = super::read(missions);
    let threats: ThreatFile = super::read(threats);
    let campaign: CampaignFile = super::read(campaign);
    Modules {
        goals: missions.cards.iter().flat_map(|card| card.tasks.iter().map(|task| task.condition)).collect(),
        goal_coins: missions.coins_per_task,
        once_markers: missions.one_time_markers_per_player,
        missions_in_play: ["1", "2", "3", "4"].map(|people| missions.cards_face_up_by_human_players[people]),
        threats: threats.cards.iter().map(ThreatRow::facts).collect(),
        reach: threats.reach_energy,
        chapters: campaign.chapters.iter().map(ChapterRow::chapter).collect(),
        ratings: campaign.ratings.iter().map(|row| row.min).collect(),
    }
}

impl ThreatRow {
    fn facts(&self) -> ThreatFacts {
        let (needs, then) = (&self.requirement, &self.consequence);
        ThreatFacts {
            coins: needs.pay_coins,
            energy: needs.extra_energy,
            cards: needs.remove_hand_energy_cards,
            tank: needs.tank_value_min,
            research: needs.research_value_min,
            no_cash: then.cash_scores_zero,
            no_research: then.research_track_scores_zero,
            no_card_shares: then.card_shares_not_counted,
            no_tank: then.tank_track_scores_zero,
            last_round: then.game_ends_after_round,
            replay: then.replay_and_average,
        }
    }
}

impl ChapterRow {
    fn chapter(&self) -> Chapter {
        let spots = |numbers: &[u8]| numbers.iter().map(|number| Spot(number - 1)).collect::<Vec<_>>();
        let placed = self.pre_placed.as_ref().map(|placed| {
            let PlacedRow { skymine, minerva, astrogo, tawac } = placed;
            Company::ALL.into_iter().zip([skymine, minerva, astrogo, tawac].map(|numbers| spots(numbers))).collect()
        });
        Chapter {
            board: self.board,
            threat: self.modules.iter().any(|module| module == "threat"),
            placed: placed.unwrap_or_default(),
        }
    }
}

impl Goal {
    /// Tasks on each mission card.
    pub(crate) const PER_CARD: u8 = 3;

    /// The mission card it stands on.
    pub(crate) fn mission(self) -> Mission {
        Mission(self.0 / Goal::PER_CARD)
    }
}

impl Mission {
    /// Its tasks.
    pub(crate) fn goals(self) -> impl Iterator<Item = Goal> {
        (self.0 * Goal::PER_CARD..(self.0 + 1) * Goal::PER_CARD).map(Goal)
    }
}
