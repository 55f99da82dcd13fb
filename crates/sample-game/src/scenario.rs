//! The words scenarios of this game know.
//!
//! Given: `offer 3 7`, `rounds 1`, `Red coins 4`, `Red prizes 2 9`. Then: `offer 3 7`, `melted 2`, `bank 45`,
//! `Red coins 4`, `Red prizes 2 9`. Sees: `deck 8`, `Blue bid hidden` (or `none`, or a number).

use game_core::{Deck, List, Seat, SeatSet, Secret};
use game_testkit::{Names, Staged, same};

use crate::state::{PRIZES, all_prizes};
use crate::{Prize, SampleGame, Task, View};

impl Staged for SampleGame {
    fn given(&mut self, line: &str, names: &Names) -> Result<(), String> {
        match *line.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["offer", ref prizes @ ..] => self.offer = parse_prizes(prizes)?,
            ["rounds", rounds] => self.set_rounds(number(rounds)?)?,
            [name, "coins", coins] => self.set_coins(names.expect_seat(name)?, number(coins)?)?,
            [name, "prizes", ref prizes @ ..] => {
                self.players[names.expect_seat(name)?].prizes = parse_prizes(prizes)?;
            }
            _ => return Err(format!("`{line}` cannot be given; write `offer 3 7`, `rounds 1` or `Red coins 4`.")),
        }
        Ok(())
    }

    fn turn(&mut self, line: &str, _: &Names) -> Result<(), String> {
        Err(format!("`turn {line}`: everybody bids at once, it is nobody's turn."))
    }

    /// Prizes that no line placed lie face down, in order of worth.
    fn staged(&mut self) -> Result<(), String> {
        let won = self.players.iter().flat_map(|(_, player)| player.prizes.iter());
        let placed: Vec<Prize> = self.offer.iter().chain(&self.melted).chain(won).copied().collect();
        let hidden: Vec<Prize> = all_prizes().filter(|prize| !placed.contains(prize)).collect();
        self.deck = Deck::in_order(hidden.into_iter().map(|prize| Secret::new(prize, SeatSet::NONE)));
        Ok(())
    }

    fn then(&self, line: &str, names: &Names) -> Result<(), String> {
        let got = match *line.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["offer", ..] => format!("offer {}", list(&self.offer)),
            ["melted", ..] => format!("melted {}", list(&self.melted)),
            ["bank", ..] => format!("bank {}", self.bank),
            [name, "coins", ..] => format!("{name} coins {}", self.players[names.expect_seat(name)?].coins),
            [name, "prizes", ..] => format!("{name} prizes {}", list(&self.players[names.expect_seat(name)?].prizes)),
            _ => return Err(format!("`{line}` cannot be checked; write `offer 3 7`, `bank 45` or `Red coins 4`.")),
        };
        same("The position is otherwise.", line, got.trim())
    }

    fn sees(view: &View, line: &str, names: &Names) -> Result<(), String> {
        let got = match *line.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["deck", ..] => format!("deck {}", view.deck),
            [name, "bid", ..] => match view.players[names.expect_seat(name)?].bid.map(|bid| bid.coins) {
                None => format!("{name} bid none"),
                Some(None) => format!("{name} bid hidden"),
                Some(Some(coins)) => format!("{name} bid {coins}"),
            },
            _ => return Err(format!("`{line}` cannot be seen; write `deck 8` or `Red bid hidden`.")),
        };
        same("The view is otherwise.", line, &got)
    }
}

impl SampleGame {
    /// Coins come from the bank and go there.
    fn set_coins(&mut self, seat: Seat, coins: u8) -> Result<(), String> {
        let all = u16::from(self.bank) + u16::from(self.players[seat].coins);
        self.bank = all
            .checked_sub(coins.into())
            .and_then(|left| left.try_into().ok())
            .ok_or("So many coins are not there.")?;
        self.players[seat].coins = coins;
        Ok(())
    }

    fn set_rounds(&mut self, rounds: u8) -> Result<(), String> {
        if !(1..=PRIZES as u8).contains(&rounds) {
            return Err(format!("One to {PRIZES} rounds can be left, not {rounds}."));
        }
        self.agenda.clear();
        self.agenda.in_order([Task::Bid].repeat(rounds.into()));
        Ok(())
    }
}

fn parse_prizes(words: &[&str]) -> Result<List<Prize, PRIZES>, String> {
    if words.len() > PRIZES {
        return Err(format!("There are only {PRIZES} prizes."));
    }
    words.iter().map(|word| number(word).map(Prize)).collect::<Result<Vec<_>, _>>().map(|all| all.into_iter().collect())
}

fn number(word: &str) -> Result<u8, String> {
    word.parse().map_err(|_| format!("`{word}` is not a number from 0 to 255."))
}

fn list(prizes: &List<Prize, PRIZES>) -> String {
    prizes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
