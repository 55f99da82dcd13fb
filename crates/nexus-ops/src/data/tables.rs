//! JSON to typed tables.

use game_core::{Map, Row};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Condition, Data, Effect, EnergizeCard, SecretCard};
use crate::pieces::{
    ENERGIZE_CARDS, ENERGIZE_KINDS, HEXES, Hex, HexSet, Phase, SECRET_CARDS, SECRET_KINDS, TILES, Terrain, UNITS, Unit,
};

/// How a unit type moves beyond the one hex everybody may enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// One hex.
    Step,
    /// One more hex if one of those entered is of this terrain.
    Stride(Terrain),
    /// From this terrain over everything, exactly the leap's distance.
    Leap(Terrain),
    /// From this terrain to anywhere.
    Flight(Terrain),
}

/// A column of the reference chart.
/// § NX-1.6
#[derive(Clone, Debug)]
pub struct UnitFacts {
    /// Price in rubium.
    pub cost: u8,
    /// Figures each player has.
    pub figures: u8,
    /// A die of at least this hits.
    pub hits_on: i8,
    /// Whether it works a mine.
    pub mines: bool,
    /// Terrain it may not enter.
    pub forbidden: Vec<Terrain>,
    /// Added to its dice, by terrain of the battle.
    pub terrain_modifier: [i8; 5],
    /// How it moves.
    pub movement: Move,
    /// Whether its owner chooses the casualty of a good hit.
    pub picks: bool,
}

/// The front of an exploration tile.
#[derive(Clone, Debug)]
pub struct TileFace {
    /// Its name in notation.
    pub id: String,
    /// Units found.
    pub unit: Option<Unit>,
    /// How many of them.
    pub unit_count: u8,
    /// Value of the mine found, 0 for none.
    pub mine: u8,
    /// Rubium found.
    pub rubium: u8,
    /// Energize cards found.
    pub energize: u8,
    /// Secret Mission cards found.
    pub secrets: u8,
}

type Result<T> = std::result::Result<T, String>;

const BOARD: &str = include_str!("../../data/board.json");
const UNITS_JSON: &str = include_str!("../../data/units.json");
const EXPLORATION: &str = include_str!("../../data/exploration.json");
const ENERGIZE: &str = include_str!("../../data/energize.json");
const MISSIONS: &str = include_str!("../../data/missions.json");
const SETUP: &str = include_str!("../../data/setup.json");

pub(super) fn load() -> Result<Data> {
    let (board, units, exploration) = (parse(BOARD)?, parse(UNITS_JSON)?, parse(EXPLORATION)?);
    let (energize, missions, setup) = (parse(ENERGIZE)?, parse(MISSIONS)?, parse(SETUP)?);

    let hexes: Vec<String> = rows(&board, "/cells")?.iter().map(|c| get(c, "/id")).collect::<Result<_>>()?;
    let hex = |name: &str| {
        let place = hexes.iter().position(|h| h == name);
        place.map(|i| Hex(i as u8)).ok_or_else(|| format!("no hex {name}"))
    };
    let slots = |path: &str| -> Result<Vec<Vec<Hex>>> {
        rows(&board, path)?
            .iter()
            .map(|slot| get::<Vec<String>>(slot, "/cells")?.iter().map(|name| hex(name)).collect())
            .collect()
    };
    let mut adjacent = Row([HexSet::EMPTY; HEXES]);
    for (i, name) in hexes.iter().enumerate() {
        let names: Vec<String> = get(&board, &format!("/adjacency/{name}"))?;
        adjacent[i] = names.iter().map(|n| hex(n)).collect::<Result<_>>()?;
    }
    let demo = |slots: &str, ids: &str| -> Result<Vec<Value>> {
        let names: Vec<String> = rows(&board, ids)?.iter().map(|s| get(s, "/id")).collect::<Result<_>>()?;
        names.iter().map(|id| get(&board, &format!("/fixed_demo_layout/{slots}/{id}"))).collect()
    };
    let typed = |values: Vec<Value>| values.into_iter().map(from_value::<Vec<Terrain>>).collect::<Result<Vec<_>>>();
    let home: Vec<Value> = rows(&board, "/home_base_tile/hexes")?;

    Ok(Data {
        adjacent: Map::new(|hex: Hex| adjacent[hex.index()]),
        sites: slots("/home_sites")?.into_iter().map(fixed).collect::<Result<_>>()?,
        seat_sites: [
            get(&board, "/player_layouts/2/seat_sites")?,
            get(&board, "/player_layouts/3/seat_sites")?,
            get(&board, "/player_layouts/4/seat_sites")?,
        ],
        single_slots: slots("/single_slots")?.into_iter().flatten().collect(),
        double_slots: slots("/double_slots")?.into_iter().map(fixed).collect::<Result<_>>()?,
        single_tiles: rows(&board, "/single_tiles")?.iter().map(|t| get(t, "/terrain")).collect::<Result<_>>()?,
        double_tiles: rows(&board, "/double_tiles")?.iter().map(|t| get(t, "/terrain")).collect::<Result<_>>()?,
        home_terrain: fixed(home.iter().map(|h| get(h, "/terrain")).collect::<Result<_>>()?)?,
        home_mines: fixed(home.iter().map(|h| get(h, "/mine")).collect::<Result<_>>()?)?,
        demo_singles: demo("single_slots", "/single_slots")?.into_iter().map(from_value).collect::<Result<_>>()?,
        demo_doubles: typed(demo("double_slots", "/double_slots")?)?.into_iter().map(fixed).collect::<Result<_>>()?,
        units: rows(&units, "/units")?.iter().map(|u| unit_facts(u, &units)).collect::<Result<_>>()?,
        battle_order: get(&units, "/battle_order")?,
        leap_distance: get(&units, "/abilities/leap/max_hexes")?,
        pick_on: get(&units, "/abilities/pick_target/on_total")?,
        breath_on: get(&units, "/abilities/breath/hits_on")?,
        tiles: rows(&exploration, "/tiles")?
            .iter()
            .chain(&rows(&exploration, "/optional_extra_tokens")?)
            .map(tile_face)
            .collect::<Result<_>>()?,
        basic_tiles: rows(&exploration, "/tiles")?.len(),
        energize: rows(&energize, "/cards")?.iter().map(energize_card).collect::<Result<_>>()?,
        secrets: rows(&missions, "/secret_missions")?.iter().map(|c| secret_card(c, &hex)).collect::<Result<_>>()?,
        mission_vp: get(&missions, "/mission_card/vp")?,
        hill_vp: get(&setup, "/options/2/vp")?,
        first_rubium: get(&setup, "/starting_rubium/first")?,
        rubium_step: get(&setup, "/starting_rubium/step")?,
        secrets_per_turn: get(&setup, "/draws/secret_mission_per_turn")?,
        energize_for_monolith: get(&setup, "/draws/energize_if_monolith_controlled")?,
        energize_for_loss: get(&setup, "/draws/energize_when_losing_on_another_players_turn")?,
        sale_price: get(&setup, "/discard_value_rubium")?,
        vp_targets: get(&setup, "/options/0/values")?,
        default_target: get(&setup, "/victory_points_to_win/default")?,
        team_target: get(&setup, "/team_game/victory_points_to_win")?,
        teams: get(&setup, "/team_game/teams")?,
        hexes,
    })
}

