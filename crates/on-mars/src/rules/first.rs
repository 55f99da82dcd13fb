//! The variant First Colonists: A cards, B cards and their tasks.

use game_core::{Fx, IdSet, Seat, SeatSet, Viewer};

use crate::actions::Action;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{BCard, Building, Errand, Who};
use crate::rules::{effects, free};
use crate::state::{OnMars, Open, Phase};
use crate::tasks::Task;

/// Cards drawn for an A card.
const DRAWN: usize = 2;

/// Somebody has done what a B card may ask for, in their own turn or in the shuttle phase.
/// § OM-14.3
pub(crate) fn done(open: &mut Open, who: Who, errand: Errand) {
    if open.active == who && open.phase != Phase::Setup {
        open.turn.errands.insert(errand);
    }
}

/// The first building that an A card shows reveals it, and two B cards are drawn.
/// § OM-14.3
pub(crate) fn built(game: &mut OnMars, who: Who, building: Building, fx: &mut Fx<Event>) {
    let Some(seat) = game.open.seat_of(who).filter(|seat| game.open.base(*seat).a_card) else { return };
    let Some(card) = game.hands[seat].inside(fx).a.filter(|card| card.buildings().contains(building)) else { return };
    game.hands[seat].change(|hand| hand.a = None);
    fx.stop_undo(SeatSet::ALL);
    game.open.base_mut(seat).a_card = false;
    game.open.a_boxed.insert(card);
    fx.tell(|| Event::ACardRevealed { seat, card });
    // What was done before the cards came cannot fulfil them.
    game.open.turn.errands = IdSet::EMPTY;
    game.open.turn.developed = 0;
    let mut drawn: game_core::List<BCard, DRAWN> = game_core::List::new();
    for _ in 0..DRAWN {
        game.b_deck.draw(fx, seat).into_iter().for_each(|card| drawn.push(card));
    }
    game.hands[seat].change(|hand| drawn.iter().for_each(|card| hand.b.insert(*card)));
    let count = drawn.len() as u8;
    game.open.base_mut(seat).b_cards += count;
    let told = |cards: Vec<BCard>| Event::BCardsDrawn { seat, cards, count };
    fx.tell_secret(seat, || told(drawn.as_slice().to_vec()), || told(Vec::new()));
}

/// One task a turn, once it is fulfilled.
/// § OM-14.3
pub(crate) fn check_errand(game: &OnMars, seat: Seat, card: BCard) -> Result<(), Illegal> {
    let open = &game.open;
    if !matches!(open.task().map(|pending| pending.task), Some(Task::Errand)) {
        free::check_turn(open, seat.into())?;
    }
    let hand = game.hands[seat].seen_by(Viewer::Seat(seat));
    if !hand.is_some_and(|hand| hand.b.contains(card)) {
        return Err(Illegal::NotYourCard { card });
    }
    if open.turn.errand_done {
        return Err(Illegal::OneErrandOnly);
    }
    if !open.turn.errands.contains(card.facts().0) {
        return Err(Illegal::ErrandNotDone { card });
    }
    free::check_gain(open, seat.into(), card.facts().1.effect)
}

pub(crate) fn legal_errands(game: &OnMars, seat: Seat, into: &mut Vec<Action>) {
    let open = &game.open;
    if open.base(seat).b_cards == 0 || open.turn.errands.is_empty() {
        return;
    }
    let Some(hand) = game.hands[seat].seen_by(Viewer::Seat(seat)) else { return };
    let cards = hand.b.iter().filter(|card| check_errand(game, seat, *card).is_ok());
    into.extend(cards.map(|card| Action::Errand { card }));
}

pub(crate) fn apply_errand(game: &mut OnMars, seat: Seat, card: BCard, fx: &mut Fx<Event>) {
    if matches!(game.open.task().map(|pending| pending.task), Some(Task::Errand)) {
        game.open.tasks.pop();
    }
    game.hands[seat].change(|hand| hand.b.remove(card));
    game.open.base_mut(seat).b_cards -= 1;
    game.open.b_boxed.insert(card);
    game.open.turn.errand_done = true;
    fx.tell(|| Event::BCardRevealed { seat, card });
    effects::begin(&mut game.open, seat.into(), card.facts().1, false, fx);
}

/// Whether somebody is asked after a journey: by what all can see.
/// § OM-14.3
pub(crate) fn asks(open: &Open, who: Who) -> bool {
    open.base(who).b_cards > 0 && !open.turn.errands.is_empty() && !open.turn.errand_done
}
