//! Scenario words of Nexus Ops: setting a position up and looking at it. [`facts`] is the table of them; a turn is
//! given as `turn Red, move`, with the phases deploy, move, breathe, explore, fight, income, draw. Where cards are taken
//! from a deck, `rest` stands for all that are left in it.

mod expect;
mod facts;
mod given;

use game_core::Fx;
use game_testkit::facts::{Fact, Said};
use game_testkit::{Names, Staged};

use crate::pieces::{Energize, Hex, SecretMission};
use crate::rules;
use crate::state::{NexusOps, Task};
use crate::turn::Turn;

impl Staged for NexusOps {
    const FACTS: &'static [Fact<Self>] = facts::FACTS;

    fn turn(&mut self, line: &str, names: &Names) -> Result<(), String> {
        let wrong = || format!("`turn {line}` should read `turn <player>, <phase>`.");
        let (player, phase) = line.split_once(',').ok_or_else(wrong)?;
        let seat = names.expect_seat(player.trim())?;
        let first = match phase.trim() {
            "deploy" => Task::Deploy,
            "move" => Task::Move,
            "breathe" => Task::Breathe,
            "explore" => Task::Survey,
            "fight" => Task::Fight,
            "income" => Task::Income,
            "draw" => Task::DrawSecret,
            other => return Err(format!("`{other}` is not a phase.")),
        };
        self.open.turn = Turn { number: self.open.turn.number, ..Turn::default() };
        self.open.agenda.clear();
        rules::begin_turn(self, seat, &mut Fx::silent());
        while self.open.agenda.top() != Some(first) {
            self.open.agenda.pop();
        }
        Ok(())
    }

    /// Battles already there when the turn is staged began before it.
    fn staged(&mut self) -> Result<(), String> {
        let turn = &self.open.turn;
        let begun = Turn {
            number: turn.number,
            active: turn.active,
            phase: turn.phase,
            contested_at_start: turn.contested_at_start,
            ..Turn::default()
        };
        if *turn == begun {
            self.open.turn.contested_at_start = self.open.contested(turn.active);
        }
        rules::advance(self, &mut Fx::silent());
        Ok(())
    }
}

/// The hex that a line speaks of, which exists at this table.
fn hex_of(game: &NexusOps, said: &Said<'_>) -> Result<Hex, String> {
    hex_named(game, said.word("hex"))
}

fn hex_named(game: &NexusOps, word: &str) -> Result<Hex, String> {
    let hex: Hex = word.parse()?;
    if game.open.layout().exists.contains(hex) { Ok(hex) } else { Err(format!("{hex} does not exist at this table.")) }
}

/// Cards of either deck, sorted into the two kinds.
fn cards_of(words: &[&str]) -> Result<(Vec<Energize>, Vec<SecretMission>), String> {
    let (mut energize, mut secrets) = (Vec::new(), Vec::new());
    for word in words {
        match (word.parse(), word.parse()) {
            (Ok(card), _) => energize.push(card),
            (_, Ok(card)) => secrets.push(card),
            _ => return Err(format!("`{word}` is not a card.")),
        }
    }
    Ok((energize, secrets))
}
