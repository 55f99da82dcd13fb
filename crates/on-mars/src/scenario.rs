//! The words scenarios of this game know: [`facts`] is the table of them.
//!
//! `given table plain` lays the table out without chance, see [`plain`]; other lines then change what matters. Cards and
//! tiles are taken from wherever they lie. What belongs to a company and is not said follows from the rest: colonists
//! and bots beside the board, spare markers. `none` is nothing, and `unbuilt` is a blueprint with its marker on it.
//! `turn` begins a turn of somebody's, the `shuttle` phase, a new `round`, or the `scoring` at the end.

mod cards;
mod expect;
mod facts;
mod given;
mod plain;

use game_core::Fx;
use game_testkit::facts::Fact;
use game_testkit::{Names, Staged};

use crate::data::data;
use crate::events::Event;
use crate::pieces::{Main, Side, Space, Who};
use crate::rules::{push, shuttle, turn};
use crate::scoring;
use crate::state::{OnMars, Phase};
use crate::tasks::{Task, Turn};

impl Staged for OnMars {
    const FACTS: &'static [Fact<Self>] = facts::FACTS;

    /// `turn Red`: a turn of Red's begins, and those before them in the order have had theirs. `turn Red, orbit` puts
    /// the marker on that side first, `turn Red, last` lets all others have had their turns. `turn shuttle` begins the
    /// shuttle phase, `turn round` a new round, `turn scoring` the end of the game.
    fn turn(&mut self, line: &str, names: &Names) -> Result<(), String> {
        let mut words = line.split(',').map(str::trim);
        let first = words.next().unwrap_or_default();
        let mut fx = Fx::<Event>::silent();
        given::complete(self)?;
        self.open.tasks.clear();
        self.open.turn = Turn::default();
        match first {
            "shuttle" => {
                self.open.bases.as_mut_slice().iter_mut().for_each(|base| base.down = true);
                shuttle::begin(&mut self.open, &mut fx);
            }
            "round" => {
                let active = self.open.active;
                push(&mut self.open, active, Task::Begin);
            }
            "scoring" => {
                self.open.phase = Phase::Scoring;
                scoring::begin(self, &mut fx);
            }
            _ => return self.stage_turn(Who::from(names.expect_seat(first)?), words, &mut fx),
        }
        turn::proceed(self, &mut fx);
        Ok(())
    }

    /// What was not said follows from the rest.
    fn staged(&mut self) -> Result<(), String> {
        given::complete(self)
    }
}

impl OnMars {
    fn stage_turn<'a>(
        &mut self,
        who: Who,
        words: impl Iterator<Item = &'a str>,
        fx: &mut Fx<Event>,
    ) -> Result<(), String> {
        let mut last = false;
        let open = &mut self.open;
        for word in words {
            match word.parse::<Side>() {
                Ok(side) if open.side(who) != side || open.base(who).space.is_none() => {
                    let mut free = shuttle::free_spaces(open).filter(|space: &Space| space.side() == side);
                    let space = free.next().ok_or("No space is free there.")?;
                    drop(free);
                    open.base_mut(who).space = Some(space);
                }
                Ok(_) => {}
                Err(_) if word == "last" => last = true,
                Err(_) => return Err(format!("`{word}` is not known here; write `orbit`, `colony` or `last`.")),
            }
        }
        open.phase = Phase::Colonization;
        open.round = open.round.max(1);
        let own = open.base(who).space;
        for other in open.parties() {
            let base = open.base_mut(other);
            base.down = other != who && (last || base.space < own);
        }
        turn::begin_turn(open, who, fx);
        Ok(())
    }

    /// Colonists of somebody's that are neither beside the board nor on it: on action cells and in mines.
    fn away(&self, who: Who) -> u8 {
        let posted: u8 = Main::ALL.into_iter().map(|main| self.open.posts[main][who.index()]).sum();
        posted + self.open.base(who).miners.len() as u8
    }

    /// All colonists of a company.
    fn crew() -> u8 {
        data().colonists
    }
}
