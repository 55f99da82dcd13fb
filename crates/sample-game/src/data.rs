//! The printed facts: `data/prizes.json`, parsed once and checked. Rule code never repeats a printed number.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::Prize;

/// How many prizes there are: rows and decks have to know how many places they need.
pub(crate) const PRIZES: usize = 9;

/// Everything printed.
#[derive(Debug, Deserialize)]
pub struct Data {
    /// What each player starts with.
    pub purse: u8,
    /// What the bank starts with: enough to melt every prize.
    pub bank: u8,
    /// The lengths that can be chosen, in rounds.
    pub rounds: Vec<u8>,
    /// The length of a game unless another is chosen.
    pub usual_rounds: u8,
    /// How many coins left at the end make a point.
    pub coins_per_point: u8,
    prizes: Vec<PrizeFacts>,
}

/// One prize.
#[derive(Debug, Deserialize)]
struct PrizeFacts {
    id: Prize,
    points: u8,
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    read(include_str!("../data/prizes.json")).unwrap_or_else(|why| panic!("the component data is damaged: {why}"))
});

/// The printed facts.
#[inline]
pub fn data() -> &'static Data {
    &DATA
}

impl Data {
    /// Every prize, in the order of the file.
    pub fn prizes(&self) -> impl Iterator<Item = Prize> {
        self.prizes.iter().map(|facts| facts.id)
    }

    /// What a prize is worth; nothing for one that does not exist.
    pub fn points(&self, prize: Prize) -> u8 {
        self.prizes.iter().find(|facts| facts.id == prize).map_or(0, |facts| facts.points)
    }
}

fn read(json: &str) -> Result<Data, String> {
    let data: Data = serde_json::from_str(json).map_err(|why| why.to_string())?;
    let all: u8 = data.prizes.iter().map(|facts| facts.points).sum();
    match &data {
        Data { prizes, .. } if prizes.len() != PRIZES => {
            Err(format!("there are {} prizes, not {PRIZES}", prizes.len()))
        }
        Data { bank, .. } if *bank < all => {
            Err(format!("the bank cannot melt every prize: it has {bank} of {all} coins"))
        }
        Data { rounds, usual_rounds, .. } if !rounds.contains(usual_rounds) => {
            Err(format!("a game of {usual_rounds} rounds cannot be chosen"))
        }
        Data { rounds, .. } if rounds.iter().any(|&rounds| usize::from(rounds) > PRIZES) => {
            Err("a game has more rounds than prizes".to_owned())
        }
        _ => Ok(data),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(old: &str, new: &str) -> String {
        read(&include_str!("../data/prizes.json").replacen(old, new, 1)).expect_err(new)
    }

    #[test]
    fn damaged_data_are_refused() {
        assert_eq!(wrong("\"bank\": 45", "\"bank\": 44"), "the bank cannot melt every prize: it has 44 of 45 coins");
        assert_eq!(wrong("\"usual_rounds\": 7", "\"usual_rounds\": 8"), "a game of 8 rounds cannot be chosen");
        assert_eq!(wrong("7, 9]", "7, 10]"), "a game has more rounds than prizes");
        assert!(wrong("\"id\": 9, \"points\": 9", "\"id\": 9").contains("points"));
    }
}
