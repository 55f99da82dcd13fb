//! The Dome: ends of skyscrapers, the research tower, the crew, the dome, and what energy makes of them.

use welcome_to_the_moon::features::Window;
use welcome_to_the_moon::{Bits, CityCommon, CitySheet, Slot};

use super::scene::{Scene, Sense, chance, fullness, note_room};
use crate::eval::notes::Notes;

impl Sense for CitySheet {
    type Common = CityCommon;

    const TURNS: f32 = 31.0;

    fn note(scene: &Scene<'_, Self, CityCommon>, notes: &mut impl Notes) {
        let sheet = &scene.desk.sheet;
        let room = sheet.room();
        let most = scene.others().map(|other| fullness(&other.grid, &room)).fold(0.0, f32::max);
        scene.note_common(|mission| sheet.progress(mission), fullness(&sheet.grid, &room), most, notes);
        note_room(&room, sheet.next_cells(), notes);
        notes.add("errors", f32::from(sheet.errors));
        notes.add("last_error", f32::from(u8::from(sheet.errors >= 2)));

        let (mut near, mut easy, mut bonus, mut lost) = (0.0, 0.0, 0.0, 0.0);
        for end in sheet.ends_left(scene.sheets.common()) {
            let window = room.window(end.next);
            let (cells, value) = (end.cells.count_ones() as f32, end.bonus as f32);
            // With as many numbers as cells left the way is narrow, with three times as many it is broad.
            let slack = (f32::from(window.width()) - cells) / cells;
            let ease = (0.5 * slack).clamp(0.0, 1.0);
            bonus += value * ease;
            near += value / cells;
            easy += value * ease / cells;
            lost += if f32::from(window.width()) < cells { cells - f32::from(window.width()) } else { 0.0 };
        }
        notes.add("ends", bonus);
        notes.add("ends_near", near);
        notes.add("ends_easy", easy);
        notes.add("ends_lost", lost);
        notes.add("ends_reached", sheet.ends_reached() as f32);
        let next = Bits(sheet.next_cells()).iter().map(|cell| chance(Window { crowd: 1, ..room.window(Slot(cell)) }));
        notes.add("next_cells", next.sum());

        let (rows, improved) = (sheet.rows(), sheet.next_rows());
        let (mut symbols, mut coming, mut whole) = (0.0, 0.0, 0.0);
        let mut growth = 0.0;
        for (level, cells) in sheet.levels().into_iter().zip(sheet.linked_cells()) {
            let at = |row: &[i32], symbols: u8| if symbols == 0 { 0.0 } else { row[usize::from(symbols) - 1] as f32 };
            symbols += f32::from(level);
            whole += f32::from(u8::from(level == 3));
            growth += at(improved[1], level) - at(rows[1], level);
            if level < 3 && cells > 0 {
                coming += (at(rows[1], level + 1) - at(rows[1], level)) * f32::from(cells).min(3.0 - f32::from(level));
            }
        }
        notes.add("symbols", symbols);
        notes.add("levels_whole", whole);
        notes.add("levels_to_come", coming);
        notes.add("tower_growth", growth);
        notes.add("mission_energy", f32::from(sheet.energy[0]));
        notes.add("tower_energy", f32::from(sheet.energy[1]));
        notes.add("crew_energy", f32::from(sheet.energy[2]));
        notes.add("dome_energy", f32::from(sheet.energy[3]));
        notes.add("dome", sheet.unbuilt() as f32);
        notes.add("dome_cost", (sheet.unbuilt() * rows[3][0]) as f32);

        let best = scene.others().map(|other| other.crew).max().unwrap_or(0);
        let lead = f32::from(sheet.crew) - f32::from(best);
        notes.add("crew", f32::from(sheet.crew));
        notes.add("crew_lead", lead.clamp(-3.0, 3.0));
        let leads = sheet.crew > 0 && sheet.crew >= best;
        notes.add("crew_prize", if leads { rows[2][0] as f32 } else { 0.0 });
        notes.add("crew_consolation", if leads { 0.0 } else { rows[2][1] as f32 });
        notes.add("planned", f32::from(sheet.planned));
    }
}
