//! Actions to try where they may not fit.

use std::collections::BTreeSet;

use game_core::Game;

use crate::Picker;

/// The distinct actions seen so far, and the words of their notation.
pub(crate) struct Pool<G: Game> {
    seen: BTreeSet<G::Action>,
    actions: Vec<G::Action>,
    words: BTreeSet<String>,
    word_list: Vec<String>,
}

/// Enough to hold the actions of most games; a larger pool would only cost time.
const MOST: usize = 3000;

impl<G: Game> Pool<G> {
    pub(crate) fn new() -> Self {
        Pool { seen: BTreeSet::new(), actions: Vec::new(), words: BTreeSet::new(), word_list: Vec::new() }
    }

    pub(crate) fn add(&mut self, action: G::Action) {
        if self.actions.len() >= MOST || !self.seen.insert(action) {
            return;
        }
        self.actions.push(action);
        for word in pieces(&action.to_string()).filter(|piece| is_word(piece)) {
            if self.words.insert(word.to_owned()) {
                self.word_list.push(word.to_owned());
            }
        }
    }

    /// All actions seen.
    pub(crate) fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// Some of the actions seen.
    pub(crate) fn some(&self, n: usize, picker: &mut Picker) -> Vec<G::Action> {
        (0..n).filter_map(|_| picker.one_of(&self.actions).copied()).collect()
    }

    /// Actions that were perhaps never seen: notations with a word or two exchanged, as far as they can be read.
    pub(crate) fn mutants(&self, n: usize, picker: &mut Picker) -> Vec<G::Action> {
        (0..n).filter_map(|_| self.mutant(picker)).collect()
    }

    fn mutant(&self, picker: &mut Picker) -> Option<G::Action> {
        let notation = picker.one_of(&self.actions)?.to_string();
        let mut pieces: Vec<String> = pieces(&notation).map(str::to_owned).collect();
        for _ in 0..=picker.below(2) {
            let place = picker.below(pieces.len());
            let piece = pieces.get_mut(place).filter(|piece| is_word(piece))?;
            *piece = match (piece.parse::<i64>(), picker.below(2)) {
                (Ok(number), 0) => (number + picker.below(5) as i64 - 2).to_string(),
                _ => picker.one_of(&self.word_list)?.clone(),
            };
        }
        pieces.concat().parse().ok()
    }
}

fn is_word(piece: &str) -> bool {
    piece.starts_with(char::is_alphanumeric)
}

/// Words and what stands between them: `move`, ` `, `B1`, `>`, `C2`.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(|c: char| !c.is_alphanumeric()).flat_map(|piece| {
        let word = piece.trim_end_matches(|c: char| !c.is_alphanumeric()).len();
        [&piece[..word], &piece[word..]].into_iter().filter(|piece| !piece.is_empty())
    })
}
