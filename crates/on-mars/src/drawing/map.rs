//! The surface: 13 columns of hexes, each with its name, building, pieces and what lies on it.

use game_text::drawing::{Canvas, Color, Ink, Line, Scene};

use super::{letter, paragraph};
use crate::View;
use crate::data::data;
use crate::pieces::{Building, Cell, Find, Party, Who};

/// Letters from one column to the next.
const STEP: usize = 7;
/// Letters that a hex has room for.
const ROOM: usize = STEP - 1;
/// The longest column.
const TALLEST: usize = 9;

/// The map, hexes with more pieces than there is room for, and what the letters mean.
pub(super) fn surface(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let columns = columns();
    let mut canvas = Canvas::new(STEP * columns.len(), 2 * TALLEST);
    let mut crowded = Vec::new();
    for (column, cells) in columns.iter().enumerate() {
        for (place, cell) in cells.iter().enumerate() {
            let (left, top) = (column * STEP, 2 * place + TALLEST - cells.len());
            write_building(&mut canvas, left, top, scene, view, *cell);
            let things = things(scene, view, *cell);
            let width: usize = things.iter().map(|(text, _)| text.chars().count()).sum();
            if width > ROOM {
                let all: Vec<&str> = things.iter().map(|(text, _)| text.as_str()).collect();
                crowded.push(format!("{cell}: {}", all.join(" ")));
                canvas.write(left, top + 1, "…", Ink::default());
                continue;
            }
            let mut at = left;
            for (text, ink) in things {
                at = canvas.write(at, top + 1, &text, ink);
            }
        }
    }
    let mut lines = canvas.lines();
    crowded.iter().for_each(|text| lines.extend(paragraph(text)));
    lines.extend(paragraph(&scene.word("draw-legend")));
    lines
}

/// The cells by column, each from the top.
fn columns() -> Vec<Vec<Cell>> {
    let mut columns: Vec<Vec<Cell>> = Vec::new();
    for cell in data().map.all {
        let column = cell.to_string().bytes().next().map_or(0, |letter| usize::from(letter - b'A'));
        columns.resize(columns.len().max(column + 1), Vec::new());
        columns[column].push(cell);
    }
    let number = |cell: &Cell| cell.to_string()[1..].parse::<u8>().unwrap_or_default();
    columns.iter_mut().for_each(|cells| cells.sort_by_key(number));
    columns
}

const fn sign(building: Building) -> &'static str {
    match building {
        Building::Mine => "M",
        Building::Generator => "G",
        Building::WaterExtractor => "W",
        Building::Greenhouse => "P",
        Building::OxygenCondenser => "O",
        Building::Shelter => "S",
    }
}

const fn color(building: Building) -> Color {
    match building {
        Building::Mine => Color::Red,
        Building::Generator => Color::Yellow,
        Building::WaterExtractor => Color::Blue,
        Building::Greenhouse => Color::Green,
        Building::OxygenCondenser => Color::Cyan,
        Building::Shelter => Color::Magenta,
    }
}

pub(super) fn ink(view: &View, who: Who) -> Ink {
    match view.open.party(who) {
        Party::Seat(seat) => Ink::of(Color::Seat(seat)).bold(),
        Party::Rival(_) => Ink::default().bold(),
    }
}

/// `H8 G+K`: the name of the cell, the type, and who has upgraded it; a shelter has its owner.
fn write_building(canvas: &mut Canvas, left: usize, top: usize, scene: &Scene<'_>, view: &View, cell: Cell) {
    let open = &view.open;
    let name = cell.to_string();
    let Some((building, owner)) = open.building_on(cell) else {
        canvas.write(left, top, &name, Ink::of(Color::Faint));
        return;
    };
    let at = canvas.write(left, top, &name, Ink::default()) + 1;
    let mut at = canvas.write(at, top, sign(building), Ink::of(color(building)).bold());
    if let Some(who) = owner {
        at = canvas.write(at, top, &letter(scene, view, who), ink(view, who));
    }
    if let Some(who) = open.parties().find(|who| open.base(*who).advanced.contains(cell)) {
        let mark = if owner.is_some() { "+".to_owned() } else { format!("+{}", letter(scene, view, who)) };
        canvas.write(at, top, &mark, ink(view, who));
    }
}

/// Bots, rovers and miners with their owner's letter, crystals, tiles.
fn things(scene: &Scene<'_>, view: &View, cell: Cell) -> Vec<(String, Ink)> {
    let open = &view.open;
    let mut things = Vec::new();
    for who in open.parties() {
        let base = open.base(who);
        let mut put = |sign: &str| things.push((format!("{sign}{}", letter(scene, view, who)), ink(view, who)));
        base.bots.iter().filter(|bot| **bot == cell).for_each(|_| put("b"));
        if base.rover == Some(cell) {
            put("r");
        }
        if base.miners.contains(cell) {
            put("m");
        }
    }
    if open.crystals.contains(cell) {
        things.push(("*".to_owned(), Ink::of(Color::Magenta).bold()));
    }
    match open.find_on(cell) {
        Some(Find::Research(research)) => things.push((research.to_string(), Ink::of(Color::Green))),
        Some(Find::Discovery(discovery)) => things.push((discovery.to_string(), Ink::of(Color::Yellow))),
        None => {}
    }
    things
}

/// `mine 5 ↑↗`: what is left of each stack, and the arrows of its top tile.
pub(super) fn stacks(scene: &Scene<'_>, view: &View) -> String {
    const ARROWS: [&str; 6] = ["↑", "↗", "↘", "↓", "↙", "↖"];
    let stack = |(place, left): (usize, &u8)| {
        let top = view.open.tops[place].map(|tile| &data().arrows[usize::from(tile.0)]);
        let arrows: String = top.into_iter().flatten().map(|arrow| ARROWS[usize::from(*arrow) % 6]).collect();
        format!("{} {left} {arrows}", scene.name_of(Building::ALL[place].word())).trim_end().to_owned()
    };
    super::joined(view.piles.stacks.iter().enumerate().map(stack))
}
