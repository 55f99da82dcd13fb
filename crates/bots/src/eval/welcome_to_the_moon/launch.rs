//! The Launch: rockets, and how near the compartments are to bringing more.

use welcome_to_the_moon::{Effect, LaunchCommon, LaunchSheet, Slots};

use super::scene::{EFFECTS, Scene, Sense, chance_of, ease, filled, fullness, note_prospect, prospect};
use crate::eval::notes::Notes;

impl Sense for LaunchSheet {
    type Common = LaunchCommon;

    const TURNS: f32 = 28.0;

    fn note(scene: &Scene<'_, Self, LaunchCommon>, notes: &mut impl Notes) {
        let sheet = &scene.desk.sheet;
        let room = sheet.room();
        let most = scene.others().map(|other| fullness(&other.grid, &room)).fold(0.0, f32::max);
        scene.note_common(|mission| sheet.progress(mission), fullness(&sheet.grid, &room), most, notes);

        // A combination fits a floor of its effect or the wild floor.
        let fits =
            |(effect, share): (Effect, f32)| share * chance_of(prospect(&room, LaunchSheet::floors(effect)).numbers);
        let chance = Effect::ALL.into_iter().zip(*EFFECTS).map(fits).sum();
        note_prospect(&prospect(&room, Slots::MAX), chance, notes);

        let errors = f32::from(sheet.open_errors());
        let left = f32::from(sheet.rockets_left());
        notes.add("rockets", f32::from(sheet.rockets));
        notes.add("errors", errors);
        notes.add("last_error_boxes", 1.0 / f32::from(1 + sheet.errors_left()));
        notes.add("launched", f32::from(u8::from(sheet.is_ready())));
        notes.add("nearly_launched", 1.0 / (1.0 + left + errors));
        notes.add("tie_rockets", f32::from(sheet.tie_rockets));

        let (mut rockets, mut near, mut easy, mut waiting) = (0.0, 0.0, 0.0, 0.0);
        let (mut x, mut refuels, mut sabotages, mut possible) = (0.0, 0.0, 0.0, 0.0);
        for cargo in sheet.cargo(scene.sheets.common()) {
            let done = filled(&sheet.grid, cargo.slots);
            let ease = ease(&room, cargo.slots);
            let load = f32::from(cargo.rockets);
            possible += load * ease;
            rockets += load * done;
            near += load * done * done * done;
            easy += load * done * done * ease;
            waiting += f32::from(cargo.unfuelled) * (1.0 - done) * ease;
            x += f32::from(cargo.x) * done * done * ease;
            refuels += f32::from(cargo.refuels) * done * done * ease;
            sabotages += f32::from(cargo.sabotages) * done * done * ease;
        }
        notes.add("cargo", possible);
        notes.add("cargo_begun", rockets);
        notes.add("cargo_near", near);
        notes.add("cargo_easy", easy);
        notes.add("unfuelled", waiting);
        notes.add("x_near", x);
        notes.add("refuels_near", refuels);
        notes.add("sabotages_near", sabotages);

        let threats = scene.others().map(|other| {
            let near = other.cargo(scene.sheets.common()).map(|cargo| {
                let done = filled(&other.grid, cargo.slots);
                f32::from(cargo.sabotages) * done * done
            });
            near.sum::<f32>()
        });
        notes.add("sabotages_by_others", threats.sum());
        let ahead = scene.others().map(|other| f32::from(other.rockets)).fold(0.0, f32::max);
        notes.add("rockets_of_others", ahead);
    }
}
