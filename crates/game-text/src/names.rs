//! Who is called what.

use game_core::{Seat, Viewer};

/// The players' names, in seat order. Names are case-sensitive words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// These names, the first for seat 0.
    pub fn new(names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Names(names.into_iter().map(Into::into).collect())
    }

    /// `Seat1`, `Seat2`, … for tables where nobody has a name.
    pub fn numbered(seats: u8) -> Self {
        Names((1..=seats).map(|n| format!("Seat{n}")).collect())
    }

    /// The seat of the player with exactly this name.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        self.0.iter().position(|n| n == name).and_then(|i| u8::try_from(i).ok()).map(Seat)
    }

    /// Like [`Names::seat`], with a sentence when nobody is called that.
    pub fn expect_seat(&self, name: &str) -> Result<Seat, String> {
        self.seat(name).ok_or_else(|| format!("Nobody here is called `{name}`; the players are {}.", self.list()))
    }

    /// The player of that name, or the spectator for the word `Spectator`.
    pub fn viewer(&self, name: &str) -> Result<Viewer, String> {
        if name == "Spectator" { Ok(Viewer::Spectator) } else { self.expect_seat(name).map(Viewer::Seat) }
    }

    /// What the player in this seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", String::as_str)
    }

    /// What the viewer is called.
    pub fn of(&self, viewer: Viewer) -> &str {
        viewer.seat().map_or("Spectator", |seat| self.name(seat))
    }

    /// The names, in seat order.
    pub fn as_slice(&self) -> &[String] {
        &self.0
    }

    /// The text with each name that stands as a word of its own replaced by `s0`, `s1`, …: action notation.
    pub fn to_notation(&self, text: &str) -> String {
        self.replace_words(text, |word| self.seat(word).map(|seat| seat.to_string()))
    }

    /// Action notation with `s0`, `s1`, … replaced by the names: what people read.
    pub fn from_notation(&self, notation: &str) -> String {
        self.replace_words(notation, |word| {
            let seat = word.parse::<Seat>().ok()?;
            self.0.get(seat.index()).cloned()
        })
    }

    fn replace_words(&self, text: &str, replace: impl Fn(&str) -> Option<String>) -> String {
        let in_word = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let len = if in_word(first) { rest.find(|c| !in_word(c)).unwrap_or(rest.len()) } else { first.len_utf8() };
            let (piece, after) = rest.split_at(len);
            out.push_str(&replace(piece).unwrap_or_else(|| piece.to_owned()));
            rest = after;
        }
        out
    }

    fn list(&self) -> String {
        self.0.join(", ")
    }
}
