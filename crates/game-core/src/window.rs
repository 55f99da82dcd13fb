//! Questions that a seat may let go by.

/// A question put to a seat out of turn, such as "does anybody play a card now?". It is asked of all who might have
/// an answer, since who is asked must not tell what they hold; so a seat can often do nothing but pass.
///
/// Which windows exist and what passing means there is for the game to say; when a seat passes by itself, and how
/// long that takes, is for the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window<A> {
    /// One of [`Game::WINDOWS`](crate::Game::WINDOWS): players say for each kind when they want to be asked.
    pub kind: &'static str,
    /// The action that lets it go by.
    pub pass: A,
    /// Whether the seat has nothing to play in it. It may still be free to do what can wait, such as selling a card;
    /// that is no reason to ask. Only its own player may learn of this.
    pub idle: bool,
}
