//! The Battle: on two sheets, who will control which planet, and what the tracks make of it.

use welcome_to_the_moon::features::{Planet, Progress, Window};
use welcome_to_the_moon::{PlanetsCommon, PlanetsSheet};

use super::scene::{Scene, Sense, chance_of, part};
use crate::eval::notes::Notes;

impl Sense for PlanetsSheet {
    type Common = PlanetsCommon;

    const TURNS: f32 = 33.0;

    fn note(scene: &Scene<'_, Self, PlanetsCommon>, notes: &mut impl Notes) {
        let fronts = scene.sheets.fronts(scene.table, scene.seat);
        let better = |mission: usize| {
            let both = fronts.map(|(sheet, side)| sheet.progress(side, mission));
            if part(both[0]) >= part(both[1]) { both[0] } else { both[1] }
        };
        let filled = fronts.map(|(sheet, _)| 1.0 - sheet.free().count_ones() as f32 / SPACES);
        let fullest = filled[0].max(filled[1]);
        let emptiest = filled[0].min(filled[1]);
        scene.note_common(|mission| -> Progress { better(mission) }, fullest, emptiest, notes);

        let mut sums = Sums::default();
        for (sheet, side) in fronts {
            sums.add(sheet, side);
        }
        sums.note(notes);
    }
}

/// Notes over both sheets.
#[derive(Default)]
struct Sums {
    fits: f32,
    stuck: f32,
    errors: f32,
    last_error: f32,
    crew: f32,
    asteroids: f32,
    asteroids_left: f32,
    plants: f32,
    plant_step: f32,
    water: f32,
    water_step: f32,
    planning_step: f32,
    boxes: [f32; 3],
    growth: f32,
    held: f32,
    lead: f32,
    contested: f32,
    behind: f32,
    expected: f32,
    lost: f32,
    moons: f32,
}

impl Sums {
    fn add(&mut self, sheet: &PlanetsSheet, side: usize) {
        let own = &sheet.sides[side];
        let worth = sheet.worth(side);
        let planets = sheet.planets(side);
        let open = planets.iter().filter(|planet| planet.free > 0);
        let numbers = open.fold(0, |all, planet| {
            let (low, high) = planet.numbers;
            all | Window { low, high, crowd: 1 }.numbers()
        });
        let misfits = 1.0 - chance_of(numbers);
        self.fits += 1.0 - misfits;
        self.stuck += misfits * misfits * misfits;
        self.errors += f32::from(own.errors);
        self.last_error += f32::from(u8::from(own.errors >= 1));
        self.crew += f32::from(sheet.crew_kept(side));
        self.asteroids += f32::from(own.asteroids);
        self.asteroids_left += f32::from(sheet.asteroids_left());
        self.plants += f32::from(own.plants);
        self.plant_step += (worth.plants.1 - worth.plants.0) as f32;
        self.water += f32::from(own.water);
        self.water_step += (worth.water.1 - worth.water.0) as f32;
        self.planning_step += (worth.planning.1 - worth.planning.0) as f32;
        for (sum, &crossed) in self.boxes.iter_mut().zip(&own.worth) {
            *sum += f32::from(crossed);
        }
        self.moons += f32::from(own.moons.len());
        for planet in &planets {
            let (now, next) = worth.kinds[planet.kind];
            self.add_planet(planet, now as f32, next as f32);
        }
    }

    fn add_planet(&mut self, planet: &Planet, now: f32, next: f32) {
        let lead = f32::from(planet.own) - f32::from(planet.other);
        let left = f32::from(planet.free) + 0.5 * f32::from(planet.free_moon);
        if planet.free == 0 {
            let held = planet.own > 0 && lead >= 0.0;
            self.held += if held { now } else { 0.0 };
            self.growth += if held { next - now } else { 0.0 };
            self.lost += if held { 0.0 } else { now };
            return;
        }
        // A lead counts the more the less room is left to turn it.
        let hold = (lead / (1.0 + left)).clamp(-1.0, 1.0);
        self.expected += hold * now;
        self.growth += if lead >= 0.0 { next - now } else { 0.0 };
        self.lead += lead.clamp(-2.0, 2.0);
        self.contested += if lead == 0.0 && planet.own > 0 { now } else { 0.0 };
        self.behind += if lead < 0.0 { now } else { 0.0 };
    }

    fn note(&self, notes: &mut impl Notes) {
        notes.add("fits", self.fits);
        notes.add("stuck", self.stuck);
        notes.add("errors", self.errors);
        notes.add("last_error", self.last_error);
        notes.add("crew", self.crew);
        notes.add("asteroids", self.asteroids);
        notes.add("asteroids_left", self.asteroids_left);
        notes.add("plants", self.plants);
        notes.add("plant_step", self.plant_step);
        notes.add("water", self.water);
        notes.add("water_step", self.water_step);
        notes.add("planning_step", self.planning_step);
        notes.add("green_boxes", self.boxes[0]);
        notes.add("blue_boxes", self.boxes[1]);
        notes.add("grey_boxes", self.boxes[2]);
        notes.add("growth", self.growth);
        notes.add("held", self.held);
        notes.add("lead", self.lead);
        notes.add("contested", self.contested);
        notes.add("behind", self.behind);
        notes.add("expected", self.expected);
        notes.add("lost", self.lost);
        notes.add("moons", self.moons);
    }
}

/// Spaces on each sheet.
const SPACES: f32 = 33.0;
