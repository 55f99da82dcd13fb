//! Turn order, warehouse, technology grid, laboratory, depot, and what everybody starts with.

use serde_json::Value;

use super::effects::{Deed, Effect, read_deed, read_goods};
use crate::pieces::{Building, Good, Goods, Lab};
use crate::tasks::Cost;

/// The common board and everybody's own.
pub struct BoardFacts {
    /// The benefit of each turn order space.
    pub spaces: [Option<Deed>; 8],
    /// What a colonist costs on the space that offers one.
    pub colonist_price: Cost,
    /// Goods of each kind in the warehouse with two players, and with more.
    pub warehouse: [u8; 2],
    /// The price of each cell of the technology grid, from the top left.
    pub grid: [Cost; 8],
    /// Cells of the grid in the order in which they are filled.
    pub refill: [u8; 8],
    /// Cells of the laboratory.
    pub lab: Vec<LabFacts>,
    /// The price of each laboratory column.
    pub develop: [Cost; 7],
    /// Points for a tile in each laboratory column.
    pub lab_points: [u8; 7],
    /// Where the Shelter technology starts.
    pub lab_start: Lab,
    /// Executive actions: what they do and what they cost in crystals.
    pub executive: [(Deed, u8); 8],
    /// Slots with a ship at the start.
    pub ships: u8,
    /// Points for the highest occupied row of the living quarters, by row.
    pub quarters: [u8; 7],
    /// Points for a ship in the hangar.
    pub ship_points: u8,
}

/// A cell of the laboratory.
pub struct LabFacts {
    /// Its column.
    pub level: u8,
    /// Cells of the next column.
    pub next: Vec<Lab>,
    /// What entering it gives.
    pub reward: Option<Deed>,
}

/// What everybody starts with.
pub(super) struct Kit {
    pub(super) ships: u8,
    pub(super) colonists: u8,
    pub(super) bots: u8,
    pub(super) shelters: u8,
    pub(super) markers: u8,
    pub(super) start: Goods,
    pub(super) start_colonists: u8,
}

fn number(value: &Value) -> u8 {
    value.as_u64().unwrap_or_else(|| panic!("{value} should be a number")) as u8
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

pub(super) fn read_cost(value: &Value) -> Cost {
    Cost { goods: read_goods(value), any: value["any_resource"].as_u64().unwrap_or(0) as u8 }
}

pub(super) fn read_board(board: &str, player: &str) -> BoardFacts {
    let (board, player): (Value, Value) = (super::read(board), super::read(player));
    let spaces = std::array::from_fn(|space| {
        let benefit = &board["turn_order"][space]["benefit"];
        benefit.is_object().then(|| read_deed(&benefit["effect"], &Value::Null))
    });
    let paid = list(&board["turn_order"]).iter().find(|space| space["benefit"]["cost"].is_object());
    let rows: Vec<(u8, Cost)> =
        list(&board["tech_grid"]["rows"]).iter().map(|row| (number(&row["cells"]), read_cost(&row["cost"]))).collect();
    let cells: Vec<Cost> =
        rows.iter().flat_map(|(cells, cost)| std::iter::repeat_n(*cost, usize::from(*cells))).collect();
    let columns = list(&player["laboratory"]["columns"]);
    let quarters = list(&player["living_quarters"]["rows_bottom_to_top"]);
    let slots = list(&player["depot"]["slots"]);
    BoardFacts {
        spaces,
        colonist_price: paid.map(|space| read_cost(&space["benefit"]["cost"])).unwrap_or_default(),
        warehouse: ["2", "4"].map(|players| number(&board["warehouse"]["per_item"][players])),
        grid: std::array::from_fn(|cell| cells[cell]),
        // From the bottom row up, each from left to right.
        refill: [6, 7, 3, 4, 5, 0, 1, 2],
        lab: list(&player["laboratory"]["cells"]).iter().map(read_lab).collect(),
        develop: std::array::from_fn(|level| match level.checked_sub(1) {
            Some(column) if column < columns.len() => read_cost(&columns[column]["cost"]),
            _ => Cost::default(),
        }),
        lab_points: std::array::from_fn(|level| {
            level.checked_sub(1).map_or(0, |column| number(&columns[column]["op"]))
        }),
        lab_start: word(&player["laboratory"]["starting_tile"]["cell"]),
        executive: std::array::from_fn(|slot| {
            let executive = &slots[slot]["executive"];
            (read_deed(&executive["effect"], &Value::Null), number(&executive["crystal_cost"]))
        }),
        ships: slots.iter().filter(|slot| slot["ship_at_start"] == true).count() as u8,
        quarters: std::array::from_fn(|row| row.checked_sub(1).map_or(0, |row| number(&quarters[row]["op"]))),
        ship_points: number(&player["hangar"]["op_per_ship"]),
    }
}

fn word<T: std::str::FromStr<Err = String>>(value: &Value) -> T {
    let text = value.as_str().unwrap_or_else(|| panic!("{value} should be a word"));
    text.parse().unwrap_or_else(|why| panic!("{why}"))
}

fn read_lab(cell: &Value) -> LabFacts {
    let reward = &cell["reward"];
    LabFacts {
        level: number(&cell["level"]),
        next: list(&cell["next"]).iter().map(word).collect(),
        reward: reward.is_object().then(|| read_deed(&reward["effect"], &Value::Null)),
    }
}

/// Prices by type, arrows and types by tile.
pub(super) fn read_buildings(json: &str) -> ([Cost; 6], Vec<Vec<u8>>, Vec<Building>) {
    let file: Value = super::read(json);
    let types = list(&file["types"]);
    let prices = std::array::from_fn(|place| read_cost(&types[place]["cost"]));
    let order = ["N", "NE", "SE", "S", "SW", "NW"];
    let arrow = |value: &Value| {
        let place = order.iter().position(|name| value == name);
        place.unwrap_or_else(|| panic!("{value} is no direction")) as u8
    };
    let stacked: Vec<&Value> = list(&file["tiles"]).iter().filter(|tile| tile["start"] == false).collect();
    let arrows = stacked.iter().map(|tile| list(&tile["arrows"]).iter().map(arrow).collect()).collect();
    (prices, arrows, stacked.iter().map(|tile| word(&tile["type"])).collect())
}

pub(super) fn read_kit(player: &str, components: &str) -> Kit {
    let (player, components): (Value, Value) = (super::read(player), super::read(components));
    let (own, start) = (&components["per_player"], &player["start"]);
    let mut goods = read_goods(&start["resources"]);
    goods[Good::Crystal] = number(&start["crystals"]);
    Kit {
        ships: number(&own["ships"]),
        colonists: number(&own["colonists"]),
        bots: number(&own["bots"]),
        shelters: number(&own["shelters"]),
        markers: number(&own["advanced_markers"]),
        start: goods,
        start_colonists: number(&start["colonists_in_living_quarters"]),
    }
}

impl BoardFacts {
    /// The slot whose executive action uses an advanced building.
    /// § OM-9.2
    pub fn advanced_slot(&self) -> usize {
        let found = self.executive.iter().position(|(deed, _)| deed.effect == Effect::Advanced);
        found.unwrap_or_else(|| panic!("no executive action uses an advanced building"))
    }
}
