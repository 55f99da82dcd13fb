//! Order: actions taken together, and actions taken back.

use game_core::{Seat, SeatSet};

use super::chance::Used;
use super::run::{Deed, Run, Wrong, refusal_text};
use super::script::{Refusal, Step, Word};
use super::staged::Staged;
use crate::compare::{differ, paths_that_differ};
use crate::guard::guard;

impl<G: Staged> Run<'_, G> {
    /// Plays the actions that follow in the order written and, apart, in reverse: both must lead to one position.
    pub(super) fn together(&mut self, step: &Step, rest: &[Step]) -> Result<usize, Wrong> {
        let block: Vec<&Step> = rest.iter().take_while(|step| acting(step).is_some()).collect();
        let seats: SeatSet = block.iter().filter_map(|step| acting(step)).collect();
        if block.len() < 2 || seats.len() as usize != block.len() {
            let reason = "`together` needs two or more actions of different players right after it.".to_owned();
            return Err(Wrong { line: step.line, reason, panicked: false });
        }
        let mut game = self.game.clone();
        for step in &block {
            let Word::Act { seat, action, .. } = &step.word else { continue };
            self.act(step.line, *seat, action, None)?;
        }
        self.end_chance()?;
        let deeds = &self.past[self.past.len() - block.len()..];
        let mut left_over = Used::default();
        for (step, Deed { seat, action, used, .. }) in block.iter().zip(deeds).rev() {
            let mut fx = used.again(&left_over);
            let played = guard(|| game.play(*seat, *action, &mut fx)).map_err(Wrong::at(step.line))?;
            let backwards = |why: String| Wrong::at(step.line)(format!("In reverse order {why}"));
            played.map_err(|why| backwards(format!("the action is {}", self.illegal_text(&why))))?;
            left_over = Used::left(&mut fx).map_err(backwards)?;
        }
        if game != self.game {
            let paths = paths_that_differ(&self.game, &game);
            let reason = format!("The order of the actions changes the game:\n{paths}");
            return Err(Wrong { line: step.line, reason, panicked: false });
        }
        Ok(1 + block.len())
    }

    /// Takes back a seat's last action: refused past a barrier, and when others have acted on what it did.
    pub(super) fn undo(&mut self, line: usize, seat: Seat, refused: Option<&Refusal>) -> Result<(), Wrong> {
        match (self.without_last(seat), refused) {
            (Ok((game, since)), None) => {
                self.past.truncate(self.past.len() - since.len() - 1);
                self.past.extend(since);
                self.game = game;
                (self.told, self.barrier) = (Vec::new(), SeatSet::NONE);
                self.sound().map_err(Wrong::at(line))
            }
            (Err(why), Some(refusal)) => match &refusal.sentence {
                Some(said) if *said != why => {
                    let reason = differ("The undo is refused for another reason.", said, &why);
                    Err(Wrong::at(refusal.line)(reason))
                }
                _ => Ok(()),
            },
            (Ok(_), Some(refusal)) => {
                Err(Wrong::at(refusal.line)(differ("The undo was accepted.", &refusal_text(refusal), "accepted")))
            }
            (Err(why), None) => {
                Err(Wrong::at(line)(differ("The undo was refused.", "accepted", &format!("refused: {why}"))))
            }
        }
    }

    /// The position without a seat's last action, and what others did since, played again.
    fn without_last(&self, seat: Seat) -> Result<(G, Vec<Deed<G>>), String> {
        let place = self.past.iter().rposition(|deed| deed.seat == seat).ok_or("There is nothing to undo.")?;
        let (undone, since) = (&self.past[place], &self.past[place + 1..]);
        if self.past[place..].iter().any(|deed| deed.barrier.contains(seat)) {
            return Err("Something was learned since: dice, a draw or a reveal.".to_owned());
        }
        let mut game = undone.before.clone();
        let at_once = game.deciding();
        let mut again = Vec::new();
        for &Deed { seat, action, ref used, .. } in since {
            if !at_once.contains(seat) {
                return Err(format!("{} has acted since.", self.names.name(seat)));
            }
            let (before, used) = (game.clone(), used.clone());
            let mut fx = used.again(&Used::default());
            let played = guard(|| game.play(seat, action, &mut fx))?;
            let needs = |why| format!("What {} did since needs it: {}", self.names.name(seat), self.illegal_text(&why));
            played.map_err(needs)?;
            again.push(Deed { seat, action, before, barrier: fx.take().1, used });
        }
        Ok((game, again))
    }
}

fn acting(step: &Step) -> Option<Seat> {
    match step.word {
        Word::Act { seat, refused: None, .. } => Some(seat),
        _ => None,
    }
}
