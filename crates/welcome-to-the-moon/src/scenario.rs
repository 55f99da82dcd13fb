//! The words scenarios of this game know: [`facts`] is the table of them.
//!
//! What is counted on a sheet can be read, by adventure: 2 `energy`, `wilds`, `sections`; 3 `crew`, `plants`, `antennas`;
//! 4 `mines`, and what a structure has stored: `greenhouse`, `reservoir`, `pearl_factory`, `ruby_factory`,
//! `control_center`, `planning_center`; 5 `crew`, `unbuilt`; 6 `wilds`, `infected`, `evacuated`; 7 `wilds`; 8 `active` (the
//! side played on), `stored`. Some can be given, too: `errors`; 1 `rockets`, `tie-rockets`, `crossed` (errors crossed off),
//! `xs`; 5 `planned`, `split` (a dome section, given only); 6 `grey` (the quarter of the grey virus); 8 `p1-m1 2` and
//! `a3 1` (whose symbol is there: the side, 0 for nobody's).

mod campaign;
mod cards;
mod facts;
mod sheets;
mod solo;

use game_testkit::facts::{Fact, Said, put};
use game_testkit::{Names, Staged};

use crate::board::on_board;
use crate::pieces::{Claim, Letter};
use crate::rules::turn::open_desks;
use crate::state::{Part, WelcomeToTheMoon};

impl Staged for WelcomeToTheMoon {
    const FACTS: &'static [Fact<Self>] = facts::FACTS;

    fn turn(&mut self, line: &str, _: &Names) -> Result<(), String> {
        Err(format!("`turn {line}`: everybody plays at once, it is nobody's turn."))
    }

    /// Gives everybody a fresh sheet of what lies open.
    fn staged(&mut self) -> Result<(), String> {
        on_board!(&mut self.board, sheets => open_desks(&self.table, sheets));
        Ok(())
    }
}

fn set_turn(game: &mut WelcomeToTheMoon, said: &Said<'_>) -> Result<(), String> {
    game.table.turn = said.number("number")?;
    on_board!(&mut game.board, sheets => sheets::set_turn(sheets, game.table.turn));
    Ok(())
}

fn set_flipped(game: &mut WelcomeToTheMoon, said: &Said<'_>) -> Result<(), String> {
    for letter in said.all::<Letter>("letter")? {
        game.table.flipped[letter.index()] = true;
    }
    Ok(())
}

fn flipped(game: &WelcomeToTheMoon) -> impl Iterator<Item = Letter> {
    Letter::ALL.into_iter().filter(move |letter| game.table.flipped[letter.index()])
}

fn set_claim(game: &mut WelcomeToTheMoon, said: &Said<'_>) -> Result<(), String> {
    let place = said.get::<Letter>("letter")?.index();
    let claim = if said.word("claim") == "first" { Claim::First } else { Claim::Later };
    game.table.claims[said.seat()?][place] = claim;
    put(&mut game.table.flipped[place], true)
}

/// Adventure 6 begins with a part of its own; a scenario may begin with the first turn instead.
fn set_part(game: &mut WelcomeToTheMoon, _: &Said<'_>) -> Result<(), String> {
    let table = &mut game.table;
    (table.part, table.turn) = (Part::Turn, table.turn.max(1));
    Ok(())
}

fn part_name(part: Part) -> &'static str {
    match part {
        Part::Setup => "setup",
        Part::Draw => "draw",
        Part::Give => "give",
        Part::Dilemma => "dilemma",
        Part::Ready => "ready",
        Part::Turn => "turn",
        Part::Incidents => "incidents",
        Part::Missions => "missions",
        Part::Over => "over",
    }
}
