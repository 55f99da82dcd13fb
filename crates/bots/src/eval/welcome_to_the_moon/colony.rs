//! The Colony: quarters, and three things that energy multiplies.

use welcome_to_the_moon::{ColonyCommon, ColonySheet, Slots};

use super::scene::{Scene, Sense, chance, ease, filled, fullness, note_room};
use crate::eval::notes::Notes;

impl Sense for ColonySheet {
    type Common = ColonyCommon;

    const TURNS: f32 = 28.0;

    fn note(scene: &Scene<'_, Self, ColonyCommon>, notes: &mut impl Notes) {
        let sheet = &scene.desk.sheet;
        let room = sheet.room();
        let most = scene.others().map(|other| fullness(&other.grid, &room)).fold(0.0, f32::max);
        scene.note_common(|mission| sheet.progress(mission), fullness(&sheet.grid, &room), most, notes);
        note_room(&room, Slots::MAX, notes);
        notes.add("errors", f32::from(sheet.errors));
        notes.add("last_error", f32::from(u8::from(sheet.errors >= 2)));

        let things = [sheet.plants_now() as f32, f32::from(sheet.tanks.len()), f32::from(sheet.antennas.len())];
        let multipliers = sheet.multipliers();
        const NAMES: [[&str; 4]; 3] = [
            ["plants", "plants_energy", "plants_growth", "plants_product"],
            ["tanks", "tanks_energy", "tanks_growth", "tanks_product"],
            ["antennas", "antennas_energy", "antennas_growth", "antennas_product"],
        ];
        for (names, (count, (now, next))) in NAMES.iter().zip(things.into_iter().zip(multipliers)) {
            notes.add(names[0], count);
            notes.add(names[1], now as f32);
            notes.add(names[2], count * (next - now) as f32);
            notes.add(names[3], count * now as f32);
        }
        let values = multipliers.map(|(now, next)| 0.5 * (now + next) as f32);

        let (mut near, mut easy, mut plants) = (0.0, 0.0, 0.0);
        for quarter in sheet.quarters_now(scene.sheets.common()) {
            let done = filled(&sheet.grid, quarter.slots);
            let bonus = quarter.bonus as f32;
            let spaces = (room.free & quarter.slots).count_ones() as f32;
            near += bonus * done * done * done;
            easy += bonus * done * ease(&room, quarter.slots);
            plants += (0.5 * spaces).min(f32::from(quarter.greenhouses_left)) * values[0];
        }
        notes.add("quarters_near", near);
        notes.add("quarters_easy", easy);
        notes.add("plants_to_come", plants);
        let tanks: f32 = sheet.tanks_left().map(|slot| chance(room.window(slot))).sum();
        notes.add("tanks_to_come", tanks * values[1]);
        let (empty, unconnected) = sheet.antennas_left();
        notes.add("antennas_to_fill", f32::from(empty) * values[2]);
        notes.add("antennas_to_join", f32::from(unconnected) * values[2]);
        notes.add("observatory", f32::from(sheet.to_observatory()));
        notes.add("network", f32::from(sheet.network.len()));
        notes.add("crew", f32::from(sheet.crew));
        let lead = f32::from(sheet.crew) - scene.others().map(|other| f32::from(other.crew)).fold(0.0, f32::max);
        notes.add("crew_lead", lead.clamp(-3.0, 3.0));
        notes.add("planning", f32::from(sheet.planning));
        let ahead = scene.others().filter(|other| other.crew > sheet.crew).count();
        notes.add("crew_ahead", ahead as f32);
    }
}
