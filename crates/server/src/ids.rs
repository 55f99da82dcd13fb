//! Ids and secrets nobody can guess, and the time.

use std::time::{SystemTime, UNIX_EPOCH};

use sha2::{Digest, Sha256};
use table::{Entropy, Millis};

/// Letters that are hard to mistake for each other, for what people read aloud or type.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// Fresh bytes from the operating system.
///
/// # Panics
/// When the system has no randomness to give: nothing safe could be done without.
pub(crate) fn entropy() -> Entropy {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A random word of so many letters, five bits each.
pub(crate) fn word(letters: usize) -> String {
    let bytes = entropy();
    bytes.iter().cycle().take(letters).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A table's id, a user's id: 80 bits.
pub(crate) fn id() -> String {
    word(16)
}

/// A secret in a link or a token: 150 bits.
pub(crate) fn secret() -> String {
    word(30)
}

/// A code short enough to be said aloud.
pub(crate) fn code() -> String {
    word(6).to_uppercase()
}

/// What is stored of a secret.
pub(crate) fn hash(secret: &str) -> String {
    Sha256::digest(secret.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What time it is.
pub(crate) fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
}
