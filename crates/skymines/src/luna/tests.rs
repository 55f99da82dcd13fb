//! Luna by her data: every level, and every card in each of her five slots, read a second time from `luna.json`.

use game_core::{Fx, Game, Id, Seat};
use serde_json::Value;

use super::{account, act, draw, gain_helium, gain_research};
use crate::events::Event;
use crate::options::{LunaPick, Options};
use crate::pieces::{Cell, LunaCard, LunaSlot, PlanCell, Space, Who};
use crate::state::Skymines;

const LEVELS: [LunaPick; 9] = [
    LunaPick::Zero,
    LunaPick::One,
    LunaPick::Two,
    LunaPick::Three,
    LunaPick::Four,
    LunaPick::Five,
    LunaPick::Six,
    LunaPick::Seven,
    LunaPick::Eight,
];
/// The only Luna, after the only person.
pub(super) const LUNA: Who = Who(1);

pub(super) fn printed() -> Value {
    serde_json::from_str(include_str!("../../data/luna.json")).expect("luna.json is JSON")
}

pub(super) fn rows(value: &Value, name: &str) -> Vec<Value> {
    value[name].as_array().unwrap_or_else(|| panic!("`{name}` is a list")).clone()
}

pub(super) fn numbers(value: &Value, name: &str) -> Vec<u8> {
    rows(value, name).iter().map(|number| number.as_u64().expect("a number") as u8).collect()
}

pub(super) fn table(level: LunaPick) -> Skymines {
    let options = Options { luna_1: level, ..Options::default() };
    Skymines::setup(&options, 1, 7.into()).expect("a table of one person and one Luna")
}

#[test]
fn every_level_starts_as_printed() {
    for (level, row) in LEVELS.into_iter().zip(rows(&printed(), "levels")) {
        let game = table(level);
        let account = account(&game.open, 0);
        assert_eq!(Some(u64::from(account.helium)), row["start_helium"].as_u64(), "{row}");
        assert_eq!(Some(u64::from(account.research)), row["start_research"].as_u64(), "{row}");
        assert_eq!(Some(u64::from(account.coins)), printed()["start"]["coins"].as_u64());
        assert_eq!(Some(u64::from(account.markers)), printed()["start"]["bonus_markers"].as_u64());
    }
}

/// A step on one of her tracks, counted by the grade-II cards that it brings into her deck.
fn grows(level: LunaPick, at: u8, helium: bool) -> usize {
    let (mut game, fx) = (table(level), &mut Fx::<Event>::silent());
    let account = game.open.account_mut(LUNA);
    (account.helium, account.research) = (at - 1, at - 1);
    let before = game.lunas[0].spare.len();
    if helium {
        gain_helium(&mut game, LUNA, 1, fx);
    } else {
        gain_research(&mut game, LUNA, 1, fx);
    }
    before - game.lunas[0].spare.len()
}

#[test]
fn luna_tokens_lie_where_each_level_says() {
    for (level, row) in LEVELS.into_iter().zip(rows(&printed(), "levels")) {
        for (helium, name, end) in [(true, "luna_tokens_helium", 28), (false, "luna_tokens_research", 15)] {
            let tokens = numbers(&row, name);
            for at in 1..=end {
                let more = usize::from(tokens.contains(&at));
                assert_eq!(grows(level, at, helium), more, "{name}, step {at} on level {}", row["level"]);
            }
        }
    }
}