fn unit_facts(unit: &Value, file: &Value) -> Result<UnitFacts> {
    #[derive(Deserialize)]
    struct Modifier {
        terrain: Terrain,
        amount: i8,
    }
    let abilities: Vec<String> = get(unit, "/abilities")?;
    let has = |name: &str| abilities.iter().any(|a| a == name);
    let of_terrain = |name: &str| get(file, &format!("/abilities/{name}/condition/terrain"));
    let mut terrain_modifier = [0; 5];
    for m in get::<Vec<Modifier>>(unit, "/terrain_attack_modifiers")? {
        terrain_modifier[m.terrain as usize] = m.amount;
    }
    Ok(UnitFacts {
        cost: get(unit, "/cost")?,
        figures: get(unit, "/figures_per_player")?,
        hits_on: get(unit, "/hits_on")?,
        mines: get(unit, "/can_mine")?,
        forbidden: get(unit, "/forbidden_terrain")?,
        terrain_modifier,
        movement: if has("stride") {
            Move::Stride(of_terrain("stride")?)
        } else if has("leap") {
            Move::Leap(of_terrain("leap")?)
        } else if has("flight") {
            Move::Flight(of_terrain("flight")?)
        } else {
            Move::Step
        },
        picks: has("pick_target"),
    })
}

fn tile_face(tile: &Value) -> Result<TileFace> {
    Ok(TileFace {
        id: get(tile, "/id")?,
        unit: get_or(tile, "/unit", None)?,
        unit_count: get_or(tile, "/unit_count", 1)?,
        mine: get_or(tile, "/mine", None)?.unwrap_or(0),
        rubium: get_or(tile, "/rubium", 0)?,
        energize: get_or(tile, "/draw_energize", 0)?,
        secrets: get_or(tile, "/draw_secret", 0)?,
    })
}

