//! The Escape: blocks within reach, modules and greenhouses by what engines, tanks and plants make of them.

use welcome_to_the_moon::{ShipsCommon, ShipsSheet};

use super::journey::wilds;
use super::scene::{Scene, Sense, chance, ease, filled, fullness, note_room, part};
use crate::eval::notes::Notes;

impl Sense for ShipsSheet {
    type Common = ShipsCommon;

    const TURNS: f32 = 39.0;

    fn note(scene: &Scene<'_, Self, ShipsCommon>, notes: &mut impl Notes) {
        let sheet = &scene.desk.sheet;
        let room = sheet.room();
        let reached = sheet.reached.0;
        let most = scene.others().map(|other| fullness(&other.grid, &room)).fold(0.0, f32::max);
        scene.note_common(|mission| sheet.progress(mission), fullness(&sheet.grid, &room), most, notes);
        note_room(&room, reached, notes);
        notes.add("errors", f32::from(sheet.errors));
        notes.add("last_error", f32::from(u8::from(sheet.errors >= 2)));
        notes.add("wilds", wilds(sheet.crew));
        notes.add("half_wilds", f32::from(sheet.crew.marked % 2));
        notes.add("planning", f32::from(sheet.planning));
        notes.add("airlocks", f32::from(sheet.airlocks.len()));
        notes.add("reached", reached.count_ones() as f32);
        notes.add("robots_near", (sheet.robots_left() & reached).count_ones() as f32);
        notes.add("robots_far", (sheet.robots_left() & !reached).count_ones() as f32);

        let ships = sheet.ships(scene.sheets.common());
        let (mut near, mut easy, mut value_open, mut far) = (0.0, 0.0, 0.0, 0.0);
        let (mut water, mut wet) = (0.0, 0.0);
        // What one more energy of a starship adds to the modules it has.
        let mut growth = 0.0;
        for module in sheet.modules() {
            let energies = ships[module.ship].energies;
            let times = if module.has_water { 2.0 } else { 1.0 };
            let now = times * ShipsSheet::worth_of_module(energies.have) as f32;
            let next = times * ShipsSheet::worth_of_module((energies.have + 1).min(energies.need)) as f32;
            let done = filled(&sheet.grid, module.slots);
            let is_near = module.slots & reached != 0;
            let ease = ease(&room, module.slots);
            growth += (next - now) * done;
            if done < 1.0 {
                if is_near {
                    value_open += now * ease;
                    near += now * done * done;
                    easy += (now + next) * done * ease;
                } else {
                    far += now * ease;
                }
            }
            wet += if module.has_water && done < 1.0 { now * done * ease } else { 0.0 };
            water += if module.can_have_water && is_near { 0.5 * (now + next) } else { 0.0 };
        }
        notes.add("modules_open", value_open);
        notes.add("modules_near", near);
        notes.add("modules_easy", easy);
        notes.add("modules_far", far);
        notes.add("modules_growth", growth);
        notes.add("modules_wet", wet);
        notes.add("water_to_come", water);
        notes.add("tanks", f32::from(sheet.tanks.len()));

        let (mut house, mut house_far, mut plants_growth, mut rest) = (0.0, 0.0, 0.0, 0.0);
        let (mut engines, mut writable) = (0.0, 0.0);
        for ship in &ships {
            let times = if ship.is_double { 2.0 } else { 1.0 };
            let now = times * ShipsSheet::worth_of_greenhouse(ship.plants.have) as f32;
            let next = times * ShipsSheet::worth_of_greenhouse((ship.plants.have + 1).min(ship.plants.need)) as f32;
            let free = (room.free & ship.slots & reached).count_ones() as f32;
            let is_filled = sheet.grid.filled() & ship.greenhouse.bit() != 0;
            if is_filled {
                plants_growth += (next - now) * free.min(2.0);
            } else {
                let fits = chance(room.window(ship.greenhouse));
                if reached & ship.greenhouse.bit() != 0 {
                    house += now * fits;
                } else {
                    house_far += now * fits;
                }
                rest += (next - now) * free.min(2.0);
            }
            engines += part(ship.energies) * part(ship.energies);
            writable += f32::from(ship.energies.have) * free;
        }
        notes.add("greenhouses", house);
        notes.add("greenhouses_far", house_far);
        notes.add("plants_growth", plants_growth);
        notes.add("plants_to_come", rest);
        notes.add("engines", engines);
        notes.add("powered_spaces", writable);
        notes.add("plants", sheet.plants.iter().map(|circled| f32::from(circled.len())).sum());
        notes.add("energies", sheet.energies.iter().map(|circled| f32::from(circled.len())).sum());
        notes.add("doubled", f32::from(sheet.doubled.len()));
    }
}
