//! What a judge notes about a sheet, and what each note is worth.

/// One thing a judge looks at, with its worth in points of the final score: early, halfway and late in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Term {
    /// What it is, for whoever tunes it.
    pub name: &'static str,
    /// Its worth for each unit of the note.
    pub worth: [f32; 3],
}

/// A row of a table of terms.
pub(super) const fn term(name: &'static str, early: f32, halfway: f32, late: f32) -> Term {
    Term { name, worth: [early, halfway, late] }
}

/// Whoever takes the notes of an adventure, always in the same order.
pub(super) trait Notes {
    /// Takes a note.
    fn add(&mut self, name: &'static str, value: f32);
}

/// Adds the notes up by their worth as they come.
pub(super) struct Merit<'a> {
    terms: std::slice::Iter<'a, Term>,
    shares: [f32; 3],
    pub(super) sum: f32,
}

impl<'a> Merit<'a> {
    /// Notes at this age, worth what these terms say.
    pub(super) fn new(terms: &'a [Term], age: f32) -> Self {
        Merit { terms: terms.iter(), shares: shares(age), sum: 0.0 }
    }
}

impl Notes for Merit<'_> {
    #[inline]
    fn add(&mut self, name: &'static str, value: f32) {
        let Some(term) = self.terms.next() else { return };
        debug_assert_eq!(name, term.name, "notes and terms come in the same order");
        let [early, halfway, late] = self.shares;
        self.sum += value * (term.worth[0] * early + term.worth[1] * halfway + term.worth[2] * late);
    }
}

/// A list of notes, for tools.
impl Notes for Vec<(&'static str, f32)> {
    fn add(&mut self, name: &'static str, value: f32) {
        self.push((name, value));
    }
}

/// How much the early, the halfway and the late worth count at an age from 0 at the start to 1 at the end of a game of
/// usual length.
pub fn shares(age: f32) -> [f32; 3] {
    let age = 2.0 * age.clamp(0.0, 1.0);
    let late = (age - 1.0).max(0.0);
    let early = (1.0 - age).max(0.0);
    [early, 1.0 - early - late, late]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worths_follow_the_age() {
        let terms = [term("points", 0.5, 0.8, 1.0), term("errors", -2.0, -4.0, -5.0)];
        for (age, expected) in [(0.0, 3.0), (0.25, 3.5), (0.5, 4.0), (1.0, 5.0), (1.5, 5.0)] {
            let mut merit = Merit::new(&terms, age);
            merit.add("points", 10.0);
            merit.add("errors", 1.0);
            assert!((merit.sum - expected).abs() < 1e-5, "{} at age {age}", merit.sum);
        }
    }
}