#[test]
fn outer_slots_and_stronger_decks_are_as_each_level_says() {
    let (helium, research) = (&printed()["slot_a_on_at_helium"], &printed()["slot_e_on_at_research"]);
    let at = |value: &Value| value.as_u64().expect("a step") as u8;
    for (level, row) in LEVELS.into_iter().zip(rows(&printed(), "levels")) {
        let mut game = table(level);
        let can = row["extra_slots_can_switch_on"] == true;
        for (less, on) in [(1, false), (0, can)] {
            let account = game.open.account_mut(LUNA);
            (account.helium, account.research) = (at(helium) - less, at(research) - less);
            let slots: Vec<LunaSlot> = game.open.lunas[0].slots(game.open.account(LUNA)).collect();
            assert_eq!(slots.contains(&LunaSlot::A), on, "level {}", row["level"]);
            assert_eq!(slots.contains(&LunaSlot::E), on, "level {}", row["level"]);
        }
        let fx = &mut Fx::<Event>::silent();
        while !game.lunas[0].deck.is_empty() {
            let card = draw(&mut game, LUNA, fx).expect("a card of her deck");
            game.open.lunas[0].discard.insert(card);
        }
        let before = game.lunas[0].spare.len();
        assert!(draw(&mut game, LUNA, fx).is_some(), "a new deck");
        let more = usize::from(row["add_grade2_on_reshuffle"] == true);
        assert_eq!(before - game.lunas[0].spare.len(), more, "level {}", row["level"]);
    }
}

/// What the line of a card does that depends on the slot, seen on the table.
fn check_line(line: &Value, slot: LunaSlot, before: &Skymines, after: &Skymines) {
    let name = &slot.to_string();
    match line["do"].as_str().expect("every line does something") {
        "gain_card" if line["by"] == "slot" => {
            for cell in numbers(&line["cells_by_slot"], name) {
                let cell = Cell(cell - 1).index();
                let card = before.open.display[cell].expect("a full display");
                assert_eq!(after.open.display[cell], None, "{line} in slot {name}");
                assert!(after.open.lunas[0].reserve.contains(card), "{line} in slot {name}");
            }
        }
        "place_bonus_marker" => {
            let space: Space = line["space_by_slot"][name].as_str().expect("a space").parse().expect("a space");
            let taken: Vec<Space> =
                Space::ALL.into_iter().filter(|space| after.open.spaces[*space].is_some()).collect();
            assert_eq!(taken, [space], "{line} in slot {name}");
        }
        "discard_plan" => {
            let (row, column) = (line["row"].as_str().expect("a row"), &line["column_by_slot"][name]);
            let cell: PlanCell = format!("{row}{column}").parse().expect("a cell of the display");
            let plan = before.open.plans[cell.index()].expect("a full display");
            assert!(after.open.gone.contains(plan), "{line} in slot {name}");
            assert_ne!(after.open.plans[cell.index()], Some(plan), "{line} in slot {name}");
        }
        _ => {}
    }
}

#[test]
fn every_card_does_in_each_slot_what_is_printed() {
    let start = table(LunaPick::Two);
    let cards = rows(&printed(), "cards");
    assert_eq!(cards.len(), 19);
    for row in cards {
        let card: LunaCard = row["id"].as_str().expect("an id").parse().expect("a card of Luna’s");
        for slot in LunaSlot::ALL {
            let (mut game, lines) = (start, rows(&row, "actions"));
            act(&mut game, LUNA, slot, card, &mut Fx::silent());
            lines.iter().for_each(|line| check_line(line, slot, &start, &game));
            let takes = |line: &&Value| line["do"] == "discard_plan";
            let gone = game.open.gone.iter().filter(|plan| plan.facts().letter.is_some()).count();
            assert_eq!(gone, lines.iter().filter(takes).count(), "{} in slot {slot}", row["id"]);
        }
    }
}

#[test]
fn the_person_keeps_what_is_theirs_whatever_she_does() {
    let start = table(LunaPick::Two);
    for card in LunaCard::of_grade(1).chain(LunaCard::of_grade(2)) {
        let mut game = start;
        act(&mut game, LUNA, LunaSlot::C, card, &mut Fx::silent());
        let (before, after) = (start.open.account(Seat(0)), game.open.account(Seat(0)));
        assert_eq!((before.cells, before.helium, before.research), (after.cells, after.helium, after.research));
        assert_eq!(start.open.persons[Seat(0)], game.open.persons[Seat(0)]);
    }
}
