//! The Mine: shafts that are nearly full, structures that are nearly improved.

use welcome_to_the_moon::{MineCommon, MineSheet, Slots};

use super::scene::{Scene, Sense, ease, filled, fullness, note_room, part};
use crate::eval::notes::Notes;

impl Sense for MineSheet {
    type Common = MineCommon;

    const TURNS: f32 = 32.0;

    fn note(scene: &Scene<'_, Self, MineCommon>, notes: &mut impl Notes) {
        let sheet = &scene.desk.sheet;
        let room = sheet.room();
        let most = scene.others().map(|other| fullness(&other.grid, &room)).fold(0.0, f32::max);
        scene.note_common(|mission| sheet.progress(mission), fullness(&sheet.grid, &room), most, notes);
        note_room(&room, Slots::MAX, notes);
        notes.add("errors", f32::from(sheet.errors));
        notes.add("last_error", f32::from(u8::from(sheet.errors >= 2)));

        let structures = sheet.main_structures(scene.sheets.common());
        // What one more symbol of each structure is worth, by how far its improvement has come.
        let mut worth = [0.0; 6];
        let (mut coming, mut nearly, mut races, mut races_near) = (0.0, 0.0, 0.0, 0.0);
        for (worth, structure) in worth.iter_mut().zip(&structures) {
            let (before, after) = (structure.worth.0 as f32, structure.worth.1 as f32);
            let done = part(structure.upgrade);
            let stored = f32::from(structure.stored);
            *worth = before + (after - before) * done;
            if done < 1.0 {
                coming += stored * (after - before) * done;
                nearly += stored * (after - before) * done * done * done;
            }
            if let Some((progress, points)) = structure.race {
                let part = part(progress);
                races += points as f32 * part;
                races_near += points as f32 * part * part * part;
            }
        }
        notes.add("upgrades", structures.iter().map(|structure| part(structure.upgrade)).sum());
        notes.add("upgrades_coming", coming);
        notes.add("upgrades_near", nearly);
        notes.add("races", races);
        notes.add("races_near", races_near);
        let centres = sheet.centres();
        notes.add("centres_begun", centres.iter().map(|centre| part(*centre)).sum());
        let squares = centres.iter().map(|centre| part(*centre) * part(*centre) * part(*centre));
        notes.add("centres_near", squares.sum());
        notes.add("astronauts", f32::from(structures[4].stored));
        notes.add("calendars", f32::from(structures[5].stored));
        notes.add("control", part(structures[4].upgrade));
        notes.add("planning", part(structures[5].upgrade));

        let (mut begun, mut near, mut easy, mut open) = (0.0, 0.0, 0.0, 0.0);
        for shaft in sheet.shafts() {
            let done = filled(&sheet.grid, shaft.slots);
            let value: f32 = shaft.yields.iter().zip(worth).map(|(&count, worth)| f32::from(count) * worth).sum();
            let ease = ease(&room, shaft.slots);
            begun += value * done;
            near += value * done * done;
            easy += value * done * ease;
            let to_come = shaft.open.iter().zip(worth).map(|(&count, worth)| f32::from(count) * worth);
            open += to_come.sum::<f32>() * ease;
        }
        notes.add("shafts", begun);
        notes.add("shafts_near", near);
        notes.add("shafts_easy", easy);
        notes.add("resources_open", open);
        notes.add("resources", f32::from(sheet.resources.len()));
        notes.add("extracted", f32::from(sheet.extracted.len()));
    }
}
