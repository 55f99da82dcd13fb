//! What a day brings, from a secret of this server: the same for everybody, and nobody can look ahead.

use game_core::{OptionKind, Rng, Seed, Stream};
use game_registry::{Daily, GameEntry};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::Sha256;

use super::Day;

/// Knows the secret, and tells of it only what a day brings.
pub(crate) struct Dealer {
    secret: Vec<u8>,
}

impl Dealer {
    pub(crate) fn new(secret: Vec<u8>) -> Self {
        Dealer { secret }
    }

    /// The seed of a game's challenge.
    pub(crate) fn seed(&self, game: &str, day: Day) -> Seed {
        self.draw(&["seed", game, &day.to_string()])
    }

    /// What the day decides about the game, what matters most first.
    pub(crate) fn options(&self, entry: &dyn GameEntry, daily: Daily, day: Day) -> Vec<(String, Value)> {
        let specs = entry.option_specs();
        let varied = daily.varied.iter().filter_map(|id| specs.iter().find(|spec| spec.id == *id));
        let offered = varied.filter(|spec| spec.seats.is_empty() || spec.seats.contains(&daily.seats()));
        let decided = offered.filter_map(|spec| {
            let values = match &spec.kind {
                OptionKind::Flag { .. } => vec![json!(false), json!(true)],
                OptionKind::Number { values, .. } => values.iter().map(|value| json!(value)).collect(),
                OptionKind::Choice { values, .. } => values.iter().map(|value| json!(value)).collect(),
            };
            Some((spec.id.clone(), self.in_turn(&[entry.slug(), &spec.id], values, day)?))
        });
        decided.collect()
    }

    /// Goes through all values in an order drawn by lot, then through all of them in another one. Of three or more
    /// none comes on two days running.
    fn in_turn(&self, what: &[&str], values: Vec<Value>, day: Day) -> Option<Value> {
        let round = u32::try_from(values.len()).ok().filter(|round| *round > 0)?;
        let order = |number: u32| {
            let mut order = values.clone();
            let number = number.to_string();
            Rng::new(self.draw(&[&["order"], what, &[&number]].concat())).shuffle(Stream::Table, &mut order);
            order
        };
        let (number, place) = (day.0 / round, day.0 % round);
        let mut today = order(number);
        // With two values an exchange would change the last one too, on which the next round relies.
        let before = number.checked_sub(1).filter(|_| round > 2).and_then(|before| order(before).pop());
        if before.is_some_and(|before| before == today[0]) {
            today.swap(0, 1);
        }
        Some(today.swap_remove(place as usize))
    }

    fn draw(&self, words: &[&str]) -> Seed {
        let mut code = Hmac::<Sha256>::new_from_slice(&self.secret).expect("a key of any length will do");
        for word in words {
            code.update(word.as_bytes());
            // No two lists of words read the same.
            code.update(&[0]);
        }
        Seed(code.finalize().into_bytes().into())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn dealer(secret: u8) -> Dealer {
        Dealer::new(vec![secret; 32])
    }

    fn numbers(n: i32) -> Vec<Value> {
        (1..=n).map(|n| json!(n)).collect()
    }

    #[test]
    fn a_seed_hangs_on_the_secret_the_game_and_the_day() {
        let seed = dealer(1).seed("moon", Day(20_000));
        assert_eq!(dealer(1).seed("moon", Day(20_000)), seed);
        let others = [
            dealer(2).seed("moon", Day(20_000)),
            dealer(1).seed("mars", Day(20_000)),
            dealer(1).seed("moon", Day(20_001)),
            dealer(1).seed("moon2024", Day(20_000)),
        ];
        assert!(!others.contains(&seed));
    }

    #[test]
    fn an_update_of_the_program_does_not_change_the_day() {
        let seed = dealer(1).seed("moon", Day(20_000)).to_string();
        assert_eq!(seed, "e708647bc000101e520a6779d32e8ee448eb89b3c4f828b511b3db23321d3aa5");
        let values = (20_000..20_004).filter_map(|day| dealer(1).in_turn(&["moon", "adventure"], numbers(8), Day(day)));
        assert_eq!(values.collect::<Vec<_>>(), [1, 5, 7, 2]);
    }

    #[test]
    fn all_values_come_before_one_comes_again() {
        let dealer = dealer(3);
        let on = |day| dealer.in_turn(&["moon", "adventure"], numbers(8), Day(day)).expect("a value");
        let mut orders = BTreeSet::new();
        for round in 0..50 {
            let order: Vec<String> = (0..8).map(|place| on(round * 8 + place).to_string()).collect();
            assert_eq!(order.iter().collect::<BTreeSet<_>>().len(), 8, "{order:?}");
            orders.insert(order);
        }
        assert!(orders.len() > 45, "{} orders", orders.len());
        assert!((0..400).all(|day| on(day) != on(day + 1)));
    }

    #[test]
    fn a_single_value_is_that_of_every_day_and_none_is_left_alone() {
        assert_eq!(dealer(1).in_turn(&["x"], numbers(1), Day(5)), Some(json!(1)));
        assert_eq!(dealer(1).in_turn(&["x"], numbers(0), Day(5)), None);
    }
}
