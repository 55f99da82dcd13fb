//! How much of anything a person may send.

use std::ops::RangeInclusive;

use journal::{Fact, SeatHolder};

use crate::Refusal;
use crate::refusal::Reason;

/// Seats of any table.
pub(crate) const SEATS: usize = game_core::MAX_SEATS;
/// Characters of an id that a client makes up.
pub(crate) const ID: usize = 64;
/// Characters of an action in notation.
pub(crate) const ACTION: usize = 200;
/// Actions that can be looked ahead in one question.
pub(crate) const FORESEEN: usize = 32;
/// Answers to a foreseen question that are sent ahead.
pub(crate) const ANSWERS: usize = 200;
/// Characters of an action as data.
pub(crate) const ACTION_DATA: usize = 1_000;
/// Actions that are put in words at a time.
pub(crate) const WORDS: usize = 128;
/// Characters of a name.
pub(crate) const NAME: usize = 40;
/// Characters of a line of chat.
pub(crate) const CHAT: usize = 500;
/// People who may say nothing at one table.
pub(crate) const MUTED: usize = 64;
/// Lines of chat that a table remembers.
pub(crate) const CHAT_LINES: usize = 100;
/// Entries that rearrange a table before the game; those who only take seats have half as many.
pub(crate) const LOBBY: u64 = 2_000;
/// Entries besides actions that stand, after which a game only goes on: nothing is undone, and nobody hands over a seat of
/// their own any more. What people prefer has half as many.
pub(crate) const CALM: u64 = 5_000;
/// Entries after which it can only be given up or ended: several times what random players need, who play far longer than
/// people.
pub(crate) const FULL: u64 = 60_000;
/// Lines that are said at a table; those who only watch say a third of them.
pub(crate) const TALK: u64 = 12_000;
/// The longest pause before the table passes for a seat, in milliseconds.
pub(crate) const PAUSE: u32 = 10_000;
/// The longest time a bot may think about a decision, in milliseconds: other tables want to think too.
pub(crate) const BOT_TIME: u32 = 10_000;
/// The same in iterations.
pub(crate) const BOT_ITERATIONS: u32 = 20_000;
/// Threads a bot may think with.
pub(crate) const BOT_THREADS: u8 = 2;

/// An id must tell one command from another, so it cannot be empty.
pub(crate) fn check_id(id: &str) -> Result<(), Refusal> {
    if id.is_empty() { Err(Reason::Empty {}.into()) } else { check_length(id, ID) }
}

/// Refuses what is too long.
pub(crate) fn check_length(text: &str, most: usize) -> Result<(), Refusal> {
    if is_longer(text, most) { Err(Reason::TooLong { most }.into()) } else { Ok(()) }
}

/// Whether a text has more than so many characters.
pub(crate) fn is_longer(text: &str, most: usize) -> bool {
    // Bytes bound characters from above, so a long text is not even counted.
    text.len() > 4 * most || text.chars().count() > most
}

/// Characters that cannot be seen, that turn the text after them around, or that mean something to programs alone, as the
/// marks around places do: whoever reads would see something else than was written. Joiners (U+200C, U+200D) are left alone, since letters and emoji are put together with them.
pub const UNSEEN: [RangeInclusive<char>; 22] = [
    '\u{0}'..='\u{1f}',
    '\u{7f}'..='\u{9f}',
    '\u{ad}'..='\u{ad}',
    '\u{34f}'..='\u{34f}',
    '\u{61c}'..='\u{61c}',
    '\u{115f}'..='\u{1160}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{200b}'..='\u{200b}',
    '\u{200e}'..='\u{200f}',
    '\u{2028}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    '\u{e000}'..='\u{f8ff}',
    '\u{feff}'..='\u{feff}',
    '\u{ffa0}'..='\u{ffa0}',
    '\u{fff0}'..='\u{fffb}',
    '\u{1bca0}'..='\u{1bca3}',
    '\u{1d173}'..='\u{1d17a}',
    '\u{e0000}'..='\u{e0fff}',
    '\u{f0000}'..='\u{10ffff}',
];

/// Whether a character is one of those.
pub fn is_unseen(c: char) -> bool {
    UNSEEN.iter().any(|unseen| unseen.contains(&c))
}

/// The text without characters that cannot be seen; what parts lines becomes a space.
fn visible(text: &str) -> String {
    let kept = |c: char| if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') { ' ' } else { c };
    text.chars().map(kept).filter(|c| !is_unseen(*c)).collect()
}

/// Takes what cannot be seen out of names and talk in a journal that comes from outside: no table would have let it in.
pub(crate) fn make_visible(fact: &mut Fact) {
    for text in written(fact) {
        if text.chars().any(is_unseen) {
            *text = visible(text);
        }
    }
}

/// What people wrote themselves: their names, and what they say. Others read it as it stands there.
fn written(fact: &mut Fact) -> Vec<&mut String> {
    match fact {
        Fact::Configured { seats, .. } => seats.iter_mut().filter_map(called).collect(),
        Fact::SeatChanged { holder, .. } => called(holder).into_iter().collect(),
        Fact::Claimed { name, .. } | Fact::Renamed { name, .. } | Fact::Muted { name, .. } => vec![name],
        Fact::Chat { name, text, .. } => vec![name, text],
        Fact::Left { .. }
        | Fact::Started { .. }
        | Fact::Action { .. }
        | Fact::Undone { .. }
        | Fact::UndoAsked { .. }
        | Fact::UndoAnswered { .. }
        | Fact::EndAsked { .. }
        | Fact::EndAnswered { .. }
        | Fact::Preferred { .. }
        | Fact::StandingAnswer { .. }
        | Fact::ClockResumed {}
        | Fact::Away { .. }
        | Fact::Resigned { .. }
        | Fact::AgreedEnd {}
        | Fact::Ended { .. }
        | Fact::Rematch { .. } => Vec::new(),
    }
}

fn called(holder: &mut SeatHolder) -> Option<&mut String> {
    match holder {
        SeatHolder::Human { name: text, .. } | SeatHolder::Bot { spec: text } => Some(text),
        SeatHolder::Open => None,
    }
}

/// The text without spaces around it and characters that cannot be seen; refuses one that is empty or too long.
pub(crate) fn checked_text(text: &str, most: usize) -> Result<String, Refusal> {
    check_length(text, most)?;
    let text = visible(text);
    match text.trim() {
        "" => Err(Reason::Empty {}.into()),
        text => Ok(text.to_owned()),
    }
}
