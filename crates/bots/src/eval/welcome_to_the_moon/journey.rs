//! The Journey: sections that can be filled, stations with robots and plants, tanks.

use welcome_to_the_moon::features::Station;
use welcome_to_the_moon::{JourneyCommon, JourneySheet, Slots, WildTrack};

use super::scene::{Scene, Sense, chance, ease, filled, fullness, note_room, part};
use crate::eval::notes::Notes;

impl Sense for JourneySheet {
    type Common = JourneyCommon;

    const TURNS: f32 = 30.0;

    fn note(scene: &Scene<'_, Self, JourneyCommon>, notes: &mut impl Notes) {
        let sheet = &scene.desk.sheet;
        let room = sheet.room();
        let most = scene.others().map(|other| fullness(&other.grid, &room)).fold(0.0, f32::max);
        scene.note_common(|mission| sheet.progress(mission), fullness(&sheet.grid, &room), most, notes);
        note_room(&room, Slots::MAX, notes);
        notes.add("errors", f32::from(sheet.errors));
        notes.add("last_error", f32::from(u8::from(sheet.errors >= 2)));
        notes.add("wilds", wilds(sheet.crew) + wilds(sheet.planning));
        notes.add("half_wilds", f32::from(sheet.crew.marked % 2 + sheet.planning.marked % 2));
        notes.add("half_cut", f32::from(sheet.energy % 2));
        notes.add("energies", f32::from(sheet.energies_left()));

        let (mut near, mut easy, mut full, mut longest) = (0.0, 0.0, 0.0, 0.0f32);
        for section in sheet.parts() {
            let done = filled(&sheet.grid, section);
            let ease = ease(&room, section);
            let length = section.count_ones() as f32;
            near += done * done * done;
            easy += done * done * ease;
            full += f32::from(u8::from(done == 1.0));
            longest = longest.max(length * done * done * ease);
        }
        notes.add("sections", full);
        notes.add("sections_near", near);
        notes.add("sections_easy", easy);
        notes.add("longest_near", longest);
        let best = scene.others().map(|other| other.parts().filter(|&p| filled(&other.grid, p) == 1.0).count()).max();
        notes.add("sections_of_others", best.unwrap_or(0) as f32);

        let (mut robots, mut readiness, mut growth, mut reachable) = (0.0, 0.0, 0.0, 0.0);
        for station in sheet.stations(scene.sheets.common()) {
            let Station { plants, multiplier, is_ready, .. } = station;
            let (have, left) = (f32::from(plants.have), f32::from(plants.need - plants.have));
            let built = part(station.robots);
            let times = multiplier as f32;
            let spaces = sheet.parts().find(|section| section & station.slot.bit() != 0).unwrap_or(0) & room.free;
            let reach = left.min(0.4 * spaces.count_ones() as f32);
            if is_ready {
                growth += times * reach;
            } else {
                robots += times * built;
                readiness += times * have * built;
                reachable += times * reach * built;
            }
        }
        notes.add("robots", robots);
        notes.add("readiness", readiness);
        notes.add("growth", growth);
        notes.add("growth_to_come", reachable);
        let plants: u8 = sheet.plants.iter().map(|circled| circled.len()).sum();
        notes.add("plants", f32::from(plants));
        let tanks = sheet.tanks_left().map(|(slot, points)| points as f32 * chance(room.window(slot)));
        notes.add("tanks", tanks.sum());
    }
}

/// Wilds ready to be spent.
pub(super) fn wilds(track: WildTrack) -> f32 {
    f32::from(track.marked / 2 - track.spent)
}
