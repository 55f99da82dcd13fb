//! One table in this terminal: who sits where, what has happened, how far back one may go.

use game_core::{Seat, SeatSet, Seed, Told};
use game_registry::{GameEntry, Move, MoveError, Names, RunningGame, Saying, SeatedBot};
use serde_json::Value;

use crate::args::Sitter;
use crate::error::CliError;
use crate::words::Lang;

/// A game with the people and bots who play it.
pub(super) struct Table {
    /// The game itself.
    pub(super) game: Box<dyn RunningGame>,
    /// What the seats are called.
    pub(super) names: Names,
    /// Who sits where.
    pub(super) sitters: Vec<Sitter>,
    /// Everything that has happened.
    pub(super) events: Vec<Told<Saying>>,
    bots: Vec<Option<Box<dyn SeatedBot>>>,
    past: Vec<Past>,
    options: Value,
    seed: Seed,
}

/// An action that was taken, and the game before it.
struct Past {
    seat: Seat,
    notation: String,
    before: Box<dyn RunningGame>,
    events_before: usize,
    barrier: SeatSet,
}

/// Why an action cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoUndo {
    /// The seat has done nothing yet.
    Nothing,
    /// Somebody else has acted since.
    Others,
    /// A secret or chance has come up since.
    Barrier,
}

impl Table {
    /// Sits everybody down at a new game.
    pub(super) fn open(
        entry: &'static dyn GameEntry,
        options: &Value,
        sitters: &[Sitter],
        seed: u64,
        names: Names,
    ) -> Result<Self, CliError> {
        let seats = u8::try_from(sitters.len()).unwrap_or(u8::MAX);
        let game = entry.start(options, seats, Seed::from(seed))?;
        let bot = |(seat, sitter): (Seat, &Sitter)| match sitter {
            Sitter::Human => None,
            Sitter::Bot(spec) => Some(entry.bot(spec, private_seed(seed, seat))),
        };
        Ok(Table {
            bots: Seat::all(seats).zip(sitters).map(bot).collect(),
            game,
            names,
            sitters: sitters.to_vec(),
            events: Vec::new(),
            past: Vec::new(),
            options: options.clone(),
            seed: Seed::from(seed),
        })
    }

    /// The human who is to decide next; bots go before.
    pub(super) fn human_to_decide(&self) -> Option<Seat> {
        self.game.deciding().iter().find(|seat| self.sitters[seat.index()] == Sitter::Human)
    }

    /// Lets a bot that owes a decision take it; false when none does.
    pub(super) fn bot_acts(&mut self, lang: Lang) -> Result<bool, CliError> {
        for seat in self.game.deciding().iter() {
            let Some(bot) = &mut self.bots[seat.index()] else { continue };
            let action = self.game.sight(seat).and_then(|sight| bot.decide(&sight));
            let done = action.is_some_and(|action| self.act(seat, &action).is_ok());
            if !done {
                let name = self.names.name(seat);
                return Err(CliError::Failed(lang.say("term-bot-silent", [("name", name.into())])));
            }
            return Ok(true);
        }
        Ok(false)
    }

    /// Carries out an action in notation.
    pub(super) fn act(&mut self, seat: Seat, notation: &str) -> Result<(), MoveError> {
        let before = self.game.copy();
        let played = self.game.play(seat, Move::Notation(notation))?;
        let (events_before, barrier) = (self.events.len(), played.barrier);
        self.past.push(Past { seat, notation: played.notation, before, events_before, barrier });
        self.events.extend(played.events);
        Ok(())
    }

    /// Takes back the seat's last action and says which it was.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<String, NoUndo> {
        let mine = self.past.iter().rposition(|past| past.seat == seat).ok_or(NoUndo::Nothing)?;
        if mine + 1 < self.past.len() {
            return Err(NoUndo::Others);
        }
        match self.past.pop_if(|past| !past.barrier.contains(seat)) {
            None => Err(NoUndo::Barrier),
            Some(past) => {
                self.game = past.before;
                self.events.truncate(past.events_before);
                Ok(past.notation)
            }
        }
    }

    /// The journal of all that was done.
    pub(super) fn journal(&self) -> Result<String, CliError> {
        let actions: Vec<(Seat, String)> = self.past.iter().map(|past| (past.seat, past.notation.clone())).collect();
        Ok(self.game.entry().record(&self.options, self.game.seats(), self.seed, &actions)?)
    }
}

/// A bot's own chance, which tells it nothing of the deal.
fn private_seed(seed: u64, seat: Seat) -> Seed {
    let mut key = Seed::from(seed).0;
    key[31] = 1 + seat.0;
    Seed(key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::names::seat_names;

    fn table(sitters: &[Sitter]) -> Table {
        let entry = game_registry::find("sample-game").expect("the sample game");
        let names = seat_names(Lang::ENGLISH, sitters.len() as u8);
        Table::open(entry, &Value::Null, sitters, 7, names).expect("a table")
    }

    #[test]
    fn an_action_is_taken_back_until_somebody_else_acts() {
        let mut table = table(&[Sitter::Human, Sitter::Human]);
        assert_eq!(table.undo(Seat(0)), Err(NoUndo::Nothing));
        let before = table.game.digest();
        table.act(Seat(0), "bid 1").expect("a bid");
        assert_eq!(table.undo(Seat(0)), Ok("bid 1".to_owned()));
        assert_eq!(table.game.digest(), before);
        assert!(table.events.is_empty());
        table.act(Seat(0), "bid 1").expect("a bid");
        table.act(Seat(1), "bid 2").expect("a bid");
        assert_eq!(table.undo(Seat(0)), Err(NoUndo::Others));
        assert_eq!(table.undo(Seat(1)), Err(NoUndo::Barrier));
    }

    #[test]
    fn bots_act_by_themselves_and_the_journal_tells_it_all() {
        let bot = Sitter::Bot(game_registry::BotSpec::Random);
        let mut table = table(&[bot, bot, bot]);
        while table.bot_acts(Lang::ENGLISH).expect("bots play by the rules") {}
        assert!(table.game.outcome().is_some());
        let journal = table.journal().expect("a journal");
        let replay = table.game.entry().replay(&journal).expect("the same game again");
        assert_eq!(replay.game.digest(), table.game.digest());
    }
}
