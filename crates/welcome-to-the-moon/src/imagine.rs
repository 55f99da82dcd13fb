//! A whole game that a view could have come from.

use game_core::{Drafts, Fx, Rng, Stream};

use crate::actions::Action;
use crate::adventure::{Adventure, SheetsOf};
use crate::board::{map_board, on_board};
use crate::campaign::Campaign;
use crate::card::{Card, CardSet};
use crate::rules::{self, campaign, supply, turn};
use crate::setup::{left, printed};
use crate::state::{Table, WelcomeToTheMoon};
use crate::view::{SheetsView, View};

/// Deals the unseen cards again. Others who have confirmed did something legal; who has not might have begun as well
/// as not, and is taken not to have.
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> WelcomeToTheMoon {
    let table = view.table;
    let decks = supply::redeal(&table, view.left.map(usize::from), rng);
    let board = map_board!(BoardView &view.board, sheets => Board imagine_sheets(view, sheets, rng));
    let omens = campaign::imagine_omens(&table, rng);
    WelcomeToTheMoon { table, decks, omens, board, rng: rng.fork() }
}

fn imagine_sheets<A: Adventure>(view: &View, seen: &SheetsView<A, A::Common>, rng: &mut Rng) -> SheetsOf<A> {
    let seats = view.table.seats;
    let mut sheets = printed::<A>(seats);
    sheets.open = seen.sheets;
    sheets.common = seen.common;
    sheets.desks = Drafts::new(seats, |seat| match seen.own {
        Some(own) if view.viewer.seat() == Some(seat) => own,
        _ => turn::desk_for(&view.table, &sheets, seat),
    });
    for seat in game_core::Seat::all(seats) {
        if view.viewer.seat() != Some(seat) && !view.deciding.contains(seat) {
            play_out(&view.table, &mut sheets, seat, rng);
        }
    }
    sheets
}

/// Plays a seat's part at random until it has confirmed.
fn play_out<A: Adventure>(table: &Table, sheets: &mut SheetsOf<A>, seat: game_core::Seat, rng: &mut Rng) {
    let fx = Fx::<()>::silent();
    let mut list: Vec<Action> = Vec::new();
    loop {
        list.clear();
        rules::legal_on(table, sheets, seat, &mut list);
        if list.is_empty() {
            return;
        }
        let action = list[rng.below(Stream::Table, list.len() as u32) as usize];
        let common = sheets.common;
        rules::act(table, &common, sheets.desks.acts(seat, &fx), seat, action);
    }
}

/// Shuffles what lies face down.
pub(crate) fn redeal(game: &mut WelcomeToTheMoon, rng: &mut Rng) {
    game.decks = supply::redeal(&game.table, left(&game.decks), rng);
    game.omens = campaign::imagine_omens(&game.table, rng);
    game.rng = rng.fork();
}

/// Panics when cards are lost or an agenda does not fit the part.
pub(crate) fn assert_sound(game: &WelcomeToTheMoon) {
    let table = &game.table;
    let fx = Fx::<()>::silent();
    let mut cards: Vec<Card> = game.decks.iter().flat_map(|deck| deck.inside(&fx)).collect();
    if let Some(astra) = &table.astra {
        let open = [astra.discard, astra.cards, astra.gone].into_iter().flat_map(CardSet::iter);
        cards.extend(open.chain(astra.drawn.iter().copied()));
        assert!(astra.drawn.len() <= 3, "more cards drawn than a turn has");
    } else {
        for (pile, deck) in table.piles.iter().zip(&game.decks) {
            cards.extend(pile.discard.iter().chain([pile.shown]).chain(pile.flipped));
            let inside: CardSet = deck.inside(&fx).collect();
            assert!(table.pass == 1 || inside == pile.inside, "a pile holds other cards than known");
        }
    }
    let set: CardSet = cards.iter().copied().collect();
    let random: usize = table.campaign.iter().flat_map(Campaign::random_removals).map(|(_, count)| count).sum();
    let known = table.astra.is_some() && table.pass > 1;
    let effects = if table.astra.is_some() { 3 } else { 0 };
    let all = table.stock.len() - if known { 0 } else { random } + effects;
    assert_eq!((set.len(), cards.len()), (all, all), "starship cards are lost or doubled");
    assert!(set.starships().without(table.stock).is_empty(), "a card is in play that should not be");
    assert_eq!(table.outcome.is_some(), rules::deciding(game).is_empty(), "the end and the agendas disagree");
    on_board!(&game.board, sheets => assert_sheets(sheets));
}

fn assert_sheets<A: Adventure>(sheets: &SheetsOf<A>) {
    for (_, sheet) in sheets.open.iter() {
        sheet.assert_sound(&sheets.common);
    }
}
