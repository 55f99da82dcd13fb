//! What a line says.

use std::fmt::Display;
use std::str::FromStr;

use game_core::Seat;

use crate::Names;

/// What a line says where its form has a name.
pub struct Said<'a> {
    bound: Vec<(&'a str, Vec<&'a str>)>,
    key: String,
    value: String,
    /// What the players are called.
    pub names: &'a Names,
}

impl<'a> Said<'a> {
    pub(super) fn new(bound: Vec<(&'a str, Vec<&'a str>)>, key: String, value: String, names: &'a Names) -> Self {
        Said { bound, key, value, names }
    }

    pub(super) fn key(&self) -> &str {
        &self.key
    }

    pub(super) fn value(&self) -> String {
        self.value.clone()
    }

    /// The player it speaks of: `<player>` in the form.
    pub fn seat(&self) -> Result<Seat, String> {
        self.names.expect_seat(self.word("player"))
    }

    /// What the player it speaks of is called.
    pub fn player(&self) -> &str {
        self.word("player")
    }

    /// The word that stands for `<name>`; nothing if there is none.
    pub fn word(&self, name: &str) -> &'a str {
        self.words(name).first().map_or("", |word| word.trim_end_matches(':'))
    }

    /// The words that stand for `<name>…`.
    pub fn words(&self, name: &str) -> &[&'a str] {
        self.bound.iter().find(|(own, _)| *own == name).map(|(_, words)| words.as_slice()).unwrap_or_default()
    }

    /// The text that stands for `<name>,…`.
    pub fn text(&self, name: &str) -> String {
        self.words(name).join(" ")
    }

    /// The thing that stands for `<name>`.
    pub fn get<T: FromStr<Err: Display>>(&self, name: &str) -> Result<T, String> {
        self.word(name).parse().map_err(|why: T::Err| why.to_string())
    }

    /// The number that stands for `<name>`.
    pub fn number<T: FromStr>(&self, name: &str) -> Result<T, String> {
        number(self.word(name))
    }

    /// The things that stand for `<name>…`; the word `none` alone is nothing.
    pub fn all<T: FromStr<Err: Display>>(&self, name: &str) -> Result<Vec<T>, String> {
        let words = self.words(name);
        let words = if words == ["none"] { &words[1..] } else { words };
        words.iter().map(|word| word.parse().map_err(|why: T::Err| why.to_string())).collect()
    }
}

/// A number as scenarios write it.
pub fn number<T: FromStr>(word: &str) -> Result<T, String> {
    word.trim().parse().map_err(|_| format!("`{word}` is not a number that can stand here."))
}
