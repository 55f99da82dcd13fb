//! What a judge notes about a sheet, and what each note is worth.

/// No adventure has more terms.
pub(super) const MOST: usize = 48;

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

/// The notes about one sheet, in the order of the terms they go with.
#[derive(Clone, Copy, Debug)]
pub struct Notes {
    values: [f32; MOST],
    names: [&'static str; MOST],
    count: usize,
}

impl Notes {
    pub(super) fn new() -> Self {
        Notes { values: [0.0; MOST], names: [""; MOST], count: 0 }
    }

    /// Adds a note.
    #[inline]
    pub(super) fn add(&mut self, name: &'static str, value: f32) {
        self.values[self.count] = value;
        self.names[self.count] = name;
        self.count += 1;
    }

    /// The notes with their names.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, f32)> {
        self.names.into_iter().zip(self.values).take(self.count)
    }

    /// The notes weighed: `age` goes from 0 at the start to 1 at the end of a game of usual length.
    pub(super) fn merit(&self, terms: &[Term], age: f32) -> f32 {
        debug_assert!(self.iter().map(|(name, _)| name).eq(terms.iter().map(|term| term.name)), "notes and terms");
        let shares = shares(age);
        let worth = |term: &Term| term.worth.iter().zip(shares).map(|(worth, share)| worth * share).sum::<f32>();
        self.values.iter().zip(terms).map(|(value, term)| value * worth(term)).sum()
    }
}

/// How much the early, the halfway and the late worth count at an age.
pub fn shares(age: f32) -> [f32; 3] {
    let age = 2.0 * age.clamp(0.0, 1.0);
    let late = (age - 1.0).max(0.0);
    let early = (1.0 - age).max(0.0);
    [early, 1.0 - early - late, late]
}