fn energize_card(card: &Value) -> Result<EnergizeCard> {
    let op: String = get(card, "/effect/op")?;
    let scope: String = get_or(card, "/effect/scope", String::new())?;
    let place: String = get_or(card, "/effect/where", String::new())?;
    let effect = match (op.as_str(), scope.as_str(), place.as_str()) {
        ("place_units", _, "own_home_base") => {
            Effect::Recruit { unit: get(card, "/effect/unit")?, count: get(card, "/effect/count")? }
        }
        ("place_units", _, "one_hex_you_control_or_own_home_base") => {
            Effect::Drop { unit: get(card, "/effect/unit")?, count: get(card, "/effect/count")? }
        }
        ("relocate_unit", ..) => Effect::Teleport,
        ("extra_move", ..) => Effect::March { hexes: get(card, "/effect/hexes")? },
        ("gain_rubium", ..) => Effect::Rubium { amount: get(card, "/effect/amount")? },
        ("purchase_discount", ..) => Effect::Discount { amount: get(card, "/effect/amount")? },
        ("roll_modifier", "side", _) => Effect::SideModifier { amount: get(card, "/effect/amount")? },
        ("roll_modifier", "one_unit", _) => Effect::UnitModifier { amount: get(card, "/effect/amount")? },
        ("extra_attack", ..) => Effect::ExtraDice { dice: get(card, "/effect/dice")? },
        ("attack_first", ..) => Effect::Ambush,
        ("cancel_hit", ..) => Effect::CancelHit,
        ("reroll_misses", ..) => Effect::Reroll,
        _ => return Err(format!("unknown effect {op} {scope} {place}")),
    };
    Ok(EnergizeCard { id: get(card, "/id")?, copies: get(card, "/copies")?, window: get(card, "/window")?, effect })
}

fn secret_card(card: &Value, hex: &dyn Fn(&str) -> Result<Hex>) -> Result<SecretCard> {
    let kind: String = get(card, "/condition/type")?;
    let condition = match kind.as_str() {
        "win_battle" => Condition::Win {
            terrain: get_or(card, "/condition/terrain", None)?,
            raid: get_or(card, "/condition/zone", String::new())? == "home_of_another_player",
            survivor: get_or(card, "/condition/survivor", None)?,
            losses: get_or(card, "/condition/own_losses", None)?,
            enemies: get_or(card, "/condition/enemy_units_at_start_min", None)?,
            mine: get_or(card, "/condition/hex_has_mine", false)?,
        },
        "destroy_unit" => {
            Condition::Destroy { unit: get(card, "/condition/unit")?, by: get_or(card, "/condition/by_unit", None)? }
        }
        "control_most" => Condition::Most { terrain: get(card, "/condition/terrain")? },
        "control_hex" => Condition::Hold {
            hex: hex(&get::<String>(card, "/condition/cell")?)?,
            phase: get_or::<Option<Phase>>(card, "/condition/phase", None)?,
        },
        _ => return Err(format!("unknown condition {kind}")),
    };
    let red = get(card, "/red")?;
    Ok(SecretCard { id: get(card, "/id")?, copies: get(card, "/copies")?, vp: get(card, "/vp")?, red, condition })
}

/// The numbers the rest of the crate relies on: sizes of fixed arrays, and what makes the game complete.
/// § NX-1.3 NX-1.4
pub(super) fn check(data: &Data) {
    assert_eq!(data.hexes.len(), HEXES);
    assert_eq!(data.hexes[0], "M");
    assert_eq!(data.units.len(), UNITS);
    assert_eq!(data.battle_order.len(), UNITS);
    assert_eq!(data.single_slots.len() + 2 * data.double_slots.len(), TILES);
    let slots: HexSet = data.single_slots.iter().chain(data.double_slots.iter().flatten()).copied().collect();
    assert_eq!(slots, (1..=TILES as u8).map(Hex).collect(), "explorable hexes follow the Monolith");
    assert_eq!(data.teams, [[1, 3], [2, 4]], "partners sit opposite: seats of like parity");
    assert_eq!(data.basic_tiles, TILES);
    assert_eq!(data.energize.len(), ENERGIZE_KINDS);
    assert_eq!(data.energize.iter().map(|c| usize::from(c.copies)).sum::<usize>(), ENERGIZE_CARDS);
    assert_eq!(data.secrets.len(), SECRET_KINDS);
    assert_eq!(data.secrets.iter().map(|c| usize::from(c.copies)).sum::<usize>(), SECRET_CARDS);
    assert!(data.energize.iter().all(|e| data.secrets.iter().all(|s| s.id != e.id)), "one name, one card");
    for hex in (0..HEXES as u8).map(Hex) {
        let back = |other: Hex| data.adjacent.beside(other).contains(hex);
        assert!(data.adjacent.beside(hex).iter().all(back), "neighbours know each other");
    }
}

fn parse(text: &str) -> Result<Value> {
    serde_json::from_str(text).map_err(|e| e.to_string())
}

fn rows(file: &Value, path: &str) -> Result<Vec<Value>> {
    get(file, path)
}

fn get<T: DeserializeOwned>(value: &Value, path: &str) -> Result<T> {
    let part = value.pointer(path).ok_or_else(|| format!("{path} is missing"))?;
    from_value(part.clone()).map_err(|e| format!("{path}: {e}"))
}

fn get_or<T: DeserializeOwned>(value: &Value, path: &str, default: T) -> Result<T> {
    if value.pointer(path).is_none() { Ok(default) } else { get(value, path) }
}

fn from_value<T: DeserializeOwned>(value: Value) -> Result<T> {
    serde_json::from_value(value).map_err(|e| e.to_string())
}

fn fixed<T, const N: usize>(items: Vec<T>) -> Result<[T; N]> {
    items.try_into().map_err(|_| format!("expected {N} items"))
}
