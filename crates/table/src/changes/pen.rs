//! Writing down how one state becomes another.
//!
//! All at a table see the same board, and each of them is told how it has changed: what was found out for one audience is
//! not found out again for the next, if both states of the one and both of the other read alike there, byte by byte.

use std::fmt::Write;
use std::ops::Range;
use std::sync::Arc;

use game_registry::{Part, Parts, write_text};

/// Smaller parts are compared sooner than looked up.
const LARGE: usize = 256;

/// What was compared for one audience.
#[derive(Default)]
pub(crate) struct Compared {
    old: Arc<Vec<u8>>,
    new: Arc<Vec<u8>>,
    /// How the one becomes the other.
    text: String,
    seen: Vec<Seen>,
}

/// Where a part of both states and its change stand.
struct Seen {
    old: Range<usize>,
    new: Range<usize>,
    text: Range<usize>,
}

impl Compared {
    /// The change between two parts, if it was found out already.
    fn find(&self, old: &[u8], new: &[u8]) -> Option<&str> {
        let alike = |seen: &&Seen| {
            let length = (seen.old.len(), seen.new.len()) == (old.len(), new.len());
            length && self.old[seen.old.clone()] == *old && self.new[seen.new.clone()] == *new
        };
        self.seen.iter().find(alike).map(|seen| &self.text[seen.text.clone()])
    }
}

/// Writes how one value becomes another; nothing, and false, when they are equal.
pub(crate) fn write_change(old: Part<'_>, new: Part<'_>, out: &mut String) -> bool {
    let mut pen = Pen { out: std::mem::take(out), bases: None, last: None, seen: Vec::new() };
    let changed = pen.change(old, new);
    *out = pen.out;
    changed
}

/// Writes a value that stands in place of whatever was there.
pub(crate) fn write_whole(new: Part<'_>, out: &mut String) {
    out.push('[');
    new.write_json(out);
    out.push(']');
}

pub(super) struct Pen<'a> {
    out: String,
    /// Where both states begin in memory, when what is found out is to be kept.
    bases: Option<(usize, usize)>,
    last: Option<&'a Compared>,
    seen: Vec<Seen>,
}

impl<'a> Pen<'a> {
    /// How one state becomes another: an empty text when they are equal.
    pub(super) fn compare(old: &Arc<Vec<u8>>, new: &Arc<Vec<u8>>, last: &'a Compared) -> (String, Compared) {
        let bases = Some((old.as_ptr().addr(), new.as_ptr().addr()));
        let mut pen = Pen { out: String::with_capacity(1024), bases, last: Some(last), seen: Vec::new() };
        pen.change(Part::of(old), Part::of(new));
        let Pen { out, seen, .. } = pen;
        (out.clone(), Compared { old: Arc::clone(old), new: Arc::clone(new), text: out, seen })
    }

