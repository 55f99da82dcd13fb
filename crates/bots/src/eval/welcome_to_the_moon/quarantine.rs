//! The Virus: quarters with people and energy, tracks of plants and water, and what the viruses may reach.

use welcome_to_the_moon::features::Ward;
use welcome_to_the_moon::{QuarantineCommon, QuarantineSheet, Slots};

use super::journey::wilds;
use super::scene::{Scene, Sense, ease, filled, fullness, note_room, part};
use crate::eval::notes::Notes;

impl Sense for QuarantineSheet {
    type Common = QuarantineCommon;

    const TURNS: f32 = 40.0;

    fn note(scene: &Scene<'_, Self, QuarantineCommon>, notes: &mut impl Notes) {
        let sheet = &scene.desk.sheet;
        let common = scene.sheets.common();
        let room = sheet.room();
        let most = scene.others().map(|other| fullness(&other.grid, &room)).fold(0.0, f32::max);
        scene.note_common(|mission| sheet.progress(mission), fullness(&sheet.grid, &room), most, notes);
        note_room(&room, Slots::MAX, notes);
        notes.add("errors", f32::from(sheet.errors));
        notes.add("last_error", f32::from(u8::from(sheet.errors >= 2)));
        notes.add("wilds", wilds(sheet.crew) + wilds(sheet.planning));
        notes.add("half_wilds", f32::from(sheet.crew.marked % 2 + sheet.planning.marked % 2));

        let wards = sheet.wards(common);
        let (mut places, mut energies, mut plants, mut tanks) = (0.0, 0.0, 0.0, 0.0);
        let (mut near, mut sick_places, mut exposed, mut closed) = (0.0, 0.0, 0.0, 0.0);
        for (i, ward) in wards.iter().enumerate() {
            let free = (room.free & ward.slots).count_ones() as f32;
            let power = f32::from(ward.energies.have);
            let ease = ease(&room, ward.slots);
            let done = filled(&sheet.grid, ward.slots);
            places += free.min(5.0) * power * ease;
            energies += free.min(3.0) * f32::from(ward.energies.need - ward.energies.have);
            plants += free.min(f32::from(ward.plants.need - ward.plants.have));
            tanks += if ward.has_tank && free > 0.0 { 1.0 } else { 0.0 };
            near += if free > 0.0 { done * done * power } else { 0.0 };
            closed += if ward.open_walkways == 0 { 1.0 } else { 0.0 };
            if ward.is_sick {
                sick_places += free;
                if free == 0.0 {
                    exposed += at_risk(sheet.neighbours(i), &wards, room.free);
                }
            }
        }
        notes.add("places", places);
        notes.add("energies_open", energies);
        notes.add("energies", sheet.energies.iter().map(|circled| f32::from(circled.len())).sum());
        notes.add("plants_open", plants);
        notes.add("tanks_open", tanks);
        notes.add("evacuation_near", near);
        notes.add("sick_places", sick_places);
        notes.add("exposed", exposed);
        notes.add("quarantined", closed);
        notes.add("walkways_closed", f32::from(sheet.closed.len()));
        notes.add("infected", sheet.n_infected() as f32);
        notes.add("viruses", f32::from(common.active.len()));
        notes.add("signs_gone", f32::from(common.signs.len()));
        notes.add("spread_to_come", f32::from(sheet.spread.left));
        let [flora, water] = sheet.track_values();
        notes.add("plant_track", f32::from(sheet.tracks[0]));
        notes.add("plant_row", (flora.1 - flora.0) as f32 * part(flora.2));
        notes.add("plant_step", (flora.1 - flora.0) as f32);
        notes.add("water_track", f32::from(sheet.tracks[1]));
        notes.add("water_row", (water.1 - water.0) as f32 * part(water.2));
        notes.add("water_step", (water.1 - water.0) as f32);
        let ahead = |track: usize| {
            let best = scene.others().map(|other| other.tracks[track]).max().unwrap_or(0);
            f32::from(sheet.tracks[track]) - f32::from(best)
        };
        notes.add("track_lead", ahead(0).clamp(-2.0, 2.0) + ahead(1).clamp(-2.0, 2.0));
    }
}

/// Empty cells of the quarters next to a full one with a virus.
fn at_risk(neighbours: u16, wards: &[Ward], free: u64) -> f32 {
    let near = wards.iter().enumerate().filter(|(i, _)| neighbours >> i & 1 == 1);
    near.map(|(_, ward)| (free & ward.slots).count_ones() as f32).sum()
}
