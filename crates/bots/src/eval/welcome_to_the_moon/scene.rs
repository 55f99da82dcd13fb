//! What every adventure has: a seat's desk, the room for numbers, missions, the others.

use std::sync::LazyLock;

use game_core::Seat;
use welcome_to_the_moon::features::{Mission, Progress, Room, Window, cards_by_effect, cards_by_number};
use welcome_to_the_moon::{Bits, Claim, Desk, Grid, Sheets, Slot, Slots, Table};

use crate::eval::notes::Notes;

/// A seat's sheet in its surroundings.
pub(super) struct Scene<'a, S, C> {
    pub(super) table: &'a Table,
    pub(super) sheets: &'a Sheets<S, C>,
    pub(super) desk: &'a Desk<S>,
    pub(super) seat: Seat,
    /// Points so far.
    pub(super) points: f32,
    pub(super) missions: [Mission; 3],
}

/// What the judge of one adventure looks at.
pub(super) trait Sense: Copy + Default {
    /// What is the same on all sheets.
    type Common;

    /// After so many turns a game is usually over.
    const TURNS: f32;

    /// Notes everything about a seat's sheet.
    fn note(scene: &Scene<'_, Self, Self::Common>, notes: &mut impl Notes);
}

impl<S: Copy + Default, C> Scene<'_, S, C> {
    /// The sheets of the other seats, as they lie open.
    pub(super) fn others(&self) -> impl Iterator<Item = &S> {
        self.sheets.open().iter().filter(|(seat, _)| *seat != self.seat).map(|(_, sheet)| sheet)
    }

    /// The most missions that one of the others has claimed.
    fn most_claims_of_others(&self) -> usize {
        let others = self.table.claims.iter().filter(|(seat, _)| *seat != self.seat);
        others.map(|(_, claims)| claims.iter().filter(|&&claim| claim != Claim::Open).count()).max().unwrap_or(0)
    }

    /// Notes the points, the nearness of the end, and each open mission by its value and how far it has come: in
    /// proportion, and by the square, since what is nearly done is nearly certain.
    pub(super) fn note_common(
        &self,
        progress: impl Fn(usize) -> Progress,
        filled: f32,
        others: f32,
        notes: &mut impl Notes,
    ) {
        let claimed = self.missions.iter().filter(|mission| mission.claim != Claim::Open).count();
        notes.add("start", 1.0);
        notes.add("points", self.points);
        notes.add("filled", filled);
        notes.add("filled_by_others", others);
        notes.add("claimed", claimed as f32);
        notes.add("claimed_by_others", self.most_claims_of_others() as f32);
        let (mut fresh, mut begun, mut near) = (0.0, 0.0, 0.0);
        for mission in self.missions.iter().filter(|mission| mission.claim == Claim::Open) {
            let part = part(progress(mission.place));
            let value = mission.value.max(1) as f32;
            fresh += f32::from(u8::from(mission.is_fresh));
            begun += value * part;
            near += value * part * part * part;
        }
        notes.add("missions_fresh", fresh);
        notes.add("missions_begun", begun);
        notes.add("missions_near", near);
    }
}

/// How far something has come, from 0 to 1.
pub(super) fn part(progress: Progress) -> f32 {
    f32::from(progress.have) / f32::from(progress.need)
}

/// The share of a set of spaces that is filled.
pub(super) fn filled(grid: &Grid, slots: Slots) -> f32 {
    (slots & grid.filled()).count_ones() as f32 / slots.count_ones().max(1) as f32
}

/// The share of all spaces that is filled on a sheet like the one with this room.
pub(super) fn fullness(grid: &Grid, room: &Room) -> f32 {
    grid.filled().count_ones() as f32 / room.spaces as f32
}

/// The share of the cards with each effect.
pub(super) static EFFECTS: LazyLock<[f32; 6]> = LazyLock::new(|| {
    let cards = cards_by_effect();
    let all: f32 = cards.iter().map(|&count| f32::from(count)).sum();
    cards.map(|count| f32::from(count) / all)
});

/// The chance that a card shows a number up to n, at n + 1.
static UP_TO: LazyLock<[f32; 17]> = LazyLock::new(|| {
    let cards = cards_by_number();
    let all: f32 = cards.iter().map(|&count| f32::from(count)).sum();
    let mut sums = [0.0; 17];
    for (n, &count) in cards.iter().enumerate() {
        sums[n + 1] = sums[n] + f32::from(count) / all;
    }
    sums
});

/// The chance that a card shows one of the numbers of a window.
pub(super) fn chance(window: Window) -> f32 {
    let (low, high) = (usize::from(window.low), usize::from(window.high));
    if low > high { 0.0 } else { UP_TO[high + 1] - UP_TO[low] }
}

/// The chance that a card shows one of these numbers, given as bits.
pub(super) fn chance_of(numbers: u32) -> f32 {
    Bits(numbers.into()).iter().map(|n| UP_TO[usize::from(n) + 1] - UP_TO[usize::from(n)]).sum()
}

/// The room on a sheet, summed up.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prospect {
    /// The numbers that can be written somewhere.
    pub(super) numbers: u32,
    /// The chances of all empty spaces, added up.
    pub(super) openness: f32,
    /// Empty spaces that no number can fill any more.
    pub(super) dead: f32,
    /// How tight the gaps are: spaces for each number that fits.
    pub(super) strain: f32,
}

/// Sums the room of some spaces up.
pub(super) fn prospect(room: &Room, slots: Slots) -> Prospect {
    let mut prospect = Prospect::default();
    for slot in Bits(room.free & slots).iter().map(Slot) {
        let window = room.window(slot);
        let (width, crowd) = (f32::from(window.width()), f32::from(window.crowd));
        prospect.numbers |= window.numbers();
        prospect.openness += chance(window);
        // Of a crowd that is larger than its window only as many spaces as there are numbers can be filled.
        prospect.dead += if width < crowd { (crowd - width) / crowd } else { 0.0 };
        prospect.strain += crowd / (width + 1.0);
    }
    prospect
}

/// How easily the empty spaces of a set are filled: 1 when any number will do, 0 when one of them is dead.
pub(super) fn ease(room: &Room, slots: Slots) -> f32 {
    let free = room.free & slots;
    if free == 0 {
        return 1.0;
    }
    let mut least = 1.0f32;
    let mut sum = 0.0;
    for slot in Bits(free).iter().map(Slot) {
        let window = room.window(slot);
        let easy = (3.0 * chance(window) / f32::from(window.crowd).sqrt()).min(1.0);
        least = least.min(easy);
        sum += easy;
    }
    0.5 * (least + sum / free.count_ones() as f32)
}

/// Notes how easily the next numbers find a place on the sheet.
pub(super) fn note_room(room: &Room, open: Slots, notes: &mut impl Notes) {
    let prospect = prospect(room, open);
    note_prospect(&prospect, chance_of(prospect.numbers), notes);
}

/// Notes the room, where the chance that a combination can be written is known.
pub(super) fn note_prospect(prospect: &Prospect, fits: f32, notes: &mut impl Notes) {
    let misfits = 1.0 - fits;
    notes.add("fits", fits);
    notes.add("stuck", misfits * misfits * misfits);
    notes.add("openness", prospect.openness);
    notes.add("dead", prospect.dead);
    notes.add("strain", prospect.strain);
}
