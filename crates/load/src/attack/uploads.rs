//! Journals that take long to read, and passwords that take long to compare.

use std::sync::atomic::Ordering;
use std::thread;
use std::time::Duration;

use super::person::Way;
use super::{Front, count, name, person};

/// Uploads that they want, and how many they try under one name.
pub(super) const UPLOADS: usize = 10_000;
const FOR_A_NAME: usize = 25;
/// The length of a journal, just below what is allowed.
const LENGTH: usize = 1_000_000;
/// Guesses at passwords.
const GUESSES: usize = 200;
/// A game that has begun, an action and its undoing, a line each.
const UNDECIDED: &str = include_str!("undecided.jsonl");
/// Lines before the pair.
const HEAD: usize = 3;
const BREATH: Duration = Duration::from_millis(50);

/// Uploads journals of bids that are taken back, one after the other, and looks at each once.
pub(super) fn work(front: &Front) {
    let (journal, way) = (undecided(), Way::of_texts(front.server));
    let (mut known, mut under_it) = (None, 0);
    let tried = || front.done.uploads.iter().map(|n| n.load(Ordering::Relaxed)).sum::<u64>();
    while front.goes_on() && tried() < UPLOADS as u64 {
        if known.is_none() || under_it == FOR_A_NAME {
            (known, under_it) = (name(front, way), 0);
        }
        let Some(name) = &known else { continue };
        under_it += 1;
        let made = person::ask(way, "POST /api/replays", name, journal.as_bytes()).ok();
        let made = made.filter(person::Answer::is_done);
        count(&front.done.uploads, made.is_some());
        if let Some(id) = made.as_ref().and_then(|made| made.body["id"].as_str()) {
            let _ = person::ask(way, &format!("GET /api/replays/{id}/replay"), name, b"");
        }
    }
}

/// A journal with as many bids as fit, each of them taken back: the file has its head and one such pair.
fn undecided() -> String {
    let (head, pair) = UNDECIDED.split_at(UNDECIDED.match_indices('\n').nth(HEAD - 1).map_or(0, |(end, _)| end + 1));
    let mut text = head.to_owned();
    while text.len() + pair.len() < LENGTH {
        text += pair;
    }
    text
}

/// Guesses at the passwords of people who are not there.
pub(super) fn guess(front: &Front) {
    for n in 0..GUESSES {
        if !front.goes_on() {
            return;
        }
        let body = format!(r#"{{"login":"somebody{n}","password":"some guess or other"}}"#);
        let _ = person::ask(Way::of_texts(front.server), "POST /api/login", "", body.as_bytes());
        front.done.logins.fetch_add(1, Ordering::Relaxed);
        thread::sleep(BREATH);
    }
}
