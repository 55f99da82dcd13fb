//! How much of anything a person may send.

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
/// Lines of chat that a table remembers.
pub(crate) const CHAT_LINES: usize = 100;
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

/// The text without spaces around it and characters that cannot be seen; refuses one that is empty or too long.
pub(crate) fn checked_text(text: &str, most: usize) -> Result<String, Refusal> {
    check_length(text, most)?;
    let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    match text.trim() {
        "" => Err(Reason::Empty {}.into()),
        text => Ok(text.to_owned()),
    }
}
