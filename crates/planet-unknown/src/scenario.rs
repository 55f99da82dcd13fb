//! The words scenarios of this game know: [`facts`] is the table of them. A `given` after actions takes back what nobody
//! has laid open yet.

mod expect;
mod facts;
mod given;

use game_core::{Deck, Fx, Seat};
use game_testkit::facts::{Fact, Said};
use game_testkit::{Names, Staged};

use crate::events::Event;
use crate::rules::{finish, round};
use crate::state::{Part, PlanetUnknown};

impl Staged for PlanetUnknown {
    const FACTS: &'static [Fact<Self>] = facts::FACTS;

    fn turn(&mut self, line: &str, _: &Names) -> Result<(), String> {
        Err(format!("`turn {line}`: everybody plays at once, it is nobody's turn."))
    }

    /// Works out technologies and opens the desks for the part.
    fn staged(&mut self) -> Result<(), String> {
        let mut fx = Fx::<Event>::silent();
        given::prepare(self);
        match self.table.part {
            Part::Setup if self.table.round > 0 => round::begin_round(self, &mut fx),
            Part::Draft | Part::Setup => round::begin(self, self.table.part, self.table.active),
            Part::Rotate => round::event_step(self, &mut fx),
            Part::Final => finish::begin_final(self, &mut fx),
            Part::FinalCivs => finish::count(self, &mut fx),
            _ => round::begin(self, Part::Turn, None),
        }
        round::proceed(self, &mut fx);
        Ok(())
    }
}

/// Where the scenario begins: a turn, a new round, the final phase, the count.
fn set_part(game: &mut PlanetUnknown, said: &Said<'_>) -> Result<(), String> {
    let word = said.word("part");
    game.table.active = None;
    game.table.round = game.table.round.max(1);
    game.table.part = match word {
        "turn" => Part::Turn,
        "round" => Part::Setup,
        "final" => Part::Final,
        _ => Part::FinalCivs,
    };
    if word == "turn" {
        let fx = Fx::<Event>::silent();
        // Private objectives that would still have to be chosen are those kept.
        for seat in Seat::all(game.table.seats) {
            let hand = &mut game.desks.acts(seat, &fx).hand;
            if game.table.solo() && hand.objectives.len() > 3 {
                let last = hand.objectives.iter().next_back();
                last.into_iter().for_each(|card| {
                    hand.objectives.remove(card);
                    hand.returned.insert(card);
                });
            }
        }
    }
    Ok(())
}

/// A pile in this order, its first card on top, nobody knowing any of them.
fn pile<T: Copy + Default, const N: usize>(cards: impl DoubleEndedIterator<Item = T>) -> Deck<T, N> {
    Deck::in_order(cards.map(|card| game_core::Secret::new(card, game_core::SeatSet::NONE)))
}