    fn change(&mut self, old: Part<'_>, new: Part<'_>) -> bool {
        if old == new {
            return false;
        }
        let (start, known) = (self.out.len(), self.seen.len());
        let bases = self.bases.filter(|_| old.bytes().len().min(new.bytes().len()) >= LARGE);
        match bases.and(self.last).and_then(|last| last.find(old.bytes(), new.bytes())) {
            Some(change) => self.out.push_str(change),
            None => self.find_out(old, new, start, known),
        }
        if let Some((old_base, new_base)) = bases {
            let range = |part: Part<'_>, base: usize| {
                let at = part.bytes().as_ptr().addr() - base;
                at..at + part.bytes().len()
            };
            let text = start..self.out.len();
            self.seen.push(Seen { old: range(old, old_base), new: range(new, new_base), text });
        }
        true
    }

    fn find_out(&mut self, old: Part<'_>, new: Part<'_>, start: usize, known: usize) {
        let in_parts = if old.is_object() && new.is_object() {
            self.fields(old.parts(), new.parts())
        } else if old.is_list() && new.is_list() {
            self.items(old.parts(), new.parts());
            true
        } else {
            false
        };
        if !in_parts {
            self.out.truncate(start);
            self.seen.truncate(known);
            write_whole(new, &mut self.out);
        } else if self.out.len() - start > new.least() + 2 {
            // What is longer than the value itself is no help.
            let middle = self.out.len();
            write_whole(new, &mut self.out);
            let is_shorter = self.out.len() - middle < middle - start;
            self.keep_one(start, middle, is_shorter, known);
        }
    }

    /// Of two texts, one from `start` and one from `middle` on, keeps the first or the second.
    fn keep_one(&mut self, start: usize, middle: usize, second: bool, known: usize) {
        if second {
            self.out.drain(start..middle);
            self.seen.truncate(known);
        } else {
            self.out.truncate(middle);
        }
    }

    /// Writes the fields that have changed. False when the order of those that stay, or the place of a new one, would not
    /// come out: whoever reads the fields in order shall see them as they were told.
    fn fields(&mut self, old: Parts<'_>, mut new: Parts<'_>) -> bool {
        self.out.push('{');
        let mut rest = old.clone();
        loop {
            while new.pass_same(&mut rest) {}
            let mut after = new.clone();
            let Some((key, was)) = rest.next() else { break };
            self.begin(key);
            match after.next().filter(|(name, _)| *name == key) {
                Some((_, is)) => {
                    new = after;
                    self.change(was, is);
                }
                None => self.out.push_str("[]"),
            }
        }
        // Those left are new, unless one of them stood there before in another place.
        let strange = new.clone().all(|(is, _)| old.clone().all(|(was, _)| was != is));
        for (key, is) in new {
            self.begin(key);
            write_whole(is, &mut self.out);
        }
        self.out.push('}');
        strange
    }

    fn begin(&mut self, key: &str) {
        if !self.out.ends_with('{') {
            self.out.push(',');
        }
        write_text(key, &mut self.out);
        self.out.push(':');
    }

    /// Writes what has changed in a list: item by item, or by replacing those between the first and the last that differ,
    /// whichever is shorter.
    fn items(&mut self, mut old: Parts<'_>, mut new: Parts<'_>) {
        let (start, known) = (self.out.len(), self.seen.len());
        let mut head = 0;
        while new.pass_same(&mut old) {
            head += 1;
        }
        let (old, new): (Vec<Part<'_>>, Vec<Part<'_>>) = (old.map(value).collect(), new.map(value).collect());
        let tail = old.iter().rev().zip(new.iter().rev()).take_while(|(was, is)| was == is).count();
        let (stale, fresh) = (&old[..old.len() - tail], &new[..new.len() - tail]);
        if stale.len() == fresh.len() {
            self.one_by_one(head, stale, fresh);
            // To write the other way, too, is worth the trouble only if that may be shorter.
            if fresh.iter().map(|is| is.least()).sum::<usize>() >= self.out.len() - start {
                return;
            }
        }
        let middle = self.out.len();
        // Writing to a text cannot fail.
        let _ = write!(self.out, "[{head},{}", stale.len());
        for is in fresh {
            self.out.push(',');
            is.write_json(&mut self.out);
        }
        self.out.push(']');
        if middle > start {
            // When both are equally long, the second, which is simpler to read.
            self.keep_one(start, middle, self.out.len() - middle <= middle - start, known);
        }
    }

    fn one_by_one(&mut self, head: usize, stale: &[Part<'_>], fresh: &[Part<'_>]) {
        self.out.push('{');
        for (index, (&was, &is)) in stale.iter().zip(fresh).enumerate() {
            if was != is {
                self.begin(&(head + index).to_string());
                self.change(was, is);
            }
        }
        self.out.push('}');
    }
}

fn value<'a>((_, value): (&str, Part<'a>)) -> Part<'a> {
    value
}
