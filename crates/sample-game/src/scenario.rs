//! The words scenarios of this game know.

use game_core::{Deck, List, Seat, SeatSet, Secret};
use game_testkit::facts::{Fact, Said, number, put, row, text};
use game_testkit::{Names, Staged};

use crate::data::{PRIZES, data};
use crate::{Prize, SampleGame, Task, View};

const fn fact(form: &'static str) -> Fact<SampleGame> {
    Fact::new(form)
}

impl Staged for SampleGame {
    const FACTS: &'static [Fact<Self>] = &[
        fact("offer = <prize>…")
            .given(|game, said| put(&mut game.offer, prizes(said)?))
            .then(|game, _| Ok(row(&game.offer))),
        fact("rounds = <number>").given(|game, said| game.set_rounds(said.number("number")?)),
        fact("melted = <prize>…").then(|game, _| Ok(row(&game.melted))),
        fact("bank = <number>").then(|game, _| Ok(text(game.bank))),
        fact("<player> coins = <number>")
            .given(|game, said| game.set_coins(said.seat()?, said.number("number")?))
            .then(|game, said| Ok(text(game.players[said.seat()?].coins))),
        fact("<player> prizes = <prize>…")
            .given(|game, said| put(&mut game.players[said.seat()?].prizes, prizes(said)?))
            .then(|game, said| Ok(row(&game.players[said.seat()?].prizes))),
        fact("deck = <number>").sees(|view, _| Ok(text(view.deck))),
        fact("<player> bid = <coins>").sees(bid),
    ];

    fn turn(&mut self, line: &str, _: &Names) -> Result<(), String> {
        Err(format!("`turn {line}`: everybody bids at once, it is nobody's turn."))
    }

    /// Prizes that no line placed lie face down, in order of worth.
    fn staged(&mut self) -> Result<(), String> {
        let won = self.players.iter().flat_map(|(_, player)| player.prizes.iter());
        let placed: Vec<Prize> = self.offer.iter().chain(&self.melted).chain(won).copied().collect();
        let hidden: Vec<Prize> = data().prizes().filter(|prize| !placed.contains(prize)).collect();
        self.deck = Deck::in_order(hidden.into_iter().map(|prize| Secret::new(prize, SeatSet::NONE)));
        Ok(())
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

/// `hidden`, `none`, or how many coins.
fn bid(view: &View, said: &Said<'_>) -> Result<String, String> {
    Ok(match view.players[said.seat()?].bid.map(|bid| bid.coins) {
        None => "none".to_owned(),
        Some(None) => "hidden".to_owned(),
        Some(Some(coins)) => coins.to_string(),
    })
}

fn prizes(said: &Said<'_>) -> Result<List<Prize, PRIZES>, String> {
    let words = said.words("prize");
    if words.len() > PRIZES {
        return Err(format!("There are only {PRIZES} prizes."));
    }
    words.iter().map(|word| number(word).map(Prize)).collect::<Result<Vec<_>, _>>().map(|all| all.into_iter().collect())
}
