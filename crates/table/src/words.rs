//! Actions in words, for those who show them.
//!
//! A question may have a thousand answers of which a page shows ten, so words are made when they are asked for. The
//! same few hundred actions are shown over and over, at every table of a game: words are remembered, unless players
//! are named in them, or places that another board calls otherwise.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use game_core::Seat;
use game_registry::{Move, MoveError, RunningGame};
use serde_json::Value;

use crate::limits::{self, check_length};
use crate::names::SeatNames;
use crate::refusal::{Reason, refused_move};
use crate::wire::Sentence;
use crate::{Lang, Refusal, Table};

/// When this many are remembered, all are forgotten.
const REMEMBERED: usize = 20_000;

/// By game, language and notation.
type Remembered = BTreeMap<(&'static str, Lang, String), Arc<Sentence>>;

static WORDS: RwLock<Remembered> = RwLock::new(BTreeMap::new());

impl Table {
    /// Actions of the game in words, in the order in which they are asked for, legal or not. Only a seat's own player
    /// may ask.
    pub fn words(&self, user: &str, seat: Seat, actions: &[String], lang: Lang) -> Result<Vec<Arc<Sentence>>, Refusal> {
        let play = self.playing()?;
        self.own_place(user, seat)?;
        if actions.len() > limits::WORDS {
            return Err(Reason::TooMany { most: limits::WORDS }.into());
        }
        let names = self.names();
        let put = |action: &String| {
            check_length(action, limits::ACTION)?;
            words(play.game.as_ref(), seat, action, names, lang).map_err(|why| refused_move(why, action, names))
        };
        actions.iter().map(put).collect()
    }
}

fn words(
    game: &dyn RunningGame,
    seat: Seat,
    action: &str,
    names: &SeatNames,
    lang: Lang,
) -> Result<Arc<Sentence>, MoveError> {
    let key = (game.entry().slug(), lang, action.to_owned());
    if let Some(known) = WORDS.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return Ok(Arc::clone(known));
    }
    let saying = game.describe(seat, Move::Notation(action))?;
    let text = Arc::new(Sentence::from(saying.phrase(lang.code(), names.of(lang))));
    if !names_players(&saying.facts) && !saying.is_of_one_board() {
        let mut words = WORDS.write().unwrap_or_else(PoisonError::into_inner);
        if words.len() >= REMEMBERED {
            words.clear();
        }
        words.insert(key, Arc::clone(&text));
    }
    Ok(text)
}

/// Whether the words would name a player: a field is a seat by its name.
fn names_players(action: &Value) -> bool {
    let is_seat = |field: &str| field.ends_with("seat") || field.ends_with("seats");
    match action {
        Value::Object(fields) => fields.iter().any(|(field, value)| is_seat(field) || names_players(value)),
        Value::Array(items) => items.iter().any(names_players),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use game_core::Seed;
    use game_registry::find;

    use super::*;
    use crate::SeatHolder;
    use crate::place::Place;

    fn people(first: &str) -> SeatNames {
        let person = |name: &str| SeatHolder::Human { user: name.to_owned(), name: name.to_owned() };
        let places = [first, "Bob", "Cid", "Dan"].map(|name| Place::held_by(person(name)));
        SeatNames::of_places(&places)
    }

    #[test]
    fn remembered_words_are_the_words_put_together_afresh() {
        let entry = find("nexus-ops").expect("a game of that name");
        let mut game = entry.start(&entry.default_options(), 4, Seed([7; 32])).expect("a game");
        for turn in 0..400 {
            // The second table asks for what the first has had remembered, under other names.
            let names = people(if turn % 2 == 0 { "Ann" } else { "Eve" });
            let Some(seat) = game.deciding().iter().next() else { break };
            let legal = game.legal(seat);
            for (offer, lang) in legal.iter().flat_map(|offer| Lang::all().map(move |lang| (offer, lang))) {
                let remembered = words(game.as_ref(), seat, &offer.notation, &names, lang).expect("an action");
                let saying = game.describe(seat, Move::Notation(&offer.notation)).expect("an action");
                let fresh = Sentence::from(saying.phrase(lang.code(), names.of(lang)));
                assert_eq!(*remembered, fresh, "{}", offer.notation);
            }
            let chosen = &legal[turn * 31 % legal.len()].notation;
            game.play(seat, Move::Notation(chosen)).expect("a legal action");
        }
    }
}
