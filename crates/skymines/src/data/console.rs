//! What lies before each player, and the displays of cards and plans.

use serde::Deserialize;

/// Values along a track: the last one reached counts.
/// § SK-14.2
#[derive(Clone, Debug)]
pub struct Ladder(Vec<u8>);

impl Ladder {
    /// What a marker at this step counts at the end.
    pub fn value(&self, step: u8) -> u8 {
        self.0[usize::from(step)]
    }

    /// The last step.
    pub fn end(&self) -> u8 {
        self.0.len() as u8 - 1
    }

    /// From values at some steps.
    pub(super) fn new(length: u8, values: impl Fn(u8) -> Option<u8>) -> Self {
        let mut best = 0;
        let value = |step| {
            best = values(step).unwrap_or(best);
            best
        };
        Ladder((0..=length).map(value).collect())
    }
}

/// The board of a player.
pub struct Console {
    /// The tank track.
    pub tank: Ladder,
    /// The research track, by screen.
    pub research: Ladder,
    /// Coins for a step beyond the end of the tank.
    pub tank_overflow: u8,
    /// Coins for a research point on the last screen.
    pub research_overflow: u8,
    /// The step of the tank that switches a slot on.
    pub tank_slot: u8,
    /// The screen that switches a slot on.
    pub research_slot: u8,
    /// What it costs to turn a plan over.
    pub flip: u8,
    /// The first screen on which no A plan may be laid while it is empty.
    pub no_a_from: u8,
    /// Coins at the start.
    pub coins: u8,
    /// Bonus markers of a person alone, and of two, three and four who play.
    pub markers: [u8; 4],
    /// Slots that are on from the start, by their place.
    pub slots_on: [bool; 5],
    /// The resting slots that the cards of a token take.
    pub first_rests: Vec<u8>,
}

/// The displays.
pub struct Display {
    /// What a card costs more in each cell.
    pub surcharge: [u8; 12],
    /// Whether the coins of the supplement space come with a plan.
    pub linked: [bool; 12],
    /// Coins on the supplement space at the start.
    pub supplement: u8,
    /// Coins under each special plan, by round.
    pub round_coins: [u8; 8],
    /// The last round.
    pub rounds: u8,
    /// Research points for a plan of each letter.
    pub plan_points: [u8; 3],
    /// Research points for a special plan.
    pub special_points: u8,
}

#[derive(Deserialize)]
struct BoardFile {
    tank_track: TankRow,
    research_track: ResearchRow,
    action_slots: Vec<SlotRow>,
    resting_slots: Vec<IdRow>,
    setup_resting_slots: Vec<String>,
    starting_coins: u8,
    bonus_markers: MarkersRow,
}

#[derive(Deserialize)]
struct MarkersRow {
    humans_1: u8,
    total_2: u8,
    total_3: u8,
    total_4: u8,
}

#[derive(Deserialize)]
struct TankRow {
    length: u8,
    steps: Vec<StepRow>,
    overflow_coins_per_step: u8,
}

#[derive(Deserialize)]
struct StepRow {
    n: u8,
    value_reached: Option<u8>,
    switches_on: Option<String>,
}

#[derive(Deserialize)]
struct ResearchRow {
    screens: Vec<ScreenRow>,
    extra_slot_at_screen: u8,
    last_screen: u8,
    overflow_coins_per_research_point: u8,
    flip_cost: u8,
}

#[derive(Deserialize)]
struct ScreenRow {
    n: u8,
    #[serde(rename = "no_A_when_empty")]
    no_a_when_empty: bool,
    value_reached: Option<u8>,
}

#[derive(Deserialize)]
struct SlotRow {
    start: String,
}

#[derive(Deserialize)]
struct IdRow {
    id: String,
}

pub(super) fn read_console(json: &str) -> Console {
    let file: BoardFile = super::read(json);
    let (tank, research) = (&file.tank_track, &file.research_track);
    let at_step = |step| tank.steps.iter().find(|row| row.n == step).and_then(|row| row.value_reached);
    let at_screen = |screen| research.screens.iter().find(|row| row.n == screen).and_then(|row| row.value_reached);
    let rest = |name: &String| file.resting_slots.iter().position(|slot| slot.id == *name);
    let MarkersRow { humans_1, total_2, total_3, total_4 } = file.bonus_markers;
    Console {
        tank: Ladder::new(tank.length, at_step),
        research: Ladder::new(research.last_screen, at_screen),
        tank_overflow: tank.overflow_coins_per_step,
        research_overflow: research.overflow_coins_per_research_point,
        tank_slot: tank.steps.iter().find(|row| row.switches_on.is_some()).map_or(u8::MAX, |row| row.n),
        research_slot: research.extra_slot_at_screen,
        flip: research.flip_cost,
        no_a_from: research.screens.iter().find(|row| row.no_a_when_empty).map_or(u8::MAX, |row| row.n),
        coins: file.starting_coins,
        markers: [humans_1, total_2, total_3, total_4],
        slots_on: std::array::from_fn(|slot| file.action_slots[slot].start == "ON"),
        first_rests: file.setup_resting_slots.iter().filter_map(rest).map(|place| place as u8).collect(),
    }
}

#[derive(Deserialize)]
struct DisplayFile {
    card_display: Vec<CellRow>,
    research_display: Vec<PlanCellRow>,
    research_point_uses: Vec<UseRow>,
    round_track: Vec<RoundRow>,
    supplement_space_start_coins: u8,
    rounds: u8,
}

#[derive(Deserialize)]
struct CellRow {
    surcharge: u8,
}

#[derive(Deserialize)]
struct PlanCellRow {
    supplement_linked: bool,
}

#[derive(Deserialize)]
struct UseRow {
    id: String,
    cost: u8,
}

#[derive(Deserialize)]
struct RoundRow {
    round: u8,
    coin: u8,
}

pub(super) fn read_display(json: &str) -> Display {
    let file: DisplayFile = super::read(json);
    let points = |id: &str| file.research_point_uses.iter().find(|row| row.id == id).map_or(0, |row| row.cost);
    let mut round_coins = [0; 8];
    file.round_track.iter().for_each(|row| round_coins[usize::from(row.round)] = row.coin);
    Display {
        surcharge: std::array::from_fn(|cell| file.card_display[cell].surcharge),
        linked: std::array::from_fn(|cell| file.research_display[cell].supplement_linked),
        supplement: file.supplement_space_start_coins,
        round_coins,
        rounds: file.rounds,
        plan_points: ["plan_A", "plan_B", "plan_C"].map(points),
        special_points: points("special_plan"),
    }
}
