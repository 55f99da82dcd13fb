//! Between two rounds: the special plan, markers and tiles, the card display.

use game_core::{Fx, List, Seat, SeatSet};

use crate::data::data;
use crate::events::Event;
use crate::luna;
use crate::pieces::{Card, Plan, Space};
use crate::rules::{planning, series};
use crate::state::{Lying, Marker, Open, Skymines};

/// All have ended the action phase: the last round is followed by final scoring, any other by preparation.
/// § SK-1.2 SK-4.4 SK-18.3
pub(crate) fn end_of_round(game: &mut Skymines, fx: &mut Fx<Event>) {
    let open = &game.open;
    let cut_short = open.threat_left().is_some_and(|threat| threat.facts().last_round == Some(open.round));
    if open.round == data().display.rounds || cut_short {
        return series::finish_game(game, fx);
    }
    fx.stop_undo(SeatSet::ALL);
    reveal_special(&mut game.open, fx);
    take_markers(&mut game.open, fx);
    renew_display(game, fx);
    begin_round(game, fx);
}

/// The coin under the next special plan goes to the supplement space, and the plan can be bought.
/// § SK-13.1
fn reveal_special(open: &mut Open, fx: &mut Fx<Event>) {
    let next = open.round + 1;
    let (plan, coins) = (Plan::special(next), data().display.round_coins[usize::from(next)]);
    open.supplement += coins;
    open.specials.insert(plan);
    fx.tell(|| Event::SpecialRevealed { plan, coins });
}

/// Markers go back to their owners, one-time markers leave the game, and tile spaces give their tiles to people.
/// § SK-13.2 SK-17.4
fn take_markers(open: &mut Open, fx: &mut Fx<Event>) {
    for space in Space::ALL {
        let Some(marker) = open.spaces[space].take() else { continue };
        take_back(open, marker);
        if let (Some(tile), Some(seat)) = (space.tile(), open.seat_of(marker.who)) {
            let card = Card::tile(tile);
            open.persons[seat].area.push(Lying { card, slot: None, up: true, plus: false });
            fx.tell(|| Event::TileReceived { seat, card });
        }
    }
    for seat in Seat::all(open.seats) {
        if let Some(marker) = open.persons[seat].personal.take() {
            take_back(open, marker);
        }
    }
}

fn take_back(open: &mut Open, marker: Marker) {
    if !marker.once {
        open.account_mut(marker.who).markers += 1;
    }
}

/// The right column is discarded, the other cards of each row move up, and empty cells are filled by their numbers.
/// § SK-13.3
fn renew_display(game: &mut Skymines, fx: &mut Fx<Event>) {
    const ROWS: usize = 4;
    let display = &mut game.open.display;
    let mut discarded: List<Card, 12> = List::new();
    for row in 0..ROWS {
        let [right, middle, left] = [row, row + ROWS, row + 2 * ROWS];
        display[right].take().into_iter().for_each(|card| discarded.push(card));
        let mut cards = [middle, left].map(|cell| display[cell].take()).into_iter().flatten();
        (display[right], display[middle]) = (cards.next(), cards.next());
    }
    discarded.iter().for_each(|card| game.open.discard.insert(*card));
    let mut drawn: List<Card, 12> = List::new();
    fill_display(game, &mut drawn, fx);
    fx.tell(|| Event::DisplayRenewed { discarded: discarded.as_slice().to_vec(), drawn: drawn.as_slice().to_vec() });
}

/// Empty cells are filled from the deck while it lasts, the lowest number first.
/// § SK-2.4 SK-13.3 SK-20.2
pub(crate) fn fill_display(game: &mut Skymines, drawn: &mut List<Card, 12>, fx: &mut Fx<Event>) {
    for cell in 0..game.open.display.0.len() {
        if game.open.display[cell].is_none()
            && let Some(card) = game.deck.draw(fx, Seat(0))
        {
            game.open.display[cell] = Some(card);
            drawn.push(card);
        }
    }
    fx.stop_undo(SeatSet::ALL);
}

/// Lunas draw their cards, then everybody plans.
/// § SK-1.2 SK-15.4
pub(crate) fn begin_round(game: &mut Skymines, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    open.round += 1;
    open.starter = open.first;
    open.accounts.as_mut_slice().iter_mut().for_each(|account| account.out = false);
    for seat in Seat::all(open.seats) {
        open.persons[seat].turns = 0;
    }
    let (round, seat) = (open.round, open.first);
    fx.tell(|| Event::RoundStarted { round, seat });
    luna::begin_round(game, fx);
    planning::begin(game);
}
