//! Scenario words of Nexus Ops: setting a position up and looking at it.
//!
//! ```text
//! given  board demo                                  the fixed layout instead of the shuffled one
//! given  A1: Red human 2 fungoid, Blue rock_strider  units put on a hex (from the supply)
//! given  A1: terrain magma                           also: mine 2, tile X07, explored
//! given  Red: rubium 10, missions 3                  also: energize/secrets <cards>|rest, played <cards>, hill 2
//! given  energize discard ambush uplink              also: secrets discard …, … discard rest
//! turn   Red, move                                   deploy, move, breathe, explore, fight, income, draw
//! then   A1: Red human 2, Blue rock_strider          all units there; A1: empty, mine 2, explored, unexplored,
//!                                                    terrain magma
//! then   Red: rubium 5, vp 3                         also: energize 2, secrets 1, missions 1, hill 1, units 4,
//!                                                    supply human 9, holds <cards>, played <cards>, controls A1 M
//! then   phase fight                                 also: active Red, asked Blue, battle A1, no battle,
//!                                                    energize discard …, secrets discard …, energize deck 30,
//!                                                    secrets deck 20, secrets bottom win_rock,
//!                                                    terrain rock 8, hexes 25, unexplored 18, single tiles …,
//!                                                    double tiles crystal-forest …, to remove 2 (casualties asked for),
//!                                                    way rock_strider B5 A2 A1 (the hexes of a move)
//! sees   Red holds ambush win_rock                   own hand; Blue: energize 2; nothing drawn; drawn …; under …
//!                                                    A1: and discard …, deck … as in `then`; in a battle
//!                                                    needs fungoid 5 +1, dice miss hit picked,
//!                                                    answers Red asked, Blue later (passed, empty, closed)
//! ```

mod given;
mod look;

use game_core::Fx;
use game_testkit::{Names, Staged};

use crate::pieces::{Energize, Hex, SecretMission};
use crate::rules;
use crate::state::{NexusOps, Task};
use crate::turn::Turn;
use crate::view::View;

impl Staged for NexusOps {
    fn given(&mut self, line: &str, names: &Names) -> Result<(), String> {
        given::given(self, line, names)
    }

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

    fn then(&self, line: &str, names: &Names) -> Result<(), String> {
        look::then(self, line, names)
    }

    fn sees(view: &View, line: &str, names: &Names) -> Result<(), String> {
        look::sees(view, line, names)
    }
}

/// A hex that exists at this table.
fn hex_of(game: &NexusOps, word: &str) -> Result<Hex, String> {
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

/// The parts of a line between commas, each split into words.
fn parts(line: &str) -> impl Iterator<Item = Vec<&str>> {
    line.split(',').map(|part| part.split_whitespace().collect())
}

fn number(word: &str) -> Result<u8, String> {
    word.parse().map_err(|_| format!("`{word}` should be a number."))
}
